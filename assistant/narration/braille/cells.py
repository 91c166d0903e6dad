"""Text as cells of six dots, in the signs of a language, and cells as embossers take them.

The signs of each language stand in signs/*.toml. An embosser takes North American Braille ASCII: one
character from 32 to 95 for each of the 64 cells. A cell here is the tuple of its dots.
"""

import tomllib
import unicodedata
from collections.abc import Container, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import NamedTuple

Cell = tuple[int, ...]
"""Its dots, in order."""

_OTHERS = (
    "! 2346  \" 5  # 3456  $ 1246  % 146  & 12346  ' 3  ( 12356  ) 23456  * 16  + 346  , 6  - 36  . 46"
    "  / 34  0 356  1 2  2 23  3 25  4 256  5 26  6 235  7 2356  8 236  9 35  : 156  ; 56  < 126"
    "  = 123456  > 345  ? 1456  @ 4  [ 246  \\ 1256  ] 12456  ^ 45  _ 456"
)
_LETTERS = (
    "a 1  b 12  c 14  d 145  e 15  f 124  g 1245  h 125  i 24  j 245  k 13  l 123  m 134  n 1345  o 135"
    "  p 1234  q 12345  r 1235  s 234  t 2345  u 136  v 1236  w 2456  x 1346  y 13456  z 1356"
)
"""The same in all languages; digits are the first ten of them, behind the number sign."""


def _read(table: str) -> dict[str, Cell]:
    words = table.split()
    return {sign: _cell(dots) for sign, dots in zip(words[::2], words[1::2], strict=True)}


def _cell(dots: str) -> Cell:
    return tuple(map(int, dots))


LETTERS = _read(_LETTERS)
ASCII = {(): " "} | {
    cell: sign.upper() for table in (_read(_OTHERS), LETTERS) for sign, cell in table.items()
}
"""The character of each cell."""
NUMBER = (3, 4, 5, 6)
_DIGITS = dict(zip("1234567890", "abcdefghij", strict=True))
_LETTER_AGAIN: Cell = (5, 6)
"""What stands between a number and a letter that would be read as its next digit."""
_POINT_IN_NUMBER: Cell = (3,)
_AS_WRITTEN = {"–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": "«", "”": "»", '"': "«", "×": "x"}
_UNKNOWN = "?"


class Signs(NamedTuple):
    """What is written otherwise in each language."""

    capital: Cell
    """What stands before a capital letter."""
    signs: Mapping[str, tuple[Cell, ...]]
    """Letters and signs, of one cell or more."""


@cache
def signs_of(language: str) -> Signs:
    """The signs of a language alone. Raises FileNotFoundError for one that has none."""
    file = resources.files("assistant.narration.braille").joinpath("signs", f"{language}.toml")
    table = tomllib.loads(file.read_text("utf-8"))
    own = {sign: tuple(map(_cell, cells.split())) for sign, cells in table["signs"].items()}
    return Signs(_cell(table["capital"]), {sign: (cell,) for sign, cell in LETTERS.items()} | own)


def cells_of(text: str, language: str) -> tuple[Cell, ...]:
    """The cells of a text in the signs of a language; what has none there is written as nearly as can
    be."""
    return tuple(_cells(text, language.partition("-")[0]))


def ascii_of(cells: tuple[Cell, ...]) -> str:
    """Cells as an embosser takes them."""
    return "".join(ASCII[cell] for cell in cells)


def _cells(text: str, language: str) -> Iterator[Cell]:
    capital, signs = signs_of(language)
    is_number = False
    text = "".join(_AS_WRITTEN.get(each, each) for each in unicodedata.normalize("NFC", text))
    for place, each in enumerate(text):
        small = each.lower()
        if each in _DIGITS:
            if not is_number:
                yield NUMBER
            yield LETTERS[_DIGITS[each]]
            is_number = True
            continue
        if is_number and each in ".," and text[place + 1 : place + 2].isdecimal():
            yield from (_POINT_IN_NUMBER,) if each == "." else signs[","]
            continue
        if is_number and small in _DIGITS.values():
            yield _LETTER_AGAIN
        is_number = False
        if each.isspace():
            yield ()
        else:
            if each != small:
                yield capital
            yield from signs.get(small) or signs[_plain(small, signs)]


def _plain(sign: str, signs: Container[str]) -> str:
    """The letter without what stands above it, or a sign that says there was another one."""
    bare = unicodedata.normalize("NFD", sign)[:1]
    return bare if bare in signs else _UNKNOWN
