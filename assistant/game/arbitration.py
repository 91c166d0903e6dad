"""What the arbiter has to know of a game's past: whether it may be annulled, whether a side was obliged
to keep to the rules, what a wrong claim costs.
"""

from collections.abc import Sequence
from enum import Enum

from assistant.game.deeds import (
    BoardUpset,
    ClaimDecided,
    Deed,
    MovePlayed,
    RulesRequired,
    plies_given,
)
from assistant.game.game import Game
from assistant.rules.regulation import Anomaly
from assistant.rules.side import Side


class TooLate(Enum):
    """Why a game may be annulled no more; the value is the word of the messages."""

    MOVES = "moves"
    """Each side has made as many moves as the text allows."""
    MINUTES = "minutes"
    """So long has gone by since the start of the round."""


def too_late(game: Game, anomaly: Anomaly, now: float, *, is_drawn: bool) -> TooLate | None:
    """Why a game may be annulled no more for what was wrong from its beginning; None where it may.

    `now` is in seconds since 1970, and the round has started when the game was begun. `is_drawn` tells
    whether the moves that the game began with were drawn by lot.
    """
    made = [ply.side for ply in game.plies]
    if not (is_drawn and anomaly.counts_drawn):
        made = made[plies_given(game.deeds) :]
    if anomaly.moves and min(map(made.count, Side)) >= anomaly.moves:
        return TooLate.MOVES
    if anomaly.minutes and now - game.deeds[0].at >= anomaly.minutes * 60:
        return TooLate.MINUTES
    return None


def is_obliged(deeds: Sequence[Deed], side: Side) -> bool:
    """Whether the opponent has obliged a side to keep to the rules, and has not moved since: whoever
    moves on accepts how things stand (Capo II, 5.9)."""
    for deed in reversed(deeds):
        match deed:
            case RulesRequired(obliging) if obliging is side.opponent:
                return True
            case MovePlayed(side=mover) if mover is side.opponent:
                return False
    return False


def has_moved_since_upset(deeds: Sequence[Deed], side: Side) -> bool:
    """Whether a side has moved since the pieces were upset last: then it may demand no more that they
    are put up again (Capo I, 7.8)."""
    for deed in reversed(deeds):
        match deed:
            case MovePlayed(side=mover) if mover is side:
                return any(isinstance(each, BoardUpset) for each in deeds)
            case BoardUpset():
                return False
    return False


LONGEST_CHECK = 15 * 60.0
"""Seconds that a wrong claim costs at most (Capo II, 6.3 b2)."""
LEAST_LEFT = 3 * 60.0
"""Seconds that it leaves the claimant at least (6.3 b3)."""


def wrong_claims(deeds: Sequence[Deed], side: Side) -> int:
    """How many claims of a side were wrong so far in this game."""
    return sum(isinstance(deed, ClaimDecided) and deed.side is side for deed in deeds)


def price_of_claim(checking: float, left: float, earlier: int) -> float:
    """The seconds that a wrong claim costs who has so many left, after so many wrong ones (6.3 b2, b3).

    Who had fewer than the least already keeps them at the first claim, and at that one alone.
    """
    price = min(checking, LONGEST_CHECK)
    if left >= LEAST_LEFT:
        return min(price, left - LEAST_LEFT)
    return min(price, left) if earlier else 0.0
