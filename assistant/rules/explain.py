"""Why a move is refused: the first rule that removes it, by reason and article, and what is legal.

The reasons that concern one step of a piece are step.py; the order of the captures is priority.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from assistant.rules.articles import Article, IllegalReason
from assistant.rules.capture import complete_captures
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.priority import fallen
from assistant.rules.quiet import quiet_moves
from assistant.rules.regulation import Regulation
from assistant.rules.step import Refusal, Walk, follow


@dataclass(frozen=True, slots=True)
class Legal:
    """The move is legal: the one move, or the first of those that the squares may mean."""

    moves: tuple[Move, ...]

    @property
    def move(self) -> Move:
        """The move, or the first by path."""
        return self.moves[0]


@dataclass(frozen=True, slots=True)
class Illegal:
    """The move is refused."""

    reason: IllegalReason
    article: Article
    instead: tuple[Move, ...]
    """All legal moves of the position."""
    at: int
    """The square that the reason is about: of a piece in the way, of the mover, of the arrival."""
    is_king: bool
    """Whether the piece that was to move is a king."""
    step: tuple[int, int]
    """From where to where the piece was to go when the rule was broken."""


def explain(
    position: Position,
    squares: Sequence[int],
    regulation: Regulation,
    *,
    has_capture_sign: bool = False,
) -> Legal | Illegal:
    """What the law says of a move given by its squares, two or the whole route.

    Two squares mean the legal route with these ends; where none is legal, the complete route that
    survives the most rules. More squares are the whole route, by any squares really landed on; a
    route that stops early is refused. `has_capture_sign` says that it was written as a capture, which
    decides only between reasons.
    """
    legal = legal_moves(position)
    matching = moves_meant(position, squares, legal)
    if matching:
        return Legal(tuple(matching))
    refusal = (
        _unusable_start(position, squares)
        or _outranked(position, squares, legal)
        or _forgotten_capture(position, squares, legal)
        or _in_other_order(squares, legal)
        or _told_in_part(position, squares, legal)
        or follow(position, squares, has_capture_sign).refusal
        or Refusal(IllegalReason.ONE_MOVE_AT_A_TIME, squares[1])
    )
    start = position.piece_at(squares[0]) if _exists(position, squares[0]) else None
    is_king = start is not None and start.is_king
    article = regulation.article(refusal.reason, is_king=is_king, goes_on=refusal.goes_on)
    step = refusal.step if any(refusal.step) else (squares[0], squares[-1])
    return Illegal(refusal.reason, article, tuple(legal), refusal.at, is_king, step)


def moves_meant(position: Position, squares: Sequence[int], moves: Sequence[Move]) -> list[Move]:
    """Those of some moves of a position that two squares or a whole route can mean."""
    if len(squares) < 2 or not all(_exists(position, square) for square in squares):
        return []
    same_ends = [move for move in moves if move.path[0] == squares[0] and move.path[-1] == squares[-1]]
    if len(squares) == 2 or not same_ends:
        return same_ends
    exact = [move for move in same_ends if move.path == tuple(squares)]
    if exact:
        return exact
    walk = follow(position, squares)
    if walk.refusal:
        return []
    return [move for move in same_ends if move.captured and move.captured == walk.captured]


def _exists(position: Position, square: int) -> bool:
    return 1 <= square <= position.variant.geometry.squares


def _unusable_start(position: Position, squares: Sequence[int]) -> Refusal | None:
    for square in squares:
        if not _exists(position, square):
            return Refusal(IllegalReason.NO_SUCH_SQUARE, square)
    piece = position.piece_at(squares[0])
    if piece is None:
        return Refusal(IllegalReason.EMPTY_SQUARE, squares[0])
    if piece.side is not position.side_to_move:
        return Refusal(IllegalReason.OPPONENTS_PIECE, squares[0])
    return None


def _outranked(position: Position, squares: Sequence[int], legal: Sequence[Move]) -> Refusal | None:
    """A complete capture that a priority removes; of several, the one that falls last.

    It may be told with squares that its king only passes: 1x18x29 where 1x29 takes all that it can.
    """
    captures = complete_captures(position)
    meant = moves_meant(position, squares, captures)
    if not meant and follow(position, squares).refusal:
        whole = [capture for capture in captures if capture.end == squares[-1]]
        meant = [capture for capture in whole if _passes(position, squares, capture)]
        meant = [] if any(capture in legal for capture in meant) else meant
    return _last_fallen(position, captures, meant)


def longest_standing(position: Position, squares: Sequence[int]) -> list[Move]:
    """The complete captures that squares may mean, legal or not; of several those that fall last."""
    captures = complete_captures(position)
    meant = moves_meant(position, squares, captures)
    falls = [each for each in fallen(position, captures) if each.capture in meant]
    left = [move for move in meant if all(move != each.capture for each in falls)]
    return left or [each.capture for each in falls if each.by is falls[-1].by]


def _last_fallen(position: Position, captures: list[Move], meant: Sequence[Move]) -> Refusal | None:
    last = None
    for capture, priority in fallen(position, captures):
        if capture in meant:
            last = Refusal(IllegalReason(priority.value), capture.start)
    return last


def _forgotten_capture(
    position: Position, squares: Sequence[int], legal: Sequence[Move]
) -> Refusal | None:
    """A proper quiet move while a capture is compulsory."""
    if not any(move.is_capture for move in legal):
        return None
    if any(move.path == tuple(squares) for move in quiet_moves(position)):
        return Refusal(IllegalReason.MUST_CAPTURE, squares[0])
    return None


def _in_other_order(squares: Sequence[int], legal: Sequence[Move]) -> Refusal | None:
    """A legal capture whose squares are all told, and not in the order in which it comes to them."""
    for move in legal:
        if move.is_capture and move.start == squares[0] and sorted(move.path) == sorted(squares):
            return Refusal(IllegalReason.WRONG_ORDER, squares[0])
    return None


def _told_in_part(position: Position, squares: Sequence[int], legal: Sequence[Move]) -> Refusal | None:
    """A capture that stops where it could go on, or is told without one of its landings.

    Where a priority removes every capture that this may be a part of, it is named at once: to go on
    would be refused by it all the same.
    """
    walk = follow(position, squares)
    captures = complete_captures(position)
    meant = [capture for capture in captures if _is_part(position, squares, walk, capture)]
    allowed = [capture for capture in meant if capture in legal]
    if not allowed:
        return _last_fallen(position, captures, meant)
    if not walk.refusal or all(capture.end != squares[-1] for capture in allowed):
        return Refusal(IllegalReason.MUST_CONTINUE, squares[-1], goes_on=True)
    if walk.refusal.reason is IllegalReason.STILL_A_MAN:
        return None  # it was to go on like a king
    ended = [capture for capture in allowed if capture.end == squares[-1]]
    if any(_is_within(capture.path, squares) for capture in ended):
        return None  # none is left out: from one of its squares it was to go on
    return Refusal(IllegalReason.LANDING_LEFT_OUT, squares[0])


def _is_within(path: Sequence[int], squares: Sequence[int]) -> bool:
    """Whether all of a path is among these squares, in its order."""
    rest = iter(squares)
    return all(each in rest for each in path)


def _is_part(position: Position, squares: Sequence[int], walk: Walk, capture: Move) -> bool:
    """Whether squares are some of those that a complete capture lands on, in their order."""
    if capture.start != squares[0]:
        return False
    if not walk.refusal:
        begun = len(walk.captured)
        return 0 < begun < len(capture.captured) and capture.captured[:begun] == walk.captured
    return _passes(position, squares, capture)


def _passes(position: Position, squares: Sequence[int], capture: Move) -> bool:
    """Whether a capture begins as some squares do and comes to the others in their order."""
    passed = iter([square for square, _ in _landings(position, capture)])
    return capture.start == squares[0] and all(square in passed for square in squares[1:])


def parts_meant(position: Position, squares: Sequence[int]) -> set[tuple[int, ...]]:
    """What is captured by the parts of captures that squares may tell, up to the last of them.

    A part by its ends alone is one too: it is a route that leaves out the landings in between.
    """
    captures = [move for move in complete_captures(position) if move.start == squares[0]]
    walk = follow(position, squares)
    return {
        capture.captured[:taken]
        for capture in captures
        if _is_part(position, squares, walk, capture)
        for square, taken in _landings(position, capture)
        if square == squares[-1] and taken < len(capture.captured)
    }


def has_shorter(position: Position, move: Move) -> bool:
    """Whether the two ends of a capture fit one of fewer pieces too, whole or stopped on the way.

    Who gives no more than the ends may have meant that one, which the rules do not allow.
    """
    return any(
        capture.start == move.start and square == move.end and taken < len(move.captured)
        for capture in (complete_captures(position) if len(move.captured) > 1 else ())
        for square, taken in _landings(position, capture)
    )


def could_step(position: Position, move: Move, *, is_way: bool = False) -> bool:
    """Whether the piece of a capture could make a plain step to where it ends, if it had not to take;
    `is_way`: or to any square in the direction in which it begins.

    Only a flying king can: who gives no more than the ends, or the direction, may have meant the step.
    """
    is_king = bool(move.from_mask & position.kings)
    if not (move.captured and is_king and position.variant.flying_kings):
        return False
    board = position.variant.geometry
    end = move.path[1] if is_way else move.end
    direction = board.direction_between(move.start, end)
    if direction is None:
        return False
    ray = board.ray(move.start, direction)
    passed = ray[:1] if is_way else ray[: ray.index(end) + 1]
    return not any(position.piece_at(square) for square in passed)


def told_unclearly(position: Position, squares: Sequence[int], legal: Sequence[Move]) -> list[Move]:
    """The legal captures that a path without some of their landings may mean, of those that lead to the
    same only one: its squares are others of these in their order, and it ends where they do.

    Such a path can be followed by no piece. To announce a capture so is unclear (Capo I, 5.10; Capo II
    and the Portuguese text, 4.9).
    """
    if len(squares) <= len(("start", "end")) or _unusable_start(position, squares):
        return []
    walk = follow(position, squares)
    if walk.refusal is None or walk.refusal.reason is IllegalReason.STILL_A_MAN:
        return []
    ends = squares[0], squares[-1]
    captures = [move for move in legal if move.is_capture and (move.start, move.end) == ends]
    return distinct_moves([each for each in captures if _lands_on(position, squares[1:], each)])


def _lands_on(position: Position, squares: Sequence[int], capture: Move) -> bool:
    """Whether a capture lands on all of some squares in their order.

    Where it goes straight on it may land anywhere between two pieces that it takes.
    """
    board = position.variant.geometry
    landings = []
    before = None
    for (start, end), taken in zip(pairwise(capture.path), capture.captured, strict=True):
        direction = board.direction_between(start, end)
        assert direction is not None, "a capture goes along diagonals"
        ray = board.ray(start, direction)
        landings += [*(ray[: ray.index(taken)] if direction is before else ()), end]
        before = direction
    passed = iter(landings)
    return all(square in passed for square in squares)


def _landings(position: Position, capture: Move) -> list[tuple[int, int]]:
    """Every square behind a captured piece that a capture lands on or, with a flying king, passes.

    With each, how many pieces it has captured by then.
    """
    board = position.variant.geometry
    found = []
    for taken, (start, end) in enumerate(pairwise(capture.path), 1):
        direction = board.direction_between(start, end)
        assert direction is not None, "a capture goes along diagonals"
        ray = board.ray(start, direction)
        way = ray[: ray.index(end) + 1]
        first = next(n for n, square in enumerate(way) if square in capture.captured)
        free = [square for square in way[first + 1 :] if square not in capture.captured]
        found += [(square, taken) for square in free]
    return found
