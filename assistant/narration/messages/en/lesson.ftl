### The first steps: the tour of the board and the quiz.

lesson-tour-squares = The board has { $rows } rows of { $each } dark squares, numbered from 1 to { $last }.
    .brief = { $rows } rows of { $each } squares, 1 to { $last }.
lesson-tour-rows = Row 1 has { $squares }, row 2 has { $others }, and so on to row { $rows }.
    .brief = Row 1: { $squares }; row 2: { $others }; up to row { $rows }.
lesson-tour-own-base = You have { words-side }: your base is { $squares }, and going forward the numbers { $side ->
    [white] go down
   *[black] go up
}.
    .brief = { words-side }, your base: { $squares }; forward the numbers { $side ->
        [white] go down
       *[black] go up
    }.
lesson-tour-enemy-base = The other side's base is { $squares }: there your men become kings.
    .brief = You are crowned on { $squares }.
lesson-tour-start = At the start your men stand between { $squares }, those of the other side between { $others }.
    .brief = You start between { $squares }, the other side between { $others }.
lesson-tour-edges = The edge on your left is { $squares }, the one on your right { $others }.
    .brief = Left edge { $squares }, right edge { $others }.
lesson-tour-corners = The squares in the corners of the board are { $squares }.
    .brief = Corners: { $squares }.
lesson-tour-diagonal = The main diagonal goes from corner to corner: { $squares }.
    .brief = Main diagonal: { $squares }.
lesson-tour-neighbours = The neighbours of { $first } are { $squares } ahead, { $others } behind.
    .brief = Around { $first }: ahead { $squares }, behind { $others }.
lesson-tour-steps = A man on { $first } that captures the piece on { $squares } lands on { $others }. Type quiz to answer five questions yourself.
    .brief = From { $first }, capturing on { $squares }, to { $others }. Then type quiz.

lesson-way = { $way ->
    [ahead-left] ahead to the left
    [ahead-right] ahead to the right
    [back-left] back to the left
   *[back-right] back to the right
}
lesson-question = Question { $number } of { $of }{ $number ->
    [1] , stop to end
   *[other] {""}
}: { $kind ->
    [step] from { $square }, { lesson-way }: which square?
    [landing] from { $square }, { lesson-way }: where does a capture land?
   *[row] which is the square furthest to the { $way ->
        [left] left
       *[right] right
    } in row { $square }?
}
    .brief = { $number } of { $of }: { $kind ->
        [step] from { $square }, { lesson-way }?
        [landing] capture from { $square }, { lesson-way }: lands on?
       *[row] row { $square }, furthest { $way ->
            [left] left
           *[right] right
        }?
    }
lesson-answer = { $is_right ->
    [yes] Correct: { $square }.
   *[no] No, it is { $square }.
}
lesson-result = { $right ->
    [0] The quiz is over: no right answers out of { $asked }. Type tour to hear what the board is like.
    [one] The quiz is over: one right answer out of { $asked }.
   *[other] The quiz is over: { $right } right answers out of { $asked }.
}
    .brief = { $right ->
        [0] None right out of { $asked }.
        [one] One right out of { $asked }.
       *[other] { $right } right out of { $asked }.
    }
lesson-left = Quiz stopped.
lesson-waits = You cannot make moves during the quiz: type one square, or stop to end it.
    .brief = One square, or stop.
