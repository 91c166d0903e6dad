"""Moves that capture nothing. Whether one may be played at all is decided in legal.py.

Capo I, 4.1 and 4.7; Capo II, 3.4 and 3.9. Every such move is the same object each time: it depends on
two squares and the kind of piece alone, so all of them are made once for a variant, on first use.
"""

from functools import cache
from typing import NamedTuple

from assistant.rules.bitboard import bits, shifted
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.square import FORWARD, Direction
from assistant.rules.variant import Variant

Steps = tuple[int, dict[int, Move]]
"""A shift, and by arrival mask the move that it makes."""


class _QuietMoves(NamedTuple):
    men: dict[Side, tuple[Steps, ...]]
    kings: tuple[Steps, ...]
    flights: dict[int, tuple[tuple[Move, ...], ...]]
    """For flying kings: from each bit, the moves along each diagonal, nearest first."""


def quiet_moves(position: Position) -> list[Move]:
    """All moves without capture, in no order, as if none were compulsory."""
    variant, side, white, black, kings = position
    table = _quiet_moves(variant)
    own = white if side is Side.WHITE else black
    empty = variant.geometry.playable & ~(white | black)
    moves: list[Move] = []
    _add_steps(own & ~kings, empty, table.men[side], moves)
    own_kings = own & kings
    if own_kings and variant.flying_kings:
        _add_flights(own_kings, empty, table.flights, moves)
    elif own_kings:
        _add_steps(own_kings, empty, table.kings, moves)
    return moves


def quiet_move(position: Position, start: int, end: int) -> Move | None:
    """The one of quiet_moves with these ends, which are squares of the board; None if there is none."""
    variant, side, white, black, kings = position
    masks = variant.geometry.mask_of
    start_mask, end_mask = masks[start], masks[end]
    own = white if side is Side.WHITE else black
    if not own & start_mask or (white | black) & end_mask:
        return None
    table = _quiet_moves(variant)
    if kings & start_mask and variant.flying_kings:
        flights: list[Move] = []
        _add_flights(start_mask, variant.geometry.playable & ~(white | black), table.flights, flights)
        return next((move for move in flights if move.to_mask == end_mask), None)
    for _, by_arrival in table.kings if kings & start_mask else table.men[side]:
        move = by_arrival.get(end_mask)
        if move is not None and move.from_mask == start_mask:
            return move
    return None


def _add_steps(pieces: int, empty: int, steps: tuple[Steps, ...], moves: list[Move]) -> None:
    for step, by_arrival in steps:
        arrivals = shifted(pieces, step) & empty
        while arrivals:
            lowest = arrivals & -arrivals
            moves.append(by_arrival[lowest])
            arrivals ^= lowest


def _add_flights(
    kings: int, empty: int, flights: dict[int, tuple[tuple[Move, ...], ...]], moves: list[Move]
) -> None:
    for bit in bits(kings):
        for ray in flights[bit]:
            for move in ray:
                if not move.to_mask & empty:
                    break
                moves.append(move)


@cache
def _quiet_moves(variant: Variant) -> _QuietMoves:
    board = variant.geometry
    squares = range(1, board.squares + 1)

    def quiet(start: int, end: int, promotes: bool) -> Move:
        return Move((start, end), (), promotes, board.mask_of[start], board.mask_of[end], 0)

    def steps(direction: Direction, crowning: range) -> Steps:
        ends = ((square, board.neighbour(square, direction)) for square in squares)
        arrivals = {
            board.mask_of[end]: quiet(start, end, end in crowning)
            for start, end in ends
            if end is not None
        }
        return board.shift(direction), arrivals

    return _QuietMoves(
        men={
            side: tuple(steps(way, board.base(side.opponent)) for way in FORWARD[side]) for side in Side
        },
        kings=tuple(steps(way, range(0)) for way in Direction),
        flights={
            board.bit_of[start]: tuple(
                tuple(quiet(start, end, False) for end in board.ray(start, way)) for way in Direction
            )
            for start in squares
        },
    )
