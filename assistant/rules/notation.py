"""Moves as text: 22-18, 22x15, and the complete path 11x18x9x2x11 (Capo I, 12.2; Capo II, 8.2)."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from assistant.rules.move import Move

MAX_LENGTH = 200
"""The longest capture of 50 squares fits many times."""

_MOVE = re.compile(r"\d{1,4}(?:\s*[-x:\s]\s*\d{1,4})+", re.ASCII | re.IGNORECASE)


class WrittenMove(NamedTuple):
    """What a text says: the squares, at least two, and whether it was written with an x."""

    squares: tuple[int, ...]
    has_capture_sign: bool


def parse_move(text: str) -> WrittenMove | None:
    """The squares of a written move, or None if the text is none.

    Takes `-`, `x`, `:` and blanks between the numbers, leading zeros, and signs behind the move.
    Whether the squares exist and the move is legal is for explain.py to say.
    """
    text = text.strip().rstrip(".!?*+= ")
    if len(text) > MAX_LENGTH or not _MOVE.fullmatch(text):
        return None
    squares = tuple(int(number) for number in re.findall(r"\d+", text, re.ASCII))
    return WrittenMove(squares, "x" in text.lower() or ":" in text)


def format_path(move: Move) -> str:
    """The complete path, which names the route: 11x18x9x2x11."""
    return ("x" if move.captured else "-").join(map(str, move.path))


def format_move(move: Move, legal: Sequence[Move]) -> str:
    """Start and end, as a score has it; the path where two numbers would mean two moves.

    `legal` holds the legal moves of the position.
    """
    if needs_path(move, legal):
        return format_path(move)
    return f"{move.start}{'x' if move.captured else '-'}{move.end}"


def needs_path(move: Move, legal: Sequence[Move]) -> bool:
    """Whether another legal move has the same ends and captures other pieces."""
    return any(
        other.from_mask == move.from_mask
        and other.to_mask == move.to_mask
        and other.captured_mask != move.captured_mask
        for other in legal
    )
