"""Whose hand took pieces off a board where two sit: of who has moved last, or of who is to move.

Taking captured pieces off ends with the last of them (Capo I, 5.13). What goes behind that may be the
capturing side's, or be in the hand of the other one, who is to move: on that depends who decides.
"""

from assistant.dialogue.effects import Buzz
from assistant.dialogue.handlers.playing.who import wait_for_name
from assistant.dialogue.handlers.touching.standing import standing
from assistant.dialogue.questions import WhoTook
from assistant.dialogue.seats import OVERDUE, SETTLED, Seat
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.irregular import WhoTookAsked
from assistant.rules.irregularities import Finding, Irregularity
from assistant.rules.side import Side
from assistant.tactile.moved_on import is_still_shown

_SINCE_CAPTURE = frozenset({Irregularity.TOOK_TOO_MANY, Irregularity.TOOK_OWN})


def only_fitting(talk: Talk, seat: Seat, alike: tuple[Finding, ...], how: str) -> Finding | None:
    """The one of two hands that fits alone, if it does: when all is done, or off for long, nobody but
    the capturing side has taken off, at once, what it did not capture. Where something is off that is
    of a move of who is to move, that hand may be at the board too, and have taken the others."""
    since = _since(talk, alike)
    is_alone = not (seat.of_record.is_rested or _may_be_moving(talk, seat))
    is_since_capture = {act.irregularity for act in since.acts} <= _SINCE_CAPTURE
    return since if how != SETTLED and is_alone and is_since_capture else None


def is_in_hand(talk: Talk, about: WhoTook, side: Side) -> bool:
    """Whether who is to move holds their own pieces, which may be put back, or be moved."""
    since = _since(talk, about.findings)
    return side is talk.side_to_move and (_is_too_many(since) or _may_be_put_down(talk, since))


def _since(talk: Talk, findings: tuple[Finding, ...]) -> Finding:
    """What it was of who has moved last."""
    return next(each for each in findings if each.side is not talk.side_to_move)


def _is_too_many(since: Finding) -> bool:
    return {act.irregularity for act in since.acts} == {Irregularity.TOOK_TOO_MANY}


def _may_be_moving(talk: Talk, seat: Seat) -> bool:
    """Whether a piece is off the board that a legal move moves or captures."""
    gone = seat.reading.mismatch(talk.game.position) if seat.reading else 0
    return any(gone & (move.from_mask | move.captured_mask) for move in talk.game.legal)


def _may_be_put_down(talk: Talk, found: Finding) -> bool:
    """Whether one of the pieces that are off can still be put down as a legal move."""
    gone = {square for act in found.acts for square in act.squares}
    return any(move.start in gone for move in talk.game.legal)


def asks_whose(talk: Talk, seat: Seat, alike: tuple[Finding, ...], how: str) -> bool:
    """Whether it is asked whose hand took pieces off: where somebody says that all is done, or behind a
    capture when they have been off for long. Behind a plain move nobody had anything to take off."""
    about = WhoTook(seat.number, alike)
    is_asked = how == OVERDUE and seat.since.told == about
    is_since_capture = any(each.irregularity in _SINCE_CAPTURE for each in alike)
    if how == SETTLED or (how == OVERDUE and not (is_since_capture or is_asked)):
        return False
    if not is_asked:
        seat.note(told=about)
        talk.emit(Buzz(seat.number, 2))
        ask_whose_hand(talk, about)
    return True


def ask_whose_hand(talk: Talk, about: WhoTook) -> None:
    """Ask whose hand it was, on which it depends what is irregular and who decides."""
    squares = tuple(sorted(each for act in about.findings[-1].acts for each in act.squares))
    wait_for_name(talk, about, WhoTookAsked(Squares(squares), len(squares)))


def is_still_there(talk: Talk, seat: Seat, finding: Finding) -> bool:
    """Whether a board shows what was found there."""
    known = standing(seat, talk.game)
    return seat.reading is not None and is_still_shown(finding, seat.reading, known)


def forget_whose_hand(talk: Talk, seat: Seat) -> None:
    """Something else stands on a board now: nobody needs to say who took off what was."""
    expected = talk.here.expected
    about = expected.about if expected else None
    if isinstance(about, WhoTook) and about.seat == seat.number:
        is_same = is_still_there(talk, seat, about.findings[0])
        talk.here.expected = talk.here.expected if is_same else None
