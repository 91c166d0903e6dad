### Ditas à brasileira, sobre as mensagens de ../pt/models.ftl: só as que lá são outras.

models-offered-are = Para baixar, de cada idioma primeiro os menores:
models-none-offered = Para estes idiomas não há outros modelos para baixar.
models-how-to-get = Para baixar um, digite { $command } e o nome dele, ou a sigla de um idioma, por exemplo pt.
models-row = { $name }: { $language ->
    [none] {""}
   *[other] { $language }, { $megabytes } megabytes{ $origin ->
        [program] , vem com o programa
        [person] , baixado
       *[publisher] {""}
    }
}{ $state ->
    [damaged] { $language ->
        [none] {""}
       *[other] {", "}
    }danificado
    [unfit] , não serve para este programa
    [used] , em uso
   *[plain] {""}
}{ $obsolete ->
    [yes] , substituído por outro
   *[no] {""}
}.
models-bad-address = O endereço { $address } não serve: digite um que comece com https.
models-only-installed = Não consigo listar os modelos disponíveis para baixar: { $why }
models-no-list = Não foi possível obter a lista dos modelos para baixar: { $why }
models-unknown = Não há um modelo { $name } para baixar. Para saber quais há digite { $command }.
models-no-offer = Para o idioma { $name } agora não há um modelo pequeno. Para saber quais há digite { $command }.
models-other-language = { $name } é para um idioma que o programa não fala. Escolha um para it, en ou pt.
models-static = Não dá para dizer a { $name } que palavras esperar, e o programa precisa disso. { $other ->
    [none] Escolha um pequeno.
   *[other] Escolha um pequeno, por exemplo { $other }.
}
models-waits = Outro Damavoce está mudando os modelos: estou esperando terminar. Para desistir, aperte Ctrl-C.
models-obsolete = { $name } foi substituído por um modelo mais novo; vou baixá-lo mesmo assim.
models-begins = Estou baixando { $name }, { $size } megabytes.
models-tries = Chegou. Vou verificar e testar.
models-got = Feito. A partir de agora, para o idioma { $language }, é usado { $name }.
models-already = { $name } já está aqui, e a partir de agora é usado para o idioma { $language }.
models-interrupted = Interrompido. O que chegou fica: na próxima vez continua daí.
models-not-fit = { $name } chegou, mas não foi instalado: { $why } Para escolher outro digite { $command }.
models-missing-words = As frases com estas palavras não são reconhecidas, porque o modelo não as tem: { $words }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}. { $command ->
    [none] As outras sim.
   *[other] As outras sim; para voltar ao modelo anterior digite { $command }.
}
models-good = { $name }: tudo certo, carrega em { $ms ->
    [one] um milissegundo
   *[other] { $ms } milissegundos
}.
models-bad = { $name }: { $why }{ $needs ->
    [download] {" "}Baixe-o de novo com { $command }.
    [program] {" "}Instale de novo o programa.
   *[nothing] {""}
}
models-not-removable = { $name } vem com o programa, e não pode ser removido. Só os baixados podem.
models-not-downloaded = Não há um modelo baixado { $name }. { $known ->
    [none] Você não baixou nenhum.
   *[other] É possível remover: { $known }.
}
models-not-removed = { $name } não pode ser removido: { $why }
models-damaged-other-used = O modelo baixado { $name } está danificado, e outro é usado no lugar dele. Baixe-o de novo com { $command }.
models-doctor = Ouvir em { $language }: { $state ->
    [downloaded] é usado { $name }, baixado.
    [program] é usado o modelo que vem com o programa.
    [fallback] o modelo baixado { $damaged } está danificado, e outro é usado.
    [no-model] não há um modelo.
   *[damaged] o modelo que vem com o programa está danificado. Instale de novo o programa.
}
models-unfit = { $reason ->
    [static] não dá para dizer a ele quais palavras esperar, e o programa precisa disso.
    [no-package] falta o pacote vosk. Instale as partes que faltam com { $command }.
    [no-words] não conhece nenhuma das palavras do programa.
    [gone] o reconhecedor fecha sozinho ao carregá-lo.
    [changed] um arquivo não está mais como era.
    [no-note] a nota que o descreve está danificada.
    [damaged-model] { $trouble ->
        [no-folder] falta a pasta dele.
        [no-model] na pasta não há um modelo.
        [missing] falta o arquivo { $file }.
        [empty] o arquivo { $file } está vazio.
        [unreadable] o arquivo { $file } não pode ser lido.
        [damaged] o arquivo { $file } está danificado.
       *[other] está danificado.
    }
   *[other] o reconhecedor não funciona.
}
models-why = { $reason ->
    [bad-address] o endereço { $detail } não serve, precisa começar com https. Verifique-o.
    [no-network] ninguém responde. Verifique a conexão de rede, e tente de novo.
    [untrusted] o servidor não prova que é o certo. Verifique a data do computador e a rede, e tente de novo.
    [not-there] o servidor não tem esse arquivo. Verifique o endereço, ou tente em outro dia.
    [refused] o servidor recusa, com o número { $detail }. Tente mais tarde.
    [broken-off] a conexão caiu. O que chegou fica: tente de novo, e continua daí.
    [list-broken-off] a conexão caiu, ou está lenta demais. Tente mais tarde.
    [other-size] o arquivo não tem o tamanho anunciado. Tente em outro dia.
    [other-checksum] o que chegou não é o arquivo anunciado, e foi descartado. Tente de novo; se acontecer outra vez, a falha é de quem o publica.
    [no-list] o que está nesse endereço não é uma lista de modelos. Verifique o endereço.
    [no-folder] o sistema não diz onde salvar os seus arquivos. Defina a variável HOME, e tente de novo.
    [no-space] no disco faltam { $detail } megabytes. Libere espaço, e tente de novo.
    [disk-full] o disco está cheio. Libere espaço e tente de novo: continua de onde estava.
    [forbidden] o sistema não permite escrever em { $detail }. Mude as permissões dessa pasta, e tente de novo.
    [no-zip] o que chegou não é um arquivo zip. Tente em outro dia, ou escolha outro modelo.
    [damaged-archive] o arquivo zip está danificado. Tente em outro dia, ou escolha outro modelo.
    [unsafe] no arquivo zip há arquivos que nenhum modelo tem, e que podem causar danos. Não confie nesse endereço.
    [too-large] no arquivo zip há mais do que um modelo pode ter. Não confie nesse endereço.
   *[disk] o sistema diz { $detail }. Resolva isso, e tente de novo.
}
models-still-asks = Continuo pedindo a lista dos modelos, há { $seconds } segundos. Ctrl-C para.
