"""Sound in one channel and in two: where a sound is between left and right, and what an output has.

Two channels are the left sample and the right one by turns, as every output takes them.
"""

from array import array
from collections.abc import Iterable, Sequence
from math import cos, pi, sin, sqrt

from speech.audio.samples import bytes_of, numbers_of

MONO, STEREO = 1, 2

WIDTH = 0.8
"""How far to its side goes what is farthest from the middle, 1.0 being all the way. So on the other
side it is 16 dB lower, and not gone for somebody who wears one earphone or is deaf in one ear."""


def gains(pan: float) -> tuple[float, float]:
    """How loud the left channel is and how loud the right one, from -1.0, far left, to 1.0.

    The power of both together is the same everywhere, as the ear wants it (the law of the sine and the
    cosine); in the middle each channel is just what one channel alone would be. None is above 1.42.
    """
    angle = pi / 4 * (1 + WIDTH * min(1.0, max(-1.0, pan)))
    return sqrt(2) * cos(angle), sqrt(2) * sin(angle)


def panned(samples: bytes, pan: float) -> bytes:
    """One channel as two. No sample may be above 23,000, or it would be too loud at the side."""
    numbers = numbers_of(samples)
    left, right = gains(pan)
    return _interleaved(
        [round(left * each) for each in numbers], [round(right * each) for each in numbers]
    )


def fitted(samples: bytes, channels: int, wanted: int) -> bytes:
    """Whole frames of one or two channels as so many of them as an output has.

    One channel is heard on both sides alike; of two their middle is left.
    """
    if channels == wanted:
        return samples
    if channels == MONO:
        return _doubled(samples)
    numbers = numbers_of(samples)
    return bytes_of(
        (left + right) // 2 for left, right in zip(numbers[::2], numbers[1::2], strict=True)
    )


def _doubled(samples: bytes) -> bytes:
    # Byte by byte, which is four times as fast as by numbers: a player waits for it.
    both = bytearray(2 * len(samples))
    both[0::4] = both[2::4] = samples[0::2]
    both[1::4] = both[3::4] = samples[1::2]
    return bytes(both)


def _interleaved(left: Sequence[int], right: Iterable[int]) -> bytes:
    both = array("h", bytes(4 * len(left)))
    both[0::2] = array("h", left)
    both[1::2] = array("h", right)
    return bytes_of(both)
