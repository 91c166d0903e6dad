### La partita rivista a orecchio, e le posizioni di prima.

aside-at = { $kind ->
    [start] Posizione iniziale.
    [set] Posizione messa sulla damiera.
   *[move] Mossa { $number }, { words-side }: { $move }.
}
aside-reading = { $kind ->
    [start] All'inizio:
    [set] Dopo la posizione messa:
   *[move] Dopo la mossa { $number } del { words-side }:
}
aside-back = { $was_there ->
    [yes] Sei già alla partita.
   *[no] Alla partita.
}
aside-nothing-before = Prima non c'è niente: è la posizione iniziale.
    .brief = È la posizione iniziale.
aside-no-such-move = La mossa { $number } non c'è ancora: l'ultima è la { $last }.
    .brief = Fino alla mossa { $last }, non { $number }.
aside-no-moves = Stai rivedendo la partita, e qui non si muove: scrivi alla partita, e poi la mossa.
    .brief = Prima alla partita, poi la mossa.
    .again = La mossa non è giocata, perché stai rivedendo. Alla partita ti riporta dove si gioca.
aside-no-deeds = Stai guardando altro dalla partita che giochi, e su quella non è stato fatto niente: scrivi alla partita, e poi quello che vuoi. Per tornare indietro qui scrivi precedente.
    .brief = Non fatto: alla partita, e poi quello che vuoi. Per tornare indietro qui: precedente.
aside-way-back = Per tornare scrivi: alla partita.
