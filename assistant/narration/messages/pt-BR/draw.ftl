### Ditas à brasileira, sobre as mensagens de ../pt/draw.ftl: só as que lá são outras.

draw-count-request-began = { $by_computer ->
    [yes] Peço a contagem
   *[no] { $by_arbiter ->
        [yes] O árbitro impõe a contagem
       *[no] Começa a contagem
    }
}: depois de { $moves } lances { $king_moves_only ->
    [yes] de dama de cada lado, sem capturas nem lances de pedra,
   *[no] de cada lado
} é empate, { $article }.
draw-count-request-runs-already = A contagem já está em andamento, { $article }. Lances que faltam a você: { $moves }.
    .brief = Contagem em andamento, { $article }: faltam { $moves }.
draw-count-request-no-king-each =
    .brief = É necessária uma dama de cada lado, { $article }.
    .again = Para a contagem é necessária pelo menos uma dama de cada lado: { $article }.
draw-count-none = Não há contagem em andamento. Quando cada lado tem pelo menos uma dama, você pode pedi-la digitando peço a contagem: { $article }.
    .brief = Não há contagem em andamento. Para pedir, peço a contagem.
draw-count-change-began = A contagem começa automaticamente: depois de { $moves } lances{ $king_moves_only ->
    [yes] {" "}só de dama
   *[no] {""}
}{ $reads_each ->
    [yes] {" "}(o texto não diz de quem: contamos { $moves } de cada lado)
   *[no] {" "}de cada lado
}{ $king_moves_only ->
    [yes] , sem capturas nem lances de pedra,
   *[no] {""}
} é empate, { $article }.
draw-count-change-lapsed = A contagem é anulada: não há mais condições para ela, { $article }.
draw-count-change-undone =
    .brief = Não há mais contagem.
draw-count-remaining = { $moves ->
    [0] Na contagem não falta mais nenhum lance.
    [one] Na contagem falta um lance de cada lado.
   *[other] Na contagem faltam { $moves } lances de cada lado.
}
draw-repetition-claim-granted = { $by_computer ->
    [yes] O computador pede o empate: a posição
   *[no] A posição
} apareceu { $times_word } vezes.
draw-repetition-claim-not-yet = A posição apareceu { $times ->
    [one] uma vez
   *[other] { $times_word } vezes
}: para o empate são necessárias { $needed_word }.
    .brief = Até agora { $times ->
        [1] uma vez
       *[other] { $times_word } vezes
    }: são necessárias { $needed_word }.
    .again = Para o empate a posição tem que aparecer { $needed_word } vezes, e até agora apareceu { $times ->
        [1] uma vez só
       *[other] { $times_word } vezes
    }.
draw-repetition-hint = A posição apareceu { $times_word } vezes: { $is_for_two ->
    [yes] pode pedir o empate, com a palavra repetição, quem ainda não jogou desde então, { $article }.
   *[no] pode pedir o empate com a palavra repetição, { $article }.
}
draw-position-seen = Nesta partida a posição apareceu { $times ->
    [one] só uma vez, agora
   *[other] { $times_word } vezes, contando esta
}.
    .brief = { $times ->
        [one] Só uma vez
       *[other] { $times_word } vezes
    }.
draw-count-request-of-itself = Neste regulamento as contagens começam automaticamente, e agora não há nenhuma em andamento.
draw-offer-told = { $became ->
    [none] Nesta partida ninguém propôs empate.
    [accepted] As { words-side } propuseram empate, e a proposta foi aceita.
    [declined] As { words-side } propuseram empate, e a proposta foi recusada.
    [open] As { words-side } propõem empate, e ninguém respondeu ainda.
   *[lapsed] As { words-side } propuseram empate, e ninguém respondeu.
}
    .brief = { $became ->
        [none] Ninguém.
        [accepted] As { words-side }: aceita.
        [declined] As { words-side }: recusada.
        [open] As { words-side }: ainda sem resposta.
       *[lapsed] As { words-side }: sem resposta.
    }
