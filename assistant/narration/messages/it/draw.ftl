### Le patte.

draw-count-request-began = { $by_computer ->
    [yes] Chiedo il conteggio
   *[no] { $by_arbiter ->
        [yes] L'arbitro impone il conteggio
       *[no] Comincia il conteggio
    }
}: dopo { $moves } mosse di { $king_moves_only ->
    [yes] dama di ciascuno, senza prese né mosse di pedina,
   *[no] ciascuno
} è patta, { $article }.
    .brief = Conteggio: { $moves } mosse di ciascuno, { $article }.
draw-count-request-runs-already = Il conteggio è già in corso, { $article }. Mosse che ti mancano: { $moves }.
    .brief = Conteggio in corso, { $article }; mosse che ti mancano: { $moves }.
draw-count-request-no-king-each = Il conteggio si può chiedere solo quando ciascuno ha almeno una dama: { $article }.
    .brief = Ci vuole una dama a testa, { $article }.
    .again = Per il conteggio serve almeno una dama a testa: { $article }.
draw-count-none = Nessun conteggio è in corso. Si può chiedere quando ciascuno ha almeno una dama, scrivendo chiedo il conteggio: { $article }.
    .brief = Nessun conteggio in corso. Per chiederlo, chiedo il conteggio.
draw-count-change-began = Comincia da sé il conteggio: dopo { $moves } mosse{ $king_moves_only ->
    [yes] {" "}di sola dama
   *[no] {""}
}{ $reads_each ->
    [yes] {" "}(il testo non dice di chi: contiamo { $moves } di ciascuno)
   *[no] {" "}di ciascuno
}{ $king_moves_only ->
    [yes] , senza prese né mosse di pedina,
   *[no] {""}
} è patta, { $article }.
    .brief = Conteggio: { $moves } mosse di ciascuno{ $king_moves_only ->
        [yes] {" "}di sola dama
       *[no] {""}
    }, { $article }.
draw-count-change-began-again = Il conteggio è annullato e ricomincia: { $moves } mosse{ $reads_each ->
    [yes] {" "}(il testo non dice di chi: contiamo { $moves } di ciascuno)
   *[no] {" "}di ciascuno
}, { $article }.
    .brief = Conteggio da capo: { $moves } mosse di ciascuno, { $article }.
draw-count-again = Conteggio da capo.
draw-count-change-lapsed = Il conteggio è annullato: non ci sono più le condizioni, { $article }.
    .brief = Conteggio annullato, { $article }.
draw-count-change-undone = Con la mossa ripresa se ne va anche il conteggio.
    .brief = Niente più conteggio.
draw-count-change-resumed = Con la mossa ripresa il conteggio torna com'era: a chi muove { $moves ->
    [one] manca una mossa
   *[other] mancano { $moves } mosse
}.
    .brief = Conteggio com'era: ne { $moves ->
        [one] manca una
       *[other] mancano { $moves }
    } a chi muove.
draw-count-remaining = { $moves ->
    [one] Alla fine del conteggio manca una mossa di ciascuno.
   *[other] Alla fine del conteggio mancano { $moves } mosse di ciascuno.
}
    .brief = { $moves ->
        [one] Ancora una mossa di ciascuno.
       *[other] Ancora { $moves } mosse di ciascuno.
    }
draw-count-hint = La partita non avanza: chi vuole può chiedere il conteggio delle { $moves } mosse scrivendo chiedo il conteggio, { $article }.
    .brief = Si può chiedere il conteggio, { $moves } mosse, { $article }.
draw-repetition-claim-granted = { $by_computer ->
    [yes] Il computer chiede la patta: la posizione
   *[no] La posizione
} si è presentata { $times_word } volte.
    .brief = { $by_computer ->
        [yes] Il computer chiede la patta: posizione
       *[no] Posizione
    } ripetuta { $times_word } volte.
draw-repetition-claim-not-yet = La posizione si è presentata { $times ->
    [one] una volta
   *[other] { $times_word } volte
}: per la patta ne servono { $needed_word }.
    .brief = { $times ->
        [one] Una volta sola
       *[other] Finora { $times_word } volte
    }: ne servono { $needed_word }.
    .again = Per la patta la posizione deve presentarsi { $needed_word } volte, e finora è successo { $times ->
        [one] una volta sola
       *[other] { $times_word } volte
    }.
draw-repetition-claim-too-late = La posizione si era ripetuta abbastanza, ma da allora chi chiede ha mosso: la patta si chiede prima della propria mossa, quando la posizione si ripete ancora.
    .brief = Troppo tardi: chi chiede ha già mosso.
    .again = Chi chiede ha mosso dopo la ripetizione: potrà chiedere la patta quando la posizione si ripete, prima di muovere.
draw-repetition-claim-not-in-the-text = Questo regolamento non conosce la patta per ripetizione: puoi proporre patta o, quando ciascuno ha una dama, chiedere il conteggio.
    .brief = Niente patta per ripetizione: c'è patta o conteggio.
    .again = La ripetizione qui non dà patta: puoi proporre patta o, quando ciascuno ha una dama, chiedere il conteggio.
draw-repetition-hint = La posizione si è presentata { $times_word } volte: { $is_for_two ->
    [yes] la patta può chiederla, con la parola ripetizione, chi da allora non ha ancora mosso, { $article }.
   *[no] puoi chiedere la patta con la parola ripetizione, { $article }.
}
    .brief = Posizione ripetuta { $times_word } volte: { $is_for_two ->
        [yes] chi non ha ancora mosso può chiedere ripetizione, { $article }.
       *[no] puoi chiedere ripetizione, { $article }.
    }
draw-repetition-stands = Ripetizione, { $times_word } volte.
draw-position-seen = In questa partita la posizione si è presentata { $times ->
    [one] una volta sola, adesso
   *[other] { $times_word } volte, contando questa
}.
    .brief = { $times ->
        [one] Una volta sola
       *[other] { $times_word } volte
    }.
draw-declined = { $by_computer ->
    [yes] Il computer rifiuta la patta: si continua.
   *[no] La patta è rifiutata: si continua.
}
    .brief = { $by_computer ->
        [yes] Il computer rifiuta.
       *[no] Patta rifiutata.
    }
    .again = { $by_computer ->
        [yes] Niente patta per il computer: si continua.
       *[no] Niente patta: si continua.
    }
draw-offer-told = { $became ->
    [none] In questa partita nessuno ha proposto patta.
    [accepted] Il { words-side } ha proposto patta, e la proposta è stata accettata.
    [declined] Il { words-side } ha proposto patta, e la proposta è stata rifiutata.
    [open] Il { words-side } propone patta, e ancora nessuno ha risposto.
   *[lapsed] Il { words-side } ha proposto patta, e la proposta è rimasta senza risposta.
}
    .brief = { $became ->
        [none] Nessuno.
        [accepted] Il { words-side }: accettata.
        [declined] Il { words-side }: rifiutata.
        [open] Il { words-side }: si aspetta la risposta.
       *[lapsed] Il { words-side }: senza risposta.
    }
draw-accepted = Il computer accetta.
draw-count-request-of-itself = In questo regolamento i conteggi cominciano da sé, e adesso non ce n'è nessuno in corso.
    .brief = Qui i conteggi cominciano da sé.
    .again = Non c'è un conteggio da chiedere: in questo regolamento comincia da sé.
