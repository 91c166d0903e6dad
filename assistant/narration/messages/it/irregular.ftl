### Le irregolarità che si annunciano: quali, chi decide, che cosa ne resta.

irregular-announced-moved-twice = Irregolarità del { words-side }: muove due volte di seguito, { $move }, { $article }.
    .brief = { words-side }: due mosse di seguito, { $move }, { $article }.
irregular-announced-moved-wrongly = Irregolarità del { words-side }: muove un pezzo in modo irregolare, { $move }, { $article }.
    .brief = { words-side }: mossa irregolare, { $move }, { $article }.
irregular-announced-moved-opponents = Irregolarità del { words-side }: muove un pezzo dell'avversario, { $move }, { $article }.
    .brief = { words-side }: pezzo dell'avversario, { $move }, { $article }.
irregular-announced-capture-left-out = Irregolarità del { words-side }: tralascia una presa, { $move }, { $article }.
    .brief = { words-side }: presa tralasciata, { $move }, { $article }.
irregular-announced-wrong-number = Irregolarità del { words-side }: non prende il numero giusto di pezzi, { $move }, { $article }.
    .brief = { words-side }: numero di pezzi sbagliato, { $move }, { $article }.
irregular-announced-stopped-capturing = Irregolarità del { words-side }: si ferma in mezzo a una presa multipla, { $move }, { $article }.
    .brief = { words-side }: presa interrotta, { $move }, { $article }.
irregular-announced-impossible-capture = { $article_text ->
    [capo1] Irregolarità del { words-side }: fa una presa impossibile, { $move }, { $article }.
   *[other] { irregular-announced-moved-wrongly }
}
    .brief = { $article_text ->
        [capo1] { words-side }: presa impossibile, { $move }, { $article }.
       *[other] { irregular-announced-moved-wrongly.brief }
    }
irregular-announced-priority = Irregolarità del { words-side }: non rispetta la priorità di presa, { $move }, { $article }.
    .brief = { words-side }: priorità di presa, { $move }, { $article }.
irregular-crowned = { $is_crowned ->
    [yes] {" "}ed è dama
   *[no] {""}
}
irregular-gone = { $count ->
    [0] {""}
    [one] ; la { $taken } va tolta
   *[other] ; vanno tolte { $taken }
}
irregular-stands = Mantenuta, { $article }: il pezzo della { $start } sta nella { $end }{ irregular-crowned }{ irregular-gone }.
    .brief = Mantenuta: da { $start } a { $end }{ irregular-crowned }{ irregular-gone }, { $article }.
irregular-corrected = Si corregge, { $article }: la posizione resta com'era.
    .brief = Si corregge, { $article }.
irregular-cannot-stand = Non si può mantenere, perché la mossa non si può fare: la posizione resta com'era.
    .brief = Non si può mantenere.
irregular-in-score = Irregolarità mantenuta, { $article }{ $count ->
    [0] {""}
    [one] : la { $gone } è vuota
   *[other] : { $gone } sono vuote
}{ $has_come ->
    [yes] ; poi { $come }
   *[no] {""}
}.
    .brief = Mantenuta, { $article }{ $count ->
        [0] {""}
        [one] : { $gone } vuota
       *[other] : { $gone } vuote
    }{ $has_come ->
        [yes] ; { $come }
       *[no] {""}
    }.
irregular-too-late = L'irregolarità è stata mantenuta, e non si corregge più, { $article }.
    .brief = Non si corregge più, { $article }.
irregular-adjusting = Accomoda pure i pezzi sulla tua damiera, { $article }.
    .brief = Accomoda pure, { $article }.
irregular-not-in-part = Non si corregge in parte: tutta o niente, { $article }.
    .brief = Mai in parte, { $article }.
    .again = { $article_first }: l'irregolarità si corregge tutta o si mantiene tutta.
irregular-ask-announced = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: ho sentito { $move }, che non è una mossa. L'hai annunciata? Rispondi { $is_named ->
    [yes] { words-name-or-side } sì, oppure no
   *[no] sì o no
}.
    .brief = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: annunciata { $move }, { $is_named ->
        [yes] { words-name-or-side } sì, o no
       *[no] sì o no
    }?
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: hai annunciato proprio { $move }? Ci vuole { $is_named ->
        [yes] { words-name-or-side } sì, oppure un no
       *[no] un sì o un no
    }.
irregular-of-whom = Di chi è la decisione? Può prenderla solo { $has_name ->
    [yes] { $name }
   *[no] il { words-side }
}: rispondi { words-name-or-side } sì per mantenere, { words-name-or-side } no per far correggere.
    .brief = Decide solo { $has_name ->
        [yes] { $name }
       *[no] il { words-side }
    }: { words-name-or-side } sì o { words-name-or-side } no.
irregular-ask-who = { $move } muove un pezzo di chi non ha il tratto. Chi l'ha annunciata, il Bianco o il Nero? Rispondi Bianco, Nero o no.
    .brief = Chi ha annunciato { $move }: Bianco, Nero o no?
irregular-ask-hand = { $count ->
    [one] Vuota { $squares_named }: chi ha tolto il pezzo, il Bianco o il Nero?
   *[other] Vuote { $squares_named }: chi ha tolto i pezzi, il Bianco o il Nero?
} Rispondi Bianco, Nero o no.
    .brief = { $count ->
        [one] Vuota { $squares_named }: Bianco o Nero?
       *[other] Vuote { $squares_named }: Bianco o Nero?
    }
irregular-arbiter = { $has_list ->
    [yes] C'è l'arbitro: se una mossa irregolare si corregge o si mantiene, decide l'avversario, { $article }. Per farne a meno, avvia con --arbiter off.
   *[no] C'è l'arbitro, ma questo regolamento non elenca irregolarità: una mossa illegale si rifiuta. Per farne a meno, avvia con --arbiter off.
}
    .spoken = { $has_list ->
        [yes] C'è l'arbitro: se una mossa irregolare si corregge o si mantiene, decide l'avversario, { $article }. Per farne a meno c'è un'opzione all'avvio, arbiter off.
       *[no] C'è l'arbitro, ma questo regolamento non elenca irregolarità: una mossa illegale si rifiuta. Per farne a meno c'è un'opzione all'avvio, arbiter off.
    }
    .brief = { $has_list ->
        [yes] Arbitro: sulle irregolarità decide l'avversario, { $article }.
       *[no] Arbitro: le mosse illegali si rifiutano.
    }
    .narrow = { $has_list ->
        [yes] Arbitro: sì, { $article }.
       *[no] Arbitro: sì.
    }
irregular-back = Riprendere una mossa giocata è irregolare, { $article }: decide l'avversario.
    .brief = Ripresa irregolare, { $article }.
irregular-touch-idle = Toccata la { $square }, che non può muovere: non obbliga, ma è scorretto, { $article }.
    .brief = Toccata la { $square }: non può muovere, { $article }.
irregular-touch-out-of-turn = Toccata la { $square } fuori turno: non obbliga, ma è scorretto, { $article }.{ $is_counting ->
    [yes] {" "}L'arbitro può dire: annulla il conteggio.
   *[no] {""}
}
    .brief = Toccata la { $square } fuori turno, { $article }.
irregular-crowned-late = Incoronata in ritardo la { $square }: vale come toccarla, { $article }.
    .brief = Corona in ritardo, la { $square }, { $article }.
irregular-count-annulled = L'arbitro annulla il conteggio, { $article }: lo si può chiedere di nuovo.
    .brief = Conteggio annullato, { $article }.
irregular-count-stays = { $why ->
    [none] Non è in corso nessun conteggio da annullare, { $article }.
    [text] Per questo regolamento un conteggio non si annulla per un pezzo toccato: contano solo le mosse, { $article }.
   *[unseen] Il conteggio si annulla quando qualcuno tocca pezzi fuori turno, { $article }: qui non si è visto.
}
    .brief = { $why ->
        [none] Nessun conteggio, { $article }.
        [text] Toccare non annulla il conteggio, { $article }.
       *[unseen] Nessun tocco fuori turno, { $article }.
    }
irregular-on-light = { $count ->
    [one] Un pezzo sta su una casella chiara ed è inattivo: rimettetelo d'accordo sulla sua casella
   *[other] Su caselle chiare stanno { $count_word } pezzi, che sono inattivi: rimetteteli d'accordo sulle loro caselle
}, { $article }.
    .brief = { $count ->
        [one] Un pezzo su una casella chiara
       *[other] Su caselle chiare { $count_word } pezzi
    }, { $article }.
