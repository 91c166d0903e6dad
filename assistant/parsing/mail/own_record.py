"""The record of a game as the program's own messages have it behind its tags, and the numbered move
that they begin with."""

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from assistant.parsing.mail.numbering import number_in
from assistant.parsing.mail.quoting import written_now

_TAG = re.compile(r"\s*\[[A-Z]\w* \".*\"\]\s*\Z")
_ASIDE = re.compile(r"\{[^{}]*\}|\([^()]*\)")
_MOVE = re.compile(r"(?<![\d-])\d{1,2}(?:[-x:]\d{1,2})+(?![\d-])")
_RESULT = re.compile(r"(?<![\dx.-])(?:[012]-[012]|1/2-1/2)(?![\dx-])")
_NUMBERED = re.compile(
    rf"(?<![\d.,:/x-])(\d{{1,3}})\s?(?:\.{{1,4}}\s*|[:)]\s+)(?:\.\.\.\s*|…\s*)?({_MOVE.pattern})"
)


class OwnRecord(NamedTuple):
    """What a message says before its tags, and the moves behind them."""

    said: str
    moves: tuple[str, ...] = ()
    """Without any where there are no tags."""

    @property
    def numbered(self) -> tuple[tuple[int, str], ...]:
        """The moves that are said with a number: "3. ... 22-18", "move number 3 is 22-18"."""
        found = tuple((int(number), move) for number, move in _NUMBERED.findall(self.said))
        first = _MOVE.search(self.said)
        number = number_in(self.said[: first.start()].rpartition("\n")[2]) if first else 0
        return found or (((number, first[0]),) if first and number else ())

    @property
    def named(self) -> tuple[str, ...]:
        """All moves that are said, with a number or without."""
        return tuple(_MOVE.findall(self.said))


def own_record(text: str) -> OwnRecord:
    """The two parts of a message; of what it quotes nothing is looked at."""
    lines = written_now(text).lines
    said = [*takewhile(lambda line: not _TAG.match(line), lines)]
    behind = [line for line in lines[len(said) :] if not _TAG.match(line)]
    moves = _RESULT.sub(" ", _ASIDE.sub(" ", " ".join(behind)))
    return OwnRecord("\n".join(said), tuple(_MOVE.findall(moves)))


def ends(moves: Sequence[str]) -> list[tuple[str, str]]:
    """The first and the last square of each move, by which two ways to write one are the same."""
    squares = [re.findall(r"\d+", move) for move in moves]
    return [(each[0].lstrip("0"), each[-1].lstrip("0")) for each in squares]
