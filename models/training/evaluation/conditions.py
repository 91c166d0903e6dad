"""How speech reaches the microphone: through noise, other talkers, a room, from afar, by telephone.

Every condition is a function of a speech wave that already has its pauses before and after, of other
talkers and of a generator of random numbers; decibels are of the speech without its pauses against the
disturbance. How somebody speaks, and what else a player's microphone hears, has a place of its own,
manners.py.
"""

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt

from models.training.evaluation import manners
from models.training.evaluation.waveform import RATE, Wave, at_level, decibels, level, silence

Rng = np.random.Generator
Condition = Callable[[Wave, Sequence[Wave], Rng], Wave]

BEFORE, AFTER = 0.3, 0.9
"""Seconds of pause around an utterance; the later one is longer than a recogniser waits for an end."""
SPEECH = 0.07
"""The usual level of speech, 23 decibels below full scale."""
_VARIES = 3.0
"""Decibels that the level of speech varies up and down."""
_FAINT = 60.0
"""Decibels of the noise that every microphone makes, below the speech."""
_NOISE = 15.0
_FURTHER_AWAY = 30.0
_PEAK = 0.95
_REVERBERATION = 0.5
"""Seconds until an echo is sixty decibels lower."""
_DIRECT = 3.0
"""Decibels of the direct sound above its echoes."""
_TELEPHONE = (300.0, 3400.0)
_COMPANDING = 255.0


def staged(sound: Wave, rng: Rng) -> Wave:
    """An utterance at a speaker's usual level, with pauses and the faint noise of a microphone."""
    spoken = at_level(sound, SPEECH * decibels(rng.uniform(-_VARIES, _VARIES)))
    whole = np.concatenate([silence(BEFORE), spoken, silence(AFTER)])
    faint = SPEECH * decibels(-_FAINT)
    return (whole + faint * rng.standard_normal(whole.size)).astype(np.float32)


def disturb(name: str, sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """A staged utterance under one of `CONDITIONS` or `MANNERS`, never beyond full scale.

    Raises KeyError for another, ValueError where somebody is to be heard and there are no talkers.
    """
    how = MANNERS[name] if name in MANNERS else CONDITIONS[name]
    heard = how(sound, talkers, rng)
    peak = float(np.abs(heard).max(initial=0.0))
    return _wave(heard * (_PEAK / peak)) if peak > _PEAK else heard


def noise(colour: str, seconds: float, rng: Rng) -> Wave:
    """Noise alone, at the level of speech: white, pink or hum."""
    return at_level(_COLOURS[colour](round(seconds * RATE), rng), SPEECH)


def babble(talkers: Sequence[Wave], size: int, rng: Rng) -> Wave:
    """Two people who talk on and on, each at his own moment. Raises ValueError without talkers."""
    if not talkers:
        raise ValueError("there are no other talkers")
    voices = [_talking(talkers, size, rng) for _ in range(2)]
    return _wave(np.sum(voices, axis=0))


def _talking(talkers: Sequence[Wave], size: int, rng: Rng) -> Wave:
    pieces: list[Wave] = []
    length = 0
    while length < 2 * size:
        piece = at_level(talkers[int(rng.integers(len(talkers)))], SPEECH)
        pieces += [piece, silence(rng.uniform(0.1, 0.5))]
        length += piece.size + pieces[-1].size
    row = np.concatenate(pieces)
    start = int(rng.integers(row.size - size + 1))
    return row[start : start + size]


def _mixed(sound: Wave, disturbance: Wave) -> Wave:
    wanted = level(sound) * decibels(-_NOISE)
    return (sound + at_level(disturbance, wanted)).astype(np.float32)


def _clean(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    return sound


def _in_white(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    return _mixed(sound, _white(sound.size, rng))


def _in_pink(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    return _mixed(sound, _pink(sound.size, rng))


def _in_hum(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    return _mixed(sound, _hum(sound.size, rng))


def _in_babble(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    return _mixed(sound, babble(talkers, sound.size, rng))


def _in_a_room(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """A bare room: noise that dies away, 10 to 20 ms after the direct sound."""
    size = round(_REVERBERATION * RATE)
    echoes = rng.standard_normal(size) * 10 ** (-3 * np.arange(size) / size)
    echoes[: round(rng.uniform(0.01, 0.02) * RATE)] = 0
    echoes *= decibels(-_DIRECT) / np.sqrt((echoes**2).sum())
    echoes[0] = 1.0
    length = sound.size + size
    whole = np.fft.irfft(np.fft.rfft(sound, length) * np.fft.rfft(echoes, length), length)
    return at_level(whole[: sound.size].astype(np.float32), level(sound))


def _quiet(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    return _wave(sound * decibels(-_FURTHER_AWAY))


def _by_telephone(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """Its band, and eight bits by the mu-law."""
    low, high = _TELEPHONE
    frequencies = np.fft.rfftfreq(sound.size, 1 / RATE)
    kept = 1 / (1 + (low / np.maximum(frequencies, 1)) ** 8) / (1 + (frequencies / high) ** 24)
    band = np.fft.irfft(np.fft.rfft(sound) * kept, sound.size)
    pressed = np.sign(band) * np.log1p(_COMPANDING * np.abs(band)) / np.log1p(_COMPANDING)
    steps = np.round(pressed * 127) / 127
    again = np.sign(steps) * np.expm1(np.abs(steps) * np.log1p(_COMPANDING)) / _COMPANDING
    return _wave(again)


def _white(size: int, rng: Rng) -> Wave:
    return rng.standard_normal(size).astype(np.float32)


def _pink(size: int, rng: Rng) -> Wave:
    """As much power in every octave, from 20 Hz up."""
    spectrum = np.fft.rfft(rng.standard_normal(size))
    frequencies = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 20)
    return _wave(np.fft.irfft(spectrum / np.sqrt(frequencies), size))


def _hum(size: int, rng: Rng) -> Wave:
    """The mains, 50 Hz with its harmonics, and a little hiss."""
    time = np.arange(size) / RATE
    tones = [
        np.sin(2 * np.pi * 50 * harmonic * time + rng.uniform(0, 2 * np.pi)) / harmonic
        for harmonic in (1, 2, 3, 4, 5, 6, 7, 9, 11, 13)
    ]
    return _wave(np.sum(tones, axis=0) + 0.05 * rng.standard_normal(size))


def _wave(sound: npt.NDArray[np.floating[Any]]) -> Wave:
    return sound.astype(np.float32)


_COLOURS = MappingProxyType({"white": _white, "pink": _pink, "hum": _hum})
COLOURS = tuple(_COLOURS)
"""The kinds of noise that `noise` makes."""

CONDITIONS: MappingProxyType[str, Condition] = MappingProxyType(
    {
        "clean": _clean,
        "white": _in_white,
        "pink": _in_pink,
        "hum": _in_hum,
        "talkers": _in_babble,
        "room": _in_a_room,
        "quiet": _quiet,
        "telephone": _by_telephone,
    }
)
"""What is measured unasked, each condition by its name; none makes an utterance longer or shorter."""

OWN_VOICE = "own-voice"
MANNERS: MappingProxyType[str, Condition] = MappingProxyType(
    {
        "whisper": manners.whisper,
        "breath": manners.breath,
        "keys": manners.keys,
        OWN_VOICE: manners.own_voice,
        "late": manners.late,
        "held": manners.held,
        "tired": manners.tired,
    }
)
"""What is measured when it is asked for. In OWN_VOICE the talkers are what the program says."""
