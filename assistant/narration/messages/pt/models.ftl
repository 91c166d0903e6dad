### Os modelos para ouvir: os que há, e os que se podem descarregar.

models-language = { $code ->
    [it] italiano
    [en] inglês
    [pt] português
   *[other] { $code }
}
models-installed-are = No seu computador:
models-offered-are = Para descarregar, de cada língua primeiro os mais pequenos:
models-none-offered = Para estas línguas não há outros modelos para descarregar.
models-how-to-get = Para descarregar um escreva { $command } e o seu nome, ou a sigla de uma língua, por exemplo pt.
models-row = { $name }: { $language ->
    [none] {""}
   *[other] { $language }, { $megabytes } megabytes{ $origin ->
        [program] , vem com o programa
        [person] , descarregado
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
models-bad-address = O endereço { $address } não serve: escreva um que comece por https.
models-only-installed = Os que se podem descarregar não se podem listar: { $why }
models-no-list = A lista dos modelos para descarregar não se pode obter: { $why }
models-no-catalogue = Falta a lista dos modelos que vêm com o programa. Instale de novo o programa.
models-no-package = Para ouvir falta o pacote vosk. Instale primeiro as partes que faltam com { $command }.
models-unknown = Não há um modelo { $name } para descarregar. Para saber quais há escreva { $command }.
models-no-offer = Para a língua { $name } agora não há um modelo pequeno. Para saber quais há escreva { $command }.
models-other-language = { $name } é para uma língua que o programa não fala. Escolha um para it, en ou pt.
models-static = A { $name } não se pode dizer que palavras esperar, e o programa precisa disso. { $other ->
    [none] Escolha um pequeno.
   *[other] Escolha um pequeno, por exemplo { $other }.
}
models-waits = Outro Damavoce está a mudar os modelos: espero que acabe. Para desistir carregue em Ctrl-C.
models-obsolete = { $name } foi substituído por um modelo mais novo; descarrego-o na mesma.
models-begins = Descarrego { $name }, { $size } megabytes.
models-resumes = Continuo { $name } a partir de { $percent } por cento de { $size } megabytes.
models-progress = { $percent } por cento, { $done } de { $size } megabytes.
models-tries = Chegou. Verifico-o e experimento-o.
models-got = Feito. A partir de agora para a língua { $language } usa-se { $name }.
models-already = { $name } já cá está, e a partir de agora usa-se para a língua { $language }.
models-interrupted = Interrompido. O que chegou fica: da próxima vez continua daí.
models-not-got = { $name } não foi instalado: { $why }
models-not-fit = { $name } chegou, mas não foi instalado: { $why } Para escolher outro escreva { $command }.
models-missing-words = As frases com estas palavras não se reconhecem, porque faltam ao modelo: { $words }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}. { $command ->
    [none] As outras sim.
   *[other] As outras sim; para voltar ao modelo anterior escreva { $command }.
}
models-good = { $name }: está bem, carrega-se em { $ms ->
    [one] um milissegundo
   *[other] { $ms } milissegundos
}.
models-bad = { $name }: { $why }{ $needs ->
    [download] {" "}Descarregue-o de novo com { $command }.
    [program] {" "}Instale de novo o programa.
   *[nothing] {""}
}
models-not-there = Não há um modelo { $name }. { $known ->
    [none] Não há nenhum no seu computador.
   *[other] Há: { $known }.
}
models-removed = { $name } foi removido.
models-not-removable = { $name } vem com o programa, e não se remove. Só se removem os descarregados.
models-not-downloaded = Não há um modelo descarregado { $name }. { $known ->
    [none] Não descarregou nenhum.
   *[other] Podem remover-se: { $known }.
}
models-not-removed = { $name } não se pode remover: { $why }
models-damaged-other-used = O modelo descarregado { $name } está danificado, e no seu lugar usa-se outro. Descarregue-o de novo com { $command }.
models-doctor = Ouvir em { $language }: { $state ->
    [downloaded] usa-se { $name }, descarregado.
    [program] usa-se o modelo que vem com o programa.
    [fallback] o modelo descarregado { $damaged } está danificado, e usa-se outro.
    [no-model] não há um modelo.
   *[damaged] o modelo que vem com o programa está danificado. Instale de novo o programa.
}
models-unfit = { $reason ->
    [static] não se lhe pode dizer que palavras esperar, e o programa precisa disso.
    [no-package] falta o pacote vosk. Instale as partes que faltam com { $command }.
    [no-words] não conhece nenhuma das palavras do programa.
    [gone] o reconhecedor fecha-se sozinho quando o carrega.
    [changed] um ficheiro já não está como era.
    [no-note] a nota que o descreve está danificada.
    [damaged-model] { $trouble ->
        [no-folder] falta a sua pasta.
        [no-model] na pasta não há um modelo.
        [missing] falta o ficheiro { $file }.
        [empty] o ficheiro { $file } está vazio.
        [unreadable] o ficheiro { $file } não se pode ler.
        [damaged] o ficheiro { $file } está danificado.
       *[other] está danificado.
    }
   *[other] o reconhecedor não funciona.
}
models-asks = Peço a lista dos modelos: o servidor responde devagar. Espero no máximo um minuto.
models-still-asks = Continuo a pedir a lista dos modelos, há { $seconds } segundos. Ctrl-C para.
models-why = { $reason ->
    [bad-address] o endereço { $detail } não serve, tem de começar por https. Verifique-o.
    [no-network] ninguém responde. Verifique a ligação à rede, e tente de novo.
    [untrusted] o servidor não prova que é o certo. Verifique a data do computador e a rede, e tente de novo.
    [not-there] o servidor não tem esse ficheiro. Verifique o endereço, ou tente noutro dia.
    [refused] o servidor recusa, com o número { $detail }. Tente mais tarde.
    [broken-off] a ligação interrompeu-se. O que chegou fica: tente de novo, e continua daí.
    [list-broken-off] a ligação interrompeu-se, ou é lenta demais. Tente mais tarde.
    [other-size] o ficheiro não tem o tamanho anunciado. Tente noutro dia.
    [other-checksum] o que chegou não é o ficheiro anunciado, e foi deitado fora. Tente de novo; se acontecer outra vez, a falha é de quem o publica.
    [no-list] o que está nesse endereço não é uma lista de modelos. Verifique o endereço.
    [no-folder] o sistema não diz onde guardar os seus ficheiros. Defina a variável HOME, e tente de novo.
    [no-space] no disco faltam { $detail } megabytes. Liberte espaço, e tente de novo.
    [disk-full] o disco está cheio. Liberte espaço e tente de novo: continua de onde estava.
    [forbidden] o sistema não permite escrever em { $detail }. Dê à sua conta essa permissão, e tente de novo.
    [no-zip] o que chegou não é um arquivo zip. Tente noutro dia, ou escolha outro modelo.
    [damaged-archive] o arquivo está danificado. Tente noutro dia, ou escolha outro modelo.
    [unsafe] no arquivo há ficheiros que nenhum modelo tem, e que podiam fazer estragos. Não confie nesse endereço.
    [too-large] no arquivo há mais do que um modelo pode ter. Não confie nesse endereço.
   *[disk] o sistema diz { $detail }. Resolva isso, e tente de novo.
}
