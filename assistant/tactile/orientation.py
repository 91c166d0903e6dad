"""How a device lies before the players: which of its fields is which square.

It is found from a known position and never assumed: a board is turned as its cable needs it, and the
Italian board is the mirror image of a chess board. That one is turned by a quarter for it, or the game
is played on its light squares, or on its dark ones as in a mirror: one of the eight maps fits.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from assistant.rules.position import Position
from assistant.rules.variant import Variant
from assistant.tactile.reading import Reading, Seen, Sense, read


class Orientation(NamedTuple):
    """A map from the fields of a device to squares.

    The device's fields, in its reading order, are mirrored left to right if `is_mirrored`, and then
    turned clockwise by `quarter_turns`: so White sees the board. `fields` is how many there are: all
    squares of the board (64, 100), or those of one colour (32, 50).
    """

    variant: Variant
    fields: int
    quarter_turns: int = 0
    is_mirrored: bool = False

    @property
    def is_on_light(self) -> bool:
        """Whether the squares of the game are those that are light on the device as it is printed."""
        return self.quarter_turns % 2 != self.is_mirrored

    def square_of(self, field: int) -> int:
        """The square that a field is; 0 for a field that is none, or that the device has not."""
        squares = _squares(self)
        return squares[field] if 0 <= field < len(squares) else 0

    def field_of(self, square: int) -> int:
        """The field that a square of the board is. Raises ValueError for any other number."""
        if not 1 <= square <= self.variant.geometry.squares:
            raise ValueError(f"no square: {square}")
        return _squares(self).index(square)

    def reading(self, seen: Sequence[Seen], sense: Sense) -> Reading | None:
        """What is seen field by field as a reading; None where it is not so many fields."""
        if len(seen) != self.fields or not _squares(self):
            return None
        at = dict(zip(_squares(self), seen, strict=True))
        return read(self.variant, sense, [at[n + 1] for n in range(self.variant.geometry.squares)])

    def strays(self, seen: Sequence[Seen]) -> tuple[int, ...]:
        """The fields where something stands beside the squares of the game (Capo I, 7.5)."""
        return tuple(
            field
            for field, (square, what) in enumerate(zip(_squares(self), seen, strict=False))
            if not square and what not in (Seen.NOTHING, Seen.UNSURE)
        )


def orientations_of(
    seen: Sequence[Seen], position: Position, *, on_light: bool = False
) -> list[Orientation]:
    """Every orientation in which what is seen, field by field, is the position and nothing beside it.

    Where colours are seen one fits the start of a game. Where they are not two do, and a person has to
    say where White sits. None fits a position that is not there, or another size of board. A device
    that tells the squares of one colour only does not show which colour that is: `on_light` says so
    of the light ones (DGT: the answer to SEND_BRD_50W).
    """
    found = []
    for turns in range(4):
        for is_mirrored in (False, True):
            orientation = Orientation(position.variant, len(seen), turns, is_mirrored)
            if _is_half(orientation) and orientation.is_on_light != on_light:
                continue
            reading = orientation.reading(seen, Sense.PIECE)
            if reading and reading.agrees_with(position) and not orientation.strays(seen):
                found.append(orientation)
    return found


def _is_half(orientation: Orientation) -> bool:
    """Whether the device tells the squares of one colour only."""
    return orientation.fields == orientation.variant.geometry.squares


@cache
def _squares(orientation: Orientation) -> tuple[int, ...]:
    """The square of each field, 0 for none; empty for a device of another size."""
    board = orientation.variant.geometry
    square_at = {place: square for square, place in enumerate(board.places) if square}
    if _is_half(orientation):
        places = _half_places(orientation)
    elif orientation.fields == board.size**2:
        places = [(row, column) for row in range(board.size) for column in range(board.size)]
    else:
        return ()
    return tuple(square_at.get(_as_white_sees(orientation, place), 0) for place in places)


def _half_places(orientation: Orientation) -> list[tuple[int, int]]:
    """Row and column, from 0, of the fields of a device that tells the squares of one colour."""
    board = orientation.variant.geometry
    # A quarter turn and a mirror each put dark squares where light ones were.
    parity = (board.column(1) - 1 + orientation.is_on_light) % 2
    return [
        (row, column)
        for row in range(board.size)
        for column in range(board.size)
        if (row + column) % 2 == parity
    ]


def _as_white_sees(orientation: Orientation, place: tuple[int, int]) -> tuple[int, int]:
    """A place of the device, from 0, as row and column of the board, from 1."""
    last = orientation.variant.geometry.size - 1
    row, column = place
    if orientation.is_mirrored:
        column = last - column
    for _ in range(orientation.quarter_turns % 4):
        row, column = column, last - row
    return row + 1, column + 1
