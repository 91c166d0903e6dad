"""A synthesiser whose words are joined with pauses and cut at their onsets, as recorded prompts are.

What the recorded people are looked at for at last is tried here first: "sedici" without its s, "venti"
without its v. Every number is said by itself; of its beginning 20 to 120 milliseconds are lacking.
"""

import zlib
from collections.abc import Sequence

import numpy as np

from models.training.evaluation.source import Source, Utterance
from models.training.evaluation.waveform import (
    RATE,
    Wave,
    at_level,
    decibels,
    silence,
    trimmed,
)

_CUT = (0.02, 0.12)
"""Seconds of an onset that are lacking."""
_BETWEEN = (0.05, 0.4)
_LEVEL = 0.07
_NOISE = 50.0
"""Decibels of the faint noise below the speech."""


class Prompted:
    """Another source, number by number."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.name = f"{source.name}-cut"
        self.language = source.language
        self.voices = source.voices
        self._said: dict[tuple[str, str], Wave] = {}

    @property
    def is_installed(self) -> bool:
        """Whether the other one is."""
        return self._source.is_installed

    def can_say(self, text: str) -> bool:
        """What the other one can."""
        return self._source.can_say(text)

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The numbers of each utterance, which are its words, joined; raises what the other raises."""
        wanted = {(each.voice, word) for each in utterances for word in each.text.split()}
        missing = sorted(wanted - self._said.keys())
        sounds = self._source.say([Utterance(word, voice) for voice, word in missing])
        for word, sound in zip(missing, sounds, strict=True):
            self._said[word] = at_level(trimmed(sound, margin=0.0), _LEVEL)
        return [self._joined(each) for each in utterances]

    def _joined(self, utterance: Utterance) -> Wave:
        rng = np.random.default_rng(zlib.crc32("/".join([utterance.voice, utterance.text]).encode()))
        pieces: list[Wave] = []
        for word in utterance.text.split():
            if pieces:
                pieces.append(silence(rng.uniform(*_BETWEEN)))
            pieces.append(self._said[utterance.voice, word][round(rng.uniform(*_CUT) * RATE) :])
        sound = np.concatenate(pieces)
        noise = rng.standard_normal(sound.size) * _LEVEL * decibels(-_NOISE)
        return (sound + noise).astype(np.float32)
