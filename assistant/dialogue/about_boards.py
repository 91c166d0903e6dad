"""What is asked about boards with sensors: of what stands there, and of a sensor at fault."""

from typing import TYPE_CHECKING

from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.tactile.reading import Seen
from assistant.values import Value

if TYPE_CHECKING:
    from assistant.tactile.inference import Amended, GoneBack, Made


class MadeOnBoard(Value):
    """Whether the first of these was done on a board; after a no, the next is asked about."""

    seat: int
    answers: "tuple[Made | Amended | GoneBack, ...]"
    """At least one; moves are each by themselves."""


class SetUp(Value):
    """Whether the game is given up for one from what stands on a board."""

    seat: int
    position: Position


class WhiteToMove(Value):
    """Whether it is White who moves first in what stands on a board."""

    seat: int
    position: Position


class Sensor(Value):
    """Whether the sensor of the first of these squares is left out; after a no, of the next."""

    seat: int
    squares: tuple[int, ...]
    people: tuple[Side, ...]
    """Who are asked one after the other, the first of them now; nobody by name where one is alone."""
    seen: Seen | None = None
    """What the sensor saw when it was asked; None where it had not been read."""
