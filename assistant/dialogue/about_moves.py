"""What is asked about one move that was given and leaves a doubt."""

from assistant.rules.move import Move
from assistant.values import Value


class Longer(Value):
    """Whether this capture is meant, which the law allows, and not something else with its ends."""

    move: Move
    source: str
    """How it was given: `typed` or `spoken`."""


class Unclear(Value):
    """Whether the opponent lets a capture stand that was announced without one of its landings."""

    move: Move


class MoveHeard(Value):
    """Whether this is the move that was said."""

    move: Move


AboutMoves = Longer | Unclear | MoveHeard
