"""Long silences are shortened, and nothing that sounds is lost or moved out of its order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.audio.samples import bytes_of, numbers_of
from speech.audio.silence import BLOCK, KEPT, shorten_silence

RATE = 1000
LOUD, QUIET = 9000, 12


def sound(*parts: tuple[int, float]) -> bytes:
    return bytes_of(level for level, seconds in parts for _ in range(round(seconds * RATE)))


def test_the_middle_of_a_long_silence_is_left_out() -> None:
    given = sound((QUIET, 30), (LOUD, 1), (QUIET, 20), (LOUD, 0.5), (QUIET, 9))
    left = shorten_silence(given, RATE)
    loud = [number for number in numbers_of(left) if number == LOUD]
    assert len(loud) == 1500
    assert len(left) // 2 <= 1500 + 4 * RATE * (KEPT + 2 * BLOCK)


@pytest.mark.parametrize("seconds", [1.5, 2.3, 3.0, 9.0])
def test_a_silence_between_two_words_is_left_out_where_none_stands_around_them(seconds: float) -> None:
    left = shorten_silence(sound((LOUD, 1), (QUIET, seconds), (LOUD, 1)), RATE)
    assert len(left) // 2 <= RATE * (2 + 2 * (KEPT + BLOCK))


def test_what_has_no_long_silence_stays_as_it_is() -> None:
    for same in (b"", sound((LOUD, 2)), sound((QUIET, 0.4), (LOUD, 1), (QUIET, 1), (LOUD, 1))):
        assert shorten_silence(same, RATE) == same


def test_noise_is_no_silence() -> None:
    noise = sound(*((level, 0.01) for level in (900, -800, 700, -950) * 800), (LOUD, 1))
    assert shorten_silence(noise, RATE) == noise


@given(st.lists(st.tuples(st.sampled_from([0, 5, 80, 9000]), st.floats(0, 3)), max_size=8))
def test_the_loud_samples_stay_in_their_order(parts: list[tuple[int, float]]) -> None:
    given_sound = sound(*parts)
    left = numbers_of(shorten_silence(given_sound, RATE))
    limit = max(numbers_of(given_sound), default=0) * 0.01
    assert [n for n in left if n > limit] == [n for n in numbers_of(given_sound) if n > limit]
