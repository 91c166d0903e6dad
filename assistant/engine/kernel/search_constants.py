"""The numbers of a game for the search: random keys, and what the evaluation adds up (weights.py)."""

import random

from assistant.engine.kernel import search_names
from assistant.engine.weights import FEW, FLYING_KINGS, MAN, SHORT_KINGS, Weights
from assistant.rules.side import Side
from assistant.rules.square import Direction, Geometry
from assistant.rules.variant import Variant

Constant = int | tuple[int, ...]

KEY_BITS = 62
"""A key is positive as a signed number of 64 bits."""


def search_constants(variant: Variant) -> dict[str, Constant]:
    """Every constant of search_names.py, by its name."""
    board = variant.geometry
    weights = FLYING_KINGS if variant.flying_kings else SHORT_KINGS
    chance = random.Random(f"keys {variant.name}")
    fixed = {name: value for name, value in vars(search_names).items() if name.isupper()}
    return {
        **fixed,
        "HASHES": tuple(chance.getrandbits(KEY_BITS) for _ in range(256)),
        "TURN": chance.getrandbits(KEY_BITS),
        "VALUES": _values(board, weights),
        "DISTANCES": _distances(board),
        "MAN": MAN,
        "KING": weights.king,
        "TEMPO": weights.tempo,
        "TRADE": weights.trade,
        "DRIVE": weights.drive,
        "WINNING_LEAD": weights.winning_lead,
        "FEW": FEW,
    }


def _values(board: Geometry, weights: Weights) -> tuple[int, ...]:
    values = [0] * 256
    for square in range(1, board.squares + 1):
        place = board.bit_of[square] + 1
        for side in Side:
            first = 128 if side is Side.BLACK else 0
            values[first + place] = MAN + _man(board, weights, side, square)
            values[first + 64 + place] = weights.king + _king(board, weights, square)
    return tuple(values)


def _man(board: Geometry, weights: Weights, side: Side, square: int) -> int:
    row, column = board.places[square]
    advanced = board.size - row if side is Side.WHITE else row - 1
    inwards = min(column - 1, board.size - column)
    guard = 0 if advanced else weights.guard
    return weights.rank * advanced + weights.centre * inwards + guard


def _king(board: Geometry, weights: Weights, square: int) -> int:
    row, column = board.places[square]
    inwards = min(row - 1, board.size - row, column - 1, board.size - column)
    rays = ((each, *board.ray(each, way)) for each in board.base(Side.WHITE) for way in Direction)
    main = weights.main_diagonal if square in max(rays, key=len) else 0
    return weights.king_centre * inwards + main


def _distances(board: Geometry) -> tuple[int, ...]:
    distances = [0] * 64 * 64
    squares = range(1, board.squares + 1)
    for one in squares:
        for other in squares:
            apart = zip(board.places[one], board.places[other], strict=True)
            steps = max(abs(here - there) for here, there in apart)
            distances[64 * board.bit_of[one] + board.bit_of[other]] = steps
    return tuple(distances)
