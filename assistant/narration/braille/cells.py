"""Text as cells of six dots, in the signs of a language, and cells as embossers take them.

An embosser takes North American Braille ASCII: one character from 32 to 95 for each of the 64 cells. A
cell here is the tuple of its dots.
"""

import unicodedata
from collections.abc import Iterator, Mapping

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
"""The same in all languages here; digits are the first ten of them, behind the number sign."""


def _read(table: str) -> dict[str, Cell]:
    words = table.split()
    return {sign: tuple(map(int, dots)) for sign, dots in zip(words[::2], words[1::2], strict=True)}


LETTERS = _read(_LETTERS)
ASCII = {(): " "} | {
    cell: sign.upper() for table in (_read(_OTHERS), LETTERS) for sign, cell in table.items()
}
"""The character of each cell."""
NUMBER = (3, 4, 5, 6)
_DIGITS = dict(zip("1234567890", "abcdefghij", strict=True))
_COMMON = _read(", 2  ; 23  : 25  ? 26  ! 235  ' 3  - 36")
_SIGNS: Mapping[str, dict[str, Cell]] = {
    "it": _COMMON
    | _read(
        ". 256  ( 2356  ) 2356  « 236  » 356  à 12356  è 2346  é 123456  ì 34  ò 346  ó 346  ù 23456"
    ),
    "en": _COMMON | _read(". 256  ? 236"),
    "pt": _COMMON
    | _read(
        ". 3  á 12356  é 123456  í 34  ó 346  ú 23456  â 16  ê 126  ô 1456  ã 345  õ 246"
        "  ç 12346  à 1246  ü 1256"
    ),
}
"""What is written otherwise than letters, in each language."""
_SEVERAL: Mapping[str, dict[str, tuple[Cell, ...]]] = {
    "it": {},
    "en": {"(": ((5,), (1, 2, 6)), ")": ((5,), (3, 4, 5))},
    "pt": {"(": ((1, 2, 6), (3,)), ")": ((6,), (3, 4, 5))},
}
"""Signs of more cells than one."""
_CAPITAL: Mapping[str, Cell] = {"it": (4, 6), "en": (6,), "pt": (4, 6)}
_LETTER_AGAIN: Cell = (5, 6)
"""What stands between a number and a letter that would be read as its next digit."""
_POINT_IN_NUMBER: Cell = (3,)
_AS_WRITTEN = {"–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": "«", "”": "»", '"': "«", "×": "x"}
_UNKNOWN = "?"


def cells_of(text: str, language: str) -> tuple[Cell, ...]:
    """The cells of a text in the signs of a language; what has none there is written as nearly as can
    be."""
    return tuple(_cells(text, language.partition("-")[0]))


def ascii_of(cells: tuple[Cell, ...]) -> str:
    """Cells as an embosser takes them."""
    return "".join(ASCII[cell] for cell in cells)


def _cells(text: str, language: str) -> Iterator[Cell]:
    signs = LETTERS | _SIGNS[language]
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
            yield _POINT_IN_NUMBER if each == "." else signs[","]
            continue
        if is_number and small in _DIGITS.values():
            yield _LETTER_AGAIN
        is_number = False
        if each.isspace():
            yield ()
        elif small in _SEVERAL[language]:
            yield from _SEVERAL[language][small]
        else:
            if each != small:
                yield _CAPITAL[language]
            yield signs.get(small) or signs[_plain(small, signs)]


def _plain(sign: str, signs: Mapping[str, Cell]) -> str:
    """The letter without what stands above it, or a sign that says there was another one."""
    bare = unicodedata.normalize("NFD", sign)[:1]
    return bare if bare in signs else _UNKNOWN
