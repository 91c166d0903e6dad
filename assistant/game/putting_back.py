"""What hands must do on a board of one's own so that it shows an earlier position of the game."""

from collections.abc import Sequence
from typing import NamedTuple

from assistant.rules.move import Move
from assistant.rules.position import Piece, Position


class PuttingBack(NamedTuple):
    """What is to be done, in this order: each thing can be done when those before it are."""

    lifted: tuple[int, ...]
    """Pieces to be taken in the hand, because others must pass first; they are put back at the end."""
    moved: tuple[tuple[int, int], ...]
    """From which square a piece goes to which."""
    uncrowned: tuple[int, ...]
    """Squares on which a king is to be a man again."""
    put: tuple[tuple[int, Piece], ...]
    """What is put where, of the pieces in the hand and of those that were captured."""


def putting_back(after: Position, moves: Sequence[Move]) -> PuttingBack:
    """What to do after some moves, which are given in their order, to come back to the position `after`
    the take-back, in which the first of them was made."""
    origins, crowned = _origins(moves)
    going = {now: before for before, now in origins.items() if now is not None and now != before}
    moved: list[tuple[int, int]] = []
    lifted: list[int] = []
    while going:
        ready = [now for now, before in going.items() if before not in going]
        if ready:
            now = ready[0]
            moved.append((now, going.pop(now)))
        else:
            now = next(iter(going))
            del going[now]
            lifted.append(now)
            origins = {b: (None if n == now else n) for b, n in origins.items()}
    put = sorted(before for before, now in origins.items() if now is None)
    on_board = {before for before, now in origins.items() if now is not None}
    return PuttingBack(
        tuple(lifted),
        tuple(moved),
        tuple(sorted(square for square in crowned if square in on_board)),
        tuple((square, _piece(after, square)) for square in put),
    )


def _piece(position: Position, square: int) -> Piece:
    piece = position.piece_at(square)
    assert piece, f"nothing stood on {square}"
    return piece


def _origins(moves: Sequence[Move]) -> tuple[dict[int, int | None], set[int]]:
    """For each piece that moved or was captured, by the square where it stood before all: where it is
    now, None for off the board; and which of them were crowned."""
    now_at: dict[int, int] = {}
    """By the square where a piece stands now, where it stood before all."""
    origins: dict[int, int | None] = {}
    crowned: set[int] = set()
    for move in moves:
        before = now_at.pop(move.start, move.start)
        for square in move.captured:
            origins[now_at.pop(square, square)] = None
        now_at[move.end] = before
        origins[before] = move.end
        if move.promotes:
            crowned.add(before)
    return origins, crowned
