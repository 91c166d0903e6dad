### Draws.

draw-count-request-began = { $by_computer ->
    [yes] I ask for the count
   *[no] { $by_arbiter ->
        [yes] The arbiter imposes the count
       *[no] The count begins
    }
}: after { $moves } { $king_moves_only ->
    [yes] king moves by each side, without a capture or a move of a man,
   *[no] moves by each side
} the game is drawn, { $article }.
    .brief = Count: { $moves } moves by each side, { $article }.
draw-count-request-runs-already = The count is already running, { $article }. Moves you have left: { $moves }.
    .brief = Count running, { $article }: you have { $moves } left.
draw-count-request-no-king-each = The count can be asked for only when each side has a king: { $article }.
    .brief = Each side needs a king, { $article }.
    .again = The count needs at least one king on each side: { $article }.
draw-count-none = No count is running. When each side has a king, type I ask for the count to have one: { $article }.
    .brief = No count is running. For one type I ask for the count.
draw-count-change-began = The count begins automatically: after { $moves } { $king_moves_only ->
    [yes] king moves
   *[no] moves
}{ $reads_each ->
    [yes] {" "}(the regulation does not say whose: I count { $moves } by each side)
   *[no] {" "}by each side
}{ $king_moves_only ->
    [yes] , without a capture or a move of a man,
   *[no] {""}
} the game is drawn, { $article }.
    .brief = Count: { $moves } { $king_moves_only ->
        [yes] king moves
       *[no] moves
    } by each side, { $article }.
draw-count-change-began-again = The count is annulled and begins again: { $moves } moves{ $reads_each ->
    [yes] {" "}(the regulation does not say whose: I count { $moves } by each side)
   *[no] {" "}by each side
}, { $article }.
    .brief = Count again: { $moves } moves by each side, { $article }.
draw-count-again = The count begins again.
draw-count-change-lapsed = The count is annulled: its conditions no longer hold, { $article }.
    .brief = Count annulled, { $article }.
draw-count-change-undone = Now that the move is taken back, the count is gone too.
    .brief = No count any more.
draw-count-change-resumed = Now that the move is taken back, the count is as it was: whoever is to move has { $moves ->
    [one] one move
   *[other] { $moves } moves
} left.
    .brief = Count as it was: { $moves } left for whoever is to move.
draw-count-remaining = { $moves ->
    [one] One move by each side is left in the count.
   *[other] { $moves } moves by each side are left in the count.
}
    .brief = { $moves ->
        [one] One move by each side left.
       *[other] { $moves } moves by each side left.
    }
draw-count-hint = The game is making no progress: either player may type I ask for the count, one of { $moves } moves, { $article }.
    .brief = You may ask for the count, { $moves } moves, { $article }.
draw-repetition-claim-granted = { $by_computer ->
    [yes] The computer claims a draw: the position
   *[no] The position
} has occurred { $times_word } times.
    .brief = { $by_computer ->
        [yes] The computer claims a draw: position
       *[no] Position
    } repeated, { $times_word } times.
draw-repetition-claim-not-yet = The position has occurred { $times ->
    [one] once
   *[other] { $times_word } times
}: a draw needs { $needed_word }.
    .brief = So far { $times ->
        [one] once
       *[other] { $times_word } times
    }: it needs { $needed_word }.
    .again = For a draw the position must occur { $needed_word } times, and so far it has occurred { $times ->
        [one] once
       *[other] { $times_word } times
    }.
draw-repetition-claim-too-late = The position had occurred often enough, but whoever claims has moved since: claim the draw before your own move when it occurs again.
    .brief = Too late: whoever claims has moved since.
    .again = Whoever claims has moved since the repetition: the draw can be claimed when the position occurs again, before moving.
draw-repetition-claim-not-in-the-text = This regulation has no draw by repetition: you may offer a draw or, when each side has a king, ask for the count.
    .brief = No draw by repetition: type draw or count.
    .again = Repetition is no draw here: you can offer a draw or, when each side has a king, ask for the count.
draw-repetition-hint = The position has occurred { $times_word } times: { $is_for_two ->
    [yes] whoever has not moved since may type repetition to claim a draw, { $article }.
   *[no] you may type repetition to claim a draw, { $article }.
}
    .brief = Position { $times_word } times: { $is_for_two ->
        [yes] whoever has not moved since may claim repetition, { $article }.
       *[no] you may claim repetition, { $article }.
    }
draw-repetition-stands = Repetition, { $times_word } times.
draw-position-seen = In this game the position has occurred { $times ->
    [one] only once, now
   *[other] { $times_word } times, counting this one
}.
    .brief = { $times ->
        [one] Only once
       *[other] { $times_word } times
    }.
draw-declined = { $by_computer ->
    [yes] The computer declines the draw: the game goes on.
   *[no] The draw is declined: the game goes on.
}
    .brief = { $by_computer ->
        [yes] The computer declines.
       *[no] Draw declined.
    }
    .again = { $by_computer ->
        [yes] The computer wants no draw: the game goes on.
       *[no] No draw: the game goes on.
    }
draw-offer-told = { $became ->
    [none] Nobody has offered a draw in this game.
    [accepted] { words-side } offered a draw, and it was accepted.
    [declined] { words-side } offered a draw, and it was declined.
    [open] { words-side } offers a draw, and nobody has answered yet.
   *[lapsed] { words-side } offered a draw, and nobody answered.
}
    .brief = { $became ->
        [none] Nobody.
        [accepted] { words-side }: accepted.
        [declined] { words-side }: declined.
        [open] { words-side }: no answer yet.
       *[lapsed] { words-side }: no answer.
    }
draw-accepted = The computer accepts.
draw-count-request-of-itself = Under this regulation counts begin automatically, and no count is running now.
    .brief = Counts begin automatically here.
    .again = There is no count to ask for: under this regulation it begins automatically.
