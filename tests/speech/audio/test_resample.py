"""Sound at another rate: tones stay, what the rate cannot hold is gone, blocks do not matter."""

import math
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.audio.resample import Resampler

RATES = [8_000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000]
TO = 16_000


def tone(frequency: float, rate: int, seconds: float) -> list[float]:
    return [math.sin(2 * math.pi * frequency * place / rate) for place in range(round(rate * seconds))]


def resampled(samples: list[float], rate: int, to: int = TO) -> list[float]:
    resampler = Resampler(rate, to)
    return [*resampler.feed(samples), *resampler.finish()]


def strength(samples: list[float]) -> float:
    """1 for a whole tone; what is at the ends, where it begins out of nothing, does not count."""
    inner = samples[200:-200]
    return math.sqrt(2 * sum(sample * sample for sample in inner) / len(inner))


@pytest.mark.parametrize("rate", [*RATES, 44_101])
def test_a_tone_is_the_same_tone_at_the_same_time(rate: int) -> None:
    made = resampled(tone(1000, rate, 0.3), rate)
    assert len(made) == pytest.approx(0.3 * TO, abs=1)
    expected = tone(1000, TO, 0.3)
    for ours, other in islice(zip(made, expected, strict=False), 200, 4600):
        assert ours == pytest.approx(other, abs=0.01)


@pytest.mark.parametrize("rate", [44_100, 48_000, 96_000])
def test_what_speech_needs_goes_through_and_what_the_rate_cannot_hold_does_not(rate: int) -> None:
    for frequency in (200, 3400, 6700):
        assert strength(resampled(tone(frequency, rate, 0.2), rate)) == pytest.approx(1, abs=0.06)
    # Each would else come back, mirrored, as a tone that the recogniser listens to.
    for frequency in (9000, 11_000, 15_500, 20_000):
        assert strength(resampled(tone(frequency, rate, 0.2), rate)) < 0.01


def test_of_a_low_rate_no_mirrors_are_made() -> None:
    made = resampled(tone(3000, 8000, 0.5), 8000)
    # Its mirror is at 5000 Hz: both together would not be one tone of even strength.
    mirror = sum(a * b for a, b in zip(made, tone(5000, TO, 0.5), strict=False)) / len(made)
    assert abs(mirror) < 0.005


@given(
    st.sampled_from(RATES[:5]),
    st.lists(st.floats(-1, 1), max_size=300),
    st.lists(st.integers(0, 300), max_size=6),
)
def test_blocks_of_any_size_make_the_same_sound(
    rate: int, samples: list[float], cuts: list[int]
) -> None:
    resampler = Resampler(rate, TO)
    made: list[float] = []
    places = [0, *sorted(cuts), len(samples)]
    for first, last in pairwise(places):
        made += resampler.feed(samples[first:last])
    made += resampler.finish()
    assert made == resampled(samples, rate)
    assert len(made) == pytest.approx(len(samples) * TO / rate, abs=1)


@pytest.mark.parametrize("rate", RATES)
@pytest.mark.parametrize("constant", [1.0, -0.3, 0.0])
def test_a_constant_stays_what_it_is(rate: int, constant: float) -> None:
    made = resampled([constant] * 400, rate)
    assert made[len(made) // 2] == pytest.approx(constant, abs=1e-9)
