### The score of a game in braille, for an embosser.

braille-white = White
braille-black = Black
braille-date = { $year }-{ $month }-{ $day }
braille-rules = { $rules ->
    [italian] Italian draughts
   *[international] International draughts
}
braille-pieces = { $side ->
    [white] White
   *[black] Black
}: { $has ->
    [men] men { $men }
    [kings] kings { $kings }
    [both] men { $men }, kings { $kings }
   *[none] no pieces
}
braille-result = { $result ->
    [white] White wins.
    [black] Black wins.
    [draw] Draw.
   *[open] The game is not over.
}
