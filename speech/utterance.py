"""Something to be said: words in a language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Utterance:
    """One thing said, whole sentences without control characters."""

    text: str
    """As it is printed."""
    language: str
    """The language's code, such as `it`: a voice is chosen by it."""
    spoken: str = ""
    """As a voice is to say it, without signs that synthesisers read in their own way."""
