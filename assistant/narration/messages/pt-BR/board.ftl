### Ditas à brasileira, sobre as mensagens de ../pt/board.ftl: só as que lá são outras.

board-row = Fileira { $row }: { $contents }.
    .letters = f{ $row } { $contents }
    .narrow-letters = f{ $row } { $contents_letters }
board-place-right-edge = Margem direita: { $contents }.
board-place-left-edge = Margem esquerda: { $contents }.
board-place-corners = Cantos: { $contents }.
board-place-base = Base das { words-side }: { $contents }.
board-no-such-place = Este tabuleiro não tem essa parte. Pergunte por exemplo fileira 3, coluna 2, base, margens, grande diagonal, cantos.
    .brief = Parte desconhecida: fileira 3, coluna 2, base, margens, cantos.
    .again = Aqui não há nenhuma parte com esse nome. Há por exemplo fileira 3, coluna 2, base, margens, grande diagonal, cantos.
board-promotion-row = As { words-side } fazem dama na base adversária: { $contents }.
board-nothing-changed = Nada mudou { $is_since_start ->
    [yes] desde o início da partida
   *[no] desde a última vez que você perguntou
}.
board-changes-offered = Digite mudou para saber quais casas mudaram.
board-taken = { words-side }, { $move }, { $count ->
    [one] peça capturada
   *[other] peças capturadas
}: { $contents }.
board-nothing-taken = { $side ->
    [none] Os dois últimos lances não capturaram nada
   *[other] As { words-side } não capturaram nada no último lance
}.
    .brief = { $side ->
        [none] Últimos dois lances
       *[other] { words-side }, último lance
    }: nada capturado.
board-place-near-left = Embaixo à esquerda: { $contents }.
board-place-near-right = Embaixo à direita: { $contents }.
board-which-square =
    .again = Falta o número da casa: digite-o agora.
