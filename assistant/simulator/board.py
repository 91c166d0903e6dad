"""The wood of a simulated board: what stands on each field, and what the sensor under it says.

A *field* is one sensor of a grid of 8 x 8 or 10 x 10, in reading order from 0, as the device sees it.
The game may lie on it in eight ways: turned by quarters, and mirrored. A piece is one letter: `w` and
`b` are men, `W` and `B` kings, a dot is an empty field.
"""

from assistant.rules.position import Piece, Position
from assistant.rules.side import Side
from assistant.rules.variant import Variant

EMPTY = "."
BROKEN = "?"
"""What a sensor says that knows that it is broken, where its device can tell so."""
PIECES = "wWbB"


class Board:
    """A board with the pieces of one game, and sensors that may be at fault."""

    def __init__(self, variant: Variant, quarter_turns: int = 0, is_mirrored: bool = False) -> None:
        self.variant = variant
        self.size = variant.geometry.size
        self.fields = [EMPTY] * self.size**2
        """What really stands there."""
        places = variant.geometry.places[1:]
        turned = [
            _turned(row - 1, column - 1, self.size, quarter_turns, is_mirrored)
            for row, column in places
        ]
        self._field_of = [row * self.size + column for row, column in turned]
        self._square_of = {field: square for square, field in enumerate(self._field_of, 1)}
        self._stuck: dict[int, str] = {}

    def has(self, square: int) -> bool:
        """Whether there is a square of that number."""
        return 1 <= square <= len(self._field_of)

    def field_of(self, square: int) -> int:
        """The field that a square of the game lies on."""
        return self._field_of[square - 1]

    def square_at(self, field: int) -> int:
        """The square of the game on a field, or 0 where there is none."""
        return self._square_of.get(field, 0)

    def __getitem__(self, square: int) -> str:
        """What really stands on a square."""
        return self.fields[self.field_of(square)]

    def __setitem__(self, square: int, piece: str) -> None:
        self.fields[self.field_of(square)] = piece

    def set_up(self, position: Position) -> None:
        """Put the pieces as a position has them, and take off all others."""
        self.clear()
        for square in range(1, len(self._field_of) + 1):
            self[square] = letter(position.piece_at(square))

    def clear(self) -> None:
        """Take all pieces off."""
        self.fields[:] = [EMPTY] * len(self.fields)

    def position(self, side_to_move: Side) -> Position:
        """The position that really stands there; a man where he would be crowned counts as a king."""
        geometry = self.variant.geometry
        masks = dict.fromkeys(PIECES, 0)
        for square in range(1, len(self._field_of) + 1):
            if self[square] != EMPTY:
                masks[self[square]] |= geometry.mask_of[square]
        white, black = masks["w"] | masks["W"], masks["b"] | masks["B"]
        kings = masks["W"] | masks["B"]
        kings |= white & geometry.base_mask[Side.BLACK] | black & geometry.base_mask[Side.WHITE]
        return Position(self.variant, side_to_move, white, black, kings)

    # The sensors

    def seen(self, field: int) -> str:
        """What the sensor of a field says: what stands there, unless it is at fault."""
        return self._stuck.get(field, self.fields[field])

    def stick(self, square: int) -> None:
        """From now on the sensor goes on saying what it says."""
        field = self.field_of(square)
        self._stuck[field] = self.seen(field)

    def haunt(self, square: int, piece: str) -> None:
        """From now on the sensor sees this piece, which is a ghost, or knows that it is broken."""
        self._stuck[self.field_of(square)] = piece

    def mend(self) -> None:
        """All sensors tell the truth again."""
        self._stuck.clear()

    @property
    def faulty(self) -> tuple[int, ...]:
        """The squares whose sensors are at fault."""
        return tuple(sorted(self.square_at(field) for field in self._stuck))


def letter(piece: Piece | None) -> str:
    """The letter of a piece, a dot for none."""
    if piece is None:
        return EMPTY
    man = "w" if piece.side is Side.WHITE else "b"
    return man.upper() if piece.is_king else man


def _turned(row: int, column: int, size: int, quarter_turns: int, is_mirrored: bool) -> tuple[int, int]:
    """Where a place comes to lie, mirrored left to right and then turned clockwise."""
    if is_mirrored:
        column = size - 1 - column
    for _ in range(quarter_turns % 4):
        row, column = column, size - 1 - row
    return row, column
