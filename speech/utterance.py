"""Something to be said: words in a language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Utterance:
    """One thing said, whole sentences without control characters."""

    text: str
    language: str
    """The language's code, such as `it`: a voice is chosen by it."""
