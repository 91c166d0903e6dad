### Ditas à brasileira, sobre as mensagens de ../pt/simulator.ftl: só as que lá são outras.

simulator-ready = O tabuleiro simulado fala { $protocol } e está aberto em { $address }. Digite help para saber o que pode fazer, quit para acabar.
simulator-pulled = O cabo está desligado. Para ligá-lo de novo digite plug.
simulator-plugged = O cabo está ligado, e o tabuleiro está aberto em { $address }.
simulator-shown = { $address ->
    [none] O cabo está desligado
   *[other] Aberto em { $address }
}. Posição { $position }. Na mão: { $held ->
    [none] nada
   *[other] { $held }
}. Luzes: { $lights ->
    [none] todas apagadas
   *[other] { $lights }
}. Defeitos: { $faults ->
    [none] nenhuma
   *[other] { $faults }
}. Sensores com defeito: { $sensors ->
    [none] nenhum
   *[other] { $sensors }
}.
simulator-help = Digite uma coisa por linha. Um lance, por exemplo 22-18: uma mão faz esse lance no tabuleiro. lift 22: levanta a peça. put 18: coloca a que está na mão; put w 18: coloca uma pedra branca; b é preta, W e B são damas. slide 22 18: empurra a peça. take 14: tira a peça. crown 2: coroa a peça. feel 22: tateia a peça. turn black: jogam as Pretas. setup: coloca as peças no lugar, ou como diz uma FEN; clear: tira todas. press confirm: aperta um botão, com long durante mais tempo. fault noisy 0.1: um byte em dez chega errado; do mesmo modo lost, doubled, cut e swapped para as mensagens, e deaf para o que o tabuleiro recebe; fault slow 960: no máximo 960 bytes por segundo; fault burst 500: 500 bytes ao acaso; fault stuck 22, ghost 14 w e broken 14: um sensor com defeito; fault off: tudo volta ao normal. pull e plug: desliga e liga o cabo. wait 2: espera dois segundos; wait host: espera o programa. show: como estão as coisas. quit: acaba.
simulator-unclear = Não entendo "{ $line }". Digite help para saber o que se pode escrever.
simulator-not-legal = { $move } não é um lance permitido { $side ->
    [white] às Brancas
   *[black] às Pretas
} nesta posição. Digite show para lê-la, turn { $side ->
    [white] black
   *[black] white
} se joga o outro lado, ou mova as peças com lift e put.
simulator-ambiguous = Pode ser mais de um lance: { $moves }. Digite um deles por inteiro.
simulator-hand = { $reason ->
    [no-square] Essa casa não existe
    [empty] Nessa casa não há nada
    [occupied] Nessa casa já há uma peça
   *[nothing-held] Na mão não há nada
}. Digite show para saber como estão as coisas.
simulator-no-fen = { $problem ->
    [empty] Nesta FEN não há nenhuma peça. Para retirar todas as peças digite clear.
    [too-many] Nesta FEN uma cor tem { $detail } peças, mais do que as que tem no início da partida. Retire algumas.
    [uncrowned] Nesta FEN está uma pedra em { $detail }, onde seria dama. Digite K{ $detail }.
   *[other] Não consigo ler esta FEN, por causa de "{ $detail }". Corrija-a, ou digite só setup para a posição inicial.
}
simulator-no-line = Não foi possível ligar o tabuleiro simulado: o sistema diz { $detail }. Tente com --tcp.
simulator-no-script = Não posso ler { $file }: o sistema diz { $detail }. Escolha outro arquivo.
