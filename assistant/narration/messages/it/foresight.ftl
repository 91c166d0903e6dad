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
foresight-others-move = Ora non tocca al { words-side }. Se adesso giocasse { $move }, { $count ->
    [0] non ci sarebbero mosse per rispondere.
   *[other] { $is_capture ->
        [yes] si dovrebbe rispondere con una presa
       *[no] si potrebbe rispondere
    }: { $moves }.
}
    .brief = Non tocca al { words-side }. Risposte a { $move }: { $count ->
        [0] nessuna mossa.
       *[other] { $moves }.
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
foresight-take-back = Dopo { $capture } { $is_back ->
    [yes] potresti riprendere
   *[no] potresti prendere
}: { $moves }.
    .brief = { $is_back ->
        [yes] Ripresa
       *[no] Presa
    }: { $moves }.
foresight-safe-moves = { $is_all ->
    [yes] Dopo qualunque mossa l'avversario non può prendere niente.
   *[no] { $count ->
        [0] Dopo ogni mossa l'avversario può prendere qualcosa.
        [one] Dopo una sola mossa l'avversario non può prendere niente: { $moves }.
       *[other] Dopo { $count } mosse l'avversario non può prendere niente: { $moves }.
    }
}
    .brief = { $is_all ->
        [yes] Dopo ogni mossa: niente prese.
       *[no] { $count ->
            [0] Dopo ogni mossa: una presa.
           *[other] Niente prese dopo { $moves }.
        }
    }
foresight-rows-to-go = Alla pedina { $side ->
    [white] bianca
   *[black] nera
} in { $square } { $rows ->
    [one] manca una riga
   *[other] mancano { $rows } righe
} per fare dama.
    .brief = { $square }: { $rows ->
        [one] manca una riga
       *[other] mancano { $rows } righe
    }.
foresight-crowning = { $count ->
    [0] { $near_count ->
        [0] Il { words-side } non ha pedine da promuovere.
        [one] Il { words-side } non può fare dama con la prossima mossa. Alla pedina più vicina, in { $near }, { $steps ->
            [one] manca una riga
           *[other] mancano { $steps } righe
        }.
       *[other] Il { words-side } non può fare dama con la prossima mossa. Alle pedine più vicine, in { $near }, { $steps ->
            [one] manca una riga
           *[other] mancano { $steps } righe
        }.
    }
   *[other] Il { words-side } { $is_to_move ->
        [yes] può
       *[no] potrebbe
    } fare dama con la prossima mossa: { $moves }.
}
    .brief = { $count ->
        [0] { $near_count ->
            [0] { words-side }: nessuna pedina.
           *[other] { words-side }, non alla prossima. Più vicine: { $near }, righe mancanti: { $steps }.
        }
       *[other] { words-side }, dama alla prossima: { $moves }.
    }
foresight-which-move = Di quale mossa? Scrivi le due caselle, per esempio { $example }.
    .brief = Quale mossa?
foresight-not-played = La mossa non è giocata.
