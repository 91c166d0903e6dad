### O exame das partes.

doctor-begin = Experimento a sério cada parte do Damavoce: leva alguns segundos.
doctor-trial = Jogam as Brancas.
doctor-python = Python { $python }: { $is_whole ->
    [yes] está bem, com { $packages }.
   *[no] não se conseguem carregar os pacotes { $missing }.
}
doctor-settings = Definições: { $state ->
    [none] estão bem, são as habituais; o ficheiro { $file } nasce quando muda uma.
    [no-home] estão bem, são as habituais; o sistema não diz onde guardar outras.
   *[read] estão bem, lidas do ficheiro { $file }.
}
doctor-terminal = Terminal: { $state ->
    [sized] está bem, as teclas sentem-se; { $columns } colunas e { $rows } linhas.
    [unsized] está bem, as teclas sentem-se; o seu tamanho não se sabe.
   *[none] não há, e as teclas não se sentem: joga-se por linhas inteiras, sem F2, e a voz só fala com --voice own.
}
doctor-reader = Leitor de ecrã: { $state ->
    [none] não encontro nenhum a funcionar.
    [reached] { $reader } está a funcionar, e o programa sabe falar com ele.
   *[other] { $reader ->
        [unknown] o seu está a funcionar
       *[other] { $reader } está a funcionar
    } e lê o que está escrito; { $state ->
        [no-package] para o programa falar também por ele falta uma parte.
       *[unreached] o programa não sabe falar por ele, mas para jogar não é preciso.
    }
}
doctor-voice = Voz: o sintetizador está bem; começa em { $ms } milissegundos e conhece { $count ->
    [one] uma língua
   *[other] { $count } línguas
}.
doctor-language = { $name ->
    [it] Italiano
    [en] Inglês
   *[pt] Português
}: { $reason ->
    [ok] está bem, uma frase fica pronta em { $ms ->
        [one] um milissegundo
       *[other] { $ms } milissegundos
    }.
    [no-voice] falta uma voz; no Windows e no macOS acrescenta-se nas definições do sistema.
   *[other] do sintetizador não vem nada.
}
doctor-no-voice = Voz: { $reason ->
    [no-engine] falta o sintetizador
    [no-answer] o sintetizador não responde
    [ended] a parte que fala e toca terminou sozinha
    [silent] o sintetizador só faz silêncio
   *[other] o sintetizador avaria-se
}{ $mends ->
    [yes] .
   *[no] ; tente de novo daqui a pouco, entretanto joga-se por escrito.
}
doctor-output = Saída do som: está bem, com PortAudio; recebe um som após { $begin ->
    [one] um milissegundo
   *[other] { $begin } milissegundos
} e para-o após { $stop ->
    [one] um milissegundo
   *[other] { $stop } milissegundos
}.
doctor-output-command = Saída do som: está bem, com o programa { $player }; um som breve acabou após { $ms } milissegundos. { $reason ->
    [no-portaudio] Falta a biblioteca PortAudio, com a qual o som começa mais cedo{ $mends ->
        [yes] .
       *[no] : instala-se com o gestor de pacotes do sistema.
    }
    [no-sounddevice] Falta o pacote sounddevice, com o qual o som começa mais cedo.
    [jack-locks] O PortAudio, com que o som começa mais cedo, está à espera: talvez de um bloqueio que um programa interrompido deixou.
   *[other] Com PortAudio o som começaria mais cedo, mas aqui não toca.
}
doctor-no-output = Saída do som: { $reason ->
    [no-portaudio] falta a biblioteca PortAudio{ $mends ->
        [yes] .
       *[no] : instala-se com o gestor de pacotes do sistema.
    }
    [no-sounddevice] falta o pacote sounddevice.
    [no-device] não há placa de som, ou o sistema não a vê. Ligue auscultadores ou colunas e tente de novo; entretanto joga-se por escrito.
    [lost] o som foi interrompido. Verifique auscultadores ou colunas e tente de novo; entretanto joga-se por escrito.
   *[other] o som não começa. Tente de novo daqui a pouco; entretanto joga-se por escrito.
}
doctor-part = { $name ->
    [python] o programa
    [settings] as definições
    [voice] a voz
   *[output] a saída do som
}
doctor-summary = { $state ->
    [whole] Tudo está bem: pode jogar, e a voz pode falar.
    [reader] Tudo está bem: pode jogar, e o seu leitor de ecrã lê.
   *[broken] Pode jogar por escrito, mas alguma coisa não está bem: { $parts }.
}
doctor-mend = { $is_needed ->
    [yes] Para resolver escreva:
   *[no] Para ter também o que falta e não é preciso para jogar escreva:
} { $command }
doctor-again = Depois tente de novo com: { $command }
