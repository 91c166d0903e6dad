### The position.

board-pieces = { words-side }: { $men_count ->
    [0] {""}
    [one] man { $men }
   *[other] men { $men }
}{ $kings_count ->
    [0] {""}
   *[other] { $men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $kings_count ->
    [0] { $men_count ->
        [0] no pieces
       *[other] {""}
    }
    [one] king { $kings }
   *[other] kings { $kings }
}.
