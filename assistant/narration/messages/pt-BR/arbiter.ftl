### O árbitro entre duas pessoas, no Brasil.

arbiter-missing = { $why ->
    [off] Nesta partida não há árbitro: para ter um, comece com --arbiter on.
    [mail] Por correspondência não há árbitro: decide o diretor da prova. Para escrever a ele: escrever ao diretor.
   *[alone] Há árbitro entre duas pessoas, e aqui joga o computador.
}
arbiter-only = Isso é o árbitro quem decide: a linha dele começa com árbitro e dois pontos.
    .spoken = Isso é o árbitro quem decide: a linha dele começa com a palavra árbitro.
arbiter-ask-orientation = { $is_compulsory ->
    [yes] O tabuleiro está mal colocado: a partida deve ser anulada e recomeçada, { $article }. É isso? { arbiter-yes-or-no }
   *[no] O tabuleiro está mal colocado: a partida pode ser anulada e recomeçada, { $article }. Anular? { arbiter-yes-or-no }
}
    .brief = { $is_compulsory ->
        [yes] Tabuleiro mal colocado: recomeçar, { $article }. É isso? { arbiter-yes-or-no }
       *[no] Anular pelo tabuleiro, { $article }? { arbiter-yes-or-no }
    }
arbiter-ask-colours = As cores foram mal atribuídas: a partida pode ser anulada e recomeçada com as cores trocadas, { $article }. Anular? { arbiter-yes-or-no }
arbiter-ask-direction = Foi a direção do torneio que errou as cores? Então o tempo que passou não é descontado, { $article }. { arbiter-yes-or-no }
    .brief = Erro da direção do torneio, { $article }? { arbiter-yes-or-no }
arbiter-too-late = A partida não pode mais ser anulada por causa { $matter ->
    [colours] das cores
   *[orientation] do tabuleiro
}: { $why ->
    [minutes] desde o início da rodada passaram { $number } minutos
   *[moves] cada um já fez { $number } lances
}, { $article }.
    .brief = Tarde demais para anular: { $why ->
        [minutes] { $number } minutos
       *[moves] { $number } lances
    }, { $article }.
arbiter-times-kept = O tempo que passou fica como está, { $article }: as brancas têm { $white }, as pretas { $black }.
arbiter-times-back = O tempo que passou não é descontado, { $article }.
arbiter-count-as-it-is-text =
    .brief = A contagem não muda: { $least }, { $article }.
arbiter-count-as-it-is-terms = A contagem só pode ser encurtada nos torneios promocionais, { $article }: comece com --promotional.
arbiter-count-as-it-is-unsaid = De quantos lances deve ser a contagem? Digite por exemplo árbitro: contagem de 12. Menos de { $least } não pode ser, { $article }.
arbiter-count-as-it-is-longer = A contagem só pode ser encurtada, até { $least } lances, { $article }.
arbiter-not-obliged = Primeiro é o adversário que tem que obrigar as { words-side } a cumprir o regulamento, sem ter jogado depois: { $article }.
    .brief = Primeiro o adversário obriga, { $article }.
arbiter-upset = A posição é reposta como estava, { $article }.{ $is_read ->
    [yes] {" "}Vou ler fileira por fileira.
   *[no] {""}
}
    .brief = Reposta como estava, { $article }.
arbiter-upset-unread = { $way ->
    [notes] Não vou ler: quem joga sem ver ouviria. Quem tem o tabuleiro repõe a posição pela planilha.
    [moves] Não vou ler a posição, mas para repô-la vou ler os lances jogados, porque o árbitro quer.
    [arbiter] Não vou ler: quem joga sem ver ouviria. O árbitro pode mandar ler os lances jogados: digite árbitro: tabuleiro derrubado.
   *[none] Não vou ler: quem joga sem ver ouviria, e ninguém tem um tabuleiro para repor.
}
    .spoken = { $way ->
        [notes] Não vou ler: quem joga sem ver ouviria. Quem tem o tabuleiro repõe a posição pela planilha.
        [moves] Não vou ler a posição, mas para repô-la vou ler os lances jogados, porque o árbitro quer.
        [arbiter] Não vou ler: quem joga sem ver ouviria. O árbitro pode mandar ler os lances jogados: digite árbitro, dois pontos, tabuleiro derrubado.
       *[none] Não vou ler: quem joga sem ver ouviria, e ninguém tem um tabuleiro para repor.
    }
    .brief = { $way ->
        [moves] Aqui vão os lances jogados.
        [arbiter] O árbitro manda ler os lances: tabuleiro derrubado.
       *[other] Não se lê para quem joga sem ver.
    }
arbiter-upset-lapsed = Quem jogou depois do acidente não pode mais exigir que a posição seja reposta, { $article }. Se aconteceu de novo, digite tabuleiro derrubado.
arbiter-claim-no-score = A repetição é pedida onde a anotação é obrigatória, { $article }: nesta partida não é.
arbiter-score-free = A anotação não é obrigatória: o empate por repetição não pode ser pedido, { $article }.
