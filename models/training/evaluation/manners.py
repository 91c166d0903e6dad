"""How people speak and what is heard beside them: whispers, breath, keys, late keys, held stops.

The models learn with such manners (models/training/manners.py, speakers.py, corpus.py). What makes a
whisper, breath and clicks is shared with the training; what is drawn is drawn here, by trial, and the
voices are others. Each takes a staged utterance; it may come out longer or shorter.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from models.training import manners
from models.training.evaluation.waveform import (
    RATE,
    Wave,
    at_level,
    decibels,
    frame_power,
    level,
    spoken,
)

Rng = np.random.Generator

_FULL = 32768.0
"""Full scale of the training's samples."""
_LATE = (0.02, 0.12)
"""Seconds of the speech that are over when a key is pressed late."""
_LEAK = 20.0
"""Decibels of the program's own voice below the speech."""
_LEAKS_UNTIL = (-0.2, 0.5)
"""Seconds behind the beginning of the speech at which the program is silent at last."""
_FRAME = RATE // 200
_SHUT_BELOW = 32.0
"""Decibels below the loudest frame from which a mouth may be shut."""
_SHUT_FOR = (0.025, 0.18)
"""Seconds that a mouth is shut for a stop. Longer is a pause."""
_HELD = (1.5, 2.0)
"""How many times as long it is shut: by half, or double, or between."""
_SLOWER = 0.85
_FALLS = 10.0
"""Decibels that the voice of who is tired falls from the beginning of a sentence to its end."""
_PIECE, _REACH = 640, 160
"""Samples of the pieces of which slower speech is made, and how far to either side a better one is
looked for: the longest period of a voice lies within."""


def whisper(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """The same without a voice, as loud as with it: a whisper near the microphone."""
    return _of(manners.whispered(_sixteen(sound), rng))


def breath(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """Breath, or a laugh, just before the speech; the sound begins with it where it is longer."""
    breathed = _of(manners.before_speech(level(sound) * _FULL, rng))
    begin, _ = spoken(sound)
    heard = np.concatenate([np.zeros(max(0, breathed.size - begin), np.float32), sound])
    end = max(begin, breathed.size)
    heard[end - breathed.size : end] += breathed
    return heard


def keys(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """One to three keys that are pressed near the microphone, anywhere in it."""
    return _of(manners.clicked(_sixteen(sound), level(sound) * _FULL, rng))


def own_voice(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """What the program was saying, 20 decibels below: it is silent at last when somebody speaks.

    `talkers` are what it says. Raises ValueError without any.
    """
    if not talkers:
        raise ValueError("there is nothing that the program says")
    said = talkers[int(rng.integers(len(talkers)))]
    begin, _ = spoken(sound)
    end = min(sound.size, max(0, begin + round(rng.uniform(*_LEAKS_UNTIL) * RATE)))
    last = at_level(said[max(0, said.size - end) :], level(sound) * decibels(-_LEAK))
    heard = sound.copy()
    heard[end - last.size : end] += last
    return heard


def late(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """From 20 to 120 milliseconds behind the beginning of the speech on, with nothing before it."""
    begin, _ = spoken(sound)
    return sound[begin + round(rng.uniform(*_LATE) * RATE) :]


def held(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """Every gap as long as one of a stop half as long again, up to twice as long.

    They are known by their sound alone: voiced stops, which are not silent, stay as they are, and a
    pause as short as a stop is longer too.
    """
    pieces: list[Wave] = []
    behind = 0
    for begin, end in _gaps(sound):
        middle = (begin + end) // 2
        more = round((end - begin) * (rng.uniform(*_HELD) - 1))
        # To and fro over what is there, so that nothing jumps.
        pieces += [sound[behind:begin], np.pad(sound[begin:middle], (0, more), "symmetric")]
        behind = middle
    return np.concatenate([*pieces, sound[behind:]])


def tired(sound: Wave, talkers: Sequence[Wave], rng: Rng) -> Wave:
    """Slower, 0.85 times as fast, at the same pitch; ten decibels softer at the end than at first."""
    slow = slower(sound, _SLOWER)
    begin, end = spoken(slow)
    falls = np.clip((np.arange(slow.size) - begin) / max(1, end - begin), 0, 1)
    return _wave(slow * 10 ** (-_FALLS * falls / 20))


def slower(sound: Wave, rate: float) -> Wave:
    """A sound so many times as fast, at the same pitch: pieces that overlap, each from where it goes on
    best (WSOLA; Verhelst and Roelands, ICASSP 1993)."""
    size, hop = round(sound.size / rate), _PIECE // 2
    count = size // hop + 2
    window = np.hanning(_PIECE + 1)[:-1]
    padded = np.pad(sound, (_REACH, round(count * hop * rate) + 2 * _PIECE + 2 * _REACH - sound.size))
    made = np.zeros((count + 1) * hop)
    at = _REACH
    for number in range(count):
        if number:
            wanted = round(number * hop * rate)
            goes_on = padded[at + hop : at + hop + _PIECE]
            near = padded[wanted : wanted + _PIECE + 2 * _REACH]
            power = np.convolve(near**2, np.ones(_PIECE), "valid")
            at = wanted + int(np.argmax(np.correlate(near, goes_on) / np.sqrt(power + 1e-9)))
        made[number * hop : number * hop + _PIECE] += window * padded[at : at + _PIECE]
    return _wave(made[:size])


def _gaps(sound: Wave) -> list[tuple[int, int]]:
    """Where the speech is as quiet as in a stop, and for as short a while; not before or behind it."""
    begin, end = spoken(sound)
    power = frame_power(sound[begin:end], _FRAME)
    if not power.size:
        return []
    is_shut = power < power.max() * 10 ** (-_SHUT_BELOW / 10)
    turns = np.flatnonzero(np.diff(is_shut, prepend=False, append=False)) * _FRAME + begin
    shortest, longest = (seconds * RATE for seconds in _SHUT_FOR)
    pairs = zip(turns[::2].tolist(), turns[1::2].tolist(), strict=True)
    return [(one, other) for one, other in pairs if shortest <= other - one <= longest]


def _sixteen(sound: Wave) -> Wave:
    """In the range of 16 bits, as the training has it."""
    return _wave(sound * _FULL)


def _of(samples: Wave) -> Wave:
    return _wave(samples / _FULL)


def _wave(sound: npt.NDArray[np.floating[Any]]) -> Wave:
    return sound.astype(np.float32)
