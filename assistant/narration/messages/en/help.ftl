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
help-about-resign = resign lets your opponent win: I ask you first, and only a yes counts; between two people at one keyboard with the name, Anna yes.
    .brief = resign, then yes.
help-about-new = new begins another game, also new with black, new international, new level 3, new with 10 minutes each, new blindfold, two players Anna and Bruno. swap changes colour. match of 4 games between Anna and Bruno plays several with alternating colours, match score tells how it stands, match over ends it. During a game I ask you first.
    .brief = new, new with black, new international, new level 3, new with 10 minutes each, new blindfold, swap.
help-about-rule = rule and the number of an article says what is written there, rule and a subject, for example rule captures, what is written about that. article and a single number lists that chapter. rule alone repeats the one cited last.
    .brief = rule and the number, or rule captures; rule alone: the one cited last.
help-about-quit = quit closes the program; during a game I ask you first.
    .brief = quit, and during a game yes.
help-about-blindfold = Blindfold you keep the position in your head. new blindfold begins a game without questions about the board, new blindfold with 5 questions one in which you may ask five; new with free questions goes back to the usual. From outside it is the option questions of damavoce.
    .brief = new blindfold, new blindfold with 5 questions, new with free questions.
help-about-games = Every game saves itself with each move. games tells them, first those in which it is your turn; games with Anna, games won, games of yesterday tell some of them. continue game 12 goes on with one, delete game 12 deletes it after a yes, restore game 12 has it back for 30 days. Your own words do as well.
    .brief = games, games with Anna, continue game 12, delete game 12, restore game 12.
help-about-correspondence = new correspondence game with Anna begins a game from afar. A move is read back, and counts with a yes; hand over gives you the message, and when you have sent it yourself, type sent: until then take back takes it off. paste takes the message of Anna, and a full stop alone ends it. my games tells where it is your turn, the next game takes you there, where were we tells the rest. Then there are conditions, note, take leave, how many days, terms and analyse.
    .brief = new correspondence game with Anna; hand over, sent, paste, the next game, where were we, conditions, note, take leave, how many days, terms, analyse.
help-about-mail-paste = paste waits for the text of a message: paste it, and then type a full stop alone on a line. What it means is read back, and counts with a yes; only the full stop gives it up. The two numbers of the move alone, without paste, are enough too.
    .brief = paste, the text, and a full stop alone on a line.
help-about-mail-hand-over = hand over gives you the message where it was given last, hand over to a file writes one, hand over to the clipboard copies it, hand over to mail opens the mail program. It is not sent by that: type sent when it has gone.
    .brief = hand over, to a file, to the clipboard or to mail; then sent.
help-about-mail-terms = terms tells on what you play. With something behind it, it changes that: terms 10 moves in 40 days, terms leave 14, terms repeat after 14, terms code and that of the game, terms address and the other one's address, terms director and an address, terms analysis allowed, terms conditions free.
    .brief = terms; terms 10 moves in 40 days, leave 14, code, address, director, analysis allowed, conditions free.
help-about-mail-conditions = if 11 15 then 18 14 says your answer before: it is read back, and goes with the message. conditions tells those that hold, remove the conditions takes them off.
    .brief = if 11 15 then 18 14; conditions; remove the conditions.
help-about-mail-analyse = After analyse each move that you type is only tried, and nothing is played; undo goes back one. back to the game ends it, and what was tried is thrown away. analyse with the computer needs terms that allow it.
    .brief = analyse tries moves, back to the game ends it.
help-about-review = review move 12 goes back to that move, only to look; review back and review forward go on from there, review from the start begins at the start. While you review, previous and next are enough. Nothing is taken back, and to the game returns.
    .brief = review move 12, review back, review forward; to the game.
help-about-clock = clock says how much time is left. pause stops the clock, continue or your move starts it again. new with 10 minutes each begins a game with a clock, marks chooses when the time is told unasked.
    .brief = clock, pause, continue; new with 10 minutes each; marks.
help-about-files = open file and its name goes through the games of a PDN file, from the folder damavoce of your documents; next and previous go from move to move, comment and your words add a note.{ $is_open ->
    [yes] {" "}export writes the game that you go through or play, export game 12 a saved one, export all games all of them, into that folder. report reads the report of the game, export report writes it there.
   *[no] {" "}Games are written to files when this one is over. report reads the report of this one, as far as it may be told.
}
    .brief = open file and the name, next, previous, comment{ $is_open ->
        [yes] ; export, export game 12, export all games; report, export report
       *[no] ; report
    }.
help-about-setup = set up a position waits for the pieces, for example white 18, king 31, black 5 and 9; done begins a game from there. fen tells the position as a FEN, fen to a file writes it down.
    .brief = set up a position, then the pieces and done; fen, fen to a file.
help-of = Type { $typed }: { $wanted }.
    .brief = { $typed }: { $wanted }.
