"""What reading a text costs, as the text grows: by the time of the processor alone, and as a ratio, so
that a busy machine makes no difference."""

import math
import time
from collections.abc import Callable

TIMES = 8
MOST = 24
"""A text of eight times the length costs less than so many times as much: in proportion it is eight
times, with the square of its length sixty-four."""
CHEAP = 0.02
"""Seconds of the processor that are too few to be measured."""
TRIES = 4


def cost(read: Callable[[], object]) -> float:
    """Seconds of the processor that reading takes."""
    began = time.process_time()
    read()
    return time.process_time() - began


def is_in_proportion(read: Callable[[str], object], text_of: Callable[[int], str], size: int) -> bool:
    """Whether reading costs in proportion to the length of a text, as it grows eight times from this
    size."""
    text, longer = text_of(size), text_of(TIMES * size)
    least = most = math.inf
    for _ in range(TRIES):
        most = min(most, cost(lambda: read(longer)))
        if most < CHEAP:
            return True
        least = min(least, cost(lambda: read(text)))
        if most < MOST * max(least, CHEAP / TIMES):
            return True
    return False
