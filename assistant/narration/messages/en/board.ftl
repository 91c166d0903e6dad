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
board-kings = { words-side }: { $kings_count ->
    [0] no kings
    [one] king { $kings }
   *[other] kings { $kings }
}.
board-piece-count = { words-side }: { $men_count ->
    [0] no men
    [one] one man
   *[other] { $men_count } men
} and { $kings_count ->
    [0] no kings
    [one] one king
   *[other] { $kings_count } kings
}.
board-square = { $contents }.
board-no-such-square = There is no square { $square }: the squares go from 1 to { $last }.
board-neighbours = Around { $square }: { $contents }.
board-ray = { $way ->
    [ahead-left] Ahead left
    [ahead-right] Ahead right
    [back-left] Back left
   *[back-right] Back right
} from { $square }: { $contents }.
board-row = Row { $row }: { $contents }.
board-place-right-edge = Right edge: { $contents }.
board-place-left-edge = Left edge: { $contents }.
board-place-main-diagonal = Main diagonal: { $contents }.
board-place-parallels = Parallel: { $contents }.
board-place-corners = Corners: { $contents }.
board-place-double-corner = { words-side }'s double corner: { $contents }.
board-place-goal = { words-side }'s centre square: { $contents }.
board-place-base = { words-side }'s base: { $contents }.
board-place-column = Column: { $contents }.
board-no-such-place = This board has no such part. Ask for example row 3, column 2, base, edges, main diagonal, corners.
board-promotion-row = { words-side } is crowned on the other side's base: { $contents }.
board-changed = { $count ->
    [0] Nothing has changed since you last asked.
   *[other] Changed: { $contents }.
}
board-which-square = Which square? Add its number, for example square 18.
