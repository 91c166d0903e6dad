"""Positions that are set up: what makes one impossible, and one that is put together piece by piece.

Impossible is only what no game can come to. What cannot have come about but does no harm is let be.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, NamedTuple

from assistant.rules.legal import legal_moves
from assistant.rules.position import Piece, Position
from assistant.rules.side import Side
from assistant.rules.variant import Variant


class Flaw(Enum):
    """Why there can be no such position; the value is that of the FenProblem too."""

    OCCUPIED_TWICE = "occupied-twice"
    """Two pieces stand on one square."""
    UNCROWNED = "uncrowned"
    """A man on the row where it would be a king (Capo I, 4.2; Capo II, 3.5)."""
    TOO_MANY = "too-many"
    """A side has more pieces than it begins a game with (Capo I, 2.6; Capo II, 2.8)."""
    EMPTY = "empty"
    """There is no piece at all."""


class Impossible(NamedTuple):
    """One thing that is wrong with a position: the side that has it, and the square or how many."""

    flaw: Flaw
    side: Side | None = None
    number: int | None = None
    """The square; of too many pieces how many they are."""


def what_is_impossible(position: Position) -> Iterator[Impossible]:
    """All that is wrong with a position, once for each kind and side; nothing of a possible one."""
    board = position.variant.geometry
    both = position.white & position.black
    if both:
        yield Impossible(Flaw.OCCUPIED_TWICE, number=board.square_of[both.bit_length() - 1])
    for side in Side:
        men = position.mask(side) & ~position.kings
        uncrowned = men & board.base_mask[side.opponent]
        if uncrowned:
            square = board.square_of[uncrowned.bit_length() - 1]
            yield Impossible(Flaw.UNCROWNED, side, square)
    counts = {side: position.mask(side).bit_count() for side in Side}
    for side, count in sorted(counts.items(), key=lambda each: -each[1]):
        if count > position.variant.men_each:
            yield Impossible(Flaw.TOO_MANY, side, count)
    if not any(counts.values()):
        yield Impossible(Flaw.EMPTY)


def is_over_at_once(position: Position) -> bool:
    """Whether who is to move has no move: a game from here is over before it begins.

    Capo I, 9.2.2; Capo II, 6.2.2.
    """
    return not legal_moves(position)


@dataclass(frozen=True, slots=True)
class Draft:
    """A position that is put together piece by piece: nothing in it need be possible as yet.

    No square holds two pieces: who puts one where another stands takes that away first.
    """

    white_men: tuple[int, ...] = ()
    white_kings: tuple[int, ...] = ()
    black_men: tuple[int, ...] = ()
    black_kings: tuple[int, ...] = ()
    side_to_move: Side = Side.WHITE

    @classmethod
    def of(cls, position: Position) -> "Draft":
        """What stands in a position, to be changed."""
        white, black = Side.WHITE, Side.BLACK
        return cls(
            position.men(white),
            position.kings_of(white),
            position.men(black),
            position.kings_of(black),
            position.side_to_move,
        )

    @property
    def count(self) -> int:
        """How many pieces there are."""
        return sum(len(squares) for _, squares in self._groups())

    def piece_at(self, square: int) -> Piece | None:
        """What was put on a square."""
        return next((piece for piece, squares in self._groups() if square in squares), None)

    def with_piece(self, piece: Piece, square: int) -> "Draft":
        """With that piece there, in the place of what stood there."""
        rest = self.without([square])
        name = _NAMES[piece]
        there: dict[str, Any] = {name: tuple(sorted((*getattr(rest, name), square)))}
        return replace(rest, **there)

    def without(self, squares: Iterable[int]) -> "Draft":
        """With nothing on these squares."""
        gone = frozenset(squares)
        kept = {
            _NAMES[piece]: tuple(square for square in there if square not in gone)
            for piece, there in self._groups()
        }
        return Draft(**kept, side_to_move=self.side_to_move)

    def with_side_to_move(self, side: Side) -> "Draft":
        """The same pieces with that side to move."""
        return replace(self, side_to_move=side)

    def position(self, variant: Variant) -> Position:
        """What it is on a board; all its squares are squares of that."""
        masks = variant.geometry.mask_of
        of = {piece: sum(masks[square] for square in squares) for piece, squares in self._groups()}
        white = of[Piece(Side.WHITE, is_king=False)] | of[Piece(Side.WHITE, is_king=True)]
        black = of[Piece(Side.BLACK, is_king=False)] | of[Piece(Side.BLACK, is_king=True)]
        kings = of[Piece(Side.WHITE, is_king=True)] | of[Piece(Side.BLACK, is_king=True)]
        return Position(variant, self.side_to_move, white, black, kings)

    def _groups(self) -> Iterator[tuple[Piece, tuple[int, ...]]]:
        return ((piece, getattr(self, name)) for piece, name in _NAMES.items())


_NAMES = {
    Piece(Side.WHITE, is_king=False): "white_men",
    Piece(Side.WHITE, is_king=True): "white_kings",
    Piece(Side.BLACK, is_king=False): "black_men",
    Piece(Side.BLACK, is_king=True): "black_kings",
}
