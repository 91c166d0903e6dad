"""Moves that were given by their squares, as a score writes them."""

from collections.abc import Iterable

from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move
from assistant.rules.position import start_position
from assistant.rules.variant import Variant


def written_moves(moves: Iterable[tuple[int, ...]], variant: Variant) -> tuple[str, ...] | None:
    """Moves from the first position, one after the other, each by its path or its ends; None where one
    of them is not legal."""
    position, written = start_position(variant), []
    for squares in moves:
        legal = legal_moves(position)
        fits = [
            move
            for move in legal
            if squares in (move.path, (move.start, move.end), (move.start, *move.captured, move.end))
        ]
        if not fits:
            return None
        written.append(format_move(fits[0], legal))
        position = position.after(fits[0])
    return tuple(written)
