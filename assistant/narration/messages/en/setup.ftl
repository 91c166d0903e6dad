### How a game begins that does not begin as usual, positions that are set up, FENs.

setup-opening = { $is_drawn ->
    [yes] Opening drawn by lot
   *[no] Opening
}{ $number ->
    [0] {""}
   *[other] , number { $number }
}: { $moves }.
setup-odds = { words-side } plays without { $count ->
    [one] the piece on { $squares }
   *[other] the pieces on { $squares }
}.
    .brief = { words-side } without { $squares }.
setup-fen = { $fen }
    .spoken = { setup-fen-side }. { setup-fen-white } { setup-fen-black }
setup-fen-side = { words-side } to move
setup-fen-white = White: { $white_men_count ->
    [0] { $white_kings_count ->
        [0] no pieces
       *[other] {""}
    }
    [one] man { $white_men }
   *[other] men { $white_men }
}{ $white_kings_count ->
    [0] {""}
   *[other] { $white_men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $white_kings_count ->
    [0] {""}
    [one] king { $white_kings }
   *[other] kings { $white_kings }
}.
setup-fen-black = Black: { $black_men_count ->
    [0] { $black_kings_count ->
        [0] no pieces
       *[other] {""}
    }
    [one] man { $black_men }
   *[other] men { $black_men }
}{ $black_kings_count ->
    [0] {""}
   *[other] { $black_men_count ->
        [0] {""}
       *[other] ;{" "}
    }
}{ $black_kings_count ->
    [0] {""}
    [one] king { $black_kings }
   *[other] kings { $black_kings }
}.
setup-fen-writing = Writing the file { $name }.
setup-fen-written = FEN written to { $name }, in the folder { $folder }.
setup-file-refused = { $why ->
    [name] This cannot be the name of a file: use letters, numbers and hyphens.
    [hidden] In this game the position is kept in mind, and a file would give it to anybody: it is written when the game is over.
    [full] The disk is full: nothing was written. Type fen to read the position here.
    [forbidden] The system does not let me write the file. Type fen to read the position here.
   *[other] I cannot write the file. Type fen to read the position here.
}
    .brief = { $why ->
        [name] No name for a file.
        [hidden] It is written after the end.
        [full] Disk full: no file.
       *[other] The file cannot be written.
    }
setup-waiting = { $count ->
    [0] Type the pieces, for example: white 18, king 31, black 5 and 9.
    [one] One piece, { words-side } to move. Add more, for example: black king 5.
   *[other] { $count } pieces, { words-side } to move. Add more, for example: black king 5.
} Then done, or cancel.
    .brief = { $count ->
        [0] The pieces, then done.
        [one] One piece. More, or done.
       *[other] { $count } pieces. More, or done.
    }
    .again = { $count ->
        [0] Which pieces? For example: white 18, king 31.
        [one] There is one piece, { words-side } to move.
       *[other] There are { $count } pieces, { words-side } to move.
    } Done begins the game, cancel leaves.
setup-goes-on = { $count ->
    [one] Going on with the position from before, with one piece; clear empties it.
   *[other] Going on with the position from before, with { $count } pieces; clear empties it.
}
    .brief = Going on: { $count } pieces.
setup-colour = { words-side }: which squares?
setup-no-colour = Of which colour? Type white or black first.
    .brief = White or black?
setup-turn = { words-side } to move.
setup-taken = Removed: { $squares }.
setup-nothing-there = There is nothing on { $square }.
setup-emptied = The board is empty.
setup-occupied = On { $square } there is { $piece ->
    [white-man] a white man
    [white-king] a white king
    [black-man] a black man
   *[black-king] a black king
} already: first remove { $square }.
    .brief = { $square } is occupied.
setup-impossible-occupied-twice = Square { $number } is occupied twice: take one piece away.
    .brief = { $number } is occupied twice.
setup-impossible-uncrowned = The { $side ->
    [white] white
   *[black] black
} man on { $number } stands on the opponent's base, where it would be a king: type { $side ->
    [white] white
   *[black] black
} king { $number }, or remove { $number }.
    .brief = On { $number } there must be a king.
setup-impossible-too-many = { words-side } has { $number } pieces, and may have { $most }: take some away, with remove and the squares.
    .brief = { words-side }: { $number } pieces are too many.
setup-impossible-empty = There is no piece: put at least one.
    .brief = No piece: put one.
setup-waits = The position first: type done, or cancel to leave it.
    .brief = First done, or cancel.
setup-left = Position left{ $count ->
    [0] {""}
   *[other] ; set up position goes on with it
}.
    .brief = Position left.
setup-ask-begin = { $is_over ->
    [yes] { words-side } is to move and cannot: the game would be over at once. { $is_at_stake ->
        [yes] Leave this game and begin all the same?
       *[no] Begin all the same?
    }
   *[no] Do you want to leave this game and begin from the new position?
} Answer yes or no.
    .brief = { $is_over ->
        [yes] { words-side } has no move: begin, yes or no?
       *[no] Game from the position: yes or no?
    }
    .again = { $is_over ->
        [yes] A game that is over at once, because { words-side } has no move: shall it begin?
       *[no] Leave this game for the new position?
    } Please answer yes or no.
