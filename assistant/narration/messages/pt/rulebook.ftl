### O que dizem as regras, uma frase para cada uma, seja qual for o seu número; e como se pedem.

rulebook-told = { $is_last ->
    [yes] A última regra citada, { $article }: { $said }
   *[no] { $article_first }: { $said }
}
    .brief = { $has_number ->
        [yes] { $number }: { $said }
       *[no] { $said_first }
    }
rulebook-chapter = Capítulo { $chapter }: { $titles }. Para ouvir um escreva, por exemplo, regra { $example }.
    .brief = { $titles }. Para um: regra { $example }.
rulebook-unknown = { $has_asked ->
    [yes] Não há artigo { $asked }: os artigos vão
   *[no] Pode ouvir os artigos
} de { $first } a { $last }. Escreva regra { $example }, ou regra tomadas, pedras, damas, empate, contagem, peça tocada, vitória, sinais.
    .brief = { $has_asked ->
        [yes] Não há artigo { $asked }.
       *[no] Que artigo?
    } Vão de { $first } a { $last }. Ou regra tomadas, damas, empate, sinais.
rulebook-none-beside = { $article_first }: { $is_last ->
    [yes] depois não há mais nada; anterior lê o que vem antes.
   *[no] antes não há mais nada; seguinte lê o que vem depois.
}
rulebook-nothing = { $text ->
    [capo1] O Capo I
    [capo2] O Capo II
    [pergioco] O texto do PerGioco
   *[pt] O texto português
} não diz nada disso.
rulebook-same = Sobre isto { $one ->
    [capo1] o Capo I
    [capo2] o Capo II
    [pergioco] o texto do PerGioco
   *[pt] o texto português
} não diz nada que { $other ->
    [capo1] o Capo I
    [capo2] o Capo II
    [pergioco] o texto do PerGioco
   *[pt] o texto português
} não diga.
rulebook-subject-unknown = Não conheço regras sobre esse assunto. Os assuntos são: tomadas, pedras, damas, promoção, empate, contagem, peça tocada, vitória.
    .brief = Nenhuma regra. Assuntos: tomadas, pedras, damas, promoção, empate, contagem, peça tocada, vitória.
rulebook-hint = Para ouvir o que diz o artigo, escreva regra { $number }.
    .brief = O artigo: regra { $number }.

rulebook-squares = as casas escuras numeram-se de 1 a { $count }, fila a fila das Pretas para as Brancas, da esquerda para a direita das Brancas.
rulebook-start = cada lado começa com { $count } pedras, nas casas escuras das filas mais próximas de si.
rulebook-own-pieces = cada um joga só com as próprias peças, e só com elas toma.
rulebook-a-move = um lance leva uma peça de uma casa para outra.
rulebook-men-and-kings = as pedras e as damas movem-se e tomam de modo diferente.
rulebook-in-turn = joga-se à vez, um lance de cada vez, e começam as Brancas.
rulebook-man-moves = a pedra anda para a frente, em diagonal, para a casa vizinha, se estiver livre.
rulebook-king-moves = a dama anda em diagonal, para a frente ou para trás, para a casa vizinha, se estiver livre.
rulebook-king-flies = a dama anda para a frente ou para trás na sua diagonal, pelas casas livres, até onde quiser.
rulebook-promotion = a pedra que acaba o lance na base adversária torna-se dama, e marca-se com uma segunda peça por cima.
rulebook-new-king-waits = a pedra que se tornou dama só volta a jogar depois de um lance do adversário.
rulebook-unmarked-waits = a pedra que se tornou dama continua dama, mas não pode mover-se antes de ser coroada.
rulebook-what-men-capture = a pedra toma só para a frente, e só pedras, nunca damas.
rulebook-what-kings-capture = a dama toma para a frente e para trás, tanto pedras como damas.
rulebook-man-captures-man = a pedra toma uma pedra adversária vizinha, em diagonal, saltando para a casa logo atrás, se estiver livre.
rulebook-man-captures = a pedra tem de tomar uma peça adversária vizinha, em diagonal, saltando para a casa logo atrás, se estiver livre.
rulebook-king-captures = a dama toma uma peça adversária vizinha, pedra ou dama, em diagonal, saltando para a casa logo atrás, se estiver livre.
rulebook-king-captures-far = a dama tem de tomar uma peça adversária na sua diagonal, perto ou longe, que tenha casas livres atrás, e fica numa delas à escolha.
rulebook-man-goes-on = a pedra que depois do salto pode voltar a tomar continua no mesmo lance, e fica logo atrás da última peça.
rulebook-king-goes-on = a dama que depois do salto pode voltar a tomar continua no mesmo lance, e fica logo atrás da última peça.
rulebook-king-goes-on-far = a dama que depois de uma peça pode tomar outra tem de continuar no mesmo lance, e no fim escolhe uma casa livre atrás da última.
rulebook-shown = a tomada indica-se com clareza, peça a peça, com cada casa de salto; se não, o adversário pode pedir que seja retificada.
rulebook-taken-off = as peças tomadas só se retiram depois de acabada a tomada, pela ordem em que foram tomadas ou pela inversa.
rulebook-one-move = uma tomada completa conta como um só lance, sejam quantas forem as peças.
rulebook-must-capture = a tomada é obrigatória.
rulebook-no-huffing = o sopro não se aplica desde 1934.
rulebook-both-ways = toma-se tanto para a frente como para trás.
rulebook-own-not-captured = ninguém pode tomar as próprias peças.
rulebook-own-not-passed = numa tomada não se pode passar por cima das próprias peças.
rulebook-not-twice = numa tomada pode passar-se várias vezes pela mesma casa livre, mas não duas vezes por cima da mesma peça.
rulebook-promotion-ends = a pedra que chega à base adversária com uma tomada tem de esperar pelo lance seguinte para agir como dama.
rulebook-still-a-man = a pedra que numa tomada só passa pela fila de coroação continua pedra quando a tomada acaba.
rulebook-most-pieces = entre várias tomadas tem de se fazer a que toma mais peças.
rulebook-all-count-alike = a dama não dá prioridade nenhuma, e conta como uma peça, tal como a pedra.
rulebook-with-king = com igual número de peças tomadas, tem de se tomar com a dama e não com a pedra.
rulebook-most-kings = com igual número de peças e a mesma espécie de peça a tomar, tem de se tomar o máximo de damas.
rulebook-kings-first = com igual número de peças e de damas, tem de se tomar por onde, peça a peça, primeiro se encontra uma dama.
rulebook-free-choice = quando o número, a peça que toma, as damas e a sua ordem são iguais, a escolha é livre.
rulebook-free-among-equal = com igual número de peças tomadas a escolha é livre, com pedra ou com dama.
rulebook-touched = quem tem o lance e toca uma peça sua que pode jogar tem de a jogar.
rulebook-touched-several = quem tem o lance e toca várias peças suas que podem jogar tem de jogar a primeira.
rulebook-adjusting = quem tem o lance e quer arrumar peças tem de prevenir antes o adversário, por exemplo com "ajeito".
rulebook-touched-idle = quem tem o lance e toca ou arruma, sem avisar, peças que não podem jogar não sofre consequências diretas, mas é incorreto.
rulebook-crowned-late = coroar tarde vale como tocar a peça.
rulebook-out-of-turn = tocar nas peças fora da sua vez não tem consequências diretas, mas é incorreto, e em certos casos o árbitro pode intervir.
rulebook-partly-on = uma peça que cobre em parte uma só casa vazia, e mais nenhuma, está em jogo nessa casa.
rulebook-doubtful = uma peça que cobre duas casas livres está em jogo, e onde está esclarecem-no os jogadores ou o árbitro.
rulebook-light-square = uma peça numa casa clara está inativa, e só pode voltar ao jogo como se corrige uma irregularidade.
rulebook-moved-twice = é uma irregularidade jogar dois lances seguidos.
rulebook-moved-wrongly = é uma irregularidade fazer um movimento irregular de pedra ou dama.
rulebook-inactive = uma peça numa casa clara, ou que cobre em parte só casas ocupadas, está inativa: volta ao jogo ou sai por acordo dos jogadores ou por decisão do árbitro.
rulebook-touched-other = é uma irregularidade tocar uma das próprias peças e jogar outra.
rulebook-move-taken-back = é uma irregularidade voltar atrás um lance executado.
rulebook-moved-opponents = é uma irregularidade jogar uma peça do adversário.
rulebook-capture-left-out = é uma irregularidade jogar sem tomar quando é possível tomar.
rulebook-taken-without-reason = é uma irregularidade retirar peças sem razão, próprias ou do adversário.
rulebook-wrong-number = é uma irregularidade tomar mais ou menos peças do que a regra determina.
rulebook-stopped-capturing = é uma irregularidade parar antes do fim de uma tomada em cadeia.
rulebook-left-one = é uma irregularidade não retirar a peça tomada.
rulebook-left-some = é uma irregularidade retirar menos peças do que as tomadas.
rulebook-took-too-many = é uma irregularidade retirar, depois de uma tomada, peças que não foram tomadas.
rulebook-took-own = é uma irregularidade retirar peças próprias depois de uma tomada.
rulebook-impossible-capture = é uma irregularidade fazer uma tomada impossível.
rulebook-priority = é uma irregularidade não respeitar as prioridades da tomada.
rulebook-unmarked-moved = é uma irregularidade mover uma dama que não está coroada.
rulebook-wrong-king = é uma irregularidade coroar a pedra errada.
rulebook-stopped-taking-off = é uma irregularidade parar, depois de uma tomada em cadeia, a retirada das peças.
rulebook-taken-off-early = é uma irregularidade retirar peças antes que termine uma tomada em cadeia.
rulebook-opponent-decides = só o adversário decide se uma irregularidade se corrige ou se mantém.
rulebook-too-late = depois de um lance do adversário, uma irregularidade ou uma recusa do regulamento fica aceite e já não se corrige.
rulebook-too-late-touched = depois de o adversário jogar, ou só tocar uma peça sua que pode jogar, uma irregularidade já não se corrige.
rulebook-not-in-part = uma irregularidade não se corrige em parte.
rulebook-board-wrong = se o tabuleiro está mal colocado, a partida pode ser anulada até cada um ter feito cinco lances.
rulebook-board-wrong-in-time = se o tabuleiro está mal colocado, a partida pode ser anulada, salvo se passaram cinco lances de cada um ou 10 minutos do turno sem ninguém o ter notado.
rulebook-board-wrong-always = se durante a partida se vê que o tabuleiro está mal colocado, a partida é anulada e recomeça.
rulebook-colours-wrong = se as cores foram mal atribuídas, a partida pode ser anulada até cada um ter feito cinco lances.
rulebook-colours-wrong-in-time = se as cores foram mal atribuídas, a partida pode ser anulada, salvo se passaram cinco lances de cada um ou 10 minutos do turno sem ninguém o ter notado.
rulebook-begun-anew = a partida anulada pelo tabuleiro ou pelas cores recomeça como devia, e os tempos decorridos ficam.
rulebook-time-back = o tempo só não se conta se foi a direção da prova que errou as cores.
rulebook-upset = se a posição se desfaz por acidente, os jogadores e o árbitro podem exigir de imediato que se reponha; quem jogou depois não pode.
rulebook-upset-is-none = se a posição se desfaz por acidente, e isso se vê nesse momento, não é uma irregularidade.
rulebook-obliged = a quem recusa o regulamento, o adversário tem o direito de o fazer cumprir.
rulebook-refused = ganha-se quando o adversário recusa cumprir o regulamento.
rulebook-neither-wins = a partida está empatada quando nenhum dos jogadores consegue ganhar.
rulebook-claim-price = se a verificação confirma a repetição a partida empata; se não, o tempo que levou, no máximo 15 minutos, é descontado a quem a pediu.
rulebook-claim-spared = quem pediu a verificação fica com pelo menos 3 minutos; se tinha menos, no primeiro pedido o tempo fica como está.
rulebook-count-shortened = nos torneios promocionais o árbitro pode encurtar a contagem até 10 lances, onde o empate é evidente.
rulebook-resigned = ganha-se quando o adversário abandona.
rulebook-no-moves = ganha-se quando o adversário tem o lance e não pode jogar.
rulebook-no-pieces = ganha-se quando o adversário já não tem peças.
rulebook-on-time = onde se joga com relógio, perde quem fica sem tempo, como diz o regulamento da prova.
rulebook-agreement = a partida empata quando os dois jogadores estão de acordo.
rulebook-counted = a partida empata quando uma contagem de lances chega ao fim.
rulebook-third-time = a partida empata quando a mesma posição, com o lance do mesmo jogador, aparece pela terceira vez.
rulebook-third-time-asked = onde a anotação é obrigatória, a mesma posição pela terceira vez, com o lance do mesmo jogador, é empate, se a verificação o confirmar.
rulebook-fourth-time = a partida empata quando a mesma posição, com o lance do mesmo jogador, aparece pela quarta vez.
rulebook-count-needs-kings = para a contagem de lances é precisa pelo menos uma dama de cada lado.
rulebook-count-asked = a contagem de lances pode ser pedida por um jogador ou imposta pelo árbitro.
rulebook-count-begins = a contagem de lances começa pelo jogador que tem o lance.
rulebook-count-of-kings = a partida empata depois de { $count } lances de dama de cada lado sem mudar o número de peças.
rulebook-count-annulled = um lance de pedra ou uma mudança no número de peças anula a contagem, que recomeça se cada lado ainda tem uma dama.
rulebook-only-kings-moved = a partida empata depois de { $count } lances de cada lado só de damas, sem tomadas nem lances de pedra.
rulebook-three-against-king = três damas, duas damas e uma pedra, ou uma dama e duas pedras contra uma dama: empate depois de { $count } lances de cada lado.
rulebook-two-against-king = duas damas, uma dama e uma pedra, ou uma dama contra uma dama: empate depois de { $count } lances de cada lado.
rulebook-read-each = o texto não diz de quem são os lances contados: o Damavoce conta os de cada lado.
rulebook-sport = o jogo de damas é um desporto da mente, que se joga pelo prazer de pensar, com competitividade, correção e convívio.
rulebook-sport-of-two = o jogo de damas é um desporto mental, praticado entre duas pessoas.
rulebook-players = as atletas e os atletas que praticam este desporto chamam-se jogadores.
rulebook-players-of-two = as duas pessoas que jogam são os jogadores.
rulebook-two-players = o jogo pratica-se entre dois jogadores.
rulebook-amateurs-too = o jogo pode praticar-se tanto como amador como a nível profissional.
rulebook-board = o tabuleiro é quadrado, dividido em { $count } casas iguais, alternadamente claras e escuras.
rulebook-dark-squares = joga-se nas casas escuras, que são { $count } e se chamam casas ativas.
rulebook-dark-at-right = o tabuleiro coloca-se de modo que cada jogador tenha uma casa escura no canto inferior direito.
rulebook-dark-at-left = o tabuleiro coloca-se de modo que a grande diagonal comece à esquerda de cada jogador, onde a primeira casa é escura.
rulebook-diagonals = as linhas oblíquas de casas escuras são as diagonais, 17 ao todo; a mais longa, de 10 casas, une dois cantos e chama-se grande diagonal.
rulebook-material = joga-se com { $count } pedras brancas, ou claras, e { $count } pretas, ou escuras.
rulebook-white-and-black = um jogador tem as pedras brancas e o adversário as pretas: Brancas e Pretas são tanto as peças como quem as joga.
rulebook-names-of-parts = as partes do tabuleiro têm nomes: travessas, bases, colunas, tabelas, diagonal, paralelas, cantos, biscacchi e mete.
rulebook-rows = linhas ou travessas são as séries horizontais de casas escuras.
rulebook-bases = a base das Pretas é a primeira travessa em cima, e a das Brancas a última em baixo.
rulebook-columns = as colunas são as séries verticais de casas escuras.
rulebook-edges = as tabelas são a primeira e a última coluna: as casas 1, 9, 17, 25 e as casas 8, 16, 24, 32.
rulebook-diagonal = a diagonal é formada pelas casas 1, 5, 10, 14, 19, 23, 28 e 32.
rulebook-parallels = as paralelas são duas: as casas 4, 7, 11, 14, 18, 21, 25 e as casas 8, 12, 15, 19, 22, 26, 29.
rulebook-corners = os cantos, cantoni, são as casas 1 e 32.
rulebook-biscacchi = os biscacchi são pares de casas: 4 e 8 o das Pretas, 25 e 29 o das Brancas.
rulebook-mete = a meta das Brancas é a casa 15, e a das Pretas a casa 18.
rulebook-names-of-sides = as partes do tabuleiro têm nomes: bases, tabelas, travessas e colunas.
rulebook-bases-facing = as bases, ou travessas de coroação, são os lados do tabuleiro diante dos jogadores.
rulebook-edges-beside = as tabelas são os lados do tabuleiro ao lado dos jogadores, ou seja, a primeira e a última coluna.
rulebook-rows-of-five = as travessas são as linhas horizontais, de cinco casas escuras.
rulebook-columns-of-five = as colunas são as linhas verticais, de cinco casas escuras.
rulebook-bases-numbered = as cinco casas escuras das bases, ou travessas de coroação, têm os números de 1 a 5 e de 46 a 50.
rulebook-edges-numbered = as cinco casas escuras das tabelas são 6, 16, 26, 36, 46 à esquerda e 5, 15, 25, 35, 45 à direita.
rulebook-corners-far = os ângulos são as casas 5 e 46, os extremos da grande diagonal.
rulebook-colour-assigned = antes do jogo atribui-se uma cor a cada um: entre amigos sorteia-se e depois alterna, nos torneios decide a direção da prova.
rulebook-men-and-kings-marked = as peças são as pedras e as damas, que se marcam com duas pedras da mesma cor sobrepostas.
rulebook-piece-means = peça é o nome comum da pedra e da dama.
rulebook-two-kinds = pode-se mover uma peça, ou movê-la tomando: a tomada elimina uma ou mais peças adversárias.
rulebook-move-done = o movimento está terminado quando o jogador, depois de mover a peça, a largou.
rulebook-collected-last = numa tomada, as peças eliminadas recolhem-se no fim da própria tomada.
rulebook-not-let-go = enquanto uma peça tocada ou em movimento não for largada, pode ser levada a qualquer casa aonde possa ir.
rulebook-adjusted-unsaid = quem arruma sem ter prevenido fica sujeito às regras da peça tocada.
rulebook-crowned-by-mover = a coroação cabe ao jogador que leva a pedra a dama; se a fizer o adversário, é cortesia e não obrigação.
rulebook-crowned-by-opponent = é recomendável que seja o adversário a coroar a pedra.
rulebook-kept-at-hand = cada jogador deve deixar as peças tomadas aos lados do tabuleiro, à mão para a coroação.
rulebook-unmarked-is-none = uma pedra não marcada não pode ser reconhecida como dama, salvo onde a anotação da partida é obrigatória.
rulebook-what-a-capture-is = a tomada consiste em saltar em diagonal e eliminar uma ou mais peças adversárias em sequência.
rulebook-en-prise = uma peça pode ser tomada quando toca uma peça adversária que a pode tomar e tem uma casa livre atrás, nessa diagonal.
rulebook-single-or-multiple = a tomada de uma só peça chama-se simples, a de várias ao mesmo tempo múltipla.
rulebook-shown-in-order = a tomada executa-se com clareza e na ordem devida; se não, o adversário pode pedir que seja retificada.
rulebook-capture-done = a tomada está terminada quando as peças tomadas foram retiradas do tabuleiro.
rulebook-let-go-capturing = numa tomada em cadeia o movimento termina quando o jogador larga a peça, mesmo a meio.
rulebook-off-out-of-order = retirar as peças sem ordem é uma incorreção, que se retifica a pedido do adversário.
rulebook-off-without-pause = as peças tomadas retiram-se no fim do lance, sem interrupção.
rulebook-taking-off-done = a retirada das peças termina quando o jogador retirou a última peça tomada.
rulebook-taking-off-stopped = a retirada das peças termina quando o jogador retirou a última peça tomada, ou parou a operação.
rulebook-checked-first = a disposição e o número das peças verificam-se antes do início do jogo, isto é, do primeiro lance.
rulebook-checked-or-settled = a posição inicial verifica-se antes do jogo; a anomalia vista durante a partida resolve-se como uma irregularidade.
rulebook-drawn-moves-count = entre os cinco lances contam também os da abertura impostos por sorteio.
rulebook-players-check = verificar a colocação do tabuleiro e as cores cabe aos jogadores.
rulebook-played-anew = se a posição não se pode reconstruir, a partida repete-se.
rulebook-what-is-irregular = é irregular toda a ação contra as regras do movimento e das tomadas: a lista tem 17 casos.
rulebook-refusal-not-in-part = nem uma recusa do regulamento se corrige em parte.
rulebook-results = há dois resultados: a vitória de um, e portanto a derrota do outro, ou o empate, se nenhum consegue ganhar.
rulebook-win-and-loss = um dos dois ganha e, por consequência, o outro perde.
rulebook-neither-managed = há empate quando nenhum dos dois consegue vencer.
rulebook-why-count = a contagem aplica-se no final, para limitar os lances onde nenhum jogador consegue mudar a situação a seu favor.
rulebook-check-asked = a verificação da posição repetida pode ser pedida por um jogador, ou imposta pelo árbitro.
rulebook-by-draw-rules = a partida empata quando o dizem as regras da repetição e das contagens, no capítulo 6.
rulebook-score-kept-by-numbers = como as casas são numeradas, podem anotar-se todos os lances das Brancas e das Pretas, e repetir a partida inteira.
rulebook-score-squares = escreve-se o número da casa de partida, e depois o da casa de chegada.
rulebook-score-dash = entre os dois números, num movimento simples, põe-se um hífen.
rulebook-score-cross = entre os dois números, numa tomada simples ou múltipla, põe-se um x.
rulebook-signs = para uma expressão clara usam-se sinais convencionais: para um movimento, uma tomada, e um lance forte ou fraco.
rulebook-sign-step = o hífen indica um movimento.
rulebook-sign-capture = o x indica uma tomada.
rulebook-sign-strong = um ponto de exclamação indica um lance bem jogado ou forte.
rulebook-sign-very-strong = dois pontos de exclamação indicam um lance ótimo ou muito forte.
rulebook-sign-weak = um ponto de interrogação indica um lance fraco ou mau.
rulebook-sign-blunder = dois pontos de interrogação indicam um lance muito fraco ou péssimo.
rulebook-sign-looks-weak = um ponto de interrogação seguido de um de exclamação indicam um lance que parece fraco mas se revela forte.
rulebook-sign-looks-strong = um ponto de exclamação seguido de um de interrogação indicam um lance que parece forte mas se revela fraco.
rulebook-sign-forced = o asterisco indica um lance forçado: qualquer outro leva a uma perda.
rulebook-sign-won = o sinal mais indica a vitória na partida.
rulebook-sign-drawn = o sinal igual indica o empate.
rulebook-sign-gained = depois do último lance de uma fase, o sinal mais com um número diz quantas peças se ganharam.
rulebook-sign-lost = depois do último lance de uma fase, o sinal menos com um número diz quantas peças se perderam.
rulebook-sign-ad-libitum = as letras a.l., ad libitum, indicam um lance ou uma tomada à escolha com as mesmas consequências.
rulebook-time-limited = pode limitar-se o tempo que os jogadores têm para acabar a partida.
rulebook-time-elsewhere = como o tempo se atribui e se limita está no Capo III, o regulamento das competições.
rulebook-time-for-moves = pode convencionar-se que cada jogador faça um número de lances dentro de um limite de tempo.
rulebook-clock-used = com um tempo para os lances, os jogadores devem usar um relógio de competição.
rulebook-score-written = com um tempo para os lances, os jogadores devem anotar a partida completa, lance a lance.
rulebook-time-for-game = pode convencionar-se um limite de tempo para a partida inteira.
rulebook-clock-without-score = com um tempo para a partida inteira o relógio é obrigatório, mas a anotação dispensa-se.
rulebook-forms-of-play = uma partida pode jogar-se de dez formas: frente a frente, em simultânea, por correspondência, às cegas, pela Internet e outras.
rulebook-form-facing = partida normal num tabuleiro entre dois jogadores presentes, frente a frente.
rulebook-form-simultaneous = partida normal num tabuleiro entre um jogador e, em simultâneo, um certo número de outros.
rulebook-form-correspondence = partida por correspondência entre dois jogadores que se transmitem, à vez, os lances.
rulebook-form-blindfold = partida entre um jogador que não vê o tabuleiro, com ou sem anotação, e outro que dispõe dele.
rulebook-form-blind-simultaneous = partida de um jogador que não vê o tabuleiro, com ou sem anotação, contra vários ao mesmo tempo, cada um com o seu.
rulebook-form-both-blindfold = partida entre dois jogadores que não veem o tabuleiro, com ou sem anotação.
rulebook-form-internet = partida jogada pela Internet, em tempo real.
rulebook-form-tactile = partida com ou entre jogadores cegos, que dispõem de um tabuleiro com peças em relevo.
rulebook-form-odds = partida normal entre dois jogadores de força diferente, em que o mais forte começa com menos peças.
rulebook-form-time = partida em que um dos jogadores tem mais tempo de reflexão do que o outro.
rulebook-completed = para estes diferentes modos de jogar, onde for preciso, recorre-se a disposições que completam o regulamento.
rulebook-board-imagined = por correspondência e às cegas, o tabuleiro está idealmente entre os dois jogadores.
