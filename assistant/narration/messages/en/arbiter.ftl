### The arbiter between two people.

arbiter-missing = { $why ->
    [off] There is no arbiter in this game: to have one, begin with --arbiter on.
    [mail] By correspondence there is no arbiter: the director of the event decides. For a message to that one: write to the director.
   *[alone] There is an arbiter between two people, and here the computer plays.
}
    .brief = { $why ->
        [off] No arbiter.
        [mail] By correspondence the director decides.
       *[alone] An arbiter is for two people.
    }
arbiter-may = The arbiter may say count, repetition, { $can_annul ->
    [yes] annul the count,{" "}
   *[no] {""}
}{ $example ->
    [neither] neither can win,{" "}
    [count] count of 12 in promotional events,{" "}
   *[none] {""}
}White refuses the rules, board turned wrong, colours are wrong, board upset, piece off its square, pause, time and score. The arbiter does not ask where pieces stand.
    .brief = The arbiter: count, repetition, White refuses the rules, wrong board, wrong colours, board upset, piece off its square, pause, time.
arbiter-only = This is for the arbiter to decide: the line begins with arbiter and a colon.
    .spoken = This is for the arbiter to decide: the line begins with the word arbiter.
    .brief = For the arbiter to decide.
arbiter-yes-or-no = { $is_arbiter ->
    [yes] Arbiter: yes or no?
   *[no] { arbiter-answer-of-one }.
}
arbiter-answer-of-one = { $is_named ->
    [yes] Answer { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } yes, or no
   *[no] Answer yes or no
}
    .brief = { $is_named ->
        [yes] { $has_name ->
            [yes] { $name }
           *[no] { words-side }
        } yes, or no?
       *[no] yes or no?
    }
arbiter-ask-neither = Does the arbiter declare a draw, because neither can win, { $article }? { arbiter-yes-or-no }
    .brief = A draw, neither can win, { $article }? { arbiter-yes-or-no }
arbiter-ask-refusal = { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} refuses to keep to the rules and loses the game, { $article }? { arbiter-yes-or-no }
    .brief = { words-side } refuses and loses, { $article }? { arbiter-yes-or-no }
arbiter-ask-shorten = Both have made { $number } moves already: with a count of { $number } the game is drawn, { $article }. { arbiter-yes-or-no }
    .brief = Count of { $number }, and a draw, { $article }? { arbiter-yes-or-no }
arbiter-ask-orientation = { $is_compulsory ->
    [yes] The board lies the wrong way round: the game has to be annulled and begun again, { $article }. Is it so? { arbiter-yes-or-no }
   *[no] The board lies the wrong way round: the game may be annulled and begun again, { $article }. Annul it? { arbiter-yes-or-no }
}
    .brief = { $is_compulsory ->
        [yes] Board turned wrong: begin again, { $article }. Is it so? { arbiter-yes-or-no }
       *[no] Annul because of the board, { $article }? { arbiter-yes-or-no }
    }
arbiter-ask-colours = The colours are with the wrong players: the game may be annulled and begun again with the colours changed, { $article }. Annul it? { arbiter-yes-or-no }
    .brief = Annul because of the colours, { $article }? { arbiter-yes-or-no }
arbiter-ask-direction = Was it the direction of the event that gave the wrong colours? Then the time gone by is not charged, { $article }. { arbiter-yes-or-no }
    .brief = The direction's mistake, { $article }? { arbiter-yes-or-no }
arbiter-ask-back = { $is_arbiter ->
    [yes] Arbiter: is the piece put back where the record has it, { $article }? Yes or no.
   *[no] { $has_name ->
        [yes] { $name }, do
       *[no] { $is_named ->
            [yes] { words-side }, do
           *[no] Do
        }
    } you agree that the piece is put back where the record has it, { $article }? { arbiter-answer-of-one }; the arbiter may say it too.
}
    .brief = { $is_arbiter ->
        [yes] Arbiter: put back, { $article }? Yes or no.
       *[no] Put back where it was, { $article }: { $has_name ->
            [yes] { $name },{" "}
           *[no] {""}
        }{ arbiter-answer-of-one.brief }
    }
arbiter-ask-out = { $is_arbiter ->
    [yes] Arbiter: is the piece of { $number } out of play, { $article }? Yes or no.
   *[no] { $has_name ->
        [yes] { $name }, do
       *[no] { $is_named ->
            [yes] { words-side }, do
           *[no] Do
        }
    } you agree that the piece of { $number } goes out of play, { $article }? { arbiter-answer-of-one }; the arbiter may say it too.
}
    .brief = { $is_arbiter ->
        [yes] Arbiter: { $number } out of play, { $article }? Yes or no.
       *[no] { $number } out of play, { $article }: { $has_name ->
            [yes] { $name },{" "}
           *[no] {""}
        }{ arbiter-answer-of-one.brief }
    }
arbiter-too-late = The game can no longer be annulled because of { $matter ->
    [colours] the colours
   *[orientation] the board
}: { $why ->
    [minutes] { $number } minutes have gone by since the start of the round
   *[moves] each side has made { $number } moves already
}, { $article }.
    .brief = Too late to annul: { $why ->
        [minutes] { $number } minutes
       *[moves] { $number } moves
    }, { $article }.
arbiter-colours-none = Of colours with the wrong players the Portuguese text says nothing: the game goes on. If you both want to, begin another one with the word swap.
    .brief = The text says nothing of colours.
arbiter-times-kept = The time gone by stays as it is, { $article }: White has { $white }, Black { $black }.
    .brief = Times as they were: White { $white }, Black { $black }.
arbiter-times-back = The time gone by is not charged, { $article }.
    .brief = Whole times again, { $article }.
arbiter-count-shortened = The arbiter shortens the count: a draw after { $moves } moves of each side, { $article }.
    .brief = Count of { $moves }, { $article }.
arbiter-count-as-it-is-text = These rules do not allow a shorter count: it is { $least } moves, { $article }.
    .brief = The count stays: { $least }, { $article }.
arbiter-count-as-it-is-terms = The count is shortened only in promotional events, { $article }: begin with --promotional.
    .brief = Only in promotional events, { $article }.
arbiter-count-as-it-is-unsaid = How many moves is the count to have? Type for example arbiter: count of 12. Less than { $least } cannot be, { $article }.
    .spoken = How many moves is the count to have? For example, arbiter, count of 12. Less than { $least } cannot be, { $article }.
    .brief = A count of how many moves? At least { $least }.
arbiter-count-as-it-is-least = The count cannot have less than { $least } moves, { $article }.
    .brief = At least { $least }, { $article }.
arbiter-count-as-it-is-longer = The count can only be made shorter, down to { $least } moves, { $article }.
    .brief = Only shorter, at least { $least }, { $article }.
arbiter-neither-none = These rules know no draw because neither can win: there is the one by agreement, { $agreement }, and, with a king on each side, the count of moves, { $count }.
    .brief = Not in these rules: agreement, { $agreement }, or the count, { $count }.
arbiter-obliged = The opponent obliges { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} to keep to the rules, { $article }. If they still refuse, the arbiter may declare them the loser, { $loss }.
    .brief = { words-side } is obliged to keep to the rules, { $article }; refusing loses, { $loss }.
arbiter-not-obliged = First the opponent has to oblige { words-side } to keep to the rules, and not have moved since: { $article }.
    .brief = First the opponent obliges them, { $article }.
arbiter-upset = The position is put up again as it was, { $article }.{ $is_read ->
    [yes] {" "}I read it row by row.
   *[no] {""}
}
    .brief = Put up again as it was, { $article }.
arbiter-upset-done = In all there are { $white } white pieces and { $black } black ones. { words-side } to move.
    .brief = White { $white }, Black { $black }. { words-side } to move.
arbiter-upset-unread = { $way ->
    [notes] I do not read it: whoever plays without seeing would hear it. Whoever has the board puts it up by the score.
    [moves] I do not read the position, but to have it put up I read the moves that were played, since the arbiter wants it.
    [arbiter] I do not read it: whoever plays without seeing would hear it. The arbiter can have the moves read that were played: type arbiter: board upset.
   *[none] I do not read it: whoever plays without seeing would hear it, and nobody has a board to put up.
}
    .spoken = { $way ->
        [notes] I do not read it: whoever plays without seeing would hear it. Whoever has the board puts it up by the score.
        [moves] I do not read the position, but to have it put up I read the moves that were played, since the arbiter wants it.
        [arbiter] I do not read it: whoever plays without seeing would hear it. The arbiter can have the moves read that were played: type arbiter, colon, board upset.
       *[none] I do not read it: whoever plays without seeing would hear it, and nobody has a board to put up.
    }
    .brief = { $way ->
        [moves] These are the moves that were played.
        [arbiter] The arbiter has the moves read: board upset.
       *[other] Not read to who plays without seeing.
    }
arbiter-upset-lapsed = Who has moved after the accident can no longer demand that the position be put up again, { $article }. If it has happened again, type board upset.
    .brief = The right has lapsed, { $article }.
arbiter-claim-priced = { $number ->
    [one] Wrong claim by { words-side }
   *[other] This is wrong claim number { $number } by { words-side }
}{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: { $is_free ->
    [yes] checking it costs no time
   *[no] checking it costs { $price }
}{ $spared ->
    [first] ; who has less than 3 minutes keeps them, at the first claim, { $article }.
    [spent] ; below 3 minutes only the first claim leaves the time as it is, { $article }.
    [least] ; at most 15 minutes are taken, and at least 3 remain, { $article }.
   *[no] , { $article }.
}
    .brief = Wrong claim, { $number }: { $is_free ->
        [yes] costs no time
       *[no] costs { $price }
    }, { $article }.
arbiter-claim-no-score = Repetition is claimed where writing the score is obligatory, { $article }: in this game it is not.
    .brief = The score is not obligatory, { $article }.
arbiter-promotional = Promotional event: where a draw is evident the arbiter may shorten the count, down to { $least } moves, { $article }.
    .brief = Promotional: count down to { $least }, { $article }.
    .narrow = Promotional, { $article }.
arbiter-score-free = Writing the score is not obligatory: a draw by repetition cannot be claimed, { $article }.
    .brief = Score not obligatory, no repetition, { $article }.
    .narrow = No repetition, { $article }.
