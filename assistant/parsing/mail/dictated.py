"""A message that was dictated to a telephone, which has written the names of the signs: full stop."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from assistant.parsing.mail.phrases import as_written

_SIGNS = {
    "sign-ask": "?",
    "sign-call": "!",
    "sign-line": "\n",
    "sign-stop": ".",
    "sign-comma": ",",
    "sign-colon": ":",
}
"""What each kind of phrases names; of "full stop" and "stop" the longer one is looked for first."""
_DICTATED = 2
"""Signs named by which a message is known as one that was dictated."""
_REAL = re.compile(r"[^\W\d_][.,!?;:](?=\s|\Z)")


def with_signs(lines: Sequence[str]) -> list[str]:
    """The lines with the signs themselves, where they were dictated and hardly any others stand."""
    text = "\n".join(lines)
    named = [match for kind in _SIGNS for match in _named(kind).finditer(text)]
    if len(named) < _DICTATED or len(_REAL.findall(text)) >= len(named):
        return [*lines]
    for kind, sign in _SIGNS.items():
        *before, rest = _named(kind).split(text)
        text = f"{sign} ".join((*(each.rstrip() for each in before), rest))
    return [line.strip() for line in text.split("\n")]


@cache
def _named(kind: str) -> re.Pattern[str]:
    """The names of a sign, with the blanks behind them. Those before would be gone through from each
    blank: a letter of 8,000 empty lines took seven seconds."""
    names = "".join(_with_accents().get(letter, letter) for letter in as_written(kind))
    return re.compile(rf"\b(?:{names})\b[ \t]*", re.IGNORECASE)


@cache
def _with_accents() -> dict[str, str]:
    """For each letter that has accents in any language what stands for it in a pattern."""
    found: dict[str, str] = {}
    for each in map(chr, _ACCENTED):
        plain = unicodedata.normalize("NFD", each)[0]
        if plain != each:
            found[plain] = found.get(plain, plain) + each
    return {plain: f"[{letters}]" for plain, letters in found.items()}


_ACCENTED = range(0xC0, 0x180)
"""The letters of Latin with accents."""
