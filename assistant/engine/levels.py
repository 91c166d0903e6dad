"""The levels of the opponent, by depth and positions alone: they play the same on every machine.

A lower level is weaker because it looks less far, further at one move than at the next, and does not
see small differences: as people do. It never plays a move that it knows to be bad.
"""

from dataclasses import dataclass
from random import Random

from assistant.engine.kernel.thinking import seed_for
from assistant.engine.limits import Limits
from assistant.rules.position import Position
from assistant.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a level looks."""

    depth: int
    """The plies that it always looks."""
    further: int
    """Of a hundred positions, those in which it looks one ply further."""
    nodes: int
    """The most positions that it looks at, which keeps the wildest ones of many kings in time."""


@dataclass(frozen=True, slots=True)
class Level:
    """How far a level looks, and how much it sees."""

    short_kings: Reach
    flying_kings: Reach
    """A ply more makes more of a difference where kings fly, so the steps are shorter there."""
    variety: int
    """Hundredths of a man: moves so near to the best one are as good to it, while nobody has a king."""

    def reach(self, variant: Variant) -> Reach:
        """How far it looks in a game."""
        return self.flying_kings if variant.flying_kings else self.short_kings


# Each is 100 to 200 points of Elo stronger than the one before, in both games: docs/strength.md.
LEVELS: dict[int, Level] = {
    1: Level(Reach(1, 0, 2_000), Reach(1, 0, 2_000), variety=12),
    2: Level(Reach(1, 60, 4_000), Reach(1, 40, 4_000), variety=9),
    3: Level(Reach(2, 20, 6_000), Reach(1, 90, 6_000), variety=6),
    4: Level(Reach(2, 80, 8_000), Reach(2, 50, 8_000), variety=5),
    5: Level(Reach(3, 65, 16_000), Reach(3, 0, 16_000), variety=3),
    6: Level(Reach(4, 75, 30_000), Reach(4, 0, 30_000), variety=3),
    7: Level(Reach(5, 70, 50_000), Reach(5, 0, 50_000), variety=3),
    8: Level(Reach(7, 10, 100_000), Reach(5, 90, 100_000), variety=3),
    9: Level(Reach(8, 60, 200_000), Reach(7, 10, 200_000), variety=3),
    10: Level(Reach(10, 10, 400_000), Reach(8, 50, 400_000), variety=3),
}

SLOTS = 1 << 15
"""The table of a level, whichever kernel plays it: another size would play other moves."""

VARIETY = 3
"""That of a time for each move."""


def limits_of(level: Level, position: Position, seed: int) -> Limits:
    """How far a level looks in a position."""
    reach = level.reach(position.variant)
    chance = Random(seed_for(position, seed))
    return Limits(reach.depth + (chance.random() * 100 < reach.further), reach.nodes)
