### La prova del microfono: numeri letti e ripetuti, e com'è andata.

ear-check-begun = Leggo { $count } numeri, uno per volta, e in mezzo non dico altro. { $listen ->
    [push] Dopo ognuno premi { $has_key ->
        [yes] lo spazio
       *[no] Invio
    } e ripetilo.
   *[open] Ripetili dopo di me.{ $has_reader ->
        [yes] {" "}Sento anche il lettore di schermo: usa le cuffie, oppure scrivi prima ascolto tasto.
       *[no] {""}
    }
} Per finire prima di' basta{ $has_key ->
    [yes] , o premi Esc.
   *[no] .
}
    .brief = { $count } numeri: { $listen ->
        [push] ogni volta { $has_key ->
            [yes] spazio
           *[no] Invio
        }, poi ripeti.
       *[open] ripetili.{ $has_reader ->
            [yes] {" "}Cuffie, o ascolto tasto.
           *[no] {""}
        }
    } Basta per finire.
ear-check-number = { $square }.
ear-check-refused = { $why ->
    [off] Adesso non ascolto. Scrivi ascolto tasto, o ascolto aperto, e poi prova il microfono. Fuori da una partita fa lo stesso il comando python3 run.py doctor ear.
    [lost] Per ora non c'è niente da provare. Il comando python3 run.py doctor ear prova ogni parte e dice che cosa manca.
    [clock] Intanto correrebbe l'orologio. Scrivi prima pausa, e poi prova il microfono.
    [thinking] Il computer sta pensando alla sua mossa. Scrivi prova il microfono quando ha giocato.
   *[elsewhere] Ascolto solo dal computer su cui gira il programma: scrivi lì prova il microfono.
}
    .brief = { $why ->
        [off] Non ascolto: scrivi ascolto tasto, o ascolto aperto.
        [lost] Vedi python3 run.py doctor ear.
        [clock] Scrivi prima pausa.
        [thinking] Prima muove il computer.
       *[elsewhere] Solo dal computer del programma.
    }
ear-check-waits = Qui conta solo quello che dici, e non si muove: di' il numero, o basta per finire.
    .brief = Di' il numero, o basta.
ear-check-left = Prova del microfono interrotta.
ear-check-over = La prova del microfono è già finita. Per uscire dal programma scrivi esci.
    .brief = La prova è già finita.
ear-check-result = { $asked ->
    [one] { $right ->
        [0] Il solo numero non l'ho capito
       *[other] Il solo numero l'ho capito
    }
   *[other] { $right ->
        [0] Di { $asked } numeri non ne ho capito nessuno
        [one] Di { $asked } numeri ne ho capito uno
       *[other] Di { $asked } numeri ne ho capiti { $right }
    }
}{ $silent ->
    [0] {""}
    [one] , e per uno non ho sentito niente
   *[other] , e per { $silent } non ho sentito niente
}.{ $has_hard ->
    [yes] {" "}Capiti male: { $hard }.{ $others ->
        [0] {""}
        [one] {" "}Ce n'è un altro: continua lo dice.
       *[other] {" "}Ce ne sono altri { $others }: continua li dice.
    }
   *[no] {""}
}{ $advice ->
    [well] {" "}Va tutto bene.
    [nothing] {" "}Forse il microfono è spento, o è un altro: lo prova il comando python3 run.py doctor.
    [push] {" "}Non sento solo la tua voce: con l'impostazione ascolto tasto ascolto solo quando premi un tasto.
    [nearer] {" "}Avvicinati al microfono, o alzalo nelle impostazioni del sistema, perché la tua voce si distingua dal rumore.
    [digits] {" "}In una mossa con { $square } di' tutte le caselle cifra per cifra: { $instead }.
    [word] {" "}Per { $square } puoi dire anche { $instead }.
    [none] {""}
   *[slower] {" "}Parla un po' più lentamente, ogni numero d'un fiato.
}
    .brief = { $right } su { $asked }{ $silent ->
        [0] {""}
       *[other] , { $silent } non sentiti
    }.{ $has_hard ->
        [yes] {" "}Capiti male: { $hard }.{ $others ->
            [0] {""}
           *[other] {" "}Altri { $others }: continua.
        }
       *[no] {""}
    }{ $advice ->
        [well] {" "}Tutto bene.
        [nothing] {" "}Microfono spento? Vedi python3 run.py doctor.
        [push] {" "}Meglio ascolto tasto.
        [nearer] {" "}Avvicinati.
        [digits] {" "}{ $square }: di' { $instead }.
        [word] {" "}{ $square }: di' { $instead }.
        [none] {""}
       *[slower] {" "}Parla più lentamente.
    }
ear-check-others = Capiti male anche: { $hard }.
