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
board-kings = { words-side }: { $kings_count ->
    [0] no kings
    [one] king { $kings }
   *[other] kings { $kings }
}.
    .letters = { $side_king }: { $kings_count ->
        [0] no king
       *[other] { $kings_plain }
    }
board-piece-count = { words-side }: { $men_count ->
    [0] no men
    [one] one man
   *[other] { $men_count } men
} and { $kings_count ->
    [0] no kings
    [one] one king
   *[other] { $kings_count } kings
}.
board-ahead = { $count ->
    [0] Both have the same number of pieces.
    [one] { words-side } has one piece more.
   *[other] { words-side } has { $count } pieces more.
}
    .brief = { $count ->
        [0] Equal.
       *[other] { words-side }: { $count } more.
    }
board-lost = Lost since the start: White { $white ->
    [0] no pieces
    [one] one piece
   *[other] { $white } pieces
}, Black { $black ->
    [0] no pieces
    [one] one piece
   *[other] { $black } pieces
}.
    .brief = Lost: White { $white }, Black { $black }.
board-square = { $contents }.
board-no-such-square = There is no square { $square }: the squares go from 1 to { $last }.
    .brief = No square { $square }: from 1 to { $last }.
    .again = Squares go from 1 to { $last } here: there is no { $square }.
board-neighbours = Around { $square }: { $contents }.
board-ray = { $way ->
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
board-row = Row { $row }: { $contents }.
    .letters = r{ $row } { $contents }
    .narrow-letters = r{ $row } { $contents_letters }
board-place-right-edge = Right edge: { $contents }.
board-place-left-edge = Left edge: { $contents }.
board-place-main-diagonal = Main diagonal: { $contents }.
board-place-parallels = Parallel: { $contents }.
board-place-corners = Corners: { $contents }.
board-place-double-corner = { words-side }'s double corner: { $contents }.
board-place-goal = { words-side }'s goal: { $contents }.
board-place-base = { words-side }'s base: { $contents }.
board-place-column = Column { $number }: { $contents }.
board-no-such-place = This board has no such part. Ask, for example, for row 3, column 2, base, edges, main diagonal, corners.
    .brief = No such part: row 3, column 2, base, edges, corners.
    .again = There is no part of that name here. There are, for example, row 3, column 2, base, edges, main diagonal, corners.
board-promotion-row = { words-side } is crowned on the other side's base: { $contents }.
    .brief = { words-side } is crowned on: { $contents }.
board-emptied = { $since ->
    [asked] Since you last asked what has changed, { $is_more ->
        [yes] in all{" "}
       *[no] {""}
    }emptied
   *[other] { $is_more ->
        [yes] Emptied overall
       *[no] Emptied
    }
}{ $has_move ->
    [yes] {" "}by { $move }
   *[no] {""}
}: { $squares }.
board-filled = { $since ->
    [asked] Since you last asked what has changed, { $is_more ->
        [yes] in all{" "}
       *[no] {""}
    }filled
   *[other] { $is_more ->
        [yes] Filled overall
       *[no] Filled
    }
}{ $has_move ->
    [yes] {" "}by { $move }
   *[no] {""}
}: { $contents }.
    .brief = Filled: { $contents }.
board-nothing-changed = Nothing has changed { $is_since_start ->
    [yes] since the game began
   *[no] since you last asked
}.
    .brief = Nothing changed.
board-changes-offered = Type changed to hear which squares have changed.
    .brief = For what has changed, type changed.
    .again = The word changed tells you the squares that have changed.
board-taken = { words-side }, { $move }, { $count ->
    [one] piece taken
   *[other] pieces taken
}: { $contents }.
board-put-back = { $has_lifted ->
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
board-nothing-taken = { $side ->
    [none] The last two moves took nothing
   *[other] { words-side } took nothing with the last move
}.
    .brief = { $side ->
        [none] Last two moves
       *[other] { words-side }, last move
    }: nothing taken.
board-place-centre = Centre: { $contents }.
board-place-near-left = Bottom left: { $contents }.
board-place-near-right = Bottom right: { $contents }.
board-place-far-left = Top left: { $contents }.
board-place-far-right = Top right: { $contents }.
board-which-square = Which square? Add its number, for example square 18.
    .brief = Which square? For example square 18.
    .again = The number of the square is missing: type it now.
