"""What a source of speech is: a synthesiser or recorded people.

No model was trained on them, but for one teacher: sources.py has who judges.
"""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from models.training.evaluation.waveform import Wave


class Utterance(NamedTuple):
    """What is to be said, by which of a source's voices, and how fast."""

    text: str
    """As people write it, with accents; a hyphen joins the words of one number: thirty-two."""
    voice: str
    rate: float = 1.0
    """Times the voice's own speed; a recorded person has one speed."""


class Source(Protocol):
    """A synthesiser or recorded people: texts in, sound out."""

    name: str
    language: str
    voices: tuple[str, ...]

    @property
    def is_installed(self) -> bool:
        """Whether this machine has it."""

    def can_say(self, text: str) -> bool:
        """Whether it knows all words of a text."""

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The sounds of some utterances, at the source's own level."""


@runtime_checkable
class Spelt(Protocol):
    """A source for which we choose the phones, so that the same text may be said otherwise some day."""

    def spelt(self, utterance: Utterance) -> str:
        """What is really said: the phones, or what they follow from besides the text and the rate.

        A sound is kept under it. Nothing, where that is as it was when sounds were kept by text alone.
        Raises KeyError for what cannot be said.
        """


def one_by_one(utterances: Sequence[Utterance], say: Callable[[Utterance, Path], Wave]) -> list[Wave]:
    """The sounds of some utterances by a program that writes files; raises what `say` raises.

    `say` is given the name of its sound. Others may lie beside it, in a folder that is gone afterwards.
    """
    sounds: list[Wave] = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "said.wav")
        for utterance in utterances:
            # Else a program that ends well and writes nothing would say what was said before.
            file.unlink(missing_ok=True)
            sounds.append(say(utterance, file))
    return sounds
