### Ditas à brasileira, sobre as mensagens de ../pt/lesson.ftl: só as que lá são outras.

lesson-tour-squares = O tabuleiro tem { $rows } fileiras de { $each } casas escuras, numeradas de 1 a { $last }.
    .brief = { $rows } fileiras de { $each } casas, de 1 a { $last }.
lesson-tour-rows = A fileira 1 tem as casas { $squares }, a fileira 2 tem { $others }, e assim por diante até a fileira { $rows }.
    .brief = Fileira 1: { $squares }; fileira 2: { $others }; até a { $rows }.
lesson-tour-own-base = As { words-side } são suas: a sua base é { $squares }, e para a frente os números { $side ->
    [white] descem
   *[black] sobem
}.
    .brief = { words-side }, a sua base: { $squares }; para a frente os números { $side ->
        [white] descem
       *[black] sobem
    }.
lesson-tour-enemy-base = A base adversária é { $squares }: ali as suas pedras viram damas.
lesson-tour-edges = A margem à sua esquerda é { $squares }, a que está à sua direita { $others }.
    .brief = Margem esquerda { $squares }, direita { $others }.
lesson-tour-corners = As casas nos cantos do tabuleiro são { $squares }.
    .brief = Cantos: { $squares }.
lesson-tour-diagonal = A grande diagonal vai de canto a canto: { $squares }.
lesson-tour-steps = Uma pedra em { $first } que captura a peça em { $squares } chega a { $others }. Digite teste para responder a cinco perguntas.
    .brief = De { $first }, capturando em { $squares }, chega-se a { $others }. Para praticar, digite teste.
lesson-question = Pergunta { $number } de { $of }{ $number ->
    [1] , fim para acabar
   *[other] {""}
}: { $kind ->
    [step] da { $square }, { lesson-way }: que casa?
    [landing] da { $square }, { lesson-way }: aonde chega uma captura?
   *[row] qual é a casa mais à { $way ->
        [left] esquerda
       *[right] direita
    } da fileira { $square }?
}
    .brief = { $number } de { $of }: { $kind ->
        [step] da { $square }, { lesson-way }?
        [landing] captura da { $square }, { lesson-way }: chega aonde?
       *[row] fileira { $square }, a mais à { $way ->
            [left] esquerda
           *[right] direita
        }?
    }
lesson-result = { $right ->
    [0] Fim do teste: nenhuma resposta certa em { $asked }. Digite visita para ouvir como é o tabuleiro.
    [1] Fim do teste: uma resposta certa em { $asked }.
   *[other] Fim do teste: { $right } respostas certas em { $asked }.
}
lesson-waits = Durante o teste não se joga: digite uma só casa, ou fim para acabar.
