"""Speech made faster: as long as it should be, at the pitch it had, and no louder."""

import math
import random
import statistics
import sys
from array import array
from itertools import pairwise
from operator import mul

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from speech.audio.sound import Sound
from speech.voice.compress import MOST, compress
from speech.voice.synth import FASTEST
from tests.speech.voice.test_sound_process import SENTENCES, system_voice

RATE = 22_050
FACTORS = (1.05, 1.2, 1.4, 1.7, 2.0)


def sine(pitch: float, seconds: float, rate: int = RATE, loudness: int = 12_000) -> bytes:
    """A tone, in hertz and seconds."""
    step = 2 * math.pi * pitch / rate
    return array(
        "h", (int(loudness * math.sin(step * n)) for n in range(int(seconds * rate)))
    ).tobytes()


def crossings(samples: bytes, rate: int = RATE) -> float:
    """The pitch of a tone in hertz, from how often it rises through zero."""
    wave = array("h", samples)
    rises = [n for n in range(1, len(wave)) if wave[n - 1] < 0 <= wave[n]]
    return (len(rises) - 1) * rate / (rises[-1] - rises[0])


def voice_pitch(samples: bytes, rate: int, moment: float) -> float:
    """The pitch in hertz that speech has at a moment, in seconds; 0 where it is not voiced.

    Autocorrelation over 30 ms, from 70 to 250 Hz; it is voiced where that is above 0.6.
    """
    size, shortest, longest = rate * 3 // 100, rate // 250, rate // 70
    start = int(moment * rate)
    wave = [float(sample) for sample in array("h", samples)[start : start + size + longest]]
    part = wave[:size]
    energy = sum(map(mul, part, part))
    if len(wave) < size + longest or energy < size * 500**2:
        return 0
    likes = []
    for lag in range(shortest, longest + 1):
        other = wave[lag : lag + size]
        power = math.sqrt(energy * sum(map(mul, other, other)))
        likes.append(sum(map(mul, part, other)) / power if power else 0.0)
    best = max(likes)
    if best < 0.6:
        return 0
    # The first peak that is nearly as high: two periods are as like as one.
    peaks = (
        place
        for place in range(1, len(likes) - 1)
        if likes[place] > 0.9 * best and likes[place - 1] <= likes[place] >= likes[place + 1]
    )
    place = next(peaks, None)
    return 0 if place is None else rate / (shortest + place)


@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize("rate", [8_000, 16_000, 22_050, 48_000])
@pytest.mark.parametrize("seconds", [0.21, 1.0, 3.3])
def test_it_is_as_much_shorter_as_was_asked(seconds: float, rate: int, factor: float) -> None:
    given = sine(150, seconds, rate)
    assert len(compress(given, rate, factor)) == pytest.approx(len(given) / factor, rel=0.03)


@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize("pitch", [90, 150, 220, 440, 1_000, 2_700])
def test_a_tone_keeps_its_pitch(pitch: float, factor: float) -> None:
    assert crossings(compress(sine(pitch, 1.0), RATE, factor)) == pytest.approx(pitch, rel=0.02)


def test_where_stretches_meet_a_tone_goes_on_without_a_jump() -> None:
    """But for the last two stretches, of which the second is laid at the end whatever the wave."""
    made = array("h", compress(sine(150, 1.0), RATE, 1.4))[: -RATE // 25]
    steepest = 12_000 * 2 * math.pi * 150 / RATE
    assert max(abs(after - before) for before, after in pairwise(made)) < 1.2 * steepest
    period = RATE // 150
    loudest = [max(made[start : start + period]) for start in range(0, len(made) - period, period)]
    assert min(loudest) > 11_000


@pytest.mark.parametrize("factor", FACTORS)
def test_silence_stays_silence(factor: float) -> None:
    assert set(compress(bytes(RATE), RATE, factor)) == {0}


def test_beginning_and_end_are_the_given_ones() -> None:
    rng = random.Random(5)
    noise = array("h", (rng.randrange(-9_000, 9_000) for _ in range(RATE)))
    made = array("h", compress(noise.tobytes(), RATE, 1.5))
    assert made[:200] == noise[:200]
    assert made[-5:].tolist() == pytest.approx(noise[-5:].tolist(), abs=50)


@pytest.mark.parametrize(
    "samples", [b"", b"\1", b"\1\2", b"\1\2\3", sine(300, 0.05), sine(300, 0.05)[1:]]
)
def test_too_little_to_leave_anything_out_stays_as_it_is(samples: bytes) -> None:
    assert compress(samples, RATE, 1.5) == samples[: len(samples) // 2 * 2]


@pytest.mark.parametrize(("factor", "nearest"), [(0.5, 1.0), (1.0, 1.0), (9.0, MOST), (math.nan, 1.0)])
def test_a_factor_that_cannot_be_is_the_nearest_that_can(factor: float, nearest: float) -> None:
    given = sine(150, 0.5)
    assert compress(given, RATE, factor) == compress(given, RATE, nearest)
    assert compress(given, RATE, 1.0) == given


SAMPLES = st.integers(-32_768, 32_767)


@given(
    st.one_of(
        st.binary(max_size=3_000),
        # Long enough at any rate, and as loud as can be.
        st.builds(
            lambda some, times: array("h", some * times).tobytes(), st.lists(SAMPLES), st.just(70)
        ),
    ),
    st.sampled_from([1, 50, 400, 8_000, 22_050]),
    st.floats(),
)
@example(array("h", [-32_768, 32_767] * 3_000).tobytes(), 22_050, 1.3)
def test_of_any_bytes_it_makes_no_more_and_no_louder(samples: bytes, rate: int, factor: float) -> None:
    made = compress(samples, rate, factor)
    assert len(made) % 2 == 0
    assert len(samples) // 2 <= len(made) // 2 * MOST + 1
    assert len(made) <= len(samples)
    before, after = array("h", samples[: len(samples) // 2 * 2]), array("h", made)
    assert max(map(abs, after), default=0) <= max(map(abs, before), default=0)


@pytest.mark.parametrize("language", SENTENCES)
def test_the_fastest_voice_is_made_faster_at_its_own_pitch(language: str) -> None:
    with system_voice() as voice:
        sound = voice.say(SENTENCES[language], language, FASTEST)
    assert isinstance(sound, Sound)
    made = compress(sound.samples, sound.rate, 1.4)
    assert len(made) == pytest.approx(len(sound.samples) / 1.4, rel=0.03)
    # Speech rises and falls: the pitch is compared moment by moment, and a few may be heard wrongly.
    ratios = []
    for moment in range(0, int(sound.seconds * 100)):
        pitch = voice_pitch(sound.samples, sound.rate, moment / 100)
        faster = voice_pitch(made, sound.rate, moment / 100 / 1.4)
        if pitch and faster:
            ratios.append(faster / pitch)
    assert len(ratios) > 10
    assert statistics.median(ratios) == pytest.approx(1, rel=0.05)


@pytest.mark.other_system
@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere the system decides which voices there are"
)
@pytest.mark.parametrize("language", SENTENCES)
def test_of_the_voices_of_a_language_the_second_and_third_are_higher(language: str) -> None:
    heights = []
    with system_voice() as voice:
        for speaker in (1, 2, 3):
            sound = voice.say(SENTENCES[language], language, speaker=speaker)
            assert isinstance(sound, Sound)
            moments = range(0, int(sound.seconds * 50))
            pitches = [voice_pitch(sound.samples, sound.rate, moment / 50) for moment in moments]
            heights.append(statistics.median(filter(None, pitches)))
    assert min(heights[1:]) > 1.2 * heights[0]
