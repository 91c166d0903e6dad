### Un match: più partite fra le stesse persone.

match-game = Partita { $game } di { $games } del match{ $game ->
    [1] { $is_drawn ->
        [yes] : i colori sono stati sorteggiati, poi si alternano
       *[no] : i colori si alternano
    }
   *[other] {""}
}.
    .brief = Partita { $game } di { $games }.
match-score = Match, { $played ->
    [0] nessuna partita finita
    [one] una partita
   *[other] { $played } partite
} su { $games }: { $first } { $first_points }, { $second } { $second_points }. Vinte { $first_won } da { $first } e { $second_won } da { $second }, patte { $draws }.
    .brief = { $first } { $first_points }, { $second } { $second_points }, { $played } su { $games }.
match-over = { $is_given_up ->
    [yes] Il match finisce qui
   *[no] Il match è finito
}: { $has_winner ->
    [yes] vince { $winner }
   *[no] in parità
}.
match-ask-next = Comincia la partita { $game } di { $games }, { $white } con il Bianco { $black_initial ->
   *[other] e
    [e] ed
} { $black } con il Nero? Rispondi sì o no.
    .brief = Partita { $game }, { $white } con il Bianco: sì o no?
    .again = Partita { $game } di { $games }, { $white } con il Bianco: si comincia? Ci vuole un sì o un no.
match-ask-go-on = C'è un match non finito{ words-of-rules }: { $first } { $first_points }, { $second } { $second_points }. Comincia la partita { $game } di { $games }? Rispondi sì o no.
    .brief = Match { $first } { $first_points }, { $second } { $second_points }. Partita { $game }: sì o no?
match-ask-leave = { $is_second ->
    [yes] {""}
   *[no] { $what ->
        [game] Una partita del match si lascia per un'altra
       *[match] Il match si chiude prima della fine
    } solo se lo volete tutti e due{ $what ->
        [between] {""}
       *[other] ; uno da solo può abbandonare
    }.{" "}
}{ words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: { $is_second ->
    [yes] sei d'accordo anche tu
   *[no] { $what ->
        [game] vuoi lasciarla
       *[match] vuoi chiuderlo
    }
}? Rispondi { $is_named ->
    [yes] { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sì, oppure no
   *[no] sì o no
}.
    .brief = { $what ->
        [game] Lasciare la partita
       *[match] Chiudere il match
    }: { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sì, o no?
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: { $what ->
        [game] lasciare questa partita del match
       *[match] chiudere qui il match
    }? Rispondi { $is_named ->
        [yes] { $has_name ->
            [yes] { $name }
           *[no] { words-side }
        } sì, oppure no
       *[no] sì o no
    }.
match-waits = Va bene, il match resta così. Scrivi nuova per la partita { $game }, riprendi per riaprire quella appena finita, match finito per chiudere il match.
    .brief = Il match resta così. Nuova, riprendi o match finito.
match-none = Non c'è nessun match. Per cominciarne uno scrivi per esempio match di 4 partite tra Anna e Bruno, e a sorte per sorteggiare i colori.
    .brief = Nessun match. Scrivi match di 4 partite tra Anna e Bruno.
match-unclear = { $lack ->
    [games] Di quante partite? Da 2 a { $most }: scrivi per esempio match di 4 partite tra Anna e Bruno.
   *[names] Un match ha bisogno di due nomi diversi: scrivi per esempio match di 4 partite tra Anna e Bruno.
    [boards] Con le damiere elettroniche i posti sono fissi: per un match avvia il programma con l'opzione match.
    [more] Di un match si dicono solo le partite, i nomi e la sorte: per esempio match di 4 partite tra Anna e Bruno, a sorte. Il resto dillo prima o dopo.
}
    .brief = { $lack ->
        [games] Quante partite, da 2 a { $most }?
       *[names] Servono due nomi diversi.
        [boards] Con le damiere serve l'opzione match all'avvio.
        [more] Solo partite, nomi e a sorte.
    }
