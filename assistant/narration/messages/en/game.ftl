### The game.

game-opened = { words-game-opened }
    .narrow = { $rules ->
        [italian] Italian draughts
       *[international] International
    }{ $regulation ->
        [pergioco] , PerGioco
        [portuguese] , Portuguese text
       *[fid] {""}
    }.
game-person = { words-side }: { $is_alone ->
    [yes] you{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }.
   *[no] { $has_name ->
        [yes] { $name }
       *[no] a person
    }.
}
game-computer = { words-side }: the computer, { $level ->
    [0] { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } a move.
   *[other] level { $level }.
}
    .narrow = { words-side }: { $level ->
        [0] { $seconds ->
            [1] one second
           *[other] { $seconds } seconds
        } a move.
       *[other] level { $level }.
    }
game-level-follows = The level follows your results: one up if you win, one down if you lose.
    .brief = Automatic level.
game-level-followed-won = You have won at level { $level }: the next game will be at level { $following }.
    .brief = Next level: { $following }.
game-level-followed-highest = You have won at level { $level }, the highest: the next game too will be at level { $following }.
    .brief = Next level: { $following }.
game-level-followed-helped = You have won at level { $level }, but with moves taken back: the next game too will be at level { $following }.
    .brief = Next level: { $following }.
game-level-followed-lost = You have lost at level { $level }: the next game will be at level { $following }.
    .brief = Next level: { $following }.
game-level-followed-lowest = You have lost at level { $level }, the lowest: the next game too will be at level { $following }.
    .brief = Next level: { $following }.
game-level-followed-drawn = A draw at level { $level }: the next game too will be at level { $following }.
    .brief = Next level: { $following }.
game-level-put-back = The game goes on at level { $level }.
game-coach-off = I will not warn you of compulsory captures.
    .brief = Warnings: none.
    .narrow = Warnings: none.
game-coach-exists = I will tell you when a capture is compulsory.
    .brief = Warnings: that there is a capture.
    .narrow = Warnings: a capture.
game-coach-squares = Before each of your moves I will tell you the compulsory captures.
    .brief = Warnings: which captures.
    .narrow = Warnings: captures.
game-coach-why = Before each of your moves I will tell you the compulsory captures and the rule that decides.
    .brief = Warnings: which captures and why.
    .narrow = Warnings: why too.
game-first-hint = Type a move as two numbers, for example { $example }. Type help for the commands.
    .brief = Move: { $example }. Commands: help.
    .narrow = Move: { $example }. Commands: help.
game-at-table = Table { $table }.
game-turn = { $is_you ->
    [yes] Your move, { words-side }
   *[no] { words-side } to move
}{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}.
game-move = { words-side }: { $move }{ $captured ->
    [0] {""}
    [1] {""}
   *[other] , { $captured_word } pieces
}.{ $promotes ->
    [yes] {" "}King on { $end }.
   *[no] {""}
}
    .full = { words-side }: { $move }{ $captured ->
        [0] {""}
       *[other] , captured { $taken }
    }.{ $promotes ->
        [yes] {" "}King on { $end }.
       *[no] {""}
    }
    .brief = { words-side }: { $move }.{ $promotes ->
        [yes] {" "}King.
       *[no] {""}
    }
game-ended-refusal = { words-winner-named } wins: { words-loser-named } refuses to keep to the rules, { $article }.
    .brief = { words-winner-named } wins: refusal, { $article }.
game-ended-neither-wins = Drawn: neither can win, { $article }.
    .brief = Drawn: neither wins, { $article }.
game-ended-annulled = The game is annulled, { $article }, and begins again.
    .brief = Game annulled, { $article }.
game-ended-no-moves = { words-winner-named } wins: { words-loser-named } cannot move, { $article }.
    .brief = { words-winner-named } wins: no moves left, { $article }.
game-ended-no-pieces = { words-winner-named } wins: { words-loser-named } has no pieces left, { $article }.
    .brief = { words-winner-named } wins: no pieces left, { $article }.
game-ended-resignation = { words-winner-named } wins: { words-loser-named } resigns, { $article }.
    .brief = { words-winner-named } wins: resignation, { $article }.
game-ended-agreement = Drawn by agreement, { $article }.
    .brief = Drawn by agreement, { $article }.
game-ended-repetition = Drawn: the position has been repeated, { $article }.
    .brief = Drawn: repetition, { $article }.
game-ended-count = Drawn: the count of moves is complete, { $article }.
    .brief = Drawn: count complete, { $article }.
game-ended-time = { words-winner-named } wins: { words-loser-named } has run out of time, { $article_text ->
    [pt] by the terms of the event, { $article }
   *[other] { $article }
}.
    .brief = { words-winner-named } wins: time, { $article }.
game-goes-on = The game is not over yet.
    .brief = Not over.
game-swap-offered = You have { words-side } again: for the other colour type swap.
    .brief = { words-side } again: swap for the other.
game-ahead-kept = I will keep { $move } until the computer has moved. To drop it, type no or press Ctrl-C.
    .brief = { $move } kept.
game-ahead-forgotten = I have dropped the kept move.
game-ahead-impossible = The move I kept, { $move }, cannot be played now.
    .brief = { $move } is not possible.
game-opening-offered = To begin with a game like this from now on, type startup this.
    .brief = Always like this? Startup this.
game-no-such-level = There is no level { $level }: they go from { $least } to { $most }.
    .brief = Levels from { $least } to { $most }.
game-board-has-no-room = The electronic board has a different number of squares: for this game, start the program without it.
    .brief = The electronic board does not fit.
game-board-fixes-players = With the electronic board, colours and players are chosen when the program is started.
    .brief = Colours and players are chosen when the program starts.
game-after-the-end = The game is over. { $over ->
    [stuck] This position cannot be played: type quit, and choose another one.
   *[other] Type new to play another{ $over ->
        [back] , undo { $can_annul ->
            [yes] to go on with this one
           *[no] { $is_for_two ->
                [yes] to go back to the last move
               *[no] to go back to your move
            }
        }
       *[final] {""}
    }{ $has_moves ->
        [yes] , score for the moves
       *[no] {""}
    }, quit to leave.
}
    .brief = Over. { $over ->
        [stuck] Quit.
       *[other] New{ $over ->
            [back] , undo
           *[final] {""}
        }{ $has_moves ->
            [yes] , score
           *[no] {""}
        } or quit.
    }
game-result-annulled = { $termination ->
    [resignation] The resignation is undone: the game goes on as it stood.
    [agreement] The agreed draw is undone: the game goes on as it stood.
   *[other] The draw by repetition is undone: the game goes on as it stood.
}
    .brief = The game goes on as it stood.
game-is-over = The game is over: type { $over ->
    [back] new, undo or quit
    [stuck] quit, and choose another position
   *[final] new to play another, or quit
}.
    .brief = Game over: { $over ->
        [back] new, undo or quit
        [stuck] quit
       *[final] new or quit
    }.
    .again = This game has ended already: { $over ->
        [back] new, undo or quit
        [stuck] quit, and choose another position
       *[final] new for another, or quit
    }.
game-taken-back = { $count ->
    [one] Move taken back: { $moves }.
    [2] Moves taken back: { $moves }.
   *[other] { $count } moves taken back: { $has_moves ->
        [yes] { $moves }
       *[no] from { $first } back to { $last }
    }.
}
game-nothing-to-take-back = There is no move of yours to take back.
    .brief = Nothing to take back.
    .again = You have no move that could be taken back.
game-not-so-many-back = { $wanted ->
    [0] At least one move must be taken back: type undo.
   *[other] { $is_for_two ->
        [yes] { $count ->
            [one] Only one move can be taken back
           *[other] Only { $count } moves can be taken back
        }
       *[no] { $count ->
            [one] Only one move of yours can be taken back
           *[other] Only { $count } moves of yours can be taken back
        }
    }{ $is_set ->
        [yes] , because before that the position was changed without a move
       *[no] {""}
    }: type undo{ $count ->
        [one] {""}
       *[other] {" "}{ $count }
    }.
}
    .brief = { $count ->
        [one] At most one: undo.
       *[other] At most { $count }: undo { $count }.
    }
game-taken-back-as-far = It goes no further back than this: before that the position was changed without a move.
    .brief = No further back than this.
game-played-again = { $count ->
    [one] The move taken back is played again.
   *[other] { $count } moves taken back are played again.
}
game-nothing-to-redo = There is nothing to play again. To take back a move, type undo.
    .brief = Nothing to play again.
    .again = No move was taken back that could be played again now. Undo takes one back.
game-not-so-many-again = { $wanted ->
    [0] At least one move must be played again: type redo.
   *[other] { $count ->
        [one] Only one move can be played again: type redo.
       *[other] Only { $count } moves can be played again: type redo all.
    }
}
    .brief = { $count ->
        [one] At most one: redo.
       *[other] At most { $count }: redo all.
    }
game-last-move = { $has_move ->
    [yes] { $is_of_side ->
        [yes] { words-side }'s last move: { $move }.
       *[no] Last move: { words-side } { $move }.
    }
   *[no] Nobody has moved yet.
}
game-computer-thinks = Thinking.
game-not-your-turn = The computer is to move. Wait for its answer, or press Ctrl-C to have it now.
    .brief = The computer is to move: wait, or Ctrl-C.
    .again = The computer is thinking: wait until it moves, or press Ctrl-C to have it move now.
game-computer-stays-slow = The computer goes on playing, but thinks more slowly than it could: { $reason ->
    [bad-package] numba does not start here
   *[failed] its fast part could not be compiled
} ({ $detail }). The command python3 run.py doctor says why, and how to fix it.
    .brief = The computer thinks slowly: python3 run.py doctor says why.
game-computer-failed = The computer cannot move: { $error }. The game stays as it is. Type undo to go back to your move, new to begin again, or quit.
    .brief = The computer cannot move: { $error }. Undo, new or quit.
    .again = The computer still cannot move: { $error }. Type undo, new or quit.
game-reason = { $count ->
    [0] The computer saw no clearly better move than { $move }.
    [1] { $move } was the computer's only legal move.
   *[other] Of its { $count } legal moves the computer saw no clearly better one than { $move }, looking { $depth ->
        [1] one move ahead.
       *[other] { $depth } moves ahead, those of both sides counted.
    }
}
    .brief = { $count ->
        [0] { $move }: nothing clearly better.
        [1] { $move }: the only move.
       *[other] { $move }: nothing clearly better of { $count }, looking { $depth ->
            [1] one move ahead.
           *[other] { $depth } moves ahead.
        }
    }
game-reason-capture = Capturing is compulsory, { $article }{ $count ->
    [0] , and the computer saw no clearly better one than { $move }.
    [1] , and { $move } was the only legal capture.
   *[other] : of { $count } legal captures the computer saw no clearly better one than { $move }, looking { $depth ->
        [1] one move ahead.
       *[other] { $depth } moves ahead, those of both sides counted.
    }
}
    .brief = { $move }: compulsory, { $article }{ $count ->
        [0] .
        [1] ; the only capture.
       *[other] ; nothing clearly better of { $count }, looking { $depth ->
            [1] one move ahead.
           *[other] { $depth } moves ahead.
        }
    }
game-was-only = { $count ->
    [0] No: there were other moves than { $move }.
    [1] Yes: { $move } was the only legal move.
   *[other] No: { $move } was one of { $count } legal moves.
}
game-was-compulsory = { $count ->
    [0] Capturing was compulsory, { $article }; { $move } was not the only capture.
    [1] Yes: capturing was compulsory, { $article }, and { $move } was the only legal capture.
   *[other] Capturing was compulsory, { $article }; { $move } was one of { $count } legal captures.
}
    .brief = { $move }: capturing was compulsory, { $article }{ $count ->
        [0] , but not the only one.
        [1] , the only capture.
       *[other] , one of { $count } captures.
    }
game-reason-unknown = I no longer know how the computer chose { $move }.
    .brief = { $move }: I no longer know why.
game-reason-of-person = Why a person played a move, only that person can say.
    .brief = Only whoever played it knows.
game-move-number = Move { $number }, { words-side } to move.
game-lasted = { $count ->
    [0] The game is over; nobody had moved.
    [one] The game is over: it lasted one move.
   *[other] The game is over: it lasted { $count } moves.
}
    .brief = { $count ->
        [0] No moves.
        [one] One move.
       *[other] { $count } moves.
    }
game-not-moved-yet = { words-side } has not moved yet.
game-last-moves = { $count ->
    [0] Nobody has moved yet.
    [one] Last move: { $moves }.
   *[other] Last { $count } moves, { words-side } first: { $moves }.
}
game-crowned = { $has_number ->
    [yes] Move { $number }: { words-side } made a king, { $move }.
   *[no] { words-side } has made no king in this game.
}
game-score = { $number }. { $has_white ->
    [yes] { $white }
   *[no] Black moves
}{ $has_black ->
    [yes] {" "}{ $black }
   *[no] {""}
}
    .spoken = { $number }: { $has_white ->
        [yes] { $white }
       *[no] Black moves
    }{ $has_black ->
        [yes] , { $black }
       *[no] {""}
    }
game-score-goes-on = { $count ->
    [one] There is one more before these: continue reads it, score all reads them all.
   *[other] There are { $count } more before these: continue reads those before, score all reads them all.
}
    .brief = { $count } more before: continue, or score all.
