### O tabuleiro tátil sem sensores, preparado para uma partida.

preparing-done = { $kind ->
    [start] Não há nada a mudar no tabuleiro, se as peças estão na posição inicial.
   *[game] Não há nada a mudar no tabuleiro: já mostra esta posição.
}
preparing-begun = { $kind ->
    [start] A partir da posição inicial há { $count ->
        [one] uma coisa
       *[other] { $count } coisas
    } a fazer no tabuleiro.
    [half] No tabuleiro { $count ->
        [one] resta uma coisa
       *[other] restam { $count } coisas
    } a fazer.
    [bare] Tire todas as peças do tabuleiro. Depois há { $count ->
        [one] uma coisa
       *[other] { $count } coisas
    } a fazer.
   *[game] No tabuleiro, tal como está, há { $count ->
        [one] uma coisa
       *[other] { $count } coisas
    } a fazer.
}
    .brief = { $kind ->
        [bare] Tire tudo.{ " " }
       *[game] { "" }
    }{ $count ->
        [one] Uma coisa a fazer.
       *[other] { $count } coisas a fazer.
    }
preparing-step = { $do ->
    [take-off] Retire { $piece ->
        [white-man] a pedra branca
        [white-king] a dama branca
        [black-man] a pedra preta
       *[black-king] a dama preta
    } da { $square }.
    [move] Mova { $piece ->
        [white-man] a pedra branca
        [white-king] a dama branca
        [black-man] a pedra preta
       *[black-king] a dama preta
    } da { $square } para a { $end }.
    [put] Ponha { $piece ->
        [white-man] a pedra branca
        [white-king] a dama branca
        [black-man] a pedra preta
       *[black-king] a dama preta
    } na { $square }.
    [crown] Coroe a { $square }.
   *[uncrown] Tire a coroa da { $square }: é uma pedra.
}
    .brief = { $do ->
        [take-off] Retire a { $square }.
        [move] Da { $square } para a { $end }.
        [put] Ponha { $piece ->
            [white-man] branca
            [white-king] dama branca
            [black-man] preta
           *[black-king] dama preta
        } na { $square }.
        [crown] Coroe a { $square }.
       *[uncrown] Pedra na { $square }.
    }
preparing-rest = { $left ->
    [one] Resta uma
   *[other] Restam { $left }
}: feitas estas, diga outra vez "prepara o tabuleiro".
    .brief = { $left ->
        [one] Resta uma.
       *[other] Restam { $left }.
    }
