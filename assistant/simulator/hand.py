"""What hands do on a board: every single thing that a sensor may notice, one after the other.

`actions` makes a whole move of them, the plain way or, with a source of chance, as people do it: the
captured pieces come off in any order and at any moment, the moving piece is lifted, set down on the way
or pushed over the squares, and other pieces are felt.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.simulator.board import EMPTY, Board, letter


@dataclass(frozen=True, slots=True)
class Lift:
    """Take a piece into the hand."""

    square: int


@dataclass(frozen=True, slots=True)
class SetDown:
    """Set down the piece that was lifted last, or this piece, from the box."""

    square: int
    piece: str = ""


@dataclass(frozen=True, slots=True)
class Slide:
    """Push a piece to another square, without lifting it."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class TakeOff:
    """Take a piece off the board."""

    square: int


@dataclass(frozen=True, slots=True)
class Crown:
    """Make a king of a man."""

    square: int


Action = Lift | SetDown | Slide | TakeOff | Crown


class Hand:
    """The hands over a board, with the pieces that they hold."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.held: list[str] = []

    def trouble(self, action: Action) -> str:
        """Why an action cannot be done: `no-square`, `empty`, `occupied`, `nothing-held`; else ""."""
        board = self.board
        ends = (action.start, action.end) if isinstance(action, Slide) else (action.square,)
        if not all(map(board.has, ends)):
            return "no-square"
        if isinstance(action, SetDown):
            if not action.piece and not self.held:
                return "nothing-held"
            return "" if board[action.square] == EMPTY else "occupied"
        if board[ends[0]] == EMPTY:
            return "empty"
        is_free = len(ends) == 1 or board[ends[1]] == EMPTY
        return "" if is_free else "occupied"

    def do(self, action: Action) -> None:
        """Do it. Nothing happens where that cannot be done: a hand that misses a piece holds none."""
        if self.trouble(action):
            return
        board = self.board
        match action:
            case Lift(square):
                self.held.append(board[square])
                board[square] = EMPTY
            case SetDown(square, piece):
                board[square] = piece or self.held.pop()
            case Slide(start, end):
                board[end], board[start] = board[start], EMPTY
            case TakeOff(square):
                board[square] = EMPTY
            case Crown(square):
                board[square] = board[square].upper()


def actions(
    position: Position,
    move: Move,
    chance: Random | None = None,
    feels: float = 0.2,
    crowns: bool = True,
) -> list[Action]:
    """The actions of a legal move: at the end the board shows the position after it.

    Without `chance` in the plain way. With it, `feels` is the share of moments in which some other
    piece is felt: lifted a little and put back. Without `crowns` nobody crowns the man.
    """
    done: list[Action] = _carried(position, move, chance)
    for square in move.captured if chance is None else chance.sample(move.captured, len(move.captured)):
        done.insert(len(done) if chance is None else chance.randint(0, len(done)), TakeOff(square))
    if chance:
        others = _others(position, move)
        for place in range(len(done), -1, -1):
            if others and chance.random() < feels:
                square = chance.choice(others)
                done[place:place] = [Lift(square), SetDown(square)]
    if move.promotes and crowns:
        done.append(Crown(move.end))
    return done


def _carried(position: Position, move: Move, chance: Random | None) -> list[Action]:
    """How the piece itself goes from its start to its end."""
    stops = [move.end]
    way = chance.choice(("at once", "by stops", "pushed")) if chance else "at once"
    if way == "pushed":
        squares = (move.start, *_passed(position, move))
        return [Slide(here, there) for here, there in pairwise(squares)]
    if way == "by stops":
        stops = list(move.path[1:])
    done: list[Action] = []
    here = move.start
    for stop in stops:
        done += [Lift(here), SetDown(stop)]
        here = stop
    return done


def _passed(position: Position, move: Move) -> list[int]:
    """The squares that a piece is pushed over, to its end; the captured ones are jumped over."""
    geometry = position.variant.geometry
    passed = []
    for here, there in pairwise(move.path):
        direction = geometry.direction_between(here, there)
        ray: Sequence[int] = geometry.ray(here, direction) if direction else (there,)
        between = ray[: ray.index(there) + 1]
        passed += [square for square in between if square not in move.captured]
    return passed


def _others(position: Position, move: Move) -> list[int]:
    """The squares of pieces that have nothing to do with a move."""
    concerned = {*move.path, *move.captured}
    squares = range(1, position.variant.geometry.squares + 1)
    return [
        each for each in squares if each not in concerned and letter(position.piece_at(each)) != EMPTY
    ]
