### La partita.

game-opened = { words-game-opened }
    .narrow = { $rules ->
        [italian] Dama italiana
       *[international] Dama internazionale
    }{ $regulation ->
        [pergioco] , PerGioco
        [portuguese] , testo portoghese
       *[fid] {""}
    }.
game-person = { words-side }: { $is_alone ->
    [yes] tu{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }.
   *[no] { $has_name ->
        [yes] { $name }
       *[no] una persona
    }.
}
game-computer = { words-side }: il computer, { $level ->
    [0] { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    } a mossa.
   *[other] livello { $level }.
}
    .narrow = { words-side }: { $level ->
        [0] { $seconds ->
            [1] un secondo
           *[other] { $seconds } secondi
        } a mossa.
       *[other] livello { $level }.
    }
game-level-follows = Il livello segue i tuoi risultati: uno in più se vinci, uno in meno se perdi.
    .brief = Livello automatico.
game-level-followed-won = Hai vinto al livello { $level }: la prossima partita sarà al livello { $following }.
    .brief = Prossimo livello: { $following }.
game-level-followed-highest = Hai vinto al livello { $level }, il più alto: anche la prossima partita sarà al livello { $following }.
    .brief = Prossimo livello: { $following }.
game-level-followed-helped = Hai vinto al livello { $level }, ma riprendendo mosse: anche la prossima partita sarà al livello { $following }.
    .brief = Prossimo livello: { $following }.
game-level-followed-lost = Hai perso al livello { $level }: la prossima partita sarà al livello { $following }.
    .brief = Prossimo livello: { $following }.
game-level-followed-lowest = Hai perso al livello { $level }, il più basso: anche la prossima partita sarà al livello { $following }.
    .brief = Prossimo livello: { $following }.
game-level-followed-drawn = Patta al livello { $level }: anche la prossima partita sarà al livello { $following }.
    .brief = Prossimo livello: { $following }.
game-level-put-back = La partita continua al livello { $level }.
game-coach-off = Delle prese obbligatorie non ti avviso.
    .brief = Avvisi: nessuno.
    .narrow = Avvisi: nessuno.
game-coach-exists = Ti avviso quando c'è una presa obbligatoria.
    .brief = Avvisi: c'è una presa.
    .narrow = Avvisi: una presa.
game-coach-squares = Prima di ogni tua mossa ti dico le prese obbligatorie.
    .brief = Avvisi: quali prese.
    .narrow = Avvisi: quali prese.
game-coach-why = Prima di ogni tua mossa ti dico le prese obbligatorie e la regola che decide.
    .brief = Avvisi: quali prese e perché.
    .narrow = Avvisi: prese, perché.
game-first-hint = Scrivi una mossa con due numeri, per esempio { $example }. Scrivi aiuto per i comandi.
    .brief = Mossa: { $example }. Comandi: aiuto.
    .narrow = Mossa: { $example }. Comandi: aiuto.
game-at-table = Tavolo { $table }.
game-turn = { $is_you ->
    [yes] Tocca a te, { words-side }
   *[no] Tocca al { words-side }
}{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}.
game-move = { words-side }: { $move }{ $captured ->
    [0] {""}
    [1] {""}
   *[other] , { $captured_word } pezzi
}.{ $promotes ->
    [yes] {" "}Dama in { $end }.
   *[no] {""}
}
    .full = { words-side }: { $move }{ $captured ->
        [0] {""}
        [one] , preso { $taken }
       *[other] , presi { $taken }
    }.{ $promotes ->
        [yes] {" "}Dama in { $end }.
       *[no] {""}
    }
    .brief = { words-side }: { $move }.{ $promotes ->
        [yes] {" "}Dama.
       *[no] {""}
    }
game-ended-refusal = Vince { words-winner-named }: { words-loser-named } rifiuta di attenersi al regolamento, { $article }.
    .brief = Vince { words-winner-named }: rifiuto, { $article }.
game-ended-neither-wins = Patta: nessuno dei due può vincere, { $article }.
    .brief = Patta: nessuno vince, { $article }.
game-ended-annulled = La partita è annullata, { $article }, e si ricomincia.
    .brief = Partita annullata, { $article }.
game-ended-no-moves = Vince { words-winner-named }: { words-loser-named } non può muovere, { $article }.
    .brief = Vince { words-winner-named }: niente mosse, { $article }.
game-ended-no-pieces = Vince { words-winner-named }: { words-loser-named } non ha più pezzi, { $article }.
    .brief = Vince { words-winner-named }: niente pezzi, { $article }.
game-ended-resignation = Vince { words-winner-named }: { words-loser-named } abbandona, { $article }.
    .brief = Vince { words-winner-named }: abbandono, { $article }.
game-ended-agreement = Patta di comune accordo, { $article }.
    .brief = Patta d'accordo, { $article }.
game-ended-repetition = Patta: la posizione si è ripetuta, { $article }.
    .brief = Patta: ripetizione, { $article }.
game-ended-count = Patta: il conteggio delle mosse è finito, { $article }.
    .brief = Patta: conteggio finito, { $article }.
game-ended-time = Vince { words-winner-named }: { words-loser-named } ha esaurito il tempo, { $article_text ->
    [pt] come vuole il regolamento della gara, { $article }
   *[other] { $article }
}.
    .brief = Vince { words-winner-named }: tempo, { $article }.
game-goes-on = La partita non è ancora finita.
    .brief = Non è finita.
game-swap-offered = Hai ancora il { words-side }: per cambiare colore scrivi scambia.
    .brief = Ancora { words-side }: per cambiare, scambia.
game-ahead-kept = Tengo { $move } per dopo la mossa del computer. Per toglierla scrivi no, o premi Ctrl-C.
    .brief = Tengo { $move }.
game-ahead-forgotten = Ho tolto la mossa che tenevo.
game-ahead-impossible = La mossa che tenevo, { $move }, ora non si può giocare: scrivine un'altra.
    .brief = { $move } non si può.
game-opening-offered = Per partire sempre con una partita così, scrivi: avvio così.
    .brief = Sempre così? Avvio così.
game-no-such-level = Il livello { $level } non c'è: i livelli vanno da { $least } a { $most }.
    .brief = Livelli da { $least } a { $most }.
game-board-has-no-room = La damiera elettronica ha un altro numero di caselle: per questo gioco riavvia il programma senza di essa.
    .brief = Damiera elettronica con un altro numero di caselle.
game-board-fixes-players = Con la damiera elettronica colori e giocatori si scelgono all'avvio del programma.
    .brief = Colori e giocatori: all'avvio.
game-after-the-end = La partita è finita. { $over ->
    [stuck] Da questa posizione non si gioca: scrivi esci, e scegline un'altra.
   *[other] Scrivi nuova per giocarne un'altra{ $over ->
        [back] , riprendi { $can_annul ->
            [yes] per continuare questa
           *[no] { $is_for_two ->
                [yes] per tornare all'ultima mossa
               *[no] per tornare alla tua mossa
            }
        }
       *[final] {""}
    }{ $has_moves ->
        [yes] , tabellino per le mosse
       *[no] {""}
    }, esci per chiudere.
}
    .brief = Finita. { $over ->
        [stuck] Esci.
       *[other] Nuova{ $over ->
            [back] , riprendi
           *[final] {""}
        }{ $has_moves ->
            [yes] , tabellino
           *[no] {""}
        } o esci.
    }
game-result-annulled = { $termination ->
    [resignation] Annullato l'abbandono: la partita va avanti com'era.
    [agreement] Annullata la patta d'accordo: la partita va avanti com'era.
   *[other] Annullata la patta per ripetizione: la partita va avanti com'era.
}
    .brief = La partita va avanti com'era.
game-is-over = La partita è finita: scrivi { $over ->
    [back] nuova, riprendi o esci
    [stuck] esci, e scegli un'altra posizione
   *[final] nuova per giocarne un'altra, o esci
}.
    .brief = Partita finita: { $over ->
        [back] nuova, riprendi o esci
        [stuck] esci
       *[final] nuova o esci
    }.
    .again = Questa partita è già finita: { $over ->
        [back] nuova, riprendi o esci
        [stuck] esci, e scegli un'altra posizione
       *[final] nuova per un'altra, o esci
    }.
game-taken-back = { $count ->
    [one] Mossa ripresa: { $moves }.
    [2] Mosse riprese: { $moves }.
   *[other] { $count } mosse riprese: { $has_moves ->
        [yes] { $moves }
       *[no] da { $first } indietro fino a { $last }
    }.
}
game-nothing-to-take-back = Non c'è nessuna tua mossa da riprendere.
    .brief = Niente da riprendere.
    .again = Di mosse tue da riprendere non ce ne sono.
game-not-so-many-back = { $wanted ->
    [0] Di mosse se ne riprende almeno una: scrivi riprendi.
   *[other] { $is_for_two ->
        [yes] { $count ->
            [one] Si può riprendere una mossa sola
           *[other] Si possono riprendere solo { $count } mosse
        }
       *[no] { $count ->
            [one] Di mosse tue da riprendere ce n'è una sola
           *[other] Di mosse tue da riprendere ce ne sono solo { $count }
        }
    }{ $is_set ->
        [yes] , perché prima la posizione è stata cambiata senza una mossa
       *[no] {""}
    }: scrivi riprendi{ $count ->
        [one] {""}
       *[other] {" "}{ $count }
    }.
}
    .brief = { $count ->
        [one] Al massimo una: riprendi.
       *[other] Al massimo { $count }: riprendi { $count }.
    }
game-taken-back-as-far = Più indietro di così non si torna: prima la posizione è stata cambiata senza una mossa.
    .brief = Più indietro non si torna.
game-played-again = { $count ->
    [one] La mossa ripresa è rigiocata.
   *[other] Rigiocate { $count } mosse riprese.
}
game-nothing-to-redo = Non c'è niente da rigiocare. Per riprendere una mossa scrivi riprendi.
    .brief = Niente da rigiocare.
    .again = Di mosse riprese da rigiocare adesso non ce ne sono. Con riprendi se ne riprende una.
game-not-so-many-again = { $wanted ->
    [0] Di mosse se ne rigioca almeno una: scrivi rifai.
   *[other] { $count ->
        [one] Si può rigiocare una mossa sola: scrivi rifai.
       *[other] Si possono rigiocare solo { $count } mosse: scrivi rifai tutto.
    }
}
    .brief = { $count ->
        [one] Al massimo una: rifai.
       *[other] Al massimo { $count }: rifai tutto.
    }
game-last-move = { $has_move ->
    [yes] { $is_of_side ->
        [yes] Ultima mossa del { words-side }: { $move }.
       *[no] Ultima mossa: { words-side } { $move }.
    }
   *[no] Nessuno ha ancora mosso.
}
game-computer-thinks = Penso.
game-not-your-turn = Adesso muove il computer. Aspetta la sua risposta, o premi Ctrl-C per averla subito.
    .brief = Muove il computer: aspetta, o Ctrl-C.
    .again = Sta pensando il computer: aspetta che muova, o premi Ctrl-C per farlo muovere subito.
game-computer-stays-slow = Il computer continua a giocare, ma pensa più lentamente di quanto potrebbe: { $reason ->
    [bad-package] numba qui non parte
   *[failed] la sua parte veloce non si è potuta compilare
} ({ $detail }). Il comando python3 run.py doctor dice perché e come rimediare.
    .brief = Il computer pensa lentamente: vedi doctor.
game-computer-failed = Il computer non riesce a muovere: { $error }. La partita resta com'è. Scrivi riprendi per tornare alla tua mossa, nuova per ricominciare, o esci.
    .brief = Il computer non muove: { $error }. Riprendi, nuova o esci.
    .again = Il computer non riesce ancora a muovere: { $error }. Scrivi riprendi, nuova o esci.
game-reason = { $count ->
    [0] Nessuna mossa è sembrata al computer nettamente migliore di { $move }.
    [1] { $move } era l'unica mossa legale del computer.
   *[other] Delle sue { $count } mosse legali nessuna è sembrata al computer nettamente migliore di { $move }, guardando avanti { $depth ->
        [1] di una mossa.
       *[other] di { $depth } mosse, contando quelle delle due parti.
    }
}
    .brief = { $count ->
        [0] { $move }: niente di nettamente migliore.
        [1] { $move }: l'unica mossa.
       *[other] { $move }: di { $count } nessuna nettamente migliore, guardando avanti { $depth ->
            [1] di una mossa.
           *[other] di { $depth } mosse.
        }
    }
game-reason-capture = La presa è obbligatoria, { $article }{ $count ->
    [0] , e nessuna presa legale è sembrata al computer nettamente migliore di { $move }.
    [1] , e { $move } era l'unica presa legale.
   *[other] : di { $count } prese legali nessuna è sembrata al computer nettamente migliore di { $move }, guardando avanti { $depth ->
        [1] di una mossa.
       *[other] di { $depth } mosse, contando quelle delle due parti.
    }
}
    .brief = { $move }: obbligatoria, { $article }{ $count ->
        [0] .
        [1] ; l'unica presa.
       *[other] ; di { $count } nessuna nettamente migliore, guardando avanti { $depth ->
            [1] di una mossa.
           *[other] di { $depth } mosse.
        }
    }
game-was-only = { $count ->
    [0] No: oltre a { $move } c'erano altre mosse.
    [1] Sì: { $move } era l'unica mossa legale.
   *[other] No: { $move } era una di { $count } mosse legali.
}
game-was-compulsory = { $count ->
    [0] Prendere era obbligatorio, { $article }; { $move } non era l'unica presa.
    [1] Sì: prendere era obbligatorio, { $article }, e { $move } era l'unica presa legale.
   *[other] Prendere era obbligatorio, { $article }; { $move } era una di { $count } prese legali.
}
    .brief = { $move }: obbligatorio prendere, { $article }{ $count ->
        [0] , ma non l'unica.
        [1] , l'unica presa.
       *[other] , una di { $count } prese.
    }
game-reason-unknown = Non so più come il computer ha scelto { $move }.
    .brief = { $move }: non so più perché.
game-reason-of-person = Perché una persona ha fatto una mossa lo può dire soltanto lei.
    .brief = Lo sa soltanto chi l'ha fatta.
game-move-number = Mossa { $number }, tocca al { words-side }.
game-lasted = { $count ->
    [0] La partita è finita prima della prima mossa.
    [one] La partita è finita: è durata una mossa.
   *[other] La partita è finita: è durata { $count } mosse.
}
    .brief = { $count ->
        [0] Nessuna mossa.
        [one] Una mossa.
       *[other] { $count } mosse.
    }
game-not-moved-yet = Il { words-side } non ha ancora mosso.
game-last-moves = { $count ->
    [0] Nessuno ha ancora mosso.
    [one] Ultima mossa: { $moves }.
   *[other] Ultime { $count } mosse, prima il { words-side }: { $moves }.
}
game-crowned = { $has_number ->
    [yes] Mossa { $number }: il { words-side } ha fatto dama, { $move }.
   *[no] Il { words-side } non ha fatto nessuna dama in questa partita.
}
game-score = { $number }. { $has_white ->
    [yes] { $white }
   *[no] muove il Nero
}{ $has_black ->
    [yes] {" "}{ $black }
   *[no] {""}
}
    .spoken = { $number }: { $has_white ->
        [yes] { $white }
       *[no] muove il Nero
    }{ $has_black ->
        [yes] , { $black }
       *[no] {""}
    }
game-score-goes-on = { $count ->
    [one] Prima ce n'è un'altra: avanti la legge, tabellino tutto le legge tutte.
   *[other] Prima ce ne sono altre { $count }: avanti legge quelle prima, tabellino tutto le legge tutte.
}
    .brief = Altre { $count } prima: avanti, o tabellino tutto.
