"""Two digits over a position, by which two people find whether they look at the same one."""

from assistant.rules.position import Position
from assistant.rules.side import Side

_MODULUS = 97
_WEIGHTS = {
    (Side.WHITE, False): 1,
    (Side.WHITE, True): 2,
    (Side.BLACK, False): 3,
    (Side.BLACK, True): 5,
}
_BLACK_TO_MOVE = 7


def check_of(position: Position) -> int:
    """The check of a position, from 0 to 96: its squares, weighted by what stands there.

    It is said of the position after a move, and written with two digits.
    """
    total = _BLACK_TO_MOVE if position.side_to_move is Side.BLACK else 0
    for side in Side:
        total += _WEIGHTS[side, False] * sum(position.men(side))
        total += _WEIGHTS[side, True] * sum(position.kings_of(side))
    return total % _MODULUS
