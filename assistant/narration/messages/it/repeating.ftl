### Ripetere la mossa annunciata prima che parta l'orologio.

repeating-introduced = Ogni mossa annunciata la ripete l'avversario{ $has_clock ->
    [yes] : solo dopo parte il suo orologio.
   *[no] : solo dopo tocca a lui.
}
    .brief = Ogni mossa la ripete l'avversario.
repeating-idle = Contro il computer non si ripete niente: vale per le partite fra due persone.
    .brief = Vale solo fra due persone.
repeating-ask = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: ripeti la mossa.
    .brief = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: ripeti.
repeating-awaited = La mossa annunciata è { $move }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: ripetila.
    .brief = Annunciata: { $move }. { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: ripetila.
    .again = Si aspetta ancora la ripetizione di { $move }. { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: dilla tutta.
repeating-wrong = Non corrisponde. La mossa annunciata è { $move }: ripetila.
    .brief = Non corrisponde: { $move }.
    .again = Non è questa: la mossa annunciata è { $move }. Ripetila.
repeating-first = Prima ripeti la mossa annunciata, { $move }; poi dai la tua.
    .brief = Prima ripeti { $move }.
    .again = La tua mossa viene dopo: adesso ripeti { $move }.
repeating-typed = Due ripetizioni non corrispondono: adesso scrivila con la tastiera. La mossa annunciata è { $move }.
    .brief = Ora scrivila: { $move }.
    .again = A voce non vale più: scrivi { $move } con la tastiera.
repeating-right = Ripetizione giusta.
    .brief = Giusta.
