### O correio que chega para as partidas por correspondência.

arriving-waits = { $is_rest ->
    [yes] { $count ->
        [one] Há mais uma mensagem
       *[other] Há mais { $count } mensagens
    }
   *[no] { $count ->
        [one] Chegou uma mensagem
       *[other] Chegaram { $count } mensagens
    }
} para as partidas por correspondência: escreva correio para ouvir { $count ->
    [one] essa mensagem
   *[other] a primeira
}.
    .brief = Correio: { $count }.
arriving-none = { $is_searching ->
    [yes] Ainda procuro no seu correio, e digo o que espera.
   *[no] Nenhuma mensagem espera. { $is_watched ->
        [yes] Vigio o correio, e aviso quando chegar uma; colar também recebe uma mensagem.
       *[no] Vigio o correio se iniciar o programa com --mail e a pasta dele; colar também recebe uma mensagem.
    }
}
    .brief = { $is_searching ->
        [yes] Ainda procuro no correio.
       *[no] Sem correio. Colar recebe uma mensagem.
    }
arriving-lost = { $why ->
    [missing] A pasta do correio, { $folder }, não está lá: continuo a procurar, e aviso quando voltar.
    [forbidden] A pasta do correio, { $folder }, não se pode ler: veja as permissões. Entretanto colar recebe mensagens.
    [no-mailbox] { $folder } não é uma pasta de correio: --mail precisa de uma Maildir, ou de uma pasta de ficheiros eml.
   *[other] Agora não consigo ler o correio em { $folder }: continuo a tentar, e aviso quando voltar.
}
    .brief = { $why ->
        [missing] A pasta do correio não está lá.
        [forbidden] A pasta do correio não se pode ler.
        [no-mailbox] --mail precisa de uma pasta de correio.
       *[other] O correio não se lê.
    }
arriving-regained = O correio em { $folder } lê-se de novo.
    .brief = O correio lê-se de novo.
arriving-unread = { $count ->
    [one] Uma mensagem do correio que pode ser de uma partida não se pode ler, { $why ->
        [long] porque é longa demais
        [no-file] porque não é um ficheiro
        [closed] porque o sistema não me deixa abri-la
       *[other] porque não é feita como o correio
    }: está em { $file }, e deixo-a como está. Se tiver um lance, abra-a com o seu programa de correio e cole só esse lance.
   *[other] { $count } mensagens do correio que podem ser de uma partida não se podem ler: a primeira está em { $file }, e deixo-as como estão. Para ter a lista, execute damavoce doctor.
}
    .brief = { $count ->
        [one] Uma mensagem do correio não se lê: { $file }.
       *[other] { $count } mensagens do correio não se leem: damavoce doctor lista-as.
    }
