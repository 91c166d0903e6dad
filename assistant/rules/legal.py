"""The legal moves of a position. Why a move is not among them is explain.py."""

from assistant.rules.capture import complete_captures, has_capture
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.priority import prevailing
from assistant.rules.quiet import quiet_move, quiet_moves
from assistant.rules.variant import Priority, Variant


def legal_moves(position: Position) -> list[Move]:
    """All legal moves, every capture sequence by itself, sorted by path.

    Capture is compulsory (Capo I, 6.1; Capo II, 4.1). Two routes with the same effect are two
    entries here and one move in play: see `distinct_moves`.
    """
    captures = complete_captures(position, longest_only=_longest_first(position.variant))
    moves = prevailing(position, captures) if captures else quiet_moves(position)
    moves.sort()
    return moves


def legal_between(position: Position, start: int, end: int) -> list[Move]:
    """The legal moves with these ends, squares of the board, sorted by path.

    The same as looking for them in legal_moves, and four times as fast where nothing can be captured:
    a file of games has the ends of each move.
    """
    move = quiet_move(position, start, end)
    if move is not None and not has_capture(position):
        return [move]
    found = legal_moves(position)
    return [each for each in found if each[0][0] == start and each[0][-1] == end]


def _longest_first(variant: Variant) -> bool:
    """Whether shorter captures can be dropped while they are found: it saves a third of the time."""
    return variant.priority[0] is Priority.MOST_PIECES


def distinct_moves(moves: list[Move]) -> list[Move]:
    """The moves without those that another one equals in ends and captured pieces."""
    kept: dict[tuple[int, int, int], Move] = {}
    for move in moves:
        kept.setdefault((move.from_mask, move.to_mask, move.captured_mask), move)
    return list(kept.values())
