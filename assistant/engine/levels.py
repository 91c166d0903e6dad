"""The levels of the opponent, by depth and positions alone: they play the same on every machine.

A lower level is weaker because it looks less far, further at one move than at the next, and does not
see small differences: as people do. It never plays a move that it knows to be bad.
"""

from dataclasses import dataclass
from random import Random

from assistant.engine.kernel.thinking import seed_for
from assistant.engine.limits import Limits
from assistant.rules.position import Position


@dataclass(frozen=True, slots=True)
class Level:
    """How far a level looks, and how much it sees."""

    depth: int
    """The plies that it always looks."""
    further: int
    """Of a hundred positions, those in which it looks one ply further."""
    nodes: int
    """The most positions that it looks at, which keeps the wildest ones of many kings in time."""
    variety: int
    """Hundredths of a man: moves so near to the best one are as good to it, while nobody has a king."""


LEVELS: dict[int, Level] = {
    1: Level(depth=1, further=0, nodes=2_000, variety=12),
    2: Level(depth=1, further=50, nodes=4_000, variety=9),
    3: Level(depth=2, further=0, nodes=4_000, variety=6),
    4: Level(depth=3, further=0, nodes=8_000, variety=6),
    5: Level(depth=4, further=0, nodes=16_000, variety=3),
    6: Level(depth=5, further=0, nodes=30_000, variety=3),
    7: Level(depth=6, further=0, nodes=50_000, variety=3),
    8: Level(depth=7, further=0, nodes=100_000, variety=3),
    9: Level(depth=9, further=0, nodes=200_000, variety=3),
    10: Level(depth=11, further=0, nodes=400_000, variety=3),
}

SLOTS = 1 << 15
"""The table of a level, whichever kernel plays it: another size would play other moves."""

VARIETY = 3
"""That of a time for each move."""


def limits_of(level: Level, position: Position, seed: int) -> Limits:
    """How far a level looks in a position."""
    chance = Random(seed_for(position, seed))
    return Limits(level.depth + (chance.random() * 100 < level.further), level.nodes)
