"""Why a piece cannot be taken: the nearest thing that is in the way, with its article.

Who asks of a piece, and not of a move, wants to know what is missing: room behind it, a piece of
one's own beside it, or a rule that lets that one take it, or take it rather than another.
"""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from assistant.rules.articles import Article, IllegalReason
from assistant.rules.capture import complete_captures
from assistant.rules.explain import Illegal, explain
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.square import Direction
from assistant.rules.step import follow


class Lacking(Enum):
    """What keeps a piece from being taken; the value is the word of the messages.

    The nearest reason comes first: what would help if only one thing were otherwise.
    """

    ROOM = "room"
    """Something stands on the square behind it."""
    EDGE = "edge"
    """It stands at the edge, and there is no square behind it."""
    KING = "king"
    """It is a king, and a man takes none."""
    BACKWARD = "backward"
    """It stands behind a man, which takes forward only."""
    NEARNESS = "nearness"
    """No piece that could take it stands by it."""


@dataclass(frozen=True, slots=True)
class Untaken:
    """Why a piece cannot be taken, and by which piece."""

    why: Lacking
    article: Article
    taker: int = 0
    """The piece that comes nearest to taking it; 0 for none."""
    behind: int = 0
    """The square behind it as seen from there; 0 where there is none."""


@dataclass(frozen=True, slots=True)
class Outranked:
    """A capture would take it, and a rule wants another one instead."""

    capture: Move
    refusal: Illegal


_LACKING = {
    IllegalReason.NO_ROOM_BEHIND: Lacking.ROOM,
    IllegalReason.MAN_TAKES_KING: Lacking.KING,
    IllegalReason.MAN_CAPTURES_BACKWARD: Lacking.BACKWARD,
}
_ORDER = tuple(Lacking)


def captures_taking(position: Position, target: int, takers: Collection[int] = ()) -> list[Move]:
    """The legal captures of the side to move that take a piece, with certain pieces if named."""
    legal = distinct_moves(legal_moves(position))
    return [move for move in legal if target in move.captured and _is_of(move.start, takers)]


def why_untaken(
    position: Position, target: int, regulation: Regulation, takers: Collection[int] = ()
) -> Untaken | Outranked:
    """Why no legal capture of the side to move takes an enemy piece, with certain pieces if named."""
    for capture in distinct_moves(complete_captures(position)):
        if target in capture.captured and _is_of(capture.start, takers):
            verdict = explain(position, capture.path, regulation)
            if isinstance(verdict, Illegal):
                return Outranked(capture, verdict)
    found = [
        each
        for way in Direction
        if (each := _from_one_side(position, target, way, regulation)) and _is_of(each.taker, takers)
    ]
    best = min(found, key=lambda each: _ORDER.index(each.why), default=None)
    return best or Untaken(Lacking.NEARNESS, _article(regulation, is_king=_flies(position, takers)))


def _is_of(taker: int, takers: Collection[int]) -> bool:
    return not takers or taker in takers


def _flies(position: Position, takers: Collection[int]) -> bool:
    kings = position.kings_of(position.side_to_move)
    own = [square for square in takers if square in kings] if takers else kings
    return bool(own) and not (takers or position.men(position.side_to_move))


def _article(regulation: Regulation, *, is_king: bool) -> Article:
    """The one that says how a piece takes: from beside another one, to the free square behind it."""
    return regulation.article(IllegalReason.NO_ROOM_BEHIND, is_king=is_king)


def _from_one_side(
    position: Position, target: int, way: Direction, regulation: Regulation
) -> Untaken | None:
    """What keeps the own piece that stands on one side of another from taking it; None for no such."""
    board = position.variant.geometry
    taker = _piece_by(position, target, way)
    if taker is None:
        return None
    piece = position.piece_at(taker)
    assert piece
    rows, columns = way.value
    behind = board.neighbour(target, Direction((-rows, -columns)))
    if behind is None:
        return Untaken(Lacking.EDGE, _article(regulation, is_king=piece.is_king), taker)
    refusal = follow(position, (taker, behind), True).refusal
    reason = refusal.reason if refusal else None
    why = _LACKING.get(reason or IllegalReason.NO_ROOM_BEHIND, Lacking.ROOM)
    article = regulation.article(reason or IllegalReason.NO_ROOM_BEHIND, is_king=piece.is_king)
    return Untaken(why, article, taker, behind)


def _piece_by(position: Position, target: int, way: Direction) -> int | None:
    """The own piece from which a diagonal leads to another: beside it, or a king that flies there."""
    for steps, square in enumerate(position.variant.geometry.ray(target, way)):
        piece = position.piece_at(square)
        if piece is not None:
            is_own = piece.side is position.side_to_move
            flies = piece.is_king and position.variant.flying_kings
            return square if is_own and (steps == 0 or flies) else None
    return None
