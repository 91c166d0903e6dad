"""The named parts of the board: rows, columns, edges, bases, diagonals, corners.

Capo I, 2.8; Capo II, 2.3 to 2.6; Portuguese text, 2.3 to 2.6. Left and right are the listener's: 2.8.4
of Capo I swaps them, so edges are named from the listener's own side instead. Numbers never change.
"""

from assistant.rules.side import Side
from assistant.rules.square import Direction
from assistant.rules.variant import Variant


def row(variant: Variant, number: int) -> tuple[int, ...]:
    """A row (traversa) by its number, 1 at Black's base; empty where there is none."""
    board = variant.geometry
    return tuple(each for each in range(1, board.squares + 1) if board.row(each) == number)


def column(variant: Variant, number: int, listener: Side) -> tuple[int, ...]:
    """A column by its number, 1 at the listener's left; empty where there is none."""
    board = variant.geometry
    seen = number if listener is Side.WHITE else board.size + 1 - number
    return tuple(each for each in range(1, board.squares + 1) if board.column(each) == seen)


def left_edge(variant: Variant, listener: Side) -> tuple[int, ...]:
    """The edge (sponda) at the listener's left."""
    return column(variant, 1, listener)


def right_edge(variant: Variant, listener: Side) -> tuple[int, ...]:
    """The edge (sponda) at the listener's right."""
    return column(variant, variant.geometry.size, listener)


def base(variant: Variant, side: Side) -> tuple[int, ...]:
    """The row where a side's men start from, and where the other side's become kings."""
    return tuple(variant.geometry.base(side))


def corners(variant: Variant) -> tuple[int, ...]:
    """The two squares in the corners of the board (cantoni): 1 and 32, or 5 and 46."""
    board = variant.geometry
    ends = (1, board.size)
    return tuple(
        each
        for each in range(1, board.squares + 1)
        if board.row(each) in ends and board.column(each) in ends
    )


def main_diagonal(variant: Variant) -> tuple[int, ...]:
    """The diagonal from corner to corner, from Black's base: 1 to 32, or 5 to 46."""
    board = variant.geometry
    corner = corners(variant)[0]
    down = (Direction.DOWN_LEFT, Direction.DOWN_RIGHT)
    return (corner, *(square for way in down for square in board.ray(corner, way)))


def parallels(variant: Variant) -> tuple[tuple[int, ...], ...]:
    """The two long diagonals across the main one; only the Italian game names them (2.8.6)."""
    board = variant.geometry
    return tuple((start, *board.ray(start, Direction.DOWN_LEFT)) for start in variant.parallels_from)


def double_corner(variant: Variant, side: Side) -> tuple[int, ...]:
    """A side's biscacco, the pair of squares in its corner; only the Italian game has them (2.8.8)."""
    return dict(variant.double_corners).get(side, ())


def goal(variant: Variant, side: Side) -> tuple[int, ...]:
    """A side's meta, the square in its centre; only the Italian game has it (2.8.9)."""
    return tuple(square for owner, square in variant.goals if owner is side)


def centre(variant: Variant) -> tuple[int, ...]:
    """The squares in the middle: all but the two outermost rows and columns on each side."""
    board = variant.geometry
    inner = range(3, board.size - 1)
    return tuple(
        each
        for each in range(1, board.squares + 1)
        if board.row(each) in inner and board.column(each) in inner
    )


def quarter(variant: Variant, listener: Side, *, is_near: bool, is_left: bool) -> tuple[int, ...]:
    """A quarter of the board as the listener sees it; the four together are the whole board."""
    board = variant.geometry
    half = board.size // 2
    is_low = is_near is (listener is Side.WHITE)
    is_first = is_left is (listener is Side.WHITE)
    return tuple(
        each
        for each in range(1, board.squares + 1)
        if (board.row(each) > half) is is_low and (board.column(each) <= half) is is_first
    )
