### O tabuleiro eletrónico que não existe, para experimentar.

simulator-ready = O tabuleiro simulado fala { $protocol } e abre-se em { $address }. Escreva help para saber o que pode fazer, quit para acabar.
simulator-done = Feito.
simulator-moved = Feito: { $move }.
simulator-pulled = O cabo está desligado. Para o ligar de novo escreva plug.
simulator-plugged = O cabo está ligado, e o tabuleiro abre-se em { $address }.
simulator-host = O programa do outro lado deu sinal de si.
simulator-lit = Luzes: { $squares ->
    [none] todas apagadas
   *[other] { $squares }
}.
simulator-buzzed = Som de { $hertz } hertz, de { $milliseconds } milissegundos, { $times ->
    [one] uma vez
   *[other] { $times } vezes
}.
simulator-vibrated = Vibração de { $milliseconds } milissegundos, { $times ->
    [one] uma vez
   *[other] { $times } vezes
}.
simulator-shown = { $address ->
    [none] O cabo está desligado
   *[other] Abre-se em { $address }
}. Posição { $position }. Na mão: { $held ->
    [none] nada
   *[other] { $held }
}. Luzes: { $lights ->
    [none] todas apagadas
   *[other] { $lights }
}. Avarias: { $faults ->
    [none] nenhuma
   *[other] { $faults }
}. Sensores avariados: { $sensors ->
    [none] nenhum
   *[other] { $sensors }
}.
simulator-help = Escreva uma coisa por linha. Um lance, por exemplo 22-18: uma mão joga-o no tabuleiro. lift 22: levanta a peça. put 18: pousa a que está na mão; put w 18: pousa uma pedra branca; b é preta, W e B maiúsculos são damas. slide 22 18: empurra a peça. take 14: tira a peça. crown 2: coroa-a. feel 22: apalpa a peça. turn black: jogam as Pretas. setup: põe as peças no seu lugar, ou como diz uma FEN; clear: tira-as todas. press confirm: carrega num botão, com long durante mais tempo. fault noisy 0.1: um byte em dez chega errado; do mesmo modo lost, doubled, cut e swapped para as mensagens, e deaf para o que o tabuleiro recebe; fault slow 960: no máximo 960 bytes por segundo; fault burst 500: 500 bytes ao acaso; fault stuck 22, ghost 14 w e broken 14: um sensor avariado; fault off: tudo volta a estar bem. pull e plug: desliga e liga o cabo. wait 2: espera dois segundos; wait host: espera pelo programa. show: como estão as coisas. quit: acaba.
simulator-unclear = Não compreendo "{ $line }". Escreva help para saber o que se pode escrever.
simulator-not-legal = { $move } não é um lance permitido { $side ->
    [white] às Brancas
   *[black] às Pretas
} nesta posição. Escreva show para a ler, turn { $side ->
    [white] black
   *[black] white
} se joga o outro lado, ou mova as peças com lift e put.
simulator-ambiguous = Pode ser mais do que um lance: { $moves }. Escreva um deles por inteiro.
simulator-hand = { $reason ->
    [no-square] Essa casa não existe
    [empty] Nessa casa não há nada
    [occupied] Nessa casa já há uma peça
   *[nothing-held] Na mão não há nada
}. Escreva show para saber como estão as coisas.
simulator-no-fen = { $problem ->
    [empty] Nesta FEN não há nenhuma peça. Para retirar todas as peças escreva clear.
    [too-many] Nesta FEN uma cor tem { $detail } peças, mais do que as que tem no início da partida. Retire algumas.
    [uncrowned] Nesta FEN está uma pedra em { $detail }, onde seria dama. Escreva K{ $detail }.
   *[other] Esta FEN não se lê, por causa de "{ $detail }". Corrija-a, ou escreva só setup para a posição inicial.
}
simulator-no-button = Este tabuleiro { $buttons ->
    [none] não tem botões
   *[other] tem estes botões: { $buttons }
}.
simulator-no-line = O tabuleiro simulado não se pode ligar: o sistema diz { $detail }. Experimente com --tcp.
simulator-no-script = Não posso ler { $file }: o sistema diz { $detail }. Escolha outro ficheiro.
simulator-too-small = Os tabuleiros { $protocol } têm 64 casas: com --rules international escolha dgt ou tdb.
