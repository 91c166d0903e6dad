"""The squares of a board: printed numbers, rows, columns, diagonals, and the bit behind each number.

This is the one border between the printed number of a square (1..32 or 1..50, everywhere public) and
its bit (inside rules/ and engine/ only). Rows are numbered from Black's base downwards, columns from
White's left, both from 1 (Capo I, 2.4; Capo II, 2.6).

A bit is chosen so that every diagonal step is one constant shift on the whole board: a row takes half
the board's width, and after each second row one bit, a ghost, stays unused. A step over the edge
falls on a ghost or outside, never on a square.
"""

from enum import Enum
from functools import cache
from typing import NamedTuple

from assistant.rules.side import Side


class Direction(Enum):
    """A diagonal step as (rows down, columns right), seen from White."""

    UP_LEFT = (-1, -1)
    UP_RIGHT = (-1, 1)
    DOWN_LEFT = (1, -1)
    DOWN_RIGHT = (1, 1)


FORWARD: dict[Side, tuple[Direction, Direction]] = {
    Side.WHITE: (Direction.UP_LEFT, Direction.UP_RIGHT),
    Side.BLACK: (Direction.DOWN_LEFT, Direction.DOWN_RIGHT),
}


class Geometry(NamedTuple):
    """One board: `size` rows and columns, the dark ones numbered row by row.

    `bit_of[square]` and `square_of[bit]` are each other's inverse (0 stands for no square),
    `mask_of[square]` is `1 << bit_of[square]`, `playable` is the union of all masks.
    """

    size: int
    bit_of: tuple[int, ...]
    square_of: tuple[int, ...]
    mask_of: tuple[int, ...]
    playable: int
    places: tuple[tuple[int, int], ...]
    """`places[square]` is (row, column), both from 1."""
    base_mask: dict[Side, int]
    """The squares of `base(side)` as bits."""

    @property
    def squares(self) -> int:
        """How many squares are in play: 32 or 50."""
        return len(self.places) - 1

    def row(self, square: int) -> int:
        """The row of a square, 1 at Black's base."""
        return self.places[square][0]

    def column(self, square: int) -> int:
        """The column of a square, 1 at White's left."""
        return self.places[square][1]

    def base(self, side: Side) -> range:
        """The squares of the row where a side's men start from: the other side crowns there."""
        half = self.size // 2
        first = 1 if side is Side.BLACK else self.squares - half + 1
        return range(first, first + half)

    def neighbour(self, square: int, direction: Direction) -> int | None:
        """The next square on a diagonal, or None at the edge."""
        shifted = self.bit_of[square] + self.shift(direction)
        if 0 <= shifted < len(self.square_of):
            return self.square_of[shifted] or None
        return None

    def ray(self, square: int, direction: Direction) -> tuple[int, ...]:
        """The squares from here to the edge on one diagonal, nearest first, without the start."""
        squares: list[int] = []
        here = self.neighbour(square, direction)
        while here is not None:
            squares.append(here)
            here = self.neighbour(here, direction)
        return tuple(squares)

    def shift(self, direction: Direction) -> int:
        """What a step adds to a bit: the same number everywhere on the board."""
        rows, columns = direction.value
        return (rows * (self.size + 1) + columns) // 2

    def direction_between(self, start: int, end: int) -> Direction | None:
        """The diagonal that leads from one square to another, or None if none does."""
        rows = self.row(end) - self.row(start)
        columns = self.column(end) - self.column(start)
        if rows == 0 or abs(rows) != abs(columns):
            return None
        return Direction((rows // abs(rows), columns // abs(columns)))


@cache
def geometry(size: int, first_dark_column: int) -> Geometry:
    """Build the board of `size` rows whose first row has its first dark square in that column."""
    places = [(0, 0)]
    for row in range(1, size + 1):
        first = first_dark_column if row % 2 == 1 else 3 - first_dark_column
        places += [(row, column) for column in range(first, size + 1, 2)]
    bits = [((row - 1) * (size + 1) + column - 1) // 2 for row, column in places]
    square_of = [0] * (bits[-1] + 1)
    for square in range(1, len(places)):
        square_of[bits[square]] = square
    masks = [0] + [1 << bit for bit in bits[1:]]
    return Geometry(
        size=size,
        bit_of=(0, *bits[1:]),
        square_of=tuple(square_of),
        mask_of=tuple(masks),
        playable=sum(masks),
        places=tuple(places),
        base_mask={
            Side.BLACK: sum(masks[1 : size // 2 + 1]),
            Side.WHITE: sum(masks[-(size // 2) :]),
        },
    )
