"""What an announced move that is not legal shows: which irregularity, and what stands if it is kept.

Announced pieces go where they were said to go, as hands would have put them there: pieces of the other
colour that were passed over leave the board, and own ones stay. Whether it is an irregularity at all,
between whom and by whose word, is the conversation's to know.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from assistant.rules.articles import IllegalReason
from assistant.rules.explain import Illegal, Legal, explain, longest_standing, parts_meant
from assistant.rules.irregularities import Act, Finding, Irregularity
from assistant.rules.position import Piece, Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side

_R, _I = IllegalReason, Irregularity

_KINDS: dict[IllegalReason, Irregularity] = {
    **dict.fromkeys((_R.ONE_MOVE_AT_A_TIME, _R.NEW_KING_WAITS), _I.MOVED_TWICE),
    **dict.fromkeys((_R.MAN_STEP, _R.MAN_BACKWARD, _R.KING_STEP, _R.KING_BLOCKED), _I.MOVED_WRONGLY),
    _R.OPPONENTS_PIECE: _I.MOVED_OPPONENTS,
    _R.MUST_CAPTURE: _I.CAPTURE_LEFT_OUT,
    **dict.fromkeys((_R.MOST_PIECES, _R.PROMOTION_ENDS_CAPTURE), _I.WRONG_NUMBER),
    _R.MUST_CONTINUE: _I.STOPPED_CAPTURING,
    **dict.fromkeys(
        (
            *(_R.NOTHING_TO_CAPTURE, _R.NO_ROOM_BEHIND, _R.CAPTURES_NEXT, _R.CAPTURED_STAYS),
            *(_R.MAN_CAPTURES_BACKWARD, _R.MAN_TAKES_KING, _R.OWN_PIECE_CAPTURED),
            *(_R.OWN_PIECE_PASSED, _R.STILL_A_MAN),
        ),
        _I.IMPOSSIBLE_CAPTURE,
    ),
    **dict.fromkeys((_R.WITH_KING, _R.MOST_KINGS, _R.KINGS_FIRST), _I.PRIORITY),
}
"""Which irregularity a refused move is. Those that are missing are none: a square that is not there or
empty, one to itself, one that is occupied, a capture that was told unclearly (Capo I, 5.10), which is
to be told again, and one that passes back over a piece (6.4; Capo II, 4.8), which would be kept
shortened."""

_ENDS_CROWNED = frozenset({_R.NEW_KING_WAITS, _R.PROMOTION_ENDS_CAPTURE})
"""What goes on behind the far row, where a man has become a king."""


def announced(
    position: Position,
    squares: Sequence[int],
    by: Side,
    regulation: Regulation,
    *,
    has_capture_sign: bool = False,
) -> Finding | None:
    """What it shows that this side announces a move by its squares, two or the whole route.

    None where it is legal, where the text lists no such irregularity, and where nothing of it could
    stand: the squares are not there, no piece is on the first one or another one is on the last, or
    what was captured could be one thing or another. Who is not to move has moved two times running if
    the piece is their own, and else shows nothing: whose turn it is they are to be told.
    """
    is_again = by is not position.side_to_move
    stood = position.with_side_to_move(by)
    verdict = explain(stood, squares, regulation, has_capture_sign=has_capture_sign)
    kinds = [_I.MOVED_TWICE] if is_again else []
    if isinstance(verdict, Illegal):
        kind = _KINDS.get(verdict.reason)
        if kind is None or (is_again and kind is _I.MOVED_OPPONENTS):
            return None
        kinds += [kind] if kind not in kinds else []
    if not kinds or any(regulation.irregularity(kind) is None for kind in kinds):
        return None
    kept = _kept(stood, squares, verdict)
    acts = tuple(Act(kind, tuple(squares)) for kind in kinds)
    return kept and Finding(acts, by, None, position, kept)


def _kept(stood: Position, squares: Sequence[int], verdict: Legal | Illegal) -> Position | None:
    """What stands when hands have done what was said; None where nobody knows, or it cannot stand."""
    by = stood.side_to_move
    if isinstance(verdict, Legal):
        found = {stood.after(move) for move in verdict.moves}
        return found.pop() if len(found) == 1 else None
    piece = stood.piece_at(squares[0])
    assert piece, "an empty square is no irregularity"
    end = squares[-1]
    theirs = stood.with_side_to_move(piece.side)
    if end == squares[0] and (len(squares) == 2 or not _captures_meant(theirs, squares)):
        # Nothing has moved, but by a capture back to its start that is told by its whole route.
        return None
    if end != squares[0] and stood.piece_at(end):
        return None
    taken = _taken(theirs, squares)
    if taken is None or end in taken:
        return None
    passed = tuple(_passed(theirs, squares))
    if len(passed) > len(set(passed)):
        return None
    base = stood.variant.geometry.base(piece.side.opponent)
    is_king = piece.is_king or end in base or verdict.reason in _ENDS_CROWNED
    return _moved(stood, squares[0], end, piece._replace(is_king=is_king), taken, by.opponent)


def _taken(stood: Position, squares: Sequence[int]) -> frozenset[int] | None:
    """The pieces that go because of the route; None where it may be either of several.

    They are those of the complete capture that is meant, by its ends that which survives the most
    rules, or of the part of one that was told; else those of the other colour that the route passes
    over.
    """
    parts = _captures_meant(stood, squares)
    if parts:
        return parts.pop() if len(parts) == 1 else None
    return frozenset(_passed(stood, squares))


def _captures_meant(stood: Position, squares: Sequence[int]) -> set[frozenset[int]]:
    """What the complete captures take that squares may mean, or the parts of captures told."""
    whole = {frozenset(move.captured) for move in longest_standing(stood, squares)}
    return whole or {frozenset(taken) for taken in parts_meant(stood, squares)}


def _passed(stood: Position, squares: Sequence[int]) -> Iterable[int]:
    """The pieces of the side that is not to move between the squares of a route."""
    board = stood.variant.geometry
    for start, end in pairwise(squares):
        direction = board.direction_between(start, end)
        ray = board.ray(start, direction) if direction else ()
        for square in ray[: ray.index(end)] if end in ray else ():
            there = stood.piece_at(square)
            if there and there.side is not stood.side_to_move:
                yield square


def _moved(
    stood: Position, start: int, end: int, piece: Piece, taken: frozenset[int], to_move: Side
) -> Position:
    """A piece carried to another square, as what it is there, and others taken off."""
    masks = stood.variant.geometry.mask_of
    gone = masks[start] | sum(masks[square] for square in taken)
    white, black, kings = (mask & ~gone for mask in (stood.white, stood.black, stood.kings))
    is_white = piece.side is Side.WHITE
    return stood._replace(
        side_to_move=to_move,
        white=white | (masks[end] if is_white else 0),
        black=black | (0 if is_white else masks[end]),
        kings=kings | (masks[end] if piece.is_king else 0),
    )
