### La posizione.

board-pieces = { words-side }: { $men_count ->
    [0] {""}
    [one] pedina { $men }
   *[other] pedine { $men }
}{ $kings_count ->
    [0] {""}
   *[other] { $men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $kings_count ->
    [0] { $men_count ->
        [0] nessun pezzo
       *[other] {""}
    }
    [one] dama { $kings }
   *[other] dame { $kings }
}.
board-kings = { words-side }: { $kings_count ->
    [0] nessuna dama
    [one] dama { $kings }
   *[other] dame { $kings }
}.
board-piece-count = { words-side }: { $men_count ->
    [0] nessuna pedina
    [one] una pedina
   *[other] { $men_count } pedine
} e { $kings_count ->
    [0] nessuna dama
    [one] una dama
   *[other] { $kings_count } dame
}.
board-square = { $contents }.
board-no-such-square = La casella { $square } non esiste: le caselle vanno da 1 a { $last }.
board-neighbours = Vicine di { $square }: { $contents }.
board-ray = { $way ->
    [ahead-left] Avanti a sinistra
    [ahead-right] Avanti a destra
    [back-left] Indietro a sinistra
   *[back-right] Indietro a destra
} da { $square }: { $contents }.
board-row = Traversa { $row }: { $contents }.
board-place-right-edge = Sponda destra: { $contents }.
board-place-left-edge = Sponda sinistra: { $contents }.
board-place-main-diagonal = Diagonale maggiore: { $contents }.
board-place-parallels = Parallela: { $contents }.
board-place-corners = Cantoni: { $contents }.
board-place-double-corner = Biscacco del { words-side }: { $contents }.
board-place-goal = Meta del { words-side }: { $contents }.
board-place-base = Base del { words-side }: { $contents }.
board-place-column = Colonna: { $contents }.
board-no-such-place = Questa damiera non ha quella parte. Chiedi per esempio traversa 3, colonna 2, base, sponde, diagonale maggiore, cantoni.
board-promotion-row = Il { words-side } fa dama sulla base avversaria: { $contents }.
board-changed = { $count ->
    [0] Non è cambiato niente dall'ultima volta che l'hai chiesto.
   *[other] È cambiato: { $contents }.
}
board-which-square = Di quale casella? Aggiungi il numero, per esempio casella 18.
