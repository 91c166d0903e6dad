"""Italian boards that are numbered from the other side: each row of the board from right to left.

Engines and the files that they write have the Italian board so. Place c (1 to 4) of row r (0 to 7) has
the number 4r + c here and 4r + 5 - c there, so that one table leads both ways.
"""

import re

from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.position import Position

_ACROSS = (0, *(4 * row + 5 - place for row in range(8) for place in range(1, 5)))
_NUMBER = re.compile(r"\d+", re.ASCII)


def mirrored_squares(squares: tuple[int, ...]) -> tuple[int, ...]:
    """The same squares by the other numbers; what is no square stays what it is."""
    return tuple([_ACROSS[square] if 0 < square < 33 else square for square in squares])


def mirrored_position(position: Position) -> Position:
    """The position whose FEN has the other numbers."""
    fen = _NUMBER.sub(lambda number: str(_ACROSS[int(number[0])]), format_fen(position))
    return parse_fen(fen, position.variant)
