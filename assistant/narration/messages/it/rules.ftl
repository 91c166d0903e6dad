### La legge: rifiuti, prese, mosse permesse.

rules-capture-forced-exists = { $count ->
    [one] C'è una presa obbligatoria.
   *[other] Devi prendere, in { $count_word } modi.
}
rules-capture-forced-squares = { $count ->
    [one] Devi prendere: { $moves }.
   *[other] Devi prendere, in { $count_word } modi: { $moves }.
}
rules-capture-forced-why = { $count ->
    [one] Devi prendere: { $moves }.
   *[other] Devi prendere, in { $count_word } modi: { $moves }.
}
rules-capture-decided-most-pieces = Decide il numero: si prendono più pezzi possibile, { $article }.
    .brief = Più pezzi possibile, { $article }.
rules-capture-decided-with-king = A parità di pezzi si prende con la dama, { $article }.
    .brief = Con la dama, { $article }.
rules-capture-decided-most-kings = A parità di pezzi si prendono più dame, { $article }.
    .brief = Più dame possibile, { $article }.
rules-capture-decided-kings-first = A parità di pezzi e di dame, si prende dove le dame vengono prima, { $article }.
    .brief = Prima le dame, { $article }.

rules-pieces-taken = { $count ->
    [one] un pezzo
   *[other] { $count_word } pezzi
}
rules-illegal-no-such-square = La casella { $at } non esiste: { $article }.
    .brief = Nessuna casella { $at }, { $article }.
    .again = { $article_first }: non c'è una casella { $at }.
rules-illegal-empty-square = La casella { $at } è vuota: si muove un proprio pezzo, { $article }.
    .brief = { $at } vuota, { $article }.
    .again = { $article_first }: si muove un proprio pezzo, e la casella { $at } è vuota.
rules-illegal-opponents-piece = In { $at } c'è un pezzo dell'avversario: si muove un proprio pezzo, { $article }.
    .brief = { $at } dell'avversario, { $article }.
    .again = { $article_first }: si muove un proprio pezzo, e quello in { $at } è dell'avversario.
rules-illegal-same-square = Una mossa va da una casella a un'altra: { $article }.
    .brief = Stessa casella, { $article }.
    .again = { $article_first }: una mossa va da una casella a un'altra.
rules-illegal-one-move-at-a-time = Si fa una mossa per volta: { $article }.
    .brief = Una mossa sola, { $article }.
    .again = { $article_first }: si fa una mossa per volta.
rules-illegal-man-step = La pedina in { $start } si muove di una casella sola, in avanti e in diagonale: { $article }.
    .brief = Pedina in { $start }: un passo avanti in diagonale, { $article }.
    .again = { $article_first }: la pedina in { $start } va in avanti e in diagonale, di una casella sola.
rules-illegal-man-backward = La pedina in { $start } non torna indietro: { $article }.
    .brief = Pedina in { $start }: non indietro, { $article }.
    .again = { $article_first }: la pedina in { $start } non torna indietro.
rules-illegal-king-step = { $kings_fly ->
    [yes] Una dama si muove in diagonale, e da { $step_start } non arriva in { $step_end }: { $article }.
   *[no] Una dama si muove di una casella sola, in diagonale, e da { $step_start } non arriva in { $step_end }: { $article }.
}
    .brief = { $kings_fly ->
        [yes] Da { $step_start } a { $step_end } la dama non arriva, { $article }.
       *[no] Da { $step_start } a { $step_end } non è un passo, { $article }.
    }
    .again = { $kings_fly ->
        [yes] Da { $step_start } una dama non arriva in { $step_end }: si muove in diagonale, { $article }.
       *[no] Da { $step_start } una dama non arriva in { $step_end }: si muove di una casella sola, in diagonale, { $article }.
    }
rules-illegal-king-blocked = La strada della dama è chiusa in { $at }: { $article }.
    .brief = Strada chiusa in { $at }, { $article }.
    .again = { $article_first }: in { $at } la strada della dama è chiusa.
rules-illegal-occupied = La casella { $at } è occupata: { $article }.
    .brief = { $at } occupata, { $article }.
    .again = { $article_first }: in { $at } c'è già un pezzo.
rules-illegal-new-king-waits = La pedina diventa dama in { $at } e può ripartire solo dopo la mossa dell'avversario: { $article }.
    .brief = Dama in { $at }: si ferma, { $article }.
    .again = { $article_first }: la pedina che diventa dama in { $at } può ripartire solo dopo la mossa dell'avversario.
rules-illegal-must-capture = La presa è obbligatoria: { $article }.
    .brief = Presa obbligatoria, { $article }.
    .again = Bisogna prendere: { $article }.
rules-illegal-nothing-to-capture = Fra { $step_start } e { $step_end } non c'è nessun pezzo da prendere: { $article }.
    .brief = Niente da prendere fra { $step_start } e { $step_end }, { $article }.
    .again = { $article_first }: non c'è nessun pezzo da prendere fra { $step_start } e { $step_end }.
rules-illegal-no-room-behind = Dietro il pezzo in { $at } non c'è una casella libera: { $article }.
    .brief = Dietro { $at } non c'è posto, { $article }.
    .again = { $article_first }: il pezzo in { $at } non ha dietro una casella libera.
rules-illegal-captures-next = Da { $step_start } a { $step_end } non si prende: { $is_king ->
    [yes] la dama
   *[no] la pedina
} prende il pezzo che tocca in diagonale e si ferma nella prima casella dietro, { $article }.
    .brief = Da { $step_start } a { $step_end } no: solo il pezzo che tocca, e subito dietro, { $article }.
    .again = { $article_first }: { $is_king ->
        [yes] la dama
       *[no] la pedina
    } prende solo il pezzo che tocca e si ferma subito dietro, e da { $step_start } non arriva in { $step_end }.
rules-illegal-captured-stays = I pezzi presi restano sulla damiera fino alla fine della presa, e quello in { $at } chiude ancora la strada: { $article }.
    .brief = Il pezzo preso in { $at } è ancora lì, { $article }.
    .again = Il pezzo preso in { $at } chiude ancora la strada: resta sulla damiera fino alla fine della presa, { $article }.
rules-illegal-man-captures-backward = Una pedina prende solo in avanti, e il pezzo in { $at } le sta dietro: { $article }.
    .brief = { $at } è dietro la pedina, { $article }.
    .again = Il pezzo in { $at } sta dietro la pedina, che prende solo in avanti: { $article }.
rules-illegal-man-takes-king = Una pedina non prende una dama, e in { $at } c'è una dama: { $article }.
    .brief = Dama in { $at }: la pedina non la prende, { $article }.
    .again = In { $at } c'è una dama, e una pedina non la prende: { $article }.
rules-illegal-own-piece-captured = In { $at } c'è un tuo pezzo, e i propri pezzi non si prendono: { $article }.
    .brief = { $at } è tuo, { $article }.
    .again = { $article_first }: non si prendono i propri pezzi, e quello in { $at } è tuo.
rules-illegal-own-piece-passed = Durante una presa non si passa sopra i propri pezzi, e in { $at } ce n'è uno: { $article }.
    .brief = Tuo pezzo in { $at }: non si scavalca, { $article }.
    .again = In { $at } c'è un tuo pezzo, e una presa non passa sopra i propri pezzi: { $article }.
rules-illegal-passed-twice = Sullo stesso pezzo non si passa due volte, e su { $at } la presa è già passata: { $article }.
    .brief = Su { $at } già passato, { $article }.
    .again = Sul pezzo in { $at } la presa è già passata, e non ci passa due volte: { $article }.
rules-illegal-promotion-ends-capture = La pedina arrivata in { $at } si ferma e diventa dama: prenderà come dama dalla mossa seguente, { $article }.
    .brief = Dama in { $at }: la presa finisce, { $article }.
    .again = { $article_first }: in { $at } la pedina si ferma e diventa dama, e come dama prenderà dalla mossa seguente.
rules-illegal-still-a-man = In { $at } la pedina è solo di passaggio e prende ancora come pedina: { $article }.
    .brief = In { $at } è ancora pedina, { $article }.
    .again = { $article_first }: la pedina è solo di passaggio in { $at } e prende ancora come pedina.
rules-illegal-must-continue = La presa non finisce in { $at }: va continuata, { $article }.
    .brief = Da { $at } si continua, { $article }.
    .again = { $article_first }: la presa va continuata da { $at }.
rules-illegal-landing-left-out = La presa va detta pezzo per pezzo, con ogni casella di salto: { $article }.
    .brief = Manca una casella di salto, { $article }.
    .again = { $article_first }: nella presa manca una casella di salto, e va detta pezzo per pezzo.
rules-illegal-wrong-order = Le caselle di una presa si dicono nell'ordine in cui ci arriva: { $article }.
    .brief = Nell'ordine del percorso, { $article }.
    .again = { $article_first }: la presa ha queste caselle, dette nell'ordine del percorso.
rules-illegal-most-pieces = Devi prendere il maggior numero di pezzi, { $count_word }: { $article }.
    .brief = Se ne prendono { $count_word }, { $article }.
    .again = { $article_first }: si prendono più pezzi possibile, qui { $count_word }.
rules-illegal-with-king = A parità di { rules-pieces-taken } devi prendere con la dama{ $has_pieces ->
    [yes] , quella in { $pieces }
   *[no] {""}
}: { $article }.
    .brief = Con la dama{ $has_pieces ->
        [yes] , quella in { $pieces }
       *[no] {""}
    }, { $article }.
    .again = { $article_first }: a parità di { rules-pieces-taken } prende la dama{ $has_pieces ->
        [yes] , quella in { $pieces }
       *[no] {""}
    }.
rules-illegal-most-kings = A parità di { rules-pieces-taken } devi prendere il maggior numero di dame: { $article }.
    .brief = Più dame possibile, { $article }.
    .again = { $article_first }: a parità di { rules-pieces-taken } si prendono più dame possibile.
rules-illegal-kings-first = A parità di { rules-pieces-taken } e di dame, devi prendere dalla parte dove le dame vengono prima: { $article }.
    .brief = Prima le dame, { $article }.
    .again = { $article_first }: a parità di { rules-pieces-taken } e di dame, si prende dove le dame vengono prima.
rules-refused-unseen = Questa mossa non è permessa: annunciane un'altra.
    .brief = Non permessa: un'altra.
    .again = Una mossa così non è permessa: annunciane un'altra.
rules-try-in-score = Mossa { $number }, { words-side }: { $move } rifiutata, { $article }.

rules-instead-moves = { $is_capture ->
    [yes] Devi giocare { $moves }.
   *[no] { $has_start ->
        [yes] Da { $start } puoi giocare { $moves }.
       *[no] Puoi giocare { $moves }.
    }
}
    .again = { $is_capture ->
        [yes] Si deve giocare { $moves }.
       *[no] { $has_start ->
            [yes] Da { $start } si gioca { $moves }.
           *[no] Si gioca { $moves }.
        }
    }
rules-instead-pieces = { $has_start ->
    [yes] Il pezzo in { $start } non può muovere. { $count ->
        [one] Può muovere { $pieces }.
       *[other] Possono muovere { $pieces }.
    }
   *[no] { $count ->
        [one] Può muovere { $pieces }.
       *[other] Possono muovere { $pieces }.
    }
}
    .brief = { $has_start ->
        [yes] { $start } è fermo; con mosse: { $pieces }.
       *[no] Con mosse: { $pieces }.
    }
    .again = { $has_start ->
        [yes] Da { $start } non si può muovere, da { $pieces } sì.
       *[no] Hai mosse da { $pieces }.
    }
rules-legal-moves = { $count ->
    [0] Nessuna mossa possibile.
    [one] Una mossa: { $moves }.
   *[other] { $count } mosse: { $moves }.
}
rules-ask-longer = { $doubt ->
    [step] Fra queste caselle non è permesso un passo, solo la presa { $move }: la giochi?
    [landing] Manca una casella di salto della presa, { $article }: giochi { $move }?
    [nothing] Fra queste caselle non c'è nessun pezzo da prendere: giochi il passo { $move }?
   *[shorter] Fra queste caselle è permessa solo la presa più lunga, { $move }: la giochi?
}
    .brief = { $doubt ->
        [landing] { $move }: la giochi?
        [step] La presa, { $move }: la giochi?
        [nothing] Il passo, { $move }: lo giochi?
       *[shorter] Presa più lunga, { $move }: la giochi?
    }
    .again = { $doubt ->
        [step] Il passo non è permesso: giochi { $move }?
        [landing] { $article_first }: la presa va detta casella per casella. Giochi { $move }?
        [nothing] Lì non si prende nulla: giochi il passo { $move }?
       *[shorter] La presa più corta non è permessa: giochi { $move }?
    }
rules-longer-hidden = { $doubt ->
    [step] Fra queste caselle non è permesso un passo: scrivi tutto il percorso della presa.
    [landing] Manca una casella di salto della presa, { $article }: scrivi tutto il percorso.
    [nothing] Fra queste caselle non c'è nessun pezzo da prendere: scrivi il passo con il trattino.
   *[shorter] Queste caselle valgono anche per una presa più corta, che non è permessa: scrivi tutto il percorso.
}
    .brief = { $doubt ->
        [nothing] Scrivi il passo con il trattino.
       *[shorter] Scrivi tutto il percorso della presa.
    }
    .again = { $doubt ->
        [step] Il passo non è permesso: serve il percorso intero della presa.
        [landing] { $article_first }: serve il percorso intero, con ogni casella di salto.
        [nothing] Lì non si prende nulla: il passo si scrive con il trattino.
       *[shorter] La presa più corta non è permessa: serve il percorso intero.
    }
rules-ask-unclear = Manca una casella di salto della presa, { $article }: può essere solo { $move }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: la lasci valere? Rispondi { $is_named ->
    [yes] { words-name-or-side } sì per lasciarla valere, { words-name-or-side } no per farla annunciare di nuovo
   *[no] sì per lasciarla valere, no per farla annunciare di nuovo
}.
    .brief = { $move }. { $is_named ->
        [yes] Vale: { words-name-or-side } sì o { words-name-or-side } no
       *[no] { words-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: vale, sì o no
    }?
rules-unclear-put-right = Da rettificare, { $article }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: annuncia di nuovo la presa, con ogni casella di salto.
    .brief = Da rettificare, { $article }.
rules-which-route = Quale presa: { $moves }? Scrivi una casella che c'è in una sola.
    .brief = Quale: { $moves }?
    .again = Queste caselle valgono per più prese: { $moves }. Scrivi una casella che c'è in una sola, o tutto il percorso.
rules-capture-count = { $count ->
    [0] { $move } non prende niente.
   *[other] { $move } prende { rules-pieces-taken }.
}
    .brief = { $count ->
        [0] Nessun pezzo.
       *[other] { $count }.
    }
rules-can-be-played = { $is_legal ->
    [yes] Sì, { $move } si può giocare.
   *[no] No.
}
rules-moves-of = { $count ->
    [0] Da { $start } non si può muovere.
    [one] Da { $start }, una mossa: { $moves }.
   *[other] Da { $start }, { $count } mosse: { $moves }.
}
rules-no-moves-of-empty = La casella { $square } è vuota.
    .brief = { $square } vuota.
rules-no-moves-of-opponent = In { $square } c'è un pezzo dell'avversario.
    .brief = { $square } dell'avversario.
rules-no-moves-of-blocked = Il pezzo in { $square } è bloccato.
    .brief = { $square } bloccata.
rules-no-moves-of-capture = Il pezzo in { $square } non può muovere: un altro deve prendere.
    .brief = { $square } ferma: un altro deve prendere.
rules-movable = { $count ->
    [0] Nessun pezzo può muovere.
    [one] Può muovere { $pieces }.
   *[other] Possono muovere { $pieces }.
}
rules-blocked = { $count ->
    [0] Tutti i pezzi possono muovere.
    [one] Non può muovere il pezzo in { $pieces }.
   *[other] Non possono muovere i pezzi in { $pieces }.
}
rules-arrivals = { $count ->
    [0] Nessuna mossa arriva in { $square }.
    [one] Una mossa arriva in { $square }: { $moves }.
   *[other] { $count } mosse arrivano in { $square }: { $moves }.
}
rules-captures = { $count ->
    [0] Non ci sono prese.
    [one] Una presa: { $moves }.
   *[other] { $count } prese: { $moves }.
}
rules-longest-capture = { $ways ->
    [0] Il { words-side } non ha prese.
    [one] Presa più lunga del { words-side }, { rules-pieces-taken }: { $moves }.
   *[other] Prese più lunghe del { words-side }, { rules-pieces-taken } ognuna: { $moves }.
}
    .brief = { $ways ->
        [0] Nessuna presa.
       *[other] { rules-pieces-taken }: { $moves }.
    }
rules-choice-free = Si può scegliere a piacere, { $article }.
    .brief = Scelta libera, { $article }.
rules-moves-of-other = Se toccasse al { words-side }: { $count ->
    [0] nessuna mossa
    [one] una mossa, { $moves }
   *[other] { $count } mosse, { $moves }
}.
    .brief = { words-side }, se toccasse: { $count ->
        [0] niente
       *[other] { $moves }
    }.
rules-threatened = { $count ->
    [0] Nessun pezzo del { words-side } è in presa.
    [one] Pezzi in pericolo del { words-side }: { $pieces }.
   *[other] Pezzi in pericolo del { words-side }: { $pieces }.
}
rules-told = { words-game-opened } Chi può prendere deve, e fra più prese ne fa una che prende più pezzi{ $rules ->
    [italian] ; a parità, prima con la dama, poi più dame, poi le dame per prime
   *[international] {""}
}. Una mossa che le regole non permettono è rifiutata con il suo articolo.
    .brief = { words-game-opened } La presa è obbligatoria, prima quella di più pezzi.
rules-nothing-refused = Dopo l'ultima mossa non ho rifiutato niente.
    .brief = Nessun rifiuto.
    .again = Non ho rifiutato nessuna mossa.
rules-no-such-move-arrival = Nessuna mossa arriva in { $square }.{ $count ->
    [0] {""}
    [one] {" "}Può muovere { $pieces }.
   *[other] {" "}Possono muovere { $pieces }.
}
    .brief = Niente arriva in { $square }.{ $count ->
        [0] {""}
       *[other] {" "}Con mosse: { $pieces }.
    }
    .again = In { $square } non si arriva.{ $count ->
        [0] {""}
       *[other] {" "}Hai mosse da { $pieces }.
    }
rules-no-such-move-capture = Non ci sono prese.{ $count ->
    [0] {""}
    [one] {" "}Può muovere { $pieces }.
   *[other] {" "}Possono muovere { $pieces }.
}
    .brief = Nessuna presa.{ $count ->
        [0] {""}
       *[other] {" "}Con mosse: { $pieces }.
    }
    .again = Non si può prendere.{ $count ->
        [0] {""}
       *[other] {" "}Hai mosse da { $pieces }.
    }
rules-no-such-move-promotion = Nessuna pedina può fare dama con questa mossa.{ $count ->
    [0] {""}
    [one] {" "}Può muovere { $pieces }.
   *[other] {" "}Possono muovere { $pieces }.
}
    .brief = Nessuna pedina fa dama.{ $count ->
        [0] {""}
       *[other] {" "}Con mosse: { $pieces }.
    }
    .again = Con questa mossa nessuna pedina fa dama.{ $count ->
        [0] {""}
       *[other] {" "}Hai mosse da { $pieces }.
    }
rules-no-such-move-promotion-there = Nessuna pedina può fare dama in { $square } con questa mossa.
    .brief = Niente promozione in { $square }.
    .again = Con questa mossa nessuna pedina fa dama in { $square }.
rules-no-such-move-king = Nessuna dama può fare questa mossa.{ $count ->
    [0] {""}
    [one] {" "}Può muovere { $pieces }.
   *[other] {" "}Possono muovere { $pieces }.
}
    .brief = Non con una dama.{ $count ->
        [0] {""}
       *[other] {" "}Con mosse: { $pieces }.
    }
    .again = Con una dama questa mossa non c'è.{ $count ->
        [0] {""}
       *[other] {" "}Hai mosse da { $pieces }.
    }
rules-say-whole = Più di una mossa va bene: scrivi la casella di partenza e quella di arrivo, o tutto il percorso.
    .brief = Più mosse: scrivi partenza e arrivo.
    .again = Non basta per sapere quale mossa: servono partenza e arrivo, o il percorso intero.
rules-squares-wanted = Qui serve la mossa intera: scrivi la casella di partenza e quella di arrivo, e di una presa tutto il percorso.
    .brief = Mossa intera: partenza e arrivo, di una presa tutto il percorso.
    .again = Così non so quale mossa: servono partenza e arrivo, e di una presa tutto il percorso.
rules-which-move = Quale mossa: { $moves }?
    .again = Si può giocare { $moves }: quale?
rules-not-taken-room = Da { $taker } non puoi prendere { $target }: la casella dietro non è vuota, { $behind }, { $article }.
    .brief = Dietro { $target }: { $behind }, { $article }.
rules-not-taken-edge = Da { $taker } non puoi prendere { $target }: sta sul bordo, e dietro non c'è una casella dove arrivare, { $article }.
    .brief = Da { $taker }, { $target } è sul bordo: niente casella dietro, { $article }.
rules-not-taken-king = In { $target } c'è una dama, e in { $taker } una pedina, che le dame non le prende: { $article }.
    .brief = Dama in { $target }: la pedina in { $taker } non la prende, { $article }.
rules-not-taken-backward = Il pezzo in { $target } sta dietro la pedina in { $taker }, e una pedina prende solo in avanti: { $article }.
    .brief = { $target } è dietro la pedina in { $taker }, { $article }.
rules-not-taken-nearness = { $has_taker ->
    [yes] Il pezzo in { $taker } non sta accanto a { $target }, in diagonale
   *[no] Nessun tuo pezzo sta accanto a { $target }, in diagonale
}{ $kings_fly ->
    [yes] , e nessuna tua dama ha la strada libera fin lì
   *[no] {""}
}: { $article }.
    .brief = { $has_taker ->
        [yes] { $taker } non è accanto a { $target }
       *[no] Nessun tuo pezzo accanto a { $target }
    }, { $article }.
rules-not-taken-own = In { $target } c'è un tuo pezzo, e i propri pezzi non si prendono: { $article }.
    .brief = { $target } è tuo, { $article }.
rules-not-taken-outranked = { $move } lo prenderebbe, ma viene prima un'altra presa.
    .brief = { $move }: viene prima un'altra presa.
