### Irregularities that are announced: which, who decides, what comes of them.

irregular-announced-moved-twice = Irregularity by { words-side }: moves twice running, { $move }, { $article }.
    .brief = { words-side }: two moves running, { $move }, { $article }.
irregular-announced-moved-wrongly = Irregularity by { words-side }: moves a piece irregularly, { $move }, { $article }.
    .brief = { words-side }: irregular move, { $move }, { $article }.
irregular-announced-moved-opponents = Irregularity by { words-side }: moves one of the opponent's pieces, { $move }, { $article }.
    .brief = { words-side }: opponent's piece, { $move }, { $article }.
irregular-announced-capture-left-out = Irregularity by { words-side }: leaves out a capture, { $move }, { $article }.
    .brief = { words-side }: capture left out, { $move }, { $article }.
irregular-announced-wrong-number = Irregularity by { words-side }: does not capture the right number of pieces, { $move }, { $article }.
    .brief = { words-side }: wrong number of pieces, { $move }, { $article }.
irregular-announced-stopped-capturing = Irregularity by { words-side }: stops in the middle of a multiple capture, { $move }, { $article }.
    .brief = { words-side }: capture not finished, { $move }, { $article }.
irregular-announced-impossible-capture = { $article_text ->
    [capo1] Irregularity by { words-side }: makes an impossible capture, { $move }, { $article }.
   *[other] { irregular-announced-moved-wrongly }
}
    .brief = { $article_text ->
        [capo1] { words-side }: impossible capture, { $move }, { $article }.
       *[other] { irregular-announced-moved-wrongly.brief }
    }
irregular-announced-priority = Irregularity by { words-side }: does not keep to the order of captures, { $move }, { $article }.
    .brief = { words-side }: order of captures, { $move }, { $article }.
irregular-crowned = { $is_crowned ->
    [yes] {" "}and is a king
   *[no] {""}
}
irregular-gone = { $count ->
    [0] {""}
    [one] ; the piece on { $taken } goes
   *[other] ; the pieces on { $taken } go
}
irregular-stands = Kept, { $article }: the piece from { $start } stands on { $end }{ irregular-crowned }{ irregular-gone }.
    .brief = Kept: { $start } to { $end }{ irregular-crowned }{ irregular-gone }, { $article }.
irregular-corrected = To be corrected, { $article }: the position is as it was.
    .brief = To be corrected, { $article }.
irregular-cannot-stand = It cannot be kept, since that move cannot be made: the position is as it was.
    .brief = It cannot be kept.
irregular-in-score = Irregularity kept, { $article }{ $count ->
    [0] {""}
    [one] : { $gone } is empty
   *[other] : { $gone } are empty
}{ $has_come ->
    [yes] ; then { $come }
   *[no] {""}
}.
    .brief = Kept, { $article }{ $count ->
        [0] {""}
        [one] : { $gone } empty
       *[other] : { $gone } empty
    }{ $has_come ->
        [yes] ; { $come }
       *[no] {""}
    }.
irregular-too-late = The irregularity was kept, and is corrected no more, { $article }.
    .brief = Corrected no more, { $article }.
irregular-adjusting = Go ahead and adjust the pieces on your board, { $article }.
    .brief = Go ahead and adjust, { $article }.
irregular-not-in-part = It cannot be corrected in part: all of it or nothing, { $article }.
    .brief = Never in part, { $article }.
    .again = { $article_first }: an irregularity is corrected whole or kept whole.
irregular-ask-announced = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: I heard { $move }, which is no move. Did you announce it? Answer { $is_named ->
    [yes] { words-name-or-side } yes, or no
   *[no] yes or no
}.
    .brief = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: announced { $move }, { $is_named ->
        [yes] { words-name-or-side } yes, or no
       *[no] yes or no
    }?
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: was it really { $move } that you announced? Please answer { $is_named ->
        [yes] { words-name-or-side } yes, or no
       *[no] yes or no
    }.
irregular-of-whom = Whose decision is it? Only { $has_name ->
    [yes] { $name }
   *[no] { words-side }
} can make it: answer { words-name-or-side } yes to let it stand, { words-name-or-side } no to have it corrected.
    .brief = Only { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } decides: { words-name-or-side } yes or { words-name-or-side } no.
irregular-ask-who = { $move } moves a piece of the side that is not to move. Who announced it, White or Black? Answer White, Black or no.
    .brief = Who announced { $move }: White, Black or no?
irregular-ask-hand = { $count ->
    [one] Empty, { $squares_named }: who took the piece off, White or Black?
   *[other] Empty, { $squares_named }: who took the pieces off, White or Black?
} Answer White, Black or no.
    .brief = Empty, { $squares_named }: taken off by White or Black?
irregular-arbiter = { $has_list ->
    [yes] There is an arbiter: whether an irregular move is corrected or kept, the opponent decides, { $article }. To do without, start with --arbiter off.
   *[no] There is an arbiter, but these rules list no irregularities: an illegal move is refused. To do without, start with --arbiter off.
}
    .spoken = { $has_list ->
        [yes] There is an arbiter: whether an irregular move is corrected or kept, the opponent decides, { $article }. To do without, there is an option at the start, arbiter off.
       *[no] There is an arbiter, but these rules list no irregularities: an illegal move is refused. To do without, there is an option at the start, arbiter off.
    }
    .brief = { $has_list ->
        [yes] Arbiter: the opponent decides on irregularities, { $article }.
       *[no] Arbiter: illegal moves are refused.
    }
    .narrow = { $has_list ->
        [yes] Arbiter: yes, { $article }.
       *[no] Arbiter: yes.
    }
irregular-back = To take back a move that was played is irregular, { $article }: the opponent decides.
    .brief = Irregular take-back, { $article }.
irregular-touch-idle = Touched { $square }, which cannot move: it binds nobody, but it is incorrect, { $article }.
    .brief = Touched { $square }: it cannot move, { $article }.
irregular-touch-out-of-turn = Touched { $square } out of turn: it binds nobody, but it is incorrect, { $article }.{ $is_counting ->
    [yes] {" "}The arbiter may say: annul the count.
   *[no] {""}
}
    .brief = Touched { $square } out of turn, { $article }.
irregular-crowned-late = Crowned late, { $square }: it counts as touching it, { $article }.
    .brief = Crowned late, { $square }, { $article }.
irregular-count-annulled = The arbiter annuls the count, { $article }: it may be asked for anew.
    .brief = Count annulled, { $article }.
irregular-count-stays = { $why ->
    [none] No count is running that could be annulled, { $article }.
    [text] In these rules a touched piece annuls no count: only moves do, { $article }.
   *[unseen] A count is annulled when somebody touches pieces out of turn, { $article }: nothing of the kind was seen here.
}
    .brief = { $why ->
        [none] No count, { $article }.
        [text] A touch annuls no count, { $article }.
       *[unseen] No touch out of turn, { $article }.
    }
irregular-on-light = { $count ->
    [one] A piece stands on a light square and is out of play: put it back on its square, as you both agree
   *[other] On light squares there are { $count_word } pieces, which are out of play: put them back on their squares, as you both agree
}, { $article }.
    .brief = { $count ->
        [one] A piece on a light square
       *[other] On light squares { $count_word } pieces
    }, { $article }.
