### A posição.

position-pieces = { words-side }: { $men_count ->
    [0] {""}
    [one] pedra { $men }
   *[other] pedras { $men }
}{ $kings_count ->
    [0] {""}
   *[other] { $men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $kings_count ->
    [0] { $men_count ->
        [0] nenhuma peça
       *[other] {""}
    }
    [one] dama { $kings }
   *[other] damas { $kings }
}.
    .letters = { $men_count ->
        [0] { $kings_count ->
            [0] { $side_man }: nenhuma peça
           *[other] { $side_king }: { $kings_plain }
        }
       *[other] { $side_man }: { $men_plain }{ $kings_count ->
            [0] {""}
           *[other] {" "}{ $side_king }: { $kings_plain }
        }
    }
position-kings = { words-side }: { $kings_count ->
    [0] nenhuma dama
    [one] uma dama, { $kings }
    [2] duas damas, { $kings }
   *[other] { $kings_count } damas, { $kings }
}.
    .letters = { $side_king }: { $kings_count ->
        [0] nenhuma dama
       *[other] { $kings_plain }
    }
# O 2 por extenso: lido em voz alta seria "dois".
position-piece-count = { words-side }: { $men_count ->
    [0] nenhuma pedra
    [one] uma pedra
    [2] duas pedras
   *[other] { $men_count } pedras
} e { $kings_count ->
    [0] nenhuma dama
    [one] uma dama
    [2] duas damas
   *[other] { $kings_count } damas
}.
position-ahead = { $count ->
    [0] Há o mesmo número de peças dos dois lados.
    [one] As { words-side } têm uma peça a mais.
    [2] As { words-side } têm duas peças a mais.
   *[other] As { words-side } têm { $count } peças a mais.
}{ $kings ->
    [own] {" "}Só as { words-side } têm damas.
    [other] {" "}Só as { words-other-side } têm damas.
   *[none] {""}
}
    .brief = { $count ->
        [0] Iguais.
       *[other] { words-side }: { $count } a mais.
    }{ $kings ->
        [own] {" "}Só as { words-side } têm damas.
        [other] {" "}Só as { words-other-side } têm damas.
       *[none] {""}
    }
position-lost = Perdidas desde o início: as Brancas { $white ->
    [0] nenhuma peça
    [one] uma peça
    [2] duas peças
   *[other] { $white } peças
}, as Pretas { $black ->
    [0] nenhuma peça
    [one] uma peça
    [2] duas peças
   *[other] { $black } peças
}.
    .brief = Perdidas: Brancas { $white }, Pretas { $black }.
position-square = { $contents }.
position-no-such-square = A casa { $square } não existe: as casas vão de 1 a { $last }.
    .brief = Nenhuma casa { $square }: de 1 a { $last }.
    .again = Aqui as casas vão de 1 a { $last }: a { $square } não existe.
position-neighbours = Vizinhas de { $square }: { $contents }.
position-ray = { $way ->
    [ahead-left] À frente à esquerda
    [ahead-right] À frente à direita
    [back-left] Atrás à esquerda
   *[back-right] Atrás à direita
}, a partir de { $square }: { $contents }.
    .brief = { $way ->
        [ahead-left] À frente à esquerda
        [ahead-right] À frente à direita
        [back-left] Atrás à esquerda
       *[back-right] Atrás à direita
    } da { $square }: { $contents }.
position-row = Travessa { $row }: { $contents }.
    .letters = t{ $row } { $contents }
    .narrow-letters = t{ $row } { $contents_letters }
position-where = Travessa { $row }, coluna { $column }: { $contents }.
position-place-right-edge = Tabela direita: { $contents }.
position-place-left-edge = Tabela esquerda: { $contents }.
position-place-main-diagonal = Grande diagonal: { $contents }.
position-place-parallels = Paralela: { $contents }.
position-place-corners = Ângulos: { $contents }.
position-place-double-corner = Canto duplo das { words-side }: { $contents }.
position-place-goal = Meta das { words-side }: { $contents }.
position-place-base = Basa das { words-side }: { $contents }.
position-place-column = Coluna { $number }: { $contents }.
position-no-such-place = Este tabuleiro não tem essa parte. Pergunte por exemplo travessa 3, coluna 2, basa, tabelas, grande diagonal, ângulos.
    .brief = Parte desconhecida: travessa 3, coluna 2, basa, tabelas, ângulos.
    .again = Aqui não há nenhuma parte com esse nome. Há por exemplo travessa 3, coluna 2, basa, tabelas, grande diagonal, ângulos.
position-promotion-row = As { words-side } fazem dama na basa adversária: { $contents }.
    .brief = { words-side } fazem dama em: { $contents }.
position-emptied = { $since ->
    [asked] Desde a última vez que perguntou o que mudou, { $is_more ->
        [yes] no total{" "}
       *[no] {""}
    }{ $count ->
        [one] ficou vazia
       *[other] ficaram vazias
    }
   *[other] { $is_more ->
        [yes] No total { $count ->
            [one] ficou vazia
           *[other] ficaram vazias
        }
       *[no] { $count ->
            [one] Ficou vazia
           *[other] Ficaram vazias
        }
    }
}{ $has_move ->
    [yes] {" "}com { $move }
   *[no] {""}
}: { $squares }.
position-filled = { $since ->
    [asked] Desde a última vez que perguntou o que mudou, { $is_more ->
        [yes] no total{" "}
       *[no] {""}
    }{ $count ->
        [one] ficou ocupada
       *[other] ficaram ocupadas
    }
   *[other] { $is_more ->
        [yes] No total { $count ->
            [one] ficou ocupada
           *[other] ficaram ocupadas
        }
       *[no] { $count ->
            [one] Ficou ocupada
           *[other] Ficaram ocupadas
        }
    }
}{ $has_move ->
    [yes] {" "}com { $move }
   *[no] {""}
}: { $contents }.
    .brief = { $count ->
        [one] Ocupada
       *[other] Ocupadas
    }: { $contents }.
position-nothing-changed = Nada mudou { $is_since_start ->
    [yes] desde o início da partida
   *[no] desde a última vez que perguntou
}.
    .brief = Nada mudou.
position-changes-offered = Escreva mudou para saber que casas mudaram.
    .brief = Mudou: as casas mudadas.
    .again = Com a palavra mudou digo as casas que mudaram.
position-taken = { words-side }, { $move }, { $count ->
    [one] peça tomada
   *[other] peças tomadas
}: { $contents }.
position-as-said = { $is_so ->
    [yes] Sim, está certo.
   *[no] Não, não está certo.
}
position-put-back = { $has_lifted ->
    [yes] Tire para a mão { $lifted }.{" "}
   *[no] {""}
}{ $has_moves ->
    [yes] Leve de volta { $moves }.{" "}
   *[no] {""}
}{ $has_uncrowned ->
    [yes] Na { $uncrowned } volta a ser pedra.{" "}
   *[no] {""}
}{ $has_contents ->
    [yes] Reponha { $contents }.
   *[no] {""}
}
    .brief = { $has_lifted ->
        [yes] Na mão { $lifted }.{" "}
       *[no] {""}
    }{ $has_moves ->
        [yes] { $moves }.{" "}
       *[no] {""}
    }{ $has_uncrowned ->
        [yes] Pedra na { $uncrowned }.{" "}
       *[no] {""}
    }{ $has_contents ->
        [yes] Reponha { $contents }.
       *[no] {""}
    }
position-nothing-taken-lately = Nos últimos { $moves } lances { $side ->
    [none] ninguém tomou nada
   *[other] as { words-side } não tomaram nada
}.
    .brief = { $moves } lances: { $side ->
        [none] nada tomado
       *[other] { words-side }, nada tomado
    }.
position-nothing-taken = { $side ->
    [none] Os dois últimos lances não tomaram nada
   *[other] As { words-side } não tomaram nada no último lance
}.
    .brief = { $side ->
        [none] Últimos dois lances
       *[other] { words-side }, último lance
    }: nada tomado.
position-place-centre = Centro: { $contents }.
position-place-near-left = Em baixo à esquerda: { $contents }.
position-place-near-right = Em baixo à direita: { $contents }.
position-place-far-left = Em cima à esquerda: { $contents }.
position-place-far-right = Em cima à direita: { $contents }.
position-which-square = De que casa? Acrescente o número, por exemplo casa 18.
    .brief = Que casa? Por exemplo casa 18.
    .again = Falta o número da casa: escreva-o agora.
position-empty = { $count ->
    [one] Uma casa vazia: { $squares }.
   *[other] { $count } casas vazias: { $squares }.
}
    .brief = Vazias: { $squares }.
position-nearest = { $count ->
    [0] { words-side }: nenhuma pedra para fazer dama.
    [one] { words-side }: a pedra mais perto de fazer dama está na { $pieces }, a { $moves } { $moves ->
        [one] lance
       *[other] lances
    } da base adversária.
   *[other] { words-side }: as pedras mais perto de fazer dama estão em { $pieces }, a { $moves } { $moves ->
        [one] lance
       *[other] lances
    } da base adversária.
}
    .brief = { $count ->
        [0] { words-side }: nenhuma pedra.
       *[other] { words-side }: { $pieces }, a { $moves }.
    }
