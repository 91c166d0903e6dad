"""What a quiet position is worth, without looking ahead: captures are for search.py to play out.

Scores are hundredths of a man, from the side to move. A man's place counts through masks: a table of
square values is cut into its binary digits, so that one count of bits adds up a digit of all men.
"""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from assistant.rules.bitboard import bits
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.square import Direction, Geometry
from assistant.rules.variant import Variant

MAN = 100


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of a kind of game, in hundredths of a man."""

    king: int
    rank: int
    """For each row that a man has advanced."""
    guard: int
    """For a man on its own base row, where no enemy is crowned past it."""
    centre: int
    """For each column between a man and the nearer side of the board."""
    king_centre: int
    """For each row or column between a king and the nearest edge."""
    main_diagonal: int
    """For a king on the longest diagonal."""
    tempo: int
    """For being to move."""
    trade: int
    """For a man's lead with one piece left on the board; with more pieces it shrinks."""
    drive: int
    """For each step that a king of the leading side is nearer to an enemy king."""
    winning_lead: int
    """The lead, in pieces, that beats a side which has a king."""


# A man may not take a short king, so it is worth almost two; valued at more than two, it is paid for
# with men that decide the game. Two beat a lone king: they need to walk up to it.
SHORT_KINGS = Weights(
    king=180,
    rank=3,
    guard=16,
    centre=2,
    king_centre=4,
    main_diagonal=0,
    tempo=3,
    trade=130,
    drive=20,
    winning_lead=1,
)

# A flying king outweighs three men, but a lone one is hard to catch: three kings win 14 % of the
# positions in which nothing hangs, four win them all (every position computed backwards).
FLYING_KINGS = Weights(
    king=320,
    rank=3,
    guard=12,
    centre=2,
    king_centre=3,
    main_diagonal=25,
    tempo=3,
    trade=130,
    drive=10,
    winning_lead=3,
)

FEW = 8
"""The pieces on the board from which on a side with a king is hard to beat."""

Planes = tuple[tuple[int, int], ...]
"""Each a power of two and the mask of the squares whose value has that binary digit."""


class _Tables(NamedTuple):
    weights: Weights
    men: dict[Side, tuple[tuple[tuple[int, int], tuple[int, int]], ...]]
    """By side to move, its planes each paired with the opponent's."""
    kings: Planes
    distance: dict[tuple[int, int], int]
    """Steps of a short king between two bits."""


def evaluate(position: Position) -> int:
    """The worth of a position for the side to move, in hundredths of a man.

    Colours are alike: a position seen from the other end of the board is worth the same.
    """
    variant, side, white, black, kings = position
    tables = _tables(variant)
    weights = tables.weights
    own, enemies = (white, black) if side is Side.WHITE else (black, white)
    own_men = own & ~kings
    enemy_men = enemies & ~kings
    material = MAN * (own_men.bit_count() - enemy_men.bit_count())
    place = weights.tempo
    for (weight, own_mask), (_, enemy_mask) in tables.men[side]:
        place += weight * ((own_men & own_mask).bit_count() - (enemy_men & enemy_mask).bit_count())
    if kings:
        own_kings = own & kings
        enemy_kings = enemies & kings
        material += weights.king * (own_kings.bit_count() - enemy_kings.bit_count())
        for weight, mask in tables.kings:
            place += weight * ((own_kings & mask).bit_count() - (enemy_kings & mask).bit_count())
    pieces = (own | enemies).bit_count()
    # The side that leads should exchange.
    score = material + place + material * weights.trade // (MAN * pieces)
    if kings & own and kings & enemies and pieces <= FEW:
        return _few_kings(own, enemies, kings, tables, score)
    return score


def _few_kings(own: int, enemies: int, kings: int, tables: _Tables, score: int) -> int:
    """The score of an ending with kings on both sides: nearly a draw, or a king to walk up to."""
    weights = tables.weights
    lead = own.bit_count() - enemies.bit_count()
    if abs(lead) < weights.winning_lead:
        return score // 4
    if not weights.drive:
        return score
    steps = sum(
        tables.distance[one, other] for one in bits(own & kings) for other in bits(enemies & kings)
    )
    return score - weights.drive * (steps if lead > 0 else -steps)


@cache
def _tables(variant: Variant) -> _Tables:
    weights = FLYING_KINGS if variant.flying_kings else SHORT_KINGS
    board = variant.geometry
    squares = range(1, board.squares + 1)
    men = {
        side: _planes(board, {square: _man_value(board, weights, side, square) for square in squares})
        for side in Side
    }
    return _Tables(
        weights=weights,
        men={side: tuple(zip(men[side], men[side.opponent], strict=True)) for side in Side},
        kings=_planes(board, {square: _king_value(board, weights, square) for square in squares}),
        distance={
            (board.bit_of[one], board.bit_of[other]): max(
                abs(board.row(one) - board.row(other)), abs(board.column(one) - board.column(other))
            )
            for one in squares
            for other in squares
        },
    )


def _man_value(board: Geometry, weights: Weights, side: Side, square: int) -> int:
    row = board.row(square)
    advanced = board.size - row if side is Side.WHITE else row - 1
    column = board.column(square)
    inwards = min(column - 1, board.size - column)
    guard = 0 if advanced else weights.guard
    return weights.rank * advanced + weights.centre * inwards + guard


def _king_value(board: Geometry, weights: Weights, square: int) -> int:
    row, column = board.row(square), board.column(square)
    inwards = min(row - 1, board.size - row, column - 1, board.size - column)
    on_main = square in _main_diagonal(board)
    return weights.king_centre * inwards + (weights.main_diagonal if on_main else 0)


def _main_diagonal(board: Geometry) -> tuple[int, ...]:
    """The squares of the longest diagonal, which runs from one end of the board to the other."""
    rays = ((square, *board.ray(square, way)) for square in board.base(Side.WHITE) for way in Direction)
    return max(rays, key=len)


def _planes(board: Geometry, values: dict[int, int]) -> Planes:
    """Cut square values, none below 0, into binary digits: one mask for each power of two."""
    digits = max(values.values()).bit_length()
    return tuple(
        (
            1 << digit,
            sum(board.mask_of[square] for square, value in values.items() if value >> digit & 1),
        )
        for digit in range(digits)
    )
