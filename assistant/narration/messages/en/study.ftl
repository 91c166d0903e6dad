### Another game, of a file or a kept one, gone through and annotated by ear.

study-opened = { $is_back ->
    [yes] Back in game
   *[no] Game
}{ $has_number ->
    [yes] {" "}{ $number }
   *[no] {""}
}: { $has_white ->
    [yes] { $white }
   *[no] White
} against { $has_black ->
    [yes] { $black }
   *[no] Black
}{ $has_result ->
    [yes] , { study-result }
   *[no] {""}
}{ $is_international ->
    [yes] , international draughts
   *[no] {""}
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
    .brief = Game{ $has_number ->
        [yes] {" "}{ $number }
       *[no] {""}
    }: { $has_white ->
        [yes] { $white }
       *[no] White
    }, { $has_black ->
        [yes] { $black }
       *[no] Black
    }{ $has_result ->
        [yes] , { study-result }
       *[no] {""}
    }.
study-result = { $result ->
    [white] White wins
    [black] Black wins
    [draw] a draw
   *[other] { $result }
}
study-mirrored = In the file the squares are numbered from the other side: here they have the usual numbers.
    .brief = File numbered from the other side.
study-flawed = { $problems ->
    [one] There is one error in the game.
   *[other] There are { $problems } errors in the game.
}
    .brief = Errors in the game: { $problems }.
study-at = { $kind ->
    [start] Start position.
    [set] Position put on the board.
    [unknown] Move { $number } of { words-side }: the file does not say it.
   *[move] { $way ->
        [variation] Variation:{" "}
        [added] New variation:{" "}
        [more] New move:{" "}
       *[line] {""}
    }{ $move }, { words-side } { $number }{ $legal ->
        [no] , not legal
        [unchecked] , not checked
       *[yes] {""}
    }{ $sign ->
        [none] {""}
       *[other] , { study-signs }
    }.
}
    .brief = { $kind ->
        [start] Start position.
        [set] Position put.
        [unknown] { words-side } { $number }: move not told.
       *[move] { $way ->
            [variation] Variation:{" "}
            [line] {""}
           *[added] New:{" "}
        }{ $move }, { words-side } { $number }{ $legal ->
            [no] , not legal
            [unchecked] , not checked
           *[yes] {""}
        }{ $sign ->
            [none] {""}
           *[other] , { study-few-signs }
        }.
    }
study-few-signs = { $sign ->
    [good] strong
    [very-good] very strong
    [poor] weak
    [very-poor] error
    [seems-weak] looks weak
    [seems-strong] looks strong
    [forced] forced
    [wins] wins
    [even] even
   *[other] sign { $nag }
}
study-signs = { $sign ->
    [good] strong
    [very-good] very strong
    [poor] weak
    [very-poor] an error
    [seems-weak] looks weak and is strong
    [seems-strong] looks strong and is weak
    [forced] forced
    [wins] wins
    [even] even
   *[other] sign { $nag }
}
study-sign = Also { study-signs }.
study-comment = Comment: { $text }
study-variation = Variation { $number }: { $move }.
study-more-variations = { $count ->
    [one] And one more variation.
   *[other] And { $count } more variations.
}
study-ended = { $is_variation ->
    [yes] End of the variation.
   *[no] End of the game{ $has_result ->
        [yes] : { study-result }.
       *[no] .
    }
}
study-no-variation = { $count ->
    [0] There are no variations here. To add one, type a move.
    [one] There is only variation 1 here: type variation 1.
   *[other] The variations here are 1 to { $count }: type variation and the number.
}
    .brief = { $count ->
        [0] No variation.
        [one] Only variation 1.
       *[other] Variations 1 to { $count }.
    }
study-on-main-line = You are on the main line already.
study-no-such-move = There is no move { $number } in this line: the last is { $last }.
    .brief = No { $number }: the last is { $last }.
study-unknown = What stands on the board here is not known, because a move before it is not legal. Go back with previous.
    .brief = Position not known.
study-clock = { $has_white ->
    [yes] White had { $white } left{ $has_black ->
        [yes] , Black { $black }.
       *[no] .
    }
   *[no] { $has_black ->
        [yes] Black had { $black } left.
       *[no] No time is noted here.
    }
}
    .brief = { $has_white ->
        [yes] { $white }{ $has_black ->
            [yes] ; Black { $black }.
           *[no] .
        }
       *[no] { $has_black ->
            [yes] Black { $black }.
           *[no] No time.
        }
    }
study-nothing = { $what ->
    [note] You are going through no other game, and in the one you play nothing is noted. Type open file and the name, or review game and the number.
    [variation] You are going through no other game. Type open file and the name, or review game and the number.
    [file] No file is open. Type open file and its name.
   *[review] Nobody has moved here yet. To review a kept game, type review game and its number, which games tells; for one of a file, open file and the name.
}
    .brief = { $what ->
        [file] No file is open.
        [review] No moves: review game and a number, or open file and a name.
       *[other] First open file, or review game and a number.
    }
study-file = { $is_first ->
    [yes] The file { $name } has { $is_more ->
        [yes] many games: the first { $count }.
       *[no] { $count } games.
    }
   *[no] { $count ->
        [one] One more.
       *[other] { $count } more.
    }
}
    .brief = { $is_first ->
        [yes] { $name }: { $is_more ->
            [yes] the first { $count }.
           *[no] { $count } games.
        }
       *[no] { $count ->
            [one] One more.
           *[other] { $count } more.
        }
    }
study-file-game = { $number }: { $has_white ->
    [yes] { $white }
   *[no] White
} against { $has_black ->
    [yes] { $black }
   *[no] Black
}{ $has_result ->
    [yes] , { study-result }
   *[no] {""}
}, { $is_position ->
    [yes] position: White { $white_pieces }, Black { $black_pieces }
   *[no] { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
}.
    .brief = { $number }: { $has_white ->
        [yes] { $white }
       *[no] White
    }, { $has_black ->
        [yes] { $black }
       *[no] Black
    }{ $has_result ->
        [yes] , { study-result }
       *[no] {""}
    }{ $is_position ->
        [yes] , position: White { $white_pieces }, Black { $black_pieces }
       *[no] {""}
    }.
study-file-go-on = Type the number of the one you want to hear{ $is_more ->
    [yes] , or go on for the others.
   *[no] .
}
    .brief = Which one?{ $is_more ->
        [yes] {" "}Go on for the others.
       *[no] {""}
    }
study-which-file = Which file? Type its name; if it is not in the folder damavoce of your documents, the whole path.
    .brief = Which file?
study-opening = Opening { $name }.
study-not-had = { $why ->
    [missing] There is no file { $name }. Check the name: if it is not in the folder damavoce of your documents, type the whole path.
    [folder] { $name } is a folder: type the name of a file.
    [forbidden] The system does not allow { $name } to be read. Choose another file.
    [no-file] { $name } is not a file, but a pipe or a device. Choose another one.
    [empty] There is no game in { $name }. Choose another file.
    [no-game] There is no game of that number in { $name }. To hear which there are, type games of the file.
    [not-ours] This game of { $name } is neither Italian nor international draughts: choose another one.
    [too-long] This game of { $name } is too long to be heard here: choose another one.
   *[other] { $name } cannot be read. Choose another file.
}
    .brief = { $why ->
        [missing] There is no { $name }.
        [no-game] No game of that number.
       *[other] { $name } cannot be heard.
    }
study-not-shown = { $why ->
    [gone] There is no game { $number }. To hear which there are, type games.
    [damaged] Game { $number } is damaged and cannot be heard. The others stay as they are: type games.
    [counted] In game { $number }, which is not finished, questions are counted: to hear it, type continue game { $number }.
   *[other] Game { $number } cannot be read now: try again in a moment.
}
    .brief = { $why ->
        [gone] There is no { $number }.
       *[other] { $number } cannot be heard.
    }
study-noted = Comment added{ $is_game ->
    [yes] {" "}to the game.
   *[no] .
}
study-uncommented = { $count ->
    [0] There is no comment here.
    [one] Comment removed.
   *[other] { $count } comments removed.
}
study-signed = Sign: { study-signs }.
study-no-sign = { $why ->
    [forced] A move is forced when every other one loses, and here it was the only one: it gets no sign.
    [nowhere] There is no move here to be signed: go to a move, with next.
   *[unknown] This is no sign. The signs are: strong, very strong, weak, error, looks weak, looks strong, forced, wins and even.
}
    .brief = { $why ->
        [forced] It was the only move.
        [nowhere] No move here.
       *[unknown] No sign.
    }
study-unsigned = { $count ->
    [0] There is no sign here.
    [one] Sign removed.
   *[other] { $count } signs removed.
}
study-removed = Variation removed.
study-no-move = { $is_spoken ->
    [yes] You are hearing another game, and the move was not played. To add a variation, type it; to play, go back to the game.
   *[no] Several moves are possible so: type all of its squares.
}
    .brief = { $is_spoken ->
        [yes] Not played: first to the game.
       *[no] Type all of its squares.
    }
study-unwritten = What you noted is in no file yet. Come back here with open file, and to save it type export.
    .brief = Your notes are in no file: open file, then export.
study-written = { $count ->
    [one] Game written
   *[other] { $count } games written
} to the file { $name }, in the folder { $folder }.
    .brief = Written to { $name }.
study-not-written = { $why ->
    [name] This cannot be the name of a file. Use letters, numbers and blanks.
    [folder] A name only, without a folder: the file goes into the folder damavoce of your documents. Type for example export tournament.
    [counted] Questions are counted in this game, and a file would answer them all: it can be exported when it is over.
    [sealed] A game that is not finished, whose position or moves are kept in mind, goes into no file before its end.
    [nothing] There is nothing to write yet: nobody has moved. For the kept games type export all games.
    [none] No kept game is like that: to hear them type games.
    [damaged] What you want is damaged and cannot be read: no file is written. To hear the games that can be had type games.
    [full] The disk is full, and the file is not written. Free some space and try again.
    [forbidden] The system does not allow the file to be written. To read the moves here type score.
   *[other] The file cannot be written. To read the moves here type score.
}
    .brief = { $why ->
        [name] No name of a file.
        [folder] A name only, no folder.
        [counted] Exported when the game is over.
        [sealed] Those kept in mind are exported when they are over.
        [nothing] Nothing to write.
        [none] None is like that.
        [damaged] Damaged: no file.
        [full] Disk full: no file.
       *[other] The file cannot be written.
    }
study-ways = Type next and previous to go from move to move, to the game to play on.
    .brief = Next, previous; to the game.
