### What was perhaps meant, and how each thing that can be asked for is called.

intents-did-you-mean = Do you mean { $meant }? Answer yes or no.
    .brief = You mean { $meant }: yes or no?
    .again = I am not sure: do you mean { $meant }? Answer yes or no.
intents-which = Do you mean { $first }, or { $second }? Answer first, second or no.
    .brief = First: { $first }. Second: { $second }. Which?
intents-last = the last move
intents-turn = whose turn it is
intents-square = what stands on { $square }
intents-number = square { $square }
intents-neighbours = the neighbours of { $square }
intents-diagonals = the diagonals of { $square }
intents-row = row { $square }
intents-row-of = where square { $square } is
intents-place = a part of the board
intents-pieces = where the pieces are
intents-kings = where the kings are
intents-piece-count = how many pieces there are
intents-moves = the possible moves
intents-movable = which pieces can move
intents-captures = the captures
intents-longest-capture = the longest capture
intents-threatened = the pieces in danger
intents-attackers = what attacks { $square }
intents-defenders = what protects { $square }
intents-replies = the replies to { $move }
intents-losses = what { $move } would lose
intents-replies-square = the replies to a move from or to { $square }
intents-losses-square = what a move from or to { $square } would lose
intents-why = why the move was refused
intents-why-captures = { $has_square ->
    [yes] why { $square } cannot be taken
   *[no] why nothing can be taken
}
intents-rule = what an article of the rules says
intents-reason = why the computer played its move
intents-changed = what has changed
intents-taken = what was taken
intents-move-number = the move number
intents-clock = the time that is left
intents-pause = stopping the clock
intents-score = the list of all moves
intents-report = the report of the game
intents-result = the result
intents-losses-safety = which moves lose nothing
intents-losses-captures = what your opponent could take after your capture
intents-replies-captures = what your opponent could answer to your capture
intents-losses-move = what your opponent could take after your move
intents-replies-move = what your opponent could answer to your move
intents-promotion-row-next = who can be crowned with the next move
intents-promotion-row-far = how far { $square } is from being crowned
intents-square-empty = which squares are empty
intents-moves-count = how many pieces { $move } takes
intents-result-offer = who offered a draw
intents-result-seen = whether the position was there before
intents-promotion-row = the crowning row
intents-promotion-row-nearest = which men are nearest to being crowned
intents-repeat = saying it again
intents-spell = saying it digit by digit
intents-repeat-slowly = saying it again slowly
intents-go-on = reading on
intents-takeback = { $has_square ->
    [yes] taking back { $square } moves
   *[no] taking back your last move
}
intents-takeback-end = undoing the end of the game, and going on with it
intents-takeback-all = taking back all moves
intents-redo = playing again what was taken back
intents-draw = { $side ->
    [white] that { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } offers a draw
    [black] that { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } offers a draw
   *[other] offering a draw
}
intents-count = asking for the count of moves
intents-help-more = more questions about the board
intents-help-left = how many questions are left
intents-count-left = how much of the count is left
intents-claim = claiming a draw by repetition
intents-shorten-count = making the count shorter
intents-neither-wins = saying that neither can win
intents-refuses-rules = saying that somebody refuses the rules
intents-wrong-board = saying that the board lies the wrong way round
intents-wrong-colours = saying that the colours are wrong
intents-upset = saying that the board was upset
intents-off-square = saying that a piece is off its square
intents-resign = { $side ->
    [white] that { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } resigns the game
    [black] that { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } resigns the game
   *[other] resigning the game
}
intents-new = a new game
intents-new-white = playing White
intents-new-black = playing Black
intents-new-international = international draughts
intents-new-italian = Italian draughts
intents-new-level = against the computer at level { $value }
intents-new-computer = against the computer
intents-new-people = two players{ $has_value ->
    [yes] : { $value }
   *[no] {""}
}
intents-new-has-white = { $has_value ->
    [yes] { $value } playing White
   *[no] playing White
}
intents-new-has-black = { $has_value ->
    [yes] { $value } playing Black
   *[no] playing Black
}
intents-new-blindfold = { $has_value ->
    [yes] blindfold, with { $value } questions
   *[no] blindfold, without questions
}
intents-new-blindfold-one = blindfold, with one question
intents-new-questions-each = blindfold, questions: { $value }
intents-new-questions-white = blindfold, questions for White: { $value }
intents-new-questions-black = questions for Black: { $value }
intents-new-sighted = with free questions
intents-new-notes = with notes
intents-new-no-notes = without notes
intents-new-swap = with the colours swapped
intents-new-clock = each with { $time }
intents-new-clock-own = you with { $time }, your opponent with { $other }
intents-new-clock-enemy = your opponent with { $time }, you with { $other }
intents-new-clock-white = White with { $time }, Black with { $other }
intents-new-clock-black = Black with { $time }, White with { $other }
intents-new-untimed = without a clock
intents-setting = { $name ->
    [language] { $option ->
        [it] speaking Italian
        [en] speaking English
        [pt] speaking Portuguese
        [pt-BR] speaking Brazilian Portuguese
       *[other] setting { $title } to { $option }
    }
    [level] { $option ->
        [auto] having the level follow your results
        [most] the highest level
        [least] the lowest level
        [easier] lowering the level
        [harder] raising the level
       *[other] setting { $title } to { $option }
    }
    [coach] { $option ->
        [off] turning the capture warnings off
        [exists] warning you that there is a capture, without saying which
        [squares] telling you the squares of compulsory captures
        [why] telling you the squares and the rule of compulsory captures
        [on] turning the capture warnings on
       *[other] setting { $title } to { $option }
    }
    [verbosity] { $option ->
        [brief] using short sentences
        [normal] using normal sentences
        [full] using full sentences
       *[other] setting { $title } to { $option }
    }
    [view] { $option ->
        [own] reading the board from your side
        [white] reading the board from White's side
       *[other] setting { $title } to { $option }
    }
    [cells] { $option ->
        [off] lines of any length
        [unlimited] lines of any length
       *[other] lines of { $option } cells
    }
    [letters] { $option ->
        [auto] letting me choose when to write the pieces as letters
        [words] writing the pieces as words
       *[other] writing the pieces with the letters { $option }
    }
    [voice] { $option ->
        [auto] letting me choose who reads aloud
        [own] having the program read aloud
        [reader] having your screen reader read aloud
        [off] turning the voice off
        [on] turning the voice on
       *[other] setting { $title } to { $option }
    }
    [rate] { $option ->
        [down] speaking more slowly
        [up] speaking faster
        [most] speaking at the highest rate
        [least] speaking at the lowest rate
        [usual] going back to the default rate
       *[other] setting { $title } to { $option }
    }
    [volume] { $option ->
        [down] speaking more softly
        [up] speaking louder
        [most] the highest volume
        [least] the lowest volume
        [usual] going back to the default volume
       *[other] setting { $title } to { $option }
    }
    [speaker] speaking with voice number { $option }
    [sounds] { $option ->
        [on] turning the sounds on
        [off] turning the sounds off
       *[other] changing one of the sounds
    }
    [listen] { $option ->
        [off] not listening to you any more
        [push] listening to you after the space bar
        [on] listening to you after the space bar
        [open] listening to you all the time
       *[other] setting { $title } to { $option }
    }
    [learning] { $option ->
        [on] learning from your corrections and your voice
        [off] not learning from your corrections and your voice any more
        [forget] forgetting what was learnt
       *[other] setting { $title } to { $option }
    }
    [settling] { $option ->
        [off] reading the board only at its button
        [push] reading the board only at its button
       *[other] waiting { $option } milliseconds before the board is read
    }
    [touch] { $option ->
        [on] having to move a touched piece
        [off] not having to move a touched piece
       *[other] setting { $title } to { $option }
    }
    [repeating] { $option ->
        [on] having every announced move repeated by the opponent
        [off] not having announced moves repeated by the opponent
       *[other] setting { $title } to { $option }
    }
    [tones] { $option ->
        [on] turning the tones on
        [off] turning the tones off
       *[other] setting { $title } to { $option }
    }
    [following] { $option ->
        [on] having the level follow your results
        [off] keeping the level as it is
       *[other] setting { $title } to { $option }
    }
    [ahead] { $option ->
        [on] allowing a move to be typed ahead
        [off] not allowing a move to be typed ahead
       *[other] setting { $title } to { $option }
    }
    [marks] { $option ->
        [on] telling the time at every mark
        [few] telling the time at few marks
        [minute] telling the time at the end only
        [off] no longer telling the time unasked
       *[other] setting { $title } to { $option }
    }
    [countdown] { $option ->
        [on] counting your last five seconds aloud
        [off] no longer counting your last seconds
       *[other] setting { $title } to { $option }
    }
    [opening] { $option ->
        [usual] starting with the standard game
        [this] always starting with a game like this one
       *[other] setting { $title } to { $option }
    }
    [patience] having { $option } seconds before a piece off the board is asked about
   *[window] having { $option } seconds to correct a spoken move
}
intents-settings = { $has_name ->
    [yes] { $has_value ->
        [yes] { intents-setting }
       *[no] hearing about { $title }
    }
   *[no] the settings
}
intents-match = beginning a match
intents-match-score = hearing the score of the match
intents-go-on-match = going on with the match
intents-leave-match = ending the match
intents-games = the list of saved games
intents-continue = { $has_square ->
    [yes] going on with game { $square }
   *[no] { $has_value ->
        [yes] going on with the game with { $value }
       *[no] going on with a saved game
    }
}
intents-save = saving the game
intents-delete-game = { $has_square ->
    [yes] deleting game { $square }
   *[no] { $has_value ->
        [yes] deleting the game with { $value }
       *[no] deleting a saved game
    }
}
intents-purge-game = deleting a game for good
intents-restore-game = { $has_square ->
    [yes] having game { $square } back
   *[no] { $has_value ->
        [yes] having the game with { $value } back
       *[no] having a deleted game back
    }
}
intents-help = help
intents-program = who I am
intents-hints = the hints
intents-advice = advice on a move
intents-tour = the tour of the board
intents-quiz = the quiz about the squares
intents-ear-check = the microphone test
intents-restore = putting the pieces back on the electronic board
intents-compare = comparing the boards
intents-adjust = adjusting a piece
intents-capture-order = the order of capture
intents-annul-count = annulling the count
intents-prepare-board = preparing the board
intents-set-up = beginning from the pieces on the electronic board
intents-set-position = setting up a position
intents-fen = the FEN of the position
intents-fen-file = writing the FEN to a file
intents-review-end = going to the end of the game
intents-mail-new = a correspondence game
intents-mail-next = going to the next game
intents-mail-back = where we were
intents-mail-paste = pasting a message
intents-mail-file = having the message from a file
intents-mail-read = hearing the mail that has come
intents-mail-message = reading the message that will go
intents-mail-hand-over = having the message to be sent
intents-mail-sent = saying that the message is sent
intents-mail-conditions = the conditional moves
intents-mail-no-conditions = removing the conditions
intents-mail-accept = accepting the draw
intents-mail-decline = declining the draw
intents-mail-note = the private note
intents-mail-no-note = removing the note
intents-mail-leave = days of leave
intents-mail-terms = the terms of the game
intents-mail-days = how many days are left
intents-mail-dates = the dates of the moves
intents-mail-repeat = repeating the message
intents-mail-director = writing to the director
intents-mail-analyse = trying moves aloud
intents-open-file = opening a file of games
intents-file-game = hearing a game of the file
intents-variation = going into a variation
intents-main-line = going back to the main line
intents-leave-variation = leaving the variation
intents-remove-variation = removing the variation
intents-comment = adding a comment
intents-remove-comment = removing the comment
intents-sign = giving the move a sign
intents-remove-sign = removing the sign
intents-export = writing the game to a file
intents-export-game = writing a kept game to a file
intents-export-all = writing the kept games to a file
intents-export-report = writing the report of a game to a file
intents-review-back = reviewing the move before
intents-review-forward = reviewing the move after
intents-review-move = { $has_square ->
    [yes] reviewing move { $square }
   *[no] reviewing a move by its number
}
intents-review-start = reviewing the game from the start
intents-to-game = going back to the game
intents-huffing = huffing
intents-absent = what is not there yet
intents-quit = leaving the program
intents-yes = yes
intents-no = no
intents-move = the move { $move }
