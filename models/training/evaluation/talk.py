"""Ordinary sentences that are no business of the program's: everyday/*.toml, and rows of their words.

Half are whole sentences, with the articles and prepositions that moves may have too, but no number and
no command; half are without any word that a model knows, which the recogniser can only call unknown.
"""

import random
import tomllib
from functools import cache
from pathlib import Path

from assistant.parsing.hearing.grammar import words_of
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import vocabulary

_PARTS = ("who", "does", "what", "place")
_FEWEST = 3
"""Words that a row of unknown words has at least."""


def talk(language: str, count: int, rng: random.Random) -> list[str]:
    """So many sentences, all different. Raises FileNotFoundError for a language without a file."""
    parts = _parts(language)
    found: dict[str, None] = {}
    while len(found) < count:
        text = " ".join(rng.choice(parts[part]) for part in _PARTS)
        if len(found) % 2:
            text = without_known_words(text, language)
        if len(text.split()) >= _FEWEST:
            found[text] = None
    return list(found)


def without_known_words(text: str, language: str) -> str:
    """A text without the words of the vocabulary; what an apostrophe joins is one word."""
    known = words_of(vocabulary(language))
    kept = [word for word in text.split() if not {*normalise(word).split()} & known]
    return " ".join(kept)


@cache
def _parts(language: str) -> dict[str, list[str]]:
    file = Path(__file__).with_name("everyday") / f"{language}.toml"
    return tomllib.loads(file.read_text("utf-8"))
