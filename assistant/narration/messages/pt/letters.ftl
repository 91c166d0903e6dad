### As mensagens de correspondência que saem. Lê-as outro jogador, e o programa dele: o leitor de
### parsing/mail tem de entender cada linha, como prova tests/narration/letters.

letters-subject = [{ $code }] { $white } - { $black }, { words-side }, lance { $number }
letters-subject-asking = [{ $code }] { $white } - { $black }, { words-side }, lance { $number }: pergunta
letters-subject-director = [{ $code }] { $white } - { $black }, { words-side }, lance { $number }: para o diretor
letters-yours-and-mine = Teu { $yours }, meu { $mine }, controlo { $check }.
letters-mine = Meu { $mine }, controlo { $check }.
letters-last-move = Último lance que tenho: o { $whose ->
    [mine] meu
   *[yours] teu
} número { $number }, { $move }, controlo { $check }.
letters-no-move = Ainda não tenho nenhum lance, controlo { $check }.
letters-game = Partida { $code }: { $white } contra { $black }.
letters-day = { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
}
letters-date = { letters-day } de { $year }
letters-offer-draw = Proponho empate.
    .line = Empate?
letters-offer-takeback = Posso voltar atrás com o meu lance?
    .line = Posso voltar atrás com o meu lance?
letters-accept-draw = Aceito o empate.
    .line = Aceito o empate.
letters-accept-takeback = Podes mudar o teu lance.
    .line = Podes mudar o teu lance.
letters-decline-draw = Recuso o empate, por agora.
    .line = Recuso o empate.
letters-decline-takeback = O lance fica.
    .line = O lance fica.
letters-resign = Abandono.
letters-count = Peço a contagem dos lances, a partir deste ({ $article }).
    .line = Peço a contagem dos lances.
letters-claim = Declaro o empate por repetição ({ $article }).
    .line = Declaro o empate por repetição.
letters-if = { $is_any ->
    [yes] A qualquer lance (a.l.) respondo { $mine }
   *[no] Se { $their }, então { $mine }
}
letters-if-then = { $is_any ->
    [yes] depois a qualquer lance (a.l.) { $mine }
   *[no] se depois { $their }, então { $mine }
}
letters-conditions-gone = Retiro as condições.
letters-leave = Tiro férias a partir de { letters-date }, por { $count ->
    [one] um dia
   *[other] { $count } dias
}.
    .line = Ausente por { $count ->
        [one] um dia
       *[other] { $count } dias
    } a partir de { letters-day }.
letters-repeat = Repito a mensagem de { letters-date }, à qual não tive resposta.
letters-again = Aqui está outra vez a minha mensagem de { letters-date }.
letters-ask-illegal = O lance { $written } que me enviaste não é possível aqui. Podes dizer-me outra vez o teu lance?
letters-ask-unclear = A tua mensagem pode ser lida de duas maneiras: { $moves }. Que lance jogaste?
letters-ask-number = { $is_told ->
    [no] O lance que me enviaste não é o número { $right }, em que estamos aqui.
   *[yes] Enviaste-me o lance número { $told }, mas aqui estamos no número { $right }.
} De que lance falas?
letters-ask-score = A partida que me enviaste não é igual à minha, que está abaixo. Onde está a diferença?
letters-ask-check = { $is_told ->
    [no] O teu controlo não é o meu, { $right }:
   *[yes] O teu controlo é { $told }, o meu { $right }:
} talvez não tenhamos a mesma posição. Abaixo está a partida como eu a tenho; é igual à tua?
letters-ask-other = A tua mensagem fala da partida { $told }, mas esta é a { $right }. De que partida é?
letters-director-late = { $name }, que tem as { words-side }, usou mais dias do que os que tem.
letters-director-repeat = A minha última mensagem seguiu em { letters-date }, e ainda não tenho resposta.
letters-director-result = A partida acabou: { $result ->
    [white] ganham as brancas
    [black] ganham as pretas
    [draw] é empate
   *[none] o resultado ainda não está decidido
}.
letters-director-leave = { $name }, que tem as { words-side }, tira férias a partir de { letters-date }, por { $count ->
    [one] um dia
   *[other] { $count } dias
}.
letters-director-standing = A partida continua: correm os dias de { $name }, que tem as { words-side }.
letters-leave-left = Dias de férias que restam: { $count }.
letters-days-used = Dias usados: brancas { $white }, pretas { $black }.
