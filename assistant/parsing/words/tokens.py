"""A person's line cut into words, digits and signs, the same for typed and for heard text.

Capitals, accents and what cannot be seen (bidirectional marks, soft hyphens) make no difference. A
line with control characters, broken bytes or digits that are not 0 to 9 means nothing at all: a
guess at it could play a move that nobody meant. Nor does one that names a square as chess does.
"""

import re
import unicodedata
from functools import cached_property, lru_cache
from typing import NamedTuple

from assistant.rules.unseen import UNSEEN

LONGEST_LINE = 1000
"""Longer lines mean nothing, and are not looked at."""

KEPT_WORDS = 1024
"""Words kept as they are without capitals and accents."""
KEPT = 64
"""Lines kept as they were last read: each is looked at in many ways, and by parts."""

_UNREADABLE = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffd]")
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f]")
_LETTERED = re.compile(
    # c4, e2-e4, J10; but m22 and c18 begin with the letter of a command, 22x4 has its own sign, and
    # 6.3 b2 is an article.
    r"(?<![^\W_])(?<!\.[0-9] )(?<!\.[0-9][0-9] )"
    r"(?:[a-j](?:10|[1-9])(?![0-9])|(?<=\W)[b-df-np-wyz][0-9])",
    re.IGNORECASE,
)
_SILENT = frozenset(",'’")
_CLOSING = frozenset(".!?*;…")
_PIECES = re.compile(r"[0-9]+|(?:[^\W\d_]|[\u0300-\u036f])+|->|\S")


class Token(NamedTuple):
    """A word in lower case without accents, a row of digits, or one sign."""

    word: str
    start: int
    """Where it begins in the text of its line."""

    @property
    def is_sign(self) -> bool:
        """Whether it is neither a word nor a number."""
        return not self.word.isalnum()

    @property
    def is_number(self) -> bool:
        """Whether it was written in digits."""
        return self.word.isdigit()


class _Line(NamedTuple):
    text: str
    tokens: tuple[Token, ...]


class Line(_Line):
    """A text and its tokens; none for a text that means nothing."""

    @cached_property
    def words(self) -> tuple[Token, ...]:
        """The tokens without the signs."""
        return tuple(token for token in self.tokens if not token.is_sign)

    @cached_property
    def spoken(self) -> tuple[Token, ...]:
        """The tokens without what only separates words or closes a sentence."""
        tokens = [token for token in self.tokens if token.word not in _SILENT]
        while tokens and tokens[-1].word in _CLOSING:
            tokens.pop()
        return tuple(tokens)


@lru_cache(maxsize=KEPT)
def read_line(text: str) -> Line:
    """Cut a text into tokens."""
    if len(text) > LONGEST_LINE:
        return Line("", ())
    text = UNSEEN.sub("", text)
    if _UNREADABLE.search(text) or (not text.isascii() and _has_other_digits(text)):
        return Line("", ())
    if names_lettered_square(text):
        return Line("", ())
    pieces = ((_plain(match.group()), match.start()) for match in _PIECES.finditer(text))
    return Line(text, tuple(Token(word, start) for word, start in pieces if word))


def _has_other_digits(text: str) -> bool:
    return any(char.isnumeric() and not char.isascii() for char in text)


def has_unseen(text: str) -> bool:
    """Whether a line has control characters, and so means nothing though it may look like a move."""
    return len(text) <= LONGEST_LINE and bool(_CONTROL.search(text))


def names_lettered_square(text: str) -> bool:
    """Whether a letter stands directly before a number, as chess names its squares: c4."""
    return len(text) <= LONGEST_LINE and bool(_LETTERED.search(text))


def normalise(text: str) -> str:
    """The words of a text as phrases/*.toml writes them."""
    return " ".join(token.word for token in read_line(text).words)


@lru_cache(maxsize=KEPT_WORDS)
def _plain(piece: str) -> str:
    """A word without capitals and accents; digits and signs as they are."""
    if not any(char.isalpha() for char in piece):
        return piece
    decomposed = unicodedata.normalize("NFKD", piece.casefold()).casefold()
    return "".join(char for char in decomposed if char.isalpha())
