"""What stands on the board, as facts to be read, in the order of the listener's view."""

from collections.abc import Iterable

from assistant.narration.facts.fact import Contents, Squares
from assistant.narration.facts.position import KingsTold, PieceCountTold, PiecesTold, RayTold
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.square import Direction


def contents_of(position: Position, squares: Iterable[int]) -> Contents:
    """Squares with what stands on them."""
    return Contents(tuple((square, position.piece_at(square)) for square in squares))


def pieces_of(position: Position, side: Side) -> PiecesTold:
    """All pieces of one side, men before kings, by square number."""
    men, kings = position.men(side), position.kings_of(side)
    return PiecesTold(side, Squares(men), len(men), Squares(kings), len(kings))


def kings_of(position: Position, side: Side) -> KingsTold:
    """The kings of one side, by square number."""
    kings = position.kings_of(side)
    return KingsTold(side, Squares(kings), len(kings))


def count_of(position: Position, side: Side) -> PieceCountTold:
    """How many pieces one side has."""
    return PieceCountTold(side, len(position.men(side)), len(position.kings_of(side)))


def neighbours_of(position: Position, square: int, listener: Side) -> Contents:
    """What touches a square diagonally: ahead of the listener first, left before right."""
    board = position.variant.geometry
    near = (board.neighbour(square, way) for _, way in ways_of(listener))
    return contents_of(position, (each for each in near if each is not None))


def rays_from(position: Position, square: int, listener: Side) -> list[RayTold]:
    """The diagonals from a square, each as far as it goes; those that leave the board are left out."""
    board = position.variant.geometry
    rays = ((name, board.ray(square, way)) for name, way in ways_of(listener))
    return [
        RayTold(name, str(square), contents_of(position, squares)) for name, squares in rays if squares
    ]


def ways_of(listener: Side) -> tuple[tuple[str, Direction], ...]:
    """The four diagonals by the listener's words: ahead is towards the enemy's base."""
    ways = tuple(Direction)
    names = ("ahead-left", "ahead-right", "back-left", "back-right")
    return tuple(zip(names, ways if listener is Side.WHITE else ways[::-1], strict=True))


def rows_for(position: Position, listener: Side) -> list[tuple[int, Contents]]:
    """All rows with their numbers, the listener's own base first, each from left to right."""
    board = position.variant.geometry
    numbers = range(1, board.size + 1)
    half = board.size // 2
    rows = []
    for number in numbers if listener is Side.BLACK else reversed(numbers):
        squares = range(half * (number - 1) + 1, half * number + 1)
        seen = squares if listener is Side.WHITE else reversed(squares)
        rows.append((number, contents_of(position, seen)))
    return rows


def emptied(before: Position, after: Position) -> Squares:
    """The squares where something stood and now nothing does."""
    changed = _changed(before, after)
    return Squares(tuple(square for square in changed if after.piece_at(square) is None))


def filled(before: Position, after: Position) -> Contents:
    """The squares where something stands that did not stand there before."""
    changed = _changed(before, after)
    return contents_of(after, (square for square in changed if after.piece_at(square)))


def _changed(before: Position, after: Position) -> list[int]:
    squares = range(1, after.variant.geometry.squares + 1)
    return [each for each in squares if before.piece_at(each) != after.piece_at(each)]
