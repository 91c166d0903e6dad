### Como começa uma partida que não começa como é costume, as posições montadas, os FEN.

setup-opening = Abertura{ $is_drawn ->
    [yes] {" "}sorteada
   *[no] {""}
}{ $number ->
    [0] {""}
   *[other] , número { $number }
}: { $moves }.
setup-odds = As { words-side } jogam sem { $count ->
    [one] a peça em { $squares }
   *[other] as peças em { $squares }
}.
    .brief = { words-side } sem { $squares }.
setup-fen = { $fen }
    .spoken = { setup-fen-side }. { setup-fen-white } { setup-fen-black }
setup-fen-side = Jogam as { words-side }
setup-fen-white = Brancas: { $white_men_count ->
    [0] { $white_kings_count ->
        [0] nenhuma peça
       *[other] {""}
    }
    [one] pedra { $white_men }
   *[other] pedras { $white_men }
}{ $white_kings_count ->
    [0] {""}
   *[other] { $white_men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $white_kings_count ->
    [0] {""}
    [one] dama { $white_kings }
   *[other] damas { $white_kings }
}.
setup-fen-black = Pretas: { $black_men_count ->
    [0] { $black_kings_count ->
        [0] nenhuma peça
       *[other] {""}
    }
    [one] pedra { $black_men }
   *[other] pedras { $black_men }
}{ $black_kings_count ->
    [0] {""}
   *[other] { $black_men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $black_kings_count ->
    [0] {""}
    [one] dama { $black_kings }
   *[other] damas { $black_kings }
}.
setup-fen-writing = Escrevo o ficheiro { $name }.
setup-fen-written = FEN escrito em { $name }, na pasta { $folder }.
setup-file-refused = { $why ->
    [name] Isto não pode ser o nome de um ficheiro: use letras, números e hífenes.
    [hidden] Nesta partida joga-se de memória, e um ficheiro daria a posição a qualquer um: escreve-se quando acabar.
    [full] O disco está cheio: nada foi escrito. Escreva fen para ler a posição aqui.
    [forbidden] O sistema não deixa escrever o ficheiro. Escreva fen para ler a posição aqui.
   *[other] Não consigo escrever o ficheiro. Escreva fen para ler a posição aqui.
}
    .brief = { $why ->
        [name] Nome de ficheiro inválido.
        [hidden] Escreve-se depois do fim.
        [full] Disco cheio: nenhum ficheiro.
       *[other] O ficheiro não se pode escrever.
    }
setup-waiting = { $count ->
    [0] Escreva as peças, por exemplo: brancas 18, dama 31, pretas 5 e 9.
    [one] Uma peça, jogam as { words-side }. Junte outras, por exemplo: pretas dama 5.
    [2] Duas peças, jogam as { words-side }. Junte outras, por exemplo: pretas dama 5.
   *[other] { $count } peças, jogam as { words-side }. Junte outras, por exemplo: pretas dama 5.
} Depois pronto, ou anular.
    .brief = { $count ->
        [0] As peças, depois pronto.
        [one] Uma peça. Mais, ou pronto.
        [2] Duas peças. Mais, ou pronto.
       *[other] { $count } peças. Mais, ou pronto.
    }
    .again = { $count ->
        [0] Que peças? Por exemplo: brancas 18, dama 31.
        [one] Há uma peça, jogam as { words-side }.
        [2] Há duas peças, jogam as { words-side }.
       *[other] Há { $count } peças, jogam as { words-side }.
    } Pronto começa a partida, anular deixa-a.
setup-goes-on = { $count ->
    [one] Continuo a posição de antes, com uma peça; limpar esvazia-a.
    [2] Continuo a posição de antes, com duas peças; limpar esvazia-a.
   *[other] Continuo a posição de antes, com { $count } peças; limpar esvazia-a.
}
    .brief = Continuo: { $count } peças.
setup-colour = { words-side }: que casas?
setup-no-colour = De que cor? Escreva primeiro brancas ou pretas.
    .brief = Brancas ou pretas?
setup-turn = Jogam as { words-side }.
setup-taken = Fora: { $squares }.
setup-nothing-there = Na { $square } não há nada.
setup-emptied = Tabuleiro vazio.
setup-occupied = Na { $square } já está { $piece ->
    [white-man] uma pedra branca
    [white-king] uma dama branca
    [black-man] uma pedra preta
   *[black-king] uma dama preta
}: primeiro retirar { $square }.
    .brief = A { $square } está ocupada.
setup-impossible-occupied-twice = A casa { $number } está ocupada duas vezes: retire uma peça.
    .brief = A { $number } está ocupada duas vezes.
setup-impossible-uncrowned = A pedra { $side ->
    [white] branca
   *[black] preta
} na { $number } está na basa adversária, onde seria dama: escreva { $side ->
    [white] brancas
   *[black] pretas
} dama { $number }, ou retirar { $number }.
    .brief = Na { $number } tem de estar uma dama.
setup-impossible-too-many = As { words-side } têm { $number } peças, e podem ter { $most }: retire algumas, com retirar e as casas.
    .brief = { words-side }: { $number } peças são demasiadas.
setup-impossible-empty = Não há nenhuma peça: ponha pelo menos uma.
    .brief = Nenhuma peça: ponha uma.
setup-waits = Primeiro a posição: escreva pronto, ou anular para a deixar.
    .brief = Primeiro pronto, ou anular.
setup-left = Posição deixada{ $count ->
    [0] {""}
   *[other] ; montar uma posição continua-a
}.
    .brief = Posição deixada.
setup-ask-begin = { $is_over ->
    [yes] As { words-side } devem jogar e não podem: a partida acabaria logo. { $is_at_stake ->
        [yes] Deixar a partida de agora e começar mesmo assim?
       *[no] Começar mesmo assim?
    }
   *[no] Quer deixar esta partida e começar da nova posição?
} Responda sim ou não.
    .brief = { $is_over ->
        [yes] As { words-side } não têm lances: começo, sim ou não?
       *[no] Partida da posição: sim ou não?
    }
    .again = { $is_over ->
        [yes] Uma partida que acaba logo, porque as { words-side } não têm lances: começo-a?
       *[no] Deixar esta partida pela nova posição?
    } É preciso um sim ou um não.
