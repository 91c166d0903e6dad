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
    [yes] Não conheço o artigo { $asked }: conheço alguns
   *[no] Pode ouvir os artigos
} de { $first } a { $last }. Escreva regra { $example }, ou regra tomadas, pedras, damas, empate, contagem, peça tocada, vitória.
    .brief = { $has_asked ->
        [yes] Não há artigo { $asked }.
       *[no] Que artigo?
    } Conheço alguns de { $first } a { $last }. Ou regra tomadas, damas, empate.
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
rulebook-touched-idle = tocar, sem avisar, peças que não podem jogar não tem consequências diretas, mas é incorreto.
rulebook-crowned-late = coroar tarde vale como tocar a peça.
rulebook-out-of-turn = tocar nas peças fora da sua vez não tem consequências diretas, mas é incorreto, e em certos casos o árbitro pode intervir.
rulebook-partly-on = uma peça que cobre em parte uma só casa vazia, e mais nenhuma, está em jogo nessa casa.
rulebook-doubtful = uma peça que cobre duas casas livres está em jogo, e onde está esclarecem-no os jogadores ou o árbitro.
rulebook-light-square = uma peça numa casa clara está inativa, e só pode voltar ao jogo como se corrige uma irregularidade.
rulebook-moved-twice = é uma irregularidade jogar dois lances seguidos.
rulebook-moved-wrongly = é uma irregularidade fazer um movimento irregular de pedra ou dama.
rulebook-inactive = uma peça numa casa clara está inativa, e volta ao jogo ou sai por acordo dos jogadores ou por decisão do árbitro.
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
rulebook-too-late = depois de um lance do adversário, uma irregularidade já não se corrige.
rulebook-too-late-touched = depois de o adversário jogar, ou só tocar uma peça sua que pode jogar, uma irregularidade já não se corrige.
rulebook-not-in-part = uma irregularidade não se corrige em parte.
rulebook-board-wrong = se o tabuleiro está mal colocado, a partida pode ser anulada até cada um ter feito cinco lances.
rulebook-board-wrong-in-time = se o tabuleiro está mal colocado, a partida pode ser anulada até cada um ter feito cinco lances ou terem passado 10 minutos desde o início do turno.
rulebook-board-wrong-always = se durante a partida se vê que o tabuleiro está mal colocado, a partida é anulada e recomeça.
rulebook-colours-wrong = se as cores foram mal atribuídas, a partida pode ser anulada até cada um ter feito cinco lances.
rulebook-colours-wrong-in-time = se as cores foram mal atribuídas, a partida pode ser anulada até cada um ter feito cinco lances ou terem passado 10 minutos desde o início do turno.
rulebook-begun-anew = a partida anulada pelo tabuleiro ou pelas cores recomeça como devia, e os tempos decorridos ficam.
rulebook-time-back = o tempo só não se conta se foi a direção da prova que errou as cores.
rulebook-upset = se a posição se desfaz por acidente, os jogadores e o árbitro podem exigir de imediato que se reponha; quem jogou depois não pode.
rulebook-upset-is-none = se a posição se desfaz por acidente, e isso se vê nesse momento, não é uma irregularidade.
rulebook-obliged = a quem recusa o regulamento, o adversário tem o direito de o fazer cumprir.
rulebook-refused = ganha-se quando o adversário recusa cumprir o regulamento.
rulebook-neither-wins = a partida está empatada quando nenhum dos jogadores consegue ganhar.
rulebook-claim-price = verificar uma repetição que não existe custa a quem a pediu o tempo que leva, no máximo 15 minutos.
rulebook-claim-spared = quem pediu a verificação fica com pelo menos 3 minutos; se tinha menos, no primeiro pedido o tempo fica como está.
rulebook-count-shortened = nos torneios promocionais o árbitro pode encurtar a contagem até 10 lances, onde o empate é evidente.
rulebook-resigned = ganha-se quando o adversário abandona.
rulebook-no-moves = ganha-se quando o adversário tem o lance e não pode jogar.
rulebook-no-pieces = ganha-se quando o adversário já não tem peças.
rulebook-on-time = onde se joga com relógio, perde quem fica sem tempo, como diz o regulamento da prova.
rulebook-agreement = a partida empata quando os dois jogadores estão de acordo.
rulebook-counted = a partida empata quando uma contagem de lances chega ao fim.
rulebook-third-time = a partida empata quando a mesma posição, com o lance do mesmo jogador, aparece pela terceira vez.
rulebook-third-time-asked = onde a anotação é obrigatória, a mesma posição pela terceira vez, com o lance do mesmo jogador, é empate; um jogador pode pedir a verificação.
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
