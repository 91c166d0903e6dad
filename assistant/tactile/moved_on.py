"""What was off a board before the move that stands there now: it belongs to the state before that.

Who has captured may go on taking pieces off while the other one moves on. Only the readings tell which
came first; where they do not, behind a capture, it may have been either hand.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from assistant.rules.irregularities import Act, Finding, Irregularity
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position
from assistant.tactile.inference import UPSET, Answer, Made, Standing, infer
from assistant.tactile.irregular import irregular
from assistant.tactile.reading import Reading, reading_of

_TAKEN_OFF = (Irregularity.TOOK_TOO_MANY, Irregularity.TOOK_OWN, Irregularity.TAKEN_WITHOUT_REASON)


class OffBefore(NamedTuple):
    """What was taken off before the move that stands there, or may have been."""

    findings: tuple[Finding, ...]
    """What it was of who is to move, and what of who has moved last."""
    stood: Answer
    """What it was before the move."""
    is_seen: bool
    """Whether a reading shows it like that."""


def is_moved_on(reading: Reading, kept: Position) -> bool:
    """Whether a legal move was made on the board from this position, right or with something wrong."""
    standing = _at_rest(kept)
    if isinstance(infer(reading, standing), Made):
        return True
    return any(each.move for each in irregular(reading, standing))


def off_before(reading: Reading, standing: Standing, readings: Sequence[Reading]) -> OffBefore | None:
    """What was off before the move that stands there now; None where nothing was, or no move does.

    `readings` are those since the board agreed, the earliest first.
    """
    position = standing.wanted
    if standing.last is None or not standing.legal:
        return None
    found = irregular(reading, standing)
    own = found[0] if found and found[0].move else None
    for gone, is_seen in _may_be_gone(standing, readings, own):
        kept = position._replace(
            white=position.white & ~gone, black=position.black & ~gone, kings=position.kings & ~gone
        )
        stood = reading_of(kept, reading.sense).without(reading.unsure)
        hands = [each for each in irregular(stood, standing) if each.move is None]
        if len(hands) == 2 and is_moved_on(reading, kept):
            mover, last = sorted(hands, key=lambda each: each.side is not position.side_to_move)
            if own:
                mover = _along(own, mover.acts[0]) if is_seen else own
            return OffBefore((mover, last), infer(stood, standing), is_seen)
    return None


def _at_rest(position: Position) -> Standing:
    return Standing(position, legal=tuple(legal_moves(position)), shown=position)


def _may_be_gone(
    standing: Standing, readings: Sequence[Reading], own: Finding | None
) -> Iterator[tuple[int, bool]]:
    """What was missing while all else stood, as a mask, the latest first, and that it was seen; then,
    behind a capture, what is missing now and was not seen to stand after something was done."""
    position, last = standing.wanted, standing.last
    changed = [(each, wrong) for each in readings if (wrong := each.mismatch(position))]
    for each, wrong in reversed(changed):
        if not wrong & each.occupied and wrong.bit_count() <= UPSET:
            for captured in (0, *(move.captured_mask for move in standing.legal)):
                if wrong & ~captured:  # what is captured may be taken off before the piece moves
                    yield wrong & ~captured, True
    if last and last.is_capture and own:
        masks = position.variant.geometry.mask_of
        acts = [act for act in own.acts if act.irregularity in _TAKEN_OFF]
        gone = sum(masks[square] for act in acts for square in act.squares)
        for each, _ in changed:
            gone &= ~each.occupied
        if gone:
            yield gone, False


def _along(own: Finding, first: Act) -> Finding:
    """What was done with a move, where this was done before it."""
    rest = [
        act._replace(squares=tuple(each for each in act.squares if each not in first.squares))
        for act in own.acts
    ]
    return own._replace(acts=(first, *(act for act in rest if act.squares)))
