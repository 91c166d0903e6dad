"""Following a route square by square, up to the step that breaks a rule of movement or capture.

Here are the reasons that hold for a piece by itself, whatever else could be played: Capo I, art. 3 and
4, 5.3, 5.6 to 5.9, 6.2 to 6.5; Capo II, art. 3, 4.1 to 4.8, 4.15.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from assistant.rules.articles import IllegalReason
from assistant.rules.position import Piece, Position
from assistant.rules.square import FORWARD, Direction


@dataclass(frozen=True, slots=True)
class Refusal:
    """A broken rule and the square it is about."""

    reason: IllegalReason
    at: int
    goes_on: bool = False
    """Whether it concerns a capture that has begun."""
    step: tuple[int, int] = (0, 0)
    """From where to where the piece was to go when the rule was broken."""


@dataclass(frozen=True, slots=True)
class Walk:
    """How far a route could be followed: what it captured, and the refusal that ended it, if any."""

    captured: tuple[int, ...]
    refusal: Refusal | None


def follow(position: Position, squares: Sequence[int], has_capture_sign: bool = False) -> Walk:
    """Follow a route of existing squares whose first one holds a piece of the side to move.

    A walk without refusal is one quiet step or a capture, finished or not.
    """
    piece = position.piece_at(squares[0])
    assert piece is not None, "the caller has looked at the start square"
    if squares[0] == squares[1] and len(squares) == 2:
        return Walk((), Refusal(IllegalReason.SAME_SQUARE, squares[0]))
    walker = _Walker(position, piece, squares[0], has_capture_sign)
    for start, end in pairwise(squares):
        refusal = walker.step(start, end)
        if refusal:
            return Walk(tuple(walker.captured), replace(refusal, step=(start, end)))
    return Walk(tuple(walker.captured), None)


class _Walker:
    """One piece on its way."""

    def __init__(self, position: Position, piece: Piece, start: int, has_capture_sign: bool) -> None:
        self.captured: list[int] = []
        self._position = position
        self._variant = position.variant
        self._board = position.variant.geometry
        self._piece = piece
        self._start = start
        self._has_capture_sign = has_capture_sign
        self._has_moved_quietly = False
        self._far_row = self._board.base(piece.side.opponent)

    def step(self, start: int, end: int) -> Refusal | None:
        """Take one step, or say what forbids it."""
        if self._has_moved_quietly:
            return self._after_quiet_move(start)
        if self._has_been_crowned(start):
            return self._refuse(IllegalReason.PROMOTION_ENDS_CAPTURE, start)
        direction = self._board.direction_between(start, end)
        between = self._between(start, end)
        if self._piece.is_king and self._variant.flying_kings:
            return self._fly(start, end, between, direction is not None)
        if direction is None or len(between) != 1:
            return self._walk(start, end)
        is_backward = direction not in FORWARD[self._piece.side]
        return self._leap(start, between[0], end, is_backward)

    def _leap(self, start: int, over: int, end: int, is_backward: bool) -> Refusal | None:
        """A step over one square: a man, or a king that moves one step at a time."""
        target = self._piece_at(over)
        if target is None:
            if not self.captured and not self._has_capture_sign:
                return self._walk(start, end)
            return self._refuse(IllegalReason.NOTHING_TO_CAPTURE, over)
        reason = self._why_not_capture(target, over)
        if reason is None and not self._piece.is_king:
            if is_backward and not self._variant.men_capture_backward:
                reason = IllegalReason.MAN_CAPTURES_BACKWARD
            elif target.is_king and not self._variant.men_capture_kings:
                reason = IllegalReason.MAN_TAKES_KING
        if reason is None and self._piece_at(end):
            reason = IllegalReason.NO_ROOM_BEHIND
        if reason:
            return self._refuse(reason, over)
        self.captured.append(over)
        return None

    def _fly(self, start: int, end: int, between: list[int], is_diagonal: bool) -> Refusal | None:
        """A step of a flying king, over any number of squares."""
        pieces = [square for square in between if self._piece_at(square)]
        if not is_diagonal or not pieces:
            return self._walk_far(start, end, is_diagonal)
        if not (self.captured or self._has_capture_sign) and all(map(self._is_own, pieces)):
            return self._refuse(IllegalReason.KING_BLOCKED, pieces[0])
        for over in pieces:
            target = self._piece_at(over)
            assert target is not None
            reason = self._why_not_capture(target, over)
            if reason is IllegalReason.OWN_PIECE_CAPTURED and len(pieces) > 1:
                reason = IllegalReason.OWN_PIECE_PASSED
            behind = between[between.index(over) + 1] if over != between[-1] else end
            reason = reason or self._why_not_land(behind)
            if reason:
                is_behind = reason is IllegalReason.CAPTURED_STAYS
                return self._refuse(reason, behind if is_behind else over)
            self.captured.append(over)
        if not self._piece_at(end):
            return None
        is_captured = end in self.captured
        return self._refuse(
            IllegalReason.CAPTURED_STAYS if is_captured else IllegalReason.OCCUPIED, end
        )

    def _is_own(self, square: int) -> bool:
        target = self._piece_at(square)
        return target is not None and target.side is self._piece.side

    def _why_not_land(self, behind: int) -> IllegalReason | None:
        """What stands where a flying king would land: a captured piece stays to the end (4.11).

        Leaping pieces never meet one there: they land on every other diagonal.
        """
        if not self._piece_at(behind):
            return None
        return IllegalReason.CAPTURED_STAYS if behind in self.captured else IllegalReason.NO_ROOM_BEHIND

    def _why_not_capture(self, target: Piece, over: int) -> IllegalReason | None:
        if target.side is self._piece.side:
            going_on = bool(self.captured)
            return IllegalReason.OWN_PIECE_PASSED if going_on else IllegalReason.OWN_PIECE_CAPTURED
        return IllegalReason.PASSED_TWICE if over in self.captured else None

    def _walk(self, start: int, end: int) -> Refusal | None:
        """A step of a man or a short king that passes over nothing."""
        if self.captured or (self._has_capture_sign and self._is_anything_between(start, end)):
            return self._no_leap(start, end)
        is_neighbour = end in self._neighbours(start)
        if not self._piece.is_king and not is_neighbour:
            is_behind = end in self._neighbours(start, backward=True)
            reason = IllegalReason.MAN_BACKWARD if is_behind else IllegalReason.MAN_STEP
            return self._refuse(reason, start)
        if not is_neighbour:
            return self._refuse(IllegalReason.KING_STEP, start)
        return self._arrive(end)

    def _walk_far(self, start: int, end: int, is_diagonal: bool) -> Refusal | None:
        """A step of a flying king that passes over nothing."""
        if not is_diagonal and (not self.captured or self._is_anything_between(start, end)):
            return self._refuse(IllegalReason.KING_STEP, start)
        if self.captured:
            return self._refuse(IllegalReason.NOTHING_TO_CAPTURE, end)
        return self._arrive(end)

    def _arrive(self, end: int) -> Refusal | None:
        if self._piece_at(end):
            return self._refuse(IllegalReason.OCCUPIED, end)
        is_crowned = not self._piece.is_king and end in self._far_row
        if self._has_capture_sign and not is_crowned:
            return self._refuse(IllegalReason.NOTHING_TO_CAPTURE, end)
        self._has_moved_quietly = True
        return None

    def _no_leap(self, start: int, end: int) -> Refusal:
        """Why a man or a short king does not get there by capturing."""
        if not self._piece.is_king and start in self._far_row:
            return self._refuse(self._why_not_from_far_row(start), start)
        if self._is_anything_between(start, end):
            return self._refuse(IllegalReason.CAPTURES_NEXT, start)
        return self._refuse(IllegalReason.NOTHING_TO_CAPTURE, end)

    def _why_not_from_far_row(self, start: int) -> IllegalReason:
        """A man that captured its way to the far row is no king yet: it passes, or has ended there.

        It passes where it captures on as a man (Capo II, 4.15), and is crowned and waits where it
        cannot (3.8).
        """
        ways = (self._board.ray(start, direction)[:2] for direction in Direction)
        goes_on = any(len(way) == 2 and self._may_leap(*way) for way in ways)
        return IllegalReason.STILL_A_MAN if goes_on else IllegalReason.NEW_KING_WAITS

    def _may_leap(self, over: int, end: int) -> bool:
        target = self._piece_at(over)
        is_free = target is not None and self._why_not_capture(target, over) is None
        return is_free and self._piece_at(end) is None

    def _is_anything_between(self, start: int, end: int) -> bool:
        """Whether a piece stands between two squares, on a diagonal, a row or a column."""
        between = self._between(start, end) or self._beside(start, end)
        return any(self._piece_at(square) for square in between)

    def _beside(self, start: int, end: int) -> list[int]:
        """The squares strictly between two squares of a row or a column."""
        places = self._board.places
        (row, column), (last_row, last_column) = places[start], places[end]
        if row != last_row and column != last_column:
            return []
        rows, columns = sorted((row, last_row)), sorted((column, last_column))
        return [
            square
            for square in range(1, self._board.squares + 1)
            if square not in (start, end)
            and rows[0] <= places[square][0] <= rows[1]
            and columns[0] <= places[square][1] <= columns[1]
        ]

    def _after_quiet_move(self, start: int) -> Refusal:
        if not self._piece.is_king and start in self._far_row:
            return self._refuse(IllegalReason.NEW_KING_WAITS, start)
        return self._refuse(IllegalReason.ONE_MOVE_AT_A_TIME, start)

    def _has_been_crowned(self, square: int) -> bool:
        """Whether a man's capture ended here with its promotion (Capo I, 6.5)."""
        return (
            bool(self.captured)
            and not self._piece.is_king
            and not self._variant.men_capture_backward
            and square in self._far_row
        )

    def _neighbours(self, square: int, *, backward: bool = False) -> list[int | None]:
        """Where the piece may step to from a square, or for a man the two squares behind it."""
        everywhere = self._piece.is_king
        ahead = FORWARD[self._piece.side.opponent if backward else self._piece.side]
        ways = (*ahead, *FORWARD[self._piece.side.opponent]) if everywhere else ahead
        return [self._board.neighbour(square, way) for way in ways]

    def _between(self, start: int, end: int) -> list[int]:
        """The squares strictly between two squares of a diagonal."""
        direction = self._board.direction_between(start, end)
        if direction is None:
            return []
        ray = self._board.ray(start, direction)
        return list(ray[: ray.index(end)])

    def _piece_at(self, square: int) -> Piece | None:
        """What is in the way; the start square is empty while its piece is on the move."""
        return None if square == self._start else self._position.piece_at(square)

    def _refuse(self, reason: IllegalReason, at: int) -> Refusal:
        return Refusal(reason, at, goes_on=bool(self.captured))
