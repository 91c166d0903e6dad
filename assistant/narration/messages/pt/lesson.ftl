### Os primeiros passos: a visita ao tabuleiro e o teste.

lesson-tour-squares = O tabuleiro tem { $rows } travessas de { $each } casas escuras, numeradas de 1 a { $last }.
    .brief = { $rows } travessas de { $each } casas, de 1 a { $last }.
lesson-tour-rows = A travessa 1 tem { $squares }, a travessa 2 tem { $others }, e assim por diante até à travessa { $rows }.
    .brief = Travessa 1: { $squares }; travessa 2: { $others }; até à { $rows }.
lesson-tour-own-base = As { words-side } são suas: a sua basa é { $squares }, e para a frente os números { $side ->
    [white] descem
   *[black] sobem
}.
    .brief = { words-side }, a sua basa: { $squares }; para a frente os números { $side ->
        [white] descem
       *[black] sobem
    }.
lesson-tour-enemy-base = A basa adversária é { $squares }: aí as suas pedras passam a damas.
    .brief = Faz-se dama em { $squares }.
lesson-tour-start = No início as suas pedras estão entre { $squares }, as do adversário entre { $others }.
    .brief = No início as suas pedras entre { $squares }, as do adversário entre { $others }.
lesson-tour-edges = A tabela à sua esquerda é { $squares }, a que está à sua direita { $others }.
    .brief = Tabela esquerda { $squares }, direita { $others }.
lesson-tour-corners = As casas nos ângulos do tabuleiro são { $squares }.
    .brief = Ângulos: { $squares }.
lesson-tour-diagonal = A grande diagonal vai de ângulo a ângulo: { $squares }.
    .brief = Grande diagonal: { $squares }.
lesson-tour-neighbours = As vizinhas de { $first } são { $squares } à frente, { $others } atrás.
    .brief = Vizinhas de { $first }: à frente { $squares }, atrás { $others }.
lesson-tour-steps = Uma pedra em { $first } que toma a peça em { $squares } chega a { $others }. Escreva teste para responder a cinco perguntas.
    .brief = De { $first }, tomando em { $squares }, chega-se a { $others }. Depois há teste.

lesson-way = { $way ->
    [ahead-left] à frente e à esquerda
    [ahead-right] à frente e à direita
    [back-left] atrás e à esquerda
   *[back-right] atrás e à direita
}
lesson-question = Pergunta { $number } de { $of }{ $number ->
    [1] , fim para acabar
   *[other] {""}
}: { $kind ->
    [step] da { $square }, { lesson-way }: que casa?
    [landing] da { $square }, { lesson-way }: aonde chega uma tomada?
   *[row] qual é a casa mais à { $way ->
        [left] esquerda
       *[right] direita
    } da travessa { $square }?
}
    .brief = { $number } de { $of }: { $kind ->
        [step] da { $square }, { lesson-way }?
        [landing] tomada da { $square }, { lesson-way }: aonde chega?
       *[row] travessa { $square }, a mais à { $way ->
            [left] esquerda
           *[right] direita
        }?
    }
lesson-answer = { $is_right ->
    [yes] Certo: { $square }.
   *[no] Não, é a { $square }.
}
lesson-result = { $right ->
    [0] Fim do teste: nenhuma resposta certa em { $asked }. Escreva visita para ouvir como é o tabuleiro.
    [1] Fim do teste: uma resposta certa em { $asked }.
   *[other] Fim do teste: { $right } respostas certas em { $asked }.
}
    .brief = { $right ->
        [0] Nenhuma certa em { $asked }.
        [1] Uma certa em { $asked }.
       *[other] { $right } certas em { $asked }.
    }
lesson-left = Teste interrompido.
lesson-waits = Durante o teste não se joga: escreva uma só casa, ou fim para acabar.
    .brief = Uma só casa, ou fim.
