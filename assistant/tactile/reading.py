"""A reading: what a board is seen to hold, in squares, as far as its sensors can tell.

Like a position it is made of masks. Unlike one it may be wrong, and it knows what it does not know:
a colour or a rank that is not seen is compared with nothing.
"""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from assistant.rules.bitboard import bits
from assistant.rules.position import Piece, Position
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS, Variant


class Sense(Enum):
    """What the sensors of a board can tell; the values are those of `Introduced.sense`."""

    OCCUPANCY = "occ"
    COLOUR = "col"
    PIECE = "pce"


class Seen(Enum):
    """What is seen on one square, or means one code of a device."""

    NOTHING = "nothing"
    SOMETHING = "something"
    """A piece of a kind that the sensor does not tell, or that nobody has declared."""
    WHITE = "white"
    BLACK = "black"
    WHITE_MAN = "white-man"
    WHITE_KING = "white-king"
    BLACK_MAN = "black-man"
    BLACK_KING = "black-king"
    UNSURE = "unsure"
    """The sensor is faulty, or left out: nothing is known of its square."""

    @property
    def side(self) -> Side | None:
        """Whose piece it is, where that is seen."""
        if self in (Seen.WHITE, Seen.WHITE_MAN, Seen.WHITE_KING):
            return Side.WHITE
        return Side.BLACK if self in (Seen.BLACK, Seen.BLACK_MAN, Seen.BLACK_KING) else None

    @property
    def is_king(self) -> bool | None:
        """Whether it is a king, where that is seen."""
        if self in (Seen.WHITE_KING, Seen.BLACK_KING):
            return True
        return False if self in (Seen.WHITE_MAN, Seen.BLACK_MAN) else None


class Difference(NamedTuple):
    """A square that is not as it should be."""

    square: int
    wanted: Piece | None
    seen: Seen


class Reading(NamedTuple):
    """What is seen. `occupied` is every piece; the other masks are what is known of them.

    A bit of `unsure` is set in no other mask, so that readings are equal when all that is known is.
    """

    variant: Variant
    sense: Sense
    occupied: int
    white: int
    black: int
    men: int
    kings: int
    unsure: int = 0

    def mismatch(self, position: Position) -> int:
        """The squares that are not as in a position, as a mask.

        Ranks are not compared: a man that was crowned is no other piece for many sensors, and no two
        moves differ in that alone.
        """
        wrong = self.occupied ^ (position.white | position.black)
        wrong |= self.white & position.black | self.black & position.white
        return wrong & ~self.unsure

    def agrees_with(self, position: Position) -> bool:
        """Whether a position looks like this: where pieces stand, and whose, as far as that is seen."""
        return not self.mismatch(position)

    def differences(self, position: Position) -> tuple[Difference, ...]:
        """The squares that are not as in a position, in order."""
        wrong = self.squares(self.mismatch(position))
        return tuple(Difference(each, position.piece_at(each), self.seen_at(each)) for each in wrong)

    def uncrowned(self, position: Position) -> tuple[int, ...]:
        """Where a man is seen and the position has a king of that colour: squares to crown."""
        return self.squares(self.men & position.kings & ~self.mismatch(position))

    def wrongly_crowned(self, position: Position) -> tuple[int, ...]:
        """Where a king is seen and the position has a man of that colour."""
        men = (position.white | position.black) & ~position.kings
        return self.squares(self.kings & men & ~self.mismatch(position))

    def seen_at(self, square: int) -> Seen:
        """What is seen on a square."""
        mask = self.variant.geometry.mask_of[square]
        if mask & self.unsure:
            return Seen.UNSURE
        if not mask & self.occupied:
            return Seen.NOTHING
        if not mask & (self.white | self.black):
            return Seen.SOMETHING
        is_white = bool(mask & self.white)
        if mask & self.kings:
            return Seen.WHITE_KING if is_white else Seen.BLACK_KING
        if mask & self.men:
            return Seen.WHITE_MAN if is_white else Seen.BLACK_MAN
        return Seen.WHITE if is_white else Seen.BLACK

    def without(self, mask: int) -> "Reading":
        """The same with the squares of a mask unsure."""
        variant, sense, *known, unsure = self
        occupied, white, black, men, kings = (each & ~mask for each in known)
        return Reading(variant, sense, occupied, white, black, men, kings, unsure | mask)

    def squares(self, mask: int) -> tuple[int, ...]:
        """The squares of a mask, in order."""
        square_of = self.variant.geometry.square_of
        return tuple(square_of[bit] for bit in bits(mask))


def read(variant: Variant, sense: Sense, seen: Iterable[Seen]) -> Reading:
    """The reading of what is seen on each square in order, without what the sense cannot tell."""
    occupied = white = black = men = kings = unsure = 0
    for mask, what in zip(variant.geometry.mask_of[1:], seen, strict=True):
        if what is Seen.UNSURE:
            unsure |= mask
        elif what is not Seen.NOTHING:
            occupied |= mask
        if what.side is Side.WHITE:
            white |= mask
        elif what.side is Side.BLACK:
            black |= mask
        if what.is_king is not None:
            kings, men = (kings | mask, men) if what.is_king else (kings, men | mask)
    return _dulled(Reading(variant, sense, occupied, white, black, men, kings, unsure))


def reading_of(position: Position, sense: Sense = Sense.PIECE) -> Reading:
    """What a faultless board of that sense sees of a position."""
    variant, _, white, black, kings = position
    occupied = white | black
    return _dulled(Reading(variant, sense, occupied, white, black, occupied & ~kings, kings))


def _dulled(reading: Reading) -> Reading:
    """The reading without what its sense cannot tell."""
    if reading.sense is Sense.OCCUPANCY:
        return reading._replace(white=0, black=0, men=0, kings=0)
    return reading._replace(men=0, kings=0) if reading.sense is Sense.COLOUR else reading


_LETTERS = dict(
    zip(
        ".oldwbWB?",
        (
            *(Seen.NOTHING, Seen.SOMETHING, Seen.WHITE, Seen.BLACK),
            *(Seen.WHITE_MAN, Seen.BLACK_MAN, Seen.WHITE_KING, Seen.BLACK_KING, Seen.UNSURE),
        ),
        strict=True,
    )
)
_LETTER_OF = {seen: letter for letter, seen in _LETTERS.items()}


def format_reading(reading: Reading) -> str:
    """A reading as a line of text: the game, the sense, and a letter for each square in order."""
    squares = range(1, reading.variant.geometry.squares + 1)
    seen = "".join(_LETTER_OF[reading.seen_at(square)] for square in squares)
    return f"{reading.variant.name} {reading.sense.value} {seen}"


def parse_reading(text: str) -> Reading:
    """The reading of such a line. Raises ValueError for any other text."""
    name, _, rest = text.partition(" ")
    sense, _, seen = rest.partition(" ")
    if name not in VARIANTS or set(seen) - set(_LETTERS):
        raise ValueError(f"no reading: {text[:80]}")
    return read(VARIANTS[name], Sense(sense), [_LETTERS[letter] for letter in seen])
