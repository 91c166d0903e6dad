### La conversazione.

talk-mode = Damavoce. Ogni messaggio è una riga di solo testo, per lettori di schermo e barre braille.{ $cells ->
    [0] {""}
   *[other] {" "}Righe di { $cells } celle al massimo, come hai scelto.
}{ $route ->
    [own] {" "}{ $why ->
        [asked] Voce propria, come hai scelto.
        [reader-missing] Voce propria, perché non trovo il lettore di schermo che hai scelto.
       *[other] Voce propria, perché non c'è un lettore di schermo.
    }
    [reader] {" "}Parla { $reader ->
        [unknown] il tuo lettore di schermo
       *[other] il tuo lettore di schermo, { $reader }
    }{ $why ->
        [reader-runs] : se senti le righe due volte, spegni questa voce.
       *[other] .
    }
    [print] {" "}Voce propria spenta, perché legge { $reader ->
        [unknown] il tuo lettore di schermo
       *[other] { $reader }
    }.
    [off] {" "}{ $why ->
        [asked] Voce spenta, come hai scelto.
        [no-terminal] Voce spenta, perché non scrivo su un terminale.
        [remote] Voce spenta, perché il programma gira su un altro computer.
       *[other] Voce spenta, perché mancano le sue parti: come rimediare lo dice il comando python3 run.py doctor.
    }
   *[untold] {""}
}{ $has_key ->
    [yes] {" "}F2 accende e spegne la voce.
   *[no] {""}
}
    .brief = Damavoce, righe semplici{ $cells ->
        [0] {""}
       *[other] {" "}di { $cells } celle
    }.{ $route ->
        [own] {" "}Voce propria.
        [reader] {" "}Voce: { $reader ->
            [unknown] il tuo lettore di schermo
           *[other] { $reader }
        }.
        [print] {" "}Voce spenta.
        [off] {" "}Voce spenta.
       *[untold] {""}
    }
    .narrow = { $route ->
        [own] Damavoce con voce
        [off] Damavoce senza voce{ $why ->
            [asked] {""}
            [no-terminal] {""}
            [remote] {""}
           *[other] : vedi python3 run.py doctor
        }
       *[other] Damavoce
    }.
talk-not-understood = Non ho capito{ $has_heard ->
    [yes] {" "}"{ $heard }"
   *[no] {""}
}. { $wanted ->
    [over] La partita è finita: scrivi nuova, riprendi o esci.
    [final] La partita è finita: scrivi nuova o esci.
    [stuck] La partita è finita: scrivi esci, e scegli un'altra posizione.
    [unseen] Nella riga ci sono segni che non si vedono: scrivila di nuovo.
    [numbers] Le caselle sono numeri senza lettere, per esempio casella 18.
    [who] Qui si risponde con un nome o un colore.
    [setup] Adesso si mettono i pezzi.
    [square] Scrivi una casella sola, o basta per finire.
    [ear-check] Di' il numero, o basta per finire.
   *[move] Scrivi una mossa, come { $example }, o aiuto.
}
    .brief = Non capito{ $has_heard ->
        [yes] {" "}"{ $heard }"
       *[no] {""}
    }. { $wanted ->
        [over] Nuova, riprendi o esci.
        [final] Nuova o esci.
        [stuck] Esci.
        [unseen] Segni che non si vedono: scrivi di nuovo.
        [numbers] Caselle: solo numeri, per esempio casella 18.
        [who] Qui si risponde con un nome o un colore.
        [setup] Adesso si mettono i pezzi.
        [square] Una casella sola, o basta.
        [ear-check] Di' il numero, o basta per finire.
       *[move] Una mossa, come { $example }, o aiuto.
    }
    .again = { $has_heard ->
        [yes] Non capito: { $heard }.
       *[no] Qui non leggo niente.
    } { $wanted ->
        [unseen] Nella riga ci sono segni che non si vedono: scrivila di nuovo.
        [numbers] Le caselle sono numeri senza lettere, per esempio casella 18.
        [who] Qui si risponde con un nome o un colore.
        [setup] Adesso si mettono i pezzi.
        [square] Scrivi una casella sola, o basta per finire.
        [ear-check] Di' il numero, o basta per finire.
       *[other] Scrivi ? da solo per sapere come continuare.
    }
talk-line-too-long = La riga è troppo lunga. Scrivi una mossa, come { $example }, o aiuto.
    .brief = Riga troppo lunga: una mossa, come { $example }, o aiuto.
    .again = Una riga così lunga non la leggo: bastano due numeri, o una parola.
talk-ask-quit = Vuoi davvero uscire? La partita non viene salvata. Rispondi sì o no.
    .brief = Uscire senza salvare: sì o no?
    .again = Uscire senza salvare la partita? Ci vuole un sì o un no.
talk-ask-notes = Quello che hai annotato non è in un file. Vuoi davvero uscire? Rispondi sì o no.
    .brief = Uscire senza le note: sì o no?
    .again = Uscire e perdere le note? Ci vuole un sì o un no.
talk-ask-resign = { words-side }: vuoi davvero abbandonare la partita? Rispondi sì o no.
    .brief = { words-side }, abbandonare: sì o no?
    .again = { words-side }: abbandonare la partita? Ci vuole un sì o un no.
talk-ask-resign-named = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: vuoi davvero abbandonare la partita? Rispondi { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} sì, oppure no.
    .brief = Abbandonare: { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sì, o no?
    .again = Abbandonare la partita? Ci vuole { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sì, oppure un no.
talk-answer-of-other = { $is_named ->
    [yes] Rispondi { $has_name ->
        [yes] { $name }
       *[no] { words-other-side }
    } sì, oppure no.
   *[no] Rispondi sì o no.
}
    .brief = { $is_named ->
        [yes] { $has_name ->
            [yes] { $name }
           *[no] { words-other-side }
        } sì, o no?
       *[no] sì o no?
    }
    .again = { $is_named ->
        [yes] Ci vuole { $has_name ->
            [yes] { $name }
           *[no] { words-other-side }
        } sì, oppure un no.
       *[no] Ci vuole un sì o un no.
    }
talk-ask-draw = Il { words-side } propone patta. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: accetti? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: il { words-side } propone patta, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: il { words-side } propone patta. { talk-answer-of-other.again }
talk-ask-neither = Il { words-side } propone patta, perché nessuno dei due può vincere. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: sei d'accordo? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: patta, nessuno può vincere, { talk-answer-of-other.brief }
talk-ask-takeback = Il { words-side } vuole riprendere { $move }.{ $annuls ->
    [yes] {" "}Si annulla anche il risultato della partita.
   *[no] {""}
} { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: sei d'accordo? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: il { words-side } riprende { $move }{ $annuls ->
        [yes] {" "}e annulla il risultato
       *[no] {""}
    }, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: il { words-side } può riprendere { $move }{ $annuls ->
        [yes] , annullando anche il risultato
       *[no] {""}
    }? { talk-answer-of-other.again }
talk-ask-offer = Vuoi proporre patta? Rispondi sì o no.
    .brief = Proponi patta: sì o no?
    .again = Proporre patta? Ci vuole un sì o un no.
talk-ask-undo = Vuoi riprendere la tua mossa { $move }?{ $annuls ->
    [yes] {" "}Si annulla anche il risultato della partita.
   *[no] {""}
} Rispondi sì o no.
    .brief = Riprendi { $move }{ $annuls ->
        [yes] {" "}e annulla il risultato
       *[no] {""}
    }: sì o no?
    .again = Riprendere { $move }{ $annuls ->
        [yes] , annullando anche il risultato
       *[no] {""}
    }? Ci vuole un sì o un no.
talk-moves-back = { $has_moves ->
    [yes] { $moves }
   *[no] da { $first } indietro fino a { $last }
}
talk-moves-on = { $has_moves ->
    [yes] { $moves }
   *[no] { $count } mosse, da { $first } a { $last }
}
talk-ask-moves-undo = Vuoi riprendere le tue ultime { $count } mosse, { talk-moves-back }, con le loro risposte?{ $annuls ->
    [yes] {" "}Si annulla anche il risultato della partita.
   *[no] {""}
} Rispondi sì o no.
    .brief = Riprendi { $count } mosse, { talk-moves-back }{ $annuls ->
        [yes] {" "}e annulla il risultato
       *[no] {""}
    }: sì o no?
    .again = Riprendere { $count } mosse tue, { talk-moves-back }, con le risposte{ $annuls ->
        [yes] , annullando anche il risultato
       *[no] {""}
    }? Ci vuole un sì o un no.
talk-ask-moves-both = Volete tutti e due riprendere { $count } mosse, { talk-moves-back }?{ $annuls ->
    [yes] {" "}Si annulla anche il risultato della partita.
   *[no] {""}
} Rispondete sì o no.
    .brief = Tutti e due: riprendere { $count } mosse, { talk-moves-back }{ $annuls ->
        [yes] {" "}e annullare il risultato
       *[no] {""}
    }, sì o no?
    .again = Siete d'accordo tutti e due di riprendere { $count } mosse, { talk-moves-back }{ $annuls ->
        [yes] , annullando anche il risultato
       *[no] {""}
    }? Rispondete sì o no.
talk-ask-moves-takeback = Il { words-side } vuole riprendere { $count } mosse, { talk-moves-back }.{ $annuls ->
    [yes] {" "}Si annulla anche il risultato della partita.
   *[no] {""}
} { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: sei d'accordo? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: il { words-side } riprende { $count } mosse, { talk-moves-back }{ $annuls ->
        [yes] {" "}e annulla il risultato
       *[no] {""}
    }, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: il { words-side } può riprendere { $count } mosse, { talk-moves-back }{ $annuls ->
        [yes] , annullando anche il risultato
       *[no] {""}
    }? { talk-answer-of-other.again }
talk-ask-moves-redo = Il { words-side } vuole rigiocare quello che è stato ripreso: { talk-moves-on }. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: sei d'accordo? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: il { words-side } vuole rigiocare { talk-moves-on }, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: si può rigiocare quello che è stato ripreso, { talk-moves-on }? { talk-answer-of-other.again }
talk-ask-moves-replay = Vuoi rigiocare { talk-moves-on }? Rispondi sì o no.
    .brief = Rigiocare { talk-moves-on }: sì o no?
    .again = Si rigioca { talk-moves-on }? Ci vuole un sì o un no.
talk-ask-swap = Vuoi lasciare questa partita e cominciarne un'altra col { words-side }? Rispondi sì o no.
    .brief = Nuova col { words-side }: sì o no?
    .again = Lasciare questa partita per una in cui giochi col { words-side }? Ci vuole un sì o un no.
talk-ask-new = Vuoi lasciare questa partita e cominciarne un'altra? Rispondi sì o no.
    .brief = Partita nuova: sì o no?
    .again = Lasciare questa partita per una nuova? Ci vuole un sì o un no.
talk-ask-instead = { $is_for_other ->
    [yes] Il { words-side } intendeva { $instead } e non { $move }. { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: si ritira { $move } e si gioca { $instead }? { talk-answer-of-other }
   *[no] Vuoi ritirare { $move }{ $has_answer ->
        [yes] {" "}con la risposta del computer { $answer }
       *[no] {""}
    } e giocare { $instead }? Rispondi sì o no.
}
    .brief = { $is_for_other ->
        [yes] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: { $instead } al posto di { $move }, { talk-answer-of-other.brief }
       *[no] Ritirare { $move }{ $has_answer ->
            [yes] {" "}e { $answer }
           *[no] {""}
        }, e giocare { $instead }: sì o no?
    }
    .again = { $is_for_other ->
        [yes] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: può il { words-side } ritirare { $move } e giocare { $instead }? { talk-answer-of-other.again }
       *[no] Ritirare { $move }{ $has_answer ->
            [yes] {" "}e la risposta { $answer }
           *[no] {""}
        } per { $instead }? Ci vuole un sì o un no.
    }
talk-annulled = { $termination ->
    [resignation] l'abbandono
    [agreement] la patta d'accordo
   *[other] la patta per ripetizione
}
talk-ask-annul = { $who ->
    [alone] Vuoi annullare { talk-annulled } e continuare la partita com'era? Rispondi sì o no.
    [both] Volete tutti e due annullare { talk-annulled } e continuare la partita com'era? Rispondete sì o no.
   *[other] Il { words-side } vuole annullare { talk-annulled } e continuare la partita com'era. { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: d'accordo? { talk-answer-of-other }
}
    .brief = { $who ->
        [alone] Annullare { talk-annulled }: sì o no?
        [both] Tutti e due: annullare { talk-annulled }, sì o no?
       *[other] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: il { words-side } vuole annullare { talk-annulled }, { talk-answer-of-other.brief }
    }
    .again = { $who ->
        [alone] Annullare { talk-annulled } e continuare? Ci vuole un sì o un no.
        [both] Siete d'accordo tutti e due di annullare { talk-annulled }? Rispondete sì o no.
       *[other] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: può il { words-side } annullare { talk-annulled }? { talk-answer-of-other.again }
    }
talk-ask-game = Vuoi lasciare questa partita per { $wanted }? Rispondi sì o no.
    .brief = Comincio { $wanted }: sì o no?
    .again = Lasciare questa partita per { $wanted }? Ci vuole un sì o un no.
talk-ask-forget = Vuoi davvero cancellare quello che ho imparato dalle tue correzioni e dalla tua voce? Rispondi sì o no.
    .brief = Cancellare quello che ho imparato: sì o no?
    .again = Dimentico tutto quello che ho imparato da te? Ci vuole un sì o un no.
talk-ask-claim = Vuoi chiedere la patta per ripetizione? Rispondi sì o no.
    .brief = Patta per ripetizione: sì o no?
    .again = Chiedere la patta per ripetizione? Ci vuole un sì o un no.
talk-ask-leave = Vuoi uscire? Rispondi sì o no.
    .brief = Uscire: sì o no?
    .again = Uscire dal programma? Ci vuole un sì o un no.
talk-who = { $deed ->
    [resign] Chi abbandona
    [neither] Chi propone patta perché nessuno può vincere
    [refuse] Chi rifiuta il regolamento
    [claim] Chi chiede la ripetizione
   *[draw] Chi propone patta
}, il Bianco o il Nero? Rispondi Bianco, Nero o no.
    .brief = { $deed ->
        [resign] Chi abbandona
        [refuse] Chi rifiuta
        [claim] Chi la chiede
       *[draw] Chi propone
    }: Bianco, Nero o no?
talk-computer-decides = Il computer decide da sé se { $deed ->
    [resign] abbandonare. Per abbandonare tu, scrivi abbandona.
    [claim] chiedere la patta per ripetizione. Per chiederla tu, scrivi ripetizione.
   *[draw] proporre patta. Per proporla tu, scrivi patta.
}
    .brief = Lo decide il computer. Per te scrivi { $deed ->
        [resign] abbandona.
        [claim] ripetizione.
       *[draw] patta.
    }
talk-for-other = Questo può dirlo solo { $has_name ->
    [yes] { $name }
   *[no] il { words-side }
}.
    .brief = Deve dirlo { $has_name ->
        [yes] { $name }
       *[no] il { words-side }
    }.
talk-yes-of-whom = Di chi è il sì? Può darlo solo { $has_name ->
    [yes] { $name }: rispondi { $name } sì
   *[no] il { words-side }: rispondi { words-side } sì
}, oppure no.
    .brief = Di chi è il sì? { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sì, o no.
talk-dropped = { $is_over ->
    [yes] Va bene.
   *[no] Va bene, si continua.
}
talk-no-question = Non c'è nessuna domanda a cui rispondere. { $over ->
    [back] La partita è finita: scrivi nuova, riprendi o esci.
    [final] La partita è finita: scrivi nuova o esci.
    [stuck] La partita è finita: scrivi esci, e scegli un'altra posizione.
   *[no] Scrivi una mossa, o aiuto.
}
    .brief = Nessuna domanda. { $over ->
        [back] Nuova, riprendi o esci.
        [final] Nuova o esci.
        [stuck] Esci.
       *[no] Una mossa, o aiuto.
    }
    .again = Qui non c'è niente da confermare. { $over ->
        [back] La partita è finita: scrivi nuova, riprendi o esci.
        [final] La partita è finita: scrivi nuova o esci.
        [stuck] La partita è finita: scrivi esci, e scegli un'altra posizione.
       *[no] Scrivi una mossa o un comando.
    }
talk-answered = { $kind ->
    [greeting] Ciao. Quando vuoi.
    [thanks] Prego.
    [praise] Grazie, è un piacere giocare con te.
    [apology] Nessun problema.
    [agreed] Tutto bene.
   *[wait] Senza fretta: la posizione ti aspetta.
}
talk-goodbye = Arrivederci.
talk-interrupted-question = Annullo la domanda. Premi ancora Ctrl-C per uscire{ $loses_game ->
    [yes] : la partita non viene salvata.
   *[no] .
}
    .brief = Domanda annullata. Ancora Ctrl-C per uscire{ $loses_game ->
        [yes] , senza salvare.
       *[no] .
    }
talk-interrupted-search = Il computer gioca subito. Premi ancora Ctrl-C per uscire{ $loses_game ->
    [yes] : la partita non viene salvata.
   *[no] .
}
    .brief = Gioca subito. Ancora Ctrl-C per uscire{ $loses_game ->
        [yes] , senza salvare.
       *[no] .
    }
talk-interrupted-nothing = Premi ancora Ctrl-C per uscire{ $loses_game ->
    [yes] : la partita non viene salvata.
   *[no] .
}
    .brief = Ancora Ctrl-C per uscire{ $loses_game ->
        [yes] , senza salvare.
       *[no] .
    }
talk-absent = { $thing ->
    [analysis] Non so ancora analizzare le partite, e non posso dire dove hai sbagliato. { $is_open ->
        [yes] rivedi dall'inizio ripercorre la partita mossa per mossa, perdite con una mossa dice che cosa perde quella mossa, ed esporta scrive la partita in un file PDN. Il comando python3 run.py analyse con quel file scrive che cosa pensa il computer di ogni posizione, in cifre.
       *[no] A partita finita, rivedi dall'inizio la ripercorre mossa per mossa, ed esporta la scrive in un file PDN, per il comando python3 run.py analyse.
    }
    [online] Qui non si gioca su internet. Per giocare in due su questa macchina scrivi due giocatori; con chi è lontano si gioca per messaggi, scrivi nuova partita per corrispondenza con Anna.
   *[variant] Conosco due giochi, la dama italiana e la dama internazionale, e nessun altro: né la dama brasiliana, russa, inglese o turca, né gli scacchi. Scrivi partita italiana o partita internazionale per uno dei due.
}
    .brief = { $thing ->
        [analysis] { $is_open ->
            [yes] Niente analisi, per ora: rivedi dall'inizio, perdite con una mossa, esporta.
           *[no] L'analisi non c'è ancora: a partita finita, rivedi dall'inizio ed esporta.
        }
        [online] Non su internet: due giocatori, o nuova partita per corrispondenza con Anna.
       *[variant] Solo dama italiana e internazionale: partita italiana, partita internazionale.
    }
talk-huffing = Il soffio, cioè togliere il pezzo che non ha preso, non si applica più dal 1934: oggi la presa è semplicemente obbligatoria, { $article }.
    .brief = Il soffio non c'è più dal 1934: presa obbligatoria, { $article }.
talk-no-advice = Consigli sulle mosse qui non ne do.{ $may_ask ->
    [yes] {" "}Scrivi mosse per sapere che cosa si può giocare, prese per sapere che cosa si può prendere, in presa per sapere che cosa può prenderti l'avversario, o perdite e una mossa per sapere che cosa perdi con quella.
   *[no] {""}
}
    .brief = { $may_ask ->
        [yes] Niente consigli: mosse, prese, in presa, o perdite con una mossa.
       *[no] Niente consigli.
    }
talk-program = Sono Damavoce, un programma per giocare a dama ad ascolto. Per sapere che cosa mi puoi dire scrivi aiuto.
    .brief = Sono Damavoce, per la dama: scrivi aiuto.
talk-help-moves = Una mossa: casella di partenza e di arrivo, per esempio { $move }, { $plain } o i due numeri in parole; se serve, tutto il percorso, { $example }.{ $takes_short ->
    [yes] {" "}Quando è una sola, basta la casella di arrivo, o prendo, o vado a dama.
   *[no] {""}
}
    .brief = Mosse: { $move }, { $plain }, i numeri in parole, { $example }{ $takes_short ->
        [yes] , la casella di arrivo, prendo, vado a dama.
       *[no] .
    }
talk-help-questions = Domande sulle mosse: mosse, anche mosse { $start }. prese. chi può muovere. perché. regola, anche regola prese.{ $has_notes ->
    [yes] {" "}ultima, anche ultime 5. turno.
   *[no] {" "}ultima. turno.
}
    .brief = Domande: mosse, mosse { $start }, prese, chi può muovere, perché, regola{ $has_notes ->
        [yes] , ultima, ultime 5, turno.
       *[no] , ultima, turno.
    }
talk-help-questions-squares = Sulle caselle: casella 18. vicine 18. diagonali 18. traversa 3, o righe per tutte. colonna 2. quarti, centro, base, sponde, diagonale maggiore, cantoni.
    .brief = Casella 18, vicine 18, diagonali 18, traversa 3, righe, colonna 2, quarti, centro, base, sponde, diagonale maggiore, cantoni.
talk-help-questions-pieces = Sui pezzi: pezzi, dame e quanti pezzi, anche bianchi o neri. cosa è cambiato. cosa ha preso.
    .brief = Pezzi, dame, quanti pezzi, cosa è cambiato, cosa ha preso.
talk-help-questions-danger = Sui pericoli: in presa. attaccanti { $start }, difensori { $start }. risposte { $move }, perdite { $move }.
    .brief = In presa, attaccanti { $start }, risposte { $move }, perdite { $move }.
talk-help-questions-again = { $has_notes ->
    [yes] Per risentire: tabellino. risultato.
   *[no] Per risentire: risultato.
} ripeti, ripeti piano e scandisci. continua riprende una lettura interrotta.
    .brief = { $has_notes ->
        [yes] Tabellino, ripeti,
       *[no] Ripeti,
    } ripeti piano, scandisci, continua.
talk-help-commands = I comandi: riprendi annulla la tua ultima mossa, riprendi 2 le ultime due, riprendi tutto torna all'inizio. rifai rigioca quello che è stato ripreso. patta propone patta. conteggio dice quanto ne manca, chiedo il conteggio lo comincia.{ $has_repetition ->
    [yes] {" "}ripetizione chiede la patta per ripetizione.
   *[no] {""}
} abbandona. nuova, un'altra partita, anche nuova col nero, nuova internazionale, nuova livello 3, nuova alla cieca, due giocatori Anna e Bruno; scambia cambia colore. esci. Per partite salvate, mosse passate, orologio, file e posizioni: aiuto partite, aiuto rivedi, aiuto orologio, aiuto file, aiuto posizione impostata. Basta l'inizio della parola.
    .brief = Comandi: riprendi, riprendi 2, rifai, patta, conteggio, { $has_repetition ->
        [yes] ripetizione,{" "}
       *[no] {""}
    }abbandona, nuova, esci.
talk-help-settings = Le impostazioni: la parola impostazioni le elenca; oppure nome e valore, per esempio livello 3, livello automatico, lingua inglese, avvisi niente, dettaglio 2, vista bianco, celle 40, lettere bn, voce propria, velocità 250, volume 60, timbro 2, suoni. Per imparare: damiera descrive la damiera, prova fa cinque domande.
    .brief = Impostazioni, o nome e valore: livello 3, livello automatico, lingua inglese, avvisi niente, dettaglio 2, vista bianco, celle 40, lettere bn, voce propria, velocità 250, volume 60, timbro 2, suoni. Damiera e prova.
talk-help-board = La damiera elettronica: muovi i pezzi, e la mossa è fatta. ripristina guida la mano a rimetterli a posto. confronta dice che cosa è diverso dalla partita. accomodo si dice prima di centrare un pezzo. ordine di presa dice come sono stati tolti i pezzi presi. parti dalla damiera comincia una partita dai pezzi che ci sono sopra. attesa, tocco e richiami sono le sue impostazioni.
    .brief = Damiera: ripristina, confronta, accomodo, ordine di presa, parti dalla damiera; attesa, tocco e richiami.
talk-questions-allowed = { $count ->
    [0] In questa partita la posizione si tiene a mente: niente domande sulla damiera.
    [one] In questa partita { $is_each ->
        [yes] potete
       *[no] puoi
    } fare una sola domanda sulla damiera{ $is_each ->
        [yes] {" "}a testa
       *[no] {""}
    }.
   *[other] In questa partita { $is_each ->
        [yes] potete
       *[no] puoi
    } fare { $count } domande sulla damiera{ $is_each ->
        [yes] {" "}a testa
       *[no] {""}
    }.
}
    .brief = { $count ->
        [0] Niente domande sulla damiera.
        [one] Una domanda sulla damiera{ $is_each ->
            [yes] {" "}a testa
           *[no] {""}
        }.
       *[other] { $count } domande sulla damiera{ $is_each ->
            [yes] {" "}a testa
           *[no] {""}
        }.
    }
talk-questions-left = { $count ->
    [0] Era l'ultima domanda.
    [one] Ancora una domanda.
   *[other] Ancora { $count } domande.
}
talk-questions-told = { $count ->
    [0] Non ti restano domande
    [one] Ti resta una domanda
   *[other] Ti restano { $count } domande
} sulla damiera{ $is_for_two ->
    [yes] ; ciascuno ha le sue
   *[no] {""}
}. Ogni domanda sulla posizione ne consuma una; chiedere quante ne restano non costa niente.
    .brief = Domande: { $count }.
talk-questions-of = Al { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} { $count ->
    [0] non restano domande
    [one] resta una domanda
   *[other] restano { $count } domande
} sulla damiera.
    .brief = { words-side }, domande: { $count }.
talk-questions-free = In questa partita le domande sono libere: chiedi quanto vuoi.
    .brief = Domande libere.
talk-questions-fixed = Quante domande sono concesse si decide all'inizio della partita. Per averne altre, scrivi per esempio nuova alla cieca con 5 domande.
    .brief = Il numero si decide all'inizio.
talk-no-questions-left = { $count ->
    [0] In questa partita la posizione si tiene a mente. Puoi chiedere ultima, turno, tabellino e ripeti.
   *[other] Le domande sulla damiera sono finite. Puoi chiedere ultima, turno, tabellino e ripeti.
}
    .brief = Niente domande: ultima, turno, tabellino e ripeti.
    .again = { $count ->
        [0] Niente domande sulla damiera in questa partita: restano ultima, turno, tabellino e ripeti.
       *[other] Non ci sono più domande sulla damiera: restano ultima, turno, tabellino e ripeti.
    }
talk-aid-used = { $side ->
    [none] Domande sulla damiera: { $count }. Mosse rifiutate: { $refused }.
   *[other] { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: domande sulla damiera: { $count }. Mosse rifiutate: { $refused }.
}
    .brief = { $side ->
        [none] Domande: { $count }; rifiutate: { $refused }.
       *[other] { words-side }: domande: { $count }; rifiutate: { $refused }.
    }
talk-answer-first = Non ho ancora eseguito "{ $heard }": prima rispondi.
    .brief = Prima rispondi.
talk-answer-not-understood = Non ho capito.
    .brief = Non capito.
talk-pasted = Incollato: la riga ha ora { $length } caratteri. Non si fa niente finché non premi Invio; Esc la cancella.
    .brief = Incollato, { $length } caratteri: Invio o Esc.
talk-only-yes = Ripetere "{ $heard }" non vale come un sì: rispondi sì per farlo, o no per lasciare tutto com'è.
    .brief = Ci vuole un sì: sì o no?
    .again = Serve proprio un sì, o un no: "{ $heard }" da solo non basta.
talk-help-more = Altro aiuto: aiuto domande, aiuto comandi, aiuto impostazioni, aiuto partite, o aiuto e un comando, come aiuto patta{ $has_boards ->
    [yes] , aiuto damiera
   *[no] {""}
}. Damiera descrive la damiera.
talk-first-game = { $is_again ->
    [yes] Scrivi italiana, per la dama su 32 caselle, o internazionale, per quella su 50. Una mossa comincia la partita di dama italiana.
   *[no] A che dama vuoi giocare: italiana, su 32 caselle, o internazionale, su 50? Scrivi italiana o internazionale; per la prossima volta me ne ricordo.
}
    .brief = Italiana o internazionale?
