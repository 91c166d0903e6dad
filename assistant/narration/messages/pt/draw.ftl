### Os empates.

draw-count-request-began = { $by_computer ->
    [yes] Peço a contagem
   *[no] { $by_arbiter ->
        [yes] O árbitro impõe a contagem
       *[no] Começa a contagem
    }
}: ao fim de { $moves } lances { $king_moves_only ->
    [yes] de dama de cada lado, sem tomadas nem lances de pedra,
   *[no] de cada lado
} é empate, { $article }.
    .brief = Contagem: { $moves } lances de cada lado, { $article }.
draw-count-request-runs-already = A contagem já está em curso, { $article }. Lances que lhe faltam: { $moves }.
    .brief = Contagem em curso, { $article }: faltam-lhe { $moves }.
draw-count-request-no-king-each = A contagem só se pode pedir quando cada lado tem pelo menos uma dama: { $article }.
    .brief = É precisa uma dama de cada lado, { $article }.
    .again = Para a contagem é precisa pelo menos uma dama de cada lado: { $article }.
draw-count-none = Não há contagem em curso. Quando cada lado tem pelo menos uma dama, pode pedi-la escrevendo peço a contagem: { $article }.
    .brief = Não há contagem em curso. Para a pedir, peço a contagem.
draw-count-change-began = A contagem começa automaticamente: ao fim de { $moves } lances{ $king_moves_only ->
    [yes] {" "}só de dama
   *[no] {""}
}{ $reads_each ->
    [yes] {" "}(o texto não diz de quem: contamos { $moves } de cada lado)
   *[no] {" "}de cada lado
}{ $king_moves_only ->
    [yes] , sem tomadas nem lances de pedra,
   *[no] {""}
} é empate, { $article }.
    .brief = Contagem: { $moves } lances { $king_moves_only ->
        [yes] só de dama, de cada lado
       *[no] de cada lado
    }, { $article }.
draw-count-change-began-again = A contagem é anulada e recomeça: { $moves } lances{ $reads_each ->
    [yes] {" "}(o texto não diz de quem: contamos { $moves } de cada lado)
   *[no] {" "}de cada lado
}, { $article }.
    .brief = Contagem do início: { $moves } lances de cada lado, { $article }.
draw-count-again = A contagem recomeça.
draw-count-change-lapsed = A contagem é anulada: já não há condições para ela, { $article }.
    .brief = Contagem anulada, { $article }.
draw-count-change-undone = Com o lance desfeito desaparece também a contagem.
    .brief = Já não há contagem.
draw-count-change-resumed = Com o lance desfeito a contagem volta a estar como estava: a quem joga { $moves ->
    [1] falta um lance
   *[other] faltam { $moves } lances
}.
    .brief = Contagem como estava: { $moves ->
        [1] falta um lance
       *[other] faltam { $moves } lances
    } a quem joga.
draw-count-remaining = { $moves ->
    [0] Na contagem já não falta nenhum lance.
    [one] Na contagem falta um lance de cada lado.
   *[other] Na contagem faltam { $moves } lances de cada lado.
}
    .brief = { $moves ->
        [0] Não falta nenhum lance.
        [one] Falta um lance de cada lado.
       *[other] Faltam { $moves } lances de cada lado.
    }
draw-count-hint = A partida não avança: quem quiser pode pedir a contagem de { $moves } lances escrevendo peço a contagem, { $article }.
    .brief = Pode pedir a contagem, { $moves } lances, { $article }.
draw-repetition-claim-granted = { $by_computer ->
    [yes] O computador pede o empate: a posição
   *[no] A posição
} apresentou-se { $times_word } vezes.
    .brief = { $by_computer ->
        [yes] O computador pede o empate: posição
       *[no] Posição
    } repetida, { $times_word } vezes.
draw-repetition-claim-not-yet = A posição apresentou-se { $times ->
    [one] uma vez
   *[other] { $times_word } vezes
}: para o empate são precisas { $needed_word }.
    .brief = Até agora { $times ->
        [1] uma vez
       *[other] { $times_word } vezes
    }: são precisas { $needed_word }.
    .again = Para o empate a posição tem de se apresentar { $needed_word } vezes, e até agora foi { $times ->
        [1] uma vez só
       *[other] { $times_word } vezes
    }.
draw-repetition-claim-too-late = A posição já se repetiu o bastante, mas desde então quem pede jogou: peça o empate antes do seu lance, quando ela se repetir.
    .brief = Tarde demais: quem pede já jogou.
    .again = Quem pede jogou depois da repetição: poderá pedir o empate quando a posição se repetir, antes de jogar.
draw-repetition-claim-not-in-the-text = Este regulamento não conhece o empate por repetição: pode propor empate ou, quando cada lado tem uma dama, pedir a contagem.
    .brief = Sem empate por repetição: proponha empate ou peça a contagem.
    .again = A repetição aqui não dá empate: pode propor empate ou, quando cada lado tiver uma dama, pedir a contagem.
draw-repetition-hint = A posição apresentou-se { $times_word } vezes: { $is_for_two ->
    [yes] pode pedir o empate, com a palavra repetição, quem ainda não jogou desde então, { $article }.
   *[no] pode pedir o empate com a palavra repetição, { $article }.
}
    .brief = Posição { $times_word } vezes: { $is_for_two ->
        [yes] quem ainda não jogou pode pedir repetição, { $article }.
       *[no] pode pedir repetição, { $article }.
    }
draw-repetition-stands = Repetição, { $times_word } vezes.
draw-position-seen = Nesta partida a posição apresentou-se { $times ->
    [one] uma só vez, agora
   *[other] { $times_word } vezes, contando esta
}.
    .brief = { $times ->
        [one] Uma só vez
       *[other] { $times_word } vezes
    }.
draw-declined = { $by_computer ->
    [yes] O computador recusa o empate: a partida continua.
   *[no] O empate é recusado: a partida continua.
}
    .brief = { $by_computer ->
        [yes] O computador recusa.
       *[no] Empate recusado.
    }
    .again = { $by_computer ->
        [yes] O computador não quer empate: a partida continua.
       *[no] Não há empate: a partida continua.
    }
draw-offer-told = { $became ->
    [none] Nesta partida ninguém propôs empate.
    [accepted] As { words-side } propuseram empate, e a proposta foi aceite.
    [declined] As { words-side } propuseram empate, e a proposta foi recusada.
    [open] As { words-side } propõem empate, e ainda ninguém respondeu.
   *[lapsed] As { words-side } propuseram empate, e ninguém respondeu.
}
    .brief = { $became ->
        [none] Ninguém.
        [accepted] As { words-side }: aceite.
        [declined] As { words-side }: recusada.
        [open] As { words-side }: ainda sem resposta.
       *[lapsed] As { words-side }: sem resposta.
    }
draw-accepted = O computador aceita.
draw-count-request-of-itself = Neste regulamento as contagens começam automaticamente, e agora não há nenhuma em curso.
    .brief = Aqui as contagens começam sozinhas.
    .again = Não há contagem para pedir: neste regulamento começa sozinha.
