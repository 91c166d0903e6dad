### La prova delle parti.

doctor-begin = Provo per davvero ogni parte di Damavoce: ci vuole qualche secondo.
doctor-trial = Tocca al Bianco.
doctor-python = Python { $python }: { $is_whole ->
    [yes] va bene, con { $packages }.
   *[no] non si caricano i pacchetti { $missing }.
}
doctor-settings = Impostazioni: { $state ->
    [none] vanno bene, sono quelle di partenza; il file { $file } nasce quando ne cambi una.
    [no-home] vanno bene, sono quelle di partenza; il sistema non dice dove tenerne altre.
   *[read] vanno bene, lette dal file { $file }.
}
doctor-games = Partite salvate: { $state ->
    [saved] va bene, { $count ->
        [0] ancora nessuna
        [one] una partita
       *[other] { $count } partite
    } nel file { $file }.
    [alone] va bene, nel file { $file }; quel disco non sa tenere un registro, quindi un programma alla volta.
    [no-home] non si possono salvare, perché il sistema non dice dove.
    [forbidden] non si possono salvare: manca il permesso di scrivere { $file }.
    [full] non si possono salvare: il disco è pieno. Libera un po' di spazio.
    [damaged] non si possono salvare: il file { $file } è danneggiato. Spostalo altrove, e il programma ne comincia uno nuovo.
    [foreign] non si possono salvare: { $file } non è un file di questo programma. Spostalo altrove.
    [newer] non si possono salvare: { $file } è di una versione più nuova. Aggiorna il programma.
    [busy] non si possono salvare ora: un altro programma tiene occupato { $file }.
   *[other] non si possono salvare: il disco non risponde.
}
doctor-mails = Posta: { $count ->
    [one] un messaggio è messo da parte e lasciato stare. Aprilo con il tuo programma di posta.
   *[other] { $count } messaggi sono messi da parte e lasciati stare. Aprili con il tuo programma di posta.
}
doctor-mail = { $file }: { $why ->
    [header] le sue intestazioni sono troppo lunghe, o una ha troppe parti.
    [parts] ha troppe parti.
    [depth] le sue parti sono troppo una dentro l'altra.
    [long] c'è scritto troppo.
    [no-file] non è un file.
    [closed] il sistema non lo lascia aprire. Controlla i suoi permessi.
    [refused] gli hai detto di no.
    [read] non è di una partita aperta qui.
   *[other] non è fatto come la posta.
}
doctor-understanding = Comprensione: la tabella di ciò che è stato imparato manca o è danneggiata, quindi capisco mosse e comandi solo dalle loro parole. Installa di nuovo Damavoce.
doctor-opponent = Il gioco del computer: { $state ->
    [ready] veloce, con numba { $version }. { $games ->
        [all] Tutti e due i giochi sono pronti.
        [italian] La dama italiana è pronta; quella internazionale si prepara la prima volta che ci giochi contro il computer.
       *[international] La dama internazionale è pronta; quella italiana si prepara la prima volta che ci giochi contro il computer.
    }
    [not-kept] veloce, con numba { $version }, ma solo alcuni secondi dopo ogni avvio, perché quello che prepara non si può conservare. Fai posto sul disco, o datti il permesso di scrivere nella cartella delle cache.
    [no-package] va, ma pensa più lentamente di quanto potrebbe: manca il pacchetto numba.
    [no-wheels] va, in Python semplice: per questa macchina non c'è il pacchetto numba, con cui penserebbe più in fretta.
    [switched-off] va, ma pensa più lentamente di quanto potrebbe: la variabile NUMBA_DISABLE_JIT ferma numba. Toglila e riprova.
    [bad-package] va, ma pensa più lentamente di quanto potrebbe: il pacchetto numba non si avvia ({ $detail }).
    [ended] va, ma pensa più lentamente di quanto potrebbe: il pacchetto numba dà un errore ({ $detail }).
    [no-answer] va, ma pensa più lentamente di quanto potrebbe: il pacchetto numba non risponde ({ $detail }). Riprova fra un po'.
   *[failed] va, ma pensa più lentamente di quanto potrebbe: la sua parte veloce non si è potuta compilare ({ $detail }). Riprova fra un po'; intanto si gioca lo stesso.
}
doctor-terminal = Terminale: { $state ->
    [sized] va bene, i tasti si sentono; { $columns } colonne e { $rows } righe.
    [unsized] va bene, i tasti si sentono; la sua grandezza non si sa.
   *[none] non c'è, e i tasti non si sentono: si gioca a righe intere, senza F2, e la voce parla solo con --voice own.
}
doctor-reader = Lettore di schermo: { $state ->
    [none] non ne trovo nessuno in funzione.
    [reached] { $reader } è in funzione, e il programma gli sa parlare.
   *[other] { $reader ->
        [unknown] il tuo è in funzione
       *[other] { $reader } è in funzione
    } e legge quello che è scritto; { $state ->
        [no-package] per farlo parlare anche dal programma manca una parte.
       *[unreached] il programma non gli sa parlare, ma per giocare non serve.
    }
}
doctor-voice = Voce: il sintetizzatore va bene; parte in { $ms } millisecondi e conosce { $count ->
    [one] una lingua
   *[other] { $count } lingue
}.
doctor-language = { $name ->
    [it] Italiano
    [en] Inglese
   *[pt] Portoghese
}: { $reason ->
    [ok] va bene, una frase è pronta in { $ms ->
        [one] un millisecondo
       *[other] { $ms } millisecondi
    }.
    [no-voice] manca una voce; su Windows e su macOS si aggiunge nelle impostazioni del sistema.
   *[other] dal sintetizzatore non viene niente.
}
doctor-no-voice = Voce: { $reason ->
    [no-engine] manca il sintetizzatore
    [no-answer] il sintetizzatore non risponde
    [ended] la parte che parla e suona si è interrotta da sola
    [silent] il sintetizzatore fa solo silenzio
   *[other] il sintetizzatore dà un errore
}{ $mends ->
    [yes] .
   *[no] ; riprova fra poco, intanto si gioca scrivendo.
}
doctor-output = Uscita del suono: va bene, con PortAudio; prende un suono dopo { $begin ->
    [one] un millisecondo
   *[other] { $begin } millisecondi
} e lo ferma dopo { $stop ->
    [one] un millisecondo
   *[other] { $stop } millisecondi
}.
doctor-output-command = Uscita del suono: va bene, con il programma { $player }; un suono breve è finito dopo { $ms } millisecondi. { $reason ->
    [no-portaudio] Manca la libreria PortAudio, con cui il suono parte prima{ $mends ->
        [yes] .
       *[no] : si installa con il gestore dei pacchetti del sistema.
    }
    [no-sounddevice] Manca il pacchetto sounddevice, con cui il suono parte prima.
    [jack-locks] PortAudio, con cui il suono parte prima, aspetta qualcosa: forse un blocco lasciato da un programma interrotto.
   *[other] Con PortAudio il suono partirebbe prima, ma qui non suona.
}
doctor-no-output = Uscita del suono: { $reason ->
    [no-portaudio] manca la libreria PortAudio{ $mends ->
        [yes] .
       *[no] : si installa con il gestore dei pacchetti del sistema.
    }
    [no-sounddevice] manca il pacchetto sounddevice.
    [no-device] non c'è una scheda audio, o il sistema non la vede. Collega cuffie o casse, accendile e riprova; intanto si gioca scrivendo.
    [lost] il suono si è interrotto. Controlla cuffie o casse e riprova; intanto si gioca scrivendo.
   *[other] il suono non parte. Riprova fra poco; intanto si gioca scrivendo.
}
doctor-recogniser = Riconoscitore: va bene, parte in { $ms ->
    [one] un millisecondo
   *[other] { $ms } millisecondi
}.
doctor-no-recogniser = Riconoscitore: { $reason ->
    [no-package] manca il pacchetto vosk, con cui si ascolta.
    [no-model] senza un modello per questa lingua non parte.
    [no-catalogue] l'elenco dei suoi modelli è danneggiato, e non parte.
    [damaged-model] il suo modello è danneggiato, e non parte.
    [no-words] il suo modello non conosce nessuna delle parole del programma.
    [gone] si è interrotto da solo, o non risponde. Riprova fra poco; intanto si gioca scrivendo.
   *[other] si guasta. Riprova fra poco; intanto si gioca scrivendo.
}
doctor-microphone = Microfono: { $noise ->
    [silent] si apre, ma da { $device } non viene nessun suono, nemmeno il rumore della stanza. Forse è silenziato, o il sistema non permette al programma di ascoltare: riaccendilo dal suo tasto o dalle impostazioni del sistema{ $mends ->
        [yes] , o con il comando in fondo.
       *[no] .
    }
   *[other] va bene, { $device }, a { $rate } hertz. { $noise ->
        [quiet] La stanza è silenziosa: il rumore è { $level } decibel sotto il massimo.
        [loud] La stanza è rumorosa: il rumore è { $level } decibel sotto il massimo. Allontana quello che fa rumore, o parla vicino al microfono.
       *[usual] Il rumore della stanza è quello di solito, { $level } decibel sotto il massimo.
    }
}
doctor-no-microphone = Microfono: { $reason ->
    [no-portaudio] manca la libreria PortAudio, con cui si ascolta{ $mends ->
        [yes] .
       *[no] : si installa con il gestore dei pacchetti del sistema.
    }
    [no-sounddevice] manca il pacchetto sounddevice, con cui si ascolta.
    [no-device] { $named ->
        [file] { $device } non si può leggere come suono. Controlla il nome e riprova.
        [yes] non ne trovo nessuno con { $device } nel nome. Collegalo e riprova, o togli --input-device: allora si usa quello di solito.
       *[no] non ne trovo nessuno. Collegane uno, o accendilo nelle impostazioni del sistema, e riprova.
    }
    [busy] lo usa un altro programma. Chiudilo e riprova.
    [forbidden] { $named ->
        [file] il sistema non permette di leggere { $device }. Controlla i permessi e riprova.
       *[other] il sistema non permette al programma di usarlo. Dagli il permesso, esci dal sistema, rientra e riprova.
    }
    [no-answer] non risponde{ $mends ->
        [yes] : forse aspetta un blocco lasciato da un programma interrotto.
       *[no] . Staccalo, ricollegalo e riprova.
    }
    [lost] si apre, ma poi non ne viene niente. Staccalo, ricollegalo e riprova.
   *[other] la parte che registra si è interrotta da sola. Riprova fra poco.
}
doctor-trial-word = ventidue
doctor-say = Di' { $word }.
doctor-say-after-enter = Ora il microfono. Aspetta che il lettore di schermo taccia e premi Invio; poi, dopo un secondo di silenzio, di' { $word }. Se non premi niente, dopo trenta secondi si va avanti senza.
doctor-word = Parola di prova: { $state ->
    [nothing] non ho sentito parlare.
    [unclear] ho sentito parlare, ma non ho capito niente.
    [other] non ho capito { $word }, ma { $heard }.
   *[right] ho capito { $heard }.
}{ $state ->
    [nothing] {""}
   *[other] {" "}La tua voce è { $level } decibel sotto il massimo e { $above } sopra il rumore.
}{ $advice ->
    [clipped] {" "}È troppo forte, e si deforma: allontanati un poco, o abbassa il microfono nelle impostazioni del sistema.
    [faint] {" "}È troppo debole: avvicinati, o alza il microfono nelle impostazioni del sistema.
    [noisy] {" "}È troppo vicina al rumore: avvicinati al microfono, o allontana quello che fa rumore.
    [mute] {" "}Dal microfono non viene nessun suono: riaccendilo dal suo tasto o dalle impostazioni del sistema, e riprova.
    [nearer] {" "}Avvicinati, alza il microfono nelle impostazioni del sistema, o scegline un altro con --input-device, e riprova.
    [again] {" "}Riprova, con calma e chiaramente.{ $mends ->
        [yes] {" "}Se non basta, un modello migliore capisce di più.
       *[no] {""}
    }
   *[none] {""}
}
doctor-ear-begin = { $pace ->
    [enter] Leggo { $count } numeri, uno per volta. Ogni volta aspetta che il lettore di schermo taccia, premi Invio e ripeti il numero. Per finire prima scrivi basta e premi Invio.
   *[open] Leggo { $count } numeri, uno per volta, e in mezzo non dico altro. Ripetili dopo di me. Per finire prima di' basta, o premi Invio.
}
doctor-part = { $name ->
    [python] il programma
    [settings] le impostazioni
    [games] le partite salvate
    [voice] la voce
    [recogniser] il riconoscitore
    [microphone] il microfono
   *[output] l'uscita del suono
}
doctor-summary = { $state ->
    [whole] Tutto va bene: si gioca, e la voce può parlare.
    [reader] Tutto va bene: si gioca, e a leggere è il tuo lettore di schermo.
   *[broken] Si gioca scrivendo, ma qualcosa non va: { $parts }.
}
doctor-mend = { $is_needed ->
    [yes] Per rimediare scrivi:
   *[no] Per avere anche quello che manca e non serve per giocare scrivi:
} { $command }
doctor-again = Poi prova di nuovo con: { $command }
