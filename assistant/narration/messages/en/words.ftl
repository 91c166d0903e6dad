### Words that the other files use.

words-game-opened = { $rules ->
    [italian] Italian draughts
   *[international] International draughts
}, { $regulation ->
    [pergioco] PerGioco regulation
    [portuguese] Portuguese regulation
   *[fid] FID regulation
}.
words-of-rules = { $rules ->
    [italian] {" "}of Italian draughts
    [international] {" "}of international draughts
   *[none] {""}
}
words-side = { $side ->
    [white] White
   *[black] Black
}
words-name-or-side = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
}
words-other-side = { $side ->
    [white] Black
   *[black] White
}
words-winner = { $winner ->
    [white] White
   *[black] Black
}
words-loser = { $winner ->
    [white] Black
   *[black] White
}
words-article = { $text ->
    [pergioco] { $number ->
        [agreement] PerGioco's rule on agreement
        [goal] PerGioco's rule on the goal of the game
        [repetition] PerGioco's rule on repetition
        [count] PerGioco's rule on the count
        [neither] PerGioco's rule on games that neither can win
       *[other] PerGioco's rule, letter { $number }
    }
   *[other] { $is_own ->
        [yes] article { $number }
       *[no] { $text ->
            [capo1] article { $number } of Capo I
            [capo2] article { $number } of Capo II
           *[other] article { $number } of the Portuguese regulation
        }
    }
}
words-list = { $kind ->
    [or] { $head } or { $last }
   *[and] { $head } and { $last }
}
words-points = { $whole ->
    [0] { $half ->
        [1] half a point
       *[other] no points
    }
    [one] { $half ->
        [1] one and a half points
       *[other] one point
    }
   *[other] { $whole }{ $half ->
        [1] {" "}and a half
       *[other] {""}
    } points
}
words-any-time = time without limit
words-no-time = less than a second
words-time-over = no time left
words-unit = { $unit ->
    [hour] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
    [minute] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
   *[second] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
}
words-period = { $time }{ $moves ->
    [0] {""}
    [one] {" "}for one move
   *[other] {" "}for { $moves } moves
}{ $has_increment ->
    [yes] , plus { $increment } with each move
   *[no] {""}
}{ $has_delay ->
    [yes] , and { $delay } free at each move
   *[no] {""}
}
words-then = { $head }, then { $last }
words-and-again = { $periods }, and so again
words-number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
words-content = { $square } { $piece ->
    [white-man] white man
    [white-king] white king
    [black-man] black man
    [black-king] black king
   *[empty] empty
}
words-square = { $square }
words-condition = { $has_theirs ->
    [yes] { $is_first ->
        [yes] if { $theirs }, { $mine }
       *[no] then if { $theirs }, { $mine }
    }
   *[no] { $is_first ->
        [yes] to any move { $mine }
       *[no] then to any move { $mine }
    }
}
words-wanted = { $piece ->
    [white-man] put a white man on { $square }
    [white-king] put a white king on { $square }
    [black-man] put a black man on { $square }
    [black-king] put a black king on { $square }
   *[empty] { $square } should be empty
}
words-letters = wb
words-point = point
words-takes = takes
words-question-mark = a question mark
words-winner-named = { words-winner }{ $has_winner_name ->
    [yes] , { $winner_name },
   *[no] {""}
}
words-loser-named = { words-loser }{ $has_loser_name ->
    [yes] , { $loser_name },
   *[no] {""}
}
words-misheard = { $heard ->
    [none] { $said }, not understood
   *[other] { $said }, heard as { $heard }
}
