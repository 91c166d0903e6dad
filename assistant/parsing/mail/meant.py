"""What a message of correspondence means, as it is told to who asked for it."""

from typing import NamedTuple

from assistant.parsing.mail.conditions import Condition
from assistant.parsing.mail.leave import Leave
from assistant.rules.move import Move


class MessageMeant(NamedTuple):
    """What a message means."""

    kind: str
    """`move`, `ambiguous`, `illegal`, `other-game` or `none`."""
    moves: tuple[Move, ...] = ()
    written: tuple[int, ...] = ()
    """The squares of a move that is not legal."""
    beside: frozenset[str] = frozenset()
    """What else is done: draw, accept, decline, resign, count, claim, takeback, resend."""
    conditions: tuple[Condition, ...] = ()
    has_unclear_condition: bool = False
    """Whether it says more of the moves behind, in a way that cannot be taken."""
    quoted: int = 0
    """Lines of earlier messages in it."""
    leave: Leave | None = None
    """Leave that the sender takes."""
    at_odds: frozenset[str] = frozenset()
    """What it says that does not agree with the game: number, colour, score, check. Then one asks."""
    elsewhere: tuple[str, ...] = ()
    """The codes of other games of which it has a part."""
    said: tuple[tuple[str, str], ...] = ()
    """What of `beside`, or `leave`, stands in which sentence, in the words of its sender."""
    left_moves: tuple[tuple[int, ...], ...] = ()
    """The squares of other moves that its sender names as theirs, ..."""
    left: tuple[str, ...] = ()
    """... and the sentences with a deed of theirs that is not in all this, in their own words."""
    has_more: bool = False
    """Whether it holds words beyond all this, its greeting and its close."""
