"""Something to be said: words in a language, how much they matter, and what they make untrue."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Urgency(Enum):
    """What happens to words when newer ones come."""

    READING = "reading"
    """A long reading, sentence by sentence: anything else cuts it off, and it can be gone on with."""
    NEWS = "news"
    """Said in order; dropped when newer words make them untrue."""
    IMPORTANT = "important"
    """Said in order whatever comes. Only a key cuts them off, and those not yet begun are kept."""


class Note(NamedTuple):
    """A short sound by its pitch and its place, where no name would do."""

    hertz: float
    """300 to 3000 are heard well on any loudspeaker, and 200 with its harmonics."""
    pan: float = 0.0
    """From -1.0, far left, to 1.0, far right. On a single loudspeaker it is not heard."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """One thing said, whole sentences without control characters."""

    text: str
    """As it is printed."""
    language: str
    """The language's code, such as `it` or, with its country, `pt-BR`: a voice is chosen by it."""
    spoken: str = ""
    """As a voice is to say it, without signs that synthesisers read in their own way."""
    priority: Urgency = Urgency.NEWS
    topic: str = ""
    """What it is about, where newer words may make it untrue."""
    replaces: frozenset[str] = frozenset()
    """The topics of older words that it makes untrue."""
    sounds: tuple[str | Note, ...] = ()
    """Short sounds, by their names (tones.py) or their pitch, that are heard before the words."""
    is_slow: bool = False
    """Said slower than usual, because it was asked for again."""


def sentences(text: str) -> list[str]:
    """The sentences of a text for a voice; what holds nothing to be said is left out.

    Said one by one they have a pause at each stop, which synthesisers leave out before a small letter.
    """
    parts = [part for each in _END.split(text) for part in _in_parts(each)]
    return [each for each in parts if any(map(str.isalnum, each))]


LONGEST_SENTENCE = 600
"""Characters that a synthesiser is given at once: of a longer one nothing is heard for too long."""


def _in_parts(sentence: str) -> list[str]:
    """A sentence, or the parts of one that is too long for one breath, between words if it has any."""
    parts = []
    while len(sentence) > LONGEST_SENTENCE:
        end = max(sentence.rfind(mark, 0, LONGEST_SENTENCE) + 1 for mark in (", ", "; ", ": "))
        end = end or sentence.rfind(" ", 0, LONGEST_SENTENCE) + 1 or LONGEST_SENTENCE
        parts.append(sentence[:end].rstrip())
        sentence = sentence[end:].lstrip()
    return [*parts, sentence]


_END = re.compile(r"(?<=[.!?])\s+")
