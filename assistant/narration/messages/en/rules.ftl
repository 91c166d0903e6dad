### The law: refusals, captures, legal moves.

rules-capture-forced-exists = A capture is compulsory.
rules-capture-forced-squares = You must capture: { $moves }.
rules-capture-forced-why = You must capture: { $moves }.
rules-capture-decided-most-pieces = The number decides: as many pieces as possible, { $article }.
rules-capture-decided-with-king = At equal number, the king captures, { $article }.
rules-capture-decided-most-kings = At equal number, as many kings as possible are captured, { $article }.
rules-capture-decided-kings-first = At equal number and equal kings, the way where kings come first, { $article }.

rules-pieces-taken = { $count ->
    [one] one piece
   *[other] { $count_word } pieces
}
rules-illegal-no-such-square = There is no square { $at }: { $article }.
rules-illegal-empty-square = Square { $at } is empty: you move a piece of your own, { $article }.
rules-illegal-opponents-piece = On { $at } is a piece of your opponent: you move a piece of your own, { $article }.
rules-illegal-same-square = A move goes from one square to another: { $article }.
rules-illegal-one-move-at-a-time = One move at a time: { $article }.
rules-illegal-man-step = The man on { $start } moves one square only, forward and diagonally: { $article }.
rules-illegal-man-backward = The man on { $start } does not move backward: { $article }.
rules-illegal-king-step = { $kings_fly ->
    [yes] A king moves diagonally, and from { $step_start } it does not reach { $step_end }: { $article }.
   *[no] A king moves one square only, diagonally, and from { $step_start } it does not reach { $step_end }: { $article }.
}
rules-illegal-king-blocked = The king's way is blocked on { $at }: { $article }.
rules-illegal-occupied = Square { $at } is occupied: { $article }.
rules-illegal-new-king-waits = The man becomes a king on { $at } and may go on only after the opponent's move: { $article }.
rules-illegal-must-capture = Capturing is compulsory: { $article }.
rules-illegal-nothing-to-capture = Between { $step_start } and { $step_end } there is no piece to capture: { $article }.
rules-illegal-no-room-behind = Behind the piece on { $at } is no free square: { $article }.
rules-illegal-captured-stays = Captured pieces stay on the board until the capture ends, and the one on { $at } is still in the way: { $article }.
rules-illegal-man-captures-backward = A man captures forward only, and the piece on { $at } is behind it: { $article }.
rules-illegal-man-takes-king = A man does not capture a king, and on { $at } is a king: { $article }.
rules-illegal-own-piece-captured = On { $at } is a piece of your own, and own pieces are not captured: { $article }.
rules-illegal-own-piece-passed = A capture does not pass over own pieces, and on { $at } is one: { $article }.
rules-illegal-passed-twice = A piece is not passed over twice, and you have passed over { $at } already: { $article }.
rules-illegal-promotion-ends-capture = The man that reached { $at } stops and becomes a king: it captures as a king from the next move, { $article }.
rules-illegal-still-a-man = On { $at } the man is only passing and still captures as a man: { $article }.
rules-illegal-must-continue = The capture does not end on { $at }: it must go on, { $article }.
rules-illegal-most-pieces = You must capture the greatest number of pieces, { $count_word }: { $article }.
rules-illegal-with-king = At equal number, { rules-pieces-taken }, you must capture with the king, the one on { $pieces }: { $article }.
rules-illegal-most-kings = At equal number, { rules-pieces-taken }, you must capture the greatest number of kings: { $article }.
rules-illegal-kings-first = At equal number, { rules-pieces-taken }, and equal kings, you must capture the way where the kings come first: { $article }.

rules-instead-moves = { $has_start ->
    [yes] From { $start } you may play { $moves }.
   *[no] You may play { $moves }.
}
rules-instead-pieces = { $has_start ->
    [yes] The piece on { $start } cannot move. { $count ->
        [one] This one can: { $pieces }.
       *[other] These can: { $pieces }.
    }
   *[no] { $count ->
        [one] This piece can move: { $pieces }.
       *[other] These pieces can move: { $pieces }.
    }
}
rules-legal-moves = { $count ->
    [0] No move is possible.
    [one] One move: { $moves }.
   *[other] { $count } moves: { $moves }.
}
rules-which-route = Several captures fit these squares: { $moves }. Type the whole route, or a square that tells one from the others.
rules-moves-of = { $count ->
    [0] From { $start } no move is possible.
    [one] From { $start } one move: { $moves }.
   *[other] From { $start } { $count } moves: { $moves }.
}
rules-movable = { $count ->
    [0] No piece can move.
    [one] This piece can move: { $pieces }.
   *[other] These pieces can move: { $pieces }.
}
rules-captures = { $count ->
    [0] There are no captures.
    [one] One capture: { $moves }.
   *[other] { $count } captures: { $moves }.
}
rules-choice-free = The choice is free, { $article }.
rules-threatened = { $count ->
    [0] No piece of { words-side } could be captured.
    [one] { words-side } could lose { $pieces }.
   *[other] { words-side } could lose { $pieces }.
}
rules-nothing-refused = No move has been refused.
rules-no-such-move-arrival = No move arrives on { $square }. { $count ->
    [one] This piece can move: { $pieces }.
   *[other] These pieces can move: { $pieces }.
}
rules-no-such-move-capture = There are no captures. { $count ->
    [one] This piece can move: { $pieces }.
   *[other] These pieces can move: { $pieces }.
}
rules-no-such-move-promotion = No man can become a king with this move. { $count ->
    [one] This piece can move: { $pieces }.
   *[other] These pieces can move: { $pieces }.
}
rules-which-move = Which move: { $moves }?
