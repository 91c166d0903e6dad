### The games by correspondence, side by side.

correspondence-left = { $unit ->
    [late] { $count ->
        [one] one day late
       *[other] { $count_word } days late
    }
    [days] { $count ->
        [0] due today
        [one] one day
       *[other] { $count_word } days
    }
   *[none] no limit
}
correspondence-do = { $state ->
    [move] { correspondence-left }
    [send] to be sent
    [answer] offers a draw
    [over] over
   *[wait] their turn
}
correspondence-at-start = { $mine ->
    [0] By correspondence it is your turn in no game. Waiting: { $total }.
   *[other] It is your turn in { $mine } of { $total } correspondence games: type the next one to go there.
}
    .brief = Your turn in { $mine } of { $total }.
correspondence-owed = { $mine ->
    [0] By correspondence it is your turn in no game. Waiting: { $total }.
   *[other] It is your turn in { $mine } of { $total }. The first: { $name }, { correspondence-do }.
}
correspondence-line = Then { $name }, { correspondence-do }{ $is_here ->
    [yes] , this one
   *[no] {""}
}.
correspondence-no-more = There are no more by correspondence. Go on once more tells all games.
    .brief = No more.
correspondence-none = You have no games by correspondence. Type for example: new correspondence game with Anna.
    .brief = No correspondence games.
correspondence-ask-code = The message has the code { $told }, and may be the first of the game with { $name }, { $code }. Is it? Then that game is called { $told } from now on. Answer yes or no.
    .brief = { $told }: is it the game with { $name }, { $code }? Yes or no?
correspondence-code-taken = { $code } is already the code of the game with { $name }. Nothing has changed.
correspondence-nothing-owed = { $is_here ->
    [yes] It is your turn here, and nowhere else.
   *[no] It is your turn in none.
}
correspondence-at = { $name }: { $state ->
    [move] it is your turn
    [send] there is a message to be sent
    [answer] they offer a draw
    [over] the game is over
   *[wait] it is their turn
}{ $by ->
    [own] , the last one is your { $move }
    [theirs] , they have played { $move }
   *[none] , nobody has moved yet
}.
correspondence-their-turn = It is for { $name } to move: the answer is awaited. When it comes, type paste.
    .brief = { $name } is to move.
correspondence-where = { $count ->
    [0] Nobody has moved yet
   *[other] Last moves: { $moves }, { $by ->
        [own] yours
       *[theirs] by { $name }
    }
}. Now comes move { $number } of { words-side }.
correspondence-note = { $has_note ->
    [yes] Your note: { $text }
   *[no] There is no note. To write one: note, and the text.
}
    .brief = { $has_note ->
        [yes] Note: { $text }
       *[no] No note.
    }
correspondence-note-kept = { $is_removed ->
    [yes] The note is removed.
   *[no] The note is written: only you hear it.
}{ $is_replaced ->
    [yes] {" "}It said before: { $before }
   *[no] {""}
}
    .brief = { $is_removed ->
        [yes] Note removed.
       *[no] Written.
    }
correspondence-not-here = This is no correspondence game. The next game takes you to one that you have; new correspondence game with Anna begins one.
    .brief = No correspondence here.
correspondence-begun = Correspondence game { $code } with { $name }: you have { words-side }. To hear on what it is played, type terms.
    .brief = { $code } with { $name }: you have { words-side }.
correspondence-ask-name = Is { $doubtful } part of the name of your opponent, { $name }? Answer yes or no.
    .brief = Is { $doubtful } part of the name, { $name }? Yes or no?
correspondence-left-out = { $has_left_out ->
    [yes] {" "}I leave out: { $left_out }.
   *[no] {""}
}
correspondence-usual = { $is_for_letter ->
    [yes] {" "}The message does not tell the terms: these are the usual ones. To change them or the name, type terms and what: for example terms name { $name }.
   *[no] {""}
}
    .brief = { $is_for_letter ->
        [yes] {" "}To change it, type for example terms name { $name }.
       *[no] {""}
    }
correspondence-ask-begin = { $variant ->
    [international] International draughts
   *[italian] Italian draughts
} by correspondence with { $name }{ $is_from_here ->
    [yes] , from the position here
   *[no] {""}
}: you have { words-side }; { correspondence-pace }{ $has_address ->
    [yes] ; address { $address }
   *[no] {""}
}{ $has_code ->
    [yes] ; code { $code }
   *[no] {""}
}.{ correspondence-left-out }{ correspondence-usual } Do I begin it? Answer yes or no.
    .brief = { $variant ->
        [international] International draughts
       *[italian] Italian draughts
    } with { $name }: you have { words-side }; { correspondence-pace }.{ correspondence-left-out }{ correspondence-usual.brief } Yes or no?
correspondence-not-begun = Nothing is begun. Say it with commas between, for example: new correspondence game with Anna, Black, international draughts, 10 moves in 40 days.
    .brief = Nothing is begun.
correspondence-with-whom = With whom? Type for example: new correspondence game with Anna, Black.
    .brief = With whom?
correspondence-no-moves = Nobody can move here: no game begins from this position.
correspondence-leave = { $why ->
    [taken] { $days ->
        [one] One day of leave from today
       *[other] { $days } days of leave from today
    }: it goes with the message. You have { $left } left.
    [tomorrow] { $days ->
        [one] One day of leave from tomorrow
       *[other] { $days } days of leave from tomorrow
    }: it goes with the message. You have { $left } left.
    [later] { $days ->
        [one] One day of leave from { $first }
       *[other] { $days } days of leave from { $first }
    }: it goes with the message. You have { $left } left.
    [past] That day is over: leave begins today or later. You have { $left } days left.
    [many] You have { $left } days of leave left, not { $days }.
    [none] The terms of this game give no leave.
   *[left] You have { $left } days of leave left. To take some, from today or a later day, type for example: take leave 5 days from tomorrow, or from 3 to 12 December.
}
correspondence-days = { $state ->
    [over] The game is over.
    [move] You have { correspondence-left }.
    [send] You have a message to send: { correspondence-left }.
    [answer] { $name } waits for an answer: { correspondence-left }.
   *[wait] It is for { $name } to answer.
} Days used: you { $used }, { $name } { $theirs }.{ $is_repeat_due ->
    [yes] {" "}The message is to be repeated: reminder.
   *[no] {""}
}
correspondence-on-leave = { $is_own ->
    [yes] Your leave
   *[no] Leave of { $name }
}: { $days ->
    [one] one day
   *[other] { $days } days
} from { $first }.
correspondence-dated = { $number }. { $move }, { $is_own ->
    [yes] yours: { $has_received ->
        [yes] an answer to what came on { $received },{" "}
       *[no] {""}
    }{ $is_sent_at_once ->
        [yes] made and sent on { $made }
       *[no] made on { $made }, { $has_sent ->
            [yes] sent on { $sent }
           *[no] not sent
        }
    }
   *[no] of { $name }: came on { $received }
}; { $days ->
    [1] one day
   *[other] { $days } days
}.
correspondence-no-dates = { $of ->
    [own] You have not moved yet.
    [theirs] { $name } has not moved yet.
    [number] There is no move { $number } yet.
   *[none] Nobody has moved yet.
}
correspondence-address = { $has_address ->
    [yes] The address of { $name }: { $address }.
   *[no] There is no address of { $name }: type terms address, and the address.
}
correspondence-pace = { $days ->
    [0] { $game_days ->
        [0] No limit of days
       *[other] { $game_days } days each for the whole game
    }
   *[other] { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in { $days ->
        [one] one day
       *[other] { $days } days
    }{ $game_days ->
        [0] {""}
       *[other] , { $game_days } days for the game
    }
}; { $leave ->
    [0] no leave
    [1] one day of leave
   *[other] { $leave } days of leave
}
correspondence-game = { $variant ->
    [international] international draughts
   *[italian] Italian draughts
}
correspondence-terms = Game { $code } with { $name }: { correspondence-game }, you have { words-side }. { correspondence-pace }; { $repeat ->
    [0] no reminders
    [1] repeated after one day
   *[other] repeated after { $repeat } days
}; conditions { $is_binding ->
    [yes] bind
   *[no] do not bind
}; analysis by the computer { $is_analysis ->
    [yes] allowed
   *[no] forbidden
}.{ $has_address ->
    [yes] {" "}Address: { $address }.
   *[no] {""}
}{ $has_director ->
    [yes] {" "}Director: { $director }.
   *[no] {""}
}
correspondence-terms-unclear = Behind terms you may say: 10 moves in 40 days, game 90 days, leave 14, repeat after 14, address, director, name, code, analysis allowed, conditions free. Nothing has changed.
    .brief = Terms not understood: nothing has changed.
correspondence-analysis-begun = Try the moves that you like: nothing is played here. Go back to the game when you are done.
    .brief = Try moves; then back to the game.
correspondence-analysis-ended = The analysis is thrown away.
correspondence-analysis-forbidden = The terms of this game forbid analysis by the computer. Analyse alone lets you try moves aloud.
    .brief = No computer here.
correspondence-analysis-over = The game is over: there is nothing left to analyse with the computer.
correspondence-analysis-asked = The computer thinks, and that stays in the score.
correspondence-analysed = { words-side } asked the computer before { $count ->
    [one] move { $numbers }
   *[other] moves { $numbers }
}.
correspondence-computer = The computer would play { $move }.
