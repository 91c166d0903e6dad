"""When a reading counts: when it has stood for a while, or when a button confirms it.

Hands that read a board lift pieces and slide over squares, so that most readings mean nothing. Time
comes in with every call, in seconds, from a clock that never goes back.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from assistant.tactile.reading import Difference, Reading

STABLE = 0.7
PATIENCE = 3.0
FLICKERS = 6
FLICKER_SECONDS = 3.0
"""Nobody lifts a piece and puts it back more than three times in three seconds."""
CONTRADICTIONS = 3


@dataclass(frozen=True, slots=True)
class Settled:
    """A reading that counts; it `is_confirmed` when a button was pressed on it."""

    reading: Reading
    is_confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Overdue:
    """A reading has stood so long that whoever made it is waiting. It counts no more than before."""

    reading: Reading


@dataclass(frozen=True, slots=True)
class Suspect:
    """A sensor changes again and again while all others stand; until it is left out nothing settles."""

    square: int


class Settling:
    """Waits until readings count. With `stable` None only a button makes them count."""

    def __init__(self, stable: float | None = STABLE, patience: float = PATIENCE) -> None:
        self.masked: tuple[int, ...] = ()
        self.wait(stable, patience)
        self._flickers: deque[float] = deque(maxlen=FLICKERS + 1)
        self.forget()

    def forget(self) -> None:
        """Know no reading: the next one counts as if it were the first. What is left out stays so."""
        self._heard: Reading | None = None
        self._reading: Reading | None = None
        self._since = 0.0
        self._is_given = self._is_overdue = False
        self._flickers.clear()
        self._flickering = 0

    def wait(self, stable: float | None, patience: float = PATIENCE) -> None:
        """Have readings count after so many seconds from now on, with None only by the button; and be
        overdue after so many."""
        self._stable = stable
        self._patience = max(patience, stable or 0.0)

    def feed(self, reading: Reading, now: float) -> Suspect | None:
        """Take a new reading; one that tells nothing new, as a heartbeat does, changes nothing."""
        self._heard = reading
        before, after = self._reading, reading.without(self._mask(reading))
        if after == before:
            return None
        self._reading, self._since = after, now
        self._is_given = self._is_overdue = False
        return self._flicker(before, after, now) if before else None

    def confirm(self) -> Settled | None:
        """The reading of this moment, because a button says that it counts; None before the first."""
        if self._reading is None:
            return None
        self._is_given = True
        return Settled(self._reading, is_confirmed=True)

    def look(self, now: float) -> Settled | Overdue | None:
        """What has come due; to be asked until it is None. Each reading is given once as either."""
        if self._reading is None:
            return None
        if not self._is_given and self._stable is not None and now >= self._since + self._stable:
            self._is_given = True
            return Settled(self._reading)
        if not self._is_overdue and now >= self._since + self._patience:
            self._is_overdue = True
            return Overdue(self._reading)
        return None

    def next_look(self) -> float | None:
        """The moment at which something comes due, if nothing changes; None if nothing does."""
        if self._reading is None:
            return None
        if not self._is_given and self._stable is not None:
            return self._since + self._stable
        return None if self._is_overdue else self._since + self._patience

    def mask(self, squares: Iterable[int]) -> None:
        """Leave out the sensors of these squares from now on, and no others.

        What stands already is given again, since it may mean something else now.
        """
        self.masked = tuple(sorted(set(squares)))
        if self._heard:
            self._reading = self._heard.without(self._mask(self._heard))
            self._is_given = self._is_overdue = False

    def _mask(self, reading: Reading) -> int:
        return sum(reading.variant.geometry.mask_of[square] for square in self.masked)

    def _flicker(self, before: Reading, after: Reading, now: float) -> Suspect | None:
        """The square that has changed too often, when it does so for the first time."""
        changed = _changed(before, after)
        if changed != self._flickering:
            self._flickering = changed if changed.bit_count() == 1 else 0
            self._flickers.clear()
        if not self._flickering:
            return None
        self._flickers.append(now)
        if len(self._flickers) <= FLICKERS or now - self._flickers[0] > FLICKER_SECONDS:
            return None
        self._flickers.clear()
        return Suspect(*after.squares(changed))


class Contradictions:
    """Finds a sensor that sticks or sees a ghost, by its contradicting a game that goes on.

    One square alone is wrong, again and again, while everything else has changed and is right.
    """

    def __init__(self, square: int = 0, seen: Iterable[Reading] = ()) -> None:
        """Go on from what was noted before: the square that was wrong, and in which readings."""
        self._square = square
        self._seen = list(seen)

    @property
    def evidence(self) -> tuple[int, tuple[Reading, ...]]:
        """What has been noted: the square that alone was wrong, 0 for none, and in which readings."""
        return self._square, tuple(self._seen)

    def note(self, reading: Reading, differences: Sequence[Difference]) -> Suspect | None:
        """Take a settled reading and its differences from the nearest position, none if it agrees."""
        if [each.square for each in differences] != [self._square]:
            self._seen.clear()
            self._square = differences[0].square if len(differences) == 1 else 0
        if self._square and reading not in self._seen:
            self._seen.append(reading)
        if len(self._seen) < CONTRADICTIONS:
            return None
        self._seen.clear()
        return Suspect(self._square)


def _changed(before: Reading, after: Reading) -> int:
    """The squares of which something else is known now, as a mask."""
    changed = before.unsure ^ after.unsure
    for was, now_is in (
        (before.occupied, after.occupied),
        (before.white, after.white),
        (before.black, after.black),
        (before.men, after.men),
        (before.kings, after.kings),
    ):
        changed |= was ^ now_is
    return changed
