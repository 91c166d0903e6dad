"""What the arbiter has to know of a game's past: whether it may be annulled, whether a side was obliged
to keep to the rules, what a wrong claim costs.
"""

from collections.abc import Sequence
from enum import Enum

from assistant.game.arbiter_deeds import IrregularityKept
from assistant.game.deeds import (
    BoardUpset,
    ClaimDecided,
    Deed,
    MovePlayed,
    PositionSet,
    RulesRequired,
    plies_given,
)
from assistant.game.game import Game
from assistant.game.record import SetPosition
from assistant.rules.anomaly import Anomaly
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
    made += _kept(game)
    if anomaly.moves and min(map(made.count, Side)) >= anomaly.moves:
        return TooLate.MOVES
    if anomaly.minutes and now - game.deeds[0].at >= anomaly.minutes * 60:
        return TooLate.MINUTES
    return None


def _kept(game: Game) -> list[Side]:
    """Whose each irregularity was that was kept: it stands in the place of their move."""
    return [
        entry.position.side_to_move.opponent
        for entry in game.entries
        if isinstance(entry.cause, SetPosition)
        and entry.cause.article
        and not (entry.cause.is_of_move or entry.cause.is_out_of_play)
    ]


def mover_of(deed: Deed) -> Side | None:
    """Who has moved by a deed, if anybody: whose irregularity is kept has moved with it."""
    match deed:
        case MovePlayed(side=side):
            return side
        case IrregularityKept(by=by) if by:
            return by.opponent
        case PositionSet(article=article, by=by) if article and by:
            return by.opponent
    return None


def is_obliged(deeds: Sequence[Deed], side: Side) -> bool:
    """Whether the opponent has obliged a side to keep to the rules, and has not moved since: whoever
    moves on accepts how things stand (Capo II, 5.9)."""
    for deed in reversed(deeds):
        if isinstance(deed, RulesRequired) and deed.side is side.opponent:
            return True
        if mover_of(deed) is side.opponent:
            return False
    return False


def has_moved_since_upset(deeds: Sequence[Deed], side: Side) -> bool:
    """Whether a side has moved since the pieces were upset last: then it may demand no more that they
    are put up again (Capo I, 7.8)."""
    for deed in reversed(deeds):
        if mover_of(deed) is side:
            return any(isinstance(each, BoardUpset) for each in deeds)
        if isinstance(deed, BoardUpset):
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
