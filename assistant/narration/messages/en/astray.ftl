### A piece off its square, between two people.

astray-half = A piece that is partly on one square only is in play there, { $article }: put it straight, the game is the same.
    .brief = In play on that square, { $article }.
astray-light = A piece on a light square is inactive, { $article }: it is put back into play, or goes out of it, as both players agree or the arbiter says.
    .brief = Light square: inactive, { $article }.
astray-idle = A piece on a light square is inactive, { $article }: it may come back into play if the opponent wants it, { $decides }.
    .brief = Light square: inactive, { $article }.
astray-between = A piece between two squares is in play, { $article }: where it stands both players settle, or the arbiter.
    .brief = Between two squares: to be settled, { $article }.
astray-off = A piece off its square is settled by both players, or by the arbiter, { $article }.
    .brief = Piece off its square, { $article }.
astray-settled-back = The piece is in play where the record has it, { $article }: put it back there, the game goes on.
    .brief = Put back where it was, { $article }.
astray-settled-out = The piece of { $square } goes out of play, { $article }.
    .brief = { $square } out of play, { $article }.
astray-open = Then the arbiter decides, { $article }, and may say the piece is put back{ $can_go ->
    [yes] {" "}or, with its square, the piece of 18 is out of play.
   *[no] .
}
    .brief = The arbiter decides, { $article }: the piece is put back{ $can_go ->
        [yes] , or out of play with its square.
       *[no] .
    }
astray-unknown-unsaid = Which piece? Say the square that it has in the record, for example the piece of 18 is out of play.
    .brief = Which piece? Say the square.
astray-unknown-empty = By the record there is no piece on { $square }. Say the square that it has left.
    .brief = No piece on { $square }.
