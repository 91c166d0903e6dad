### Ditas à brasileira, sobre as mensagens de ../pt/aside.ftl: só as que lá são outras.

aside-no-moves = Você está revendo a partida, e aqui não se joga: digite à partida, e depois o lance.
    .again = O lance não foi jogado, porque você está revendo. À partida leva você onde se joga.
aside-no-deeds = Você está vendo outra coisa que não a partida que joga, e nessa nada foi feito: digite à partida, e depois o que quer. Para recuar aqui digite anterior.
aside-way-back = Para voltar digite: à partida.
