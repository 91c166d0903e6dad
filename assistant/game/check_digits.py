"""Two digits that tell whether two people have the same position before them."""

from assistant.rules.position import Position
from assistant.rules.side import Side

_OF_WHITE = (1, 2)
"""What a man and a king of White's weigh."""
_OF_BLACK = (3, 5)
_BLACK_TO_MOVE = 7
_REMAINDERS = 97
"""A prime: two positions that differ by one piece never have the same digits."""


def check_of(position: Position) -> int:
    """The digits of a position, from 0 to 96; they are written as two.

    They are the sum over all pieces of the square times what the piece weighs, and a number where
    Black is to move, modulo 97: anybody can find them on paper.
    """
    total = _BLACK_TO_MOVE if position.side_to_move is Side.BLACK else 0
    for side, (man, king) in ((Side.WHITE, _OF_WHITE), (Side.BLACK, _OF_BLACK)):
        total += man * sum(position.men(side)) + king * sum(position.kings_of(side))
    return total % _REMAINDERS
