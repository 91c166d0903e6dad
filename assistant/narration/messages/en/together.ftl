### Two people at one machine: who sees, who may ask, what is for one of them alone.

together-sight = { $is_you ->
    [yes] { $is_blind ->
        [yes] You play without seeing the board
       *[no] You keep the position in mind
    }
   *[no] { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } { $is_blind ->
        [yes] plays without seeing the board
       *[no] keeps the position in mind
    }
}: { $count ->
    [-1] questions are free.
    [0] no questions.
    [one] one question.
   *[other] { $count } questions.
}
together-tries = A move that is not legal is refused without saying why, and another one announced: nothing is decided on it, and its article stands in the score after the end.
    .brief = Moves that are not legal: refused without saying why.
together-sight-again = { $is_you ->
    [yes] { $is_blind ->
        [yes] You play without seeing the board
       *[no] You keep the position in mind
    }
   *[no] { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } { $is_blind ->
        [yes] plays without seeing the board
       *[no] keeps the position in mind
    }
}: { $left ->
    [-1] questions are free.
    [0] no questions.
    [one] one question left.
   *[other] { $left } questions left.
}
together-no-notes = No notes in this game: the score sheet and earlier moves are not asked for, the last move is.
    .brief = No notes: only the last move.
together-note-refused = There are no notes in this game. You may ask last, turn and repeat.
    .brief = No notes: only last, turn and repeat.
    .again = Without notes there is no score sheet and no earlier move: only last, turn and repeat.
together-fixed = { $what ->
    [notes] Whether there are notes is fixed when a game begins: type new game without notes, or with notes.
   *[questions] How many questions there are is fixed when a game begins: type for example new blindfold game with 3 questions.
}
    .again = { $what ->
        [notes] To change whether there are notes begin a game: type new game without notes, or with notes.
       *[questions] For another number of questions begin a game: type for example new blindfold game with 3 questions.
    }
together-share-ask = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
}, every answer here is heard by both of you. Shall questions about the position be answered all the same? Answer { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} yes, or no.
    .brief = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: answers about the position for both of you?
    .again = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }, yes or no: does who asks about the position get an answer that both of you hear?
together-shared = { $is_agreed ->
    [yes] Agreed: both of you hear the answers about the position.
   *[no] Then questions about the position get no answer in this game.
}
together-unshared = Both of you would hear the answer, and you have not both wanted that. You may ask last, turn{ $has_notes ->
    [yes] , score sheet
   *[no] {""}
} and repeat.
    .brief = No answers about the position that both would hear.
    .again = No answers about the position if both of you hear them: only last, turn{ $has_notes ->
        [yes] , score sheet
       *[no] {""}
    } and repeat.
together-counted = Both of you would hear the answer, and the other one's questions are counted: here only whose questions are counted may ask.
    .brief = Here only whose questions are counted may ask.
together-no-questions = { $count ->
    [0] In this game you keep the position in your head. You may ask last, turn and repeat.
   *[other] You have no questions about the board left. You may ask last, turn and repeat.
}
    .brief = No questions: only last, turn and repeat.
    .again = { $count ->
        [0] No questions about the board in this game: only last, turn and repeat.
       *[other] The questions about the board are used up: only last, turn and repeat.
    }
together-braille = The printed lines are read by { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} alone: what that player asks is not answered aloud.
together-device-found = The headphones of { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} are there: what that player asks about the position is answered there alone.
    .brief = The headphones of { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } are there.
together-heard-alone = Only you hear this.
together-device-lost = The headphones of { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} are not there: until they are back, what that player asks about the position gets no answer.
    .brief = The headphones of { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } are not there.
together-device-missing = The headphones of { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} are not there, and both of you would hear the answer here. Connect them and ask again.
    .brief = No answer without the headphones of { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }.
    .again = The answer waits for the headphones of { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: connect them and ask again.
together-stranger = Nobody here is called { $said }. Type the line with the name or the colour of who plays, or with neither.
    .brief = Nobody is called { $said }: name or colour of who plays.
together-speaker-ask = Both of you are called { $name }: who speaks, White or Black?
    .brief = Who speaks, White or Black?
