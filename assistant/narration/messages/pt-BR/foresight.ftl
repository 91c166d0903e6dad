### Ditas à brasileira, sobre as mensagens de ../pt/foresight.ftl: só as que lá são outras.

foresight-attackers = { $count ->
    [0] Ninguém pode capturar a peça na { $square }.
    [one] A peça na { $square } pode ser capturada assim: { $moves }.
   *[other] A peça na { $square } pode ser capturada de { $count_word } maneiras: { $moves }.
}
foresight-captures-of = A peça na { $square } { $count ->
    [0] não { $is_to_move ->
        [yes] pode
       *[no] poderia
    } capturar nada.
    [one] { $is_to_move ->
        [yes] pode
       *[no] poderia
    } capturar assim: { $moves }.
   *[other] { $is_to_move ->
        [yes] pode
       *[no] poderia
    } capturar de { $count_word } maneiras: { $moves }.
}
    .brief = { $count ->
        [0] { $square } não captura nada.
       *[other] { $square } captura: { $moves }.
    }
foresight-defenders = { $count ->
    [0] Ninguém pode capturar a peça na { $square }.
    [one] A peça na { $square } está protegida por { $pieces }.
   *[other] A peça na { $square } está protegida por { $pieces }: sem uma delas poderia ser capturada.
}
    .brief = { $count ->
        [0] Ninguém pode capturar a { $square }.
       *[other] { $square } protegida por { $pieces }.
    }
foresight-not-defended = A peça na { $square } não está protegida e pode ser capturada: { $captures }. { $count ->
    [0] Ninguém capturaria de volta.
   *[other] Depois daria para capturar de volta: { $moves }.
}
foresight-replies = { $count ->
    [0] Depois de { $move } o adversário não tem lances: a partida estaria ganha.
    [one] Depois de { $move } o adversário { $is_capture ->
        [yes] tem que capturar
       *[no] só tem um lance
    }: { $moves }.
   *[other] Depois de { $move } o adversário { $is_capture ->
        [yes] tem que capturar, de { $count_word } maneiras
       *[no] tem { $count } lances
    }: { $moves }.
}
foresight-others-move = Agora não é a vez das { words-side }. Se jogassem { $move } agora, { $count ->
    [0] não haveria lance para responder.
   *[other] { $is_capture ->
        [yes] seria preciso responder com uma captura
       *[no] daria para responder
    }: { $moves }.
}
foresight-losses = Depois de { $move } o adversário { $count ->
    [0] não pode capturar nada.
   *[other] captura { $has_pieces ->
        [yes] { $count ->
            [one] a peça na
           *[other] as peças em
        } { $pieces }
       *[no] { $count ->
            [one] uma peça
            [2] duas peças
           *[other] { $count } peças
        }
    }: { $moves }.
}
    .brief = { $count ->
        [0] Depois de { $move }: nada a capturar.
       *[other] Depois de { $move }: { $moves }.
    }
foresight-take-back = Depois de { $capture } { $is_back ->
    [yes] poderia capturar de volta
   *[no] poderia capturar
}: { $moves }.
foresight-safe-moves = { $is_all ->
    [yes] Depois de qualquer lance o adversário não pode capturar nada.
   *[no] { $count ->
        [0] Depois de cada lance o adversário pode capturar alguma coisa.
        [one] Só depois de um lance o adversário não pode capturar nada: { $moves }.
       *[other] Depois de { $count } lances o adversário não pode capturar nada: { $moves }.
    }
}
    .brief = { $is_all ->
        [yes] Depois de qualquer lance: nada a capturar.
       *[no] { $count ->
            [0] Depois de cada lance: uma captura.
           *[other] Nada a capturar depois de { $moves }.
        }
    }
foresight-rows-to-go = À pedra { $side ->
    [white] branca
   *[black] preta
} na { $square } { $rows ->
    [one] falta uma fileira
   *[other] faltam { $rows } fileiras
} para fazer dama.
    .brief = { $square }: { $rows ->
        [one] falta uma fileira
       *[other] faltam { $rows } fileiras
    }.
foresight-crowning = { $count ->
    [0] { $near_count ->
        [0] As { words-side } não têm pedras para fazer dama.
        [one] As { words-side } não podem fazer dama no próximo lance. À pedra mais próxima, na { $near }, { $steps ->
            [one] falta uma fileira
           *[other] faltam { $steps } fileiras
        }.
       *[other] As { words-side } não podem fazer dama no próximo lance. Às pedras mais próximas, em { $near }, { $steps ->
            [one] falta uma fileira
           *[other] faltam { $steps } fileiras
        }.
    }
   *[other] As { words-side } { $is_to_move ->
        [yes] podem
       *[no] poderiam
    } fazer dama no próximo lance: { $moves }.
}
foresight-which-move = De que lance? Digite as duas casas, por exemplo { $example }.
