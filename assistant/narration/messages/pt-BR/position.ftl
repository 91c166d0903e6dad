### Ditas à brasileira, sobre as mensagens de ../pt/board.ftl: só as que lá são outras.

position-where = Fileira { $row }, coluna { $column }: { $contents }.
position-row = Fileira { $row }: { $contents }.
    .letters = f{ $row } { $contents }
    .narrow-letters = f{ $row } { $contents_letters }
position-place-right-edge = Margem direita: { $contents }.
position-place-left-edge = Margem esquerda: { $contents }.
position-place-corners = Cantos: { $contents }.
position-place-base = Base das { words-side }: { $contents }.
position-no-such-place = Este tabuleiro não tem essa parte. Pergunte por exemplo fileira 3, coluna 2, base, margens, grande diagonal, cantos.
    .brief = Parte desconhecida: fileira 3, coluna 2, base, margens, cantos.
    .again = Aqui não há nenhuma parte com esse nome. Há por exemplo fileira 3, coluna 2, base, margens, grande diagonal, cantos.
position-promotion-row = As { words-side } fazem dama na base adversária: { $contents }.
position-nothing-changed = Nada mudou { $is_since_start ->
    [yes] desde o início da partida
   *[no] desde a última vez que você perguntou
}.
position-changes-offered = Digite mudou para saber quais casas mudaram.
position-taken = { words-side }, { $move }, { $count ->
    [one] peça capturada
   *[other] peças capturadas
}: { $contents }.
position-nothing-taken-lately = Nos últimos { $moves } lances { $side ->
    [none] ninguém capturou nada
   *[other] as { words-side } não capturaram nada
}.
    .brief = { $moves } lances: { $side ->
        [none] nada capturado
       *[other] { words-side }, nada capturado
    }.
position-nothing-taken = { $side ->
    [none] Os dois últimos lances não capturaram nada
   *[other] As { words-side } não capturaram nada no último lance
}.
    .brief = { $side ->
        [none] Últimos dois lances
       *[other] { words-side }, último lance
    }: nada capturado.
position-place-near-left = Embaixo à esquerda: { $contents }.
position-place-near-right = Embaixo à direita: { $contents }.
position-which-square =
    .again = Falta o número da casa: digite-o agora.
