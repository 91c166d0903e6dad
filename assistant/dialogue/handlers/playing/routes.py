"""Moves as they are told and listed: with the whole route, for the hands."""

from collections.abc import Sequence

from assistant.game.record import Ply
from assistant.narration.facts.fact import Moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path


def told_whole(ply: Ply) -> str:
    """A move as it is told: where it takes several pieces with its whole route, for the hands."""
    return format_path(ply.move) if len(ply.move.captured) > 1 else ply.written


def written_whole(moves: Sequence[Move], *, is_choice: bool = False) -> Moves:
    """Moves as they are listed: each with its whole path, which for a quiet move is two numbers."""
    return Moves(tuple(map(format_path, moves)), is_choice)
