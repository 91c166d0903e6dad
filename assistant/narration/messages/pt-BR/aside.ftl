### Ditas à brasileira, sobre as mensagens de ../pt/aside.ftl: só as que lá são outras.

aside-no-moves = Você está revendo a partida, e aqui não se joga: digite à partida, e depois o lance.
    .again = O lance não foi jogado, porque você está revendo. À partida leva você onde se joga.
aside-way-back = Para voltar digite: à partida.
