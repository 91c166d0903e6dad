### Files of games in PDN: which games are in them, what is wrong with them, their moves.

pdn-title = { $number }. { $white ->
    [none] White
   *[other] { $white }
} against { $black ->
    [none] Black
   *[other] { $black }
}{ $result ->
    [none] {""}
   *[other] , { $result }
}{ $event ->
    [none] {""}
   *[other] , { $event }
}{ $date ->
    [none] {""}
   *[other] , { $date }
}, { $rules ->
    [italian] Italian draughts
    [international] international draughts
   *[other] another game
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}{ $errors ->
    [0] {""}
    [one] , 1 error
   *[other] , { $errors } errors
}.
pdn-mirrored = In the file the squares are numbered from the other side. Here they have their usual numbers.
pdn-not-ours = This is neither Italian nor international draughts: its moves cannot be told.
pdn-begins-from = It begins from { $fen }.
pdn-set-up = A position was set up: { $fen }.
pdn-kept = By article { $article } an irregular position was kept{ $by ->
    [none] {""}
   *[other] {" "}by { $by }
}: { $fen }.
pdn-instead = Instead of { $move }:
pdn-after = After { $move }:
pdn-ends = { $result ->
    [none] The file tells no result.
   *[other] Result: { $result }.
}
pdn-flaw = { $side ->
    [white] White's move { $number }:{" "}
    [black] Black's move { $number }:{" "}
   *[none] {""}
}{ $flaw ->
    [unreadable] { $detail } means nothing here and was left out. Correct it or delete it.
    [bad-tag] The tag { $detail } is not complete and was left out. Write the name and the value in quotation marks, in square brackets.
    [too-many-tags] The game has too many tags: { $detail } and those after it were left out. Delete those that are not needed.
    [long-tag] The value of the tag { $detail } is too long: only its beginning was kept. Shorten it.
    [too-long] The game is too long: only the first { $detail } characters were read. Split it into several games.
    [too-many-moves] The game has too many moves: the last ones were left out. Split it into several games.
    [too-deep] A variation stands too deep inside others and was left out. Write it as a game of its own.
    [long-comment] A comment is too long: only a part of it was kept. Shorten it.
    [open-comment] A comment does not end, and everything up to the next game was taken for it. Put a closing brace where it ends.
    [open-variation] A variation does not end. Put a closing parenthesis where it ends.
    [stray-parenthesis] A parenthesis has no partner and was left out. Delete it, or add the other one.
    [illegal-move] { $detail } is not legal{ $article ->
        [none] {""}
       *[other] , by article { $article }
    }. It was kept as it is, and what follows in its line was not checked. Correct the move.
    [unclear-move] { $detail } leaves out a landing{ $article ->
        [none] {""}
       *[other] , which article { $article } wants told
    }. It was read as the one capture that it fits; the command pdn convert writes the whole path.
    [ambiguous-move] { $detail } may be several captures, and the first of them was taken. Write the whole path.
    [unknown-move] The file does not say which move it was, and what follows was not checked. Write the move in place of the dashes.
    [bad-fen] The position { $detail } cannot stand on the board. The command legal says what is wrong with it.
    [results-differ] The tag says { $detail } as the result, and the end of the moves says something else. The tag was believed; correct one of them.
    [other-game] This is another kind of draughts, and was left as it is{ $detail ->
        [none] {""}
       *[other] : the tag GameType says { $detail }
    }. If it is not, write GameType 22 for Italian or 20 for international draughts.
    [unknown-game] The moves are neither of Italian nor of international draughts, and were left as they are. If they are, correct the first one.
   *[more] There are more errors, which are not listed. Correct these first.
}
pdn-problem = { $file }, game { $game }, line { $line }: { $why }
pdn-no-file = { $file }: { $reason ->
    [missing] the file does not exist
    [folder] this is a folder
    [forbidden] the system does not allow the file to be read
    [no-file] it is not a file
    [slow] it brings nothing: I have waited long enough
    [endless] it does not end
   *[other] the file cannot be read: the system says { $detail }
}. Choose another file.
pdn-no-game = { $count ->
    [0] { $file }: there is no game in it. Choose another file.
   *[other] { $file }: there is no game { $number }. Choose a number from 1 to { $count }.
}
pdn-not-written = { $file } cannot be written: the system says { $detail }. Choose another file.
pdn-written = { $count ->
    [one] 1 game is
   *[other] { $count } games are
} now in { $file }.
