"""Results as PDN writes them: 1-0 in the Italian game, 2-0 in the international one; both are read."""

from enum import Enum

from assistant.rules.regulation import Regulation
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL


class Result(Enum):
    """How a game ended; the value is the word of the messages."""

    WHITE = "white"
    BLACK = "black"
    DRAW = "draw"
    BOTH_LOST = "both-lost"
    UNKNOWN = "unknown"
    """Unfinished, or nobody says."""

    @property
    def winner(self) -> Side | None:
        """Who won; None where nobody did or it is not known."""
        return {Result.WHITE: Side.WHITE, Result.BLACK: Side.BLACK}.get(self)


_READ = {
    "1-0": Result.WHITE,
    "2-0": Result.WHITE,
    "0-1": Result.BLACK,
    "0-2": Result.BLACK,
    "1/2-1/2": Result.DRAW,
    "½-½": Result.DRAW,
    "½": Result.DRAW,
    "0.5-0.5": Result.DRAW,
    "1-1": Result.DRAW,
    "0-0": Result.BOTH_LOST,
    "*": Result.UNKNOWN,
    "?": Result.UNKNOWN,
    "-": Result.UNKNOWN,
    "": Result.UNKNOWN,
}
_IN_WORDS = {
    "bianco vince": Result.WHITE,
    "vince il bianco": Result.WHITE,
    "il bianco vince": Result.WHITE,
    "vince bianco": Result.WHITE,
    "nero vince": Result.BLACK,
    "vince il nero": Result.BLACK,
    "il nero vince": Result.BLACK,
    "vince nero": Result.BLACK,
    "pari": Result.DRAW,
    "patta": Result.DRAW,
    "parità": Result.DRAW,
}
"""As files of the Italian federation have it, in a comment and in the tag."""


def parse_result(text: str) -> Result | None:
    """The result that a text is, of either kind; None for any other text, such as 4-6."""
    plain = "".join(text.split()).translate(_SIGNS).removesuffix("F")
    return _READ.get(plain) or result_in_words(text)


_SIGNS = {ord(sign): "-" for sign in ":–—−"} | {ord(","): "."}
"""Other signs between the points, and in half of one."""


def result_in_words(text: str) -> Result | None:
    """The result that a comment tells in Italian; None for any other comment."""
    return _IN_WORDS.get(" ".join(text.split()).rstrip(".!").lower())


def format_result(result: Result, regulation: Regulation | None) -> str:
    """As the game writes it: 2-0, 1-1 and 0-2 where 2 points are given, in the international game."""
    gives_two = regulation is not None and regulation.variant is INTERNATIONAL
    return {
        Result.WHITE: "2-0" if gives_two else "1-0",
        Result.BLACK: "0-2" if gives_two else "0-1",
        Result.DRAW: "1-1" if gives_two else "1/2-1/2",
        Result.BOTH_LOST: "0-0",
        Result.UNKNOWN: "*",
    }[result]
