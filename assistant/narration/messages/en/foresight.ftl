### What may happen: who can take a piece, what protects it, what may follow a move.

foresight-attackers = { $count ->
    [0] Nothing can take the piece on { $square }.
    [one] The piece on { $square } could be taken by { $moves }.
   *[other] The piece on { $square } could be taken in { $count_word } ways: { $moves }.
}
    .brief = { $count ->
        [0] { $square } cannot be taken.
       *[other] { $square } could be taken: { $moves }.
    }
foresight-captures-of = The piece on { $square } { $is_to_move ->
    [yes] can
   *[no] could
} take { $count ->
    [0] nothing.
    [one] like this: { $moves }.
   *[other] in { $count_word } ways: { $moves }.
}
    .brief = { $count ->
        [0] { $square } can take nothing.
       *[other] { $square } takes: { $moves }.
    }
foresight-defenders = { $count ->
    [0] Nothing can take the piece on { $square }.
    [one] The piece on { $square } is protected by { $pieces }.
   *[other] The piece on { $square } is protected by { $pieces }: if any one of them were missing, it could be taken.
}
    .brief = { $count ->
        [0] Nothing can take { $square }.
       *[other] { $square } protected by { $pieces }.
    }
foresight-not-defended = The piece on { $square } is not protected and could be taken: { $captures }. { $count ->
    [0] Nothing could take it in return.
   *[other] The capturing piece could be taken in return: { $moves }.
}
    .brief = { $square } not protected: { $captures }. { $count ->
        [0] No recapture.
       *[other] Recapture: { $moves }.
    }
foresight-nobody = There is no piece on { $square }.
foresight-replies = { $count ->
    [0] After { $move } your opponent has no move: you would win.
    [one] After { $move } your opponent { $is_capture ->
        [yes] must capture
       *[no] has only one move
    }: { $moves }.
   *[other] After { $move } your opponent { $is_capture ->
        [yes] must capture, in { $count_word } ways
       *[no] has { $count } moves
    }: { $moves }.
}
    .brief = { $count ->
        [0] After { $move } no reply: you win.
       *[other] Replies to { $move }: { $moves }.
    }
foresight-others-move = It is not { words-side }'s turn. If { $move } were played now, { $count ->
    [0] there would be no move to answer it.
   *[other] { $is_capture ->
        [yes] the answer would have to be a capture
       *[no] the replies could be
    }: { $moves }.
}
    .brief = { words-side } is not to move. Replies to { $move }: { $count ->
        [0] no move.
       *[other] { $moves }.
    }
foresight-losses = After { $move } your opponent { $count ->
    [0] can take nothing.
   *[other] takes { $has_pieces ->
        [yes] the { $count ->
            [one] piece
           *[other] pieces
        } on { $pieces }
       *[no] { $count ->
            [one] one piece
           *[other] { $count } pieces
        }
    }: { $moves }.
}
    .brief = { $count ->
        [0] After { $move }: no captures.
       *[other] After { $move }: { $moves }.
    }
foresight-take-back = After { $capture } { $is_back ->
    [yes] you could take back
   *[no] you could capture
}: { $moves }.
    .brief = { $is_back ->
        [yes] Take back
       *[no] Capture
    }: { $moves }.
foresight-safe-moves = { $is_all ->
    [yes] After any move your opponent can take nothing.
   *[no] { $count ->
        [0] After every move your opponent can take something.
        [one] After only one move your opponent can take nothing: { $moves }.
       *[other] After { $count } moves your opponent can take nothing: { $moves }.
    }
}
    .brief = { $is_all ->
        [yes] After any move: no captures.
       *[no] { $count ->
            [0] After every move: a capture.
           *[other] No captures after { $moves }.
        }
    }
foresight-rows-to-go = The { $side ->
    [white] white
   *[black] black
} man on { $square } has { $rows ->
    [one] one row
   *[other] { $rows } rows
} to go until it is crowned.
    .brief = { $square }: { $rows ->
        [one] one row
       *[other] { $rows } rows
    } to go.
foresight-crowning = { $count ->
    [0] { $near_count ->
        [0] { words-side } has no men to be crowned.
        [one] { words-side } cannot be crowned with the next move. The nearest man, on { $near }, has { $steps ->
            [one] one row
           *[other] { $steps } rows
        } to go.
       *[other] { words-side } cannot be crowned with the next move. The nearest men, on { $near }, have { $steps ->
            [one] one row
           *[other] { $steps } rows
        } to go.
    }
   *[other] { words-side } { $is_to_move ->
        [yes] can
       *[no] could
    } be crowned with the next move: { $moves }.
}
    .brief = { $count ->
        [0] { $near_count ->
            [0] { words-side }: no men.
           *[other] { words-side }, not next move. Nearest: { $near }, rows to go: { $steps }.
        }
       *[other] { words-side }, crowned next move: { $moves }.
    }
foresight-which-move = Which move? Type its two squares, for example { $example }.
    .brief = Which move?
foresight-not-played = The move is not played.
