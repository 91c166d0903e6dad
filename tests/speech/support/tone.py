"""The tone that players play. It knows nothing else, so that programs of tests begin soon."""

import array
import math


def tone(seconds: float, rate: int = 22050) -> bytes:
    """440 Hz: the second second is like the first."""
    wave = (int(12000 * math.sin(2 * math.pi * 440 * n / rate)) for n in range(rate))
    return (array.array("h", wave).tobytes() * math.ceil(seconds))[: 2 * int(seconds * rate)]
