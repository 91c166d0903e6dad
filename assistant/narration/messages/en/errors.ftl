### Positions that cannot be read.

errors-fen-shape = I cannot read the position{ $has_detail ->
    [yes] {" "}"{ $detail }"
   *[no] {""}
}: type it like W:W21,22,K30:B1,2.
    .brief = Unreadable position. Type it like W:W21,22,K30:B1,2.
errors-fen-side-to-move = The position must begin with W or B, the side to move{ $has_detail ->
    [yes] , and not with "{ $detail }"
   *[no] {""}
}.
    .brief = First W or B.
errors-fen-colours = The position "{ $detail }" needs the white pieces once, after W, and the black ones once, after B.
    .brief = W and B are needed, once each.
errors-fen-square = { $has_detail ->
    [yes] "{ $detail }"
   *[no] An empty word
} is not a square of this board.
errors-fen-occupied-twice = Square { $detail } is occupied twice: take one piece away.
    .brief = { $detail } is occupied twice.
errors-fen-uncrowned = On square { $detail } a man stands on the opponent's base, where it would be a king: type K{ $detail }.
    .brief = On { $detail } it is a king: K{ $detail }.
errors-fen-empty = There is no piece in the position: put at least one there.
    .brief = No piece: put at least one.
errors-fen-too-many = One side has { $detail } pieces, more than it begins a game with: take some away.
    .brief = { $detail } pieces on one side: too many.

errors-move = "{ $detail }" is not a move: type it as two numbers, like 22-18, or as the whole route.
errors-log-lost = The log file can no longer be written: { $detail }. The game goes on without it.
errors-log-of-notes = Nothing is noted in this game, and the moves in a log would be notes: the one of --log ends here. If the arbiter wants it, start the program with --arbiter on, too.
errors-internal = The program has made an error: { $detail }. The game is as it was before; you can go on, or type undo.
errors-settings-lost = The setting applies now, but cannot be saved: { $kind ->
    [not-toml] line { $detail } of the settings file makes no sense
    [no-home] the system does not say where to keep it
    [bad-value] in the settings file { $detail } is where I cannot change it
   *[other] the system says { $detail }
}.
errors-settings-unreadable = The settings in { $file } cannot be read: the system says { $detail }. The defaults are used.
errors-settings-not-toml = In the settings file, { $file }, line { $detail } makes no sense: correct it or remove it. The default settings are used for now.
errors-settings-bad-value = { $detail } in the settings has a value that it cannot have{ $has_value ->
    [yes] , "{ $value }"
   *[no] {""}
}: correct it or remove the line. It is ignored for now. The file is { $file }.
errors-record-late = { $is_lost ->
    [yes] The last thing done could not be saved. The game goes on, but if the program closes now it may be lost.
   *[no] Saving the game is taking longer than usual. Please wait a moment.
    }
    .brief = { $is_lost ->
    [yes] Not saved. The game goes on.
   *[no] Still saving: please wait.
    }
