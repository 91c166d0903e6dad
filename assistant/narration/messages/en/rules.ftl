### The law: refusals, captures, legal moves.

rules-capture-forced-exists = { $count ->
    [one] A capture is compulsory.
   *[other] You must capture: { $count_word } ways.
}
rules-capture-forced-squares = { $count ->
    [one] You must capture: { $moves }.
   *[other] You must capture, in { $count_word } ways: { $moves }.
}
rules-capture-forced-why = { $count ->
    [one] You must capture: { $moves }.
   *[other] You must capture, in { $count_word } ways: { $moves }.
}
rules-capture-decided-most-pieces = The number decides: as many pieces as possible, { $article }.
    .brief = As many pieces as possible, { $article }.
rules-capture-decided-with-king = With equal numbers, the king captures, { $article }.
    .brief = The king captures, { $article }.
rules-capture-decided-most-kings = With equal numbers, as many kings as possible are captured, { $article }.
    .brief = As many kings as possible, { $article }.
rules-capture-decided-kings-first = With equal pieces and kings, the capture that meets a king first, { $article }.
    .brief = Kings first, { $article }.

rules-pieces-taken = { $count ->
    [one] one piece
   *[other] { $count_word } pieces
}
rules-illegal-no-such-square = There is no square { $at }: { $article }.
    .brief = No square { $at }, { $article }.
    .again = { $article_first }: there is no square { $at }.
rules-illegal-empty-square = Square { $at } is empty: you may only move your own pieces, { $article }.
    .brief = { $at } empty, { $article }.
    .again = { $article_first }: you move your own pieces, and square { $at } is empty.
rules-illegal-opponents-piece = The piece on { $at } is your opponent's: you may only move your own pieces, { $article }.
    .brief = { $at } is your opponent's, { $article }.
    .again = { $article_first }: you move your own pieces, and the one on { $at } is your opponent's.
rules-illegal-same-square = A move goes from one square to another: { $article }.
    .brief = Same square, { $article }.
    .again = { $article_first }: a move goes from one square to another.
rules-illegal-one-move-at-a-time = One move at a time: { $article }.
    .brief = One move only, { $article }.
    .again = { $article_first }: play one move at a time.
rules-illegal-man-step = The man on { $start } moves one square only, forward and diagonally: { $article }.
    .brief = Man on { $start }: one diagonal step forward, { $article }.
    .again = { $article_first }: the man on { $start } moves forward and diagonally, one square only.
rules-illegal-man-backward = The man on { $start } cannot move backwards: { $article }.
    .brief = Man on { $start }: not backwards, { $article }.
    .again = { $article_first }: the man on { $start } may not move backwards.
rules-illegal-king-step = { $kings_fly ->
    [yes] A king moves diagonally, and from { $step_start } it does not reach { $step_end }: { $article }.
   *[no] A king moves one square only, diagonally, and from { $step_start } it does not reach { $step_end }: { $article }.
}
    .brief = { $kings_fly ->
        [yes] No king goes from { $step_start } to { $step_end }, { $article }.
       *[no] From { $step_start } to { $step_end } is not one step, { $article }.
    }
    .again = { $kings_fly ->
        [yes] From { $step_start } a king does not reach { $step_end }: it moves diagonally, { $article }.
       *[no] From { $step_start } a king does not reach { $step_end }: it moves one square only, diagonally, { $article }.
    }
rules-illegal-king-blocked = The king's way is blocked on { $at }: { $article }.
    .brief = Way blocked on { $at }, { $article }.
    .again = { $article_first }: on { $at } the king's way is blocked.
rules-illegal-occupied = Square { $at } is occupied: { $article }.
    .brief = { $at } occupied, { $article }.
    .again = { $article_first }: there is a piece on { $at }.
rules-illegal-new-king-waits = The man becomes a king on { $at } and may go on only after the opponent's move: { $article }.
    .brief = King on { $at }: it stops, { $article }.
    .again = { $article_first }: the man that becomes a king on { $at } may go on only after the opponent's move.
rules-illegal-must-capture = Capturing is compulsory: { $article }.
    .brief = You must capture, { $article }.
    .again = You have to capture: { $article }.
rules-illegal-nothing-to-capture = Between { $step_start } and { $step_end } there is no piece to capture: { $article }.
    .brief = Nothing to capture between { $step_start } and { $step_end }, { $article }.
    .again = { $article_first }: there is no piece to capture between { $step_start } and { $step_end }.
rules-illegal-no-room-behind = There is no free square behind the piece on { $at }: { $article }.
    .brief = No room behind { $at }, { $article }.
    .again = { $article_first }: the piece on { $at } has no free square behind it.
rules-illegal-captures-next = There is no capture from { $step_start } to { $step_end }: a { $is_king ->
    [yes] king
   *[no] man
} captures the piece next to it on a diagonal and stops on the first square behind it, { $article }.
    .brief = Not from { $step_start } to { $step_end }: only the adjacent piece, landing just behind it, { $article }.
    .again = { $article_first }: a { $is_king ->
        [yes] king
       *[no] man
    } captures only the piece next to it and stops just behind that piece, and from { $step_start } it does not reach { $step_end }.
rules-illegal-captured-stays = Captured pieces stay on the board until the capture ends, and the one on { $at } is still in the way: { $article }.
    .brief = The captured piece on { $at } still stands, { $article }.
    .again = The captured piece on { $at } is still in the way: it stays on the board until the capture ends, { $article }.
rules-illegal-man-captures-backward = A man captures forward only, and the piece on { $at } is behind it: { $article }.
    .brief = { $at } is behind the man, { $article }.
    .again = The piece on { $at } is behind the man, which captures forward only: { $article }.
rules-illegal-man-takes-king = A man does not capture a king, and there is a king on { $at }: { $article }.
    .brief = King on { $at }: no man captures it, { $article }.
    .again = There is a king on { $at }, and a man cannot capture it: { $article }.
rules-illegal-own-piece-captured = The piece on { $at } is your own, and you cannot capture your own pieces: { $article }.
    .brief = { $at } is yours, { $article }.
    .again = { $article_first }: you cannot capture your own pieces, and the one on { $at } is yours.
rules-illegal-own-piece-passed = A capture does not pass over your own pieces, and there is one on { $at }: { $article }.
    .brief = Your piece on { $at } is in the way, { $article }.
    .again = Your own piece on { $at } cannot be passed over in a capture: { $article }.
rules-illegal-passed-twice = A piece is not passed over twice, and the one on { $at } was passed over already: { $article }.
    .brief = { $at } passed already, { $article }.
    .again = The piece on { $at } was passed over already, and no piece is passed over twice: { $article }.
rules-illegal-promotion-ends-capture = The man that reached { $at } stops and becomes a king: it captures as a king from the next move, { $article }.
    .brief = King on { $at }: the capture ends, { $article }.
    .again = { $article_first }: on { $at } the man stops and becomes a king, and from the next move it captures as a king.
rules-illegal-still-a-man = On { $at } the man is only passing and still captures as a man: { $article }.
    .brief = On { $at } it is still a man, { $article }.
    .again = { $article_first }: the man is only passing on { $at } and still captures as a man.
rules-illegal-must-continue = The capture does not end on { $at }: it must go on, { $article }.
    .brief = It goes on from { $at }, { $article }.
    .again = { $article_first }: the capture must go on from { $at }.
rules-illegal-landing-left-out = A capture is given piece by piece, with each square it lands on: { $article }.
    .brief = A landing square is missing, { $article }.
    .again = { $article_first }: a landing square is missing from the capture, which is given piece by piece.
rules-illegal-wrong-order = The squares of a capture are told in the order in which it comes to them: { $article }.
    .brief = In the order of the way, { $article }.
    .again = { $article_first }: the capture has these squares, told in the order of its way.
rules-illegal-most-pieces = You must capture the greatest number of pieces, { $count_word }: { $article }.
    .brief = Capture { $count_word }, { $article }.
    .again = { $article_first }: as many pieces as possible are captured, here { $count_word }.
rules-illegal-with-king = Among captures of { rules-pieces-taken }, you must capture with the king{ $has_pieces ->
    [yes] , the one on { $pieces }
   *[no] {""}
}: { $article }.
    .brief = The king captures{ $has_pieces ->
        [yes] {" "}from { $pieces }
       *[no] {""}
    }, { $article }.
    .again = { $article_first }: among captures of { rules-pieces-taken }, the king captures{ $has_pieces ->
        [yes] , the one on { $pieces }
       *[no] {""}
    }.
rules-illegal-most-kings = Among captures of { rules-pieces-taken }, you must choose the one with the most kings: { $article }.
    .brief = As many kings as possible, { $article }.
    .again = { $article_first }: among captures of { rules-pieces-taken }, the one with the most kings is chosen.
rules-illegal-kings-first = Among captures of { rules-pieces-taken } with the same number of kings, you must choose the one where the kings come first: { $article }.
    .brief = Kings first, { $article }.
    .again = { $article_first }: among captures of { rules-pieces-taken } with the same number of kings, you choose the one where the kings come first.
rules-refused-unseen = This move is not legal: announce another one.
    .brief = Not legal: another one.
    .again = A move like that is not legal: announce another one.
rules-try-in-score = Move { $number }, { words-side }: { $move } refused, { $article }.

rules-instead-moves = { $is_capture ->
    [yes] You must play { $moves }.
   *[no] { $has_start ->
        [yes] From { $start } you can play { $moves }.
       *[no] You can play { $moves }.
    }
}
    .again = { $is_capture ->
        [yes] You have to play { $moves }.
       *[no] { $has_start ->
            [yes] From { $start } you may play { $moves }.
           *[no] You may play { $moves }.
        }
    }
rules-instead-pieces = { $has_start ->
    [yes] The piece on { $start } cannot move. { $count ->
        [one] Only { $pieces } can.
       *[other] These can: { $pieces }.
    }
   *[no] { $count ->
        [one] Only { $pieces } can move.
       *[other] These pieces can move: { $pieces }.
    }
}
    .brief = { $has_start ->
        [yes] { $start } is stuck; movable: { $pieces }.
       *[no] Movable: { $pieces }.
    }
    .again = { $has_start ->
        [yes] From { $start } you cannot move, from { $pieces } you can.
       *[no] You can move from { $pieces }.
    }
rules-legal-moves = { $count ->
    [0] No move is possible.
    [one] One move: { $moves }.
   *[other] { $count } moves: { $moves }.
}
rules-ask-longer = { $doubt ->
    [step] Between these squares no step is allowed, only the capture { $move }: do you want to play it?
    [landing] A landing of the capture is missing, { $article }: do you want to play { $move }?
    [nothing] There is no piece to capture between these squares: do you want to play the step { $move }?
   *[shorter] Between these squares only the longer capture is allowed, { $move }: do you want to play it?
} Answer yes or no.
    .brief = { $doubt ->
        [landing] { $move }: play it, yes or no?
        [step] The capture, { $move }: play it, yes or no?
        [nothing] The step, { $move }: play it, yes or no?
       *[shorter] The longer capture, { $move }: play it, yes or no?
    }
    .again = { $doubt ->
        [step] The step is not allowed: do you want to play { $move }?
        [landing] { $article_first }: a capture is told landing by landing. Do you want to play { $move }?
        [nothing] Nothing is captured there: do you want to play the step { $move }?
       *[shorter] The shorter capture is not allowed: do you want to play { $move }?
    }
rules-longer-hidden = { $doubt ->
    [step] Between these squares no step is allowed: give the whole route of the capture.
    [landing] A landing of the capture is missing, { $article }: give the whole route.
    [nothing] There is no piece to capture between these squares: give the step with a dash.
   *[shorter] These squares fit a shorter capture too, which is not allowed: give the whole route.
}
    .brief = { $doubt ->
        [nothing] Give the step with a dash.
       *[shorter] Give the whole route of the capture.
    }
    .again = { $doubt ->
        [step] The step is not allowed: the whole route of the capture is needed.
        [landing] { $article_first }: the whole route is needed, with every landing.
        [nothing] Nothing is captured there: the step is given with a dash.
       *[shorter] The shorter capture is not allowed: the whole route is needed.
    }
rules-ask-unclear = A landing of the capture is missing, { $article }: it can only be { $move }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you let it stand? { $is_named ->
    [yes] { words-name-or-side } yes to let it stand, { words-name-or-side } no to have it announced again
   *[no] Yes to let it stand, no to have it announced again
}.
    .brief = { $move }. { $is_named ->
        [yes] Let it stand: { words-name-or-side } yes or { words-name-or-side } no
       *[no] { words-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: let it stand, yes or no
    }?
rules-unclear-put-right = To be put right, { $article }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: announce the capture again, with every landing.
    .brief = To be put right, { $article }.
rules-which-route = Which capture: { $moves }? A square that tells one from the others is enough.
    .brief = Which: { $moves }?
    .again = These squares fit several captures: { $moves }. Type a square that tells one from the others, or the whole route.
rules-capture-count = { $count ->
    [0] { $move } takes nothing.
   *[other] { $move } takes { rules-pieces-taken }.
}
    .brief = { $count ->
        [0] None.
       *[other] { $count }.
    }
rules-can-be-played = { $is_legal ->
    [yes] Yes, { $move } can be played.
   *[no] No.
}
rules-moves-of = { $count ->
    [0] From { $start } no move is possible.
    [one] From { $start }, one move: { $moves }.
   *[other] From { $start }, { $count } moves: { $moves }.
}
rules-no-moves-of-empty = Square { $square } is empty.
    .brief = { $square } empty.
rules-no-moves-of-opponent = On { $square } there is a piece of your opponent's.
    .brief = { $square } is your opponent's.
rules-no-moves-of-blocked = The piece on { $square } is blocked.
    .brief = { $square } blocked.
rules-no-moves-of-capture = The piece on { $square } cannot move: another one must capture.
    .brief = { $square } waits: another must capture.
rules-movable = { $count ->
    [0] No piece can move.
    [one] Only { $pieces } can move.
   *[other] These pieces can move: { $pieces }.
}
rules-blocked = { $count ->
    [0] All the pieces can move.
    [one] The piece on { $pieces } cannot move.
   *[other] The pieces on { $pieces } cannot move.
}
rules-arrivals = { $count ->
    [0] No move goes to { $square }.
    [one] One move goes to { $square }: { $moves }.
   *[other] { $count } moves go to { $square }: { $moves }.
}
rules-captures = { $count ->
    [0] There are no captures.
    [one] One capture: { $moves }.
   *[other] { $count } captures: { $moves }.
}
rules-longest-capture = { $ways ->
    [0] { words-side } has no captures.
    [one] { words-side }'s longest capture takes { rules-pieces-taken }: { $moves }.
   *[other] { words-side }'s longest captures take { rules-pieces-taken } each: { $moves }.
}
    .brief = { $ways ->
        [0] No captures.
       *[other] { rules-pieces-taken }: { $moves }.
    }
rules-choice-free = The choice is free, { $article }.
    .brief = Free choice, { $article }.
rules-moves-of-other = If it were { words-side }'s turn: { $count ->
    [0] no moves
    [one] one move, { $moves }
   *[other] { $count } moves, { $moves }
}.
    .brief = { words-side }, if to move: { $count ->
        [0] no moves
       *[other] { $moves }
    }.
rules-threatened = { $count ->
    [0] None of { words-side }'s pieces could be captured.
    [one] { words-side } could lose { $pieces }.
   *[other] { words-side } could lose { $pieces }.
}
rules-told = { words-game-opened } Who can capture must, and of several captures must play one that takes the most pieces{ $rules ->
    [italian] ; where these are equal, first with a king, then the most kings, then the kings first
   *[international] {""}
}. A move that the rules do not allow is refused with its article.
    .brief = { words-game-opened } Capturing is compulsory, with the most pieces first.
rules-nothing-refused = Nothing has been refused since the last move.
    .brief = Nothing refused.
    .again = I have not refused a move.
rules-no-such-move-arrival = No move arrives on { $square }.{ $count ->
    [0] {""}
    [one] {" "}Only { $pieces } can move.
   *[other] {" "}These pieces can move: { $pieces }.
}
    .brief = Nothing reaches { $square }.{ $count ->
        [0] {""}
       *[other] {" "}Movable: { $pieces }.
    }
    .again = There is no move to { $square }.{ $count ->
        [0] {""}
       *[other] {" "}You can move from { $pieces }.
    }
rules-no-such-move-capture = There are no captures.{ $count ->
    [0] {""}
    [one] {" "}Only { $pieces } can move.
   *[other] {" "}These pieces can move: { $pieces }.
}
    .brief = No captures.{ $count ->
        [0] {""}
       *[other] {" "}Movable: { $pieces }.
    }
    .again = You cannot capture.{ $count ->
        [0] {""}
       *[other] {" "}You can move from { $pieces }.
    }
rules-no-such-move-promotion = No man can be crowned this turn.{ $count ->
    [0] {""}
    [one] {" "}Only { $pieces } can move.
   *[other] {" "}These pieces can move: { $pieces }.
}
    .brief = No man is crowned.{ $count ->
        [0] {""}
       *[other] {" "}Movable: { $pieces }.
    }
    .again = This turn no man can become a king.{ $count ->
        [0] {""}
       *[other] {" "}You can move from { $pieces }.
    }
rules-no-such-move-promotion-there = No man can be crowned on { $square } this turn.
    .brief = Not crowned on { $square }.
    .again = This turn no man becomes a king on { $square }.
rules-no-such-move-king = No king can make that move.{ $count ->
    [0] {""}
    [one] {" "}Only { $pieces } can move.
   *[other] {" "}These pieces can move: { $pieces }.
}
    .brief = Not with a king.{ $count ->
        [0] {""}
       *[other] {" "}Movable: { $pieces }.
    }
    .again = There is no such move for a king.{ $count ->
        [0] {""}
       *[other] {" "}You can move from { $pieces }.
    }
rules-say-whole = More than one move fits: type the square it starts from and the square it ends on, or the whole route.
    .brief = Several moves: type start and end.
    .again = That could be several moves: give start and end, or the whole route.
rules-squares-wanted = A whole move is wanted here: type the square it starts from and the one it goes to, and of a capture the whole route.
    .brief = The whole move: start and end, of a capture the whole route.
    .again = That does not tell me which move: type its start and its end, and of a capture the whole route.
rules-which-move = Which move: { $moves }?
    .again = It may be { $moves }: which?
rules-not-taken-room = You cannot take { $target } from { $taker }: the square behind it is not empty, { $behind }, { $article }.
    .brief = Behind { $target }: { $behind }, { $article }.
rules-not-taken-edge = You cannot take { $target } from { $taker }: it stands at the edge, and there is no square behind it to land on, { $article }.
    .brief = Taken from { $taker }, { $target } is at the edge: no square behind it, { $article }.
rules-not-taken-king = On { $target } there is a king, and on { $taker } a man, which takes no kings: { $article }.
    .brief = King on { $target }: no man takes it, { $article }.
rules-not-taken-backward = The piece on { $target } is behind the man on { $taker }, and a man takes only forward: { $article }.
    .brief = { $target } is behind the man on { $taker }, { $article }.
rules-not-taken-nearness = { $has_taker ->
    [yes] The piece on { $taker } is not next to { $target } on a diagonal
   *[no] None of your pieces is next to { $target } on a diagonal
}{ $kings_fly ->
    [yes] , and no king of yours has a free way to it
   *[no] {""}
}: { $article }.
    .brief = { $has_taker ->
        [yes] { $taker } is not next to { $target }
       *[no] No piece of yours next to { $target }
    }, { $article }.
rules-not-taken-own = On { $target } there is your own piece, and nobody takes their own: { $article }.
    .brief = { $target } is your own, { $article }.
rules-not-taken-outranked = { $move } would take it, but another capture comes first.
    .brief = { $move }: another capture comes first.
