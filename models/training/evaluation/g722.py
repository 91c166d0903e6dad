"""G.722 at 64 kbit/s: seven kilohertz of speech, as telephone systems store it.

Written from ITU-T Recommendation G.722 (2012): two bands of adaptive prediction, six bits for the lower
and two for the upper one, joined by a quadrature mirror filter. Names in brackets are its own.
Only Debian's recordings of people need it, so it is short before fast: a second takes some 0.3 s.
"""

import numpy as np

from models.training.evaluation.waveform import Wave

_LOWER_6 = (
    *(-136, -136, -136, -136, -24808, -21904, -19008, -16704, -14984, -13512, -12280, -11192, -10232),
    *(-9360, -8576, -7856, -7192, -6576, -6000, -5456, -4944, -4464, -4008, -3576, -3168, -2776, -2400),
    *(-2032, -1688, -1360, -1040, -728, 24808, 21904, 19008, 16704, 14984, 13512, 12280, 11192, 10232),
    *(9360, 8576, 7856, 7192, 6576, 6000, 5456, 4944, 4464, 4008, 3576, 3168, 2776, 2400, 2032, 1688),
    *(1360, 1040, 728, 432, 136, -432, -136),
)
"""Output levels of the lower band's six-bit quantizer [QQ6, in the order of the codes]."""
_LOWER_4 = (
    *(0, -20456, -12896, -8968, -6288, -4240, -2584, -1200),
    *(20456, 12896, 8968, 6288, 4240, 2584, 1200, 0),
)
"""The same with four bits, which the predictor uses [QQ4]."""
_UPPER_2 = (-7408, -1616, 7408, 1616)
"""Output levels of the upper band's two-bit quantizer [QQ2]."""
_LOWER_LOG = (-60, 3042, 1198, 538, 334, 172, 58, -30, 3042, 1198, 538, 334, 172, 58, -30, -60)
"""How the lower band's scale changes [WL, by the four bits]."""
_UPPER_LOG = (798, -214, 798, -214)
_SCALES = (
    *(2048, 2093, 2139, 2186, 2233, 2282, 2332, 2383, 2435, 2489, 2543, 2599, 2656, 2714, 2774, 2834),
    *(2896, 2960, 3025, 3091, 3158, 3228, 3298, 3371, 3444, 3520, 3597, 3676, 3756, 3838, 3922, 4008),
)
"""Two to the power of 32 steps from 0 to 1, times 2048 [ILB]."""
_MIRROR = (3, -11, 12, 32, -210, 951, 3876, -805, 362, -156, 53, -11)
"""Half of the receive filter's coefficients; the other half are the same backwards."""


def decode(data: bytes) -> Wave:
    """The wave of a G.722 stream, 16,000 samples in a second: two for each byte."""
    lower, upper = _Band(_LOWER_LOG, 18432, 8), _Band(_UPPER_LOG, 22528, 10)
    past = [0] * 24
    out = []
    for byte in data:
        low, high = byte & 0x3F, byte >> 6
        low_sound = _limit(lower.predicted + (lower.scale * _LOWER_6[low] >> 15), 16384)
        lower.adapt(lower.scale * _LOWER_4[low >> 2] >> 15, low >> 2)
        difference = upper.scale * _UPPER_2[high] >> 15
        high_sound = _limit(upper.predicted + difference, 16384)
        upper.adapt(difference, high)
        past = [*past[2:], low_sound + high_sound, low_sound - high_sound]
        even = sum(past[2 * at] * _MIRROR[at] for at in range(12))
        odd = sum(past[2 * at + 1] * _MIRROR[11 - at] for at in range(12))
        out += [odd >> 11, even >> 11]
    samples = np.clip(np.array(out, np.float32), -32768, 32767)
    return samples / np.float32(32768)


class _Band:
    """One band's scale and its predictor of two poles and six zeros [blocks 3 and 4]."""

    def __init__(self, changes: tuple[int, ...], largest: int, shift: int) -> None:
        self._changes, self._largest, self._shift = changes, largest, shift
        self._log = 0
        self.scale = 32 if shift == 8 else 8
        self.predicted = 0
        self._zeros_predicted = 0
        self._poles, self._rebuilt, self._partial = [0, 0], [0, 0], [0, 0]
        self._zeros, self._differences = [0] * 6, [0] * 6

    def adapt(self, difference: int, code: int) -> None:
        """Go on to the next sample after one with that quantized difference."""
        self._log = max(0, min(self._largest, (self._log * 127 >> 7) + self._changes[code]))
        down = self._shift - (self._log >> 11)
        mantissa = _SCALES[self._log >> 6 & 31]
        self.scale = (mantissa << -down if down < 0 else mantissa >> down) << 2
        partial = _limit16(self._zeros_predicted + difference)
        rebuilt = _limit16(self.predicted + difference)
        self._adapt_poles(partial)
        self._adapt_zeros(difference)
        self._partial = [partial, self._partial[0]]
        self._rebuilt = [rebuilt, self._rebuilt[0]]
        self._differences = [difference, *self._differences[:5]]
        poles = sum(
            pole * _limit16(2 * sound) >> 15
            for pole, sound in zip(self._poles, self._rebuilt, strict=True)
        )
        self._zeros_predicted = _limit16(
            sum(
                zero * _limit16(2 * each) >> 15
                for zero, each in zip(self._zeros, self._differences, strict=True)
            )
        )
        self.predicted = _limit16(_limit16(poles) + self._zeros_predicted)

    def _adapt_poles(self, partial: int) -> None:
        """[UPPOL2, UPPOL1]: the second pole first, which bounds the first."""
        same_1 = (partial < 0) == (self._partial[0] < 0)
        same_2 = (partial < 0) == (self._partial[1] < 0)
        first, second = self._poles
        moved = _limit16(4 * first)
        moved = -moved if same_1 else moved
        new = (_limit16(moved) >> 7) + (128 if same_2 else -128) + (second * 32512 >> 15)
        second = max(-12288, min(12288, new))
        most = 15360 - second
        new = (192 if same_1 else -192) + (first * 32640 >> 15)
        self._poles = [max(-most, min(most, new)), second]

    def _adapt_zeros(self, difference: int) -> None:
        """[UPZERO]."""
        step = 128 if difference else 0
        self._zeros = [
            (zero * 32640 >> 15) + (step if (each < 0) == (difference < 0) else -step)
            for zero, each in zip(self._zeros, self._differences, strict=True)
        ]


def _limit(value: int, most: int) -> int:
    return max(-most, min(most - 1, value))


def _limit16(value: int) -> int:
    return _limit(value, 32768)
