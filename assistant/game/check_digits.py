"""Two digits over a position, by which two people find whether they look at the same one."""

from assistant.rules.position import Position
from assistant.rules.side import Side

_MODULUS = 97
_BASE = 5
"""A primitive root of it: the powers for all squares differ, and so does what moves change."""
_WEIGHTS = {
    (Side.WHITE, False): 1,
    (Side.WHITE, True): 2,
    (Side.BLACK, False): 3,
    (Side.BLACK, True): 5,
}
_BLACK_TO_MOVE = 7


def check_of(position: Position) -> int:
    """The check of a position, from 0 to 96: a power for each square, weighted by what stands there.

    It is said of the position after a move, and written with two digits. A sum of the squares would be
    the same for a third of all moves that may be taken for one another: 22-18 and 21-17.
    """
    total = _BLACK_TO_MOVE if position.side_to_move is Side.BLACK else 0
    for side in Side:
        total += _WEIGHTS[side, False] * sum(map(_power, position.men(side)))
        total += _WEIGHTS[side, True] * sum(map(_power, position.kings_of(side)))
    return total % _MODULUS


def _power(square: int) -> int:
    return pow(_BASE, square, _MODULUS)
