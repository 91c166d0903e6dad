"""What of a line is learnt from: its words, up to three in a row, pieces of words, and their senses.

Numbers are told apart from moves and captures, and no more: which square a line names says nothing
of what is wanted. Senses are those of words, alone and two in a row, so that what is learnt in one
language is known in another. Where a line is typed counts too, as one of thirty of its own. A feature
is a number below `ROWS`; several may share one.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import pairwise
from typing import NamedTuple
from zlib import crc32

from assistant.parsing.intents.senses import NO_SENSES, Senses

ROWS = 34_000
"""How many features are told apart."""
MOST_WORDS = 60
"""More of a line is not read: what it wants stands in its first words or nowhere."""
_FOR_PLACE = 30
_LETTERS = (3, 4, 5)
_WORDS = (1, 2, 3)
_MOST_LETTERS = 24
_TOKEN = re.compile(r"\d+(?:\s?([-–x:×])\s?\d+)*|[^\W\d_]+|[?!]")


def words_of(line: str) -> list[str]:
    """The words of a line, small, without accents; `#` is a number, `#-#` a move, `#x#` a capture."""
    plain = unicodedata.normalize("NFKD", line.casefold())
    kept = "".join(each for each in plain if not unicodedata.combining(each))
    return [_shape(found) for found in _TOKEN.finditer(kept)][:MOST_WORDS]


def _shape(found: re.Match[str]) -> str:
    text = found.group()
    if not text[0].isdecimal():
        return text[:_MOST_LETTERS]
    return {None: "#", "-": "#-#", "–": "#-#"}.get(found.group(1), "#x#")


class Place(Enum):
    """Where a line is typed; the value is its name in models/sentences."""

    GAME = "game"
    """One's own turn, or anywhere else."""
    WAIT = "wait"
    """While the other one thinks."""
    ASKED = "asked"
    """Under a question that is open."""
    OVER = "over"
    FIRST = "first"
    """Before the first move."""
    MAIL = "mail"
    REVIEW = "review"
    """Looking back, or at another position than the game's."""
    BOARD = "board"
    """At an electronic board."""


class Said(NamedTuple):
    """A line with all that is learnt from."""

    line: str
    language: str
    """Without its country: pt, and not pt-BR."""
    place: Place = Place.GAME


def named_features(said: Said, senses: Senses = NO_SENSES) -> list[str]:
    """The features of a line to read.

    `w:` words, `c:` pieces of one, `s:` senses, `k:` concepts, `p:` where it is typed.
    """
    words = words_of(said.line)
    found = [*_of_words(words), *_of_senses(words, said.language, senses)]
    return [*found, *[f"p:{said.place.value}"] * max(1, len(found) // _FOR_PLACE)]


def _of_senses(words: Sequence[str], language: str, senses: Senses) -> Iterator[str]:
    """What the words mean: alone, two in a row, and of senses two with one between them."""
    meant: list[tuple[str, ...]] = []
    thought: list[tuple[str, ...]] = []
    for word in words:
        if not word[0].isalpha():
            meant.append((word,))
            thought.append((word,))
            continue
        tags = senses.of(word, language)
        if tags.senses:
            meant.append(tags.senses)
        if tags.concepts:
            thought.append(tags.concepts)
    yield from _in_a_row("s:", meant)
    yield from _in_a_row("k:", thought)
    ended = [("<",), *meant, (">",)]
    for first, second in zip(ended, ended[2:], strict=False):
        yield f"s:{first[0]} _ {second[0]}"


def _in_a_row(kind: str, rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    for row in rows:
        for each in row:
            yield kind + each
    ended = [("<",), *rows, (">",)]
    for first, second in pairwise(ended):
        for one in first:
            for other in second:
                yield f"{kind}{one} {other}"


def _of_words(words: Sequence[str]) -> Iterator[str]:
    ended = ["<", *words, ">"]
    for size in _WORDS:
        rows = words if size == 1 else ended
        for at in range(len(rows) - size + 1):
            yield "w:" + " ".join(rows[at : at + size])
    for word in words:
        if len(word) > 1 and word[0] != "#":
            marked = f"<{word}>"
            for size in _LETTERS:
                for at in range(len(marked) - size + 1):
                    yield "c:" + marked[at : at + size]


def row_of(feature: str) -> int:
    """The number of a feature."""
    return crc32(feature.encode("utf-8", "replace")) % ROWS


def rows_of(said: Said, senses: Senses = NO_SENSES) -> list[int]:
    """The numbers of all features of a line, as often as each stands in it."""
    return [row_of(feature) for feature in named_features(said, senses)]
