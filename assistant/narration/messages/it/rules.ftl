### La legge: rifiuti, prese, mosse permesse.

rules-capture-forced-exists = C'è una presa obbligatoria.
rules-capture-forced-squares = Devi prendere: { $moves }.
rules-capture-forced-why = Devi prendere: { $moves }.
rules-capture-decided-most-pieces = Decide il numero: si prendono più pezzi possibile, { $article }.
rules-capture-decided-with-king = A parità di pezzi si prende con la dama, { $article }.
rules-capture-decided-most-kings = A parità di pezzi si prendono più dame, { $article }.
rules-capture-decided-kings-first = A parità di pezzi e di dame, si prende dove le dame vengono prima, { $article }.

rules-pieces-taken = { $count ->
    [one] un pezzo
   *[other] { $count_word } pezzi
}
rules-illegal-no-such-square = La casella { $at } non esiste: { $article }.
rules-illegal-empty-square = La casella { $at } è vuota: si muove un proprio pezzo, { $article }.
rules-illegal-opponents-piece = In { $at } c'è un pezzo dell'avversario: si muove un proprio pezzo, { $article }.
rules-illegal-same-square = Una mossa va da una casella a un'altra: { $article }.
rules-illegal-one-move-at-a-time = Si fa una mossa per volta: { $article }.
rules-illegal-man-step = La pedina in { $start } si muove di una casella sola, in avanti e in diagonale: { $article }.
rules-illegal-man-backward = La pedina in { $start } non torna indietro: { $article }.
rules-illegal-king-step = { $kings_fly ->
    [yes] Una dama si muove in diagonale, e da { $step_start } non arriva in { $step_end }: { $article }.
   *[no] Una dama si muove di una casella sola, in diagonale, e da { $step_start } non arriva in { $step_end }: { $article }.
}
rules-illegal-king-blocked = La strada della dama è chiusa in { $at }: { $article }.
rules-illegal-occupied = La casella { $at } è occupata: { $article }.
rules-illegal-new-king-waits = La pedina diventa dama in { $at } e può ripartire solo dopo la mossa dell'avversario: { $article }.
rules-illegal-must-capture = La presa è obbligatoria: { $article }.
rules-illegal-nothing-to-capture = Fra { $step_start } e { $step_end } non c'è nessun pezzo da prendere: { $article }.
rules-illegal-no-room-behind = Dietro il pezzo in { $at } non c'è una casella libera: { $article }.
rules-illegal-captured-stays = I pezzi presi restano sulla damiera fino alla fine della presa, e quello in { $at } chiude ancora la strada: { $article }.
rules-illegal-man-captures-backward = Una pedina prende solo in avanti, e il pezzo in { $at } le sta dietro: { $article }.
rules-illegal-man-takes-king = Una pedina non prende una dama, e in { $at } c'è una dama: { $article }.
rules-illegal-own-piece-captured = In { $at } c'è un tuo pezzo, e i propri pezzi non si prendono: { $article }.
rules-illegal-own-piece-passed = Durante una presa non si passa sopra i propri pezzi, e in { $at } ce n'è uno: { $article }.
rules-illegal-passed-twice = Sullo stesso pezzo non si passa due volte, e su { $at } sei già passato: { $article }.
rules-illegal-promotion-ends-capture = La pedina arrivata in { $at } si ferma e diventa dama: prenderà come dama dalla mossa seguente, { $article }.
rules-illegal-still-a-man = In { $at } la pedina è solo di passaggio e prende ancora come pedina: { $article }.
rules-illegal-must-continue = La presa non finisce in { $at }: va continuata, { $article }.
rules-illegal-most-pieces = Devi prendere il maggior numero di pezzi, { $count_word }: { $article }.
rules-illegal-with-king = A parità di { rules-pieces-taken } devi prendere con la dama, quella in { $pieces }: { $article }.
rules-illegal-most-kings = A parità di { rules-pieces-taken } devi prendere il maggior numero di dame: { $article }.
rules-illegal-kings-first = A parità di { rules-pieces-taken } e di dame, devi prendere dalla parte dove le dame vengono prima: { $article }.

rules-instead-moves = { $has_start ->
    [yes] Da { $start } puoi giocare { $moves }.
   *[no] Puoi giocare { $moves }.
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
rules-legal-moves = { $count ->
    [0] Nessuna mossa possibile.
    [one] Una mossa: { $moves }.
   *[other] { $count } mosse: { $moves }.
}
rules-which-route = Ci sono più prese con queste caselle: { $moves }. Scrivi il percorso intero, o una casella che ne distingue uno.
rules-moves-of = { $count ->
    [0] Da { $start } non si può muovere.
    [one] Da { $start } una mossa: { $moves }.
   *[other] Da { $start } { $count } mosse: { $moves }.
}
rules-movable = { $count ->
    [0] Nessun pezzo può muovere.
    [one] Può muovere { $pieces }.
   *[other] Possono muovere { $pieces }.
}
rules-captures = { $count ->
    [0] Non ci sono prese.
    [one] Una presa: { $moves }.
   *[other] { $count } prese: { $moves }.
}
rules-choice-free = Si può scegliere a piacere, { $article }.
rules-threatened = { $count ->
    [0] Nessun pezzo del { words-side } è in presa.
    [one] In presa del { words-side }: { $pieces }.
   *[other] In presa del { words-side }: { $pieces }.
}
rules-nothing-refused = Nessuna mossa è stata rifiutata.
rules-no-such-move-arrival = Nessuna mossa arriva in { $square }. { $count ->
    [one] Può muovere { $pieces }.
   *[other] Possono muovere { $pieces }.
}
rules-no-such-move-capture = Non ci sono prese. { $count ->
    [one] Può muovere { $pieces }.
   *[other] Possono muovere { $pieces }.
}
rules-no-such-move-promotion = Nessuna pedina può fare dama con questa mossa. { $count ->
    [one] Può muovere { $pieces }.
   *[other] Possono muovere { $pieces }.
}
rules-which-move = Quale mossa: { $moves }?
