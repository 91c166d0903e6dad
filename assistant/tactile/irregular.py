"""Irregularities that only a board shows: pieces that were touched, taken off, left or crowned wrongly.

What stands on the board is compared with what may. Whether the player has finished, and so whether it
is an irregularity already, is not known here. Illegal moves are rules/explain.py's.
"""

from collections.abc import Iterator, Sequence

from assistant.rules.irregularities import Act, Finding, Irregularity
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.tactile.inference import UPSET, Standing
from assistant.tactile.reading import Reading


def irregular(
    reading: Reading, standing: Standing, touched: int = 0, *, stops: bool = False
) -> list[Finding]:
    """What the board shows that is irregular, the simplest explanation first: fewest squares are wrong.

    Those that are as simple as each other are as likely: where two captures lead to the same square and
    nothing was taken off, nobody knows which was made; and where pieces were taken off at rest, nobody
    knows whether who has moved last did that or who is to move. There is none where nothing is
    irregular, where nothing explains it (as after an illegal move), and where more than UPSET pieces
    are gone: that is an accident. `touched` is where the piece stood that was touched first, 0 where
    nobody knows.

    A piece that is gone may be in a hand that reads the board, and a captured one that stands may be
    about to go: what was taken off or left counts only when the player has finished (Capo I, 5.13).
    Where something else is gone besides, a piece that may be moved is no part of it, and waits.
    Who `stops`, with some of several captured pieces taken off, has stopped in the middle of that, or
    has taken them off before the capture was over (Capo II, 5.6.13 and 5.6.14); else fewer were taken
    off than were captured. What was touched or crowned counts at once; but that a king is not marked
    only on a board that tells kings from men, which not every one does where a king is two men on each
    other.

    Whether the opponent has moved on, so that it is too late, is to be inferred from `kept`.
    """
    if standing.shown is None:
        return []
    position = standing.wanted
    if reading.agrees_with(position):
        return list(_crowned(reading, position))
    legal = distinct_moves([*standing.legal])
    made = [move for move in legal if reading.agrees_with(position.after(move))]
    if made:
        found = [_beside_a_move(reading, standing, move, touched) for move in made]
        return [each for each in found if each] if all(found) else []
    is_at_rest = (standing.shown.white, standing.shown.black) == (position.white, position.black)
    if not is_at_rest:
        return []
    moves = (None, *legal) if legal else ()
    held = _held(reading, position, legal)
    taken = [_taken_off(reading, position, move, 0 if move else held, stops=stops) for move in moves]
    if (legal and standing.is_shared) or (standing.last and standing.last.is_capture):
        taken.append(_taken_off_since(reading, position, standing.last, held))
    if stops:
        taken += [_taken_off_early(reading, position, move) for move in legal]
    return sorted((each for each in taken if each), key=lambda each: each.weight)


def _crowned(reading: Reading, position: Position) -> Iterator[Finding]:
    """Men that were marked as kings, for each side, on a board that is right but for that."""
    wrong = reading.wrongly_crowned(position)
    for side in Side:
        squares = tuple(each for each in wrong if _is_of(side, position, each))
        if squares:
            acts = (Act(Irregularity.WRONG_KING, squares),)
            yield Finding(acts, side, None, position, _with_kings(position, squares))


def _is_of(side: Side, position: Position, square: int) -> bool:
    return bool(position.mask(side) & position.variant.geometry.mask_of[square])


def _with_kings(position: Position, squares: tuple[int, ...]) -> Position:
    masks = position.variant.geometry.mask_of
    return position._replace(kings=position.kings | sum(masks[square] for square in squares))


def _beside_a_move(reading: Reading, standing: Standing, move: Move, touched: int) -> Finding | None:
    """What is irregular about a legal move that was made, or None."""
    position = standing.wanted
    side, after = position.side_to_move, position.after(move)
    corrected, acts = after, []
    if touched not in (0, move.start) and any(each.start == touched for each in standing.legal):
        acts.append(Act(Irregularity.TOUCHED_OTHER, (touched, move.start)))
        corrected = position
    if position.kings & move.from_mask and reading.men & move.to_mask:
        acts.append(Act(Irregularity.UNMARKED_KING, (move.end,)))
    wrong = tuple(each for each in reading.wrongly_crowned(after) if _is_of(side, after, each))
    if wrong:
        acts.append(Act(Irregularity.WRONG_KING, wrong))
    return Finding(tuple(acts), side, move, corrected, _with_kings(after, wrong)) if acts else None


def _held(reading: Reading, position: Position, legal: Sequence[Move]) -> int:
    """The pieces that are gone and that a hand may put down as a move, with those that it captures, as
    a mask; 0 where nothing else is gone, so that they are what is to be explained."""
    gone, held = reading.mismatch(position), 0
    for move in legal:
        if gone & move.from_mask:
            held |= gone & (move.from_mask | move.captured_mask)
    return held if gone & ~held else 0


def _taken_off(
    reading: Reading, position: Position, move: Move | None, held: int, *, stops: bool
) -> Finding | None:
    """What was taken off wrongly or left, if this move, or none, was made and nothing else."""
    after, captured = (position.after(move), move.captured_mask) if move else (position, 0)
    if move and not reading.occupied & move.to_mask:
        return None  # it has not arrived
    left = reading.occupied & captured
    stands = after._replace(
        white=after.white | position.white & left,
        black=after.black | position.black & left,
        kings=after.kings | position.kings & left,
    )
    gone = reading.mismatch(stands)
    if gone & reading.occupied or gone.bit_count() > UPSET:
        return None
    gone &= ~held
    own = gone & position.own
    if captured:
        left_over = Irregularity.LEFT_SOME if captured & captured - 1 else Irregularity.LEFT_ONE
        if stops and left and left != captured:
            left_over = Irregularity.STOPPED_TAKING_OFF
        by_kind = {
            left_over: left,
            Irregularity.TOOK_TOO_MANY: gone & ~own,
            Irregularity.TOOK_OWN: own,
        }
    else:
        by_kind = {Irregularity.TAKEN_WITHOUT_REASON: gone}
    acts = tuple(Act(kind, reading.squares(mask)) for kind, mask in by_kind.items() if mask)
    kept = _without(stands, gone)
    return Finding(acts, position.side_to_move, move, after, kept) if acts else None


def _taken_off_since(
    reading: Reading, position: Position, last: Move | None, held: int
) -> Finding | None:
    """What the side took off that is not to move: behind its capture, which is over with the last piece
    that was captured (Capo I, 5.13), or for no reason."""
    gone = reading.mismatch(position)
    if not gone or gone & reading.occupied or gone.bit_count() > UPSET:
        return None
    gone &= ~held
    enemy = gone & position.own
    by_kind = {Irregularity.TOOK_TOO_MANY: enemy, Irregularity.TOOK_OWN: gone & ~enemy}
    if not (last and last.is_capture):
        by_kind = {Irregularity.TAKEN_WITHOUT_REASON: gone}
    acts = tuple(Act(kind, reading.squares(mask)) for kind, mask in by_kind.items() if mask)
    return Finding(acts, position.side_to_move.opponent, None, position, _without(position, gone))


def _without(position: Position, gone: int) -> Position:
    return position._replace(
        white=position.white & ~gone, black=position.black & ~gone, kings=position.kings & ~gone
    )


def _taken_off_early(reading: Reading, position: Position, move: Move) -> Finding | None:
    """The pieces that were taken off while the capturing piece stands on a square by the way."""
    masks = position.variant.geometry.mask_of
    is_king = bool(position.kings & move.from_mask)
    for square in move.path[1:-1]:
        gone = move.captured_mask & ~reading.occupied
        if not gone or square in (move.start, move.end):
            continue
        by_the_way = move._replace(to_mask=masks[square], captured_mask=gone, promotes=is_king)
        kept = position.after(by_the_way)
        if reading.agrees_with(kept):
            acts = (Act(Irregularity.TAKEN_OFF_EARLY, reading.squares(gone)),)
            return Finding(acts, position.side_to_move, None, position, kept)
    return None
