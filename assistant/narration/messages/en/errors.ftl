### Positions that cannot be read.

errors-fen-shape = I cannot read the position{ $has_detail ->
    [yes] {" "}"{ $detail }"
   *[no] {""}
}: write it like W:W21,22,K30:B1,2.
errors-fen-side-to-move = The position must begin with W or B, the side to move{ $has_detail ->
    [yes] , and not with "{ $detail }"
   *[no] {""}
}.
errors-fen-colours = The position "{ $detail }" needs the white pieces once, after W, and the black ones once, after B.
errors-fen-square = { $has_detail ->
    [yes] "{ $detail }"
   *[no] An empty word
} is not a square of this board.
errors-fen-occupied-twice = Square { $detail } is occupied twice: take one piece away.
errors-fen-uncrowned = On square { $detail } a man stands on the opponent's base: there it is a king, write K{ $detail }.

errors-move = "{ $detail }" is not a move: write it as two numbers, like 22-18, or as the whole route.
errors-log-lost = The log file can no longer be written: { $detail }. The game goes on without it.
errors-internal = A fault of the program: { $detail }. The game is as it was before; you can go on, or type undo.
