"""Waves: read, resampled, measured, cut. And the decoder of telephone recordings."""

import random
import wave
import zlib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.training.evaluation import g722
from models.training.evaluation.waveform import (
    RATE,
    at_level,
    decibels,
    level,
    pcm16,
    read_wav,
    resample,
    silence,
    trimmed,
    write_wav,
)

FIRST = [-1, 0, 0, -1, -1, 0, -1, -2, 0, 3, -5, -20]
ALL = 1835150589


def tone(seconds: float, hertz: float = 500, rate: int = RATE, height: float = 0.5):
    time = np.arange(round(seconds * rate)) / rate
    return (height * np.sin(2 * np.pi * hertz * time)).astype(np.float32)


@given(
    st.sampled_from([8000, 11025, 16000, 22050, 44100, 48000]),
    st.floats(0.1, 1.0),
    st.integers(300, 3000),
)
def test_a_tone_of_any_rate_keeps_its_pitch_and_length(rate, seconds, hertz):
    again = resample(tone(seconds, hertz, rate), rate)
    wanted = tone(seconds, hertz)
    assert abs(again.size - wanted.size) <= 1
    inside = slice(400, min(again.size, wanted.size) - 400)  # a tone cut off rings
    assert np.abs(again[inside] - wanted[inside]).max(initial=0) < 0.02


def test_nothing_stays_nothing():
    nothing = np.zeros(0, np.float32)
    assert resample(nothing, 8000).size == 0
    assert level(nothing) == level(silence(1)) == 0
    assert not at_level(silence(1), 0.1).any()
    assert trimmed(silence(0.1)).size == 1600


@given(st.floats(0.001, 0.5), st.floats(0.0, 2.0))
def test_the_level_does_not_depend_on_the_pauses(wanted, pause):
    sound = np.concatenate([silence(pause), at_level(tone(0.5), wanted), silence(pause)])
    assert level(sound) == pytest.approx(wanted, rel=0.1)


def test_decibels():
    assert decibels(20) == pytest.approx(10)
    assert decibels(-6) == pytest.approx(0.5, rel=0.01)


def test_the_ends_are_cut_and_their_margin_stays():
    sound = np.concatenate([silence(0.5), tone(1), silence(0.7)])
    assert trimmed(sound, margin=0.1).size / RATE == pytest.approx(1.2, abs=0.04)


def test_samples_beyond_full_scale_are_cut_and_not_turned_over():
    assert np.frombuffer(pcm16(np.array([2, 1, -1, -2], np.float32)), "<i2").tolist() == [
        *(32767, 32767, -32768, -32768)
    ]


def test_what_is_written_is_read_again(tmp_path: Path):
    sound = tone(0.3)
    write_wav(tmp_path / "tone.wav", sound)
    assert np.abs(read_wav(tmp_path / "tone.wav") - sound).max() <= 1 / 32768


def test_two_channels_are_refused(tmp_path: Path):
    with wave.open(str(tmp_path / "two.wav"), "wb") as opened:
        opened.setnchannels(2)
        opened.setsampwidth(2)
        opened.setframerate(RATE)
        opened.writeframes(bytes(400))
    with pytest.raises(ValueError, match="one channel"):
        read_wav(tmp_path / "two.wav")


def test_g722_is_decoded_bit_by_bit_as_the_recommendation_says():
    """Against another decoder: the same 800 bytes, which drive both bands to their limits."""
    chance = random.Random(722)
    sound = g722.decode(bytes(chance.randrange(256) for _ in range(800)))
    samples = np.round(sound * 32768).astype("<i2")
    assert samples[:12].tolist() == FIRST
    assert zlib.crc32(samples.tobytes()) == ALL
