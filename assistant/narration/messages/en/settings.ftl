### The settings.

settings-title = { $name ->
    [language] Language
    [level] Level
    [coach] Warnings
    [verbosity] Detail
    [view] View
    [cells] Cells
    [letters] Letters
    [voice] Voice
    [rate] Rate
    [volume] Volume
    [speaker] Speaker
    [listen] Listening
    [window] Correction
    [learning] Learning
    [settling] Delay
    [touch] Touch
    [patience] Patience
    [repeating] Repeating
    [tones] Tones
    [following] Automatic
    [ahead] Ahead
    [marks] Marks
    [countdown] Countdown
    [opening] Startup
   *[sounds] Sounds
}
settings-named = { $name ->
    [language] the language
    [level] the level
    [coach] the warnings
    [verbosity] the detail
    [view] the view
    [cells] the cells
    [letters] the letters
    [voice] the voice
    [rate] the rate
    [volume] the volume
    [speaker] the speaker
    [listen] listening
    [window] the correction
    [learning] learning
    [settling] the delay
    [touch] touch
    [patience] the patience
    [repeating] repeating
    [tones] the tones
    [following] automatic
    [ahead] ahead
    [marks] the marks
    [countdown] the countdown
    [opening] the startup
   *[sounds] the sounds
}
settings-value = { $name ->
    [language] { $value ->
        [it] Italian
        [en] English
       [pt-BR] Brazilian, the Portuguese of Brazil
       *[pt] Portuguese
    }
    [coach] { $value ->
        [off] nothing
        [exists] warn, without saying which capture
        [squares] squares, which captures
       *[why] rule, which captures and why
    }
    [verbosity] { $value ->
        [brief] brief
        [normal] normal
       *[full] full
    }
    [view] { $value ->
        [own] mine, from where I play
       *[white] white, always from White's side
    }
    [cells] { $value ->
        [unlimited] no limit, lines of any length
       *[other] { $value }
    }
    [letters] { $value ->
        [auto] automatic, w and b in braille, words elsewhere
        [words] words
       *[other] { $value }
    }
    [voice] { $value ->
        [auto] automatic, the program's own voice unless a screen reader is running
        [own] own
        [reader] reader, your screen reader
       *[off] silent
    }
    [sounds] { $value ->
        [on] every one
        [off] silent
       *[other] some
    }
    [listen] { $value ->
        [off] off, the keyboard only
        [push] key, after the space bar on an empty line
       *[open] open, all the time
    }
    [learning] { $value ->
        [on] on, from your corrections and your voice
        [forget] forget, deletes what was learnt
       *[off] off
    }
    [settling] { $value ->
        [push] only the board's button
       *[other] { $value } milliseconds, with all pieces still
    }
    [touch] { $value ->
        [on] on, a touched piece has to move
       *[off] off, a touched piece need not move
    }
    [repeating] { $value ->
        [on] on, the opponent repeats every move before their clock starts
       *[off] off
    }
    [tones] { $value ->
        [on] on, they guide the hand to the squares
       *[off] off
    }
    [following] { $value ->
        [on] on, the level rises if you win and falls if you lose
       *[off] off, the level stays as you choose it
    }
    [ahead] { $value ->
        [on] on, a move typed while the computer is thinking is played after its move
       *[off] off
    }
    [marks] { $value ->
        [on] every one, at 10, 5, 3 minutes and 1, at 30 seconds and 10
        [few] few, at 5 minutes and 1, at 10 seconds
        [minute] minute, at 1 minute and 10 seconds
       *[off] nothing
    }
    [countdown] { $value ->
        [on] on, I count your last five seconds aloud
       *[off] off
    }
    [opening] { $value ->
        [usual] standard, you have White against the computer, Italian draughts
        [this] this, like the game being played now
        [italian-white] Italian draughts, you have White against the computer
        [italian-black] Italian draughts, you have Black against the computer
        [italian-people] Italian draughts, two people
        [international-white] international draughts, you have White against the computer
        [international-black] international draughts, you have Black against the computer
       *[international-people] international draughts, two people
    }
    [window] { $value } seconds
    [patience] { $value } seconds
    [rate] { $value }
    [volume] { $value }
    [speaker] { $value }
   *[level] { $value ->
        [by-time] a fixed time for each move
        [easier] one lower
        [harder] one higher
       *[other] { $value }
    }
}
    .brief = { $name ->
        [language] { $value ->
            [it] Italian
            [en] English
           [pt-BR] Brazilian
           *[pt] Portuguese
        }
        [coach] { $value ->
            [off] nothing
            [exists] warn
            [squares] squares
           *[why] rule
        }
        [verbosity] { $value ->
            [brief] brief
            [normal] normal
           *[full] full
        }
        [view] { $value ->
            [own] mine
           *[white] white
        }
        [cells] { $value ->
            [unlimited] no limit
           *[other] { $value }
        }
        [letters] { $value ->
            [auto] automatic
            [words] words
           *[other] { $value }
        }
        [voice] { $value ->
            [auto] automatic
            [own] own
            [reader] reader
           *[off] silent
        }
        [sounds] { $value ->
            [on] every one
            [off] silent
           *[other] some
        }
        [listen] { $value ->
            [off] off
            [push] key
           *[open] open
        }
        [learning] { $value ->
            [on] on
            [forget] forget
           *[off] off
        }
        [settling] { $value ->
            [push] button only
           *[other] { $value } milliseconds
        }
        [touch] { $value ->
            [on] on
           *[off] off
        }
        [repeating] { $value ->
            [on] on
           *[off] off
        }
        [tones] { $value ->
            [on] on
           *[off] off
        }
        [following] { $value ->
            [on] on
           *[off] off
        }
        [ahead] { $value ->
            [on] on
           *[off] off
        }
        [marks] { $value ->
            [on] every one
            [few] few
            [minute] minute
           *[off] nothing
        }
        [countdown] { $value ->
            [on] on
           *[off] off
        }
        [opening] { $value ->
            [usual] standard
            [this] this
            [italian-white] Italian, White
            [italian-black] Italian, Black
            [italian-people] Italian, two people
            [international-white] international, White
            [international-black] international, Black
           *[international-people] international, two people
        }
        [window] { $value } seconds
        [patience] { $value } seconds
        [rate] { $value }
        [volume] { $value }
        [speaker] { $value }
       *[level] { $value ->
            [by-time] a fixed time for each move
            [easier] one lower
            [harder] one higher
           *[other] { $value }
        }
    }
settings-label = { $name ->
    [level] Level of the computer
    [coach] Warnings of compulsory captures
    [verbosity] Detail of what I say
    [view] View, the side from which the board is read
    [cells] Cells in a braille line
    [letters] Letters, how pieces are written
    [voice] Voice, who reads aloud
    [rate] Rate of the voice
    [volume] Volume of the voice
    [speaker] Speaker, which voice of the language
    [listen] Listening, play by voice
    [window] Correction, the time to take back a spoken move with a no
    [learning] Learning, I remember which numbers I mishear
    [settling] Delay, before the electronic board is read
    [touch] Touch, a piece lifted on the electronic board has to move
    [patience] Patience, before I ask about a piece off the electronic board
    [repeating] Repeating, the opponent repeats every announced move
    [tones] Tones that guide the hand to a square
    [following] Automatic, the level follows your results
    [ahead] Ahead, typing a move while the computer thinks
    [marks] Marks, when I tell the time that is left
    [countdown] Countdown of your last five seconds
    [opening] Startup, the game to begin with
    [sounds] Sounds of the moves
   *[other] { settings-title }
}
settings-told = { $name ->
    [coach] { $value ->
        [off] none
        [exists] I say only that there is one
        [squares] I say the squares
       *[why] I say the squares and the rule
    }
    [view] { $value ->
        [own] yours
       *[white] always White's
    }
    [letters] { $value ->
        [auto] letters in braille, words elsewhere
        [words] always words
       *[other] { $value }
    }
    [voice] { $value ->
        [auto] automatic, the program unless a screen reader is running
        [own] the program
        [reader] your screen reader
       *[off] nobody
    }
    [rate] { $value } words a minute
    [volume] { $value } of 100
    [speaker] number { $value }
    [listen] { $value ->
        [off] off
        [push] after the space bar
       *[open] all the time
    }
    [learning] { $value ->
        [on] yes
       *[off] no
    }
    [touch] { $value ->
        [on] yes
       *[off] no
    }
    [repeating] { $value ->
        [on] yes
       *[off] no
    }
    [following] { $value ->
        [on] yes
       *[off] no
    }
    [ahead] { $value ->
        [on] allowed
       *[off] not allowed
    }
    [marks] { $value ->
        [on] six, from 10 minutes to 10 seconds
        [few] three, from 5 minutes to 10 seconds
        [minute] at 1 minute and 10 seconds
       *[off] never
    }
    [opening] { $value ->
        [usual] the standard one, Italian draughts with White
       *[other] { settings-value.brief }
    }
   *[other] { settings-value.brief }
}
settings-part = { $part ->
    [1] { $count } settings, in { $parts_word } parts.
   *[other] Part { $part } of { $parts }.
}
    .brief = { $part ->
        [1] { $count } settings, 1 of { $parts }.
       *[other] Part { $part } of { $parts }.
    }
    .narrow = { settings-part.brief }
settings-setting = { $number }. { settings-label }: { settings-told }.
    .brief = { $number }. { settings-title }: { settings-value.brief }.
    .narrow = { settings-setting.brief }
settings-which = { $part ->
    [first] Type go on for the next part, or the number or name of any setting, with a value if you like, for example level 3. Type no to close the list.
    [middle] Go on, back, a number or name, or no to close the list.
   *[last] That is all. Back, a number or name, or no to close the list.
}
    .brief = { $part ->
        [last] Number or name; or no.
       *[other] Go on; number or name; or no.
    }
    .narrow = { settings-which.brief }
settings-now = { settings-title }: { settings-value }.
    .brief = { settings-title }: { settings-value.brief }.
settings-option = { $number }. { settings-value }{ $is_default ->
    [yes] , the default
   *[no] {""}
}.
    .brief = { $number }. { settings-value.brief }{ $is_default ->
        [yes] , the default
       *[no] {""}
    }.
settings-which-value = { $has_most ->
    [yes] { $name ->
        [cells] Type how many cells, from { $least } to { $most }, or 0 for lines of any length, which is the default.
        [settling] Type how many milliseconds, from { $least } to { $most }, or 0 for the board's button only; the default is { $default }.
        [rate] Type a number from { $least } to { $most }; the default is { $default }. It holds for this language: each language has a rate of its own.
       *[other] Type a number from { $least } to { $most }; the default is { $default }.
    }
   *[no] { $name ->
        [letters] Type the number, or letters and any two letters, White's first and then Black's, for example letters xo.
       *[other] Type the number or the first word.
    }
}
    .brief = { $has_most ->
        [yes] { $name ->
            [cells] From { $least } to { $most }, or 0 for no limit.
            [settling] From { $least } to { $most }, or 0 for the button only; default { $default }.
           *[other] From { $least } to { $most }; default { $default }.
        }
       *[no] { $name ->
            [letters] Number, or two letters: letters xo.
           *[other] Number or first word.
        }
    }
settings-changed = Done. { settings-title }: { settings-value }.
    .brief = { settings-title }: { settings-value.brief }.
    .repeated = { settings-title }: { settings-value }.
settings-language-back = To go back to { $value ->
    [it] Italian, type language Italian.
    [en] English, type language English.
    [pt-BR] Brazilian, type language Brazilian.
   *[pt] Portuguese, type language Portuguese.
}
    .brief = For { $value ->
        [it] Italian: language Italian.
        [en] English: language English.
        [pt-BR] Brazilian: language Brazilian.
       *[pt] Portuguese: language Portuguese.
    }
settings-level-goes-on = The level still follows your results: to keep it where it is type automatic off.
    .brief = It follows your results: automatic off stops that.
settings-level-idle-time = In this game the computer plays by time: type level and a number, and the level will follow your results.
    .brief = The computer now plays by time.
settings-level-idle-people = It applies to games of one person against the computer, not to this one.
    .brief = Not in this game.
settings-level-idle-start = This game does not count, because it begins from a position that was set up: a game from the usual start does.
    .brief = Not in this game.
settings-ask-level = The level is { $level }: shall I set it to { $wanted }? Answer yes or no.
    .brief = From level { $level } to { $wanted }: yes or no?
    .again = Change from level { $level } to level { $wanted }? Please answer yes or no.
settings-level-end = The level is { $level }, the { $is_highest ->
    [yes] highest: no level is harder.
   *[no] lowest: no level is easier.
}
    .brief = Level { $level } is the { $is_highest ->
        [yes] highest.
       *[no] lowest.
    }
settings-at-end = { $name ->
    [volume] The volume is already at its { $is_highest ->
        [yes] highest: { $value }. To hear me louder, turn up the computer's own volume.
       *[no] lowest: { $value }.
    }
    [rate] The rate is already the { $is_highest ->
        [yes] highest
       *[no] lowest
    }: { $value } words a minute.
   *[other] { settings-title }: { settings-value.brief }, already the { $is_highest ->
        [yes] highest.
       *[no] lowest.
    }
}
    .brief = { settings-title }: { settings-value.brief }, the { $is_highest ->
        [yes] highest.
       *[no] lowest.
    }
settings-fixed = { settings-title } cannot be changed in this game, in which you keep the position in your head: they would tell where pieces are.{ $left ->
    [0] {""}
   *[other] {" "}Type captures to ask for them, which counts as a question.
}{ $value ->
    [off] {" "}To have them start the program with the option coach squares.
   *[other] {" "}To be without them start the program with the option coach off.
}
    .brief = Warnings are fixed: blindfold game.{ $left ->
        [0] {""}
       *[other] {" "}To ask type captures: it counts as a question.
    }{ $value ->
        [off] {" "}To have them start the program with the option coach squares.
       *[other] {" "}To be without them start the program with the option coach off.
    }
    .again = The warnings stay as they are: in this game you keep the position in your head yourself.{ $left ->
        [0] {""}
       *[other] {" "}Type captures to ask for them, which counts as a question.
    }{ $value ->
        [off] {" "}To have them start the program with the option coach squares.
       *[other] {" "}To be without them start the program with the option coach off.
    }
settings-no-such-value = { settings-title }: "{ $given }" is not possible.
    .again = "{ $given }" is not a value for { settings-title }.
settings-no-such-setting = There is no setting "{ $given }".
    .again = "{ $given }" is not among the settings.
settings-out-of-range = { settings-title }: that number is not possible.{ $is_again ->
    [yes] {" "}To leave it as it is type no.
   *[no] {""}
}
    .brief = Not possible{ $is_again ->
        [yes] : no leaves it as it is.
       *[no] .
    }
    .again = Nor is this one possible.{ $is_again ->
        [yes] {" "}To leave it as it is type no.
       *[no] {""}
    }
settings-not-in-list = That number is not in the list.{ $is_again ->
    [yes] {" "}To leave the list type no.
   *[no] {""}
}
    .brief = Not in the list{ $is_again ->
        [yes] : no leaves it.
       *[no] .
    }
    .again = Nor is this one.{ $is_again ->
        [yes] {" "}To leave the list type no.
       *[no] {""}
    }
settings-sound-name = { $sound ->
    [accepted] accepted, your move
    [moved] opponent, the other side's move
    [captured] captured, one for each piece
    [promoted] king, a new one
    [refused] refusal
    [time] clock, at each mark
   *[must-capture] compulsory capture
}
settings-sound = { $number }. { settings-sound-name }: { $is_on ->
    [yes] yes
   *[no] no
}.
settings-sound-changed = Done. { $sound ->
    [accepted] Sound of your move
    [moved] Sound of the opponent's move
    [captured] Sound of captured pieces
    [promoted] Sound of a new king
    [refused] Sound of a refusal
    [time] Sound of the clock
   *[must-capture] Sound of a compulsory capture
}: { $is_on ->
    [yes] yes
   *[no] no
}.
