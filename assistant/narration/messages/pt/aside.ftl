### A partida revista de ouvido, e as posições anteriores.

aside-at = { $kind ->
    [start] Posição inicial.
    [set] Posição posta no tabuleiro.
   *[move] Lance { $number }, { words-side }: { $move }.
}
aside-reading = { $kind ->
    [start] No início:
    [set] Depois da posição posta:
   *[move] Depois do lance { $number } das { words-side }:
}
aside-back = { $was_there ->
    [yes] Já está na partida.
   *[no] Na partida.
}
aside-nothing-before = Antes não há nada: é a posição inicial.
    .brief = É a posição inicial.
aside-no-such-move = Ainda não há o lance { $number }: o último é o { $last }.
    .brief = Sem o { $number }: o último é o { $last }.
aside-no-moves = Está a rever a partida, e aqui não se joga: escreva à partida, e depois o lance.
    .brief = Primeiro à partida, depois o lance.
    .again = O lance não foi jogado, porque está a rever. À partida leva-o onde se joga.
aside-no-deeds = Está a ver outra coisa que não a partida que joga, e nessa nada foi feito: escreva à partida, e depois o que quer. Para recuar aqui escreva anterior.
    .brief = Não feito: à partida, e depois o que quer. Para recuar aqui: anterior.
aside-way-back = Para voltar escreva: à partida.
