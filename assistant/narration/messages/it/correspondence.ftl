### Le partite per corrispondenza, una accanto all'altra.

correspondence-left = { $unit ->
    [late] { $count ->
        [one] fuori tempo da un giorno
       *[other] fuori tempo da { $count_word } giorni
    }
    [days] { $count ->
        [0] scade oggi
        [one] un giorno
       *[other] { $count_word } giorni
    }
   *[none] senza scadenza
}
correspondence-do = { $state ->
    [move] { correspondence-left }
    [send] da spedire
    [answer] offre patta
    [over] finita
   *[wait] si aspetta
}
correspondence-at-start = { $mine ->
    [0] Per corrispondenza non tocca a te in nessuna partita. In attesa: { $total }.
   *[other] Tocca a te in { $mine } di { $total } partite per corrispondenza: la prossima ti ci porta.
}
    .brief = Tocca a te in { $mine } di { $total }.
correspondence-owed = { $mine ->
    [0] Per corrispondenza non tocca a te in nessuna partita. In attesa: { $total }.
   *[other] Tocca a te in { $mine } di { $total }. La prima: { $name }, { correspondence-do }.
}
correspondence-line = Poi { $name }, { correspondence-do }{ $is_here ->
    [yes] , questa
   *[no] {""}
}.
correspondence-no-more = Non ce ne sono altre per corrispondenza. Avanti ancora dice tutte le partite.
    .brief = Non ce ne sono altre.
correspondence-none = Non hai partite per corrispondenza. Scrivi per esempio: nuova partita per corrispondenza con Anna.
    .brief = Nessuna partita per corrispondenza.
correspondence-ask-code = Il messaggio ha il codice { $told }, e può essere il primo della partita con { $name }, { $code }. È quella? Allora si chiama { $told } d'ora in poi. Rispondi sì o no.
    .brief = { $told }: è la partita con { $name }, { $code }? Sì o no?
correspondence-code-taken = { $code } è già il codice della partita con { $name }. Non è cambiato nulla.
correspondence-nothing-owed = { $is_here ->
    [yes] Tocca a te qui, e in nessun'altra.
   *[no] Non tocca a te in nessuna.
}
correspondence-at = { $name }: { $state ->
    [move] tocca a te
    [send] c'è un messaggio da spedire
    [answer] offre patta
    [over] la partita è finita
   *[wait] si aspetta la sua mossa
}{ $by ->
    [own] , l'ultima è la tua { $move }
    [theirs] , ha giocato { $move }
   *[none] , nessuno ha ancora mosso
}.
correspondence-their-turn = Tocca a { $name }: si aspetta la risposta. Quando arriva, scrivi incolla.
    .brief = Tocca a { $name }.
correspondence-where = { $count ->
    [0] Nessuno ha ancora mosso
   *[other] Ultime mosse: { $moves }, { $by ->
        [own] tua
       *[theirs] di { $name }
    }
}. Ora la mossa { $number } del { words-side }.
correspondence-note = { $has_note ->
    [yes] La tua nota: { $text }
   *[no] Non c'è nessuna nota. Per scriverne una: nota, e il testo.
}
    .brief = { $has_note ->
        [yes] Nota: { $text }
       *[no] Nessuna nota.
    }
correspondence-note-kept = { $is_removed ->
    [yes] La nota è tolta.
   *[no] La nota è scritta: la senti solo tu.
}{ $is_replaced ->
    [yes] {" "}Prima diceva: { $before }
   *[no] {""}
}
    .brief = { $is_removed ->
        [yes] Nota tolta.
       *[no] Scritta.
    }
correspondence-not-here = Questa non è una partita per corrispondenza. La prossima partita ti porta a una che hai; nuova partita per corrispondenza con Anna ne comincia una.
    .brief = Qui non c'è corrispondenza.
correspondence-begun = Partita per corrispondenza { $code } con { $name }: hai il { words-side }. Per sentire su che cosa si gioca, scrivi termini.
    .brief = { $code } con { $name }: hai il { words-side }.
correspondence-ask-name = { $doubtful } fa parte del nome di chi gioca con te, { $name }? Rispondi sì o no.
    .brief = { $doubtful } fa parte del nome, { $name }? Sì o no?
correspondence-left-out = { $has_left_out ->
    [yes] {" "}Tralascio: { $left_out }.
   *[no] {""}
}
correspondence-usual = { $is_for_letter ->
    [yes] {" "}Il messaggio non dice i termini: questi sono i soliti. Per cambiare i termini o il nome, scrivi termini e che cosa: per esempio termini nome { $name }.
   *[no] {""}
}
    .brief = { $is_for_letter ->
        [yes] {" "}Per cambiare, scrivi per esempio termini nome { $name }.
       *[no] {""}
    }
correspondence-ask-begin = { $variant ->
    [international] Dama internazionale
   *[italian] Dama italiana
} per corrispondenza con { $name }{ $is_from_here ->
    [yes] , dalla posizione di qui
   *[no] {""}
}: hai il { words-side }; { correspondence-pace }{ $has_address ->
    [yes] ; indirizzo { $address }
   *[no] {""}
}{ $has_code ->
    [yes] ; codice { $code }
   *[no] {""}
}.{ correspondence-left-out }{ correspondence-usual } La comincio? Rispondi sì o no.
    .brief = { $variant ->
        [international] Dama internazionale
       *[italian] Dama italiana
    } con { $name }: hai il { words-side }; { correspondence-pace }.{ correspondence-left-out }{ correspondence-usual.brief } Sì o no?
correspondence-not-begun = Non comincia nulla. Dillo con le virgole, per esempio: nuova partita per corrispondenza con Anna, Nero, dama internazionale, 10 mosse in 40 giorni.
    .brief = Non comincia nulla.
correspondence-with-whom = Con chi? Scrivi per esempio: nuova partita per corrispondenza con Anna, Nero.
    .brief = Con chi?
correspondence-no-moves = Qui nessuno può muovere: da questa posizione non comincia nessuna partita.
correspondence-leave = { $why ->
    [taken] { $days ->
        [one] Un giorno di ferie da oggi
       *[other] { $days } giorni di ferie da oggi
    }: parte con il messaggio. Te ne restano { $left }.
    [tomorrow] { $days ->
        [one] Un giorno di ferie da domani
       *[other] { $days } giorni di ferie da domani
    }: parte con il messaggio. Te ne restano { $left }.
    [later] { $days ->
        [one] Un giorno di ferie dal giorno { $first }
       *[other] { $days } giorni di ferie dal giorno { $first }
    }: parte con il messaggio. Te ne restano { $left }.
    [past] Quel giorno è passato: le ferie cominciano oggi o più tardi. Te ne restano { $left } giorni.
    [many] Di ferie ti restano { $left } giorni, non { $days }.
    [none] I termini di questa partita non danno ferie.
   *[left] Di ferie ti restano { $left } giorni. Per prenderne, da oggi o da un giorno che viene, scrivi per esempio: ferie 5 giorni da domani, o ferie dal 3 al 12 dicembre.
}
correspondence-days = { $state ->
    [over] La partita è finita.
    [move] Hai { correspondence-left }.
    [send] Hai un messaggio da spedire: { correspondence-left }.
    [answer] { $name } aspetta una risposta: { correspondence-left }.
   *[wait] Si aspetta { $name }.
} Giorni usati: tu { $used }, { $name } { $theirs }.{ $is_repeat_due ->
    [yes] {" "}Il messaggio è da ripetere: sollecito.
   *[no] {""}
}
correspondence-on-leave = { $is_own ->
    [yes] Le tue ferie
   *[no] Ferie di { $name }
}: { $days ->
    [one] un giorno
   *[other] { $days } giorni
} dal giorno { $first }.
correspondence-dated = { $number }. { $move }, { $is_own ->
    [yes] tua: { $has_received ->
        [yes] risposta a quella ricevuta il { $received },{" "}
       *[no] {""}
    }{ $is_sent_at_once ->
        [yes] fatta e spedita il { $made }
       *[no] fatta il { $made }, { $has_sent ->
            [yes] spedita il { $sent }
           *[no] non spedita
        }
    }
   *[no] di { $name }: arrivata il { $received }
}; { $days ->
    [1] un giorno
   *[other] { $days } giorni
}.
correspondence-no-dates = { $of ->
    [own] Non hai ancora mosso.
    [theirs] { $name } non ha ancora mosso.
    [number] La mossa { $number } non c'è ancora.
   *[none] Non ha ancora mosso nessuno.
}
correspondence-address = { $has_address ->
    [yes] L'indirizzo di { $name }: { $address }.
   *[no] L'indirizzo di { $name } non c'è: scrivi termini indirizzo, e l'indirizzo.
}
correspondence-pace = { $days ->
    [0] { $game_days ->
        [0] Senza limite di giorni
       *[other] { $game_days } giorni a testa per tutta la partita
    }
   *[other] { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    } in { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }{ $game_days ->
        [0] {""}
       *[other] , { $game_days } giorni per la partita
    }
}; { $leave ->
    [0] niente ferie
    [1] un giorno di ferie
   *[other] { $leave } giorni di ferie
}
correspondence-game = { $variant ->
    [international] dama internazionale
   *[italian] dama italiana
}
correspondence-terms = Partita { $code } con { $name }: { correspondence-game }, hai il { words-side }. { correspondence-pace }; { $repeat ->
    [0] nessun sollecito
    [1] si ripete dopo un giorno
   *[other] si ripete dopo { $repeat } giorni
}; le condizioni { $is_binding ->
    [yes] impegnano
   *[no] non impegnano
}; analisi del computer { $is_analysis ->
    [yes] permessa
   *[no] vietata
}.{ $has_address ->
    [yes] {" "}Indirizzo: { $address }.
   *[no] {""}
}{ $has_director ->
    [yes] {" "}Direttore: { $director }.
   *[no] {""}
}
correspondence-terms-unclear = Dopo termini si può dire: 10 mosse in 40 giorni, partita 90 giorni, ferie 14, ripetere dopo 14, indirizzo, direttore, nome, codice, analisi permessa, condizioni libere. Non è cambiato nulla.
    .brief = Termini non capiti: non è cambiato nulla.
correspondence-analysis-begun = Prova le mosse che vuoi: qui non si gioca nulla. Torna alla partita quando hai finito.
    .brief = Prova le mosse; poi torna alla partita.
correspondence-analysis-ended = L'analisi è buttata via.
correspondence-analysis-forbidden = I termini di questa partita vietano l'analisi del computer. Analizza da solo prova le mosse a voce.
    .brief = Il computer qui non analizza.
correspondence-analysis-over = La partita è finita: qui non c'è più nulla da analizzare con il computer.
correspondence-analysis-asked = Il computer pensa, e resta scritto nel tabellino.
correspondence-analysed = Il { words-side } ha chiesto al computer prima { $count ->
    [one] della mossa { $numbers }
   *[other] delle mosse { $numbers }
}.
correspondence-computer = Il computer giocherebbe { $move }.
