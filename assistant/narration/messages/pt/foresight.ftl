### O que pode acontecer: quem pode tomar uma peça, o que a protege, o que se segue a um lance.

foresight-attackers = { $count ->
    [0] Ninguém pode tomar a peça na { $square }.
    [one] A peça na { $square } pode ser tomada assim: { $moves }.
   *[other] A peça na { $square } pode ser tomada de { $count_word } maneiras: { $moves }.
}
    .brief = { $count ->
        [0] { $square } não está em perigo.
       *[other] { $square } em perigo: { $moves }.
    }
foresight-captures-of = A peça na { $square } { $count ->
    [0] não { $is_to_move ->
        [yes] pode
       *[no] poderia
    } tomar nada.
    [one] { $is_to_move ->
        [yes] pode
       *[no] poderia
    } tomar assim: { $moves }.
   *[other] { $is_to_move ->
        [yes] pode
       *[no] poderia
    } tomar de { $count_word } maneiras: { $moves }.
}
    .brief = { $count ->
        [0] { $square } não toma nada.
       *[other] { $square } toma: { $moves }.
    }
foresight-defenders = { $count ->
    [0] Ninguém pode tomar a peça na { $square }.
    [one] A peça na { $square } está protegida por { $pieces }.
   *[other] A peça na { $square } está protegida por { $pieces }: sem uma delas podia ser tomada.
}
    .brief = { $count ->
        [0] Ninguém pode tomar a { $square }.
       *[other] { $square } protegida por { $pieces }.
    }
foresight-not-defended = A peça na { $square } não está protegida e pode ser tomada: { $captures }. { $count ->
    [0] Ninguém tomaria de volta.
   *[other] Depois podia tomar-se de volta: { $moves }.
}
    .brief = { $square } em perigo: { $captures }. { $count ->
        [0] Sem resposta.
       *[other] De volta: { $moves }.
    }
foresight-nobody = Na { $square } não há nenhuma peça.
foresight-replies = { $count ->
    [0] Depois de { $move } o adversário não tem lances: a partida estaria ganha.
    [one] Depois de { $move } o adversário { $is_capture ->
        [yes] tem de tomar
       *[no] só tem um lance
    }: { $moves }.
   *[other] Depois de { $move } o adversário { $is_capture ->
        [yes] tem de tomar, de { $count_word } maneiras
       *[no] tem { $count } lances
    }: { $moves }.
}
    .brief = { $count ->
        [0] Depois de { $move } nenhuma resposta: partida ganha.
       *[other] Respostas a { $move }: { $moves }.
    }
foresight-others-move = Agora não é a vez das { words-side }. Se jogassem já { $move }, { $count ->
    [0] não haveria lance para responder.
   *[other] { $is_capture ->
        [yes] seria preciso responder com uma tomada
       *[no] poderia responder-se
    }: { $moves }.
}
    .brief = Não é a vez das { words-side }. Respostas a { $move }: { $count ->
        [0] nenhum lance.
       *[other] { $moves }.
    }
foresight-losses = Depois de { $move } o adversário { $count ->
    [0] não pode tomar nada.
   *[other] toma { $has_pieces ->
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
        [0] Depois de { $move }: nada a tomar.
       *[other] Depois de { $move }: { $moves }.
    }
foresight-take-back = Depois de { $capture } { $is_back ->
    [yes] poderia tomar de volta
   *[no] poderia tomar
}: { $moves }.
    .brief = { $is_back ->
        [yes] De volta
       *[no] Depois
    }: { $moves }.
foresight-safe-moves = { $is_all ->
    [yes] Depois de qualquer lance o adversário não pode tomar nada.
   *[no] { $count ->
        [0] Depois de cada lance o adversário pode tomar alguma coisa.
        [one] Só depois de um lance o adversário não pode tomar nada: { $moves }.
       *[other] Depois de { $count } lances o adversário não pode tomar nada: { $moves }.
    }
}
    .brief = { $is_all ->
        [yes] Depois de qualquer lance: nada a tomar.
       *[no] { $count ->
            [0] Depois de cada lance: uma tomada.
           *[other] Nada a tomar depois de { $moves }.
        }
    }
foresight-rows-to-go = À pedra { $side ->
    [white] branca
   *[black] preta
} na { $square } { $rows ->
    [one] falta uma fila
   *[other] faltam { $rows } filas
} para fazer dama.
    .brief = { $square }: { $rows ->
        [one] falta uma fila
       *[other] faltam { $rows } filas
    }.
foresight-crowning = { $count ->
    [0] { $near_count ->
        [0] As { words-side } não têm pedras para fazer dama.
        [one] As { words-side } não podem fazer dama no próximo lance. À pedra mais próxima, na { $near }, { $steps ->
            [one] falta uma fila
           *[other] faltam { $steps } filas
        }.
       *[other] As { words-side } não podem fazer dama no próximo lance. Às pedras mais próximas, em { $near }, { $steps ->
            [one] falta uma fila
           *[other] faltam { $steps } filas
        }.
    }
   *[other] As { words-side } { $is_to_move ->
        [yes] podem
       *[no] poderiam
    } fazer dama no próximo lance: { $moves }.
}
    .brief = { $count ->
        [0] { $near_count ->
            [0] { words-side }: nenhuma pedra.
           *[other] { words-side }, no próximo lance não. Mais próximas: { $near }, faltam { $steps }.
        }
       *[other] { words-side }, dama no próximo lance: { $moves }.
    }
foresight-which-move = De que lance? Escreva as duas casas, por exemplo { $example }.
    .brief = Que lance?
foresight-not-played = O lance não foi jogado.
