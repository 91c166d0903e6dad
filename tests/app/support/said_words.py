"""What a microphone of the tests hears: words of the program's own voice, and noise."""

import importlib.util
import random
from pathlib import Path

import pytest

from speech.audio.samples import bytes_of, numbers_of
from speech.audio.wav import read_wav
from tests.app.support.processes import damavoce
from tests.speech.support.wavs import wav as wav_file

SECOND = 2 * 16_000
"""Bytes of sound."""


def said(language: str, text: str, folder: Path) -> bytes:
    if importlib.util.find_spec("pyttsx3") is None:
        pytest.skip("needs the extra `voice`")
    done = damavoce("speak", "--lang", language, "--to", str(folder / "said.wav"), text)
    assert done.returncode == 0, done.stderr
    return read_wav((folder / "said.wav").read_bytes(), 16_000)


def quieter(sound: bytes, decibels: float) -> bytes:
    times = 10 ** (-decibels / 20)
    return bytes_of(max(-32768, min(32767, round(each * times))) for each in numbers_of(sound))


def noisy(sound: bytes, deviation: float) -> bytes:
    """With white noise: a deviation of 23 is 60 decibels below the loudest sine."""
    chance = random.Random(7)
    noise = (round(chance.gauss(0, deviation)) for _ in range(len(sound) // 2))
    return bytes_of(
        max(-32768, min(32767, a + b)) for a, b in zip(numbers_of(sound), noise, strict=True)
    )


def microphone(folder: Path, sound: bytes, deviation: float = 23) -> str:
    """A file that stands for one: a second of noise alone, the sound, three of noise, then silence."""
    file = folder / "microphone.wav"
    whole = bytes(SECOND) + sound + bytes(3 * SECOND)
    file.write_bytes(wav_file(noisy(whole, deviation)))
    return f"file:{file}"
