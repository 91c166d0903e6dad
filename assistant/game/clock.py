"""The clocks of a game: what is left of the time that each side has.

A Clock is a value, and nobody looks at one here: each moment comes in with the call, in seconds of
Instant.monotonic. The date plays no part.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from assistant.game.deeds import (
    OPENING,
    ClaimDecided,
    ClockAdjusted,
    Deed,
    FlagFell,
    Left,
    MoveCorrected,
    MovePlayed,
    TakenBack,
)
from assistant.game.time_control import Period, TimeControl
from assistant.rules.side import Side
from assistant.values import Value, replaced

_TO_COME = 30
"""How many moves a game is taken to go on, where no period says how many there are."""
_RESERVE = 0.5
"""Seconds that the computer leaves itself for what is not thinking."""
_SHORTEST = 0.05


class Budget(Value):
    """What one side has left, while its clock stands."""

    control: TimeControl
    left: float
    """Seconds."""
    moves: int = 0
    """How many it has on the record."""
    period: int = 0
    """In which it is, by its number from 0; one that began is never gone back to."""
    most: int = 0
    """How many it has had at most: what was taken back adds nothing when it is made again."""
    gain: float = 0.0
    """What its last move has added, ..."""
    period_before: int = 0
    """... in which period that was made, ..."""
    most_before: int = 0
    """... and how many it had had at most before."""

    @classmethod
    def full(cls, control: TimeControl) -> "Budget":
        """As it is at the start of a game."""
        return cls(control, control.periods[0].seconds)

    @property
    def now(self) -> Period:
        """The period in which it is."""
        return self.control.period(self.period)

    @property
    def moves_to_go(self) -> int:
        """How many moves end this period; 0 where it has no end."""
        return max(0, self.control.moves_until(self.period) - self.moves)

    def moved(self, *, is_given: bool = False) -> "Budget":
        """After a move: with what that adds, and in the next period where it was the last of one.

        One that was given with the opening cost nobody any time, and so adds no increment.
        """
        moves, number, gain = self.moves + 1, self.period, 0.0
        if moves > self.most:
            gain = 0.0 if is_given else self.now.increment
            if 0 < self.control.moves_until(number) <= moves:
                number += 1
                gain += self.control.period(number).seconds
        most = max(moves, self.most)
        return Budget(self.control, self.left + gain, moves, number, most, gain, self.period, self.most)

    def corrected(self) -> "Budget":
        """As if the last move had not been made; what went by since has gone by."""
        moves, number, most = max(0, self.moves - 1), self.period_before, self.most_before
        left = max(0.0, self.left - self.gain)
        return Budget(self.control, left, moves, number, most, 0.0, number, most)

    def with_moves_back(self, moves: int) -> "Budget":
        """After so many moves were taken back: what they have cost and added stays."""
        return replaced(
            self,
            moves=max(0, self.moves - moves),
            gain=0.0,
            period_before=self.period,
            most_before=self.most,
        )


class Clock(Value):
    """Both clocks of a game, of which one runs, or none."""

    white: Budget | None
    """None for a side that has any time it wants."""
    black: Budget | None
    running: Side | None = None
    since: float = 0.0
    """When the one that runs was started."""
    delay: float = 0.0
    """Of the turn of `turn`, seconds that were to go by at that moment before its clock runs."""
    turn: Side | None = None
    is_paused: bool = False
    """Whether it was stopped until people want to go on."""
    has_run: bool = False
    """Whether it was ever started."""

    @classmethod
    def of(cls, white: TimeControl | None, black: TimeControl | None) -> "Clock | None":
        """Both as they are at the start of a game; None where nobody's time is limited."""
        if white is None and black is None:
            return None
        return cls(Budget.full(white) if white else None, Budget.full(black) if black else None)

    def budget(self, side: Side) -> Budget | None:
        """That of a side, as it was when its clock stood last."""
        return self.white if side is Side.WHITE else self.black

    def left(self, side: Side, now: float) -> float | None:
        """The seconds that a side has, never less than 0; None for any time."""
        budget = self.budget(side)
        if budget is None:
            return None
        return max(0.0, budget.left - (self._used(now) if side is self.running else 0.0))

    def both(self, now: float) -> Left:
        """What both have, as a deed records it: White's first, to a thousandth of a second."""
        white, black = (self.left(side, now) for side in Side)
        return _rounded(white), _rounded(black)

    @property
    def flag_at(self) -> float | None:
        """When the flag of the clock that runs falls; None for never."""
        budget = self.budget(self.running) if self.running else None
        return None if budget is None else self.since + self.delay + budget.left

    def started(self, side: Side, now: float) -> "Clock":
        """The clock of a side runs from now on; with the delay of a turn, if that is a new one."""
        stopped, budget = self.stopped(now), self.budget(side)
        is_new = stopped.turn is not side
        delay = (budget.now.delay if budget else 0.0) if is_new else stopped.delay
        return replaced(stopped, running=side, since=now, delay=delay, turn=side, has_run=True)

    def stopped(self, now: float) -> "Clock":
        """Both stand."""
        if self.running is None:
            return self
        delay = max(0.0, self.delay - max(0.0, now - self.since))
        return replaced(self._spent(now), running=None, delay=delay)

    def paused(self, now: float) -> "Clock":
        """Both stand until people want to go on."""
        return replaced(self.stopped(now), is_paused=True)

    def resumed(self) -> "Clock":
        """They want to go on."""
        return replaced(self, is_paused=False)

    def after(self, deed: Deed, sides: Sequence[Side], now: float) -> "Clock":
        """After something is done to the game, on whose record were moves of these sides before.

        A person who moves goes on where the clocks were paused.
        """
        match deed:
            case MovePlayed(side=side, by=by, source=source):
                clock = self.moved(side, now, is_given=source == OPENING)
                return clock if by is None else clock.resumed()
            case MoveCorrected(ply):
                return self.corrected(sides[ply - 1 :], now)
            case TakenBack(plies) if plies:
                return self.taken_back(sides[-plies:], now)
            case FlagFell(side):
                return self.flagged(side, now)
            case ClockAdjusted(side, seconds):
                return self.adjusted(side, seconds)
            case ClaimDecided(side, seconds):
                return self.adjusted(side, -seconds)
        return self

    def adjusted(self, side: Side, seconds: float) -> "Clock":
        """A side has so much more, whether its clock runs or not."""
        budget = self.budget(side)
        return self if budget is None else self._with_left(side, max(0.0, budget.left + seconds))

    def moved(self, side: Side, now: float, *, is_given: bool = False) -> "Clock":
        """A side has moved, or was given the move: both stand, and it has what the move adds."""
        stopped = self.stopped(now)
        budget = stopped.budget(side)
        changed = stopped if budget is None else stopped._with(side, budget.moved(is_given=is_given))
        return replaced(changed, delay=0.0, turn=None)

    def corrected(self, sides: Sequence[Side], now: float) -> "Clock":
        """The moves of these, from the one that was not what was meant, are made no more.

        That one adds nothing. Where the other side has answered it, the clock may have run on what it
        had added: that is not taken away again, and the move in its place adds nothing instead.
        """
        if len(sides) > 1:
            return self.taken_back(sides, now)
        clock = replaced(self.stopped(now), delay=0.0, turn=None)
        for side in sides:
            if budget := clock.budget(side):
                clock = clock._with(side, budget.corrected())
        return clock

    def taken_back(self, sides: Sequence[Side], now: float) -> "Clock":
        """These have taken moves back, a side once for each. Nobody has the time back."""
        clock = replaced(self.stopped(now), delay=0.0, turn=None)
        for side in frozenset(sides):
            if budget := clock.budget(side):
                clock = clock._with(side, budget.with_moves_back(sides.count(side)))
        return clock

    def flagged(self, side: Side, now: float) -> "Clock":
        """The time of a side is over."""
        return self.stopped(now)._with_left(side, 0.0)

    def without(self, seconds: float, now: float) -> "Clock":
        """The last so many seconds are nobody's, as far as the clock ran in them."""
        if self.running is None:
            return self
        return replaced(self, since=self.since + min(seconds, max(0.0, now - self.since)))

    def with_left(self, left: Left) -> "Clock":
        """As a deed has recorded it; both stand."""
        clock = replaced(self, running=None)
        for side, seconds in zip(Side, left, strict=True):
            if seconds is not None:
                clock = clock._with_left(side, seconds)
        return clock

    def share(self, side: Side, now: float) -> float | None:
        """Seconds that a computer may think about a move and not lose on time later; None for any."""
        budget, left = self.budget(side), self.left(side, now)
        if budget is None or left is None:
            return None
        period = budget.now
        share = left / min(budget.moves_to_go or _TO_COME, _TO_COME) + 0.8 * period.increment
        return max(_SHORTEST, min(share, left / 2, left - _RESERVE) + 0.8 * period.delay)

    def _used(self, now: float) -> float:
        return max(0.0, now - self.since - self.delay)

    def _spent(self, now: float) -> "Clock":
        side = self.running
        left = self.left(side, now) if side else None
        return self if side is None or left is None else self._with_left(side, left)

    def _with_left(self, side: Side, seconds: float) -> "Clock":
        budget = self.budget(side)
        return self if budget is None else self._with(side, replaced(budget, left=seconds))

    def _with(self, side: Side, budget: Budget) -> "Clock":
        changed: dict[str, Any] = {side.value: budget}
        return replaced(self, **changed)


def clock_after(
    deeds: Iterable[Deed],
    white: TimeControl | None,
    black: TimeControl | None,
    left: Left | None = None,
) -> Clock | None:
    """The clocks of a game that goes on after the program has ended: as the last deed left them, or
    with what was `left` later, and paused until people want to go on. None where nobody's time is
    limited."""
    clock = Clock.of(white, black)
    sides: list[Side] = []
    for deed in deeds if clock else ():
        assert clock is not None
        clock = clock.after(deed, sides, 0.0)
        match deed:
            case MovePlayed(side=side):
                sides.append(side)
            case MoveCorrected(ply):
                del sides[ply - 1 :]
            case TakenBack(plies) if plies:
                del sides[-plies:]
        if deed.left is not None:
            clock = clock.with_left(deed.left)
    if clock and left:
        clock = clock.with_left(left)
    return clock and clock.paused(0.0)


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 3)
