"""What follows from a deed comes out when the deed is written down: one gate at each table.

A blind player cannot rebuild a lost position from a board on the table, so nothing is announced that a
crash could take back. What waits at one table holds up no other; silencing, the ear and what is kept of
a person never wait. A writer that hangs is told of, and after a while nobody waits for it any more.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from assistant.dialogue.effects import (
    BoardEffect,
    Effect,
    Quit,
    ReadBack,
    Record,
    Say,
    SearchEffect,
    TellingEffect,
    WindowEffect,
)

SLOW = 0.5
"""Seconds that a record may take before the delay is told."""
LOST = 3.0
"""Seconds after which nobody waits for a record any more."""
_WAITING = (TellingEffect, SearchEffect, WindowEffect, BoardEffect)
"""Families of effects that disclose a deed, or follow from it."""


class Due(NamedTuple):
    """What is to be told of the records of a table, at a moment."""

    table: int
    is_lost: bool
    """Whether they are waited for no more, else they are only slow."""


@dataclass(slots=True)
class Gate:
    """What waits at one table, in order, each for the last record before it."""

    owed: dict[int, float] = field(default_factory=dict)
    """The records that are not written yet, by their ids, and when each was given to the writer."""
    waiting: deque[tuple[int, Effect]] = field(default_factory=deque)
    is_told: bool = False
    """Whether it was told that writing takes long, since the gate was open last."""

    def opened(self) -> Iterator[Effect]:
        """What need not wait any more; it is taken out."""
        first = min(self.owed, default=None)
        while self.waiting and (first is None or self.waiting[0][0] < first):
            yield self.waiting.popleft()[1]
        if not self.owed:
            self.is_told = False

    def give_up(self) -> None:
        """Nobody waits for the records any more: what says that they are written is not said."""
        self.owed.clear()
        self.waiting = deque(each for each in self.waiting if not _is_claim(each[1]))

    @property
    def due(self) -> float | None:
        """When there is something to be told of it, if nothing is written before."""
        if not self.owed:
            return None
        return min(self.owed.values()) + (LOST if self.is_told else SLOW)


class Gates:
    """The gates of all tables, and the wish to leave, which waits until all are open."""

    def __init__(self) -> None:
        self._gates: dict[int, Gate] = {}
        self.is_waiting = True
        """Whether anything waits: not while nothing can be written."""
        self._leaving: Effect | None = None

    def is_open(self, table: int) -> bool:
        """Whether nothing waits there."""
        return table not in self._gates

    @property
    def due(self) -> float | None:
        """When `woken` is to be called, by the clock that only goes forward; None for never."""
        return min((each.due for each in self._gates.values() if each.due is not None), default=None)

    def let(self, effects: Iterable[tuple[int, Effect]], now: float) -> Iterator[Effect]:
        """Of effects, each with the table that it is about, those that may come out now, in order."""
        for table, effect in effects:
            gate = self._gates.get(table)
            if isinstance(effect, Record | ReadBack) and self.is_waiting:
                gate = self._gates.setdefault(table, Gate())
                gate.owed[effect.record_id] = now
                yield effect
            elif isinstance(effect, Quit) and self._gates and self._leaving is None:
                self._leaving = effect  # who wants to leave once more does not wait
            elif gate is not None and isinstance(effect, _WAITING):
                gate.waiting.append((max(gate.owed, default=0), effect))
            else:
                yield effect

    def recorded(self, record_id: int) -> Iterator[Effect]:
        """A record is written: what waited for it. Nothing, where it is waited for no more."""
        for gate in self._gates.values():
            gate.owed.pop(record_id, None)
        yield from self._opened()

    def owed_at(self, table: int) -> frozenset[int]:
        """The records of a table that are waited for."""
        return frozenset(self._gates[table].owed) if table in self._gates else frozenset()

    def given_up(self, table: int) -> Iterator[Effect]:
        """Nobody waits for the records of a table any more: what waited for them."""
        if table in self._gates:
            self._gates[table].give_up()
        yield from self._opened()

    def all_given_up(self) -> Iterator[Effect]:
        """Nobody waits for anything any more: what waited, at last the wish to leave."""
        for gate in self._gates.values():
            gate.give_up()
        yield from self._opened()

    def woken(self, now: float) -> list[Due]:
        """What is to be told now: at which tables a record is slow, and at which it is lost."""
        found = []
        for table, gate in self._gates.items():
            if gate.due is not None and gate.due <= now:
                found.append(Due(table, is_lost=gate.is_told))
                gate.is_told = True
        return found

    def _opened(self) -> Iterator[Effect]:
        for table, gate in [*self._gates.items()]:
            yield from gate.opened()
            if not gate.owed:
                del self._gates[table]
        if not self._gates and self._leaving is not None:
            leaving, self._leaving = self._leaving, None
            yield leaving


def _is_claim(effect: Effect) -> bool:
    return isinstance(effect, Say) and effect.is_claim
