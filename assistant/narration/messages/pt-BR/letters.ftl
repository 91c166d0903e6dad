### Mensagens de correspondência no português do Brasil.

letters-yours-and-mine = Seu { $yours }, meu { $mine }, controle { $check }.
letters-mine = Meu { $mine }, controle { $check }.
letters-last-move = Último lance que tenho: o { $whose ->
    [mine] meu
   *[yours] seu
} número { $number }, { $move }, controle { $check }.
letters-no-move = Ainda não tenho nenhum lance, controle { $check }.
letters-offer-takeback = Posso desfazer o lance?
    .line = Posso desfazer o lance?
letters-accept-takeback = Pode mudar o seu lance.
    .line = Pode mudar o seu lance.
letters-decline-draw = Recuso o empate, por enquanto.
letters-ask-illegal = O lance { $written } que você me enviou não é possível aqui. Pode me dizer de novo o seu lance?
letters-ask-unclear = Sua mensagem pode ser lida de duas maneiras: { $moves }. Que lance você jogou?
letters-ask-number = { $is_told ->
    [no] O lance que você me enviou não é o número { $right }, em que estamos aqui.
   *[yes] Você me enviou o lance número { $told }, mas aqui estamos no número { $right }.
} De que lance você fala?
letters-ask-score = A partida que você me enviou não é igual à minha, que está abaixo. Onde está a diferença?
letters-ask-check = { $is_told ->
    [no] Seu controle não é o meu, { $right }:
   *[yes] Seu controle é { $told }, o meu { $right }:
} talvez não tenhamos a mesma posição. Abaixo está a partida como eu a tenho; é igual à sua?
letters-ask-other = Sua mensagem fala da partida { $told }, mas esta é a { $right }. De que partida é?
