### Uma peça fora da casa, entre duas pessoas.

astray-half = Uma peça que cobre em parte uma só casa está em jogo nessa casa, { $article }: basta endireitar a peça, a partida não muda.
    .brief = Em jogo nessa casa, { $article }.
astray-light = Uma peça numa casa clara está inativa, { $article }: volta ao jogo, ou sai dele, por acordo dos dois jogadores ou por palavra do árbitro.
    .brief = Casa clara: inativa, { $article }.
astray-idle = Uma peça numa casa clara está inativa, { $article }: pode voltar ao jogo se o adversário quiser, { $decides }.
    .brief = Casa clara: inativa, { $article }.
astray-between = Uma peça entre duas casas está em jogo, { $article }: quem esclarece onde está são os dois jogadores ou o árbitro.
    .brief = Entre duas casas: a esclarecer, { $article }.
astray-off = Uma peça fora da casa é caso para o acordo dos dois jogadores ou para a palavra do árbitro, { $article }.
    .brief = Peça fora da casa, { $article }.
astray-settled-back = A peça está em jogo na casa que tem na partida, { $article }: volta para lá, e a partida continua.
    .brief = De volta à casa, { $article }.
astray-settled-out = A peça da { $square } sai do jogo, { $article }.
    .brief = A { $square } sai do jogo, { $article }.
astray-open = Então decide o árbitro, { $article }: pode dizer a peça volta ao jogo{ $can_go ->
    [yes] {" "}ou, com a sua casa, a peça da 18 sai do jogo.
   *[no] .
}
    .brief = Decide o árbitro, { $article }: a peça volta ao jogo{ $can_go ->
        [yes] , ou sai dele com a sua casa.
       *[no] .
    }
astray-unknown-unsaid = Que peça? Diga a casa que tem na partida, por exemplo a peça da 18 sai do jogo.
    .brief = Que peça? Diga a casa.
astray-unknown-empty = Na partida não há nenhuma peça na { $square }. Diga a casa de onde saiu.
    .brief = Na { $square } nenhuma peça.
