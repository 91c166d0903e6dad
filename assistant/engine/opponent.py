"""The opponent asked for a move: by a level or by a time, with either kernel."""

from collections.abc import Sequence
from dataclasses import dataclass

from assistant.engine.kernel.kernel import Kernel
from assistant.engine.kernel.thinking import UNCOUNTED, Counted, Thinking
from assistant.engine.levels import LEVELS, SLOTS, VARIETY, limits_of
from assistant.engine.limits import Limits
from assistant.rules.position import Position


@dataclass(frozen=True, slots=True)
class Request:
    """What the opponent is asked: a move in a position, at a level from 1 to 10.

    `past` holds the earlier positions, which count as draws when they come again. Where there is a
    `movetime`, in seconds, it counts instead of the level. With the same seed it plays the same.
    """

    position: Position
    past: Sequence[Position] = ()
    level: int = 5
    movetime: float | None = None
    counts: Counted = UNCOUNTED
    seed: int = 0


def thinking_for(kernel: Kernel, request: Request) -> tuple[Thinking, Limits]:
    """The search that answers, ready to begin, and its limits."""
    position, seed = request.position, request.seed
    if request.movetime is None:
        level = LEVELS[request.level]
        limits, variety, slots = limits_of(level, position, seed), level.variety, SLOTS
    else:
        limits, variety, slots = Limits(seconds=request.movetime), VARIETY, None
    # A step taken back and forth loses no ground in the opening, but would never end an ending.
    variety = 0 if position.kings else variety
    thinking = Thinking(
        kernel,
        position,
        past=request.past,
        counts=request.counts,
        seed=seed,
        variety=variety,
        slots=slots,
    )
    return thinking, limits
