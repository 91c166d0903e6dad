"""What of a line is learnt from: its words, up to three in a row, and pieces of words.

Numbers are told apart from moves and captures, and no more: which square a line names says nothing of
what is wanted. Where a line is typed counts too, as one of thirty of its own. A feature is a number
below `ROWS`; several may share one.
"""

import re
import unicodedata
from collections.abc import Iterator
from enum import Enum
from zlib import crc32

ROWS = 40_000
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


def named_features(line: str, place: Place = Place.GAME) -> list[str]:
    """The features of a line to read: `w:` words, `c:` pieces of one, `p:` where it is typed."""
    found = [*_of_line(line)]
    return [*found, *[f"p:{place.value}"] * max(1, len(found) // _FOR_PLACE)]


def _of_line(line: str) -> Iterator[str]:
    words = words_of(line)
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


def rows_of(line: str, place: Place = Place.GAME) -> list[int]:
    """The numbers of all features of a line, as often as each stands in it."""
    return [row_of(feature) for feature in named_features(line, place)]
