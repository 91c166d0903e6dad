"""The text of moves as tokens: what each piece of it is, and where it stands.

What a real file may have between moves is listed here and nowhere else: double blanks, leading zeros,
captures with a colon, dots behind half moves, signs in parentheses, letters for squares.
"""

import re
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from assistant.game.pdn.splitting import RESULT


class Kind(Enum):
    """What a token is; the value is the name of its group."""

    MOVE = "move"
    """With its number before it, if there is one and nothing else stands between."""
    LETTERS = "letters"
    """A move of squares such as a3: of another kind of draughts."""
    NUMBER = "number"
    COMMENT = "comment"
    """The text without its braces."""
    LINE_COMMENT = "rest"
    """What stands behind a semicolon, up to the end of the line."""
    OPEN_COMMENT = "open"
    """A comment that does not end; the text goes to the end of the game."""
    BEGIN = "begin"
    """Of a variation."""
    END = "close"
    NAG = "nag"
    SIGN = "sign"
    """A glyph, a count of pieces or `a.l.`, by itself or glued to a move."""
    RESULT = "result"
    UNKNOWN_MOVE = "unknown"
    SETUP = "setup"
    """The FEN that is put up."""
    CROWNED = "crowned"
    """That the man becomes a king, which the move says: 27-31=D."""
    SKIPPED = "skip"
    """What may stand there and means nothing: dots, and a dash in place of a result."""
    UNREADABLE = "junk"


class Token(NamedTuple):
    """A piece of text; for most kinds without what only marks it."""

    kind: Kind
    text: str
    at: int
    """Where it begins in the text of the game."""


NUMBER = r"\d{1,4}\s{0,4}\.(?:\s?\.\s?\.|…)?"
"""Of a move, with its dots."""
SIGN = "[-x:X×–—\\u2010\\u2011\\u2212]"
"""Between squares; the last ones are a hyphen, one that breaks no line, and a minus."""
_TAKES = "[x:X×]"
"""What may stand before the last squares of a path behind a blank: `12-8 -1` is a move and a loss."""
MOVE = (
    rf"\d{{1,3}}\s{{0,4}}{SIGN}\s{{0,4}}\d{{1,3}}"
    rf"(?:(?:\s{{0,4}}{_TAKES}\s{{0,4}}|{SIGN}\s{{0,4}}|\s{{1,4}}{SIGN}\s{{1,4}})\d{{1,3}})*"
)
_SQUARE = r"[a-j](?:10|[1-9])"
LETTERS = rf"{_SQUARE}(?:(?:\s?[-x:]\s?)?{_SQUARE})+(?!\w)"
_CROWNED = r"(?P<crowned>=\s?(?:dama|[DKQdkq])(?!\w)|\([DK]\)|(?<=\d)[DK](?!\w))"
_SIGNS = r"(?:[!?]{1,2}|[+=](?!\d)|\*|\([!?]{1,2}\))"
_TOKEN = re.compile(
    rf"""\s*(?:
      (?P<result>(?<![^\s}}){{])(?:{RESULT}))
    | (?:{NUMBER}\s{{0,4}})?(?P<move>{MOVE}(?![/\d]))
    | (?P<number>{NUMBER}|\d{{1,4}}(?=[\s{{}}]|$))
    | \{{(?P<comment>[^{{}}]*)\}}
    | {_CROWNED}
    | (?P<begin>\((?![!?]{{1,2}}\)))
    | (?P<close>\))
    | (?P<open>\{{)
    | \$(?P<nag>\d{{1,3}})
    | (?P<unknown>-\s{{0,4}}-(?!\d))
    | (?P<sign>{_SIGNS}|[+-]\d{{1,2}}(?![\d-])|a\.\s?l\.)
    | /FEN\s*"(?P<setup>[^"]*)"\s*/
    | (?P<letters>{LETTERS})
    | ;(?P<rest>[^\n]*)
    | (?P<skip>\.+|…|-(?=\s*\Z))
    | (?P<junk>[^\s{{}}()]+|\}})
    )""",
    re.VERBOSE | re.ASCII,
)
_KINDS = {kind.value: kind for kind in Kind}


def tokens(text: str, at: int = 0) -> Iterator[Token]:
    """The tokens of the text of a game from a place on, to its end."""
    match = _TOKEN.match
    while found := match(text, at):
        name = found.lastgroup
        assert name is not None, "each alternative is a group"
        at = found.end()
        if name == "open":
            comment, at = _nested_comment(text, at)
            yield comment
            continue
        yield Token(_KINDS[name], found[name], found.start(name))


def _nested_comment(text: str, begun: int) -> tuple[Token, int]:
    """The comment whose first brace stands before this place, and where the text goes on.

    PDN knows no comments in comments, and real files have them: where the braces are in balance they
    are read so, else a comment ends at the first brace that closes.
    """
    depth, at = 1, begun
    # Without a bound on the depth, a text of nothing but beginnings would be looked through each time.
    while depth < _DEEPEST and (brace := _BRACE.search(text, at)):
        at = brace.end()
        depth += 1 if brace[0] == "{" else -1
        if not depth:
            return Token(Kind.COMMENT, text[begun : at - 1], begun - 1), at
    end = text.find("}", begun)
    if end >= 0:
        return Token(Kind.COMMENT, text[begun:end], begun - 1), end + 1
    return Token(Kind.OPEN_COMMENT, text[begun:], begun - 1), len(text)


_DEEPEST = 4
_BRACE = re.compile(r"[{}]")
_CAPTURE = re.compile(_TAKES)
_NUMBER = re.compile(r"\d+", re.ASCII)


@lru_cache(maxsize=8192)
def squares_of(move: str) -> tuple[int, ...]:
    """The squares of a token that is a move."""
    return tuple(map(int, _NUMBER.findall(move)))


def is_capture(move: str) -> bool:
    """Whether a token that is a move is written as a capture."""
    return _CAPTURE.search(move) is not None
