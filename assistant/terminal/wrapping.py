"""Text as a braille display can show it: plain letters, and lines of at most so many cells."""

import re
import unicodedata

from assistant.settings.preferences import CELLS

NARROWEST = CELLS[0]
"""The fewest cells that can be asked for."""

_ACCENTED = "àáâãçèéêìíîòóôõùúü"
_LETTERS = frozenset(_ACCENTED + _ACCENTED.upper())
"""What Italian and Portuguese add to ASCII. Other characters are silent, wrong or "unknown" to some
screen readers and braille tables, and one outside the first plane has silenced NVDA altogether."""

_PLAIN = {
    **dict.fromkeys("‘’‚‛′´`ʼ", "'"),
    **dict.fromkeys("“”„‟″«»", '"'),
    **dict.fromkeys("‐‑‒–—―−•·", "-"),
    **dict.fromkeys("‹", "<"),
    **dict.fromkeys("›", ">"),
    **{"×": "x", "…": "...", "€": "EUR", "→": "->", "←": "<-"},
    **{"æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "ß": "ss"},
}

_JOINT = re.compile(r"(?<=\d)x|[-,:/]")
"""Behind what a token may be broken that is longer than a whole line: `22x15x8`, a FEN, a path."""


def fit(text: str, cells: int | None) -> list[str]:
    """The lines that show a text: plain, and none longer than `cells` where that is a number."""
    return [line for part in text.splitlines() or [""] for line in wrap(plain(part), cells)]


def plain(text: str) -> str:
    """A text in ASCII and the accented letters of the languages spoken, one cell to a character.

    What has no such form becomes a question mark, so that nothing vanishes unseen; characters that a
    terminal would obey instead of showing do vanish.
    """
    return "".join(map(_plain_character, unicodedata.normalize("NFC", text)))


def _plain_character(char: str) -> str:
    if " " <= char <= "~" or char in _LETTERS:
        return char
    if char in _PLAIN:
        return _PLAIN[char]
    if char.isspace():
        return " "
    if unicodedata.category(char)[0] in "CM":
        return ""
    return unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode() or "?"


def wrap(text: str, cells: int | None) -> list[str]:
    """A text broken at its blanks, never inside a word or a move that fits on a line.

    There is no indentation and nothing at a line's end: on a braille display a blank is a cell, and a
    hand looks for the next line's first word at the left edge. Without `cells`, one line.
    """
    words = text.split()
    if cells is None:
        return [" ".join(words)]
    lines = []
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) <= cells:
            line += f" {word}"
            continue
        if line:
            lines.append(line)
        *broken, line = _pieces(word, cells)
        lines += broken
    return [*lines, line]


def _pieces(word: str, cells: int) -> list[str]:
    """A word in pieces that fit: whole if it can be, else broken behind a joint, else anywhere."""
    pieces = []
    while len(word) > cells:
        joints = [found.end() for found in _JOINT.finditer(word) if found.end() <= cells]
        cut = max(joints, default=cells)
        pieces.append(word[:cut])
        word = word[cut:]
    return [*pieces, word]
