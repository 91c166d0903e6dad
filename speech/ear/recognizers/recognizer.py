"""What a recogniser is: sound in, words out, likeliest first. What they mean is another matter."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

RATE = 16_000
"""Samples a second of the sound that every recogniser takes: 16 bits, little-endian, one channel."""

BLOCK = 2 * RATE // 10
"""Bytes of sound that are handed over at a time: a tenth of a second."""

UNKNOWN = "[unk]"
"""What stands for words that are not in the model."""

PLACE = ":"
"""Behind a word of a phrase, before the place of the word in it: "two:from". A model may have such
words beside the plain one; a recogniser then knows better which words follow which. Who listens never
sees the places."""

ALTERNATIVES = 60
"""How many hypotheses are wanted at most."""


class Hypothesis(NamedTuple):
    """What may have been said."""

    text: str
    """Words with single blanks between them, `UNKNOWN` among them; empty for none."""
    score: float
    """A natural logarithm, unnormalised: only differences within one list mean anything."""


class Recognizer(Protocol):
    """Hears one utterance after the other. To be used from one thread; raises RecognizerError."""

    def listen_for(self, phrases: Sequence[str]) -> list[str]:
        """Forget the utterance that has begun, and expect these phrases from now on; none: anything.

        Returns the words that the model lacks: phrases with one of them are not listened for. A word
        with a place that it lacks is listened for without it.
        """

    def accept(self, sound: bytes) -> bool:
        """Hear a block, and tell whether the speaker seems to have ended."""

    def partial(self) -> str:
        """The words of the utterance so far, as they seem now; they may still change."""

    def finish(self) -> list[Hypothesis]:
        """End the utterance here: what was heard, likeliest first, no text twice; the next begins."""

    def reset(self) -> None:
        """Forget the utterance that has begun."""


NO_PACKAGE = "no-package"
"""The package of the recogniser is not installed, or cannot be loaded."""
DAMAGED = "damaged-model"
"""The model's files are not as they should be, or it refuses them; the detail says what it can."""
NO_WORDS = "no-words"
"""The model knows none of the phrases that are to be heard."""
BROKEN = "broken"
"""Anything else."""


class RecognizerError(Exception):
    """A recogniser that cannot be had, or does not work; the reason is one of the words above."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


def as_said(text: str) -> str:
    """Words without their places, and with single blanks."""
    return " ".join(word.partition(PLACE)[0] for word in text.split())


def likeliest(hypotheses: Iterable[Hypothesis]) -> list[Hypothesis]:
    """The likeliest first, and of those with the same words only the likeliest."""
    best: dict[str, Hypothesis] = {}
    for each in sorted(hypotheses, key=lambda each: -each.score):
        best.setdefault(each.text, each)
    return [*best.values()]
