"""What a line means where the corpora have the person."""

from assistant.parsing.likely import Perhaps
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of, told
from tests.parsing.support.understood import understand_line


def read(language: str, text: str, place: str = "C") -> object:
    """What a line means, in a place of the corpora."""
    return understand_line(text, *place_of(place), vocabulary(language))


def said(language: str, text: str, place: str = "C") -> list[str]:
    """The same as the corpora write it."""
    return told(understand_line(text, *place_of(place), vocabulary(language)), language)


def is_asked(language: str, text: str, place: str = "C") -> bool:
    """Whether a line is asked about before anything is done."""
    return isinstance(read(language, text, place), Perhaps)
