### Ajuda sobre uma só coisa, à brasileira: só o que lá é outro.

help-about-takeback = desfazer anula o seu último lance, desfazer 2 os dois últimos, desfazer tudo volta ao início. refazer joga de novo o que foi desfeito. Entre duas pessoas a outra tem que dizer sim.
help-about-redo = refazer joga de novo o lance que foi desfeito, refazer 2 dois lances, refazer tudo todos eles.
help-about-draw = empate propõe empate, e a partida só acaba se o adversário aceitar. Para uma contagem digite ajuda contagem.
    .brief = empate faz a proposta; o adversário pode recusar.
help-about-count = contagem diz se os lances estão sendo contados e quantos faltam para o empate. peço a contagem faz com que ela comece, onde o regulamento permite; para saber o que ele diz, digite regra contagem.
help-about-claim = { $has_repetition ->
    [yes] repetição pede o empate quando a mesma posição voltou tantas vezes quantas o regulamento quer; para saber o que ele diz, digite regra repetição.
   *[no] Este regulamento não tem empate por repetição; empate propõe um.
}
help-about-resign = abandonar dá a vitória ao adversário: eu pergunto antes, e só vale com um sim; entre duas pessoas no mesmo teclado com o nome, Ana sim.
help-about-new = nova começa outra partida, também nova com as pretas, nova internacional, nova nível 3, nova com 10 minutos cada, nova às cegas, dois jogadores Ana e João. trocar cores muda de cor. match de 4 partidas entre Ana e João joga várias com as cores alternadas, pontuação do match diz como está, match acabado encerra. Durante uma partida eu pergunto antes.
help-about-rule = regra e o número de um artigo diz o que está escrito nele, regra e um assunto, por exemplo regra capturas, o que está escrito sobre isso. artigo e um só número mostra esse capítulo. regra sozinha repete a última citada.
    .brief = regra e o número, ou regra capturas; regra sozinha: a última citada.
help-about-quit = sair fecha o programa; durante uma partida eu pergunto antes.
help-about-blindfold = Às cegas se joga com a posição na memória. nova às cegas começa uma partida sem perguntas sobre o tabuleiro, nova às cegas com 5 perguntas uma em que você pode fazer cinco; nova com perguntas livres volta ao normal. De fora é a opção questions do damavoce.
help-about-games = Cada partida se salva sozinha a cada lance. partidas diz quais há, primeiro aquelas em que é a sua vez; partidas com a Ana, partidas ganhas, partidas de ontem dizem algumas. continuar a partida 12 continua uma, apagar a partida 12 apaga depois de um sim, recuperar a partida 12 recupera durante 30 dias. Palavras suas também servem.
help-about-files = abrir o arquivo e o nome percorre as partidas de um arquivo PDN, da pasta damavoce dos seus documentos; seguinte e anterior vão de lance em lance, comentário e as suas palavras acrescentam uma nota.{ $is_open ->
    [yes] {" "}exportar escreve a partida que você percorre ou que joga, exportar a partida 12 uma salva, exportar todas as partidas todas, nessa pasta. relatório lê o relatório da partida, exportar relatório o escreve lá.
   *[no] {" "}Só se exporta quando esta partida acabar. relatório lê o desta, até onde se pode dizer.
}
    .brief = abrir o arquivo e o nome, seguinte, anterior, comentário{ $is_open ->
        [yes] ; exportar, exportar a partida 12, exportar todas as partidas; relatório, exportar relatório
       *[no] ; relatório
    }.
help-about-clock = tempo diz quanto lhe resta. pausa para o relógio, continuar ou o seu lance fazem o relógio andar. nova com 10 minutos para cada um começa uma partida com relógio, marcas escolhe quando o tempo é dito sem perguntar.
help-about-setup = montar uma posição espera as peças, por exemplo brancas 18, dama 31, pretas 5 e 9; pronto começa uma partida dali. fen diz a posição como FEN, fen num arquivo escreve a posição.
    .brief = montar uma posição, depois as peças e pronto; fen, fen num arquivo.
help-of = Digite { $typed }: { $wanted }.
help-about-mail-hand-over = entregar dá a mensagem como da última vez, entregar em arquivo escreve-a, entregar na área de transferência copia-a, entregar por correio abre o programa de correio. Assim não está enviada: quando partir diga enviada.
    .brief = entregar, em arquivo, na área de transferência ou por correio; depois enviada.
help-about-mail-analyse = Depois de analisar cada lance que você escreve é só testado, e nada se joga; desfazer volta um atrás. voltar à partida termina, e o que se testou é jogado fora. analisar com o computador pede termos que o permitam.
    .brief = analisar testa lances, voltar à partida termina.
help-about-correspondence = nova partida por correspondência com Ana começa uma partida à distância. Um lance é relido, e vale com um sim; entregar passa a mensagem a você, e quando a tiver enviado diga enviada: até lá desfazer tira o lance. colar recebe a mensagem de Ana, e um ponto sozinho a fecha. as minhas partidas diz onde é a sua vez, a próxima partida leva lá, onde estávamos diz o resto. Depois há condições, nota, férias, quantos dias, termos e analisar.
