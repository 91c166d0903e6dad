### Un'altra partita, di un file o salvata, ripercorsa e annotata a orecchio.

study-opened = { $is_back ->
    [yes] Di nuovo la partita
   *[no] Partita
}{ $has_number ->
    [yes] {" "}{ $number }
   *[no] {""}
}: { $has_white ->
    [yes] { $white }
   *[no] Bianco
} contro { $has_black ->
    [yes] { $black }
   *[no] Nero
}{ $has_result ->
    [yes] , { study-result }
   *[no] {""}
}{ $is_international ->
    [yes] , dama internazionale
   *[no] {""}
}, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
    .brief = Partita{ $has_number ->
        [yes] {" "}{ $number }
       *[no] {""}
    }: { $has_white ->
        [yes] { $white }
       *[no] Bianco
    }, { $has_black ->
        [yes] { $black }
       *[no] Nero
    }{ $has_result ->
        [yes] , { study-result }
       *[no] {""}
    }.
study-result = { $result ->
    [white] vince il Bianco
    [black] vince il Nero
    [draw] patta
   *[other] { $result }
}
study-mirrored = Nel file le caselle sono numerate dall'altro lato: qui hanno i numeri di sempre.
    .brief = File numerato dall'altro lato.
study-flawed = { $problems ->
    [one] Nella partita c'è un errore.
   *[other] Nella partita ci sono { $problems } errori.
}
    .brief = Errori nella partita: { $problems }.
study-at = { $kind ->
    [start] Posizione iniziale.
    [set] Posizione messa sulla damiera.
    [unknown] Mossa { $number } del { words-side }: il file non la dice.
   *[move] { $way ->
        [variation] Variante:{" "}
        [added] Variante nuova:{" "}
        [more] Mossa nuova:{" "}
       *[line] {""}
    }{ $move }, { words-side } { $number }{ $legal ->
        [no] , non permessa
        [unchecked] , non controllata
       *[yes] {""}
    }{ $sign ->
        [none] {""}
       *[other] , { study-signs }
    }.
}
    .brief = { $kind ->
        [start] Posizione iniziale.
        [set] Posizione messa.
        [unknown] { words-side } { $number }: mossa non detta.
       *[move] { $way ->
            [variation] Variante:{" "}
            [line] {""}
           *[added] Nuova:{" "}
        }{ $move }, { words-side } { $number }{ $legal ->
            [no] , non permessa
            [unchecked] , non controllata
           *[yes] {""}
        }{ $sign ->
            [none] {""}
           *[other] , { study-few-signs }
        }.
    }
study-few-signs = { $sign ->
    [good] forte
    [very-good] fortissima
    [poor] debole
    [very-poor] errore
    [seems-weak] pare debole
    [seems-strong] pare forte
    [forced] forzata
    [wins] vince
    [even] pari
   *[other] segno { $nag }
}
study-signs = { $sign ->
    [good] forte
    [very-good] fortissima
    [poor] debole
    [very-poor] un errore
    [seems-weak] pare debole ed è forte
    [seems-strong] pare forte ed è debole
    [forced] forzata
    [wins] vince
    [even] pari
   *[other] segno { $nag }
}
study-sign = Anche { study-signs }.
study-comment = Commento: { $text }
study-variation = Variante { $number }: { $move }.
study-more-variations = { $count ->
    [one] E un'altra variante.
   *[other] E altre { $count } varianti.
}
study-ended = { $is_variation ->
    [yes] Fine della variante.
   *[no] Fine della partita{ $has_result ->
        [yes] : { study-result }.
       *[no] .
    }
}
study-no-variation = { $count ->
    [0] Qui non ci sono varianti. Per aggiungerne una scrivi una mossa.
    [one] Qui c'è solo la variante 1: scrivi variante 1.
   *[other] Qui le varianti vanno da 1 a { $count }: scrivi variante e il numero.
}
    .brief = { $count ->
        [0] Nessuna variante.
        [one] Solo la variante 1.
       *[other] Varianti da 1 a { $count }.
    }
study-on-main-line = Sei già sulla linea principale.
study-no-such-move = In questa linea non c'è una mossa { $number }: l'ultima è la { $last }.
    .brief = Niente { $number }: l'ultima è la { $last }.
study-unknown = Che cosa c'è sulla damiera qui non si sa, perché una mossa prima non è permessa. Vai indietro con precedente.
    .brief = Posizione non nota.
study-clock = { $has_white ->
    [yes] Al Bianco restavano { $white }{ $has_black ->
        [yes] , al Nero { $black }.
       *[no] .
    }
   *[no] { $has_black ->
        [yes] Al Nero restavano { $black }.
       *[no] Qui non è segnato il tempo.
    }
}
    .brief = { $has_white ->
        [yes] { $white }{ $has_black ->
            [yes] ; Nero { $black }.
           *[no] .
        }
       *[no] { $has_black ->
            [yes] Nero { $black }.
           *[no] Nessun tempo.
        }
    }
study-nothing = { $what ->
    [note] Non stai ripercorrendo nessuna altra partita, e in quella che giochi non si annota. Scrivi apri il file e il nome, o rivedi la partita e il numero.
    [variation] Non stai ripercorrendo nessuna altra partita. Scrivi apri il file e il nome, o rivedi la partita e il numero.
    [file] Non c'è un file aperto. Scrivi apri il file e il suo nome.
   *[review] Qui nessuno ha ancora mosso. Per rivedere una partita salvata scrivi rivedi la partita e il suo numero, che dice partite; per una di un file, apri il file e il nome.
}
    .brief = { $what ->
        [file] Nessun file aperto.
        [review] Nessuna mossa: rivedi la partita e un numero, o apri il file e un nome.
       *[other] Prima apri il file, o rivedi la partita e un numero.
    }
study-file = { $is_first ->
    [yes] Nel file { $name } { $is_more ->
        [yes] ci sono molte partite: le prime { $count }.
       *[no] ci sono { $count } partite.
    }
   *[no] { $count ->
        [one] Ancora una.
       *[other] Altre { $count }.
    }
}
    .brief = { $is_first ->
        [yes] { $name }: { $is_more ->
            [yes] le prime { $count }.
           *[no] { $count } partite.
        }
       *[no] { $count ->
            [one] Ancora una.
           *[other] Altre { $count }.
        }
    }
study-file-game = { $number }: { $has_white ->
    [yes] { $white }
   *[no] Bianco
} contro { $has_black ->
    [yes] { $black }
   *[no] Nero
}{ $has_result ->
    [yes] , { study-result }
   *[no] {""}
}, { $is_position ->
    [yes] posizione: Bianco { $white_pieces }, Nero { $black_pieces }
   *[no] { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }
}.
    .brief = { $number }: { $has_white ->
        [yes] { $white }
       *[no] Bianco
    }, { $has_black ->
        [yes] { $black }
       *[no] Nero
    }{ $has_result ->
        [yes] , { study-result }
       *[no] {""}
    }{ $is_position ->
        [yes] , posizione: Bianco { $white_pieces }, Nero { $black_pieces }
       *[no] {""}
    }.
study-file-go-on = Scrivi il numero di quella che vuoi sentire{ $is_more ->
    [yes] , o avanti per le altre.
   *[no] .
}
    .brief = Quale?{ $is_more ->
        [yes] {" "}Avanti per le altre.
       *[no] {""}
    }
study-which-file = Quale file? Scrivi il suo nome; se non è nella cartella damavoce dei tuoi documenti, tutto il percorso.
    .brief = Quale file?
study-opening = Apro { $name }.
study-not-had = { $why ->
    [missing] Il file { $name } non esiste. Controlla il nome: se non è nella cartella damavoce dei tuoi documenti, scrivi tutto il percorso.
    [folder] { $name } è una cartella: scrivi il nome di un file.
    [forbidden] Il sistema non lascia leggere { $name }. Scegli un altro file.
    [no-file] { $name } non è un file, ma una pipe o un dispositivo. Scegline un altro.
    [empty] In { $name } non c'è nessuna partita. Scegli un altro file.
    [no-game] In { $name } non c'è una partita con quel numero. Per sentire quali ci sono scrivi partite del file.
    [not-ours] Questa partita di { $name } non è di dama italiana né internazionale: scegline un'altra.
    [too-long] Questa partita di { $name } è troppo lunga per sentirla qui: scegline un'altra.
   *[other] Non riesco a leggere { $name }. Scegli un altro file.
}
    .brief = { $why ->
        [missing] { $name } non esiste.
        [no-game] Nessuna partita con quel numero.
       *[other] { $name } non si può sentire.
    }
study-not-shown = { $why ->
    [gone] La partita { $number } non c'è. Per sentire quali ci sono scrivi partite.
    [damaged] La partita { $number } è danneggiata e non si può sentire. Le altre restano come sono: scrivi partite.
    [counted] Nella partita { $number }, non finita, le domande sono contate: per sentirla scrivi continua la partita { $number }.
   *[other] Ora non riesco a leggere la partita { $number }: riprova tra poco.
}
    .brief = { $why ->
        [gone] La { $number } non c'è.
       *[other] La { $number } non si può sentire.
    }
study-noted = Commento aggiunto{ $is_game ->
    [yes] {" "}alla partita.
   *[no] .
}
study-uncommented = { $count ->
    [0] Qui non c'è nessun commento.
    [one] Commento tolto.
   *[other] { $count } commenti tolti.
}
study-signed = Segno: { study-signs }.
study-no-sign = { $why ->
    [forced] Forzata è una mossa quando ogni altra perde, e qui era l'unica: non la segno.
    [nowhere] Qui non c'è una mossa da segnare: vai a una mossa, con seguente.
   *[unknown] Questo non è un segno. I segni sono: forte, fortissima, debole, errore, pare debole, pare forte, forzata, vince e pari.
}
    .brief = { $why ->
        [forced] Era l'unica mossa.
        [nowhere] Qui non c'è una mossa.
       *[unknown] Non è un segno.
    }
study-unsigned = { $count ->
    [0] Qui non c'è nessun segno.
    [one] Segno tolto.
   *[other] { $count } segni tolti.
}
study-removed = Variante tolta.
study-no-move = { $is_spoken ->
    [yes] Stai sentendo un'altra partita, e la mossa non è giocata. Per aggiungere una variante scrivila; per giocare torna alla partita.
   *[no] Più mosse sono possibili così: scrivi tutte le sue caselle.
}
    .brief = { $is_spoken ->
        [yes] Non giocata: prima alla partita.
       *[no] Scrivi tutte le caselle.
    }
study-unwritten = Quello che hai annotato non è ancora in un file. Torna qui con apri il file, e per salvarlo scrivi esporta.
    .brief = Le note non sono in un file: apri il file, poi esporta.
study-written = { $count ->
    [one] Partita scritta
   *[other] { $count } partite scritte
} nel file { $name }, nella cartella { $folder }.
    .brief = Scritta in { $name }.
study-not-written = { $why ->
    [name] Questo non può essere il nome di un file. Usa lettere, numeri e spazi.
    [folder] Un nome solo, senza cartella: il file va nella cartella damavoce dei tuoi documenti. Scrivi per esempio esporta torneo.
    [counted] In questa partita le domande si contano, e un file le darebbe tutte: si esporta quando è finita.
    [sealed] Una partita non finita, in cui la posizione o le mosse si tengono a mente, non va in un file prima della fine.
    [nothing] Non c'è ancora niente da scrivere: nessuno ha mosso. Per le partite salvate scrivi esporta tutte le partite.
    [none] Nessuna partita salvata è così: per sentirle scrivi partite.
    [damaged] Quello che vuoi è danneggiato e non si può leggere: non scrivo nessun file. Per sentire le partite che ci sono scrivi partite.
    [full] Il disco è pieno, e il file non è scritto. Libera un po' di spazio e riprova.
    [forbidden] Il sistema non lascia scrivere il file. Per leggere le mosse qui scrivi tabellino.
   *[other] Non riesco a scrivere il file. Per leggere le mosse qui scrivi tabellino.
}
    .brief = { $why ->
        [name] Nome di file non valido.
        [folder] Solo un nome, senza cartella.
        [counted] Si esporta a partita finita.
        [sealed] Quelle a mente si esportano a partita finita.
        [nothing] Niente da scrivere.
        [none] Nessuna è così.
        [damaged] Danneggiato: nessun file.
        [full] Disco pieno: niente file.
       *[other] Il file non si può scrivere.
    }
study-ways = Scrivi seguente e precedente per andare di mossa in mossa, alla partita per tornare a giocare.
    .brief = Seguente, precedente; alla partita.
