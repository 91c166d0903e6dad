"""Speech made faster than the synthesiser can say it, at the pitch it had.

This is WSOLA: W. Verhelst and M. Roelands, "An overlap-add technique based on waveform similarity
(WSOLA) for high quality time-scale modification of speech", ICASSP 1993, volume 2, pages 554-557. The
sound is laid anew from short stretches of itself. Each comes from about where the factor wants it, and
from just where the waves look most like what would have followed the stretch before, so that whole
periods of the voice are left out and none is cut.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import cos, pi, sqrt
from operator import add, mul

from speech.audio.samples import bytes_of, numbers_of

MOST = 2.0
"""The highest factor. Above it whole sounds of the language would be left out."""

HOP = 0.010
"""Seconds of a stretch, in which one place fades into another: a period of a low voice."""

REACH = 0.007
"""Seconds before and after the wanted place in which the likest one is looked for. Both together must
hold a whole period of the lowest voice, here 71 Hz."""

COARSE_RATE = 5_500
"""Samples a second, about, among which it is looked for first: enough for what makes waves alike, the
pitch and the first formant, at a sixteenth of the work."""

SHORTEST = 4
"""Stretches below which there is nothing worth leaving out."""


def compress(samples: bytes, rate: int, factor: float) -> bytes:
    """Make speech `factor` times faster, 1.0 to 2.0 (beyond, the nearest of these).

    Samples in and out: 16 bits, little-endian, one channel, `rate` in a second. Of `n` samples it makes
    n / factor, none beyond the loudest given. What would last less than 40 ms is left as it is.
    """
    factor = min(MOST, max(1.0, factor))
    sound = numbers_of(samples)
    hop = max(1, round(rate * HOP))
    length = round(len(sound) / factor)
    if length == len(sound) or length < SHORTEST * hop:
        return bytes_of(sound)
    waves = _Waves(sound, hop, max(1, round(rate / COARSE_RATE)))
    reach = round(rate * REACH)
    last = len(sound) - 2 * hop
    made = sound[:hop]
    following = hop  # where what was laid last goes on
    while length - len(made) >= 2 * hop:
        wanted = min(round(len(made) * factor), last)
        if abs(following - wanted) <= reach and following <= last:
            # Nothing is liker than itself.
            made += sound[following : following + hop]
            following += hop
        else:
            place = waves.likest(following, max(0, wanted - reach), min(wanted + reach, last))
            made.extend(waves.faded(following, place))
            following = place + hop
    # The end is laid at the end, so that nothing breaks off.
    place = len(sound) - (length - len(made))
    made.extend(waves.faded(following, place))
    made += sound[place + hop :]
    return bytes_of(made)


class _Waves:
    """A sound, of which stretches of `hop` samples are compared and faded into each other."""

    def __init__(self, sound: Sequence[int], hop: int, step: int) -> None:
        """`step` samples are one where it is looked at coarsely."""
        # Measured, a third faster than with whole numbers, whose products are long ones to Python.
        self._waves = list(map(float, sound))
        self._hop = hop
        self._step = step
        self._coarse = [0.0] * (len(sound) // step)
        for first in range(step):
            # The sum keeps what is too high for so few samples from passing for a low tone.
            self._coarse = list(map(add, self._coarse, self._waves[first::step]))
        self._energy = [0.0, *accumulate(map(mul, self._coarse, self._coarse))]
        self._fade_in = [0.5 - 0.5 * cos(pi * (place + 0.5) / hop) for place in range(hop)]
        self._fade_out = self._fade_in[::-1]

    def likest(self, stretch: int, first: int, last: int) -> int:
        """The place from `first` to `last` that is most like the one where a stretch begins."""
        step, size = self._step, self._hop // self._step
        begin = stretch // step
        pattern = self._coarse[begin : begin + size]
        found = max(
            range(first // step, last // step + 1), key=lambda place: self._alike(pattern, place)
        )
        near = found * step + stretch % step
        pattern = self._waves[stretch : stretch + self._hop]
        return max(
            range(max(first, near - step + 1), min(last, near + step - 1) + 1),
            key=lambda place: sum(map(mul, pattern, self._waves[place : place + self._hop])),
        )

    def _alike(self, pattern: Sequence[float], place: int) -> float:
        """The normalised cross-correlation with what begins at a place, but for a constant factor."""
        end = place + len(pattern)
        product: float = sum(map(mul, pattern, self._coarse[place:end]))
        return product / sqrt(self._energy[end] - self._energy[place] + 1.0)

    def faded(self, before: int, after: int) -> Iterator[int]:
        """The stretch at one place, going over into that at another. The weights add up to one."""
        out = map(mul, self._waves[before : before + self._hop], self._fade_out)
        into = map(mul, self._waves[after : after + self._hop], self._fade_in)
        return map(int, map(add, out, into))
