"""Sound at another rate: as its samples come, in blocks of any size.

Each sample made is a weighted sum of those around it. The weights are a sine over its argument under
the window of J. F. Kaiser, "Nonrecursive digital filter design using the I0-sinh window function",
1974. Of the lower rate, what is below 0.42 of it goes through unchanged; half of it, which is the
highest tone that it can hold, at an eighth; what is above 0.56 of it, at less than a hundredth.
"""

import math
from collections.abc import Sequence
from functools import cache
from operator import mul

CROSSINGS = 9
"""How often the weights cross zero on each side. More is steeper, and slower: measured, ten seconds of
48 kHz take 0.4 s with this many."""

CUT = 0.48
"""Of the lower rate: here half of the strength goes through."""

STEEPNESS = 3.97
"""Kaiser's beta, for an attenuation of 45 dB."""

MOST_PHASES = 512
"""Places between two samples that have weights of their own; the nearest is taken."""


class Resampler:
    """Makes samples at one rate of those at another, both in Hz."""

    def __init__(self, rate: int, to: int) -> None:
        common = math.gcd(rate, to)
        self._step, self._parts = rate // common, to // common
        """Of so many parts between two samples, a sample made is so many after the one before."""
        self._weights = _phases(self._step, self._parts)
        self._reach = len(self._weights[0]) // 2
        # What there is before the first sample, and after the last one, is silence.
        self._sound = [0.0] * (self._reach - 1)
        self._next = 0
        """Where the next sample is made, in parts after the first that has all its neighbours."""

    def feed(self, samples: Sequence[float]) -> list[float]:
        """Take these samples, and make all that they are enough for."""
        sound = self._sound
        sound.extend(samples)
        made = []
        # Not all rates have few enough places between two samples.
        weights, scale = self._weights, (len(self._weights) - 1) / self._parts
        place, part = divmod(self._next, self._parts)
        width = 2 * self._reach
        step, step_part = divmod(self._step, self._parts)
        while place + width <= len(sound):
            near = weights[int(part * scale + 0.5)]
            made.append(sum(map(mul, near, sound[place : place + width])))
            place += step
            part += step_part
            if part >= self._parts:
                part -= self._parts
                place += 1
        kept = min(place, len(sound))
        del sound[:kept]
        self._next = (place - kept) * self._parts + part
        return made

    def finish(self) -> list[float]:
        """What is left, once there are no samples any more."""
        return self.feed([0.0] * self._reach)


@cache
def _phases(step: int, parts: int) -> list[list[float]]:
    """The weights for each place from one sample to the next, both included."""
    phases = min(parts, MOST_PHASES)
    lower = min(1.0, parts / step)
    reach = math.ceil(CROSSINGS / lower)
    return [_weights(phase / phases, lower, reach) for phase in range(phases + 1)]


def _weights(after: float, lower: float, reach: int) -> list[float]:
    """For a place so far after a sample, 0 to 1: the weights of the samples up to `reach` around."""
    weights = []
    for sample in range(1 - reach, reach + 1):
        distance = sample - after
        turns = 2 * CUT * lower * distance
        wave = 1.0 if turns == 0 else math.sin(math.pi * turns) / (math.pi * turns)
        weights.append(wave * _window(distance / reach))
    # A constant stays what it is.
    total = sum(weights)
    return [weight / total for weight in weights]


def _window(place: float) -> float:
    """Kaiser's window at a place between -1 and 1."""
    return _bessel(STEEPNESS * math.sqrt(max(0.0, 1 - place * place))) / _bessel(STEEPNESS)


def _bessel(x: float) -> float:
    """The modified Bessel function of the first kind of order zero, by its series."""
    total = term = 1.0
    number = 1
    while term > 1e-9 * total:
        term *= (x / (2 * number)) ** 2
        total += term
        number += 1
    return total
