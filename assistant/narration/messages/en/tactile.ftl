### Boards with sensors: what stands on them, and where the hand is to go.

tactile-board = { $seat ->
    [white] White's board
    [black] Black's board
   *[one] The board
}
tactile-at = { $seat ->
    [white] White's board.{" "}
    [black] Black's board.{" "}
   *[one] {""}
}
    .brief = { $seat ->
        [white] White.{" "}
        [black] Black.{" "}
       *[one] {""}
    }
tactile-sought = Looking for the electronic board: this may take a few seconds.
    .brief = Looking for the board.
tactile-awaited = { tactile-board } is connected: { $is_start ->
    [yes] set up the pieces for the start.
   *[no] set up the pieces as they stand in the game. Type pieces to hear them.
}
    .brief = { tactile-board }: { $is_start ->
        [yes] set up the pieces.
       *[no] set up the game's pieces.
    }
tactile-ready = { tactile-board } is ready.
tactile-not-found = { tactile-at }I see { $pieces ->
    [0] 0 pieces
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} of { $wanted }, not yet in place. Type pieces to hear where they go.
    .brief = { tactile-at.brief }I see { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } of { $wanted }, not in place.
tactile-lift-white = { tactile-at }Lift a white piece and put it back: that tells me which side is White's.
    .brief = { tactile-at.brief }Lift and put back a white piece.
tactile-gone = { $reason ->
    [missing] { tactile-board } is missing: there is no port { $port }. Plug its cable in.
    [forbidden] { tactile-board } is not allowed: I have no permission to open port { $port }. On Linux that permission belongs to a group, usually dialout: the command python3 run.py board probe says how to join it.
    [busy] { tactile-board } is busy: another program is using port { $port }. Close it.
    [unplugged] { tactile-board } is unplugged: check the cable.
    [no-package] { tactile-board } cannot be read: the package pyserial is missing. The command python3 run.py install installs it.
    [terminal] { tactile-board } is missing: port { $port } is the terminal that you type on. The command python3 run.py board list says which ports there are.
    [unknown] { tactile-board } is unknown: nothing that I know answers on port { $port }. Turn it off and on.
   *[silent] { tactile-board } does not answer: check that it is on.
}{ $reason ->
    [no-package] {" "}Type your moves.
    [terminal] {" "}Type your moves.
   *[other] {" "}I am still looking for it: for now, type your moves.
}
    .brief = { tactile-board } { $reason ->
        [missing] is missing
        [forbidden] is not allowed by the system
        [busy] is busy
        [unplugged] is unplugged
        [no-package] cannot be read, pyserial is missing
        [terminal] is missing, the port is the terminal
        [unknown] is unknown
       *[silent] does not answer
    }. Type your moves.
tactile-back = { tactile-board } is connected again.
tactile-fault = { tactile-board }: { $code ->
    [battery] its battery is nearly empty{ $has_text ->
        [yes] , { $text }
       *[no] {""}
    }
    [sensor] a sensor does not work
    [version] it speaks a version of the protocol that I do not know
    [info] it does not say how it is built, and I cannot read it
    [memory] it has lost its memory
   *[other] it reports a fault{ $has_text ->
        [yes] , { $text }
       *[no] {""}
    }
}.
    .brief = { tactile-board }: { $code ->
        [battery] battery low
        [sensor] sensor faulty
        [version] unknown version
        [info] cannot be read
        [memory] memory lost
       *[other] fault
    }.
tactile-agrees = { tactile-board } is in order.
tactile-take-off-captured = { tactile-at }Once the capture is over take off { $squares_named }.
    .brief = { tactile-at.brief }Then take off { $squares_named }.
tactile-crown = { tactile-at }{ $by_opponent ->
    [yes] Crown { $square }: the opponent of the player who moved does it.
   *[no] Crown { $square }.
}
    .brief = { tactile-at.brief }{ $by_opponent ->
        [yes] The opponent crowns { $square }.
       *[no] Crown { $square }.
    }
tactile-uncrown = { tactile-at }Take the crown off { $square }: it is a man.
    .brief = { tactile-at.brief }Take the crown off { $square }.
tactile-wrong = { tactile-at }{ $should_first }.
    .brief = { tactile-at.brief }It should be: { $should }.
    .letters = { tactile-at.brief }It should be: { $should }.
tactile-upset = { tactile-at }{ $count ->
    [one] One square is wrong. Type restore, and I will guide you piece by piece.
   *[other] { $count } squares are wrong. Type restore, and I will guide you piece by piece.
}
    .brief = { tactile-at.brief }{ $count ->
        [one] One square is wrong: restore.
       *[other] { $count } squares are wrong: restore.
    }
tactile-differs = { tactile-at }{ $count ->
    [one] One square is not as in the game: it is lit.
   *[other] { $count } squares are not as in the game: they are lit.
}
    .brief = { tactile-at.brief }{ $count ->
        [one] One square differs.
       *[other] { $count } squares differ.
    }
tactile-step-take-off = { tactile-at }Take { $seen ->
    [white] the white piece
    [black] the black piece
    [white-man] the white man
    [white-king] the white king
    [black-man] the black man
    [black-king] the black king
   *[something] the piece
} off { $square }.
    .brief = { tactile-at.brief }Take off { $square }.
tactile-step-move = { tactile-at }Move { $piece ->
    [white-man] the white man
    [white-king] the white king
    [black-man] the black man
   *[black-king] the black king
} from { $start } to { $end }.
    .brief = { tactile-at.brief }From { $start } to { $end }.
tactile-step-put = { tactile-at }Put { $piece ->
    [white-man] the white man
    [white-king] the white king
    [black-man] the black man
   *[black-king] the black king
} on { $square }.
    .brief = { tactile-at.brief }{ $piece ->
        [white-man] White man
        [white-king] White king
        [black-man] Black man
       *[black-king] Black king
    } on { $square }.
tactile-lifted = { tactile-at }{ $count ->
    [one] Empty, { $squares_named }: put the piece back
   *[other] Empty, { $squares_named }: put the pieces back
}{ $may_finish ->
    [yes] , or finish the move
   *[no] {""}
}.
    .brief = { tactile-at.brief }Empty, { $squares_named }.
tactile-still-to-take-off = { tactile-at }Still to take off: { $squares_named }.
    .brief = { tactile-at.brief }Still to take off: { $squares_named }.
tactile-still-to-move = { tactile-at }Still to move: { $move }.
    .brief = { tactile-at.brief }Move { $move }.
tactile-which = Which move did you make: { $moves }?
    .brief = Which: { $moves }?
    .again = With these pieces it may be { $moves }: which one?
tactile-ask-made = Did you play { $move }? Answer yes or no.
    .brief = { $move }: yes or no?
    .again = Is the move { $move }? Please answer yes or no.
tactile-amended = { $count ->
    [one] Withdrawn: { $moves }.
   *[other] Withdrawn: { $moves }.
}
tactile-ask-back = The board is back to an earlier position. Do you want to take back { $moves }? Answer yes or no.
    .brief = Take back { $moves }: yes or no?
    .again = The pieces stand as before { $moves }. Take it back? Please answer yes or no.
tactile-compare = { $count ->
    [0] { $kind ->
        [boards] Both boards match the game.
       *[game] The board matches the game.
    }
    [one] { tactile-board }, { $count } square different from the game: { $should_wanted }.
   *[other] { tactile-board }, { $count } squares different from the game: { $should_wanted }.
}
    .brief = { $count ->
        [0] { $kind ->
            [boards] Both boards are in order.
           *[game] The board is in order.
        }
       *[other] { tactile-board }, { $count } wrong: { $should }.
    }
    .letters = { $count ->
        [0] { $kind ->
            [boards] Both boards are in order.
           *[game] The board is in order.
        }
       *[other] { tactile-board }, { $count }: { $should }.
    }
tactile-none = { $is_lost ->
    [yes] The board does not answer: check that it is on and connected.
   *[no] No electronic board. To use one, start with the option board and the name of the port.
}
    .brief = { $is_lost ->
        [yes] The board does not answer.
       *[no] No electronic board.
    }
    .again = { $is_lost ->
        [yes] The board still does not answer: try turning it off and on.
       *[no] There is no electronic board here: the command python3 run.py board list lists the ports.
    }
tactile-adjusting = Go ahead and adjust: until everything is in place nothing counts as a move, { $article }.
    .brief = Go ahead and adjust, { $article }.
tactile-adjusting-refused = Only the player to move adjusts, { $article }.
    .again = { $article_first }: only whoever is to move may adjust.
tactile-order-direct = Direct order, from the first captured to the last: { $article }.
    .brief = Direct order, { $article }.
tactile-order-inverse = Inverse order, from the last captured to the first: { $article }.
    .brief = Inverse order, { $article }.
tactile-order-other = Out of order, neither direct nor inverse: you may ask for it to be corrected, { $article }.
    .brief = Out of order, { $article }.
tactile-order-unseen = The order was not seen: several pieces went together.
    .brief = Order not seen.
tactile-order-none = No capture on the board yet.
tactile-player = { $player ->
    [white] White.{" "}
    [black] Black.{" "}
   *[other] { $has_player ->
        [yes] { $player }.{" "}
       *[no] {""}
    }
}
tactile-ask-sensor = { tactile-at }{ tactile-player }The sensor on { $square } seems faulty. Shall I ignore it, { $article }? Answer yes or no.
    .brief = { tactile-at.brief }{ tactile-player }Sensor { $square } faulty: ignore it, yes or no?
    .again = { tactile-at }{ tactile-player }On { $square }, shall I go by the game and not by the sensor, { $article }? Please answer yes or no.
tactile-sensor-out = I am ignoring the sensor on { $square }.
tactile-move-shown = { words-side }: { $move }, on the board.
    .brief = { words-side }: { $move }.
tactile-irregular-touched-other = Irregularity by { words-side }: touches { $squares_one } and moves { $squares_other }, { $article }.
    .brief = { words-side }: touches { $squares_one }, moves { $squares_other }, { $article }.
tactile-irregular-taken-without-reason = Irregularity by { words-side }: takes off { $squares_named } for no reason, { $article }.
    .brief = { words-side }: taken off for no reason, { $squares_named }, { $article }.
tactile-irregular-left-one = Irregularity by { words-side }: leaves the captured piece on the board, { $squares_named }, { $article }.
    .brief = { words-side }: does not take off { $squares_named }, { $article }.
tactile-irregular-left-some = Irregularity by { words-side }: { $count ->
    [one] leaves a captured piece
   *[other] leaves { $count_word } captured pieces
}, { $squares_named }, { $article }.
    .brief = { words-side }: does not take off { $squares_named }, { $article }.
tactile-irregular-took-too-many = Irregularity by { words-side }: { $count ->
    [one] takes off a piece that was not captured
   *[other] takes off { $count_word } pieces that were not captured
}, { $squares_named }, { $article }.
    .brief = { words-side }: takes off { $squares_named } too, { $article }.
tactile-irregular-took-own = Irregularity by { words-side }: { $count ->
    [one] takes off a piece of its own
   *[other] takes off { $count_word } pieces of its own
}, { $squares_named }, { $article }.
    .brief = { words-side }: takes off its own, { $squares_named }, { $article }.
tactile-irregular-unmarked-king = Irregularity by { words-side }: moves a king without its crown, now on { $squares_one }, { $article }.
    .brief = { words-side }: king without crown, { $squares_named }, { $article }.
tactile-irregular-wrong-king = Irregularity by { words-side }: crowns a man that has not become a king, { $squares_named }, { $article }.
    .brief = { words-side }: not a king, { $squares_named }, { $article }.
tactile-irregular-stopped-taking-off = Irregularity by { words-side }: stops while taking off captured pieces, still on the board { $squares_named }, { $article }.
    .brief = { words-side }: stops while taking off, { $squares_named }, { $article }.
tactile-irregular-taken-off-early = Irregularity by { words-side }: takes off { $squares_named } before the capture is over, { $article }.
    .brief = { words-side }: taken off too early, { $squares_named }, { $article }.
tactile-ask-keep = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you let it stand? { $is_named ->
    [yes] { words-name-or-side } yes to let it stand, { words-name-or-side } no to have it corrected
   *[no] Yes to let it stand, no to have it corrected
}, { $article }.
    .brief = { $is_named ->
        [yes] Let it stand: { words-name-or-side } yes or { words-name-or-side } no
       *[no] { words-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: let it stand, yes or no
    }?
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: keep the whole irregularity, or have it corrected? Answer { $is_named ->
        [yes] { words-name-or-side } yes to keep it or { words-name-or-side } no to correct it
       *[no] yes to keep it or no to correct it
    }, under { $article }.
tactile-kept = Kept: the position stands, { $article }.
tactile-touched = Piece touched, { $square }: you have to move that one, { $article }.
    .brief = Touched, { $square }: move that one, { $article }.
tactile-ask-set-up = I will begin a game from these pieces. Is White to move? Yes for White, no for Black.
    .brief = Game from here. White to move, yes or no?
    .again = Who moves first with these pieces? Yes for White, no for Black.
tactile-set-up-refused-no-colours = This board does not sense colours: no game can begin from it.
    .brief = No game without colours.
tactile-set-up-refused-unsure = One of the squares is hard to read: centre the pieces and try again.
    .brief = Uncertain reading: centre the pieces.
tactile-set-up-refused-empty = There is no piece on the board: put at least one there and try again.
    .brief = No piece: put at least one.
tactile-set-up-refused-too-many = One side has { $detail } pieces, more than it begins a game with: take some away and try again.
    .brief = { $detail } pieces on one side: too many.
tactile-set-up-refused-uncrowned = On square { $detail } a man stands on the opponent's base, where it would be a king: put a king there or take it away, and try again.
    .brief = On { $detail } there must be a king.
