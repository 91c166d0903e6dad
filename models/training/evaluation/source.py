"""What a source of speech is: a synthesiser or recorded people.

No model was trained on them, but for one teacher: sources.py has who judges.
"""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

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


def one_by_one(utterances: Sequence[Utterance], say: Callable[[Utterance, Path], Wave]) -> list[Wave]:
    """The sounds of some utterances, of a program that writes a file for each; raises what `say` raises.

    `say` may put others beside that file, in a folder that is empty before the first utterance and gone
    behind the last one.
    """
    sounds: list[Wave] = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "said.wav")
        for utterance in utterances:
            # Else a program that ends well and writes nothing would say what was said before.
            file.unlink(missing_ok=True)
            sounds.append(say(utterance, file))
    return sounds
