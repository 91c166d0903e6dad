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
} para as partidas por correspondência: digite correio para ouvir { $count ->
    [one] essa mensagem
   *[other] a primeira
}.
arriving-lost = { $why ->
    [missing] A pasta do correio, { $folder }, não está lá: continuo procurando, e aviso quando voltar.
    [forbidden] A pasta do correio, { $folder }, não pode ser lida: veja as permissões. Enquanto isso, colar recebe mensagens.
    [no-mailbox] { $folder } não é uma pasta de correio: --mail precisa de uma Maildir, ou de uma pasta de arquivos eml.
   *[other] Agora não consigo ler o correio em { $folder }: continuo tentando, e aviso quando voltar.
}
    .brief = { $why ->
        [missing] A pasta do correio não está lá.
        [forbidden] A pasta do correio não pode ser lida.
        [no-mailbox] --mail precisa de uma pasta de correio.
       *[other] O correio não pode ser lido.
    }
arriving-regained = O correio em { $folder } é lido de novo.
    .brief = O correio é lido de novo.
arriving-unread = { $count ->
    [one] Uma mensagem do correio que pode ser de uma partida não pode ser lida, { $why ->
        [long] porque é longa demais
        [no-file] porque não é um arquivo
        [closed] porque o sistema não me deixa abrir
       *[other] porque não é feita como o correio
    }: está em { $file }, e a deixo como está. Se tiver um lance, abra a mensagem com o seu programa de correio e cole só esse lance.
   *[other] { $count } mensagens do correio que podem ser de uma partida não podem ser lidas: a primeira está em { $file }, e as deixo como estão. Para ter a lista, execute damavoce doctor.
}
    .brief = { $count ->
        [one] Uma mensagem do correio não pode ser lida: { $file }.
       *[other] { $count } mensagens do correio não podem ser lidas: damavoce doctor lista todas.
    }
