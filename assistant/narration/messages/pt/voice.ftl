### A voz.

voice-switched = { $is_on ->
    [yes] Voz ligada.
   *[no] Voz desligada.
}
voice-lost = A voz não fala: { $reason ->
    [no-engine] falta o sintetizador
    [broken] o sintetizador não funciona
    [no-sounddevice] faltam as partes para o som
    [no-portaudio] falta a biblioteca PortAudio
    [no-device] não há placa de som
    [lost] a placa de som desapareceu
    [reader] o leitor de ecrã não responde
   *[other] o som não começa
}. A partida continua por escrito{ $reason ->
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
        [reader] o leitor de ecrã não responde
       *[other] o som não começa
    }. Veja python3 run.py doctor.
voice-regained = A voz voltou.
voice-none = Não há uma voz para esta língua: em português tudo fica só escrito. O comando python3 run.py doctor diz como resolver.
    .brief = Nenhuma voz para esta língua. Veja python3 run.py doctor.
voice-nothing-to-go-on = { $has_voice ->
    [yes] Não há nenhuma leitura interrompida para continuar.
   *[no] Agora a voz não lê nada: o texto está todo acima.
}
    .again = { $has_voice ->
        [yes] Nenhuma leitura ficou a meio.
       *[no] A voz não está a ler: releia as linhas escritas.
    }
    .brief = { $has_voice ->
        [yes] Nada para continuar.
       *[no] A voz não está a ler.
    }
voice-reader-missing = Não encontro nenhum leitor de ecrã a funcionar: fala a voz própria.
    .brief = Nenhum leitor de ecrã: voz própria.
