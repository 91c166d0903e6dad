### L'ascolto: che cosa ho sentito, e che cosa no.

listening-mode = { $listen ->
    [push] { $has_key ->
        [yes] Ti ascolto quando premi lo spazio su una riga vuota: premi, parla, e la mossa è fatta.
       *[no] Ti ascolto quando premi Invio su una riga vuota: premi, parla, e la mossa è fatta.
    }
   *[open] Ti ascolto sempre: di' una mossa, per esempio { $example }.{ $is_hushed ->
        [yes] {" "}Un tasto qualsiasi mi fa tacere.
       *[no] {""}
    } Se non ti rispondo, dillo di nuovo.{ $has_reader ->
        [yes] {" "}Sento anche il lettore di schermo: usa le cuffie, oppure scrivi ascolto tasto.
       *[no] {""}
    }
}
    .brief = { $listen ->
        [push] { $has_key ->
            [yes] Spazio
           *[no] Invio
        } su riga vuota, poi parla.
       *[open] Ascolto sempre.{ $has_reader ->
            [yes] {" "}Sento anche il lettore di schermo: cuffie, o ascolto tasto.
           *[no] {""}
        }
    }
listening-heard = Ho sentito { $move }.
listening-ask-move = Hai detto { $move }? Rispondi sì o no.
    .brief = { $move }: sì o no?
    .again = È { $move }? Ci vuole un sì o un no.
listening-which = Hai detto { $moves }? { $has_squares ->
    [yes] Di' { $squares }, oppure no.
   *[no] { $count ->
        [2] Di' la prima, la seconda, oppure no.
       *[other] Di' la prima, la seconda, la terza, oppure no.
    }
}
    .brief = { $moves }?
    .again = Non so se è { $moves }. { $has_squares ->
        [yes] Basta { $squares }, oppure no.
       *[no] { $count ->
            [2] Basta la prima, la seconda, oppure no.
           *[other] Basta la prima, la seconda, la terza, oppure no.
        }
    }
listening-not-heard = Non ho capito. Ripeti la mossa: casella di partenza e casella di arrivo.
    .brief = Non capito. Ripeti.
    .again = Ancora non ho capito. Prova a dire le due caselle, una dopo l'altra.
listening-nothing = Non ho sentito niente. Premi lo spazio e parla subito dopo.
    .brief = Non ho sentito niente.
    .again = C'era silenzio. Premi di nuovo lo spazio, poi parla.
listening-square-start = Facciamo una casella per volta. Di' solo la casella di partenza.
    .brief = Solo la partenza?
    .again = Di' un solo numero: la casella da cui parte il pezzo.
listening-square-end = E ora solo la casella di arrivo.
    .brief = Solo l'arrivo?
    .again = Ora un solo numero: la casella in cui arriva.
listening-keyboard = Ancora non ti capisco. Scrivi la mossa con la tastiera, per esempio { $example }; o riprova a voce quando vuoi.
    .brief = Scrivi la mossa: { $example }.
    .again = A voce non riesco. La tastiera funziona sempre: per esempio { $example }, poi Invio.
listening-withdrawn = { $count ->
    [one] Ritirata: { $moves }.
   *[other] Ritirate: { $moves }.
}{ $is_followed ->
    [yes] {""}
   *[no] {" "}Di' la mossa.
}
    .brief = { $count ->
        [one] Ritirata { $moves }.
       *[other] Ritirate { $moves }.
    }
listening-say-again = Va bene. Di' di nuovo la mossa.
    .brief = Ripeti la mossa.
    .again = D'accordo, non era quella. Ripeti la mossa, o scrivila.
listening-too-late = Il tempo per correggere è passato. Di' riprendi: decide l'altro giocatore.
    .brief = Troppo tardi: di' riprendi.
    .again = Ormai la mossa è fatta. Per riprenderla di' riprendi, e l'altro risponde.
listening-is-off = Adesso non ascolto. Scrivi ascolto tasto, o ascolto aperto, e ti ascolto.
    .brief = Ascolto spento: scrivi ascolto tasto.
    .again = Il microfono è spento. Per accenderlo scrivi ascolto tasto.
listening-check = Per provare quanto ti sento bene scrivi prova il microfono.
    .brief = Per provare: prova il microfono.
listening-lost = { $reason ->
    [crashed] L'ascolto si è interrotto e lo riavvio
    [no-device] Non trovo un microfono
    [busy] Il microfono è usato da un altro programma
    [forbidden] Il sistema non mi lascia usare il microfono
    [lost] Il microfono non risponde più
    [no-package] Manca una parte per ascoltare
    [no-sounddevice] Manca una parte per ascoltare
    [no-portaudio] Manca la libreria PortAudio, con cui si ascolta
    [damaged-model] Il modello per l'ascolto è danneggiato
    [no-model] Non c'è un modello per ascoltare in questa lingua
   *[other] L'ascolto non funziona
}: intanto scrivi le mosse con la tastiera.{ $reason ->
    [crashed] {""}
    [busy] {" "}Appena si libera, ti ascolto di nuovo.
    [lost] {" "}Appena torna, ti ascolto di nuovo.
    [no-device] {" "}Appena ne colleghi uno, ti ascolto.
   *[other] {" "}Come rimediare lo dice il comando python3 run.py doctor.
}
    .brief = { $reason ->
        [crashed] Ascolto interrotto, lo riavvio.
        [no-device] Nessun microfono.
        [busy] Microfono occupato.
        [forbidden] Microfono vietato dal sistema.
        [lost] Microfono perso.
       *[other] Ascolto non disponibile: vedi python3 run.py doctor.
    } Scrivi le mosse.
listening-regained = Ti sento di nuovo.
    .brief = Ascolto ripreso.
listening-known = Ormai conosco la tua voce. Se dici dimentica la mia voce, torno ad ascoltarti come all'inizio.
    .brief = Conosco la tua voce. Per annullare: dimentica la mia voce.
listening-forgotten = Ho dimenticato quello che avevo imparato dalle tue correzioni e dalla tua voce.
    .brief = Dimenticato.
