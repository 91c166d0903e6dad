### I modelli per l'ascolto: quelli che ci sono, e quelli da scaricare.

models-language = { $code ->
    [it] italiano
    [en] inglese
    [pt] portoghese
   *[other] { $code }
}
models-installed-are = Sul tuo computer:
models-offered-are = Da scaricare, di ogni lingua prima i più piccoli:
models-none-offered = Altri modelli da scaricare, per queste lingue, non ce ne sono.
models-how-to-get = Per scaricarne uno scrivi { $command } e il suo nome, oppure la sigla di una lingua, per esempio it.
models-row = { $name }: { $language ->
    [none] {""}
   *[other] { $language }, { $megabytes } megabyte{ $origin ->
        [program] , viene con il programma
        [person] , scaricato
       *[publisher] {""}
    }
}{ $state ->
    [damaged] { $language ->
        [none] {""}
       *[other] {", "}
    }danneggiato
    [unfit] , non adatto a questo programma
    [used] , in uso
   *[plain] {""}
}{ $obsolete ->
    [yes] , superato da un altro
   *[no] {""}
}.
models-bad-address = L'indirizzo { $address } non va bene: scrivine uno che comincia con https.
models-only-installed = Quelli da scaricare non si possono elencare: { $why }
models-no-list = L'elenco dei modelli da scaricare non si può avere: { $why }
models-no-catalogue = Manca l'elenco dei modelli che vengono con il programma. Installa di nuovo il programma.
models-no-package = Per ascoltare manca il pacchetto vosk. Installa prima le parti che mancano con { $command }.
models-unknown = Non c'è un modello { $name } da scaricare. Per sapere quali ci sono scrivi { $command }.
models-no-offer = Un modello piccolo per la lingua { $name } adesso non c'è. Per sapere quali ci sono scrivi { $command }.
models-other-language = { $name } è per una lingua che il programma non parla. Scegline uno per it, en o pt.
models-static = A { $name } non si può dire quali parole aspettarsi, e il programma ne ha bisogno. { $other ->
    [none] Scegline uno piccolo.
   *[other] Scegline uno piccolo, per esempio { $other }.
}
models-waits = Un altro Damavoce sta cambiando i modelli: aspetto che finisca. Per rinunciare premi Ctrl-C.
models-obsolete = { $name } è superato da un modello più nuovo; lo scarico lo stesso.
models-begins = Scarico { $name }, { $size } megabyte.
models-resumes = Riprendo { $name } dal { $percent } per cento di { $size } megabyte.
models-progress = { $percent } per cento, { $done } di { $size } megabyte.
models-tries = È arrivato. Lo controllo e lo provo.
models-got = Fatto. D'ora in poi per la lingua { $language } si usa { $name }.
models-already = { $name } c'è già, e d'ora in poi si usa per la lingua { $language }.
models-interrupted = Interrotto. Quello che è arrivato resta: la prossima volta si va avanti da lì.
models-not-got = { $name } non è stato installato: { $why }
models-not-fit = { $name } è arrivato, ma non è stato installato: { $why } Per sceglierne un altro scrivi { $command }.
models-missing-words = Le frasi con queste parole non si riconoscono, perché mancano al modello: { $words }{ $more ->
    [0] {""}
   *[other] {" "}e altre { $more }
}. { $command ->
    [none] Le altre sì.
   *[other] Le altre sì; per tornare a quello di prima scrivi { $command }.
}
models-good = { $name }: va bene, si carica in { $ms ->
    [one] un millisecondo
   *[other] { $ms } millisecondi
}.
models-bad = { $name }: { $why }{ $needs ->
    [download] {" "}Scaricalo di nuovo con { $command }.
    [program] {" "}Installa di nuovo il programma.
   *[nothing] {""}
}
models-not-there = Non c'è un modello { $name }. { $known ->
    [none] Non ce n'è nessuno.
   *[other] Ci sono: { $known }.
}
models-removed = { $name } è stato tolto.
models-not-removable = { $name } viene con il programma, e non si toglie. Si tolgono solo quelli scaricati.
models-not-downloaded = Non c'è un modello scaricato { $name }. { $known ->
    [none] Non ne hai scaricato nessuno.
   *[other] Si possono togliere: { $known }.
}
models-not-removed = { $name } non si può togliere: { $why }
models-damaged-other-used = Il modello scaricato { $name } è danneggiato, e al suo posto se ne usa un altro. Scaricalo di nuovo con { $command }.
models-doctor = Ascolto in { $language }: { $state ->
    [downloaded] si usa { $name }, scaricato.
    [program] si usa il modello che viene con il programma.
    [fallback] il modello scaricato { $damaged } è danneggiato, e se ne usa un altro.
    [no-model] non c'è un modello.
   *[damaged] il modello che viene con il programma è danneggiato. Installa di nuovo il programma.
}
models-unfit = { $reason ->
    [static] non gli si può dire quali parole aspettarsi, e il programma ne ha bisogno.
    [no-package] manca il pacchetto vosk. Installa le parti che mancano con { $command }.
    [no-words] non conosce nessuna delle parole del programma.
    [gone] il riconoscitore si chiude da solo quando lo carica.
    [changed] un file non è più com'era.
    [no-note] la nota che lo descrive è danneggiata.
    [damaged-model] { $trouble ->
        [no-folder] manca la sua cartella.
        [no-model] nella cartella non c'è un modello.
        [missing] manca il file { $file }.
        [empty] il file { $file } è vuoto.
        [unreadable] il file { $file } non si può leggere.
        [damaged] il file { $file } è danneggiato.
       *[other] è danneggiato.
    }
   *[other] il riconoscitore non funziona.
}
models-asks = Chiedo l'elenco dei modelli: il server risponde lentamente. Aspetto al massimo un minuto.
models-still-asks = Chiedo ancora l'elenco dei modelli, da { $seconds } secondi. Ctrl-C smette.
models-why = { $reason ->
    [bad-address] l'indirizzo { $detail } non va bene, deve cominciare con https. Controllalo.
    [no-network] non risponde nessuno. Controlla il collegamento alla rete, e riprova.
    [untrusted] il server non dimostra di essere quello giusto. Controlla la data del computer e la rete, e riprova.
    [not-there] il server non ha quel file. Controlla l'indirizzo, o riprova un altro giorno.
    [refused] il server rifiuta, con il codice di errore { $detail }. Riprova più tardi.
    [broken-off] il collegamento si interrompe. Quello che è arrivato resta: riprova, e si va avanti da lì.
    [list-broken-off] il collegamento si interrompe, o è troppo lento. Riprova più tardi.
    [other-size] il file non ha la grandezza annunciata. Riprova un altro giorno.
    [other-checksum] quello che è arrivato non è il file annunciato, ed è stato buttato. Riprova; se succede ancora, il guasto è di chi lo pubblica.
    [no-list] quello che c'è a quell'indirizzo non è un elenco di modelli. Controlla l'indirizzo.
    [no-folder] il sistema non dice dove tenere i tuoi file. Definisci la variabile HOME, e riprova.
    [no-space] sul disco mancano { $detail } megabyte. Libera spazio, e riprova.
    [disk-full] il disco è pieno. Libera spazio e riprova: si va avanti da dove si era.
    [forbidden] il sistema non permette di scrivere in { $detail }. Datti il permesso, e riprova.
    [no-zip] quello che è arrivato non è un archivio zip. Riprova un altro giorno, o scegli un altro modello.
    [damaged-archive] l'archivio è danneggiato. Riprova un altro giorno, o scegli un altro modello.
    [unsafe] nell'archivio ci sono file che un modello non ha, e che potrebbero fare danni. Non fidarti di quell'indirizzo.
    [too-large] nell'archivio c'è più di quanto un modello possa avere. Non fidarti di quell'indirizzo.
   *[disk] il sistema dice { $detail }. Rimedia, e riprova.
}
