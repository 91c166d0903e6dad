### Il tabellino di una partita in braille, per una stampante.

braille-white = Bianco
braille-black = Nero
braille-date = { $day }-{ $month }-{ $year }
braille-rules = { $rules ->
    [italian] Dama italiana
   *[international] Dama internazionale
}
braille-pieces = { $side ->
    [white] Bianco
   *[black] Nero
}: { $has ->
    [men] pedine { $men }
    [kings] dame { $kings }
    [both] pedine { $men }, dame { $kings }
   *[none] nessun pezzo
}
braille-result = { $result ->
    [white] Vince il Bianco.
    [black] Vince il Nero.
    [draw] Patta.
   *[open] La partita non è finita.
}
