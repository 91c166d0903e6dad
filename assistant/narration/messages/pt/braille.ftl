### A planilha de uma partida em braille, para uma impressora.

braille-white = Brancas
braille-black = Pretas
braille-date = { $day }-{ $month }-{ $year }
braille-rules = { $rules ->
    [italian] Damas italianas
   *[international] Damas internacionais
}
braille-pieces = { $side ->
    [white] Brancas
   *[black] Pretas
}: { $has ->
    [men] pedras { $men }
    [kings] damas { $kings }
    [both] pedras { $men }, damas { $kings }
   *[none] nenhuma peça
}
braille-result = { $result ->
    [white] Ganham as Brancas.
    [black] Ganham as Pretas.
    [draw] Empate.
   *[open] A partida não terminou.
}
