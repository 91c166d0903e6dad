### Several people, each at a place of their own.

surfaces-looks-on = You are only watching here: you can ask questions, but not play.
    .brief = You are only watching here.
surfaces-speaks-elsewhere = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} plays from another place: from here you can only speak for yourself.
    .brief = From here you only speak for yourself.
surfaces-asked-there = I have asked { $has_name ->
    [yes] { $name }
   *[no] { words-side }
}, and will tell you the answer.
    .brief = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } has been asked.
surfaces-asked-already = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} still has another question to answer: try again in a moment.
    .brief = Another question is waiting there: try again in a moment.
surfaces-declined = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} says no.
surfaces-unanswered = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} has not answered, so the question is dropped. You can ask again.
    .brief = No answer: the question is dropped.
surfaces-gone-on = The game has changed meanwhile: the question before no longer counts.
    .brief = The question before no longer counts.
surfaces-still-open = { $has_name ->
    [yes] { $name } may
   *[no] { words-side } may
} still correct the move that was just said: wait a moment.
    .brief = Wait: the move may still be corrected.
surfaces-game-of-others = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} plays this game too, so it has to end before another one begins. You can offer a draw or resign.
    .brief = This game has to end first: offer a draw, or resign.
surfaces-players-settled = You play from different places, so the players stay the same: for another game, just type new.
    .brief = The players stay the same: just type new.
surfaces-machines-own = This setting belongs to the computer that runs the program, and can only be changed there.
    .brief = It can only be changed on the program's computer.
