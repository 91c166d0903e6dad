### Ditas à brasileira, sobre as mensagens de ../pt/rulebook.ftl: só as que lá são outras.

rulebook-chapter = Capítulo { $chapter }: { $titles }. Para ouvir um digite, por exemplo, regra { $example }.
rulebook-unknown = { $has_asked ->
    [yes] Não conheço o artigo { $asked }: conheço alguns
   *[no] Pode ouvir os artigos
} de { $first } a { $last }. Digite regra { $example }, ou regra capturas, pedras, damas, empate, contagem, peça tocada, vitória.
    .brief = { $has_asked ->
        [yes] Não há artigo { $asked }.
       *[no] Que artigo?
    } Conheço alguns de { $first } a { $last }. Ou regra capturas, damas, empate.
rulebook-subject-unknown = Não conheço regras sobre esse assunto. Os assuntos são: capturas, pedras, damas, promoção, empate, contagem, peça tocada, vitória.
    .brief = Nenhuma regra. Assuntos: capturas, pedras, damas, promoção, empate, contagem, peça tocada, vitória.
rulebook-hint = Para ouvir o que diz o artigo, digite regra { $number }.
rulebook-squares = as casas escuras são numeradas de 1 a { $count }, fila a fila das Pretas para as Brancas, da esquerda para a direita das Brancas.
rulebook-own-pieces = cada um joga só com as próprias peças, e só com elas captura.
rulebook-men-and-kings = as pedras e as damas se movem e capturam de modo diferente.
rulebook-in-turn = joga-se alternadamente, um lance de cada vez, e começam as Brancas.
rulebook-promotion = a pedra que acaba o lance na base adversária vira dama, e é marcada com uma segunda peça por cima.
rulebook-new-king-waits = a pedra que virou dama só joga de novo depois de um lance do adversário.
rulebook-unmarked-waits = a pedra que virou dama continua dama, mas não pode se mover antes de ser coroada.
rulebook-what-men-capture = a pedra captura só para a frente, e só pedras, nunca damas.
rulebook-what-kings-capture = a dama captura para a frente e para trás, tanto pedras como damas.
rulebook-man-captures-man = a pedra captura uma pedra adversária vizinha, em diagonal, saltando para a casa logo atrás, se estiver livre.
rulebook-man-captures = a pedra tem que capturar uma peça adversária vizinha, em diagonal, saltando para a casa logo atrás, se estiver livre.
rulebook-king-captures = a dama captura uma peça adversária vizinha, pedra ou dama, em diagonal, saltando para a casa logo atrás, se estiver livre.
rulebook-king-captures-far = a dama tem que capturar uma peça adversária na sua diagonal, perto ou longe, que tenha casas livres atrás, e fica numa delas, à escolha.
rulebook-man-goes-on = a pedra que depois do salto pode capturar de novo continua no mesmo lance, e fica logo atrás da última peça.
rulebook-king-goes-on = a dama que depois do salto pode capturar de novo continua no mesmo lance, e fica logo atrás da última peça.
rulebook-king-goes-on-far = a dama que depois de uma peça pode capturar outra tem que continuar no mesmo lance, e no fim escolhe uma casa livre atrás da última.
rulebook-shown = a captura é indicada com clareza, peça a peça, com cada casa de salto; se não, o adversário pode pedir que seja retificada.
rulebook-taken-off = as peças capturadas só são retiradas depois de acabada a captura, pela ordem em que foram capturadas ou pela inversa.
rulebook-one-move = uma captura completa conta como um só lance, sejam quantas forem as peças.
rulebook-must-capture = a captura é obrigatória.
rulebook-both-ways = captura-se tanto para a frente como para trás.
rulebook-own-not-captured = ninguém pode capturar as próprias peças.
rulebook-own-not-passed = numa captura não se pode passar por cima das próprias peças.
rulebook-not-twice = numa captura pode-se passar várias vezes pela mesma casa livre, mas não duas vezes por cima da mesma peça.
rulebook-promotion-ends = a pedra que chega à base adversária com uma captura tem que esperar pelo lance seguinte para agir como dama.
rulebook-still-a-man = a pedra que numa captura só passa pela fila de coroação continua pedra quando a captura acaba.
rulebook-most-pieces = entre várias capturas tem que se fazer a que captura mais peças.
rulebook-with-king = com igual número de peças capturadas, tem que se capturar com a dama e não com a pedra.
rulebook-most-kings = com igual número de peças e a mesma espécie de peça a capturar, tem que se capturar o máximo de damas.
rulebook-kings-first = com igual número de peças e de damas, tem que se capturar por onde, peça a peça, primeiro se encontra uma dama.
rulebook-free-choice = quando o número, a peça que captura, as damas e a sua ordem são iguais, a escolha é livre.
rulebook-free-among-equal = com igual número de peças capturadas a escolha é livre, com pedra ou com dama.
rulebook-touched = quem tem o lance e toca uma peça sua que pode jogar tem que jogá-la.
rulebook-touched-several = quem tem o lance e toca várias peças suas que podem jogar tem que jogar a primeira.
rulebook-adjusting = quem tem o lance e quer arrumar peças tem que avisar antes o adversário, por exemplo com "ajeito".
rulebook-doubtful = uma peça que cobre duas casas livres está em jogo, e onde está quem esclarece são os jogadores ou o árbitro.
rulebook-wrong-number = é uma irregularidade capturar mais ou menos peças do que a regra determina.
rulebook-stopped-capturing = é uma irregularidade parar antes do fim de uma captura em cadeia.
rulebook-left-one = é uma irregularidade não retirar a peça capturada.
rulebook-left-some = é uma irregularidade retirar menos peças do que as capturadas.
rulebook-took-too-many = é uma irregularidade retirar, depois de uma captura, peças que não foram capturadas.
rulebook-took-own = é uma irregularidade retirar peças próprias depois de uma captura.
rulebook-capture-left-out = é uma irregularidade jogar sem capturar quando é possível capturar.
rulebook-impossible-capture = é uma irregularidade fazer uma captura impossível.
rulebook-priority = é uma irregularidade não respeitar as prioridades da captura.
rulebook-stopped-taking-off = é uma irregularidade parar, depois de uma captura em cadeia, a retirada das peças.
rulebook-taken-off-early = é uma irregularidade retirar peças antes que termine uma captura em cadeia.
rulebook-too-late = depois de um lance do adversário, uma irregularidade não se corrige mais.
rulebook-too-late-touched = depois de o adversário jogar, ou só tocar uma peça sua que pode jogar, uma irregularidade não se corrige mais.
rulebook-no-pieces = ganha-se quando o adversário não tem mais peças.
rulebook-count-needs-kings = para a contagem de lances é necessária pelo menos uma dama de cada lado.
rulebook-only-kings-moved = a partida empata depois de { $count } lances de cada lado só de damas, sem capturas nem lances de pedra.
