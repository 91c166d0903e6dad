"""How much of a pitch there is in a sound."""

import math
from array import array


def power(samples: "array[int]", pitch: float, rate: int) -> float:
    """Its power (Goertzel's algorithm)."""
    turn = 2 * math.cos(2 * math.pi * pitch / rate)
    last = before = 0.0
    for sample in samples:
        last, before = sample + turn * last - before, last
    return last * last + before * before - turn * last * before
