"""What is to be done on a board without sensors that stands as one position, to stand as another."""

from assistant.rules.position import Piece, Position
from assistant.rules.side import Side
from assistant.tactile.guide import Crown, GuideStep, MoveTo, Put, TakeOff, Uncrown, steps
from assistant.tactile.reading import Reading, Sense


def steps_between(before: Position, position: Position) -> tuple[GuideStep, ...]:
    """The steps that lead from one to the other, in an order in which they can be done."""
    pieces = before.white | before.black
    men = pieces & ~before.kings
    reading = Reading(
        before.variant, Sense.PIECE, pieces, before.white, before.black, men, before.kings
    )
    return steps(reading, position)


def after_step(position: Position, step: GuideStep) -> Position:
    """What stands there when a step is done."""
    match step:
        case TakeOff(square):
            return _with(position, square, None)
        case MoveTo(square, end):
            return _with(_with(position, square, None), end, position.piece_at(square))
        case Put(square, piece):
            return _with(position, square, piece)
        case Crown(square) | Uncrown(square):
            there = position.piece_at(square)
            is_king = isinstance(step, Crown)
            return _with(position, square, there and Piece(there.side, is_king))
    raise TypeError(step)


def _with(position: Position, square: int, piece: Piece | None) -> Position:
    mask = position.variant.geometry.mask_of[square]
    white, black, kings = (each & ~mask for each in position[2:])
    if piece:
        white |= mask if piece.side is Side.WHITE else 0
        black |= mask if piece.side is Side.BLACK else 0
        kings |= mask if piece.is_king else 0
    return position._replace(white=white, black=black, kings=kings)
