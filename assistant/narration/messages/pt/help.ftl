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
help-about-resign = abandonar dá a vitória ao adversário: primeiro pergunto, e só vale com um sim.
    .brief = abandonar, depois sim.
help-about-new = nova começa outra partida, também nova com as pretas, nova internacional, nova nível 3, nova com 10 minutos cada, nova às cegas, dois jogadores Ana e Rui. trocar cores muda de cor. Durante uma partida pergunto primeiro.
    .brief = nova, nova com as pretas, nova internacional, nova nível 3, nova com 10 minutos cada, nova às cegas, trocar cores.
help-about-rule = regra e o número de um artigo diz o que lá está escrito, regra e um assunto, por exemplo regra tomadas, o que está escrito sobre isso. artigo e um só número mostra esse capítulo. regra sozinha repete a última citada.
    .brief = regra e o número, ou regra tomadas; regra sozinha: a última citada.
help-about-quit = sair fecha o programa; durante uma partida pergunto primeiro.
    .brief = sair, e durante uma partida sim.
help-about-blindfold = Às cegas joga-se com a posição na memória. nova às cegas começa uma partida sem perguntas sobre o tabuleiro, nova às cegas com 5 perguntas uma em que pode fazer cinco; nova com perguntas livres volta ao costume. De fora é a opção questions do damavoce.
    .brief = nova às cegas, nova às cegas com 5 perguntas, nova com perguntas livres.
help-of = Escreva { $typed }: { $wanted }.
    .brief = { $typed }: { $wanted }.
