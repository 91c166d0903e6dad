"""Why a move is illegal, as a fact to be told."""

from assistant.narration.facts.fact import Squares
from assistant.narration.facts.rules import Refused, RefusedUnseen
from assistant.rules.articles import IllegalReason
from assistant.rules.explain import Illegal
from assistant.rules.legal import distinct_moves
from assistant.rules.regulation import Regulation


def refused(
    squares: tuple[int, ...], refusal: Illegal, regulation: Regulation, *, names_pieces: bool
) -> Refused:
    """The fact of a move that was given by its squares; with the pieces that can move, or without."""
    instead = distinct_moves(list(refusal.instead))
    movers = tuple(sorted({move.start for move in instead}))
    return Refused(
        reason=refusal.reason,
        article=refusal.article,
        at=str(refusal.at),
        start=str(squares[0]),
        is_king=refusal.is_king,
        count=max((len(move.captured) for move in instead), default=0),
        pieces=Squares(movers if names_pieces else (), is_choice=True),
        step_start=str(refusal.step[0]),
        step_end=str(refusal.step[1]),
        kings_fly=regulation.variant.flying_kings,
    )


_OF_THE_LINE = frozenset({IllegalReason.NO_SUCH_SQUARE, IllegalReason.SAME_SQUARE})
"""What is wrong with a move wherever the pieces stand."""


def without_squares(told: Refused) -> Refused | RefusedUnseen:
    """The same fact where it would tell of the position: whatever the reason, in the same words."""
    return told if told.reason in _OF_THE_LINE else RefusedUnseen()
