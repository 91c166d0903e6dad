### The tactile board without sensors, prepared for a game.

preparing-done = { $kind ->
    [start] There is nothing to change on the board, if the pieces are in the start position.
   *[game] There is nothing to change on the board: it shows this position already.
}
preparing-begun = { $kind ->
    [start] From the start position there { $count ->
        [one] is one thing
       *[other] are { $count } things
    } to do on the board.
    [half] On the board there { $count ->
        [one] is one thing
       *[other] are { $count } things
    } left to do.
    [bare] Take all pieces off the board. Then there { $count ->
        [one] is one thing
       *[other] are { $count } things
    } to do.
   *[game] On the board as it stands there { $count ->
        [one] is one thing
       *[other] are { $count } things
    } to do.
}
    .brief = { $kind ->
        [bare] Take all off.{ " " }
       *[game] { "" }
    }{ $count ->
        [one] One thing to do.
       *[other] { $count } things to do.
    }
preparing-step = { $do ->
    [take-off] Take { $piece ->
        [white-man] the white man
        [white-king] the white king
        [black-man] the black man
       *[black-king] the black king
    } off { $square }.
    [move] Move { $piece ->
        [white-man] the white man
        [white-king] the white king
        [black-man] the black man
       *[black-king] the black king
    } from { $square } to { $end }.
    [put] Put { $piece ->
        [white-man] the white man
        [white-king] the white king
        [black-man] the black man
       *[black-king] the black king
    } on { $square }.
    [crown] Crown { $square }.
   *[uncrown] Take the crown off { $square }: it is a man.
}
    .brief = { $do ->
        [take-off] Take off { $square }.
        [move] From { $square } to { $end }.
        [put] Put { $piece ->
            [white-man] white
            [white-king] a white king
            [black-man] black
           *[black-king] a black king
        } on { $square }.
        [crown] Crown { $square }.
       *[uncrown] A man on { $square }.
    }
preparing-rest = { $left ->
    [one] One is
   *[other] { $left } are
} left: when these are done, say "prepare the board" again.
    .brief = { $left ->
        [one] One is left.
       *[other] { $left } are left.
    }
