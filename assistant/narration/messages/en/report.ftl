### The report of a game: a line for each thing, as it is read and as a file has it.

report-by = { $has_name ->
    [yes] by { $name }
   *[no] by { words-side }
}
report-title = { $has_number ->
    [yes] Report of game { $number }.
   *[no] Report of the game.
}
report-unseeing = Without seeing the board: { words-name-or-side }; questions about it: { $asked }{ $many ->
    [-1] {""}
   *[other] {" "}of { $many }
}.
report-mail = By correspondence{ $has_code ->
    [yes] , { $code }
   *[no] {""}
}{ $has_event ->
    [yes] , in the event { $event }
   *[no] {""}
}.
report-arbiter = { $is_arbiter ->
    [yes] With an arbiter.
   *[no] Without an arbiter: illegal moves were refused.
}
report-set-up = { $is_start ->
    [yes] The game began from a position that was set up.
   *[no] A position was set up.
}
report-began = Begun on { $date }, at { $time }.
report-at = Move { $number }, { words-side } to move{ $has_clocks ->
    [yes] ; clocks: White { $white }, Black { $black }
   *[no] {""}
}.
report-irregular = Irregularity by { words-side }, { $article }.
report-decided = { $how ->
    [kept] Kept, as decided { report-by }, { $article }.
    [moved] Kept by the next move { report-by }, { $article }.
    [impossible] Not kept, since it could not be made.
   *[corrected] Corrected, as decided { report-by }, { $article }.
}
report-unclear = Unclear announcement by { words-side }, with a landing missing, { $article }: { $is_kept ->
    [yes] let stand for { $move }
   *[no] to be announced again
}, as decided by { $has_name ->
    [yes] { $name }
   *[no] { words-other-side }
}.
report-try = Refused, { words-side }: { $move }{ $is_told ->
    [yes] , { $article }
   *[no] ; the article is told after the end
}.
report-piece = { $is_out ->
    [yes] The piece of { $square } goes out of play
   *[no] A piece off its square is put back
}, as decided by { $decided_by ->
    [arbiter] the arbiter
   *[players] both players
}, { $article }.
report-count = Count { $who ->
    [arbiter] imposed by the arbiter
    [computer] asked for by the computer
   *[player] asked for { report-by }
}: { $answer ->
    [began] a draw after { $moves } moves by each side
    [runs-already] one was running already
    [no-king-each] not granted, each side needs a king
   *[of-itself] not granted, counts begin automatically here
}, { $article }.
report-claim = Draw by repetition claimed { report-by }: { $answer ->
    [granted] granted, { $article }
    [not-yet] rejected, the position has not occurred often enough, { $article }
    [too-late] rejected, too late, { $article }
   *[not-in-the-text] rejected, these rules have no such draw
}.
report-claim-cost = { $is_free ->
    [yes] The wrong claim costs no time, { $article }.
   *[no] The wrong claim costs { $price }, { $article }.
}
report-offer = { $offer ->
    [draw] Draw offered { report-by }
    [neither] Draw proposed { report-by }, since neither can win
    [redo] Playing again what was taken back, asked for { report-by }
   *[takeback] Take-back asked for { report-by }
}{ $is_irregular ->
    [yes] , irregular, { $article }
   *[no] {""}
}: { $became ->
    [accepted] accepted
    [declined] declined
    [open] not answered yet
   *[lapsed] not answered
}.
report-obliged = { words-side }{ $has_name ->
    [yes] , { $name },
   *[no] {""}
} is obliged by the opponent to keep to the rules, { $article }.
report-annulled = { $why ->
    [orientation] The board lay the wrong way round.
   *[colours] The colours were the wrong way round.
}
report-clock-set = Clock of { words-side }: { $span } { $is_more ->
    [yes] more
   *[no] less
}{ $article ->
    [none] {""}
   *[other] , { $article }
}.
report-upset = The pieces were upset, and are put up again, { $article }.
report-stopped = { $is_over ->
    [yes] The clocks were stopped for { $span }.
   *[no] The clocks were stopped.
}
report-resumed = The clocks went on in the game that had been left.
report-director = The director is told, { report-by }: { $what ->
    [late] more days were used than there are
    [repeat] there is no reply
    [result] the result
    [leave] leave
   *[standing] how the game stands
}.
report-clean = { $is_over ->
    [yes] No irregularity stands on record.
   *[no] No irregularity stands on record so far.
}
report-undecided = An irregularity is still to be decided on.
report-voice = Moves by voice corrected at once: { $count }.
report-held-up = The program was held up, { $count ->
    [one] once
   *[other] { $count } times
}, for { $span }: that is nobody's time.
report-days = Days used: White { $white }, Black { $black }{ $late ->
    [white] ; White more than there are
    [black] ; Black more than there are
    [both] ; both more than there are
   *[none] {""}
}.
report-later = { $count ->
    [one] One entry is
   *[other] { $count } entries are
} of a later version of the program, and cannot be read here.
report-clocks = Left on the clocks: White { $white }, Black { $black }.
report-ended = { $is_over ->
    [yes] Ended
   *[no] Last entry
} on { $date }, at { $time }{ $has_span ->
    [yes] , after { $span }
   *[no] {""}
}{ $has_stopped ->
    [yes] , in which the clocks were stopped for { $stopped }
   *[no] {""}
}.
report-moves = { $count ->
    [0] Nobody has moved.
    [one] One move was played.
   *[other] { $count } moves were played.
}
report-goes-on = { $left ->
    [one] One more line: continue reads it.
   *[other] { $left } more lines: continue reads on.
}
    .brief = { $left } more: continue.
report-of-file = A game of a file has no report. To hear its moves type score. For the report of the game here type to the game, and then report.
    .brief = No report of a game of a file.
report-written = { $count ->
    [one] Report written
   *[other] { $count } reports written
} to the file { $name }, in the folder { $folder }.
    .brief = Written to { $name }.
