### Help about one thing.

help-about-takeback = undo takes back your last move, undo 2 the last two, undo all goes back to the beginning. redo plays again what was taken back. Of two people the other one has to say yes.
    .brief = undo, undo 2, undo all; redo.
help-about-redo = redo plays again the move that was taken back, redo 2 two moves, redo all all of them.
    .brief = redo, redo 2, redo all.
help-about-draw = draw offers a draw, and the game ends only if your opponent accepts. For a count type help count.
    .brief = draw offers one; your opponent may refuse.
help-about-count = count says whether moves are counted, and how many are left until the draw. I ask for the count makes it begin, where the rules allow it; type rule count to hear what they say.
    .brief = count: how many moves are left. I ask for the count: it begins.
help-about-claim = { $has_repetition ->
    [yes] repetition claims a draw when the same position has come back as often as the rules want; type rule repetition to hear what they say.
   *[no] These rules have no draw by repetition; draw offers one.
}
    .brief = { $has_repetition ->
        [yes] repetition claims a draw.
       *[no] No draw by repetition; draw offers one.
    }
help-about-resign = resign lets your opponent win: I ask you first, and only a yes counts.
    .brief = resign, then yes.
help-about-new = new begins another game, also new with black, new international, new level 3, new with 10 minutes each, new blindfold, two players Anna and Bruno. swap changes colour. During a game I ask you first.
    .brief = new, new with black, new international, new level 3, new with 10 minutes each, new blindfold, swap.
help-about-rule = rule and the number of an article says what is written there, rule and a subject, for example rule captures, what is written about that. article and a single number lists that chapter. rule alone repeats the one cited last.
    .brief = rule and the number, or rule captures; rule alone: the one cited last.
help-about-quit = quit closes the program; during a game I ask you first.
    .brief = quit, and during a game yes.
help-about-blindfold = Blindfold you keep the position in your head. new blindfold begins a game without questions about the board, new blindfold with 5 questions one in which you may ask five; new with free questions goes back to the usual. From outside it is the option questions of damavoce.
    .brief = new blindfold, new blindfold with 5 questions, new with free questions.
help-of = Type { $typed }: { $wanted }.
    .brief = { $typed }: { $wanted }.
