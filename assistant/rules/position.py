"""A position: which pieces stand where and who is to move. Its past belongs to game/."""

from typing import NamedTuple

from assistant.rules.bitboard import bits
from assistant.rules.move import Move
from assistant.rules.side import Side
from assistant.rules.variant import Variant


class Piece(NamedTuple):
    """A man or a king of one side."""

    side: Side
    is_king: bool


class Position(NamedTuple):
    """What a FEN says, and nothing else; it never changes. `white`, `black`, `kings` are masks."""

    variant: Variant
    side_to_move: Side
    white: int
    black: int
    kings: int

    @property
    def own(self) -> int:
        """The pieces of the side to move, as a mask."""
        return self.white if self.side_to_move is Side.WHITE else self.black

    @property
    def enemies(self) -> int:
        """The pieces of the other side, as a mask."""
        return self.black if self.side_to_move is Side.WHITE else self.white

    def mask(self, side: Side) -> int:
        """The pieces of one side, as a mask."""
        return self.white if side is Side.WHITE else self.black

    def piece_at(self, square: int) -> Piece | None:
        """What stands on a square of the board (1..32 or 1..50)."""
        mask = self.variant.geometry.mask_of[square]
        if mask & self.white:
            return Piece(Side.WHITE, bool(mask & self.kings))
        if mask & self.black:
            return Piece(Side.BLACK, bool(mask & self.kings))
        return None

    def men(self, side: Side) -> tuple[int, ...]:
        """The squares of a side's men, in order."""
        return self._squares(self.mask(side) & ~self.kings)

    def kings_of(self, side: Side) -> tuple[int, ...]:
        """The squares of a side's kings, in order."""
        return self._squares(self.mask(side) & self.kings)

    def after(self, move: Move) -> "Position":
        """The position that a legal move of this position leads to.

        Captured pieces leave at the end of the move (Capo I, 5.12; Capo II, 4.11); a king may end on
        the square it started from.
        """
        variant, side, white, black, kings = self
        _, _, promotes, start, end, captured = move
        is_king = kings & start
        kings &= ~(captured | start)
        if is_king or promotes:
            kings |= end
        if side is Side.WHITE:
            return Position(variant, Side.BLACK, white & ~start | end, black & ~captured, kings)
        return Position(variant, Side.WHITE, white & ~captured, black & ~start | end, kings)

    def with_side_to_move(self, side: Side) -> "Position":
        """The same pieces with that side to move."""
        return self._replace(side_to_move=side)

    def _squares(self, mask: int) -> tuple[int, ...]:
        square_of = self.variant.geometry.square_of
        return tuple(square_of[bit] for bit in bits(mask))


def start_position(variant: Variant) -> Position:
    """The first position: Black on the low numbers, White on the high ones (Capo I, 2.6; II, 2.8)."""
    masks = variant.geometry.mask_of
    return Position(
        variant=variant,
        side_to_move=Side.WHITE,
        white=sum(masks[-variant.men_each :]),
        black=sum(masks[1 : variant.men_each + 1]),
        kings=0,
    )
