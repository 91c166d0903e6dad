### Repeating the announced move before the clock starts.

repeating-introduced = Each announced move is repeated by the opponent{ $has_clock ->
    [yes] : only then does their clock start.
   *[no] : only then is it their turn.
}
    .brief = The opponent repeats each move.
repeating-idle = Against the computer nothing is repeated: this is for games between two people.
    .brief = Only between two people.
repeating-ask = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: repeat the move.
    .brief = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: repeat.
repeating-awaited = The announced move is { $move }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: please repeat it.
    .brief = Announced: { $move }. { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: repeat it.
    .again = { $move } is still to be repeated. { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: please say it whole.
repeating-wrong = That does not match. The announced move is { $move }: please repeat it.
    .brief = No match: { $move }.
    .again = Not that one: the announced move is { $move }. Please repeat it.
repeating-first = First repeat the announced move, { $move }; then give yours.
    .brief = First repeat { $move }.
    .again = Your own move comes after: now repeat { $move }.
repeating-typed = Two repetitions do not match: now type it on the keyboard. The announced move is { $move }.
    .brief = Now type it: { $move }.
    .again = By voice it no longer counts: type { $move } on the keyboard.
repeating-right = Repeated correctly.
    .brief = Correct.
