### Due persone a una macchina: chi vede, chi chiede, che cosa è per una sola.

together-sight = { $is_you ->
    [yes] { $is_blind ->
        [yes] Giochi senza vedere la damiera
       *[no] Giochi a mente
    }
   *[no] { $has_name ->
        [yes] { $name }
       *[no] Il { words-side }
    } { $is_blind ->
        [yes] gioca senza vedere la damiera
       *[no] gioca a mente
    }
}: { $count ->
    [-1] domande libere.
    [0] nessuna domanda.
    [one] una domanda sola.
   *[other] { $count } domande.
}
together-tries = Una mossa non permessa si rifiuta senza dire perché, e se ne annuncia un'altra: non si decide niente, e il suo articolo sta nel tabellino a partita finita.
    .brief = Mosse non permesse: rifiutate senza dire perché.
together-sight-again = { $is_you ->
    [yes] { $is_blind ->
        [yes] Giochi senza vedere la damiera
       *[no] Giochi a mente
    }
   *[no] { $has_name ->
        [yes] { $name }
       *[no] Il { words-side }
    } { $is_blind ->
        [yes] gioca senza vedere la damiera
       *[no] gioca a mente
    }
}: { $left ->
    [-1] domande libere.
    [0] nessuna domanda.
    [one] ancora una domanda.
   *[other] ancora { $left } domande.
}
together-no-notes = In questa partita non si annota: il tabellino e le mosse passate non si chiedono, l'ultima mossa sì.
    .brief = Senza annotazione: solo l'ultima mossa.
together-note-refused = In questa partita non si annota. Puoi chiedere ultima, turno e ripeti.
    .brief = Non si annota: solo ultima, turno e ripeti.
    .again = Senza annotazione niente tabellino e niente mosse passate: restano ultima, turno e ripeti.
together-fixed = { $what ->
    [notes] L'annotazione si decide quando la partita comincia: scrivi nuova partita senza annotazione, oppure con annotazione.
   *[questions] Il numero di domande si decide quando la partita comincia: scrivi per esempio nuova partita alla cieca con 3 domande.
}
    .again = { $what ->
        [notes] Per cambiare l'annotazione comincia una partita: scrivi nuova partita senza annotazione, oppure con annotazione.
       *[questions] Per un altro numero di domande comincia una partita: scrivi per esempio nuova partita alla cieca con 3 domande.
    }
together-share-ask = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
}, qui ogni risposta la sentite tutti e due. Vuoi che le domande sulla posizione abbiano risposta lo stesso? Rispondi { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} sì, oppure no.
    .brief = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: risposte sulla posizione per tutti e due?
    .again = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }, sì o no: chi chiede della posizione ha una risposta che sentite tutti e due?
together-shared = { $is_agreed ->
    [yes] D'accordo: le risposte sulla posizione le sentite tutti e due.
   *[no] Allora in questa partita le domande sulla posizione restano senza risposta.
}
together-unshared = La risposta la sentireste tutti e due, e non lo avete voluto entrambi. Puoi chiedere ultima, turno{ $has_notes ->
    [yes] , tabellino
   *[no] {""}
} e ripeti.
    .brief = Niente risposte sulla posizione, che sentireste tutti e due.
    .again = Niente risposte sulla posizione, se le sentite tutti e due: restano ultima, turno{ $has_notes ->
        [yes] , tabellino
       *[no] {""}
    } e ripeti.
together-counted = La risposta la sentireste tutti e due, e all'altro le domande si contano: qui chiede solo chi le ha contate.
    .brief = Qui chiede solo chi ha le domande contate.
together-no-questions = { $count ->
    [0] In questa partita la posizione si tiene a mente. Puoi chiedere ultima, turno e ripeti.
   *[other] Le domande sulla damiera sono finite. Puoi chiedere ultima, turno e ripeti.
}
    .brief = Niente domande: restano ultima, turno e ripeti.
    .again = { $count ->
        [0] Niente domande sulla damiera in questa partita: restano ultima, turno e ripeti.
       *[other] Non ci sono più domande sulla damiera: restano ultima, turno e ripeti.
    }
together-braille = Le righe scritte le legge solo { $has_name ->
    [yes] { $name }
   *[no] il { words-side }
}: le risposte alle sue domande non si dicono ad alta voce.
together-device-found = Le cuffie { $has_name ->
    [yes] di { $name }
   *[no] del { words-side }
} ci sono: le risposte alle sue domande sulla posizione si sentono solo lì.
    .brief = Le cuffie { $has_name ->
        [yes] di { $name }
       *[no] del { words-side }
    } ci sono.
together-heard-alone = Qui senti solo tu.
together-device-lost = Le cuffie { $has_name ->
    [yes] di { $name }
   *[no] del { words-side }
} non ci sono: finché non tornano, le sue domande sulla posizione restano senza risposta.
    .brief = Le cuffie { $has_name ->
        [yes] di { $name }
       *[no] del { words-side }
    } non ci sono.
together-device-missing = Le cuffie { $has_name ->
    [yes] di { $name }
   *[no] del { words-side }
} non ci sono, e qui la risposta la sentireste tutti e due. Ricollegale e chiedi di nuovo.
    .brief = Senza le cuffie { $has_name ->
        [yes] di { $name }
       *[no] del { words-side }
    } non rispondo.
    .again = Rispondo appena tornano le cuffie { $has_name ->
        [yes] di { $name }
       *[no] del { words-side }
    }: ricollegale e chiedi di nuovo.
together-stranger = Qui nessuno si chiama { $said }. Scrivi la riga con il nome o il colore di chi gioca, o senza.
    .brief = Nessuno si chiama { $said }: nome o colore di chi gioca.
together-speaker-ask = Il nome { $name } è di tutti e due: chi parla, Bianco o Nero?
    .brief = Chi parla, Bianco o Nero?
