"""The short sounds: told apart by measure, without clicks, as loud as asked, the same each time."""

import math
from array import array
from functools import cache
from itertools import combinations, pairwise

import pytest

from speech.voice.tones import GAP, LOUDEST, NOTE_SECONDS, TONES, sequence, tone
from speech.voice.utterance import Note
from tests.speech.support.pitches import power

RATE = 22_050
BANDS = range(25, 6_000, 25)
"""Hertz at which the power of a sound is looked at, closer than 1 / its length in seconds."""


def brightness_of(samples: "array[int]") -> float:
    """The middle of the power in hertz, from how steep a sound is for its height."""
    steep = sum((after - before) ** 2 for before, after in pairwise(samples))
    high = sum(sample**2 for sample in samples)
    return RATE / math.pi * math.asin(math.sqrt(steep / high) / 2)


def pulses(samples: "array[int]") -> int:
    """Stretches of sound with at least 5 ms of silence between them."""
    block = RATE // 200
    is_heard = [any(samples[start : start + block]) for start in range(0, len(samples), block)]
    return sum(
        heard and not before for before, heard in zip([False, *is_heard], is_heard, strict=False)
    )


@cache
def measures(sound: bytes) -> tuple[float, float, str, int]:
    """Length in seconds, brightness in hertz, contour, and how often it is heard."""
    samples = array("h", sound)
    third = len(samples) // 3
    change = brightness_of(samples[-third:]) / brightness_of(samples[:third])
    contour = "up" if change > 1.2 else "down" if change < 1 / 1.2 else "level"
    return len(samples) / RATE, brightness_of(samples), contour, pulses(samples)


def differences(one: bytes, other: bytes) -> int:
    """In how many ways an ear tells two sounds apart."""
    length, brightness, contour, count = measures(one)
    other_length, other_brightness, other_contour, other_count = measures(other)
    return sum(
        (
            abs(math.log(length / other_length)) > math.log(1.3),
            abs(math.log(brightness / other_brightness)) > math.log(1.3),
            contour != other_contour,
            count != other_count,
        )
    )


@pytest.mark.parametrize("name", TONES)
@pytest.mark.parametrize("rate", [8_000, RATE, 48_000])
def test_each_is_short_and_long_enough_to_be_heard(name: str, rate: int) -> None:
    assert 0.030 <= round(len(tone(name, rate)) / 2 / rate, 3) <= 0.150


@pytest.mark.parametrize(("one", "other"), list(combinations(TONES, 2)))
def test_no_two_are_alike(one: str, other: str) -> None:
    assert differences(tone(one), tone(other)) >= 2


@pytest.mark.parametrize("name", TONES)
def test_alike_are_only_those_of_one_row(name: str) -> None:
    assert differences(tone(name), tone(name)) == 0
    assert differences(tone(name), tone(name, volume=50)) == 0


def test_one_alone_rises_one_falls_one_knocks_twice_and_one_three_times() -> None:
    found = {name: measures(tone(name)) for name in TONES}
    assert [name for name in found if found[name][2] == "up"] == ["promoted"]
    assert [name for name in found if found[name][2] == "down"] == ["refused"]
    assert {name: count for name in found if (count := found[name][3]) > 1} == {
        "must-capture": 2,
        "time": 3,
    }
    assert min(found, key=lambda name: found[name][1]) == "refused"


@pytest.mark.parametrize("name", TONES)
def test_it_stays_where_hearing_and_small_speakers_are_good(name: str) -> None:
    samples = array("h", tone(name))
    within = sum(power(samples, band, RATE) for band in BANDS if 300 <= band <= 3_000)
    assert within > 0.95 * sum(power(samples, band, RATE) for band in BANDS)


@pytest.mark.parametrize("name", TONES)
@pytest.mark.parametrize("rate", [8_000, RATE, 48_000])
def test_nothing_clicks(name: str, rate: int) -> None:
    samples = array("h", tone(name, rate))
    fade = rate * 3 // 1000
    # In the first half millisecond and the last there is next to nothing.
    for near_end in (samples[: rate // 2000], samples[: -rate // 2000 - 1 : -1]):
        assert near_end[0] == 0
        assert max(map(abs, near_end)) < LOUDEST / 10
    steps = [abs(after - before) for before, after in pairwise(samples)]
    # The steepest that a sound of its pitch may be, while it comes and while it goes.
    steepest = LOUDEST * 2 * math.pi * 3_000 / rate
    for near_end in (steps[: fade // 4], steps[-fade // 4 :]):
        assert max(near_end) < steepest / 4
    assert max(steps) < steepest


@pytest.mark.parametrize("name", TONES)
def test_the_highest_sample_is_6_db_below_the_limit(name: str) -> None:
    highest = max(map(abs, array("h", tone(name))))
    assert 0.95 * LOUDEST < highest <= 0.501 * 32_767


@pytest.mark.parametrize("name", TONES)
def test_it_is_as_loud_as_asked(name: str) -> None:
    full, half = array("h", tone(name)), array("h", tone(name, volume=50))
    assert max(abs(sample - 2 * other) for sample, other in zip(full, half, strict=True)) <= 1
    assert not any(tone(name, volume=0))
    assert tone(name, volume=150) == tone(name)
    assert not any(tone(name, volume=-1))


@pytest.mark.parametrize("name", TONES)
def test_it_is_the_same_each_time(name: str) -> None:
    first = tone(name)
    tone.cache_clear()
    assert tone(name) == first


@pytest.mark.parametrize("hertz", [262.0, 587.3, 740.0])
def test_a_note_has_its_pitch_and_sounds_on_small_speakers_too(hertz: float) -> None:
    samples = array("h", tone(Note(hertz)))
    assert len(samples) == round(NOTE_SECONDS * RATE)
    # Of the pitches nearest to it none is as strong, and harmonics are heard where it is low.
    strength = {
        ratio: power(samples, hertz * ratio, RATE) for ratio in (2 ** (-1 / 6), 1, 2 ** (1 / 6), 2)
    }
    assert strength[1] == max(strength.values())
    assert strength[2] > strength[1] / 20
    assert max(map(abs, samples)) == LOUDEST


def test_notes_and_names_are_heard_in_their_order() -> None:
    silence = bytes(2 * round(GAP * RATE))
    assert sequence([Note(300.0), "moved", Note(400.0)]) == silence.join(
        [tone(Note(300.0)), tone("moved"), tone(Note(400.0))]
    )


def test_a_name_that_there_is_not_is_an_error() -> None:
    with pytest.raises(KeyError):
        tone("no-such-tone")
    with pytest.raises(KeyError):
        sequence(["accepted", "no-such-tone"])


def test_several_are_heard_one_after_the_other() -> None:
    assert sequence([]) == b""
    assert sequence(["refused"], volume=30) == tone("refused", volume=30)
    silence = bytes(2 * round(GAP * RATE))
    tick = tone("captured")
    assert sequence(iter(["accepted", "captured", "captured"])) == silence.join(
        [tone("accepted"), tick, tick]
    )
    assert pulses(array("h", sequence(["accepted", *["captured"] * 3]))) == 4
