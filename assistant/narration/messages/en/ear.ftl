### The check of the ear: numbers that are read out and repeated, and how that went.

ear-check-begun = I read out { $count } numbers, one by one, and say nothing in between. { $listen ->
    [push] After each one press { $has_key ->
        [yes] the space bar
       *[no] Enter
    } and repeat it.
   *[open] Repeat each one after me.{ $has_reader ->
        [yes] {" "}I hear the screen reader too: use headphones, or type listening key first.
       *[no] {""}
    }
} To end sooner say stop{ $has_key ->
    [yes] , or press Escape.
   *[no] .
}
    .brief = { $count } numbers: { $listen ->
        [push] each time { $has_key ->
            [yes] space
           *[no] Enter
        }, then repeat.
       *[open] repeat each one.{ $has_reader ->
            [yes] {" "}Headphones, or listening key.
           *[no] {""}
        }
    } Stop to end.
ear-check-number = { $square }.
ear-check-refused = { $why ->
    [off] I am not listening now. Type listening key, or listening open, and then microphone test. Outside a game the command python3 run.py doctor ear does the same.
    [lost] So there is nothing to test now. The command python3 run.py doctor ear tries each part and says what is missing.
    [clock] The clock would run meanwhile. Type pause first, and then microphone test.
    [thinking] The computer is thinking about its move. Type microphone test when it has played.
   *[elsewhere] I listen only at the computer that runs the program: type microphone test there.
}
    .brief = { $why ->
        [off] Not listening: type listening key, or listening open.
        [lost] See python3 run.py doctor ear.
        [clock] Type pause first.
        [thinking] First the computer's move.
       *[elsewhere] Only at the program's computer.
    }
ear-check-waits = Only what you say counts here, and no move is made: say the number, or stop to end.
    .brief = Say the number, or stop.
ear-check-left = Microphone test stopped.
ear-check-over = The microphone test is over already. To leave the program type quit.
    .brief = The test is over already.
ear-check-result = { $asked ->
    [one] { $right ->
        [0] I did not understand the one number
       *[other] I understood the one number
    }
   *[other] { $right ->
        [0] I did not understand any of { $asked } numbers
        [one] I understood one of { $asked } numbers
       *[other] I understood { $right } of { $asked } numbers
    }
}{ $silent ->
    [0] {""}
    [one] , and heard nothing for one
   *[other] , and heard nothing for { $silent }
}.{ $has_hard ->
    [yes] {" "}Misheard: { $hard }.{ $others ->
        [0] {""}
        [one] {" "}There is one more: continue tells it.
       *[other] {" "}There are { $others } more: continue tells them.
    }
   *[no] {""}
}{ $advice ->
    [well] {" "}All is well.
    [nothing] {" "}The microphone may be off, or another one: the command python3 run.py doctor tries it.
    [push] {" "}I hear more than your voice: with the setting listening key I listen only when you press a key.
    [nearer] {" "}Come nearer to the microphone, or turn it up in the system's settings, so that your voice stands out of the noise.
    [digits] {" "}In a move with { $square } say all squares digit by digit: { $instead }.
    [word] {" "}For { $square } you can also say { $instead }.
    [none] {""}
   *[slower] {" "}Speak a little slower, each number in one breath.
}
    .brief = { $right } of { $asked }{ $silent ->
        [0] {""}
       *[other] , { $silent } not heard
    }.{ $has_hard ->
        [yes] {" "}Misheard: { $hard }.{ $others ->
            [0] {""}
           *[other] {" "}{ $others } more: continue.
        }
       *[no] {""}
    }{ $advice ->
        [well] {" "}All well.
        [nothing] {" "}Microphone off? See python3 run.py doctor.
        [push] {" "}Better listening key.
        [nearer] {" "}Come nearer.
        [digits] {" "}{ $square }: say { $instead }.
        [word] {" "}{ $square }: say { $instead }.
        [none] {""}
       *[slower] {" "}Speak slower.
    }
ear-check-others = Also misheard: { $hard }.
