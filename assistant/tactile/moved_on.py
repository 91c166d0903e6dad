"""What was off a board before the move that stands there now: it belongs to the state before that.

Who has captured may go on taking pieces off while the other one moves on. Only the readings tell which
came first; where they do not, behind a capture, it may have been either hand.
"""

from collections.abc import Iterator, Sequence

from assistant.rules.irregularities import Act, Finding, Irregularity
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position
from assistant.tactile.inference import UPSET, Made, Standing, Unfinished, infer
from assistant.tactile.irregular import irregular
from assistant.tactile.reading import Reading, reading_of

_TAKEN_OFF = (Irregularity.TOOK_TOO_MANY, Irregularity.TOOK_OWN, Irregularity.TAKEN_WITHOUT_REASON)


def is_moved_on(reading: Reading, kept: Position) -> bool:
    """Whether a legal move was made on the board from this position, right or with something wrong."""
    standing = _at_rest(kept)
    if isinstance(infer(reading, standing), Made):
        return True
    return any(each.move for each in irregular(reading, standing))


def is_gone_on(reading: Reading, kept: Position) -> bool:
    """Whether a legal move was made there from this position, or a hand is about to make one."""
    return isinstance(infer(reading, _at_rest(kept)), Unfinished) or is_moved_on(reading, kept)


def is_still_shown(finding: Finding, reading: Reading, standing: Standing) -> bool:
    """Whether the board shows this, and at most a piece is in a hand besides."""
    return reading.agrees_with(finding.kept) or finding in irregular(reading, standing)


def off_before(
    reading: Reading, standing: Standing, readings: Sequence[Reading]
) -> tuple[Finding, ...]:
    """What was off before the move that stands there now, or may have been: what it was of who is to
    move, and what of who has moved last. None where nothing was, or no move stands there.

    `readings` are those since the board agreed, the earliest first.
    """
    position = standing.wanted
    if not (standing.is_shared and standing.legal):
        return ()
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
            return mover, last
    return ()


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
            for moved in (0, *(move.from_mask | move.captured_mask for move in standing.legal)):
                if wrong & ~moved:  # a piece in the air, and what is captured, which may go before it
                    yield wrong & ~moved, True
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
