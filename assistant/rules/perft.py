"""Counting the leaves of the tree of legal moves, which proves a move generator."""

from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import Position


def perft(position: Position, depth: int, *, unique: bool = False) -> int:
    """How many lines of `depth` plies there are.

    By default each capture sequence counts; with `unique` one for each start, end and set of
    captured squares, at every ply.
    """
    if depth == 0:
        return 1
    moves = legal_moves(position)
    if unique:
        moves = distinct_moves(moves)
    if depth == 1:
        return len(moves)
    return sum(perft(position.after(move), depth - 1, unique=unique) for move in moves)
