"""A second, slow account of the law, to hold the first one against.

Written from the articles alone, over sets of squares and plain recursion, with a geometry of its own:
nothing of assistant.rules is imported here. `Board.italian` chooses between Capo I and Capo II.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

Place = tuple[int, int]
"""Row from the top and column from the left, both from 0."""

Route = tuple[tuple[int, ...], tuple[int, ...]]
"""The squares landed on, start first, and the squares captured, in order."""

DIAGONALS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


@cache
def place(italian: bool, square: int) -> Place:
    """Row by row from the top left (2.4; II, 2.6); the first row begins dark only in Capo I."""
    half = 4 if italian else 5
    row = (square - 1) // half
    starts_dark = row % 2 == 0 if italian else row % 2 == 1
    return row, 2 * ((square - 1) % half) + (0 if starts_dark else 1)


@cache
def line(italian: bool, square: int, way: Place) -> tuple[int, ...]:
    """The squares of a diagonal from this one to the edge, nearest first."""
    at = {place(italian, each): each for each in range(1, (32 if italian else 50) + 1)}
    row, column = place(italian, square)
    found = []
    while (row := row + way[0], column := column + way[1]) in at:
        found.append(at[row, column])
    return tuple(found)


@dataclass(frozen=True)
class Board:
    """Who stands where, and whose move it is."""

    italian: bool
    white_to_move: bool
    white_men: frozenset[int] = frozenset()
    white_kings: frozenset[int] = frozenset()
    black_men: frozenset[int] = frozenset()
    black_kings: frozenset[int] = frozenset()

    @property
    def width(self) -> int:
        return 8 if self.italian else 10

    @property
    def squares(self) -> int:
        """Capo I, 2.2: 32; Capo II, 2.2: 50."""
        return 32 if self.italian else 50

    @property
    def own(self) -> frozenset[int]:
        return self.white_men | self.white_kings if self.white_to_move else self.black

    @property
    def enemies(self) -> frozenset[int]:
        return self.black if self.white_to_move else self.white_men | self.white_kings

    @property
    def black(self) -> frozenset[int]:
        return self.black_men | self.black_kings

    @property
    def kings(self) -> frozenset[int]:
        return self.white_kings | self.black_kings

    @property
    def occupied(self) -> frozenset[int]:
        return self.own | self.enemies

    def place(self, square: int) -> Place:
        return place(self.italian, square)

    def line(self, square: int, way: Place) -> tuple[int, ...]:
        return line(self.italian, square, way)

    def forward(self) -> tuple[Place, ...]:
        return DIAGONALS[:2] if self.white_to_move else DIAGONALS[2:]

    def crowns(self, square: int) -> bool:
        """Whether it lies on the other side's base (4.2; II, 3.5)."""
        return self.place(square)[0] == (0 if self.white_to_move else self.width - 1)


def quiet_routes(board: Board) -> list[Route]:
    """4.1 and 4.7; II, 3.4 and 3.9: whatever may be captured, the moves that capture nothing."""
    found = []
    for start in board.own:
        is_king = start in board.kings
        for way in DIAGONALS if is_king else board.forward():
            reach = board.line(start, way)
            if not is_king or board.italian:
                reach = reach[:1]
            for end in reach:
                if end in board.occupied:
                    break
                found.append(((start, end), ()))
    return found


def capture_routes(board: Board) -> list[Route]:
    """Every capture played to its end, with every landing square a hand could choose on the way."""
    return [route for start in board.own for route in _goings_on(board, (start,), ())]


def _goings_on(board: Board, path: tuple[int, ...], captured: tuple[int, ...]) -> Iterator[Route]:
    steps = list(_single_captures(board, path, captured))
    if captured and not steps:
        yield path, captured
    for over, landing in steps:
        yield from _goings_on(board, (*path, landing), (*captured, over))


def _single_captures(
    board: Board, path: tuple[int, ...], captured: tuple[int, ...]
) -> Iterator[tuple[int, int]]:
    start, here = path[0], path[-1]
    is_king = start in board.kings
    # 6.5: the man that captured its way to the base waits for the next move.
    if board.italian and captured and not is_king and board.crowns(here):
        return
    ways = board.forward() if board.italian and not is_king else DIAGONALS
    # The square that the piece has left is free; what is captured stands until the end.
    standing = board.occupied - {start}
    for way in ways:
        ahead = board.line(here, way)
        if not is_king or board.italian:
            ahead = ahead[:2]
        met = [square for square in ahead if square in standing]
        if not met or met[0] not in board.enemies or met[0] in captured:
            continue
        if board.italian and not is_king and met[0] in board.kings:
            continue
        if ahead.index(met[0]) > 0 and (not is_king or board.italian):
            continue
        for landing in ahead[ahead.index(met[0]) + 1 :]:
            if landing in standing:
                break
            yield met[0], landing


def written(board: Board, route: Route) -> Route:
    """A route as a complete path is written: going straight on, the square right behind the piece."""
    path, captured = list(route[0]), route[1]
    for i, over in enumerate(captured[:-1]):
        row, column = board.place(over)
        next_row, next_column = board.place(captured[i + 1])
        way = _way(board, path[i], over)
        if (next_row - row) * way[1] == (next_column - column) * way[0]:
            path[i + 1] = board.line(over, way)[0]
    return tuple(path), captured


def _way(board: Board, start: int, end: int) -> Place:
    row, column = board.place(start)
    end_row, end_column = board.place(end)
    return (1 if end_row > row else -1), (1 if end_column > column else -1)


REASONS = ("most-pieces", "with-king", "most-kings", "kings-first")


def worth(board: Board, route: Route) -> tuple[object, ...]:
    """How a capture ranks by 6.6, 6.7, 6.8 and 6.9; by 4.13 of Capo II only the number counts."""
    path, captured = route
    if not board.italian:
        return (len(captured),)
    kings_taken = [square in board.kings for square in captured]
    return len(captured), path[0] in board.kings, sum(kings_taken), kings_taken


def legal_routes(board: Board) -> list[Route]:
    """Every legal move, captures by their written path, sorted."""
    captures = {written(board, route) for route in capture_routes(board)}
    if not captures:
        return sorted(quiet_routes(board))
    best = max(worth(board, route) for route in captures)
    return sorted(route for route in captures if worth(board, route) == best)


def fallen_routes(board: Board) -> dict[Route, str]:
    """The complete captures that may not be played, each with the first rule that removes it."""
    captures = {written(board, route) for route in capture_routes(board)}
    if not captures:
        return {}
    best = max(worth(board, route) for route in captures)
    return {
        route: next(
            reason
            for reason, its, the_best in zip(REASONS, worth(board, route), best, strict=False)
            if its != the_best
        )
        for route in captures
        if worth(board, route) != best
    }
