### Che cosa può succedere: chi può prendere un pezzo, che cosa lo protegge, che cosa segue a una mossa.

foresight-attackers = { $count ->
    [0] Nessuno può prendere il pezzo in { $square }.
    [one] Il pezzo in { $square } si può prendere così: { $moves }.
   *[other] Il pezzo in { $square } si può prendere in { $count_word } modi: { $moves }.
}
    .brief = { $count ->
        [0] { $square } non è in presa.
       *[other] { $square } in presa: { $moves }.
    }
foresight-captures-of = Il pezzo in { $square } { $count ->
    [0] non { $is_to_move ->
        [yes] può
       *[no] potrebbe
    } prendere niente.
    [one] { $is_to_move ->
        [yes] può
       *[no] potrebbe
    } prendere così: { $moves }.
   *[other] { $is_to_move ->
        [yes] può
       *[no] potrebbe
    } prendere in { $count_word } modi: { $moves }.
}
    .brief = { $count ->
        [0] { $square } non prende niente.
       *[other] { $square } prende: { $moves }.
    }
foresight-defenders = { $count ->
    [0] Nessuno può prendere il pezzo in { $square }.
    [one] Il pezzo in { $square } è protetto da { $pieces }.
   *[other] Il pezzo in { $square } è protetto da { $pieces }: senza uno di questi si potrebbe prendere.
}
    .brief = { $count ->
        [0] Nessuno può prendere { $square }.
       *[other] { $square } protetto da { $pieces }.
    }
foresight-not-defended = Il pezzo in { $square } non è protetto e si può prendere: { $captures }. { $count ->
    [0] Nessuno riprenderebbe.
   *[other] Poi si potrebbe riprendere: { $moves }.
}
    .brief = { $square } in presa: { $captures }. { $count ->
        [0] Senza ripresa.
       *[other] Ripresa: { $moves }.
    }
foresight-nobody = In { $square } non c'è nessun pezzo.
foresight-replies = { $count ->
    [0] Dopo { $move } l'avversario non ha mosse: la partita sarebbe vinta.
    [one] Dopo { $move } l'avversario { $is_capture ->
        [yes] deve prendere
       *[no] ha una sola mossa
    }: { $moves }.
   *[other] Dopo { $move } l'avversario { $is_capture ->
        [yes] deve prendere, in { $count_word } modi
       *[no] ha { $count } mosse
    }: { $moves }.
}
    .brief = { $count ->
        [0] Dopo { $move } nessuna risposta: partita vinta.
       *[other] Risposte a { $move }: { $moves }.
    }
foresight-losses = Dopo { $move } l'avversario { $count ->
    [0] non può prendere niente.
   *[other] prende { $has_pieces ->
        [yes] { $count ->
            [one] il pezzo
           *[other] i pezzi
        } in { $pieces }
       *[no] { $count ->
            [one] un pezzo
           *[other] { $count } pezzi
        }
    }: { $moves }.
}
    .brief = { $count ->
        [0] Dopo { $move }: niente prese.
       *[other] Dopo { $move }: { $moves }.
    }
foresight-take-back = Dopo { $capture } potresti riprendere: { $moves }.
    .brief = Ripresa: { $moves }.
foresight-which-move = Di quale mossa? Scrivi le due caselle, per esempio { $example }.
    .brief = Quale mossa?
foresight-not-played = La mossa non è giocata.
