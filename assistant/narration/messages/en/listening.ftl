### Listening: what was heard, and what was not.

listening-mode = { $listen ->
    [push] { $has_key ->
        [yes] I listen when you press the space bar on an empty line: press, speak, and the move is made.
       *[no] I listen when you press Enter on an empty line: press, speak, and the move is made.
    }
   *[open] I listen all the time: say a move, for example { $example }.{ $is_hushed ->
        [yes] {" "}Any key makes me stop talking.
       *[no] {""}
    } If I do not answer, say it again.{ $has_reader ->
        [yes] {" "}I hear the screen reader too: use headphones, or type listening key.
       *[no] {""}
    }
}
    .brief = { $listen ->
        [push] { $has_key ->
            [yes] Space
           *[no] Enter
        } on an empty line, then speak.
       *[open] Listening all the time.{ $has_reader ->
            [yes] {" "}I hear the screen reader too: headphones, or listening key.
           *[no] {""}
        }
    }
listening-heard = I heard { $move }.
listening-ask-move = Did you say { $move }? Answer yes or no.
    .brief = { $move }: yes or no?
    .again = Is it { $move }? I need a yes or a no.
listening-which = Did you say { $moves }? { $has_squares ->
    [yes] Say { $squares }, or no.
   *[no] { $count ->
        [2] Say the first, the second, or no.
       *[other] Say the first, the second, the third, or no.
    }
}
    .brief = { $moves }?
    .again = I cannot tell whether it is { $moves }. { $has_squares ->
        [yes] Just { $squares } will do, or no.
       *[no] { $count ->
            [2] Just the first or the second will do, or no.
           *[other] Just the first, the second or the third will do, or no.
        }
    }
listening-not-heard = I did not understand. Say the move again: the square it starts from and the square it goes to.
    .brief = Not understood. Again, please.
    .again = I still missed it. Try the two squares, one after the other.
listening-nothing = I heard nothing. Press the space bar and speak right after it.
    .brief = Heard nothing.
    .again = There was silence. Press the space bar again, then speak.
listening-square-start = Let us go one square at a time. Say only the square it starts from.
    .brief = Only the start?
    .again = Say one number only: the square the piece leaves.
listening-square-end = And now only the square it goes to.
    .brief = Only the end?
    .again = Now one number only: the square it arrives on.
listening-keyboard = I still do not understand you. Type the move on the keyboard, for example { $example }; or speak again whenever you like.
    .brief = Type the move: { $example }.
    .again = By voice I cannot make it out. The keyboard always works: for example { $example }, then Enter.
listening-withdrawn = { $count ->
    [one] Withdrawn: { $moves }.
   *[other] Withdrawn: { $moves }.
}{ $is_followed ->
    [yes] {""}
   *[no] {" "}Say the move.
}
    .brief = { $count ->
        [one] Withdrawn { $moves }.
       *[other] Withdrawn { $moves }.
    }
listening-say-again = All right. Say the move again.
    .brief = Say it again.
    .again = It was a different one, then. Say the move again, or type it.
listening-too-late = The time for correcting it is over. Say undo: the other player decides.
    .brief = Too late: say undo.
    .again = The move stands now. To take it back say undo, and the other player answers.
listening-is-off = I am not listening now. Type listening key, or listening open, and I will listen.
    .brief = Not listening: type listening key.
    .again = The microphone is off. To turn it on, type listening key.
listening-check = To try how well I hear you, type microphone test.
    .brief = To try it: microphone test.
listening-lost = { $reason ->
    [crashed] Listening broke down and I am starting it again
    [no-device] I cannot find a microphone
    [busy] Another program is using the microphone
    [forbidden] The system does not let me use the microphone
    [lost] The microphone no longer answers
    [no-package] A part for listening is missing
    [no-sounddevice] A part for listening is missing
    [no-portaudio] The library PortAudio, which listening needs, is missing
    [damaged-model] The model for listening is damaged
    [no-model] There is no model for listening in this language
   *[other] Listening does not work
}: for now, type your moves on the keyboard.{ $reason ->
    [crashed] {""}
    [busy] {" "}As soon as it is free, I will listen again.
    [lost] {" "}As soon as it is back, I will listen again.
    [no-device] {" "}As soon as you connect one, I will listen.
   *[other] {" "}The command python3 run.py doctor says how to fix it.
}
    .brief = { $reason ->
        [crashed] Listening broke down, starting again.
        [no-device] No microphone.
        [busy] Microphone in use.
        [forbidden] Microphone not allowed.
        [lost] Microphone lost.
       *[other] Not listening: see python3 run.py doctor.
    } Type your moves.
listening-regained = I hear you again.
    .brief = Listening again.
listening-known = I have got used to your voice. If you say forget my voice, I listen as I did at first.
    .brief = Used to your voice. To undo it: forget my voice.
listening-forgotten = I have forgotten what I had learnt from your corrections and from your voice.
    .brief = Forgotten.
