"""Whose hand took pieces off a board where two sit: of who has moved last, or of who is to move.

Taking captured pieces off ends with the last of them (Capo I, 5.13). What goes behind that may be the
capturing side's, or be in the hand of the other one, who is to move: on that depends who decides.
"""

from assistant.dialogue.effects import Buzz
from assistant.dialogue.handlers.playing.who import wait_for_name
from assistant.dialogue.questions import WhoTook
from assistant.dialogue.seats import OVERDUE, SETTLED, Seat
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.irregular import WhoTookAsked
from assistant.rules.irregularities import Finding, Irregularity
from assistant.rules.side import Side
from assistant.tactile.inference import Answer as Inferred
from assistant.tactile.inference import Unfinished

_SINCE_CAPTURE = frozenset({Irregularity.TOOK_TOO_MANY, Irregularity.TOOK_OWN})


def only_fitting(
    alike: tuple[Finding, ...], to_move: Side, inferred: Inferred, how: str
) -> Finding | None:
    """The one of two hands that fits alone, if it does: when all is done, or off for long, nobody but
    the capturing side has taken off pieces of the other one's that cannot be moved."""
    since = _since(alike, to_move)
    is_done = how != SETTLED and not _may_be_put_down(inferred)
    is_clear = {act.irregularity for act in since.acts} == {Irregularity.TOOK_TOO_MANY}
    return since if is_done and is_clear else None


def is_in_hand(about: WhoTook, side: Side, to_move: Side, inferred: Inferred) -> bool:
    """Whether who is to move holds their own pieces, which may be put back, or be moved."""
    kinds = {act.irregularity for act in _since(about.findings, to_move).acts}
    is_own = kinds == {Irregularity.TOOK_TOO_MANY} or _may_be_put_down(inferred)
    return side is to_move and is_own and Irregularity.TOOK_OWN not in kinds


def _since(findings: tuple[Finding, ...], to_move: Side) -> Finding:
    """What it was of who has moved last."""
    return next(each for each in findings if each.side is not to_move)


def _may_be_put_down(inferred: Inferred) -> bool:
    return isinstance(inferred, Unfinished) and inferred.may_be_put_down


def asks_whose(talk: Talk, seat: Seat, alike: tuple[Finding, ...], how: str) -> bool:
    """Whether it is asked whose hand took pieces off: where somebody says that all is done, or behind a
    capture when they have been off for long. Behind a plain move nobody had anything to take off."""
    is_since_capture = any(each.irregularity in _SINCE_CAPTURE for each in alike)
    if how == SETTLED or (how == OVERDUE and not is_since_capture):
        return False
    about = WhoTook(seat.number, alike)
    if seat.since.told != about or how != OVERDUE:
        seat.note(told=about)
        talk.emit(Buzz(seat.number, 2))
        ask_whose_hand(talk, about)
    return True


def ask_whose_hand(talk: Talk, about: WhoTook) -> None:
    """Ask whose hand it was, on which it depends what is irregular and who decides."""
    squares = tuple(sorted(each for act in about.findings[-1].acts for each in act.squares))
    wait_for_name(talk, about, WhoTookAsked(Squares(squares), len(squares)))


def forget_whose_hand(talk: Talk, seat: Seat) -> None:
    """Something else stands on a board now: nobody needs to say who took off what was."""
    expected = talk.here.expected
    about = expected.about if expected else None
    if isinstance(about, WhoTook) and about.seat == seat.number:
        is_same = seat.reading and seat.reading.agrees_with(about.findings[0].kept)
        talk.here.expected = talk.here.expected if is_same else None
