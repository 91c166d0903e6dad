"""Moves from words, read against the law of the position."""

from collections.abc import Sequence
from dataclasses import dataclass

from assistant.rules.explain import Illegal, explain
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.notation import WrittenMove, parse_move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation


@dataclass(frozen=True, slots=True)
class Understood:
    """One legal move."""

    move: Move


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Several legal moves that take different pieces."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class NotLegal:
    """A move that the law refuses."""

    written: WrittenMove
    refusal: Illegal


def parse_move_text(
    text: str, position: Position, regulation: Regulation
) -> Understood | Ambiguous | NotLegal | None:
    """The move that a text means in a position, or None for a text that is no move at all."""
    written = parse_move(text)
    if written is None:
        return None
    verdict = explain(position, written.squares, regulation, has_capture_sign=written.has_capture_sign)
    if isinstance(verdict, Illegal):
        return NotLegal(written, verdict)
    moves = distinct_moves(list(verdict.moves))
    return Understood(moves[0]) if len(moves) == 1 else Ambiguous(tuple(moves))


def choose_by_square(moves: Sequence[Move], text: str) -> Move | None:
    """Of several moves, the one that alone passes over or through the square that the text names."""
    number = text.strip()
    if not (number.isascii() and number.isdigit() and len(number) < 4):
        return None
    through = [move for move in moves if int(number) in (*move.path[1:-1], *move.captured)]
    return through[0] if len(through) == 1 else None
