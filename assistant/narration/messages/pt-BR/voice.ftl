### Ditas à brasileira, sobre as mensagens de ../pt/voice.ftl: só as que lá são outras.

voice-lost = A voz não fala: { $reason ->
    [no-engine] falta o sintetizador
    [broken] o sintetizador não funciona
    [no-sounddevice] faltam as partes para o som
    [no-portaudio] falta a biblioteca PortAudio
    [no-device] não há placa de som
    [lost] a placa de som desapareceu
    [reader] o leitor de tela não responde
   *[other] o som não começa
}. A partida continua na tela{ $reason ->
    [reader] .
    [no-engine] . O comando python3 run.py doctor diz como resolver.
    [no-sounddevice] . O comando python3 run.py doctor diz como resolver.
    [no-portaudio] . O comando python3 run.py doctor diz como resolver.
   *[other] ; assim que puder, a voz volta sozinha. O comando python3 run.py doctor diz como resolver.
}
    .brief = Sem voz: { $reason ->
        [no-engine] falta o sintetizador
        [broken] o sintetizador não funciona
        [no-sounddevice] faltam as partes para o som
        [no-portaudio] falta PortAudio
        [no-device] não há placa de som
        [lost] a placa de som desapareceu
        [reader] o leitor de tela não responde
       *[other] o som não começa
    }. Veja python3 run.py doctor.
voice-none = Não há uma voz para este idioma: em português tudo fica só escrito. O comando python3 run.py doctor diz como resolver.
    .brief = Nenhuma voz para este idioma. Veja python3 run.py doctor.
voice-nothing-to-go-on =
    .again = { $has_voice ->
        [yes] Nenhuma leitura ficou pela metade.
       *[no] A voz não está lendo: releia as linhas escritas.
    }
    .brief = { $has_voice ->
        [yes] Nada para continuar.
       *[no] A voz não está lendo.
    }
voice-reader-missing = Não encontro nenhum leitor de tela funcionando: fala a voz própria.
    .brief = Nenhum leitor de tela: voz própria.
