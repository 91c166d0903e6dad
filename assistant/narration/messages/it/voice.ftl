### La voce.

voice-switched = { $is_on ->
    [yes] Voce accesa.
   *[no] Voce spenta.
}
voice-lost = La voce non parla: { $reason ->
    [no-engine] manca il sintetizzatore
    [broken] il sintetizzatore non funziona
    [no-sounddevice] mancano le parti per il suono
    [no-portaudio] manca la libreria PortAudio
    [no-device] non c'è una scheda audio
    [lost] la scheda audio non c'è più
    [reader] il lettore di schermo non risponde
   *[other] il suono non parte
}. La partita continua scritta{ $reason ->
    [reader] .
    [no-engine] . Come rimediare lo dice il comando python3 run.py doctor.
    [no-sounddevice] . Come rimediare lo dice il comando python3 run.py doctor.
    [no-portaudio] . Come rimediare lo dice il comando python3 run.py doctor.
   *[other] ; appena può, la voce torna da sé. Come rimediare lo dice il comando python3 run.py doctor.
}
    .brief = Voce muta: { $reason ->
        [no-engine] manca il sintetizzatore
        [broken] il sintetizzatore non funziona
        [no-sounddevice] mancano le parti per il suono
        [no-portaudio] manca PortAudio
        [no-device] nessuna scheda audio
        [lost] scheda audio persa
        [reader] il lettore di schermo non risponde
       *[other] il suono non parte
    }. Vedi python3 run.py doctor.
voice-regained = La voce è tornata.
voice-none = Non c'è una voce per questa lingua: in italiano tutto resta solo scritto. Come rimediare lo dice il comando python3 run.py doctor.
    .brief = Nessuna voce per questa lingua. Vedi python3 run.py doctor.
voice-nothing-to-go-on = { $has_voice ->
    [yes] Non c'è nessuna lettura interrotta da continuare.
   *[no] Adesso la voce non legge niente: il testo è tutto qui sopra.
}
    .again = { $has_voice ->
        [yes] Nessuna lettura è rimasta a metà.
       *[no] La voce non sta leggendo: rileggi le righe scritte.
    }
    .brief = { $has_voice ->
        [yes] Niente da continuare.
       *[no] La voce non legge.
    }
voice-reader-missing = Non trovo un lettore di schermo in funzione: parla la voce propria.
    .brief = Nessun lettore di schermo: voce propria.
