### Le porte seriali, e le damiere elettroniche che rispondono.

boards-port = La porta { $port } { $usb ->
    [yes] è su USB
   *[no] non è su USB
} e { $named ->
    [yes] si presenta come { $what }
   *[no] non dice che cosa è
}.
boards-none = Non trovo nessuna porta seriale. Attacca la damiera, accendila e riprova. Se è già così, prova un altro cavo, perché alcuni servono solo a caricare, o installa il driver che dà chi fa la damiera.
boards-no-usb = Non trovo nessuna porta seriale su USB. Attacca la damiera, accendila e riprova. Se è già così, prova un altro cavo, perché alcuni servono solo a caricare, o installa il driver che dà chi fa la damiera. Se la damiera è a un'altra porta, scrivine il nome dopo probe.
boards-not-listed = Il sistema non dice quali porte seriali ha: dice { $detail }. Scrivi il nome della porta dopo probe.
boards-trying = Chiedo alla porta { $port } se c'è una damiera: ci vogliono al massimo { $seconds } secondi.
boards-interrupted = Ho smesso di cercare la damiera.
boards-why = { $reason ->
    [no-package] Manca il pacchetto pyserial, con cui si leggono le damiere. Scrivi il comando { $command } per installare le parti che mancano, e poi riprova.
    [missing] Non c'è una porta seriale { $port }. Controlla il nome, attacca la damiera e riprova. Scrivi il comando { $command } per sentire quali porte ci sono.
    [forbidden] { $linux ->
        [yes] Non hai il permesso di aprire la porta { $port }: lo ha chi fa parte di un certo gruppo. Per entrarci scrivi { $command } e poi esci dal sistema, rientra e riprova.
       *[no] Il sistema non permette di aprire la porta { $port }. Chiedi il permesso a chi si occupa di questo computer, e riprova.
    }
    [busy] La porta { $port } è occupata da un altro programma. Chiudi quel programma e riprova.
    [unplugged] La porta { $port } è sparita mentre chiedevo. Controlla il cavo e riprova.
    [terminal] La porta { $port } è il terminale su cui scrivi. Scrivi il comando { $command } per sapere che porte ci sono.
    [unknown] Alla porta { $port } non risponde niente che io conosca. Se la damiera è lì, spegnila, riaccendila e riprova. I protocolli che conosco sono { $protocols }.
   *[silent] La damiera alla porta { $port } non risponde. Controlla che sia accesa, spegnila, riaccendila e riprova.{ $chosen ->
        [yes] {" "}Forse usa un altro protocollo: togli --protocol, e li provo tutti.
       *[no] {""}
    }
}
boards-found = Alla porta { $port } risponde una damiera{ $named ->
    [yes] {" "}di { $maker }
   *[no] {""}
}, con il protocollo { $protocol }.
boards-serial = Il suo numero di serie è { $serial }.
boards-version = La sua versione è { $version }.
boards-fields = Ha sensori per { $fields } caselle{ $sense ->
    [occ] , che sentono se c'è un pezzo, non di che colore
    [col] , che sentono il colore di un pezzo, non se è dama
    [pce] , che sentono colore e tipo dei pezzi
   *[unknown] {""}
}.
boards-lights = { $lights ->
    [0] { $buzzer ->
        [yes] Ha un cicalino, e nessuna luce.
       *[no] Non ha né luci né cicalino.
    }
    [one] Ha una luce { $buzzer ->
        [yes] e un cicalino.
       *[no] e nessun cicalino.
    }
   *[other] Ha { $lights } luci { $buzzer ->
        [yes] e un cicalino.
       *[no] e nessun cicalino.
    }
}
boards-vibration = Può vibrare.
boards-buttons = Ha { $buttons ->
    [one] un tasto
   *[other] { $buttons } tasti
}.
boards-no-dump = Non ha detto che cosa c'è sopra: spegnila, riaccendila e riprova.
boards-faulty = { $faulty ->
    [one] Uno dei suoi sensori non funziona.
   *[other] { $faulty } dei suoi sensori non funzionano.
}
boards-other-size = { $rules ->
    [italian] Non è una damiera per la dama italiana.
    [international] Non è una damiera per la dama internazionale.
   *[none] Non è una damiera per nessuno dei giochi che conosco.
}
boards-pieces = { $pieces ->
    [0] Sopra non c'è nessun pezzo.
    [one] Sopra c'è un pezzo.
   *[other] Sopra ci sono { $pieces } pezzi.
}{ $start ->
    [yes] {" "}Non è la posizione di partenza: disponila, e trovo com'è messa la damiera.
   *[no] {""}
}
boards-start = I pezzi sono nella posizione di partenza della dama { $rules ->
    [italian] italiana
   *[international] internazionale
}.
boards-lies = Vista dal Bianco, la damiera è { $turns ->
    [0] diritta
    [1] girata di un quarto verso destra
    [2] girata di mezzo giro
   *[3] girata di un quarto verso sinistra
}{ $mirrored ->
    [yes] {" "}e come allo specchio
   *[no] {""}
}.
boards-sides-unknown = Da che parte siede il Bianco i pezzi non lo dicono.
