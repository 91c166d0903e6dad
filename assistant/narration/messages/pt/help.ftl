### Ajuda sobre uma só coisa.

help-about-takeback = desfazer anula o seu último lance, desfazer 2 os últimos dois, desfazer tudo volta ao início. refazer joga outra vez o que foi desfeito. Entre duas pessoas a outra tem de dizer sim.
    .brief = desfazer, desfazer 2, desfazer tudo; refazer.
help-about-redo = refazer joga outra vez o lance que foi desfeito, refazer 2 dois lances, refazer tudo todos eles.
    .brief = refazer, refazer 2, refazer tudo.
help-about-draw = empate propõe empate, e a partida só acaba se o adversário aceitar. Para uma contagem escreva ajuda contagem.
    .brief = empate propõe-no; o adversário pode recusar.
help-about-count = contagem diz se se contam os lances e quantos faltam para o empate. peço a contagem faz com que comece, onde o regulamento o permite; o que ele diz, sabe-se com regra contagem.
    .brief = contagem: quantos lances faltam. peço a contagem: começa.
help-about-claim = { $has_repetition ->
    [yes] repetição pede o empate quando a mesma posição voltou tantas vezes quantas o regulamento quer; o que ele diz, sabe-se com regra repetição.
   *[no] Este regulamento não tem empate por repetição; empate propõe um.
}
    .brief = { $has_repetition ->
        [yes] repetição pede o empate.
       *[no] Não há empate por repetição; empate propõe um.
    }
help-about-resign = abandonar dá a vitória ao adversário: primeiro pergunto, e só vale com um sim; entre duas pessoas no mesmo teclado com o nome, Ana sim.
    .brief = abandonar, depois sim.
help-about-new = nova começa outra partida, também nova com as pretas, nova internacional, nova nível 3, nova com 10 minutos cada, nova às cegas, dois jogadores Ana e Rui. trocar cores muda de cor. match de 4 partidas entre Ana e Rui joga várias com as cores alternadas, pontuação do match diz como está, match acabado fecha-o. Durante uma partida pergunto primeiro.
    .brief = nova, nova com as pretas, nova internacional, nova nível 3, nova com 10 minutos cada, nova às cegas, trocar cores.
help-about-rule = regra e o número de um artigo diz o que lá está escrito, regra e um assunto, por exemplo regra tomadas, o que está escrito sobre isso. artigo e um só número mostra esse capítulo. regra sozinha repete a última citada.
    .brief = regra e o número, ou regra tomadas; regra sozinha: a última citada.
help-about-quit = sair fecha o programa; durante uma partida pergunto primeiro.
    .brief = sair, e durante uma partida sim.
help-about-blindfold = Às cegas joga-se com a posição na memória. nova às cegas começa uma partida sem perguntas sobre o tabuleiro, nova às cegas com 5 perguntas uma em que pode fazer cinco; nova com perguntas livres volta ao costume. De fora é a opção questions do damavoce.
    .brief = nova às cegas, nova às cegas com 5 perguntas, nova com perguntas livres.
help-about-games = Cada partida guarda-se sozinha a cada lance. partidas diz quais há, primeiro aquelas em que é a sua vez; partidas com a Ana, partidas ganhas, partidas de ontem dizem algumas. continuar a partida 12 continua uma, apagar a partida 12 apaga-a depois de um sim, recuperar a partida 12 recupera-a durante 30 dias. Palavras suas também servem.
    .brief = partidas, partidas com a Ana, continuar a partida 12, apagar a partida 12, recuperar a partida 12.
help-about-correspondence = nova partida por correspondência com Ana começa uma partida à distância. Um lance é relido, e vale com um sim; entregar dá a mensagem, e quando a enviou diga enviada: até lá desfazer tira-o. colar recebe a mensagem de Ana, e um ponto sozinho fecha-a. as minhas partidas diz onde é a sua vez, a próxima partida leva lá, onde estávamos diz o resto. Depois há condições, nota, férias, quantos dias, termos e analisar.
    .brief = nova partida por correspondência com Ana; entregar, enviada, colar, a próxima partida, onde estávamos, condições, nota, férias, quantos dias, termos, analisar.
help-about-mail-paste = colar espera o texto de uma mensagem: cole-o, e depois um ponto sozinho numa linha. O que quer dizer é relido, e vale com um sim; só o ponto deixa de lado. Bastam também os dois números do lance sozinhos, sem colar.
    .brief = colar, o texto, e um ponto sozinho numa linha.
help-about-mail-hand-over = entregar dá a mensagem como da última vez, entregar em ficheiro escreve-a, entregar na área de transferência copia-a, entregar por correio abre o programa de correio. Assim não está enviada: quando partir diga enviada.
    .brief = entregar, em ficheiro, na área de transferência ou por correio; depois enviada.
help-about-mail-terms = termos diz em que se joga. Com algo atrás muda isso: termos 10 lances em 40 dias, termos férias 14, termos repetir depois de 14, termos código e o da partida, termos endereço e o do outro, termos diretor e um endereço, termos análise permitida, termos condições livres.
    .brief = termos; termos 10 lances em 40 dias, férias 14, código, endereço, diretor, análise permitida, condições livres.
help-about-mail-conditions = se 11 15 então 18 14 diz antes a sua resposta: é relida, e vai com a mensagem. condições diz as que valem, tira as condições tira-as.
    .brief = se 11 15 então 18 14; condições; tira as condições.
help-about-mail-analyse = Depois de analisar cada lance que escreve é só experimentado, e nada se joga; desfazer volta um atrás. voltar à partida termina, e o que se experimentou deita-se fora. analisar com o computador pede termos que o permitam.
    .brief = analisar experimenta lances, voltar à partida termina.
help-about-review = rever o lance 12 volta a esse lance, só para ver; rever para trás e rever para a frente seguem dali, rever desde o início começa no princípio. Enquanto revê bastam anterior e seguinte. Nada é desfeito, e volta à partida faz voltar.
    .brief = rever o lance 12, rever para trás, rever para a frente; volta à partida.
help-about-clock = tempo diz quanto lhe resta. pausa para o relógio, continuar ou o seu lance fazem-no andar. nova com 10 minutos para cada um começa uma partida com relógio, marcas escolhe quando o tempo é dito sem perguntar.
    .brief = tempo, pausa, continuar; nova com 10 minutos para cada um; marcas.
help-about-files = abrir o ficheiro e o nome percorre as partidas de um ficheiro PDN, da pasta damavoce dos seus documentos; seguinte e anterior vão de lance em lance, comentário e as suas palavras juntam uma nota.{ $is_open ->
    [yes] {" "}exportar escreve a partida que percorre ou que joga, exportar a partida 12 uma guardada, exportar todas as partidas todas, nessa pasta. relatório lê o relatório da partida, exportar relatório escreve-o lá.
   *[no] {" "}Exporta-se quando esta partida tiver acabado. relatório lê o desta, até onde se pode dizer.
}
    .brief = abrir o ficheiro e o nome, seguinte, anterior, comentário{ $is_open ->
        [yes] ; exportar, exportar a partida 12, exportar todas as partidas; relatório, exportar relatório
       *[no] ; relatório
    }.
help-about-setup = montar uma posição espera as peças, por exemplo brancas 18, dama 31, pretas 5 e 9; pronto começa uma partida dali. fen diz a posição como FEN, fen num ficheiro escreve-a.
    .brief = montar uma posição, depois as peças e pronto; fen, fen num ficheiro.
help-of = Escreva { $typed }: { $wanted }.
    .brief = { $typed }: { $wanted }.
