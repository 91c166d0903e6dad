"""The numbers of a game for the kernel: squares, powers of the pieces, priorities of captures."""

from collections.abc import Callable

from assistant.engine.kernel import names
from assistant.engine.kernel.search_constants import search_constants
from assistant.rules.capture import TURNS
from assistant.rules.side import Side
from assistant.rules.square import Direction, Geometry
from assistant.rules.variant import Priority, Variant

Constant = int | tuple[int, ...]

BITS = 64
"""The places that a table has for each direction."""


def constants(variant: Variant) -> dict[str, Constant]:
    """Every constant of names.py and of search_names.py, by its name."""
    board = variant.geometry
    fixed = {name: value for name, value in vars(names).items() if name.isupper()}
    return {
        **fixed,
        "RISING": board.shift(Direction.DOWN_LEFT),
        "FALLING": board.shift(Direction.DOWN_RIGHT),
        "PLAYABLE": board.playable,
        "WHITE_CROWNS": board.base_mask[Side.BLACK],
        "BLACK_CROWNS": board.base_mask[Side.WHITE],
        "NEXT_TO": _table(board, lambda ray: ray[0] if len(ray) > 1 else 0),
        "BEYOND": _table(board, lambda ray: ray[1] if len(ray) > 1 else 0),
        "RAYS": _table(board, sum),
        "TURNS": tuple(turn for turns in TURNS for turn in turns),
        "FLYING": variant.flying_kings,
        "MEN_CAPTURE_BACKWARD": variant.men_capture_backward,
        "MEN_CAPTURE_KINGS": variant.men_capture_kings,
        **_keys(variant),
        **search_constants(variant),
    }


def _table(board: Geometry, value: Callable[[list[int]], int]) -> tuple[int, ...]:
    """By direction and bit, what is asked of the masks of the squares to the edge."""
    table = [0] * BITS * len(Direction)
    for place, direction in enumerate(Direction):
        for square in range(1, board.squares + 1):
            ray = [board.mask_of[each] for each in board.ray(square, direction)]
            table[place * BITS + board.bit_of[square]] = value(ray)
    return tuple(table)


def _keys(variant: Variant) -> dict[str, int]:
    """What makes up the key of a capture: each priority has bits above all that come after it."""
    board = variant.geometry
    most = (board.size - 2) ** 2 // 2
    """The squares that are not at the edge: more pieces than these can never be captured."""
    weights = dict.fromkeys(("PIECE_TAKEN", "KING_MOVES", "KING_TAKEN", "SOONEST"), 0)
    lowest = 0
    for priority in reversed(variant.priority):
        name, width = {
            Priority.MOST_PIECES: ("PIECE_TAKEN", most.bit_length()),
            Priority.WITH_KING: ("KING_MOVES", 1),
            Priority.MOST_KINGS: ("KING_TAKEN", most.bit_length()),
            Priority.KINGS_FIRST: ("SOONEST", most),
        }[priority]
        weights[name] = 1 << lowest
        lowest += width
        if priority is Priority.KINGS_FIRST:
            weights[name] = 1 << (lowest - 1)
    return weights
