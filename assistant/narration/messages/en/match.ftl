### A match: several games between the same people.

match-game = Game { $game } of { $games } of the match{ $game ->
    [1] { $is_drawn ->
        [yes] : the colours were drawn by lot, and then alternate
       *[no] : the colours alternate
    }
   *[other] {""}
}.
    .brief = Game { $game } of { $games }.
match-score = Match, { $played ->
    [0] no game finished
    [one] one game
   *[other] { $played } games
} of { $games }: { $first } { $first_points }, { $second } { $second_points }. Won { $first_won } by { $first } and { $second_won } by { $second }, drawn { $draws }.
    .brief = { $first } { $first_points }, { $second } { $second_points }, { $played } of { $games }.
match-over = { $is_given_up ->
    [yes] The match ends here
   *[no] The match is over
}: { $has_winner ->
    [yes] { $winner } wins
   *[no] a tie
}.
match-ask-next = Does game { $game } of { $games } begin, { $white } with White and { $black } with Black? Answer yes or no.
    .brief = Game { $game }, { $white } with White: yes or no?
    .again = Game { $game } of { $games }, { $white } with White: does it begin? Please answer yes or no.
match-ask-go-on = There is an unfinished match{ words-of-rules }: { $first } { $first_points }, { $second } { $second_points }. Does game { $game } of { $games } begin? Answer yes or no.
    .brief = Match { $first } { $first_points }, { $second } { $second_points }. Game { $game }: yes or no?
match-ask-leave = { $is_second ->
    [yes] {""}
   *[no] { $what ->
        [game] A game of the match is left for another
       *[match] The match is ended before its end
    } only if you both want it{ $what ->
        [between] {""}
       *[other] ; one alone may resign
    }.{" "}
}{ words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: { $is_second ->
    [yes] do you agree too
   *[no] { $what ->
        [game] do you want to leave it
       *[match] do you want to end it
    }
}? Answer { $is_named ->
    [yes] { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } yes, or no
   *[no] yes or no
}.
    .brief = { $what ->
        [game] Leave the game
       *[match] End the match
    }: { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } yes, or no?
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: { $what ->
        [game] leave this game of the match
       *[match] end the match here
    }? Please answer { $is_named ->
        [yes] { $has_name ->
            [yes] { $name }
           *[no] { words-side }
        } yes, or no
       *[no] yes or no
    }.
match-waits = All right, the match stays as it is. Type new for game { $game }, undo to reopen the one just finished, match over to end the match.
    .brief = The match stays. New, undo or match over.
match-none = There is no match. To begin one type for example match of 4 games between Anna and Bruno, and by lot to draw the colours.
    .brief = No match. Type match of 4 games between Anna and Bruno.
match-unclear = { $lack ->
    [games] How many games? From 2 to { $most }: type for example match of 4 games between Anna and Bruno.
   *[names] A match needs two different names: type for example match of 4 games between Anna and Bruno.
    [boards] With electronic boards the places are fixed: for a match start the program with the option match.
    [more] Of a match only the games, the names and the lot are said: for example match of 4 games between Anna and Bruno, by lot. Say the rest before or afterwards.
}
    .brief = { $lack ->
        [games] How many games, from 2 to { $most }?
       *[names] Two different names are needed.
        [boards] With boards the option match is needed at the start.
        [more] Only games, names and by lot.
    }
