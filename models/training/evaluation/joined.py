"""Numbers that are said by themselves, joined with pauses and faint noise: recorded prompts, and voices
that speak as if they were."""

import zlib
from collections.abc import Callable, Sequence

import numpy as np

from models.training.evaluation.source import Utterance
from models.training.evaluation.waveform import Wave, decibels, silence

Rng = np.random.Generator
Number = Callable[[str, Rng], Sequence[Wave]]
"""The pieces of one number, as it is written."""

LEVEL = 0.07
"""The level of what is joined, 23 decibels below full scale."""
_NOISE = 50.0
"""Decibels of the faint noise below the speech."""
_BETWEEN_NUMBERS = (0.05, 0.4)
"""Seconds."""


def joined(utterance: Utterance, number: Number) -> Wave:
    """The numbers of an utterance, which blanks divide in its text, one behind the other.

    Pauses and noise hang on the voice and the text alone, and so does what `number` draws. Raises what
    that raises, ValueError for a text without a number.
    """
    rng = np.random.default_rng(zlib.crc32("/".join([utterance.voice, utterance.text]).encode()))
    pieces: list[Wave] = []
    for each in utterance.text.split():
        if pieces:
            pieces.append(silence(rng.uniform(*_BETWEEN_NUMBERS)))
        pieces += number(each, rng)
    sound = np.concatenate(pieces)
    noise = rng.standard_normal(sound.size) * LEVEL * decibels(-_NOISE)
    return (sound + noise).astype(np.float32)
