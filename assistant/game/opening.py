"""An opening as text: moves that stand on the record before the game begins, and lists of them.

Read are moves as a score has them, with or without their numbers: `1. 22-18 11-15 2. 18x11`. In a list
each line is one; `#` begins a comment, and a number with a colon before the moves is not looked at.
"""

import re
from collections.abc import Iterable
from enum import Enum

from assistant.errors import AssistantError
from assistant.rules.explain import Illegal, explain
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move, parse_move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation

LONGEST = 2000
"""Characters; an opening of a hundred moves has not as many."""
MOST_PLIES = 100
"""Of an opening: a game is to be played after it."""


class OpeningProblem(Enum):
    """What is wrong with the text of an opening."""

    EMPTY = "empty"
    """There is no move in it."""
    LONG = "long"
    """It is too long to be an opening."""
    NO_MOVE = "no-move"
    """A word of it is no move."""
    SEVERAL = "several"
    """The two squares of a move mean several captures."""
    ILLEGAL = "illegal"
    """A move is not legal where it stands."""


class OpeningError(AssistantError):
    """A text that is no opening: the problem, the move that shows it, and its place from 1."""

    def __init__(
        self, problem: OpeningProblem, written: str = "", ply: int = 0, refusal: Illegal | None = None
    ) -> None:
        super().__init__(f"{problem.value}: {written}")
        self.problem = problem
        self.written = written
        self.ply = ply
        self.refusal = refusal
        """Why it is illegal, where it is."""


_NUMBER = re.compile(r"(?<![^\s,;])\d{1,3}\.+", re.ASCII)
_BETWEEN = re.compile(r"[\s,;]+")


def format_opening(moves: Iterable[Move], start: Position) -> str:
    """The moves as a score has them, as parse_opening reads them."""
    position, written = start, []
    for move in moves:
        written.append(format_move(move, legal_moves(position)))
        position = position.after(move)
    return " ".join(written)


def parse_opening(text: str, start: Position, regulation: Regulation) -> tuple[Move, ...]:
    """The moves that a text gives, each legal where it stands. Raises OpeningError."""
    if len(text) > LONGEST:
        raise OpeningError(OpeningProblem.LONG)
    words = [word for word in _BETWEEN.split(_NUMBER.sub(" ", text)) if word]
    if not words:
        raise OpeningError(OpeningProblem.EMPTY)
    if len(words) > MOST_PLIES:
        raise OpeningError(OpeningProblem.LONG)
    position, moves = start, []
    for ply, word in enumerate(words, 1):
        move = _move_of(word, ply, position, regulation)
        moves.append(move)
        position = position.after(move)
    return tuple(moves)


def _move_of(word: str, ply: int, position: Position, regulation: Regulation) -> Move:
    written = parse_move(word)
    if written is None:
        raise OpeningError(OpeningProblem.NO_MOVE, word, ply)
    verdict = explain(position, written.squares, regulation, has_capture_sign=written.has_capture_sign)
    if isinstance(verdict, Illegal):
        raise OpeningError(OpeningProblem.ILLEGAL, word, ply, verdict)
    if len({move.captured_mask for move in verdict.moves}) > 1:
        raise OpeningError(OpeningProblem.SEVERAL, word, ply)
    return verdict.move


_COMMENT = re.compile(r"#.*")
_LABEL = re.compile(r"^\s*\d+\s*:")


def openings_in(lines: Iterable[str]) -> list[tuple[int, str]]:
    """The openings of a list, as they are written, each with the number of its line, from 1."""
    told = (
        (number, _LABEL.sub("", _COMMENT.sub("", line)).strip()) for number, line in enumerate(lines, 1)
    )
    return [(number, line) for number, line in told if line]
