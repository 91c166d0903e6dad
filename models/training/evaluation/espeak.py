"""The voices that come with espeak-ng: the trainer uses none of them, only variants of its own making.

The engine is the one that the models are trained on, so these tables say least; for Portuguese the free
part of Debian has no other one that judges.
"""

import importlib.util
from collections.abc import Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from models.training.evaluation.source import Utterance
from models.training.evaluation.waveform import Wave, resample

if TYPE_CHECKING:
    from models.training.espeak import Espeak as Library

HELD_OUT = ("m2", "m7", "f2", "f4", "Annie", "Michael", "Storm", "klatt3", "belinda", "travis")
"""Variants that no training may use, nor imitate: men, women, and both of its synthesisers."""

ACCENTS = MappingProxyType({"it": ("it",), "en": ("en-us", "en"), "pt": ("pt", "pt-br")})
"""The voices of each language, the one that speaks where nothing else is chosen first."""
_WORDS_A_MINUTE = 175


class Espeak:
    """espeak-ng as a source of speech: every variant speaks every accent of the language."""

    name = "espeak"

    def __init__(self, language: str) -> None:
        self.language = language
        accents = ACCENTS[language]
        # In turn, so that few utterances have all accents too.
        self.voices = tuple(
            f"{accents[at % len(accents)]}+{variant}" for at, variant in enumerate(HELD_OUT)
        )

    @property
    def is_installed(self) -> bool:
        """Whether the package with the library is there."""
        return importlib.util.find_spec("espeakng_loader") is not None

    def can_say(self, text: str) -> bool:
        """It says anything."""
        return True

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The sounds of the utterances. Raises OSError or ValueError."""
        return [_say(utterance) for utterance in utterances]


def _say(utterance: Utterance) -> Wave:
    from models.training.espeak import RATE

    words_a_minute = round(_WORDS_A_MINUTE * utterance.rate)
    speech = _library().speak(utterance.text, utterance.voice, rate=words_a_minute)
    return resample((speech.samples / 32768).astype("float32"), RATE)


@cache
def _library() -> "Library":
    from models.training.espeak import Espeak as Library

    return Library()
