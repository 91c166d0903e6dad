### One game by correspondence: moves, messages, conditions.

mail-unsent = { $has_unsent ->
    [yes] {" "}Your { $unsent } is not marked as sent: I take it as sent.
   *[no] {""}
}
mail-paste = Paste the message, then type a full stop alone on a line. Only the full stop gives it up.
    .brief = Paste, then a full stop alone.
mail-text-taken = { $lines ->
    [one] One line
   *[other] { $lines } lines
}. A full stop alone ends the message.
    .brief = { $lines ->
        [one] One line.
       *[other] { $lines } lines.
    }
mail-text-refused-dropped = The message is given up.
mail-text-refused-empty = The message is empty. To try again type paste.
mail-text-refused-long = The message is too long: paste only the part with the move.
mail-ask-own = Move { $number }{ $has_theirs ->
    [yes] : { $name } { $theirs }, you { $move }
   *[no] : you { $move }
}{ $is_draw_offered ->
    [yes] , and you offer a draw
   *[no] {""}
}. { $mine ->
    [one] One piece
   *[other] { $mine } pieces
} against { $enemy }, check { $check }. Is it right? Answer yes or no.
    .brief = { $number }: { $move }{ $is_draw_offered ->
        [yes] {" "}with a draw
       *[no] {""}
    }, { $mine } against { $enemy }, check { $check }. Yes or no?
mail-ready = The message is ready: { $how ->
    [file] hand over to have it in a file like the last one
    [clipboard] hand over to have it on the clipboard like the last one
    [mailto] hand over to have it in the mail program like the last one
   *[print] hand over to have it
}, then sent when it has gone.
    .brief = Message ready.
mail-leave-days = { $leave ->
    [one] for one day
   *[other] for { $leave } days
} from { $first }
mail-beside = { $claim ->
    [right] , and claims a draw by repetition
    [wrong] , and claims a draw by repetition, though there is none here
   *[none] {""}
}{ $leave ->
    [0] {""}
   *[other] , and takes leave { mail-leave-days }
}
mail-count-too = { $is_count_asked ->
    [yes] , and asks for the count
   *[no] {""}
}
mail-leave-too = { $what ->
    [leave] {""}
   *[other] { $leave ->
        [0] {""}
       *[other] , and takes leave { mail-leave-days }
    }
}
mail-remains = The message to { $name } { $is_leaving ->
    [yes] is not sent yet, and is kept: next time, in that game, type hand over.
   *[no] is still to be sent.
}
mail-ask-theirs = { $name }: { $move }, move { $number }{ $words ->
    [decline] , and declines the draw
    [decline-count] , declines the draw and asks for the count
    [draw] , and offers a draw
    [count] , and asks for the count
    [draw-count] , offers a draw and asks for the count
    [resign] , and resigns
   *[other] {""}
}{ mail-beside }{ $conditions ->
    [0] {""}
    [one] , with one condition
   *[other] , with { $conditions } conditions
}.{ mail-unsent } Do I take it? Answer yes or no.
    .brief = { $name }: { $move }, move { $number }{ $words ->
        [decline] , and declines the draw
        [decline-count] , declines the draw and asks for the count
        [draw] , and offers a draw
        [count] , and asks for the count
        [draw-count] , offers a draw and asks for the count
        [resign] , and resigns
       *[other] {""}
    }{ mail-beside }{ $conditions ->
        [0] {""}
        [one] , with one condition
       *[other] , with { $conditions } conditions
    }.{ mail-unsent } Yes or no?
mail-ask-word = { $name } { $what ->
    [accept] accepts the draw
    [decline] declines the draw
    [draw] offers a draw
    [resign] resigns
    [count] asks for the count
    [leave] takes leave { mail-leave-days }
   *[claim] claims a draw by repetition
}{ mail-count-too }{ mail-leave-too }.{ mail-unsent } Do I take it? Answer yes or no.
    .brief = { $name } { $what ->
        [accept] accepts the draw
        [decline] declines the draw
        [draw] offers a draw
        [resign] resigns
        [count] asks for the count
        [leave] takes leave { mail-leave-days }
       *[claim] claims a draw by repetition
    }{ mail-count-too }{ mail-leave-too }.{ mail-unsent } Yes or no?
mail-ask-their-conditions = { $name } adds conditions: { $said }. Do I take them? Answer yes or no.
    .brief = { $name }: { $said }. Yes or no?
mail-ask-untake = Do I take { $has_move ->
    [yes] the { $move } of { $name }
   *[no] what { $name } has written
} off the game{ $is_draw ->
    [yes] , with the draw that goes with it
   *[no] {""}
}? Redo asks about it again. Answer yes or no.
    .brief = Take off { $has_move ->
        [yes] the { $move } of { $name }
       *[no] what { $name } has written
    }{ $is_draw ->
        [yes] {" "}and the draw
       *[no] {""}
    }: yes or no?
mail-their-leave = { $name } is on leave from { $first }, { $days ->
    [one] one day
   *[other] { $days } days
}. { $is_within ->
    [yes] Days of leave left: { $left }.
   *[no] { $left ->
        [0] The terms give no more leave: the days count as usual.
       *[other] The terms give only { $left } days: the others count as usual.
    }
}
mail-condition-unread = { $name } also writes of moves to come, but not so that it can be taken as a condition: if it is to count, ask for it again.
mail-more-written = There is more in the message: type message to hear it.
mail-message-came = The message that came:
mail-left-out = { $name } also writes { $moves }{ $more ->
    [0] {""}
    [one] , and one more
   *[other] , and { $more } more
}: no move is taken from this message.
mail-stated-left = { $name } also writes: "{ $first }"{ $is_two ->
    [yes] , and: "{ $second }"
   *[no] {""}
}{ $more ->
    [0] {""}
    [one] , and one more sentence like this
   *[other] , and { $more } more sentences like this
}. That is not taken: if it is to count, ask for it in plain words.
mail-other-parts = { $name } also writes of { $codes }{ $more ->
    [0] {""}
    [one] , and of one more game
   *[other] , and of { $more } more games
}: that part is not read here.
mail-parts-untaken = The message that you pasted also has a part of { $codes }{ $more ->
    [0] {""}
    [one] , and of one more game
   *[other] , and of { $more } more games
}, which is not taken: paste it again in that game.
mail-ask-by-condition = { $name } has said before: if { $mine }, then { $theirs }{ $is_binding ->
    [yes] , and is bound to play it
   *[no] {""}
}. Do I take it as played? Answer yes or no.
    .brief = { $name }: { $theirs }, by condition. Yes or no?
mail-trouble-illegal = { $name } writes { $move }, which cannot be played here. I have taken nothing.
mail-trouble-ambiguous = The message of { $name } may mean { $moves }. I have taken nothing.
mail-trouble-nothing = I find no move in the message of { $name }. To give it yourself, type the two numbers.
mail-trouble-number = { $has_told ->
    [yes] { $name } writes move { $told }, and this is move { $right }
   *[no] The number that { $name } gives is not { $right }
}. I have taken nothing.
mail-trouble-check = { $has_told ->
    [yes] { $name } writes check { $told }, and I have { $right }
   *[no] The check of { $name } is not mine, { $right }
}: the two positions are not the same. I have taken nothing.
mail-trouble-colour = In the message of { $name } the colours are the other way round: it may be of another game. I have taken nothing.
mail-trouble-no-claim = { $name } claims a draw by repetition, and there is none here. I have taken nothing.
mail-trouble-score = The moves that { $name } writes are not those of this game. I have taken nothing.
mail-trouble-other = The message is about another game. I have taken nothing.
mail-trouble-unknown = The message is of game { $told }, which is none of your open ones. I have taken nothing. If it is one of them, go there with continue and the name of the opponent, and type terms code { $told }.
mail-trouble-nameless = The message makes the first move of a game{ $has_told ->
    [yes] , { $told },
   *[no] {""}
} that is not begun here, and does not say who has sent it. To begin it, type new correspondence game with their name, Black, { $right ->
    [international] international draughts
   *[italian] Italian draughts
}; then bring the message once more.
mail-trouble-turn = It is your turn: { $name } cannot have moved. I have taken nothing.
mail-trouble-instead = { $name } now writes { $moves } in place of { $move }, which you have taken already. I have taken nothing. A move that was sent stays as it is, unless you settle it between you: then type take back, and the two numbers of the other one.
mail-trouble-named = The message of { $name } names { $moves }{ $has_told ->
    [yes] {" "}and others, { $told } in all
   *[no] {""}
}, but does not say that it is the move now. I have taken nothing. If it is, type the two numbers.
mail-trouble-own = It is your own message, or your last move. I have taken nothing.
mail-trouble-twice = You have taken this message already.
mail-trouble-old = You have taken this message already: the { $move } of { $name } was answered. To send your answer again, type repeat the message.
mail-trouble-missing = A message is missing: before this one { $name } has { $moves } too, which are not here. I have taken nothing. Ask { $name } for the message that is missing.
mail-trouble-asks-illegal = { $name } asks for your move again: { $move } cannot be played there.
mail-trouble-asks-again = { $name } asks for your last message again.
mail-trouble-asks-unclear = { $name } asks which move you have played: it may be { $moves }.
mail-trouble-asks-number = { $name } asks which move you mean: { $has_told ->
    [yes] you have written move { $told }, and it is move { $right } there
   *[no] it is move { $right } there
}.
mail-trouble-asks-score = { $name } asks where the two scores differ: { $has_move ->
    [yes] at move { $told } it is { $move } there, and { $right } here
   *[no] yours is not the one there
}. To hear yours, type score.
mail-trouble-asks-check = { $name } asks whether the two positions are the same: { $has_told ->
    [yes] your check is { $told }, and the one there is { $right }
   *[no] the check there is { $right }
}. To hear your moves, type score.
mail-trouble-asks-other = { $name } asks of which game your message is: it names { $told }, and this one is { $right } there.
mail-trouble-automatic = It is an automatic reply, without a move.
mail-trouble-over = This game is over. I have taken nothing.
mail-trouble-draw-words = { $name } writes { $move }, and of the draw that you have offered something that I do not understand. I have taken nothing. If the move stands and declines the draw, type its two numbers.
mail-trouble-no-draw = { $name } accepts a draw that you have not offered. I have taken nothing.
mail-trouble-takeback = { $name } would like a move back: if you agree, settle it between you. Here it stays as it is.
mail-trouble-gone = That game cannot be opened now: the message is still to be pasted.
mail-trouble-open = A question is open: answer it first, then paste.
mail-trouble-file = The file of the message cannot be read. Check its name.
mail-trouble-late = The message takes too long to read, and I no longer wait for it. I have taken nothing. Paste only the part with the move.
mail-trouble-unreadable = The message cannot be read: it is not made as messages are. Paste only the part with the move.
mail-trouble-no-file = What you have named is not a file: name the file in which the message is, or paste it.
mail-ask-reply = I have a question ready for { $name }. Do I hand it over? Answer yes or no.
    .brief = Hand over the question: yes or no?
mail-ask-other = { $is_part ->
    [yes] Another part of the message
   *[no] The message
} is of the game with { $name }, { $code }. Shall we go there? Answer yes or no.
    .brief = { $is_part ->
    [yes] A part
   *[no] It
} is of the game with { $name }, { $code }. Go there: yes or no?
mail-ask-go-on = A game like this is open already: { $code }. Do you go on with that one? Answer yes, or no to begin another.
    .brief = { $code } is open: yes for that one, no for a new one.
mail-which = The message may be of { $count } games. Of which one? Give its number.
    .brief = Of which of { $count } games?
mail-which-line = { $place }: { $name }, { $side ->
    [white] you with White
   *[black] you with Black
}, { $code }{ $has_move ->
    [yes] , last move { $move }
   *[no] {""}
}.
mail-line = { $text }
    .spoken = { $is_score ->
        [yes] {""}
       *[no] { $text }
    }
mail-message = To { $name }: { $title }.
mail-nothing = { $why ->
    [turn] There is nothing to send: it is your turn.
    [over] There is nothing to send: the game is over.
   *[waits] There is nothing to send: it is for { $name } to answer.
}
mail-handed-over = { $how ->
    [file] The message is in the file { $where }, in the folder { $folder }.
    [clipboard] The message is on the clipboard{ $is_short ->
        [yes] , in one line
       *[no] {""}
    }.
    [mailto] The message is in your mail program{ $is_short ->
        [yes] , in one line
       *[no] {""}
    }.
   *[print] End of the message.
}{ $is_marked ->
    [yes] {" "}When it goes, type sent.
   *[no] {""}
}
    .brief = { $how ->
        [file] In the file { $where }, in the folder { $folder }.
        [clipboard] On the clipboard{ $is_short ->
            [yes] , in one line
           *[no] {""}
        }.
        [mailto] In the mail program{ $is_short ->
            [yes] , in one line
           *[no] {""}
        }.
       *[print] End of the message.
    }
mail-changed = { $why ->
    [gone] The message that was handed over holds no more: do not send it.
    [same] The message is again as it was handed over.
    [refused] I do not mark it as sent: what was handed over is not the message as it is now. Hand over again, or change the message back to what it was; then sent.
   *[changed] The message has changed since it was handed over: hand over again, then sent when it has gone.
}
mail-not-handed-over = { $why ->
    [way] It is handed over to a file, mail, the clipboard or the screen, whole or in one line: for example, hand over to a file.
    [full] The disk is full: the message is not in the file.
    [forbidden] I may not write the file.
    [no-tool] { $how ->
        [mailto] I find no mail program here
       *[other] I find no program for the clipboard here
    }: try hand over to a file.
    [address] I do not know the address: type terms address, and then the address.
    [name] No file can be called so: letters, numbers and blanks will do, for example hand over to file letter.
    [slow] { $where } does not answer: try hand over to a file.
   *[other] It could not be handed over: try hand over to a file.
}
mail-sent = Sent{ $has_move ->
    [yes] : { $move }
   *[no] {""}
}.{ $is_over ->
    [yes] {""}
   *[no] {" "}Now { $name } is to answer.
}
    .brief = Sent.
mail-awaited = When { $name } answers, type paste, or the two numbers of their move.
mail-stays = { $has_move ->
    [yes] { $move } is sent, and stays.
   *[no] What is sent stays.
}
mail-taken-off = { $is_own ->
    [yes] Your { $move } is taken off: it is your turn.
   *[no] The { $move } of { $name } is taken off: their move is waited for.
}
mail-word-taken-off = { $what ->
    [refusal] The refusal is taken off: the draw is offered still.
    [leave] The leave is taken off: it goes with no message.
   *[draw] The offer of a draw is taken off: it goes with no message.
}
mail-move-first = A draw is offered with a move: type for example offer a draw with { $move }.
mail-draw-prepared = { $is_again ->
    [yes] The draw for { $name } is in the message already.
   *[no] The draw for { $name } goes with the message.
}
mail-draw-by-them = { $name } offers a draw: type accept the draw, { $is_own_turn ->
    [yes] or move
   *[no] or decline the draw
}.
mail-no-draw = { $how ->
    [word] You have declined the draw of { $name }{ $is_unsent ->
        [yes] : to accept it after all, first type take back.
       *[no] .
    }
    [move] Your { $move } has declined the draw of { $name }{ $is_unsent ->
        [yes] : to accept it after all, first type take back.
       *[no] .
    }
   *[none] { $name } has offered no draw.
}
mail-draw-declined = The refusal for { $name } goes with the message.
mail-ask-accept = Do you accept the draw of { $name }? Answer yes or no.
    .brief = Accept the draw of { $name }: yes or no?
mail-ask-conditions = { $said_first }.{ $is_binding ->
    [yes] {" "}They bind you until something else is played.
   *[no] {""}
} Is it right? Answer yes or no.
    .brief = { $said_first }. Yes or no?
mail-conditions = { $is_own ->
    [yes] You have said
   *[no] { $name } has said
}: { $said }.{ $is_binding ->
    [yes] {" "}It binds until something else is played.
   *[no] {" "}It does not bind.
}
    .brief = { $is_own ->
        [yes] You
       *[no] { $name }
    }: { $said }.{ $is_binding ->
        [yes] {""}
       *[no] {" "}Not binding.
    }
mail-no-conditions = There are no conditions. To set some, type for example: if { $example } then { $answer }.
    .brief = No conditions.
mail-conditions-hold = { $count ->
    [one] The condition goes
   *[other] The { $count } conditions go
} with the message.
mail-conditions-gone = { $why ->
    [withdrawn] The conditions are removed.
    [sent] The conditions are sent and bind you, until { $name } plays something else.
   *[deviated] { $name } has played something else: your conditions hold no more.
}
mail-conditions-faulty = { $why ->
    [illegal] { $is_own ->
        [yes] The answer { $move } cannot be played there
       *[no] { $name } cannot play { $move }
    }.
    [two] { $move } may be two moves: give all the squares.
    [lone] If { $name } plays { $move }, what do you answer? Say it with then.
    [over] The game is over: there is nothing left to answer.
    [turn] It is your turn: conditions come behind your move.
   *[none] Type for example: if 11-15 then 22-18.
} Nothing has changed.
mail-condition-fits = You have said: if { $theirs }, then { $mine }. { $is_held ->
    [yes] Decide on the draw first: the answer { $mine } is not made ready.
   *[no] The answer { $mine } is ready, and not sent.
}
    .brief = { $is_held ->
        [yes] The draw first, then { $mine }.
       *[no] Your answer { $mine } is ready, not sent.
    }
mail-foreseen = { $name } has said already that { $theirs } answers { $mine }{ $is_binding ->
    [yes] , and is bound to it
   *[no] {""}
}.
mail-repeat = { $why ->
    [ready] The message of before is ready once more for { $name }: hand over.
    [again] Your last message is ready once more for { $name }: hand over. It is no reminder{ $days ->
        [0] {""}
       *[other] , which by the terms goes after { $days } days without an answer
    }.
    [shown] There is nothing new to send: I take your last message once more.
    [wanted] To send your last message again, type repeat the message.
    [older] Your { $move } is not marked as sent: if it has gone, type sent first. The message before it is ready once more for { $name }: hand over.
    [question] Here is your question once more.
    [unsent] The message is not sent as yet: hand over, then sent.
   *[nothing] You have sent nothing in this game as yet.
}
mail-director = { $has_director ->
    [yes] The message for the director is ready: type hand over, and where.
   *[no] The terms name no director: type terms director, and the address.
}
mail-sent-beside = { $is_to_director ->
    [yes] Sent to the director
   *[no] Sent once more
}.{ $is_waiting ->
    [yes] {" "}The message for { $name } is still to be sent.
   *[no] {""}
}
    .brief = { $is_to_director ->
        [yes] Sent to the director
       *[no] Sent once more
    }.
