### The position.

position-pieces = { words-side }: { $men_count ->
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
    .letters = { $men_count ->
        [0] { $kings_count ->
            [0] { $side_man }: no pieces
           *[other] { $side_king }: { $kings_plain }
        }
       *[other] { $side_man }: { $men_plain }{ $kings_count ->
            [0] {""}
           *[other] {" "}{ $side_king }: { $kings_plain }
        }
    }
position-kings = { words-side }: { $kings_count ->
    [0] no kings
    [one] one king, { $kings }
   *[other] { $kings_count } kings, { $kings }
}.
    .letters = { $side_king }: { $kings_count ->
        [0] no king
       *[other] { $kings_plain }
    }
position-piece-count = { words-side }: { $men_count ->
    [0] no men
    [one] one man
   *[other] { $men_count } men
} and { $kings_count ->
    [0] no kings
    [one] one king
   *[other] { $kings_count } kings
}.
position-ahead = { $count ->
    [0] Both have the same number of pieces.
    [one] { words-side } has one piece more.
   *[other] { words-side } has { $count } pieces more.
}{ $kings ->
    [own] {" "}Only { words-side } has kings.
    [other] {" "}Only { words-other-side } has kings.
   *[none] {""}
}
    .brief = { $count ->
        [0] Equal.
       *[other] { words-side }: { $count } more.
    }{ $kings ->
        [own] {" "}Only { words-side } has kings.
        [other] {" "}Only { words-other-side } has kings.
       *[none] {""}
    }
position-lost = Lost since the start: White { $white ->
    [0] no pieces
    [one] one piece
   *[other] { $white } pieces
}, Black { $black ->
    [0] no pieces
    [one] one piece
   *[other] { $black } pieces
}.
    .brief = Lost: White { $white }, Black { $black }.
position-square = { $contents }.
position-no-such-square = There is no square { $square }: the squares go from 1 to { $last }.
    .brief = No square { $square }: from 1 to { $last }.
    .again = Squares go from 1 to { $last } here: there is no { $square }.
position-neighbours = Around { $square }: { $contents }.
position-ray = { $way ->
    [ahead-left] Ahead left
    [ahead-right] Ahead right
    [back-left] Back left
   *[back-right] Back right
} from { $square }: { $contents }.
    .brief = { $way ->
        [ahead-left] Ahead left
        [ahead-right] Ahead right
        [back-left] Back left
       *[back-right] Back right
    } { $square }: { $contents }.
position-row = Row { $row }: { $contents }.
    .letters = r{ $row } { $contents }
    .narrow-letters = r{ $row } { $contents_letters }
position-where = Row { $row }, column { $column }: { $contents }.
position-place-right-edge = Right edge: { $contents }.
position-place-left-edge = Left edge: { $contents }.
position-place-main-diagonal = Main diagonal: { $contents }.
position-place-parallels = Parallel: { $contents }.
position-place-corners = Corners: { $contents }.
position-place-double-corner = { words-side }'s double corner: { $contents }.
position-place-goal = { words-side }'s goal: { $contents }.
position-place-base = { words-side }'s base: { $contents }.
position-place-column = Column { $number }: { $contents }.
position-no-such-place = This board has no such part. Ask, for example, for row 3, column 2, base, edges, main diagonal, corners.
    .brief = No such part: row 3, column 2, base, edges, corners.
    .again = There is no part of that name here. There are, for example, row 3, column 2, base, edges, main diagonal, corners.
position-promotion-row = { words-side } is crowned on the other side's base: { $contents }.
    .brief = { words-side } is crowned on: { $contents }.
position-emptied = { $since ->
    [asked] Since you last asked what has changed, { $is_more ->
        [yes] in all{" "}
       *[no] {""}
    }emptied
   *[other] { $is_more ->
        [yes] Emptied in all
       *[no] Emptied
    }
}{ $has_move ->
    [yes] {" "}by { $move }
   *[no] {""}
}: { $squares }.
position-filled = { $since ->
    [asked] Since you last asked what has changed, { $is_more ->
        [yes] in all{" "}
       *[no] {""}
    }filled
   *[other] { $is_more ->
        [yes] Filled in all
       *[no] Filled
    }
}{ $has_move ->
    [yes] {" "}by { $move }
   *[no] {""}
}: { $contents }.
    .brief = Filled: { $contents }.
position-nothing-changed = Nothing has changed { $is_since_start ->
    [yes] since the game began
   *[no] since you last asked
}.
    .brief = Nothing changed.
position-changes-offered = Type changed to hear which squares have changed.
    .brief = For what has changed, type changed.
    .again = The word changed tells you the squares that have changed.
position-taken = { words-side }, { $move }, { $count ->
    [one] piece taken
   *[other] pieces taken
}: { $contents }.
position-as-said = { $is_so ->
    [yes] Yes, that is so.
   *[no] No, that is not so.
}
position-put-back = { $has_lifted ->
    [yes] Pick up { $lifted }.{" "}
   *[no] {""}
}{ $has_moves ->
    [yes] Move back { $moves }.{" "}
   *[no] {""}
}{ $has_uncrowned ->
    [yes] On { $uncrowned } it is a man again.{" "}
   *[no] {""}
}{ $has_contents ->
    [yes] Put back { $contents }.
   *[no] {""}
}
    .brief = { $has_lifted ->
        [yes] Pick up { $lifted }.{" "}
       *[no] {""}
    }{ $has_moves ->
        [yes] { $moves }.{" "}
       *[no] {""}
    }{ $has_uncrowned ->
        [yes] Man on { $uncrowned }.{" "}
       *[no] {""}
    }{ $has_contents ->
        [yes] Put back { $contents }.
       *[no] {""}
    }
position-nothing-taken-lately = In the last { $moves } moves { $side ->
    [none] nothing was taken
   *[other] { words-side } took nothing
}.
    .brief = { $moves } moves: { $side ->
        [none] nothing taken
       *[other] { words-side } took nothing
    }.
position-nothing-taken = { $side ->
    [none] The last two moves took nothing
   *[other] { words-side } took nothing with the last move
}.
    .brief = { $side ->
        [none] Last two moves
       *[other] { words-side }, last move
    }: nothing taken.
position-place-centre = Centre: { $contents }.
position-place-near-left = Bottom left: { $contents }.
position-place-near-right = Bottom right: { $contents }.
position-place-far-left = Top left: { $contents }.
position-place-far-right = Top right: { $contents }.
position-which-square = Which square? Add its number, for example square 18.
    .brief = Which square? For example square 18.
    .again = The number of the square is missing: type it now.
position-empty = { $count ->
    [one] One empty square: { $squares }.
   *[other] { $count } empty squares: { $squares }.
}
    .brief = Empty: { $squares }.
position-nearest = { $count ->
    [0] { words-side }: no men to be crowned.
    [one] { words-side }: the man nearest to being crowned is on { $pieces }, { $moves } { $moves ->
        [one] move
       *[other] moves
    } from the other side's base.
   *[other] { words-side }: the men nearest to being crowned are on { $pieces }, { $moves } { $moves ->
        [one] move
       *[other] moves
    } from the other side's base.
}
    .brief = { $count ->
        [0] { words-side }: no men.
       *[other] { words-side }: { $pieces }, { $moves } to go.
    }
