"""Moves in words, as people say them: sentences drawn at random from wordings/*.toml.

Numbers are said whole; a few in another form ("venti due", "vinte dois") or digit by digit. What a
sentence means is not decided here: protocol.py keeps those that the parser reads as the move.
"""

import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from assistant.parsing.words.vocabulary import Vocabulary, vocabulary

OTHER_FORM = 0.04
"""The share of sentences whose numbers are in another form than the usual one."""
BY_DIGITS = 0.04
"""The share of sentences in which the numbers are said digit by digit."""
_ROUTES = 0.5
"""The share of long captures that are said square by square although their ends would do."""


@dataclass(frozen=True, slots=True)
class Wording:
    """How one language words a move."""

    words: Vocabulary
    join: str
    """What is written between the words of one number."""
    written: Mapping[str, str]
    any: Mapping[str, int]
    capture: Mapping[str, int]
    link: Mapping[str, int]


@cache
def wording(language: str) -> Wording:
    """The wording of a language. Raises FileNotFoundError for one that has none."""
    file = Path(__file__).with_name("wordings") / f"{language}.toml"
    return Wording(words=vocabulary(language), **tomllib.loads(file.read_text("utf-8")))


def plain(squares: Sequence[int], how: Wording) -> str:
    """The numbers alone, in their usual form: all that recorded people can say."""
    return " ".join(_whole(square, how) for square in squares)


def sentence(path: Sequence[int], is_capture: bool, how: Wording, rng: random.Random) -> str:
    """A sentence for a move that visits these squares."""
    form = rng.random()
    if form < BY_DIGITS:
        return " ".join(_digits(square, how, rng) for square in (path[0], path[-1]))
    number = _other if form < BY_DIGITS + OTHER_FORM else _usual
    if len(path) > 2 and rng.random() < _ROUTES:
        return _draw(how.link, rng).join(number(square, how, rng) for square in path)
    template = _draw(how.capture if is_capture else how.any, rng)
    return template.format(start=number(path[0], how, rng), end=number(path[-1], how, rng))


def _draw(weights: Mapping[str, int], rng: random.Random) -> str:
    return rng.choices(list(weights), list(weights.values()))[0]


def _usual(square: int, how: Wording, _: random.Random) -> str:
    return _whole(square, how)


def _whole(square: int, how: Wording) -> str:
    return (how.join or " ").join(_forms(square, how)[0])


def _other(square: int, how: Wording, rng: random.Random) -> str:
    usual, *others = _forms(square, how)
    # "twentythree" is another spelling of the same sounds, and synthesisers stumble over it.
    heard = [form for form in others if form != ("".join(usual),)]
    return " ".join(rng.choice(heard or [usual]))


def _forms(square: int, how: Wording) -> list[tuple[str, ...]]:
    """All forms of a number in words, the usual one first, as they are written."""
    return [
        tuple(how.written.get(word, word) for word in phrase)
        for phrase, value in how.words.numbers.items()
        if value == square
    ]


def _digits(square: int, how: Wording, rng: random.Random) -> str:
    """A number digit by digit, with the words that stand for digits only there: oh, meia."""
    said = []
    for digit in str(square):
        forms = [word for word, each in how.words.series.items() if each == digit]
        forms += ["".join(_forms(int(digit), how)[0])] if digit != "0" else []
        said.append(rng.choice(forms))
    return " ".join(said)
