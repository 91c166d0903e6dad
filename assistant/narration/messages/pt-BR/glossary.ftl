### As palavras do jogo, à brasileira: só as que lá são outras.

glossary-man = Pedra: a peça simples. Só anda para a frente, e na base adversária vira dama; o resto está em regra pedras.
glossary-king = Dama: a pedra que chegou à base adversária, que anda para a frente e para trás. Como anda e captura está em regra damas.
glossary-move = Lance: uma peça passa de uma casa para outra, ou captura; uma captura de várias peças é um só lance.
    .brief = Lance: um passo, ou uma captura inteira.
glossary-capture = Captura: uma peça salta sobre uma peça adversária, que é retirada. É obrigatória, e qual se deve fazer está em regra capturas.
    .brief = Captura: salta-se uma peça, e é obrigatória.
glossary-board = Tabuleiro: o quadrado em que se joga, nas { $squares } casas escuras. A palavra visita faz a descrição.
glossary-en-prise = Ameaçada: de uma peça que o adversário poderia capturar se fosse a vez dele. A palavra ameaçadas diz quais são as suas.
    .brief = Ameaçada: o adversário pode capturar.
glossary-base = Base: a fileira de onde um jogador parte, a mais próxima dele; na do adversário se faz dama.
    .brief = Base: a primeira fileira de um jogador.
glossary-edge = Margem: a coluna de casas na borda, à direita ou à esquerda.
    .brief = Margem: a coluna na borda.
glossary-corner = Canto: nas damas italianas a casa 1 ou 32.
    .brief = Canto: a casa 1 ou 32.
glossary-row = Fileira: uma linha horizontal de casas escuras. fileira 3 diz o que há na terceira.
    .brief = Fileira: uma linha horizontal de casas.
glossary-crowning = Fazer dama: a pedra que termina o lance na base adversária vira dama. Está em regra promoção.
    .brief = Fazer dama: a pedra vira dama.
glossary-count = Contagem: os lances sem progresso são contados, e quando são bastantes a partida empata. Como, está em regra contagem.
    .brief = Contagem: lances contados até o empate.
glossary-touching = Peça tocada: quem tem a vez e toca em uma peça sua jogável tem que movê-la; antes de ajeitar se diz ajeito. Está em regra peça tocada.
    .brief = Peça tocada, peça jogada; antes se diz ajeito.
glossary-draw = Empate: a partida termina sem vencedor. Quando, está em regra empate.
