### The clocks.

clock-introduced = { $is_same ->
    [yes] Clock, for each: { $white }.
   *[no] White's clock: { $white }; Black's: { $black }.
}
    .brief = { $is_same ->
        [yes] Clock: { $white }.
       *[no] White: { $white }; Black: { $black }.
    }
clock-left = { $is_you ->
    [yes] You have { $left }
   *[no] { words-side } has { $left }
}{ $moves ->
    [0] {""}
    [one] {" "}for one move
   *[other] {" "}for { $moves } moves
}{ $is_of_both ->
    [yes] , { words-other-side } { $other }
   *[no] {""}
}.{ $is_paused ->
    [yes] {" "}The clock is stopped: move, or type continue.
   *[no] {""}
}
    .brief = { $left_first }{ $is_of_both ->
        [yes] , { words-other-side } { $other }
       *[no] {""}
    }.{ $is_paused ->
        [yes] {" "}Stopped.
       *[no] {""}
    }
clock-mark = { $is_you ->
    [yes] Time: { $left }.
   *[no] { words-side }'s time: { $left }.
}
    .brief = { $is_you ->
        [yes] { $left_first }.
       *[no] { words-side }: { $left }.
    }
clock-countdown = { $seconds }.
clock-unsaid = Say how much time too, for example: new game with 10 minutes each.
    .brief = How much? For example 10 minutes each.
clock-none = This game is played without a clock.
clock-paused = Clock stopped. To start it again, type continue, or move.
    .brief = Clock stopped.
clock-goes-on = The clock runs again, for { words-side }.
    .brief = Running.
clock-delay = { $why ->
    [stopped] The program was stopped for { $span }, and the clock ran on.
    [asleep] The machine was asleep: that is nobody's time.
   *[busy] The program was held up for { $span }: that is nobody's time.
}
    .brief = { $why ->
        [stopped] Stopped for { $span }: the clock ran on.
        [asleep] Asleep: nobody's time.
       *[busy] Held up for { $span }: nobody's time.
    }
clock-runs-on = { $is_you ->
    [yes] Your clock goes on running meanwhile.
   *[no] { words-side }'s clock goes on running meanwhile.
}
    .brief = { $is_you ->
        [yes] Your clock runs on.
       *[no] { words-side }'s clock runs on.
    }
