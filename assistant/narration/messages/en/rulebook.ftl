### What the rules say, one sentence for each, whatever its number in a text; and how one is asked for.

rulebook-told = { $is_last ->
    [yes] The rule cited last, { $article }: { $said }
   *[no] { $article_first }: { $said }
}
    .brief = { $has_number ->
        [yes] { $number }: { $said }
       *[no] { $said_first }
    }
rulebook-chapter = Chapter { $chapter }: { $titles }. To hear one type for example rule { $example }.
    .brief = { $titles }. For one: rule { $example }.
rulebook-unknown = { $has_asked ->
    [yes] There is no article { $asked }: the articles go
   *[no] You can hear the articles
} from { $first } to { $last }. Type rule { $example }, or rule captures, men, kings, draws, count, touching, winning, signs.
    .brief = { $has_asked ->
        [yes] No article { $asked }.
       *[no] Which article?
    } They go from { $first } to { $last }. Or rule captures, kings, draws, signs.
rulebook-none-beside = { $article_first }: { $is_last ->
    [yes] nothing comes after it; back reads the one before.
   *[no] nothing comes before it; next reads the one after.
}
rulebook-nothing = { $text ->
    [capo1] Capo I
    [capo2] Capo II
    [pergioco] The text of PerGioco
   *[pt] The Portuguese text
} says nothing of that.
rulebook-same = On this { $one ->
    [capo1] Capo I
    [capo2] Capo II
    [pergioco] the text of PerGioco
   *[pt] the Portuguese text
} says nothing that { $other ->
    [capo1] Capo I
    [capo2] Capo II
    [pergioco] the text of PerGioco
   *[pt] the Portuguese text
} does not say.
rulebook-subject-unknown = I know no rule on that subject. The subjects are: captures, men, kings, promotion, draws, count, touching, winning.
    .brief = No such rule. Subjects: captures, men, kings, promotion, draws, count, touching, winning.
rulebook-hint = To hear what the article says, type rule { $number }.
    .brief = The article: rule { $number }.

rulebook-squares = the dark squares are numbered from 1 to { $count }, row by row from Black's side to White's, from White's left to right.
rulebook-start = each side begins with { $count } men, on the dark squares of the rows nearest to it.
rulebook-own-pieces = players move only their own pieces, and capture only with these.
rulebook-a-move = a move takes a piece from one square to another.
rulebook-men-and-kings = men and kings move and capture in different ways.
rulebook-in-turn = the players move in turn, one move at a time, and White moves first.
rulebook-man-moves = a man moves diagonally forward to the next square, if that is free.
rulebook-king-moves = a king moves diagonally, forward or backward, to the next square, if that is free.
rulebook-king-flies = a king moves forward or backward along its diagonal, over free squares, as far as it likes.
rulebook-promotion = a man that ends its move on the opponent's base becomes a king, and a second piece on top of it marks it.
rulebook-new-king-waits = a man that has become a king may move again only after the opponent has moved.
rulebook-unmarked-waits = a man that has become a king stays one, but may not move before it is marked as a king.
rulebook-what-men-capture = a man captures only forward, and only men, never kings.
rulebook-what-kings-capture = a king captures forward and backward, men and kings alike.
rulebook-man-captures-man = a man captures an opposing man next to it on a diagonal by jumping to the square just behind, if that is free.
rulebook-man-captures = a man must capture an opposing piece next to it on a diagonal, by jumping to the square just behind, if that is free.
rulebook-king-captures = a king captures an opposing piece, man or king, next to it on a diagonal by jumping to the square just behind, if that is free.
rulebook-king-captures-far = a king must capture an opposing piece on its diagonal, near or far, that has free squares behind it, and lands on any of these.
rulebook-man-goes-on = a man that can capture again after its jump goes on with the same move, and stops just behind the last piece.
rulebook-king-goes-on = a king that can capture again after its jump goes on with the same move, and stops just behind the last piece.
rulebook-king-goes-on-far = a king that can capture again after a piece must go on with the same move, and at the end lands on any free square behind the last piece.
rulebook-shown = a capture must be shown clearly, piece by piece, with each square it lands on; if it is not, the opponent may have it put right.
rulebook-taken-off = captured pieces are taken off only when the whole capture is made, in the order of capture or in reverse.
rulebook-one-move = a complete capture counts as one move, however many pieces it takes.
rulebook-must-capture = capturing is compulsory.
rulebook-no-huffing = huffing has not been applied since 1934.
rulebook-both-ways = pieces capture both forward and backward.
rulebook-own-not-captured = nobody may capture their own pieces.
rulebook-own-not-passed = a capture may not pass over the player's own pieces.
rulebook-not-twice = a capture may cross the same free square several times, but may not pass over the same piece twice.
rulebook-promotion-ends = a man that reaches the opponent's base by a capture must wait for its next move to act as a king.
rulebook-still-a-man = a man that only passes over the king row during a capture is still a man when the capture ends.
rulebook-most-pieces = of several captures, one that takes the most pieces must be made.
rulebook-all-count-alike = a king gives no priority, and counts as one piece, just as a man does.
rulebook-with-king = where captures take equally many pieces, a king must capture rather than a man.
rulebook-most-kings = where the number of pieces and the piece that captures are equal, the most kings must be captured.
rulebook-kings-first = where pieces and kings captured are equally many, the capture that meets a king first, piece by piece, must be made.
rulebook-free-choice = where number, capturing piece, kings and their order are all equal, the choice is free.
rulebook-free-among-equal = where captures take equally many pieces, the choice is free, with a man or with a king.
rulebook-touched = players to move who touch one of their pieces that can move must move it.
rulebook-touched-several = players to move who touch several of their pieces that can move must move the first one.
rulebook-adjusting = players to move who want to straighten pieces must first tell the opponent so, for example with "I adjust".
rulebook-touched-idle = for the player to move, touching or straightening pieces that cannot move, without saying so, has no direct consequence, but it is incorrect.
rulebook-crowned-late = crowning a man late counts as touching it.
rulebook-out-of-turn = touching pieces out of turn has no direct consequence, but it is incorrect, and in some cases the arbiter may intervene.
rulebook-partly-on = a piece that is partly on one empty square, and on no other, is in play there.
rulebook-doubtful = a piece that lies across two free squares is in play, and the players or the arbiter settle where it stands.
rulebook-light-square = a piece on a light square is out of play, and may come back only as irregularities are corrected.
rulebook-moved-twice = it is an irregularity to move twice running.
rulebook-moved-wrongly = it is an irregularity to move a piece as it does not move.
rulebook-inactive = a piece on a light square, or partly on occupied squares only, is out of play; it comes back or goes as both players agree or the arbiter says.
rulebook-touched-other = it is an irregularity to touch one of one's own pieces and move another.
rulebook-move-taken-back = it is an irregularity to take back a move that was played.
rulebook-moved-opponents = it is an irregularity to move one of the opponent's pieces.
rulebook-capture-left-out = it is an irregularity to leave out a capture.
rulebook-taken-without-reason = it is an irregularity to take pieces off without reason, one's own or the opponent's.
rulebook-wrong-number = it is an irregularity to capture more or fewer pieces than allowed.
rulebook-stopped-capturing = it is an irregularity to stop in the middle of a multiple capture.
rulebook-left-one = it is an irregularity not to take off the piece captured.
rulebook-left-some = it is an irregularity to take off fewer pieces than were captured.
rulebook-took-too-many = it is an irregularity to take off, after a capture, pieces that were not captured.
rulebook-took-own = it is an irregularity to take off one's own pieces after a capture.
rulebook-impossible-capture = it is an irregularity to make an impossible capture.
rulebook-priority = it is an irregularity not to keep to the order of captures.
rulebook-unmarked-moved = it is an irregularity to move a king that is not marked as one.
rulebook-wrong-king = it is an irregularity to mark the wrong man as a king.
rulebook-stopped-taking-off = it is an irregularity to stop, after a multiple capture, while taking the captured pieces off.
rulebook-taken-off-early = it is an irregularity to take pieces off before a multiple capture is over.
rulebook-opponent-decides = only the opponent decides whether an irregularity is corrected or stands.
rulebook-too-late = once the opponent has moved, an irregularity or a refusal of the rules counts as accepted and can no longer be corrected.
rulebook-too-late-touched = once the opponent has moved, or touched a piece that can move, an irregularity can no longer be corrected.
rulebook-not-in-part = an irregularity is not corrected in part.
rulebook-board-wrong = if the board lies the wrong way round, the game may be annulled until each side has made five moves.
rulebook-board-wrong-in-time = if the board lies the wrong way round, the game may be annulled, unless five moves of each or 10 minutes of the round have gone by and nobody pointed it out.
rulebook-board-wrong-always = if it is seen during the game that the board lies the wrong way round, the game is annulled and begins again.
rulebook-colours-wrong = if the colours are with the wrong players, the game may be annulled until each side has made five moves.
rulebook-colours-wrong-in-time = if the colours are with the wrong players, the game may be annulled, unless five moves of each or 10 minutes of the round have gone by and nobody pointed it out.
rulebook-begun-anew = a game that is annulled because of the board or the colours begins again as it should have, and the time gone by stays as it is.
rulebook-time-back = the time is not charged only where the direction of the event gave the wrong colours.
rulebook-upset = if the position is upset by accident, the players and the arbiter may demand at once that it be put up again; who has moved since may not.
rulebook-upset-is-none = if the position is upset by accident, and that is seen at the moment, it is no irregularity.
rulebook-obliged = who refuses the rules, the opponent has the right to oblige.
rulebook-refused = one wins when the opponent refuses to keep to the rules.
rulebook-neither-wins = the game is drawn when neither player can win.
rulebook-claim-price = if the check confirms the repetition the game is drawn; if not, the time that it took, at most 15 minutes, is charged to the player who asked.
rulebook-claim-spared = who has claimed keeps at least 3 minutes; where they had less already, the time stays as it is at the first claim.
rulebook-count-shortened = in promotional events the arbiter may shorten the count, down to 10 moves, where a draw is evident.
rulebook-resigned = players win when the opponent resigns.
rulebook-no-moves = players win when the opponent is to move and cannot.
rulebook-no-pieces = players win when the opponent has no pieces left.
rulebook-on-time = where a clock is used, players lose whose time is over, as the rules of the event have it.
rulebook-agreement = the game is drawn when both players agree to it.
rulebook-counted = the game is drawn when a count of moves runs out.
rulebook-third-time = the game is drawn when the same position, with the same player to move, stands for the third time.
rulebook-third-time-asked = where the score must be kept, the same position for the third time, with the same player to move, is a draw, if the check confirms it.
rulebook-fourth-time = the game is drawn when the same position, with the same player to move, stands for the fourth time.
rulebook-count-needs-kings = the count of moves needs at least one king on each side.
rulebook-count-asked = a player may ask for the count of moves, or the arbiter may impose it.
rulebook-count-begins = the count of moves begins with the player who is to move.
rulebook-count-of-kings = the game is drawn after { $count } king moves by each side in which the number of pieces has not changed.
rulebook-count-annulled = a man's move or a change in the number of pieces annuls the count, which begins again if each side still has a king.
rulebook-only-kings-moved = the game is drawn after { $count } moves by each side with kings only, without a capture or a man's move.
rulebook-three-against-king = three kings, two kings and a man, or a king and two men against one king: a draw after { $count } moves by each side.
rulebook-two-against-king = two kings, a king and a man, or one king against one king: a draw after { $count } moves by each side.
rulebook-read-each = the text does not say whose moves are counted: Damavoce counts those of each side.
rulebook-sport = draughts is a sport of the mind, played for the pleasure of thinking, with competitive spirit, fairness and good company.
rulebook-sport-of-two = draughts is a mind sport, played between two people.
rulebook-players = the women and men who practise this sport are called players.
rulebook-players-of-two = the two people who play are called the players.
rulebook-two-players = the game is played between two players.
rulebook-amateurs-too = the game may be played both by amateurs and by professionals.
rulebook-board = the board is a square of { $count } equal squares, light and dark by turns.
rulebook-dark-squares = the game is played on the dark squares; there are { $count } of them, called active.
rulebook-dark-at-right = the board lies so that each player has a dark square in the corner at the lower right.
rulebook-dark-at-left = the board lies so that the great diagonal begins at each player's left, where the first square is dark.
rulebook-diagonals = the slanting lines of dark squares are the diagonals, 17 in all; the longest, of 10 squares, joins two corners and is called the great diagonal.
rulebook-material = the game is played with { $count } white or light men and { $count } black or dark ones.
rulebook-white-and-black = one player has the white men and the opponent the black ones; White and Black mean the pieces as well as who plays them.
rulebook-names-of-parts = parts of the board have names: rows, bases, columns, edges, the diagonal, parallels, corners, biscacchi and mete.
rulebook-rows = lines or rows are the horizontal series of dark squares.
rulebook-bases = Black's base is the first row at the top, and White's is the last one at the bottom.
rulebook-columns = columns are the vertical series of dark squares.
rulebook-edges = the edges are the first and the last column: squares 1, 9, 17, 25 and squares 8, 16, 24, 32.
rulebook-diagonal = the diagonal is made of the squares 1, 5, 10, 14, 19, 23, 28 and 32.
rulebook-parallels = there are two parallels: the squares 4, 7, 11, 14, 18, 21, 25 and the squares 8, 12, 15, 19, 22, 26, 29.
rulebook-corners = the corners, cantoni, are the squares 1 and 32.
rulebook-biscacchi = the biscacchi are pairs of squares: 4 and 8 are Black's, 25 and 29 are White's.
rulebook-mete = White's meta, or goal, is square 15, and Black's is square 18.
rulebook-names-of-sides = parts of the board have names: bases, edges, rows and columns.
rulebook-bases-facing = the bases, or king rows, are the sides of the board that face the players.
rulebook-edges-beside = the edges are the sides of the board beside the players, that is the first and the last column.
rulebook-rows-of-five = rows are the horizontal lines, of five dark squares.
rulebook-columns-of-five = columns are the vertical lines, of five dark squares.
rulebook-bases-numbered = the five dark squares of the bases, or king rows, are numbered 1 to 5 and 46 to 50.
rulebook-edges-numbered = the five dark squares of the edges are 6, 16, 26, 36, 46 at the left and 5, 15, 25, 35, 45 at the right.
rulebook-corners-far = the corners are the squares 5 and 46, the ends of the great diagonal.
rulebook-colour-assigned = before the game each player is given a colour: among friends it is drawn by lot and then alternates, in tournaments the direction decides.
rulebook-men-and-kings-marked = the pieces are men and kings; a king is marked by two men of one colour on top of each other.
rulebook-piece-means = piece is the common name of man and king.
rulebook-two-kinds = a player may move a piece, or move it with a capture, which takes one or more opposing pieces off the board.
rulebook-move-done = a move is complete when the player has let go of the piece after moving it.
rulebook-collected-last = in a capture, the pieces taken are collected when the capture is over.
rulebook-not-let-go = until a piece that was touched or is being moved is let go, it may be taken to any square where it can go.
rulebook-adjusted-unsaid = who adjusts without having said so is held to the rules on touched pieces.
rulebook-crowned-by-mover = crowning is for the player whose man becomes a king; if the opponent does it, it is a courtesy and no duty.
rulebook-crowned-by-opponent = it is recommended that the opponent should crown the man.
rulebook-kept-at-hand = each player must lay captured pieces at the sides of the board, at hand for crowning.
rulebook-unmarked-is-none = a man without its mark cannot be recognised as a king, except where the score of the game has to be kept.
rulebook-what-a-capture-is = a capture is to jump diagonally over one or more opposing pieces, one after another, and take them off the board.
rulebook-en-prise = a piece can be captured when it touches an opposing piece that may capture it, and the square behind it on that diagonal is free.
rulebook-single-or-multiple = a capture of one piece is called single, and one of several together multiple.
rulebook-shown-in-order = a capture is shown clearly and made in order; if it is not, the opponent may have it put right.
rulebook-capture-done = a capture is complete when the captured pieces have been taken off the board.
rulebook-let-go-capturing = in a multiple capture the movement is over when the player has let go of the piece, even half-way.
rulebook-off-out-of-order = taking the pieces off out of order is incorrect, and the opponent may have it put right.
rulebook-off-without-pause = the captured pieces are taken off when the movement is over, without a pause.
rulebook-taking-off-done = the taking off is over when the player has taken off the last captured piece.
rulebook-taking-off-stopped = the taking off is over when the player has taken off the last captured piece, or has stopped taking off.
rulebook-checked-first = where the pieces stand and how many there are is checked before the game begins, that is before the first move.
rulebook-checked-or-settled = the start position is checked before the game; what is found wrong during it is settled as an irregularity.
rulebook-drawn-moves-count = opening moves imposed by lot count among the five.
rulebook-players-check = it is for the players to check how the board lies and who has which colour.
rulebook-played-anew = if the position cannot be put up again, the game is played anew.
rulebook-what-is-irregular = every action against the rules of moving and capturing is irregular: the list has 17 cases.
rulebook-refusal-not-in-part = nor is a refusal of the rules corrected in part.
rulebook-results = there are two results: a win for one, and so a loss for the other, or a draw, if neither manages to win.
rulebook-win-and-loss = one of the two wins and, as a consequence, the other loses.
rulebook-neither-managed = it is a draw when neither of the two manages to win.
rulebook-why-count = the count is applied in the ending, to limit the moves where neither player can change things to their own advantage.
rulebook-check-asked = the check whether a position stands again may be asked for by a player, or imposed by the arbiter.
rulebook-by-draw-rules = the game is drawn where the rules of repetition and of counts say so, in chapter 6.
rulebook-score-kept-by-numbers = since the squares are numbered, every move of White and Black can be written down, and the whole game replayed or copied.
rulebook-score-squares = a move is written as the number of the square it leaves, then that of the square it reaches.
rulebook-score-dash = between the two numbers, for a simple move, stands a hyphen.
rulebook-score-cross = between the two numbers, for a single or multiple capture, stands an x.
rulebook-signs = conventional signs are used to be clear: for a move, for a capture, and for a strong or weak move.
rulebook-sign-step = a hyphen stands for a move.
rulebook-sign-capture = an x stands for a capture.
rulebook-sign-strong = one exclamation mark stands for a good or strong move.
rulebook-sign-very-strong = two exclamation marks stand for a very good or very strong move.
rulebook-sign-weak = one question mark stands for a badly played or weak move.
rulebook-sign-blunder = two question marks stand for a very badly played move or a mistake.
rulebook-sign-looks-weak = a question mark and then an exclamation mark stand for a move that looks weak but proves strong.
rulebook-sign-looks-strong = an exclamation mark and then a question mark stand for a move that looks strong but proves weak.
rulebook-sign-forced = an asterisk stands for a forced move: every other one brings a loss.
rulebook-sign-won = the plus sign stands for the winning of the game.
rulebook-sign-drawn = the equals sign stands for a draw.
rulebook-sign-gained = after the last move of a phase, plus and a number say how many pieces were gained.
rulebook-sign-lost = after the last move of a phase, minus and a number say how many pieces were lost.
rulebook-sign-ad-libitum = the letters a.l., ad libitum, stand for a move or capture at choice that has the same consequences.
rulebook-time-limited = the time that players have to finish the game may be limited.
rulebook-time-elsewhere = how time is given and limited is laid down in Capo III, the rules of competitions.
rulebook-time-for-moves = it may be agreed that each player makes a certain number of moves within a time limit.
rulebook-clock-used = with a time for moves, the players must use a competition clock.
rulebook-score-written = with a time for moves, the players must write down the whole game, move by move.
rulebook-time-for-game = a time limit for the whole game may be agreed on.
rulebook-clock-without-score = with a time for the whole game a clock is compulsory, but the score is not.
rulebook-forms-of-play = a game may be played in ten forms: face to face, as a simultaneous, by correspondence, blindfold, over the Internet and others.
rulebook-form-facing = an ordinary game on one board between two players who are there, face to face.
rulebook-form-simultaneous = an ordinary game on a board of one player against a number of others at the same time.
rulebook-form-correspondence = a game by correspondence between two players who send each other their moves in turn.
rulebook-form-blindfold = a game between a player who does not see the board, with notes or without, and one who has it.
rulebook-form-blind-simultaneous = a game of one player who does not see a board, with notes or without, against several at once, each with a board of their own.
rulebook-form-both-blindfold = a game between two players who do not see the board, with notes or without.
rulebook-form-internet = a game played over the Internet, in real time.
rulebook-form-tactile = a game with or between blind players who have a board with pieces in relief.
rulebook-form-odds = an ordinary game between two players of different strength, in which the stronger begins with fewer pieces.
rulebook-form-time = a game in which one of the players has more time to think than the other.
rulebook-completed = for these different ways of playing, where needed, provisions that complete the rules are referred to.
rulebook-board-imagined = by correspondence and blindfold, the board stands ideally between the two players.
