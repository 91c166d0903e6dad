### Ditas à brasileira, sobre as mensagens de ../pt/setup.ftl: só as que lá são outras.

setup-fen-writing = Salvando o arquivo { $name }.
setup-fen-written = FEN salvo em { $name }, na pasta { $folder }.
setup-file-refused = { $why ->
    [name] Isto não pode ser o nome de um arquivo: use letras, números e hifens.
    [hidden] Nesta partida joga-se de memória, e um arquivo daria a posição a qualquer um: só pode ser salvo depois do fim.
    [full] O disco está cheio: nada foi salvo. Digite fen para ler a posição aqui.
    [forbidden] O sistema não deixa salvar o arquivo. Digite fen para ler a posição aqui.
   *[other] Não consigo salvar o arquivo. Digite fen para ler a posição aqui.
}
    .brief = { $why ->
        [name] Nome de arquivo inválido.
        [hidden] Só depois do fim.
        [full] Disco cheio: nenhum arquivo.
       *[other] Não dá para salvar o arquivo.
    }
setup-waiting = { $count ->
    [0] Digite as peças, por exemplo: brancas 18, dama 31, pretas 5 e 9.
    [one] Uma peça, jogam as { words-side }. Acrescente outras, por exemplo: pretas dama 5.
    [2] Duas peças, jogam as { words-side }. Acrescente outras, por exemplo: pretas dama 5.
   *[other] { $count } peças, jogam as { words-side }. Acrescente outras, por exemplo: pretas dama 5.
} Depois pronto, ou cancelar.
    .again = { $count ->
        [0] Que peças? Por exemplo: brancas 18, dama 31.
        [one] Há uma peça, jogam as { words-side }.
        [2] Há duas peças, jogam as { words-side }.
       *[other] Há { $count } peças, jogam as { words-side }.
    } Pronto começa a partida, cancelar sai.
setup-goes-on = { $count ->
    [one] Continuo a posição de antes, com uma peça; limpar a esvazia.
    [2] Continuo a posição de antes, com duas peças; limpar a esvazia.
   *[other] Continuo a posição de antes, com { $count } peças; limpar a esvazia.
}
setup-no-colour = De que cor? Digite primeiro brancas ou pretas.
setup-impossible-uncrowned = A pedra { $side ->
    [white] branca
   *[black] preta
} na { $number } está na base adversária, onde seria dama: digite { $side ->
    [white] brancas
   *[black] pretas
} dama { $number }, ou retirar { $number }.
    .brief = Na { $number } tem que estar uma dama.
setup-impossible-too-many =
    .brief = { words-side }: { $number } peças são demais.
setup-waits = Primeiro a posição: digite pronto, ou cancelar para sair dela.
    .brief = Primeiro pronto, ou cancelar.
setup-left = Posição deixada{ $count ->
    [0] {""}
   *[other] ; montar uma posição continua com ela
}.
setup-ask-begin =
    .again = { $is_over ->
        [yes] Uma partida que acaba logo, porque as { words-side } não têm lances: devo começar?
       *[no] Deixar esta partida pela nova posição?
    } É preciso um sim ou um não.
