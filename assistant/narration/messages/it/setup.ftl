### Come comincia una partita che non comincia come al solito, le posizioni messe a mano, i FEN.

setup-opening = Apertura{ $is_drawn ->
    [yes] {" "}sorteggiata
   *[no] {""}
}{ $number ->
    [0] {""}
   *[other] , numero { $number }
}: { $moves }.
setup-odds = Il { words-side } gioca senza { $count ->
    [one] il pezzo in { $squares }
   *[other] i pezzi in { $squares }
}.
    .brief = { words-side } senza { $squares }.
setup-fen = { $fen }
    .spoken = { setup-fen-side }. { setup-fen-white } { setup-fen-black }
setup-fen-side = Muove il { words-side }
setup-fen-white = Bianco: { $white_men_count ->
    [0] { $white_kings_count ->
        [0] nessun pezzo
       *[other] {""}
    }
    [one] pedina { $white_men }
   *[other] pedine { $white_men }
}{ $white_kings_count ->
    [0] {""}
   *[other] { $white_men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $white_kings_count ->
    [0] {""}
    [one] dama { $white_kings }
   *[other] dame { $white_kings }
}.
setup-fen-black = Nero: { $black_men_count ->
    [0] { $black_kings_count ->
        [0] nessun pezzo
       *[other] {""}
    }
    [one] pedina { $black_men }
   *[other] pedine { $black_men }
}{ $black_kings_count ->
    [0] {""}
   *[other] { $black_men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $black_kings_count ->
    [0] {""}
    [one] dama { $black_kings }
   *[other] dame { $black_kings }
}.
setup-fen-writing = Scrivo il file { $name }.
setup-fen-written = FEN scritto in { $name }, nella cartella { $folder }.
setup-file-refused = { $why ->
    [name] Questo non può essere il nome di un file: bastano lettere, numeri e trattini.
    [hidden] In questa partita la posizione si tiene a mente, e un file la darebbe a chiunque: si scrive quando è finita.
    [full] Il disco è pieno: niente è stato scritto. Scrivi fen per leggere la posizione qui.
    [forbidden] Il sistema non lascia scrivere il file. Scrivi fen per leggere la posizione qui.
   *[other] Non riesco a scrivere il file. Scrivi fen per leggere la posizione qui.
}
    .brief = { $why ->
        [name] Nome di file non valido.
        [hidden] Si scrive a partita finita.
        [full] Disco pieno: niente file.
       *[other] Il file non si può scrivere.
    }
setup-waiting = { $count ->
    [0] Scrivi i pezzi, per esempio: bianco 18, dama 31, nero 5 e 9.
    [one] Un pezzo, muove il { words-side }. Aggiungine altri, per esempio: nero dama 5.
   *[other] { $count } pezzi, muove il { words-side }. Aggiungine altri, per esempio: nero dama 5.
} Poi fatto, o annulla.
    .brief = { $count ->
        [0] I pezzi, poi fatto.
        [one] Un pezzo. Altri, o fatto.
       *[other] { $count } pezzi. Altri, o fatto.
    }
    .again = { $count ->
        [0] Di quali pezzi? Per esempio: bianco 18, dama 31.
        [one] C'è un pezzo, muove il { words-side }.
       *[other] Ci sono { $count } pezzi, muove il { words-side }.
    } Fatto comincia la partita, annulla lascia.
setup-goes-on = { $count ->
    [one] Riprendo la posizione di prima, con un pezzo; vuota la svuota.
   *[other] Riprendo la posizione di prima, con { $count } pezzi; vuota la svuota.
}
    .brief = Riprendo: { $count } pezzi.
setup-colour = { words-side }: quali caselle?
setup-no-colour = Di che colore? Scrivi prima bianco o nero.
    .brief = Bianco o nero?
setup-turn = Muove il { words-side }.
setup-taken = Via: { $squares }.
setup-nothing-there = Sulla { $square } non c'è niente.
setup-emptied = Damiera vuota.
setup-occupied = Sulla { $square } c'è già { $piece ->
    [white-man] una pedina bianca
    [white-king] una dama bianca
    [black-man] una pedina nera
   *[black-king] una dama nera
}: prima via { $square }.
    .brief = La { $square } è occupata.
setup-impossible-occupied-twice = La { $number } è occupata due volte: togli un pezzo.
    .brief = La { $number } è occupata due volte.
setup-impossible-uncrowned = { $side ->
    [white] La pedina bianca
   *[black] La pedina nera
} sulla { $number } è sulla base avversaria, dove sarebbe dama: scrivi { $side ->
    [white] bianco
   *[black] nero
} dama { $number }, o via { $number }.
    .brief = Sulla { $number } ci vuole una dama.
setup-impossible-too-many = Il { words-side } ha { $number } pezzi, e ne può avere { $most }: togline qualcuno, con via e le caselle.
    .brief = { words-side }: { $number } pezzi sono troppi.
setup-impossible-empty = Non c'è nessun pezzo: mettine almeno uno.
    .brief = Nessun pezzo: mettine uno.
setup-waits = Prima la posizione: scrivi fatto, o annulla per lasciarla.
    .brief = Prima fatto, o annulla.
setup-left = Posizione lasciata{ $count ->
    [0] {""}
   *[other] ; imposta posizione la riprende
}.
    .brief = Posizione lasciata.
setup-ask-begin = { $is_over ->
    [yes] Il { words-side } deve muovere e non può: la partita finirebbe subito. { $is_at_stake ->
        [yes] Lasci la partita di ora e cominci lo stesso?
       *[no] Cominci lo stesso?
    }
   *[no] Vuoi lasciare questa partita e cominciare dalla nuova posizione?
} Rispondi sì o no.
    .brief = { $is_over ->
        [yes] Il { words-side } non ha mosse: comincio, sì o no?
       *[no] Partita dalla posizione: sì o no?
    }
    .again = { $is_over ->
        [yes] Una partita finita subito, perché il { words-side } non ha mosse: la comincio?
       *[no] Lasciare questa partita per la nuova posizione?
    } Ci vuole un sì o un no.
