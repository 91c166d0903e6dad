"""Where the hand is to go: from what the board shows to what it should show, one piece at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from assistant.rules.move import Move
from assistant.rules.position import Piece, Position
from assistant.rules.side import Side
from assistant.rules.square import Geometry
from assistant.tactile.reading import Difference, Reading, Seen

LOWEST_HERTZ = 262.0
"""Middle C for the row nearest to the player, and a whole tone more for each row beyond."""
WHOLE_TONE = 2 ** (1 / 6)


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One thing that the hand is to do."""

    square: int
    """Where the hand goes first."""


@dataclass(frozen=True, slots=True)
class TakeOff(GuideStep):
    """Take off what stands there, as far as that is seen."""

    seen: Seen


@dataclass(frozen=True, slots=True)
class MoveTo(GuideStep):
    """Move a piece to a square that is empty by then; the piece as it should be in the end."""

    end: int
    piece: Piece


@dataclass(frozen=True, slots=True)
class Put(GuideStep):
    """Put a piece on a square that is empty by then."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class Crown(GuideStep):
    """Make a king of the man that stands there."""


@dataclass(frozen=True, slots=True)
class Uncrown(GuideStep):
    """Make a man of the king that stands there."""


class SquareTone(NamedTuple):
    """A square as sound: the row as pitch, the column from -1.0, far left, to 1.0."""

    hertz: float
    pan: float


def steps(reading: Reading, position: Position) -> tuple[GuideStep, ...]:
    """What is to be done so that the board shows the position, in an order in which it can be done.

    A piece is moved where one of its colour is missing, to the nearest such square; where colours are
    not seen, only if it is the only piece too many and one is missing. Squares that are unsure are
    left alone.
    """
    differences = reading.differences(position)
    moves = _moves(differences, position)
    starts, ends = {move.square for move in moves}, {move.end for move in moves}
    taken = [
        TakeOff(each.square, each.seen)
        for each in differences
        if each.seen is not Seen.NOTHING and each.square not in starts
    ]
    put = [
        Put(each.square, each.wanted) for each in differences if each.wanted and each.square not in ends
    ]
    moved, put_again = _in_order(moves, reading)
    return (*taken, *moved, *put, *put_again, *_ranks(reading, position, moved))


def for_move(move: Move) -> tuple[int, ...]:
    """The squares to light, in order: the start, each stop, the end, then the captured pieces."""
    return move.path + move.captured


def tone_of(square: int, board: Geometry, player: Side = Side.WHITE) -> SquareTone:
    """The sound of a square for somebody who sits on that side."""
    row, column = board.size - board.row(square), board.column(square) - 1
    last = board.size - 1
    if player is Side.BLACK:
        row, column = last - row, last - column
    return SquareTone(LOWEST_HERTZ * WHOLE_TONE**row, 2 * column / last - 1)


def _moves(differences: Sequence[Difference], position: Position) -> list[MoveTo]:
    """Which piece that is in a wrong place goes where, the shortest ways first."""
    sources = [each for each in differences if each.seen is not Seen.NOTHING]
    missing = [each for each in differences if each.wanted]
    is_plain = len(sources) == len(missing) == 1
    board = position.variant.geometry
    ways = sorted(
        (_distance(board, source.square, end.square), source.square, end.square, end.wanted)
        for source in sources
        for end in missing
        if end.wanted and (source.seen.side is end.wanted.side or (is_plain and not source.seen.side))
    )
    moves: list[MoveTo] = []
    for _, start, end, piece in ways:
        if all(start != move.square and end != move.end for move in moves):
            moves.append(MoveTo(start, end, piece))
    return moves


def _distance(board: Geometry, one: int, other: int) -> int:
    rows, columns = board.row(one) - board.row(other), board.column(one) - board.column(other)
    return max(abs(rows), abs(columns))


def _in_order(moves: Sequence[MoveTo], reading: Reading) -> tuple[list[GuideStep], list[Put]]:
    """The moves so that each end is empty in time, and what is left to be put when they are done.

    Pieces that stand on each other's squares go round in a circle: one of them is taken off meanwhile.
    """
    ordered: list[GuideStep] = []
    put: list[Put] = []
    left = list(moves)
    while left:
        blocked = {move.square for move in left}
        free = next((move for move in left if move.end not in blocked), None)
        if free:
            ordered.append(free)
            left.remove(free)
        else:
            first = left.pop(0)
            ordered.append(TakeOff(first.square, reading.seen_at(first.square)))
            put.append(Put(first.end, first.piece))
    return ordered, put


def _ranks(reading: Reading, position: Position, moved: Sequence[GuideStep]) -> list[GuideStep]:
    """What is to be crowned or uncrowned, where ranks are seen."""
    found: list[GuideStep] = [Crown(square) for square in reading.uncrowned(position)]
    found += [Uncrown(square) for square in reading.wrongly_crowned(position)]
    for step in moved:
        if isinstance(step, MoveTo):
            is_king = reading.seen_at(step.square).is_king
            if is_king is not None and is_king != step.piece.is_king:
                found.append(Crown(step.end) if step.piece.is_king else Uncrown(step.end))
    return found
