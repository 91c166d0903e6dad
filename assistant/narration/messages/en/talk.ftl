### The conversation.

talk-mode = Damavoce. Every message is a line of plain text, for screen readers and braille displays.{ $cells ->
    [0] {""}
   *[other] {" "}Lines of { $cells } cells at most, as you chose.
}{ $route ->
    [own] {" "}{ $why ->
        [asked] The program's own voice, as you chose.
        [reader-missing] The program's own voice, because I cannot find the screen reader that you chose.
       *[other] The program's own voice, because no screen reader is running.
    }
    [reader] {" "}{ $reader ->
        [unknown] Your screen reader speaks
       *[other] Your screen reader, { $reader }, speaks
    }{ $why ->
        [reader-runs] : if you hear the lines twice, turn this voice off.
       *[other] .
    }
    [print] {" "}The program's own voice is off, because { $reader ->
        [unknown] your screen reader
       *[other] { $reader }
    } reads.
    [off] {" "}{ $why ->
        [asked] Voice off, as you chose.
        [no-terminal] Voice off, because this is not a terminal.
        [remote] Voice off, because the program runs on another computer.
       *[other] Voice off, because its parts are missing: the command python3 run.py doctor says how to fix it.
    }
   *[untold] {""}
}{ $has_key ->
    [yes] {" "}F2 turns the voice on and off.
   *[no] {""}
}
    .brief = Damavoce, plain text lines{ $cells ->
        [0] {""}
       *[other] {" "}of { $cells } cells
    }.{ $route ->
        [own] {" "}Own voice.
        [reader] {" "}Voice: { $reader ->
            [unknown] your screen reader
           *[other] { $reader }
        }.
        [print] {" "}Voice off.
        [off] {" "}Voice off.
       *[untold] {""}
    }
    .narrow = { $route ->
        [own] Damavoce with voice
        [off] Damavoce, no voice{ $why ->
            [asked] {""}
            [no-terminal] {""}
            [remote] {""}
           *[other] : see python3 run.py doctor
        }
       *[other] Damavoce
    }.
talk-not-understood = I did not understand{ $has_heard ->
    [yes] {" "}"{ $heard }"
   *[no] {""}
}. { $wanted ->
    [over] The game is over: type new, undo or quit.
    [final] The game is over: type new or quit.
    [stuck] The game is over: type quit, and choose another position.
    [unseen] There are signs in the line that cannot be seen: type it again.
    [numbers] Squares are numbers without letters, for example square 18.
    [who] The answer here is a name or a colour.
    [setup] Pieces are being put up.
    [square] Type one square, or stop to end the quiz.
    [ear-check] Say the number, or stop to end.
   *[move] Type a move, like { $example }, or help.
}
    .brief = Not understood{ $has_heard ->
        [yes] {" "}"{ $heard }"
       *[no] {""}
    }. { $wanted ->
        [over] New, undo or quit.
        [final] New or quit.
        [stuck] Quit.
        [unseen] Unseen signs: type it again.
        [numbers] Squares: numbers only, for example square 18.
        [who] The answer here is a name or a colour.
        [setup] Pieces are being put up.
        [square] One square, or stop.
        [ear-check] Say the number, or stop to end.
       *[move] A move, like { $example }, or help.
    }
    .again = { $has_heard ->
        [yes] Not understood: { $heard }.
       *[no] There is nothing here that I can read.
    } { $wanted ->
        [unseen] There are signs in the line that cannot be seen: type it again.
        [numbers] Squares are numbers without letters, for example square 18.
        [who] The answer here is a name or a colour.
        [setup] Pieces are being put up.
        [square] Type one square, or stop to end the quiz.
        [ear-check] Say the number, or stop to end.
       *[other] Type just ? to hear how to go on.
    }
talk-line-too-long = The line is too long. Type a move, like { $example }, or help.
    .brief = Line too long: a move, like { $example }, or help.
    .again = I cannot read such a long line: two numbers are enough, or a word.
talk-ask-quit = Do you really want to quit? The game will not be saved. Answer yes or no.
    .brief = Quit without saving: yes or no?
    .again = Leave without saving the game? Please answer yes or no.
talk-ask-notes = What you noted is in no file. Do you really want to quit? Answer yes or no.
    .brief = Quit without your notes: yes or no?
    .again = Leave and lose your notes? Please answer yes or no.
talk-ask-resign = { words-side }: do you really want to resign the game? Answer yes or no.
    .brief = { words-side }, resign: yes or no?
    .again = { words-side }: resign the game? Please answer yes or no.
talk-ask-resign-named = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you really want to resign the game? Answer { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} yes, or no.
    .brief = Resign: { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } yes, or no?
    .again = Resign the game? Please answer { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } yes, or no.
talk-answer-of-other = { $is_named ->
    [yes] Answer { $has_name ->
        [yes] { $name }
       *[no] { words-other-side }
    } yes, or no.
   *[no] Answer yes or no.
}
    .brief = { $is_named ->
        [yes] { $has_name ->
            [yes] { $name }
           *[no] { words-other-side }
        } yes, or no?
       *[no] yes or no?
    }
    .again = { $is_named ->
        [yes] Please answer { $has_name ->
            [yes] { $name }
           *[no] { words-other-side }
        } yes, or no.
       *[no] Please answer yes or no.
    }
talk-ask-draw = { words-side } offers a draw. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you accept? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: { words-side } offers a draw, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: { words-side } offers a draw. { talk-answer-of-other.again }
talk-ask-neither = { words-side } proposes a draw, because neither can win. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you agree? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: a draw, neither can win, { talk-answer-of-other.brief }
talk-ask-takeback = { words-side } wants to take back { $move }.{ $annuls ->
    [yes] {" "}The result of the game is annulled too.
   *[no] {""}
} { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you agree? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: { words-side } wants to take back { $move }{ $annuls ->
        [yes] {" "}and annul the result
       *[no] {""}
    }, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: may { words-side } take back { $move }{ $annuls ->
        [yes] , annulling the result too
       *[no] {""}
    }? { talk-answer-of-other.again }
talk-ask-offer = Do you want to offer a draw? Answer yes or no.
    .brief = Offer a draw: yes or no?
    .again = Offer a draw? Please answer yes or no.
talk-ask-undo = Do you want to take back your move { $move }?{ $annuls ->
    [yes] {" "}The result of the game is annulled too.
   *[no] {""}
} Answer yes or no.
    .brief = Take back { $move }{ $annuls ->
        [yes] {" "}and annul the result
       *[no] {""}
    }: yes or no?
    .again = Take back { $move }{ $annuls ->
        [yes] , annulling the result too
       *[no] {""}
    }? Please answer yes or no.
talk-moves-back = { $has_moves ->
    [yes] { $moves }
   *[no] from { $first } back to { $last }
}
talk-moves-on = { $has_moves ->
    [yes] { $moves }
   *[no] { $count } moves, from { $first } to { $last }
}
talk-ask-moves-undo = Do you want to take back your last { $count } moves, { talk-moves-back }, with the answers to them?{ $annuls ->
    [yes] {" "}The result of the game is annulled too.
   *[no] {""}
} Answer yes or no.
    .brief = Take back { $count } moves, { talk-moves-back }{ $annuls ->
        [yes] {" "}and annul the result
       *[no] {""}
    }: yes or no?
    .again = Take back { $count } moves of yours, { talk-moves-back }, with the answers{ $annuls ->
        [yes] , annulling the result too
       *[no] {""}
    }? Please answer yes or no.
talk-ask-moves-both = Do you both want to take back { $count } moves, { talk-moves-back }?{ $annuls ->
    [yes] {" "}The result of the game is annulled too.
   *[no] {""}
} Answer yes or no.
    .brief = Both: take back { $count } moves, { talk-moves-back }{ $annuls ->
        [yes] {" "}and annul the result
       *[no] {""}
    }, yes or no?
    .again = Do both of you agree to take back { $count } moves, { talk-moves-back }{ $annuls ->
        [yes] , annulling the result too
       *[no] {""}
    }? Please answer yes or no.
talk-ask-moves-takeback = { words-side } wants to take back { $count } moves, { talk-moves-back }.{ $annuls ->
    [yes] {" "}The result of the game is annulled too.
   *[no] {""}
} { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you agree? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: { words-side } wants to take back { $count } moves, { talk-moves-back }{ $annuls ->
        [yes] {" "}and annul the result
       *[no] {""}
    }, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: may { words-side } take back { $count } moves, { talk-moves-back }{ $annuls ->
        [yes] , annulling the result too
       *[no] {""}
    }? { talk-answer-of-other.again }
talk-ask-moves-redo = { words-side } wants what was taken back to be played again: { talk-moves-on }. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you agree? { talk-answer-of-other }
    .brief = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: { words-side } wants { talk-moves-on } played again, { talk-answer-of-other.brief }
    .again = { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: may what was taken back be played again, { talk-moves-on }? { talk-answer-of-other.again }
talk-ask-moves-replay = Do you want to play again { talk-moves-on }? Answer yes or no.
    .brief = Play again { talk-moves-on }: yes or no?
    .again = Play { talk-moves-on } again? Please answer yes or no.
talk-ask-swap = Do you want to leave this game and begin another, in which you play { words-side }? Answer yes or no.
    .brief = New game with { words-side }: yes or no?
    .again = Leave this game for one in which you play { words-side }? Please answer yes or no.
talk-ask-new = Do you want to leave this game and begin another? Answer yes or no.
    .brief = New game: yes or no?
    .again = Leave this game for a new one? Please answer yes or no.
talk-ask-instead = { $is_for_other ->
    [yes] { words-side } meant { $instead } and not { $move }. { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: may { $move } be taken back, and { $instead } played? { talk-answer-of-other }
   *[no] Do you want to take back { $move }{ $has_answer ->
        [yes] {" "}and the computer's answer { $answer }
       *[no] {""}
    }, and play { $instead } instead? Answer yes or no.
}
    .brief = { $is_for_other ->
        [yes] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: { $instead } in place of { $move }, { talk-answer-of-other.brief }
       *[no] Take back { $move }{ $has_answer ->
            [yes] {" "}and { $answer }
           *[no] {""}
        }, and play { $instead }: yes or no?
    }
    .again = { $is_for_other ->
        [yes] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: may { words-side } take back { $move } and play { $instead }? { talk-answer-of-other.again }
       *[no] Take back { $move }{ $has_answer ->
            [yes] {" "}and the answer { $answer }
           *[no] {""}
        } for { $instead }? Please answer yes or no.
    }
talk-annulled = { $termination ->
    [resignation] the resignation
    [agreement] the agreed draw
   *[other] the draw by repetition
}
talk-ask-annul = { $who ->
    [alone] Do you want to undo { talk-annulled } and go on with the game as it stood? Answer yes or no.
    [both] Do you both want to undo { talk-annulled } and go on with the game as it stood? Answer yes or no.
   *[other] { words-side } wants to undo { talk-annulled } and go on with the game as it stood. { words-other-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: do you agree? { talk-answer-of-other }
}
    .brief = { $who ->
        [alone] Undo { talk-annulled }: yes or no?
        [both] Both: undo { talk-annulled }, yes or no?
       *[other] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: { words-side } wants to undo { talk-annulled }, { talk-answer-of-other.brief }
    }
    .again = { $who ->
        [alone] Undo { talk-annulled } and go on? Please answer yes or no.
        [both] Do both of you agree to undo { talk-annulled }? Please answer yes or no.
       *[other] { words-other-side }{ $has_name ->
            [yes] , { $name }
           *[no] {""}
        }: may { words-side } undo { talk-annulled }? { talk-answer-of-other.again }
    }
talk-ask-game = Do you want to leave this game for { $wanted }? Answer yes or no.
    .brief = Begin { $wanted }: yes or no?
    .again = Leave this game for { $wanted }? Please answer yes or no.
talk-ask-forget = Do you really want to delete what I have learnt from your corrections and from your voice? Answer yes or no.
    .brief = Delete what was learnt: yes or no?
    .again = Forget all that I have learnt from you? Please answer yes or no.
talk-ask-claim = Do you want to claim a draw by repetition? Answer yes or no.
    .brief = Draw by repetition: yes or no?
    .again = Claim a draw by repetition? Please answer yes or no.
talk-ask-leave = Do you want to leave? Answer yes or no.
    .brief = Leave: yes or no?
    .again = Leave the program? Please answer yes or no.
talk-who = Who { $deed ->
    [resign] resigns
    [neither] says that neither can win
    [refuse] refuses the rules
    [claim] claims the repetition
   *[draw] offers the draw
}, White or Black? Answer White, Black or no.
    .brief = Who { $deed ->
        [resign] resigns
        [refuse] refuses
        [claim] claims
       *[draw] offers
    }: White, Black or no?
talk-computer-decides = The computer decides by itself whether to { $deed ->
    [resign] resign. To resign yourself, type resign.
    [claim] claim a draw by repetition. To claim it yourself, type repetition.
   *[draw] offer a draw. To offer one yourself, type draw.
}
    .brief = That is for the computer to decide. For yourself, type { $deed ->
        [resign] resign.
        [claim] repetition.
       *[draw] draw.
    }
talk-for-other = Only { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} can say that.
    .brief = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } has to say that.
talk-yes-of-whom = Whose yes is it? Only { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} can give it: answer { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} yes, or no.
    .brief = Whose yes? { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } yes, or no.
talk-dropped = { $is_over ->
    [yes] All right.
   *[no] All right, the game goes on.
}
talk-no-question = There is no question to answer. { $over ->
    [back] The game is over: type new, undo or quit.
    [final] The game is over: type new or quit.
    [stuck] The game is over: type quit, and choose another position.
   *[no] Type a move, or help.
}
    .brief = No question. { $over ->
        [back] New, undo or quit.
        [final] New or quit.
        [stuck] Quit.
       *[no] A move, or help.
    }
    .again = There is nothing here to confirm. { $over ->
        [back] The game is over: type new, undo or quit.
        [final] The game is over: type new or quit.
        [stuck] The game is over: type quit, and choose another position.
       *[no] Type a move or a command.
    }
talk-answered = { $kind ->
    [greeting] Hello. Whenever you like.
    [thanks] You are welcome.
    [praise] Thank you, the pleasure is mine.
    [apology] No problem.
    [agreed] All is well.
   *[wait] There is no hurry: the position waits.
}
talk-goodbye = Goodbye.
talk-interrupted-question = I have dropped the question. Press Ctrl-C again to leave{ $loses_game ->
    [yes] ; the game is not saved.
   *[no] .
}
    .brief = Question dropped. Ctrl-C again to leave{ $loses_game ->
        [yes] , without saving.
       *[no] .
    }
talk-interrupted-search = The computer plays at once. Press Ctrl-C again to leave{ $loses_game ->
    [yes] ; the game is not saved.
   *[no] .
}
    .brief = It plays at once. Ctrl-C again to leave{ $loses_game ->
        [yes] , without saving.
       *[no] .
    }
talk-interrupted-nothing = Press Ctrl-C again to leave{ $loses_game ->
    [yes] ; the game is not saved.
   *[no] .
}
    .brief = Ctrl-C again to leave{ $loses_game ->
        [yes] , without saving.
       *[no] .
    }
talk-absent = { $thing ->
    [analysis] I do not analyse games yet, and cannot say where you went wrong. { $is_open ->
        [yes] review from the start goes through the game move by move, losses and a move tells what that move loses, and export writes the game to a PDN file. The command python3 run.py analyse with that file writes what the computer thinks of each position, in figures.
       *[no] After the end of the game, review from the start goes through it move by move, and export writes it to a PDN file, for the command python3 run.py analyse.
    }
    [online] I do not play over the internet. For two people at this machine type two players; with somebody far away one plays by messages, type new correspondence game with Anna.
   *[variant] I know two games, Italian draughts and international draughts, and no others, neither Brazilian, Russian, English or Turkish draughts nor chess. Type italian game or international game for one of the two.
}
    .brief = { $thing ->
        [analysis] { $is_open ->
            [yes] No analysis yet: review from the start, losses with a move, export.
           *[no] No analysis yet: after the end, review from the start and export.
        }
        [online] Not over the internet: two players, or new correspondence game with Anna.
       *[variant] Only Italian and international draughts: italian game, international game.
    }
talk-huffing = Huffing, taking away the piece that did not capture, has not been played in Italy since 1934: today capturing is simply compulsory, { $article }.
    .brief = No huffing since 1934: capturing is compulsory, { $article }.
talk-no-advice = I give no advice on moves.{ $may_ask ->
    [yes] {" "}Type moves to hear what can be played, captures to hear what can be taken, threatened to hear what your opponent could take, or losses and a move to hear what that move loses.
   *[no] {""}
}
    .brief = { $may_ask ->
        [yes] No advice: moves, captures, threatened, or losses with a move.
       *[no] No advice.
    }
talk-program = I am Damavoce, a program for playing draughts by ear. To hear what you can say to me, type help.
    .brief = I am Damavoce, for draughts: type help.
talk-help-moves = A move: the square it starts from and the square it ends on, for example { $move }, { $plain } or the two numbers in words; if need be the whole route, { $example }.{ $takes_short ->
    [yes] {" "}If there is only one such move, the square it ends on is enough, or I take, or king me.
   *[no] {""}
}
    .brief = Moves: { $move }, { $plain }, the numbers in words, { $example }{ $takes_short ->
        [yes] , the square it ends on, I take, king me.
       *[no] .
    }
talk-help-questions = Questions about moves: moves, also moves { $start }. captures. who can move. why. rule, also rule captures.{ $has_notes ->
    [yes] {" "}last, also last 5. turn.
   *[no] {" "}last. turn.
}
    .brief = Questions: moves, moves { $start }, captures, who can move, why, rule{ $has_notes ->
        [yes] , last, last 5, turn.
       *[no] , last, turn.
    }
talk-help-questions-squares = About squares: square 18. neighbours 18. diagonals 18. row 3, or rows for all. column 2. quarters, centre, base, edges, main diagonal, corners.
    .brief = Square 18, neighbours 18, diagonals 18, row 3, rows, column 2, quarters, centre, base, edges, main diagonal, corners.
talk-help-questions-pieces = About pieces: pieces, kings and how many pieces, also white or black. what changed. what was taken.
    .brief = Pieces, kings, how many pieces, what changed, what was taken.
talk-help-questions-danger = About danger: threatened. attackers { $start }, defenders { $start }. replies { $move }, losses { $move }.
    .brief = Threatened, attackers { $start }, replies { $move }, losses { $move }.
talk-help-questions-again = { $has_notes ->
    [yes] To hear again: score. result.
   *[no] To hear again: result.
} repeat, repeat slowly and spell. continue carries on with a reading that was cut off.
    .brief = { $has_notes ->
        [yes] Score, repeat,
       *[no] Repeat,
    } repeat slowly, spell, continue.
talk-help-commands = Commands: undo takes back your last move, undo 2 the last two, undo all goes back to the beginning. redo plays again what was taken back. draw offers a draw. count says how much of one is left, I ask for the count begins it.{ $has_repetition ->
    [yes] {" "}repetition claims a draw by repetition.
   *[no] {""}
} resign. new begins another game, also new with black, new international, new level 3, new blindfold, two players Anna and Bruno; swap changes colour. quit. For saved games, looking back, the clock, files and positions: help games, help review, help clock, help files, help setup. The beginning of a word is enough.
    .brief = Commands: undo, undo 2, redo, draw, count, { $has_repetition ->
        [yes] repetition,{" "}
       *[no] {""}
    }resign, new, quit.
talk-help-settings = Settings: type settings to hear them all; or a name and a value, for example level 3, level automatic, language italian, warnings nothing, detail 2, view white, cells 40, letters wb, voice own, rate 250, volume 60, speaker 2, sounds. To learn: tour describes the board, quiz asks five questions.
    .brief = Settings, or name and value: level 3, level automatic, language italian, warnings nothing, detail 2, view white, cells 40, letters wb, voice own, rate 250, volume 60, speaker 2, sounds. Tour and quiz.
talk-help-board = The electronic board: move the pieces, and the move is made. restore guides your hand in putting them back in place. compare says what is different from the game. say or type I adjust before you centre a piece. order of capture says how the captured pieces were taken off. start from the board begins a game from the pieces that stand on it. delay, touch and tones are its settings.
    .brief = Board: restore, compare, I adjust, order of capture, start from the board; delay, touch and tones.
talk-questions-allowed = { $count ->
    [0] In this game you keep the position in your head: no questions about the board.
    [one] In this game you may ask one question about the board{ $is_each ->
        [yes] {" "}each
       *[no] {""}
    }.
   *[other] In this game you may ask { $count } questions about the board{ $is_each ->
        [yes] {" "}each
       *[no] {""}
    }.
}
    .brief = { $count ->
        [0] No questions about the board.
        [one] One question about the board{ $is_each ->
            [yes] {" "}each
           *[no] {""}
        }.
       *[other] { $count } questions about the board{ $is_each ->
            [yes] {" "}each
           *[no] {""}
        }.
    }
talk-questions-left = { $count ->
    [0] That was the last question.
    [one] One question left.
   *[other] { $count } questions left.
}
talk-questions-told = You have { $count ->
    [0] no questions
    [one] one question
   *[other] { $count } questions
} about the board left{ $is_for_two ->
    [yes] ; each player has their own
   *[no] {""}
}. Each question about the position uses one up; asking how many are left costs nothing.
    .brief = Questions left: { $count }.
talk-questions-of = { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} has { $count ->
    [0] no questions
    [one] one question
   *[other] { $count } questions
} about the board left.
    .brief = { words-side }, questions left: { $count }.
talk-questions-free = Questions are free in this game: ask as many as you like.
    .brief = Questions are free.
talk-questions-fixed = How many questions a game allows is fixed when it begins. For another number, type for example new blindfold with 5 questions.
    .brief = The number is fixed when a game begins.
talk-no-questions-left = { $count ->
    [0] In this game you keep the position in your head. You may ask last, turn, score sheet and repeat.
   *[other] You have no questions about the board left. You may ask last, turn, score sheet and repeat.
}
    .brief = No questions: only last, turn, score sheet and repeat.
    .again = { $count ->
        [0] No questions about the board in this game: only last, turn, score sheet and repeat.
       *[other] The questions about the board are used up: only last, turn, score sheet and repeat.
    }
talk-aid-used = { $side ->
    [none] Questions about the board: { $count }. Moves refused: { $refused }.
   *[other] { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: questions about the board: { $count }. Moves refused: { $refused }.
}
    .brief = { $side ->
        [none] Asked: { $count }; refused: { $refused }.
       *[other] { words-side }: asked: { $count }; refused: { $refused }.
    }
talk-answer-first = I have not acted on "{ $heard }": please answer first.
    .brief = Answer first.
talk-answer-not-understood = I did not understand.
    .brief = Not understood.
talk-pasted = Pasted: the line now has { $length } characters. Nothing is done before you press Enter; Escape erases it.
    .brief = Pasted, { $length } characters: Enter or Escape.
talk-only-yes = "{ $heard }" once more is not a yes: answer yes to do it, or no to leave things as they are.
    .brief = It takes a yes: yes or no?
    .again = I still need a yes or a no: "{ $heard }" again does nothing.
talk-help-more = More help: help questions, help commands, help settings, help games, or help and a command, as help draw{ $has_boards ->
    [yes] , help board
   *[no] {""}
}. Tour describes the board.
talk-first-game = { $is_again ->
    [yes] Type Italian, for the game on 32 squares, or international, for that on 50. A move begins the Italian game.
   *[no] Which draughts do you want to play: Italian, on 32 squares, or international, on 50? Type Italian or international; I will remember it.
}
    .brief = Italian or international?
