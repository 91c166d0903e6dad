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
