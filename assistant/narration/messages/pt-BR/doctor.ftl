### Ditas à brasileira, sobre as mensagens de ../pt/doctor.ftl: só as que lá são outras.

doctor-begin = Testo de verdade cada parte do Damavoce: leva alguns segundos.
doctor-python = Python { $python }: { $is_whole ->
    [yes] tudo certo, com { $packages }.
   *[no] não dá para carregar os pacotes { $missing }.
}
doctor-settings = Configurações: { $state ->
    [none] tudo certo, são as configurações padrão; o arquivo { $file } é criado quando você muda uma.
    [no-home] tudo certo, são as configurações padrão; o sistema não diz onde salvar outras.
   *[read] tudo certo, lidas do arquivo { $file }.
}
doctor-understanding = Compreensão: o arquivo do que foi aprendido não existe ou está danificado, por isso só entendo lances e comandos pelas palavras deles. Instale o Damavoce de novo.
doctor-opponent = O jogo do computador: { $state ->
    [ready] rápido, com numba { $version }. { $games ->
        [all] Os dois jogos estão prontos.
        [italian] As damas italianas estão prontas; as internacionais são preparadas na primeira vez que você jogar contra o computador.
       *[international] As damas internacionais estão prontas; as italianas são preparadas na primeira vez que você jogar contra o computador.
    }
    [not-kept] rápido, com numba { $version }, mas só alguns segundos depois de cada início, porque o que ele prepara não pode ser salvo. Libere espaço no disco, ou mude as permissões da pasta do cache para poder escrever nela.
    [no-package] funciona, mas pensa mais devagar do que poderia: falta o pacote numba.
    [no-wheels] funciona, em Python simples: para esta máquina não há o pacote numba, com o qual pensaria mais rápido.
    [switched-off] funciona, mas pensa mais devagar do que poderia: a variável NUMBA_DISABLE_JIT desativa o numba. Retire-a e tente de novo.
    [bad-package] funciona, mas pensa mais devagar do que poderia: o pacote numba não inicia ({ $detail }).
    [ended] funciona, mas pensa mais devagar do que poderia: o pacote numba falha ({ $detail }).
    [no-answer] funciona, mas pensa mais devagar do que poderia: o pacote numba não responde ({ $detail }). Tente de novo daqui a pouco.
   *[failed] funciona, mas pensa mais devagar do que poderia: não foi possível compilar a parte rápida dele ({ $detail }). Tente de novo daqui a pouco; enquanto isso, dá para jogar assim mesmo.
}
doctor-terminal = Terminal: { $state ->
    [sized] tudo certo, as teclas são percebidas; { $columns } colunas e { $rows } linhas.
    [unsized] tudo certo, as teclas são percebidas; o tamanho é desconhecido.
   *[none] não há, e as teclas não são percebidas: joga-se por linhas inteiras, sem F2, e a voz só fala com --voice own.
}
doctor-reader = Leitor de tela: { $state ->
    [none] não encontro nenhum funcionando.
    [reached] { $reader } está funcionando, e o programa sabe falar com ele.
   *[other] { $reader ->
        [unknown] o seu está funcionando
       *[other] { $reader } está funcionando
    } e lê o que está escrito; { $state ->
        [no-package] para o programa falar também por ele falta uma parte.
       *[unreached] o programa não sabe falar por ele, mas para jogar não é preciso.
    }
}
doctor-voice = Voz: o sintetizador funciona; começa em { $ms } milissegundos e conhece { $count ->
    [one] um idioma
   *[other] { $count } idiomas
}.
doctor-language = { $name ->
    [it] Italiano
    [en] Inglês
   *[pt] Português
}: { $reason ->
    [ok] tudo certo, uma frase fica pronta em { $ms ->
        [one] um milissegundo
       *[other] { $ms } milissegundos
    }.
    [no-voice] falta uma voz; no Windows e no macOS acrescente uma nas configurações do sistema.
   *[other] do sintetizador não vem nada.
}
doctor-no-voice = Voz: { $reason ->
    [no-engine] falta o sintetizador
    [no-answer] o sintetizador não responde
    [ended] a parte que fala e toca terminou sozinha
    [silent] o sintetizador só faz silêncio
   *[other] o sintetizador falha
}{ $mends ->
    [yes] .
   *[no] ; tente de novo daqui a pouco; enquanto isso, dá para jogar digitando.
}
doctor-output = Saída do som: tudo certo, com PortAudio; o som começa após { $begin ->
    [one] um milissegundo
   *[other] { $begin } milissegundos
} e se interrompe após { $stop ->
    [one] um milissegundo
   *[other] { $stop } milissegundos
}.
doctor-output-command = Saída do som: tudo certo, com o programa { $player }; um som breve acabou após { $ms } milissegundos. { $reason ->
    [no-portaudio] Falta a biblioteca PortAudio, com a qual o som começa mais cedo{ $mends ->
        [yes] .
       *[no] : instale com o gerenciador de pacotes do sistema.
    }
    [no-sounddevice] Falta o pacote sounddevice, com o qual o som começa mais cedo.
    [jack-locks] O PortAudio, com que o som começa mais cedo, está esperando: talvez por causa de um bloqueio que um programa interrompido deixou.
   *[other] Com PortAudio o som começaria mais cedo, mas aqui não toca.
}
doctor-no-output = Saída do som: { $reason ->
    [no-portaudio] falta a biblioteca PortAudio{ $mends ->
        [yes] .
       *[no] : instale com o gerenciador de pacotes do sistema.
    }
    [no-sounddevice] falta o pacote sounddevice.
    [no-device] não há placa de som, ou o sistema não a vê. Ligue fones de ouvido ou caixas de som e tente de novo; enquanto isso, dá para jogar digitando.
    [lost] o som foi interrompido. Verifique os fones de ouvido ou as caixas de som e tente de novo; enquanto isso, dá para jogar digitando.
   *[other] o som não começa. Tente de novo daqui a pouco; enquanto isso, dá para jogar digitando.
}
doctor-recogniser = Reconhecedor: tudo certo, começa em { $ms ->
    [one] um milissegundo
   *[other] { $ms } milissegundos
}.
doctor-no-recogniser = Reconhecedor: { $reason ->
    [no-package] falta o pacote vosk, necessário para escutar.
    [no-model] sem um modelo para este idioma não começa.
    [no-catalogue] a lista dos modelos está danificada, e ele não começa.
    [damaged-model] o modelo está danificado, e ele não começa.
    [no-words] o modelo não conhece nenhuma das palavras do programa.
    [gone] terminou sozinho, ou não responde. Tente de novo daqui a pouco; enquanto isso, dá para jogar digitando.
   *[other] falha. Tente de novo daqui a pouco; enquanto isso, dá para jogar digitando.
}
doctor-microphone = Microfone: { $noise ->
    [silent] abre, mas de { $device } não vem nenhum som, nem sequer o ruído da sala. Talvez esteja silenciado, ou o sistema não deixe o programa escutar: ligue-o no botão dele ou nas configurações do sistema{ $mends ->
        [yes] , ou com o comando no fim.
       *[no] .
    }
   *[other] tudo certo, { $device }, a { $rate } hertz. { $noise ->
        [quiet] A sala está silenciosa: o ruído está { $level } decibéis abaixo do máximo.
        [loud] A sala está barulhenta: o ruído está { $level } decibéis abaixo do máximo. Afaste o que faz ruído, ou fale perto do microfone.
       *[usual] O ruído da sala é o habitual, { $level } decibéis abaixo do máximo.
    }
}
doctor-no-microphone = Microfone: { $reason ->
    [no-portaudio] falta a biblioteca PortAudio, necessária para escutar{ $mends ->
        [yes] .
       *[no] : instale com o gerenciador de pacotes do sistema.
    }
    [no-sounddevice] falta o pacote sounddevice, necessário para escutar.
    [no-device] { $named ->
        [file] { $device } não pode ser lido como som. Verifique o nome e tente de novo.
        [yes] não encontro nenhum com { $device } no nome. Ligue-o e tente de novo, ou tire --input-device: e uso o do sistema.
       *[no] não encontro nenhum. Ligue um, ou ative-o nas configurações do sistema, e tente de novo.
    }
    [busy] outro programa está usando o microfone. Feche esse programa e tente de novo.
    [forbidden] { $named ->
        [file] o sistema não permite ler { $device }. Verifique as permissões e tente de novo.
       *[other] o sistema não permite que o programa o use. Dê a permissão, saia do sistema, volte a entrar e tente de novo.
    }
    [no-answer] não responde{ $mends ->
        [yes] : talvez por causa de um bloqueio que um programa interrompido deixou.
       *[no] . Desligue-o, ligue-o outra vez e tente de novo.
    }
    [lost] abre, mas depois não vem nada. Desligue-o, ligue-o outra vez e tente de novo.
   *[other] a parte que grava terminou sozinha. Tente de novo daqui a pouco.
}
doctor-say-after-enter = Agora o microfone. Espere o leitor de tela se calar e aperte Enter; depois, após um segundo de silêncio, diga { $word }. Se você não apertar nada, depois de trinta segundos continuo sem isso.
doctor-word = Palavra de teste: { $state ->
    [nothing] não ouvi ninguém falar.
    [unclear] ouvi falar, mas não entendi nada.
    [other] não entendi { $word }, mas { $heard }.
   *[right] entendi { $heard }.
}{ $state ->
    [nothing] {""}
   *[other] {" "}A sua voz está { $level } decibéis abaixo do máximo e { $above } acima do ruído.
}{ $advice ->
    [clipped] {" "}Está alta demais, e distorce: afaste-se um pouco, ou diminua o volume do microfone nas configurações do sistema.
    [faint] {" "}Está fraca demais: aproxime-se, ou aumente o volume do microfone nas configurações do sistema.
    [noisy] {" "}Mal se destaca do ruído: aproxime-se do microfone, ou afaste o que faz ruído.
    [mute] {" "}Do microfone não vem nenhum som: ligue-o no botão dele ou nas configurações do sistema, e tente de novo.
    [nearer] {" "}Aproxime-se, aumente o volume do microfone nas configurações do sistema, ou escolha outro com --input-device, e tente de novo.
    [again] {" "}Tente de novo, com calma e claramente.{ $mends ->
        [yes] {" "}Se não bastar, um modelo melhor entende mais.
       *[no] {""}
    }
   *[none] {""}
}
doctor-ear-begin = { $pace ->
    [enter] Leio { $count } números, um de cada vez. A cada vez espere o leitor de tela se calar, aperte Enter e repita o número. Para acabar antes digite fim e aperte Enter.
   *[open] Leio { $count } números, um de cada vez, e no meio não digo mais nada. Repita cada um depois de mim. Para acabar antes diga fim, ou aperte Enter.
}
doctor-part = { $name ->
    [python] o programa
    [settings] as configurações
    [games] as partidas salvas
    [voice] a voz
    [recogniser] o reconhecedor
    [microphone] o microfone
   *[output] a saída do som
}
doctor-summary = { $state ->
    [whole] Está tudo certo: pode jogar, e a voz pode falar.
    [reader] Está tudo certo: pode jogar, e o seu leitor de tela lê.
   *[broken] Pode jogar por escrito, mas alguma coisa não está certa: { $parts }.
}
doctor-mend = { $is_needed ->
    [yes] Para resolver digite:
   *[no] Para ter também o que falta, embora não seja preciso para jogar, digite:
} { $command }
doctor-games = Partidas salvas: { $state ->
    [saved] está bem, { $count ->
        [0] ainda nenhuma
        [one] uma partida
       *[other] { $count } partidas
    } no arquivo { $file }.
    [alone] está bem, no arquivo { $file }; esse disco não sabe manter um registro, por isso um programa de cada vez.
    [no-home] não se podem salvar, porque o sistema não diz onde.
    [forbidden] não se podem salvar: falta a permissão para escrever { $file }.
    [full] não se podem salvar: o disco está cheio. Faça espaço.
    [damaged] não se podem salvar: o arquivo { $file } está danificado. Mude-o de lugar, e o programa começa um novo.
    [foreign] não se podem salvar: { $file } não é um arquivo deste programa. Mude-o de lugar.
    [newer] não se podem salvar: { $file } é de uma versão mais nova. Atualize o programa.
    [busy] agora não se podem salvar: outro programa ocupa { $file }.
   *[other] não se podem salvar: o disco não responde.
}
doctor-mails = Correio: { $count ->
    [one] uma mensagem foi posta de lado e deixada como está. Abra a mensagem com o seu programa de correio.
   *[other] { $count } mensagens foram postas de lado e deixadas como estão. Abra as mensagens com o seu programa de correio.
}
doctor-mail = { $file }: { $why ->
    [header] os cabeçalhos são longos demais, ou um deles tem partes demais.
    [parts] tem partes demais.
    [depth] as partes estão umas dentro das outras fundo demais.
    [long] está escrito demais.
    [no-file] não é um arquivo.
    [closed] o sistema não deixa abrir. Veja as permissões.
    [refused] você disse que não a ela.
    [read] não é de nenhuma partida aberta aqui.
   *[other] não é feita como o correio.
}
