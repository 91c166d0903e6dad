### The game gone through by ear, and earlier positions.

aside-at = { $kind ->
    [start] Start position.
    [set] Position put on the board.
   *[move] Move { $number }, { words-side }: { $move }.
}
aside-reading = { $kind ->
    [start] At the start:
    [set] After the position that was put:
   *[move] After move { $number } of { words-side }:
}
aside-back = { $was_there ->
    [yes] You are at the game already.
   *[no] At the game.
}
aside-nothing-before = There is nothing before this: it is the start position.
    .brief = It is the start position.
aside-no-such-move = There is no move { $number } yet: the last is { $last }.
    .brief = No { $number }: the last is { $last }.
aside-no-moves = You are reviewing the game, where no moves are made: type to the game, and then the move.
    .brief = First to the game, then the move.
    .again = The move was not played, because you are reviewing. To the game takes you where you play.
aside-no-deeds = You are looking at something else than the game you play, and nothing was done to that: type to the game, and then what you want. To step back here, type previous.
    .brief = Not done: to the game, and then what you want. To step back here: previous.
aside-way-back = To go back, type: to the game.
