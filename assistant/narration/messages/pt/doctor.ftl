### O exame das partes.

doctor-begin = Experimento a sério cada parte do Damavoce: leva alguns segundos.
doctor-trial = Jogam as Brancas.
doctor-python = Python { $python }: { $is_whole ->
    [yes] está bem, com { $packages }.
   *[no] não se conseguem carregar os pacotes { $missing }.
}
doctor-settings = Definições: { $state ->
    [none] estão bem, são as predefinidas; o ficheiro { $file } é criado quando mudar alguma.
    [no-home] estão bem, são as predefinidas; o sistema não diz onde guardar outras.
   *[read] estão bem, lidas do ficheiro { $file }.
}
doctor-games = Partidas guardadas: { $state ->
    [saved] está bem, { $count ->
        [0] ainda nenhuma
        [one] uma partida
       *[other] { $count } partidas
    } no ficheiro { $file }.
    [alone] está bem, no ficheiro { $file }; esse disco não sabe manter um registo, por isso um programa de cada vez.
    [no-home] não se podem guardar, porque o sistema não diz onde.
    [forbidden] não se podem guardar: falta a permissão para escrever { $file }.
    [full] não se podem guardar: o disco está cheio. Faça espaço.
    [damaged] não se podem guardar: o ficheiro { $file } está danificado. Mude-o de lugar, e o programa começa um novo.
    [foreign] não se podem guardar: { $file } não é um ficheiro deste programa. Mude-o de lugar.
    [newer] não se podem guardar: { $file } é de uma versão mais nova. Atualize o programa.
    [busy] agora não se podem guardar: outro programa ocupa { $file }.
   *[other] não se podem guardar: o disco não responde.
}
doctor-mails = Correio: { $count ->
    [one] uma mensagem foi posta de lado e deixada como está. Abra-a com o seu programa de correio.
   *[other] { $count } mensagens foram postas de lado e deixadas como estão. Abra-as com o seu programa de correio.
}
doctor-mail = { $file }: { $why ->
    [header] os cabeçalhos são longos demais, ou um deles tem partes demais.
    [parts] tem partes demais.
    [depth] as suas partes estão umas dentro das outras fundo demais.
    [long] está escrito demais.
    [no-file] não é um ficheiro.
    [closed] o sistema não a deixa abrir. Veja as permissões.
    [refused] disse que não a ela.
    [read] não é de nenhuma partida aberta aqui.
   *[other] não é feita como o correio.
}
doctor-understanding = Compreensão: a tabela do que foi aprendido falta ou está danificada, por isso só compreendo lances e comandos pelas suas palavras. Instale o Damavoce de novo.
doctor-opponent = O jogo do computador: { $state ->
    [ready] rápido, com numba { $version }. { $games ->
        [all] Os dois jogos estão prontos.
        [italian] As damas italianas estão prontas; as internacionais preparam-se da primeira vez que as jogar contra o computador.
       *[international] As damas internacionais estão prontas; as italianas preparam-se da primeira vez que as jogar contra o computador.
    }
    [not-kept] rápido, com numba { $version }, mas só alguns segundos depois de cada arranque, porque o que prepara não se pode guardar. Liberte espaço no disco, ou dê à sua conta permissão para escrever na pasta das caches.
    [no-package] funciona, mas pensa mais devagar do que podia: falta o pacote numba.
    [no-wheels] funciona, em Python simples: para esta máquina não há o pacote numba, com o qual pensaria mais depressa.
    [switched-off] funciona, mas pensa mais devagar do que podia: a variável NUMBA_DISABLE_JIT trava o numba. Retire-a e tente de novo.
    [bad-package] funciona, mas pensa mais devagar do que podia: o pacote numba não arranca ({ $detail }).
    [ended] funciona, mas pensa mais devagar do que podia: o pacote numba dá erro ({ $detail }).
    [no-answer] funciona, mas pensa mais devagar do que podia: o pacote numba não responde ({ $detail }). Tente de novo daqui a pouco.
   *[failed] funciona, mas pensa mais devagar do que podia: a sua parte rápida não se pôde compilar ({ $detail }). Tente de novo daqui a pouco; entretanto joga-se na mesma.
}
doctor-terminal = Terminal: { $state ->
    [sized] está bem, o programa recebe cada tecla; { $columns } colunas e { $rows } linhas.
    [unsized] está bem, o programa recebe cada tecla; o seu tamanho não se sabe.
   *[none] não há, e o programa não recebe cada tecla: joga-se por linhas inteiras, sem F2, e a voz só fala com --voice own.
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
    [silent] o sintetizador só produz silêncio
   *[other] o sintetizador dá erro
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
doctor-recogniser = Reconhecedor: está bem, começa em { $ms ->
    [one] um milissegundo
   *[other] { $ms } milissegundos
}.
doctor-no-recogniser = Reconhecedor: { $reason ->
    [no-package] falta o pacote vosk, com que se escuta.
    [no-model] sem um modelo para esta língua não começa.
    [no-catalogue] a lista dos seus modelos está danificada, e não começa.
    [damaged-model] o seu modelo está danificado, e não começa.
    [no-words] o seu modelo não conhece nenhuma das palavras do programa.
    [gone] terminou sozinho, ou não responde. Tente de novo daqui a pouco; entretanto joga-se por escrito.
   *[other] avaria-se. Tente de novo daqui a pouco; entretanto joga-se por escrito.
}
doctor-microphone = Microfone: { $noise ->
    [silent] abre-se, mas de { $device } não vem nenhum som, nem sequer o ruído da sala. Talvez esteja silenciado, ou o sistema não deixe o programa escutar: ligue-o no botão dele ou nas definições do sistema{ $mends ->
        [yes] , ou com o comando no fim.
       *[no] .
    }
   *[other] está bem, { $device }, a { $rate } hertz. { $noise ->
        [quiet] A sala está silenciosa: o ruído está { $level } decibéis abaixo do máximo.
        [loud] A sala está ruidosa: o ruído está { $level } decibéis abaixo do máximo. Afaste o que faz ruído, ou fale perto do microfone.
       *[usual] O ruído da sala é o habitual, { $level } decibéis abaixo do máximo.
    }
}
doctor-no-microphone = Microfone: { $reason ->
    [no-portaudio] falta a biblioteca PortAudio, com que se escuta{ $mends ->
        [yes] .
       *[no] : instala-se com o gestor de pacotes do sistema.
    }
    [no-sounddevice] falta o pacote sounddevice, com que se escuta.
    [no-device] { $named ->
        [file] { $device } não se consegue ler como som. Verifique o nome e tente de novo.
        [yes] não encontro nenhum com { $device } no nome. Ligue-o e tente de novo, ou tire --input-device: então usa-se o do sistema.
       *[no] não encontro nenhum. Ligue um, ou ative-o nas definições do sistema, e tente de novo.
    }
    [busy] outro programa está a usá-lo. Feche-o e tente de novo.
    [forbidden] { $named ->
        [file] o sistema não permite ler { $device }. Verifique as permissões e tente de novo.
       *[other] o sistema não permite que o programa o use. Dê a permissão, termine a sessão, volte a iniciá-la e tente de novo.
    }
    [no-answer] não responde{ $mends ->
        [yes] : talvez esteja à espera de um bloqueio que um programa interrompido deixou.
       *[no] . Desligue-o, ligue-o outra vez e tente de novo.
    }
    [lost] abre-se, mas depois não vem nada. Desligue-o, ligue-o outra vez e tente de novo.
   *[other] a parte que grava terminou sozinha. Tente de novo daqui a pouco.
}
doctor-trial-word = vinte e dois
doctor-say = Diga { $word }.
doctor-say-after-enter = Agora o microfone. Espere que o leitor de ecrã se cale e carregue em Enter; depois, após um segundo de silêncio, diga { $word }. Se não carregar em nada, ao fim de trinta segundos continua-se sem isso.
doctor-word = Palavra de teste: { $state ->
    [nothing] não ouvi ninguém falar.
    [unclear] ouvi falar, mas não percebi nada.
    [other] não percebi { $word }, mas { $heard }.
   *[right] percebi { $heard }.
}{ $state ->
    [nothing] {""}
   *[other] {" "}A sua voz está { $level } decibéis abaixo do máximo e { $above } acima do ruído.
}{ $advice ->
    [clipped] {" "}Está demasiado alta, e fica distorcida: afaste-se um pouco, ou baixe o volume do microfone nas definições do sistema.
    [faint] {" "}Está demasiado fraca: aproxime-se, ou suba o volume do microfone nas definições do sistema.
    [noisy] {" "}Está demasiado perto do ruído: aproxime-se do microfone, ou afaste o que faz ruído.
    [mute] {" "}Do microfone não vem nenhum som: ligue-o no botão dele ou nas definições do sistema, e tente de novo.
    [nearer] {" "}Aproxime-se, suba o volume do microfone nas definições do sistema, ou escolha outro com --input-device, e tente de novo.
    [again] {" "}Tente de novo, com calma e claramente.{ $mends ->
        [yes] {" "}Se não chegar, um modelo melhor percebe mais.
       *[no] {""}
    }
   *[none] {""}
}
doctor-ear-begin = { $pace ->
    [enter] Leio { $count } números, um de cada vez. De cada vez espere que o leitor de ecrã se cale, carregue em Enter e repita o número. Para acabar antes escreva fim e carregue em Enter.
   *[open] Leio { $count } números, um de cada vez, e pelo meio não digo mais nada. Repita-os depois de mim. Para acabar antes diga fim, ou carregue em Enter.
}
doctor-part = { $name ->
    [python] o programa
    [settings] as definições
    [games] as partidas guardadas
    [voice] a voz
    [recogniser] o reconhecedor
    [microphone] o microfone
   *[output] a saída do som
}
doctor-summary = { $state ->
    [whole] Está tudo bem: pode jogar, e a voz pode falar.
    [reader] Está tudo bem: pode jogar, e o seu leitor de ecrã lê.
   *[broken] Pode jogar por escrito, mas alguma coisa não está bem: { $parts }.
}
doctor-mend = { $is_needed ->
    [yes] Para resolver escreva:
   *[no] Para ter também o que falta e não é preciso para jogar escreva:
} { $command }
doctor-again = Depois tente de novo com: { $command }
