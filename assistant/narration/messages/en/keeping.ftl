### The games that are saved.

keeping-players = { $mode ->
    [computer] against the computer
    [mail] by correspondence{ $has_white ->
        [yes] {" "}with { $white }
       *[no] {""}
    }
    [people] between { $has_white ->
        [yes] { $white }
       *[no] White
    } and { $has_black ->
        [yes] { $black }
       *[no] Black
    }
   *[none] of the computer with itself
}{ $round ->
    [0] {""}
   *[other] , game { $round } of { $rounds } of the match
}
keeping-kind = { $rules ->
    [italian] , Italian draughts
    [international] , international draughts
   *[none] {""}
}
keeping-turn = { $turn ->
    [own] your turn
    [computer] the computer's turn
    [send] a message to send
    [answer] an offer to answer
    [theirs] { $has_white ->
        [yes] { $white }'s turn
       *[no] your opponent's turn
    }
    [won] won
    [lost] lost
    [draw] drawn
    [annulled] annulled
    [white-won] won by White
    [black-won] won by Black
    [white] { $has_white ->
        [yes] { $white }'s turn
       *[no] White's turn
    }
   *[black] { $has_black ->
        [yes] { $black }'s turn
       *[no] Black's turn
    }
}
keeping-last = { $mover ->
    [own] your last move was { $move }
    [computer] the computer played { $move }
    [theirs] { $has_white ->
        [yes] { $white }
       *[no] your opponent
    } played { $move }
    [white] White played { $move }
    [black] Black played { $move }
   *[none] nobody has moved yet
}
keeping-ago = { $unit ->
    [minutes] { $ago ->
        [0] just now
        [one] a minute ago
       *[other] { $ago } minutes ago
    }
    [hours] { $ago ->
        [one] an hour ago
       *[other] { $ago } hours ago
    }
    [days] { $ago ->
        [one] yesterday
       *[other] { $ago } days ago
    }
    [months] { $ago ->
        [one] a month ago
       *[other] { $ago } months ago
    }
   *[years] { $ago ->
        [one] a year ago
       *[other] { $ago } years ago
    }
}
keeping-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
keeping-colour = { $side ->
    [white] , in which you play White
    [black] , in which you play Black
   *[none] {""}
}
keeping-so-far = { $moves ->
    [0] {""}
   *[other] { keeping-moves },{" "}
}
keeping-ask-go-on = There is an unfinished game{ words-of-rules } { keeping-players }{ keeping-colour }: { keeping-turn }, { keeping-last }; { keeping-so-far }{ keeping-ago }. Do you want to go on with it? Answer yes or no.
    .brief = Game{ words-of-rules } { keeping-players }: { keeping-turn }, { keeping-last }. Go on with it: yes or no?
keeping-ask-move-for = A move, but in which game? Yes: the saved game goes on, and the move counts there. No: it stays saved, and the move begins a new one. Answer yes or no.
    .brief = Go on with the saved game and this move: yes or no?
keeping-taken-up = Game { $number }, { keeping-players }{ keeping-kind }: { keeping-turn }, { keeping-last }.
keeping-line = { $number }{ $is_here ->
    [yes] , this one
   *[no] {""}
}: { keeping-players }{ keeping-kind }{ $has_code ->
    [yes] , { $code }
   *[no] {""}
}, { keeping-turn }, { keeping-moves }, { keeping-ago }{ $is_elsewhere ->
    [yes] , open in another program
   *[no] {""}
}.
keeping-ask-delete-delete = Do you really want to delete game { $number }, { keeping-players }, { keeping-moves }, { keeping-ago }? Answer yes or no.
    .brief = Delete { $number }, { keeping-players }: yes or no?
keeping-ask-delete-purge = Do you really want to delete game { $number }, { keeping-players }, { keeping-moves }, { keeping-ago }, for good? Nobody can bring it back. Answer yes or no.
    .brief = Delete { $number }, { keeping-players }, for good: yes or no?
keeping-goes-on = The game goes on{ $turn ->
    [own] : your turn
   *[other] {""}
}.
keeping-away = { $how ->
    [left] The time since you left this game
   *[closed] The time while the program was closed, { $unit ->
        [minutes] { $ago ->
            [0] less than a minute
            [one] a minute
           *[other] { $ago } minutes
        }
        [hours] { $ago ->
            [one] an hour
           *[other] { $ago } hours
        }
        [days] { $ago ->
            [one] a day
           *[other] { $ago } days
        }
        [months] { $ago ->
            [one] a month
           *[other] { $ago } months
        }
       *[years] { $ago ->
            [one] a year
           *[other] { $ago } years
        }
    },
} does not count. The clock stands: it runs again with the next move, or when you type continue.
    .brief = The clock stands until the next move.
keeping-for-later = The game stays saved: to find it again, type games.
    .brief = It stays saved.
keeping-instead = { $is_kept ->
    [yes] The game from before stays saved.
   *[no] The game from before is not saved: I save it as soon as I can, but if the program ends before, it is lost.
}
keeping-kept = The game is saved: you find it again at the next start.
    .brief = Game saved.
keeping-saved-anyway = { $is_kept ->
    [yes] { $is_begun ->
        [yes] The game saves itself with every move: leave whenever you like, and you find it again at the next start.
       *[no] Nobody has moved yet: the game saves itself with the first move.
    }
   *[no] I cannot save the game now. To keep it, type score and copy the moves.
}
    .brief = { $is_kept ->
        [yes] { $is_begun ->
            [yes] It saves itself.
           *[no] It saves itself with the first move.
        }
       *[no] I cannot save now.
    }
keeping-of-these = { $told ->
    [0] {""}
    [one] {""}
   *[other] {" "}of the next { $told }
}
keeping-games = { $first ->
    [1] { $is_search ->
        [yes] { $total ->
            [one] I find one game
           *[other] I find { $total } games
        }
       *[no] { $total ->
            [one] There is one saved game
           *[other] There are { $total } saved games
        }
    }
   *[other] From { $first } of { $total }
}{ $mine ->
    [0] .
   *[other] ; { $is_all ->
        [yes] { $told ->
            [0] { $total ->
                [one] it is your turn.
                [2] in both it is your turn.
               *[other] in all of them it is your turn.
            }
            [one] in one it is your turn.
           *[other] in the next { $told } it is your turn.
        }
       *[no] { $mine ->
            [one] in one{ keeping-of-these } it is your turn.
           *[other] in { $mine }{ keeping-of-these } it is your turn.
        }
    }
}
    .brief = { $total ->
        [one] One game
       *[other] { $total } games
    }{ $mine ->
        [0] .
       *[other] , { $is_all ->
            [yes] { $told ->
                [0] { $total ->
                    [one] to move in.
                   *[other] all to move in.
                }
                [one] 1 to move in.
               *[other] the next { $told } to move in.
            }
           *[no] { $mine }{ keeping-of-these } to move in.
        }
    }
keeping-games-go-on = { $what ->
    [restore] To have one of these back, type restore game and its number
    [delete] Type the number of the one you want to delete
    [purge] Type the number of the one you want to delete for good
    [report] Type the number of the one whose report you want to hear
    [over] Type the number of the one whose end you want to hear
   *[continue] Type the number of the one you want to go on with
}{ $left ->
    [0] .
   *[other] { $is_list ->
        [yes] , { $left ->
            [one] or go on for the last one
           *[other] or go on for the other { $left }
        }.
       *[no] . { $what ->
            [restore] To hear them all, type deleted games.
           *[other] To hear them all, type games.
        }
    }
}
    .brief = { $what ->
        [restore] Which one back?
        [delete] Delete which?
        [purge] Delete which for good?
       *[other] Which one?
    }{ $left ->
        [0] {""}
       *[other] { $is_list ->
            [yes] {" "}Go on for { $left } more.
           *[no] {""}
        }
    }
keeping-no-games-none = There is no saved game yet: a game saves itself with its first move.
    .brief = No saved games.
keeping-no-games-name = No saved game with { $name }. To hear them all, type games.
    .brief = None with { $name }.
keeping-no-games-search = No saved game is like that. To hear them all, type games.
    .brief = None is like that.
keeping-no-games-deleted = There is no deleted game that could be brought back.
    .brief = None deleted.
keeping-no-games-open = There is no other game to go on with. To hear them all, type games.
    .brief = None to go on with.
keeping-not-had-gone = There is no game { $number }. To hear which there are, type games.
    .brief = There is no game { $number }.
keeping-not-had-elsewhere = Game { $number } is open in another program: close it there, and then try again.
    .brief = Game { $number } is open elsewhere.
keeping-not-had-here = Game { $number } is the one you are playing. Begin another one first, or go on with one.
    .brief = Game { $number } is this one.
keeping-not-had-there = Game { $number } is not deleted: it is among the others.
    .brief = Game { $number } is not deleted.
keeping-not-had-sealed = Game { $number } is not finished, and who plays it keeps the position or the moves in mind: it is shown and exported when it is over.
    .brief = Game { $number } is shown when it is over.
keeping-not-had-damaged = Game { $number } is damaged and cannot be opened. The others are as they were: type games.
    .brief = Game { $number } is damaged.
keeping-not-had-other = I cannot open game { $number } now: try again in a moment.
    .brief = I cannot open game { $number }.
keeping-which-continue = Which game do you want to go on with? Say its number, or the opponent's name.
    .brief = Which game?
keeping-which-delete = Which game do you want to delete? Say its number: to hear them, type games.
    .brief = Delete which?
keeping-which-purge = Which game do you want to delete for good? Say its number: to hear them, type games.
    .brief = Delete which for good?
keeping-which-restore = Which deleted game do you want back? Say its number: to hear them, type deleted games.
    .brief = Which one back?
keeping-deleted-delete = Game { $number } is deleted. For { $days } days you can have it back: restore game { $number }.
    .brief = Game { $number } deleted.
keeping-deleted-purge = Nothing is left of game { $number }.
keeping-deleted-later = Game { $number } is deleted. The last trace of it leaves the disk when the other open program ends.
    .brief = Game { $number } deleted.
keeping-restored = Game { $number } is among the others again.
keeping-unreadable = { $is_change ->
    [yes] I cannot change the saved games now
   *[no] I cannot read the saved games now
}: { $why ->
    [no-home] the system does not say where to keep them
    [forbidden] { $is_change ->
        [yes] I may not write there
       *[no] I may not read them
    }
    [full] the disk is full
    [damaged] the file is damaged
    [foreign] the file is not one of this program's
    [newer] the file is of a newer version of the program
    [busy] another program is using them
   *[other] the disk does not answer
}.{ $is_playing ->
    [yes] {" "}The game you are playing goes on.
   *[no] {""}
}
    .brief = { $is_change ->
        [yes] The saved games cannot be changed.
       *[no] The saved games cannot be read.
    }
keeping-lost = { $trouble ->
    [no-home] I cannot save games, because the system does not say where to keep them. The game goes on, but it is lost if the program ends.
    [forbidden] I cannot save the game, because I may not write { $file }. The game goes on, but it is lost if the program ends.
    [full] I cannot save the game, because the disk is full. Make some room: as soon as there is any, I save all of it.
    [damaged] I cannot save the game, because the file { $file } is damaged. I have not touched it: if you move it elsewhere, I begin a new one.
    [foreign] I cannot save the game, because { $file } is not a file of this program. I have not touched it: if you move it elsewhere, I begin a new one.
    [newer] I cannot save the game, because { $file } is of a newer version of Damavoce. I have not touched it: update the program.
    [busy] I cannot save the game, because another program holds { $file }. Close it: as soon as the file is free, I save all of it.
   *[other] I cannot save the game. It goes on, and I keep trying; if the program ends before, it is lost.
}
    .brief = { $trouble ->
        [full] Disk full: the game is not saved.
       *[other] The game is not saved.
    }
keeping-left-unsaved = What was done last could not be saved: at the next start it may be missing.
    .brief = The last things are not saved.
keeping-regained = { $is_new ->
    [yes] The game is saved again, in a new file: what stood in the one that I could not read is not in it.
   *[no] The game is saved again, and nothing is missing.
}
    .brief = Saved again.
keeping-alone = The games are on a network drive, or on a disk that can keep no log: while this program is open, no other one can use them.
    .brief = The games are this program's alone.
keeping-days = { $days ->
    [0] of today
    [1] of yesterday
   *[other] of { $days } days ago
}
keeping-replaced = { $change ->
    [gone] The file of the games was there no more
    [other] The file of the games had become another one
    [lacking] The file of the games lacked a part of what was played
   *[spoilt] The file of the games was spoilt
}: { $lost ->
    [0] I have written it anew, and no game is missing.
    [one] I have written it anew with the games played since the program was opened. One earlier game is missing{ keeping-copied }.
   *[other] I have written it anew with the games played since the program was opened. { $lost } earlier games are missing{ keeping-copied }.
}{ $has_aside ->
    [yes] {" "}What lay there is now { $aside }.
   *[no] {""}
}
    .brief = File of the games written anew{ $lost ->
        [0] , nothing is missing.
       *[other] : { $lost } missing.
    }
keeping-copied = { $copied ->
    [0] , and I have no copy of it
   *[other] : I have a copy { keeping-days }, and at the next start I ask whether you want it
}
keeping-merged = { $files ->
    [one] Beside the file of the games lay another one
   *[other] Beside the file of the games lay { $files } others
}: { $games ->
    [0] { $further ->
        [0] { $unread ->
            [0] there was nothing in it that was missing here.
           *[other] I could take no game from there.
        }
        [one] one game went on further there, and I have taken it as it is there.
       *[other] { $further } games went on further there, and I have taken them as they are there.
    }
    [one] I have taken the one game that was missing here{ keeping-further }.
   *[other] I have taken the { $games } games that were missing here{ keeping-further }.
}{ $unread ->
    [0] {""}
   *[other] {" "}What cannot be read I have left as it is: it stays in the same folder, under a name that ends in damaged.
}
    .brief = { $games ->
        [one] One game taken
       *[other] { $games } games taken
    }{ $further ->
        [0] {""}
       *[other] , { $further } brought up to date
    } from another file.
keeping-further = { $further ->
    [0] {""}
    [one] , and one that went on further there
   *[other] , and { $further } that went on further there
}
keeping-ask-restore = There is a backup copy { keeping-days }, with { $games ->
    [one] one game, of a file of games that is gone or cannot be read. Do you want it back
   *[other] { $games } games, of a file of games that is gone or cannot be read. Do you want them back
}? Answer yes or no.
    .brief = { $games ->
        [one] One game
       *[other] { $games } games
    } back from a copy { keeping-days }: yes or no?
keeping-copy-taken = { $games ->
    [0] There was nothing in the copy that was missing here.
    [one] The game of the copy is among the others again: to hear them, type games.{ keeping-since-copy }
   *[other] The { $games } games of the copy are among the others again: to hear them, type games.{ keeping-since-copy }
}{ $has_aside ->
    [yes] {" "}The file that I could not read is now { $aside }.
   *[no] {""}
}
    .brief = { $games ->
        [one] One game
       *[other] { $games } games
    } had back.
keeping-since-copy = { $is_whole ->
    [yes] {""}
   *[no] {" "}The copy is { keeping-days }: what was played after it and is not among the others is missing, and I do not know what it was.
}
keeping-copy-declined = All right: I do not ask about that copy again.
keeping-damaged = { $count ->
    [one] Game { $numbers } is damaged and cannot be read.
   *[other] Games { $numbers } are damaged and cannot be read.
}
keeping-answer-late = The disk does not answer, and I no longer wait for what you wanted. The game goes on: try again in a moment.
    .brief = The disk does not answer.
