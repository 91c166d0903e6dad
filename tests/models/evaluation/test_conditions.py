"""What the conditions do to speech: as much noise as they say, the same by seed, and no clipping."""

import numpy as np
import pytest

from models.training.evaluation.conditions import (
    AFTER,
    BEFORE,
    COLOURS,
    CONDITIONS,
    SPEECH,
    babble,
    disturb,
    noise,
    staged,
)
from models.training.evaluation.waveform import RATE, Wave, level

NOISY = ("white", "pink", "hum", "talkers")


def speech(seed: int = 1) -> Wave:
    """Noise in syllables, which has pauses and a spectrum up to the top as speech has."""
    rng = np.random.default_rng(seed)
    time = np.arange(2 * RATE) / RATE
    syllables = np.maximum(0, np.sin(2 * np.pi * 4 * time))
    return (0.3 * syllables * rng.standard_normal(time.size)).astype(np.float32)


TALKERS = [speech(7), speech(8), speech(9)]


def heard(name: str, seed: int = 3) -> tuple[Wave, Wave]:
    sound = staged(speech(), np.random.default_rng(seed))
    return sound, disturb(name, sound, TALKERS, np.random.default_rng(seed))


def test_an_utterance_is_staged_with_pauses_at_a_usual_level():
    sound = staged(speech(), np.random.default_rng(1))
    assert sound.size == speech().size + round((BEFORE + AFTER) * RATE)
    assert 0.7 * SPEECH < level(sound) < 1.42 * SPEECH
    assert 0 < level(sound[: round(BEFORE * RATE)]) < SPEECH / 500  # a microphone is never silent


@pytest.mark.parametrize("name", CONDITIONS)
def test_the_same_seed_gives_the_same_sound_as_long_and_never_clipped(name):
    sound, there = heard(name)
    assert np.array_equal(there, heard(name)[1])
    assert there.size == sound.size
    assert there.dtype == np.float32
    assert np.isfinite(there).all()
    assert 0 < np.abs(there).max() < 1
    if name != "clean":
        assert not np.array_equal(there, sound)
    if name in (*NOISY, "room"):
        with_other_seed = disturb(name, sound, TALKERS, np.random.default_rng(99))
        assert not np.array_equal(there, with_other_seed)


@pytest.mark.parametrize("name", NOISY)
def test_noise_is_fifteen_decibels_below_the_speech(name):
    sound, there = heard(name)
    assert 20 * np.log10(level(sound) / level(there - sound)) == pytest.approx(15, abs=0.1)


def test_a_loud_utterance_in_noise_is_made_softer_and_not_cut():
    sound = (speech() / np.abs(speech()).max()).astype(np.float32)
    there = disturb("white", sound, TALKERS, np.random.default_rng(1))
    assert np.abs(there).max() == pytest.approx(0.95)


def test_far_away_is_thirty_decibels_softer():
    sound, there = heard("quiet")
    assert 20 * np.log10(level(sound) / level(there)) == pytest.approx(30, abs=0.1)


def test_a_telephone_has_neither_low_nor_high_sounds():
    _, there = heard("telephone")
    power = np.abs(np.fft.rfft(there)) ** 2
    hertz = np.fft.rfftfreq(there.size, 1 / RATE)
    inside = power[(hertz > 500) & (hertz < 3000)].mean()
    assert power[hertz < 150].mean() < inside / 300
    assert power[hertz > 4500].mean() < inside / 300


def test_a_room_goes_on_after_the_sound():
    click = np.zeros(RATE, np.float32)
    click[1000] = 0.9
    there = disturb("room", click, (), np.random.default_rng(1))
    assert np.argmax(np.abs(there)) == 1000
    early, late = (level(there[at : at + 1600]) for at in (1500, 7000))
    assert early > 3 * late > 0


def test_other_talkers_must_be_given():
    with pytest.raises(ValueError, match="no other talkers"):
        babble([], RATE, np.random.default_rng(1))


def test_a_condition_that_is_none_is_an_error():
    with pytest.raises(KeyError):
        disturb("on the moon", speech(), (), np.random.default_rng(1))


@pytest.mark.parametrize("colour", COLOURS)
def test_noise_alone_is_as_loud_as_speech(colour):
    sound = noise(colour, 1.0, np.random.default_rng(1))
    assert sound.size == RATE
    assert level(sound) == pytest.approx(SPEECH, rel=0.01)
