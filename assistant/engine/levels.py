"""The levels of the opponent, by depth and positions alone: they play the same on every machine.

A lower level is weaker because it looks less far, never because it blunders on purpose.
"""

from assistant.engine.search import Limits

LEVELS: dict[int, Limits] = {
    1: Limits(depth=1, nodes=2_000),
    2: Limits(depth=2, nodes=4_000),
    3: Limits(depth=3, nodes=8_000),
    4: Limits(depth=4, nodes=16_000),
    5: Limits(depth=6, nodes=30_000),
    6: Limits(depth=7, nodes=50_000),
    7: Limits(depth=8, nodes=80_000),
    8: Limits(depth=9, nodes=150_000),
    9: Limits(depth=11, nodes=300_000),
    10: Limits(depth=14, nodes=450_000),
}
"""The bound on the nodes keeps the wildest positions of many kings in time."""


def limits_for(level: int, movetime: float | None = None) -> Limits:
    """The limits of a level, 1 to 10, or of a time in seconds, which then counts alone."""
    return LEVELS[level] if movetime is None else Limits(seconds=movetime)
