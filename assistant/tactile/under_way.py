"""Whether a hand is on the way: to the end of a move, or from one position to another."""

from itertools import pairwise

from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.tactile.reading import Reading


def is_between(reading: Reading, one: Position, other: Position, in_the_air: int) -> bool:
    """Whether each square is as in one of two positions, or empty where they differ.

    So many pieces that stand in both may be missing besides.
    """
    there = (one.white | one.black) & (other.white | other.black)
    missing = there & ~reading.occupied & ~reading.unsure
    return missing.bit_count() <= in_the_air and not _is_beside(
        reading, one.white | other.white, one.black | other.black
    )


def _is_beside(reading: Reading, white: int, black: int) -> bool:
    """Whether something stands where nothing may, or of the other colour."""
    return bool(reading.occupied & ~(white | black) or reading.white & ~white or reading.black & ~black)


def is_under_way(reading: Reading, move: Move, origin: Position, shown: Position) -> bool:
    """Whether a hand that makes a move may leave the board like this before it has finished.

    The piece stands where it stood, on a square that it passes, or is in the air; any of the captured
    pieces are gone. Where `shown` differs from the origin, the announced move may be half made, too.
    """
    occupied = origin.white | origin.black
    needed = occupied & (shown.white | shown.black) & ~(move.from_mask | move.captured_mask)
    if needed & ~reading.occupied & ~reading.unsure:
        return False
    passed = _passed(move, origin)
    landed = reading.occupied & passed & ~(occupied | shown.white | shown.black)
    if landed.bit_count() > 1 or (landed and reading.occupied & move.from_mask):
        return False
    white, black = origin.white | shown.white, origin.black | shown.black
    if origin.side_to_move is Side.WHITE:
        return not _is_beside(reading, white | passed, black)
    return not _is_beside(reading, white, black | passed)


def _passed(move: Move, origin: Position) -> int:
    """The free squares that the piece passes or rests on, its start and end included, as a mask."""
    board = origin.variant.geometry
    passed = move.from_mask
    for start, end in pairwise(move.path):
        direction = board.direction_between(start, end)
        ray = board.ray(start, direction) if direction else ()
        for square in ray[: ray.index(end) + 1] if end in ray else (end,):
            passed |= board.mask_of[square]
    return passed & ~(origin.white | origin.black) | move.from_mask
