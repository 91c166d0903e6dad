"""The opponent asked for a move: by a level or by a time, with either kernel."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from assistant.engine.kernel.kernel import Kernel
from assistant.engine.kernel.thinking import UNCOUNTED, Counted, Thinking
from assistant.engine.levels import LEVELS, SLOTS, VARIETY, limits_of
from assistant.engine.limits import Limits
from assistant.rules.position import Position

ENOUGH_PROCESSORS = 3
"""With fewer, a second thread would take from the voice and the ear what they need."""


@dataclass(frozen=True, slots=True)
class SearchRequest:
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


def thinking_for(kernel: Kernel, request: SearchRequest) -> tuple[Thinking, Limits]:
    """The search that answers, ready to begin, and its limits.

    Only a time may take two threads: with two, a level would not play the same each time.
    """
    position, seed = request.position, request.seed
    threads: Literal[1, 2] = 1
    if request.movetime is None:
        level = LEVELS[request.level]
        limits, variety, slots = limits_of(level, position, seed), level.variety, SLOTS
    else:
        limits, variety, slots = Limits(seconds=request.movetime), VARIETY, None
        threads = 2 if processors() >= ENOUGH_PROCESSORS else 1
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
        threads=threads,
    )
    return thinking, limits


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
