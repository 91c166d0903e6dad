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
    [yes] I do not know article { $asked }. I know some
   *[no] You can hear any article
} from { $first } to { $last }. Type rule { $example }, or rule captures, men, kings, draws, count, touching, winning.
    .brief = { $has_asked ->
        [yes] No article { $asked }.
       *[no] Which article?
    } Some known: { $first } to { $last }. Or rule captures, kings, draws.
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
rulebook-touched-idle = touching pieces that cannot move, without saying so, has no direct consequence, but it is incorrect.
rulebook-crowned-late = crowning a man late counts as touching it.
rulebook-out-of-turn = touching pieces out of turn has no direct consequence, but it is incorrect, and in some cases the arbiter may intervene.
rulebook-partly-on = a piece that is partly on one empty square, and on no other, is in play there.
rulebook-doubtful = a piece that lies across two free squares is in play, and the players or the arbiter settle where it stands.
rulebook-light-square = a piece on a light square is out of play, and may come back only as irregularities are corrected.
rulebook-moved-twice = it is an irregularity to move twice running.
rulebook-moved-wrongly = it is an irregularity to move a piece as it does not move.
rulebook-inactive = a piece on a light square is out of play, and comes back or goes as both players agree or the arbiter says.
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
rulebook-too-late = once the opponent has moved, an irregularity can no longer be corrected.
rulebook-too-late-touched = once the opponent has moved, or touched a piece that can move, an irregularity can no longer be corrected.
rulebook-not-in-part = an irregularity is not corrected in part.
rulebook-board-wrong = if the board lies the wrong way round, the game may be annulled until each side has made five moves.
rulebook-board-wrong-in-time = if the board lies the wrong way round, the game may be annulled until each side has made five moves or 10 minutes have gone by since the start of the round.
rulebook-board-wrong-always = if it is seen during the game that the board lies the wrong way round, the game is annulled and begins again.
rulebook-colours-wrong = if the colours are with the wrong players, the game may be annulled until each side has made five moves.
rulebook-colours-wrong-in-time = if the colours are with the wrong players, the game may be annulled until each side has made five moves or 10 minutes have gone by since the start of the round.
rulebook-begun-anew = a game that is annulled because of the board or the colours begins again as it should have, and the time gone by stays as it is.
rulebook-time-back = the time is not charged only where the direction of the event gave the wrong colours.
rulebook-upset = if the position is upset by accident, the players and the arbiter may demand at once that it be put up again; who has moved since may not.
rulebook-upset-is-none = if the position is upset by accident, and that is seen at the moment, it is no irregularity.
rulebook-obliged = who refuses the rules, the opponent has the right to oblige.
rulebook-refused = one wins when the opponent refuses to keep to the rules.
rulebook-neither-wins = the game is drawn when neither player can win.
rulebook-claim-price = checking a repetition that there is not costs who has claimed it the time that it takes, at most 15 minutes.
rulebook-claim-spared = who has claimed keeps at least 3 minutes; where they had less already, the time stays as it is at the first claim.
rulebook-count-shortened = in promotional events the arbiter may shorten the count, down to 10 moves, where a draw is evident.
rulebook-resigned = players win when the opponent resigns.
rulebook-no-moves = players win when the opponent is to move and cannot.
rulebook-no-pieces = players win when the opponent has no pieces left.
rulebook-on-time = where a clock is used, players lose whose time is over, as the rules of the event have it.
rulebook-agreement = the game is drawn when both players agree to it.
rulebook-counted = the game is drawn when a count of moves runs out.
rulebook-third-time = the game is drawn when the same position, with the same player to move, stands for the third time.
rulebook-third-time-asked = where the score must be kept, the same position for the third time, with the same player to move, is a draw; a player may ask for the check.
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
