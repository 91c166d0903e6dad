"""How much louder a person is made: slowly, within 16 bits, and without a trace where there is none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.audio.samples import bytes_of, numbers_of
from speech.ear.gain import STEP, Gain

GAINS = st.floats(-20, 40)
SAMPLES = st.lists(st.integers(-32768, 32767), max_size=50)


def test_it_begins_where_it_is_wanted_and_changes_by_steps() -> None:
    gain = Gain()
    gain.want(9.0)
    assert gain.now == 9.0  # nobody was heard as yet, whom it might change for
    gain.step()
    gain.want(0.0)
    assert gain.now == 9.0
    gain.step()
    assert gain.now == 9.0 - STEP
    for _ in range(10):
        gain.step()
    assert gain.now == 0.0


@given(SAMPLES)
def test_without_one_the_sound_is_the_very_same(samples: list[int]) -> None:
    sound = bytes_of(samples)
    assert Gain().applied(sound) is sound


@given(SAMPLES, GAINS)
def test_it_is_as_long_and_keeps_every_sign(samples: list[int], wanted: float) -> None:
    gain = Gain()
    gain.want(wanted)
    made = numbers_of(gain.applied(bytes_of(samples)))
    assert len(made) == len(samples)
    assert all(one * other >= 0 for one, other in zip(samples, made, strict=True))


@given(st.lists(GAINS, min_size=1, max_size=30))
def test_no_utterance_sounds_much_louder_than_the_one_before(wanted: list[float]) -> None:
    gain = Gain()
    gain.step()
    for each in wanted:
        before = gain.now
        gain.want(each)
        assert gain.now == before
        gain.step()
        assert abs(gain.now - before) <= STEP + 1e-9


def test_what_is_too_loud_is_cut_off_and_silence_stays_silent() -> None:
    gain = Gain()
    gain.want(20.0)
    assert numbers_of(gain.applied(bytes_of([0, 1, -100, 30000, -30000]))).tolist() == [
        *(0, 10, -1000, 32767, -32768)
    ]
    assert gain.applied(b"") == b""


@pytest.mark.parametrize("wanted", [6.02, -6.02])
def test_decibels_are_those_of_pressure(wanted: float) -> None:
    gain = Gain()
    gain.want(wanted)
    (made,) = numbers_of(gain.applied(bytes_of([1000])))
    assert made == pytest.approx(1000 * (2 if wanted > 0 else 0.5), abs=1)
