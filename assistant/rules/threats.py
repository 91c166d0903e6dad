"""Who could capture a piece, and what protects it: what a player looks for before a move.

A capture is meant as the law has it (Capo I, 5 and 6; Capo II, 4): what a priority forbids is no
threat.
"""

from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position


def captures_of(position: Position, square: int) -> list[Move]:
    """The captures that would take the piece on a square if the other side were to move."""
    piece = position.piece_at(square)
    if piece is None:
        return []
    turned = position.with_side_to_move(piece.side.opponent)
    return [move for move in distinct_moves(legal_moves(turned)) if square in move.captured]


def capturable(position: Position) -> tuple[int, ...]:
    """The squares of the pieces that the side to move can capture, in order (Capo I, 5.2: in presa)."""
    return tuple(sorted({square for move in legal_moves(position) for square in move.captured}))


def protectors_of(position: Position, square: int) -> tuple[int, ...]:
    """The squares of the pieces without any one of which the piece on a square could be captured."""
    piece = position.piece_at(square)
    if piece is None or captures_of(position, square):
        return ()
    others = [other for other in _pieces_of(position, square) if other != square]
    return tuple(other for other in others if captures_of(_without(position, other), square))


def recaptures_of(position: Position, capture: Move) -> list[Move]:
    """The captures that would take the piece that has just made a capture of this position."""
    mover = position.piece_at(capture.start)
    if mover is None:
        return []
    after = position.with_side_to_move(mover.side).after(capture)
    return [move for move in distinct_moves(legal_moves(after)) if capture.end in move.captured]


def _pieces_of(position: Position, square: int) -> tuple[int, ...]:
    piece = position.piece_at(square)
    assert piece
    return tuple(sorted((*position.men(piece.side), *position.kings_of(piece.side))))


def _without(position: Position, square: int) -> Position:
    mask = ~position.variant.geometry.mask_of[square]
    return position._replace(
        white=position.white & mask, black=position.black & mask, kings=position.kings & mask
    )
