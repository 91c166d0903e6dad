"""Waves as numpy arrays: float32, one channel, 16,000 samples in a second, full scale 1."""

import wave
from math import gcd
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Wave: TypeAlias = npt.NDArray[np.float32]

RATE = 16_000
"""Samples in a second of everything in the evaluation."""

_FRAME = RATE // 50
_SILENT_BELOW = 30.0
"""Decibels below the loudest frame from which a frame is a pause."""


def read_wav(file: Path) -> Wave:
    """A WAV file of 16 bits and one channel at any rate. Raises wave.Error, ValueError."""
    with wave.open(str(file), "rb") as opened:
        if opened.getnchannels() != 1 or opened.getsampwidth() != 2:
            raise ValueError(f"{file} is not of 16 bits and one channel")
        samples = np.frombuffer(opened.readframes(opened.getnframes()), "<i2")
        rate = opened.getframerate()
    return resample((samples / 32768).astype(np.float32), rate)


def write_wav(file: Path, sound: Wave) -> None:
    """A WAV file at 16,000 samples in a second."""
    with wave.open(str(file), "wb") as opened:
        opened.setnchannels(1)
        opened.setsampwidth(2)
        opened.setframerate(RATE)
        opened.writeframes(pcm16(sound))


def pcm16(sound: Wave) -> bytes:
    """The samples as 16 bits, little-endian; what is beyond full scale is cut."""
    return (np.clip(np.round(sound * 32768), -32768, 32767)).astype("<i2").tobytes()


def resample(sound: Wave, rate: int) -> Wave:
    """A wave of another rate at 16,000 samples in a second, by its spectrum."""
    if rate == RATE or not sound.size:
        return sound
    # A tenth of a second of silence keeps the end from running into the beginning; the two lengths must
    # be in the exact ratio of the rates, else the end is out of step.
    whole = rate // gcd(rate, RATE)
    silent = rate // 10
    padded = np.pad(sound, (0, silent + -(sound.size + silent) % whole))
    length = padded.size * RATE // rate
    spectrum = np.fft.rfft(padded)
    kept = np.zeros(length // 2 + 1, complex)
    shared = min(kept.size, spectrum.size)
    kept[:shared] = spectrum[:shared]
    again = np.fft.irfft(kept, length) * (length / padded.size)
    return again[: round(sound.size * RATE / rate)].astype(np.float32)


def level(sound: Wave) -> float:
    """The root mean square of what is not pause; 0 for silence."""
    frames = frame_power(sound)
    if not frames.size or not frames.max():
        return 0.0
    loud = frames[frames > frames.max() * 10 ** (-_SILENT_BELOW / 10)]
    return float(np.sqrt(loud.mean()))


def at_level(sound: Wave, wanted: float) -> Wave:
    """The same sound with that level; silence stays silence."""
    now = level(sound)
    return (sound * (wanted / now)).astype(np.float32) if now else sound


def decibels(difference: float) -> float:
    """How many decibels as a factor of the samples."""
    return float(10 ** (difference / 20))


def trimmed(sound: Wave, below: float = 45.0, margin: float = 0.05) -> Wave:
    """Without the silence at both ends: what is `below` decibels under the loudest frame.

    Some seconds, `margin`, of it stay: a consonant begins more softly than that.
    """
    begin, end = spoken(sound, below)
    if begin == end:
        return sound
    around = round(margin * RATE)
    return sound[max(begin - around, 0) : end + around]


def spoken(sound: Wave, below: float = 45.0) -> tuple[int, int]:
    """The samples at which speech begins and has ended, to 20 milliseconds; both are 0 for silence.

    Before and behind them all is `below` decibels under the loudest frame.
    """
    frames = frame_power(sound)
    if not frames.size or not frames.max():
        return 0, 0
    loud = np.flatnonzero(frames > frames.max() * 10 ** (-below / 10))
    return int(loud[0]) * _FRAME, int(loud[-1] + 1) * _FRAME


def silence(seconds: float) -> Wave:
    """No sound for so long."""
    return np.zeros(round(seconds * RATE), np.float32)


def frame_power(sound: Wave, frame: int = _FRAME) -> npt.NDArray[np.float64]:
    """The mean square of each whole frame of so many samples, 20 milliseconds unless told."""
    whole = sound[: sound.size // frame * frame].astype(np.float64)
    power: npt.NDArray[np.float64] = (whole.reshape(-1, frame) ** 2).mean(1)
    return power
