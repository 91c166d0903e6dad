### Le impostazioni.

settings-title = { $name ->
    [language] Lingua
    [level] Livello
    [coach] Avvisi
    [verbosity] Dettaglio
    [view] Vista
    [cells] Celle
    [letters] Lettere
    [voice] Voce
    [rate] Velocità
    [volume] Volume
    [speaker] Timbro
    [listen] Ascolto
    [window] Correzione
    [learning] Apprendimento
    [settling] Attesa
    [touch] Tocco
    [patience] Pazienza
    [repeating] Riscontro
    [tones] Richiami
    [following] Automatico
    [ahead] Anticipo
    [marks] Scadenze
    [countdown] Countdown
    [opening] Avvio
   *[sounds] Suoni
}
settings-named = { $name ->
    [language] la lingua
    [level] il livello
    [coach] gli avvisi
    [verbosity] il dettaglio
    [view] la vista
    [cells] le celle
    [letters] le lettere
    [voice] la voce
    [rate] la velocità
    [volume] il volume
    [speaker] il timbro
    [listen] l'ascolto
    [window] la correzione
    [learning] l'apprendimento
    [settling] l'attesa
    [touch] il tocco
    [patience] la pazienza
    [repeating] il riscontro
    [tones] i richiami
    [following] l'automatico
    [ahead] l'anticipo
    [marks] le scadenze
    [countdown] il countdown
    [opening] l'avvio
   *[sounds] i suoni
}
settings-value = { $name ->
    [language] { $value ->
        [it] italiano
        [en] inglese
       [pt-BR] brasiliano, il portoghese del Brasile
       *[pt] portoghese
    }
    [coach] { $value ->
        [off] niente
        [exists] avvisa, senza dire quale presa
        [squares] caselle, dice quali prese
       *[why] regola, dice quali prese e perché
    }
    [verbosity] { $value ->
        [brief] breve
        [normal] normale
       *[full] completo
    }
    [view] { $value ->
        [own] mia, da dove gioco
       *[white] bianco, sempre dal Bianco
    }
    [cells] { $value ->
        [unlimited] nessun limite, righe di ogni lunghezza
       *[other] { $value }
    }
    [letters] { $value ->
        [auto] automatiche, b e n in braille, parole altrove
        [words] parole
       *[other] { $value }
    }
    [voice] { $value ->
        [auto] automatica, propria se non c'è un lettore di schermo
        [own] propria
        [reader] lettore, il tuo lettore di schermo
       *[off] nessuna
    }
    [sounds] { $value ->
        [on] tutti
        [off] nessuno
       *[other] alcuni
    }
    [listen] { $value ->
        [off] spento, solo la tastiera
        [push] tasto, dopo lo spazio su una riga vuota
       *[open] aperto, sempre
    }
    [learning] { $value ->
        [on] acceso, dalle tue correzioni e dalla tua voce
        [forget] dimentica, cancella quello che ho imparato
       *[off] spento
    }
    [settling] { $value ->
        [push] solo il tasto della damiera
       *[other] { $value } millesimi di secondo, a pezzi fermi
    }
    [touch] { $value ->
        [on] acceso, il pezzo toccato va mosso
       *[off] spento, toccare non obbliga
    }
    [repeating] { $value ->
        [on] acceso, l'avversario ripete ogni mossa prima che parta il suo orologio
       *[off] spento
    }
    [tones] { $value ->
        [on] accesi, guidano la mano alle caselle
       *[off] spenti
    }
    [following] { $value ->
        [on] acceso, il livello sale se vinci e scende se perdi
       *[off] spento, il livello resta quello che scegli
    }
    [ahead] { $value ->
        [on] acceso, la mossa scritta mentre il computer pensa si gioca dopo la sua
       *[off] spento
    }
    [marks] { $value ->
        [on] tutte, a 10, 5, 3 minuti e uno, a 30 secondi e 10
        [few] poche, a 5 minuti e uno, a 10 secondi
        [minute] minuto, a un minuto e a 10 secondi
       *[off] nessuna
    }
    [countdown] { $value ->
        [on] acceso, conto a voce i tuoi ultimi cinque secondi
       *[off] spento
    }
    [opening] { $value ->
        [usual] solita, tu col Bianco contro il computer, dama italiana
        [this] così, come questa
        [italian-white] dama italiana, tu col Bianco contro il computer
        [italian-black] dama italiana, tu col Nero contro il computer
        [italian-people] dama italiana, due persone
        [international-white] dama internazionale, tu col Bianco contro il computer
        [international-black] dama internazionale, tu col Nero contro il computer
       *[international-people] dama internazionale, due persone
    }
    [window] { $value } secondi
    [patience] { $value } secondi
    [rate] { $value }
    [volume] { $value }
    [speaker] { $value }
   *[level] { $value ->
        [by-time] tempo fisso per ogni mossa
        [easier] uno in meno
        [harder] uno in più
       *[other] { $value }
    }
}
    .brief = { $name ->
        [language] { $value ->
            [it] italiano
            [en] inglese
           [pt-BR] brasiliano
           *[pt] portoghese
        }
        [coach] { $value ->
            [off] niente
            [exists] avvisa
            [squares] caselle
           *[why] regola
        }
        [verbosity] { $value ->
            [brief] breve
            [normal] normale
           *[full] completo
        }
        [view] { $value ->
            [own] mia
           *[white] bianco
        }
        [cells] { $value ->
            [unlimited] nessun limite
           *[other] { $value }
        }
        [letters] { $value ->
            [auto] automatiche
            [words] parole
           *[other] { $value }
        }
        [voice] { $value ->
            [auto] automatica
            [own] propria
            [reader] lettore
           *[off] nessuna
        }
        [sounds] { $value ->
            [on] tutti
            [off] nessuno
           *[other] alcuni
        }
        [listen] { $value ->
            [off] spento
            [push] tasto
           *[open] aperto
        }
        [learning] { $value ->
            [on] acceso
            [forget] dimentica
           *[off] spento
        }
        [settling] { $value ->
            [push] solo il tasto
           *[other] { $value } millesimi
        }
        [touch] { $value ->
            [on] acceso
           *[off] spento
        }
        [repeating] { $value ->
            [on] acceso
           *[off] spento
        }
        [tones] { $value ->
            [on] accesi
           *[off] spenti
        }
        [following] { $value ->
            [on] acceso
           *[off] spento
        }
        [ahead] { $value ->
            [on] acceso
           *[off] spento
        }
        [marks] { $value ->
            [on] tutte
            [few] poche
            [minute] minuto
           *[off] nessuna
        }
        [countdown] { $value ->
            [on] acceso
           *[off] spento
        }
        [opening] { $value ->
            [usual] solita
            [this] così
            [italian-white] italiana, Bianco
            [italian-black] italiana, Nero
            [italian-people] italiana, due persone
            [international-white] internazionale, Bianco
            [international-black] internazionale, Nero
           *[international-people] internazionale, due persone
        }
        [window] { $value } secondi
        [patience] { $value } secondi
        [rate] { $value }
        [volume] { $value }
        [speaker] { $value }
       *[level] { $value ->
            [by-time] tempo fisso per ogni mossa
            [easier] uno in meno
            [harder] uno in più
           *[other] { $value }
        }
    }
settings-label = { $name ->
    [level] Livello del computer
    [coach] Avvisi di presa obbligatoria
    [verbosity] Dettaglio delle frasi
    [view] Vista, da che lato si legge la damiera
    [cells] Celle, quante in una riga braille
    [letters] Lettere, come sono scritti i pezzi
    [voice] Voce, chi legge
    [rate] Velocità della voce
    [volume] Volume della voce
    [speaker] Timbro, quale voce della lingua
    [listen] Ascolto, giocare a voce
    [window] Correzione, il tempo per ritirare con un no una mossa detta
    [learning] Apprendimento, ricordo i numeri che confondo
    [settling] Attesa, prima di leggere la damiera elettronica
    [touch] Tocco, il pezzo sollevato sulla damiera elettronica va mosso
    [patience] Pazienza, prima di chiedere di un pezzo tolto dalla damiera
    [repeating] Riscontro, l'avversario ripete ogni mossa annunciata
    [tones] Richiami, suoni che guidano la mano alla casella
    [following] Automatico, il livello segue i tuoi risultati
    [ahead] Anticipo, scrivere la mossa mentre il computer pensa
    [marks] Scadenze, quando dico il tempo che resta
    [countdown] Countdown, il conto alla rovescia degli ultimi cinque secondi
    [opening] Avvio, con quale partita si comincia
    [sounds] Suoni delle mosse
   *[other] { settings-title }
}
settings-told = { $name ->
    [coach] { $value ->
        [off] nessuno
        [exists] dico solo che c'è
        [squares] dico le caselle
       *[why] dico le caselle e la regola
    }
    [view] { $value ->
        [own] dal tuo
       *[white] sempre dal Bianco
    }
    [letters] { $value ->
        [auto] lettere in braille, parole altrove
        [words] sempre parole
       *[other] { $value }
    }
    [voice] { $value ->
        [auto] automatica, il programma se non c'è un lettore di schermo
        [own] il programma
        [reader] il lettore di schermo
       *[off] nessuno
    }
    [rate] { $value } parole al minuto
    [volume] { $value } su 100
    [speaker] la numero { $value }
    [listen] { $value ->
        [off] spento
        [push] dopo la barra spaziatrice
       *[open] sempre
    }
    [learning] { $value ->
        [on] sì
       *[off] no
    }
    [settling] { $value ->
        [push] solo il tasto
       *[other] { $value } millesimi di secondo
    }
    [touch] { $value ->
        [on] sì
       *[off] no
    }
    [repeating] { $value ->
        [on] sì
       *[off] no
    }
    [following] { $value ->
        [on] sì
       *[off] no
    }
    [ahead] { $value ->
        [on] si può
       *[off] non si può
    }
    [marks] { $value ->
        [on] sei, da 10 minuti a 10 secondi
        [few] tre, da 5 minuti a 10 secondi
        [minute] a un minuto e a 10 secondi
       *[off] mai
    }
    [opening] { $value ->
        [usual] la solita, dama italiana col Bianco
       *[other] { settings-value.brief }
    }
   *[other] { settings-value.brief }
}
settings-part = { $part ->
    [1] { $count } impostazioni, in { $parts_word } parti.
   *[other] Parte { $part } di { $parts }.
}
    .brief = { $part ->
        [1] { $count } impostazioni, 1 di { $parts }.
       *[other] Parte { $part } di { $parts }.
    }
    .narrow = { settings-part.brief }
settings-setting = { $number }. { settings-label }: { settings-told }.
    .brief = { $number }. { settings-title }: { settings-value.brief }.
    .narrow = { settings-setting.brief }
settings-which = { $part ->
    [first] Scrivi avanti per la parte seguente, o il numero o il nome di una qualsiasi, anche con il valore, per esempio livello 3. Per chiudere l'elenco scrivi no.
    [middle] Avanti, indietro, un numero o un nome, o no per chiudere l'elenco.
   *[last] È tutto. Indietro, un numero o un nome, o no per chiudere l'elenco.
}
    .brief = { $part ->
        [last] Numero o nome, o no.
       *[other] Avanti, numero o nome, o no.
    }
    .narrow = { settings-which.brief }
settings-now = { settings-title }: { settings-value }.
    .brief = { settings-title }: { settings-value.brief }.
settings-option = { $number }. { settings-value }{ $is_default ->
    [yes] , predefinito
   *[no] {""}
}.
    .brief = { $number }. { settings-value.brief }{ $is_default ->
        [yes] , predefinito
       *[no] {""}
    }.
settings-which-value = { $has_most ->
    [yes] { $name ->
        [cells] Scrivi quante celle, da { $least } a { $most }, o 0 per righe di ogni lunghezza, che è il predefinito.
        [settling] Scrivi quanti millesimi di secondo, da { $least } a { $most }, o 0 per il solo tasto della damiera; il predefinito è { $default }.
        [rate] Scrivi un numero da { $least } a { $most }; il predefinito è { $default }. Vale per questa lingua: ogni lingua ha la sua velocità.
       *[other] Scrivi un numero da { $least } a { $most }; il predefinito è { $default }.
    }
   *[no] { $name ->
        [letters] Scrivi il numero, o lettere e due lettere a piacere, prima del Bianco e poi del Nero, per esempio lettere xo.
       *[other] Scrivi il numero o la prima parola.
    }
}
    .brief = { $has_most ->
        [yes] { $name ->
            [cells] Da { $least } a { $most }, o 0 senza limite.
            [settling] Da { $least } a { $most }, o 0 per il solo tasto; predefinito { $default }.
           *[other] Da { $least } a { $most }; predefinito { $default }.
        }
       *[no] { $name ->
            [letters] Numero, o due lettere: lettere xo.
           *[other] Numero o prima parola.
        }
    }
settings-changed = Fatto. { settings-title }: { settings-value }.
    .brief = { settings-title }: { settings-value.brief }.
    .repeated = { settings-title }: { settings-value }.
settings-language-back = Per tornare { $value ->
    [it] all'italiano scrivi lingua italiano.
    [en] all'inglese scrivi lingua inglese.
    [pt-BR] al brasiliano scrivi lingua brasiliano.
   *[pt] al portoghese scrivi lingua portoghese.
}
    .brief = Per { $value ->
        [it] l'italiano: lingua italiano.
        [en] l'inglese: lingua inglese.
        [pt-BR] il brasiliano: lingua brasiliano.
       *[pt] il portoghese: lingua portoghese.
    }
settings-level-goes-on = Il livello segue ancora i tuoi risultati: per lasciarlo fermo scrivi automatico spento.
    .brief = Segue i risultati: automatico spento lo ferma.
settings-level-idle-time = In questa partita il computer gioca a tempo: scrivi livello e un numero, e il livello seguirà i tuoi risultati.
    .brief = Ora il computer gioca a tempo.
settings-level-idle-people = Vale per le partite di una persona sola contro il computer, non per questa.
    .brief = Non in questa partita.
settings-level-idle-start = Questa partita non conta, perché comincia da una posizione preparata: ne conta una dall'inizio.
    .brief = Non in questa partita.
settings-ask-level = Il livello è { $level }: lo porto a { $wanted }? Rispondi sì o no.
    .brief = Da livello { $level } a { $wanted }: sì o no?
    .again = Passo dal livello { $level } al livello { $wanted }? Rispondi sì o no, per favore.
settings-level-end = Il livello è { $level }, il più { $is_highest ->
    [yes] alto: più difficile di così non c'è.
   *[no] basso: più facile di così non c'è.
}
    .brief = Il livello { $level } è il più { $is_highest ->
        [yes] alto.
       *[no] basso.
    }
settings-at-end = { $name ->
    [volume] Il volume è già al { $is_highest ->
        [yes] massimo: { $value }. Per sentire più forte alza quello del computer.
       *[no] minimo: { $value }.
    }
    [rate] La velocità è già { $is_highest ->
        [yes] la massima
       *[no] la minima
    }: { $value } parole al minuto.
   *[other] { settings-title }: { settings-value.brief }, già il { $is_highest ->
        [yes] massimo.
       *[no] minimo.
    }
}
    .brief = { settings-title }: { settings-value.brief }, il { $is_highest ->
        [yes] massimo.
       *[no] minimo.
    }
settings-fixed = { settings-title }: non si cambiano in questa partita, in cui tieni a mente la posizione: direbbero dove sono i pezzi.{ $left ->
    [0] {""}
   *[other] {" "}Scrivi prese per chiederle, e conta come una domanda.
}{ $value ->
    [off] {" "}Per averli avvia il programma con l'opzione coach squares.
   *[other] {" "}Per non averli avvia il programma con l'opzione coach off.
}
    .brief = Avvisi fissi: partita a mente.{ $left ->
        [0] {""}
       *[other] {" "}Per chiederle scrivi prese: conta come domanda.
    }{ $value ->
        [off] {" "}Per averli avvia il programma con l'opzione coach squares.
       *[other] {" "}Per non averli avvia il programma con l'opzione coach off.
    }
    .again = Gli avvisi restano come sono: in questa partita la posizione la tieni a mente tu.{ $left ->
        [0] {""}
       *[other] {" "}Scrivi prese per chiederle, e conta come una domanda.
    }{ $value ->
        [off] {" "}Per averli avvia il programma con l'opzione coach squares.
       *[other] {" "}Per non averli avvia il programma con l'opzione coach off.
    }
settings-no-such-value = { settings-title }: "{ $given }" non è un valore possibile.
    .again = "{ $given }" non va bene per { settings-title }.
settings-no-such-setting = Non c'è nessuna impostazione "{ $given }".
    .again = "{ $given }" non è fra le impostazioni.
settings-out-of-range = { settings-title }: questo numero non è possibile.{ $is_again ->
    [yes] {" "}Per lasciare tutto com'è scrivi no.
   *[no] {""}
}
    .brief = Non è possibile{ $is_again ->
        [yes] : no lascia tutto com'è.
       *[no] .
    }
    .again = Neanche questo numero è possibile.{ $is_again ->
        [yes] {" "}Per lasciare tutto com'è scrivi no.
       *[no] {""}
    }
settings-not-in-list = Questo numero non è nell'elenco.{ $is_again ->
    [yes] {" "}Per chiudere l'elenco scrivi no.
   *[no] {""}
}
    .brief = Non è nell'elenco{ $is_again ->
        [yes] : no lo chiude.
       *[no] .
    }
    .again = Neanche questo numero è nell'elenco.{ $is_again ->
        [yes] {" "}Per chiudere l'elenco scrivi no.
       *[no] {""}
    }
settings-sound-name = { $sound ->
    [accepted] accettata, la tua mossa
    [moved] avversario, la sua mossa
    [captured] presi, uno per pezzo
    [promoted] dama nuova
    [refused] rifiutata, una mossa
    [time] orologio, a ogni scadenza
   *[must-capture] obbligo di presa
}
settings-sound = { $number }. { settings-sound-name }: { $is_on ->
    [yes] sì
   *[no] no
}.
settings-sound-changed = Fatto. { $sound ->
    [accepted] Suono della tua mossa
    [moved] Suono della mossa avversaria
    [captured] Suono dei pezzi presi
    [promoted] Suono della dama nuova
    [refused] Suono del rifiuto
    [time] Suono dell'orologio
   *[must-capture] Suono della presa obbligatoria
}: { $is_on ->
    [yes] sì
   *[no] no
}.
