"""Figures that have a goal: how long something takes, how much memory, and whether that is enough."""

import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, ParamSpec

# Windows counts CPU time in steps of 16 ms, longer than what is measured here: there it is the wall's.
_clock = time.perf_counter if sys.platform == "win32" else time.process_time


P = ParamSpec("P")


class Figure(NamedTuple):
    """One figure, the goal it is to stay under, and what it was measured on."""

    measure: str
    rules: str
    positions: str
    form: str
    """The way in which a move was given."""
    language: str
    unit: str
    median: float
    slowest: float | None
    """Of many different things the one that took longest; None where there is only one."""
    slowest_at: str
    goal: float

    @property
    def holds(self) -> bool:
        """Whether the goal is kept, by the slowest as well."""
        return (self.median if self.slowest is None else self.slowest) < self.goal


class Spread(NamedTuple):
    """The usual and the longest of several times."""

    median: float
    slowest: float
    slowest_at: str


def milliseconds(work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> float:
    """The CPU time of something done once, as a person does it."""
    began = _clock()
    work(*args, **kwargs)
    return (_clock() - began) * 1000


def spread(samples: Mapping[tuple[int, str], Sequence[float]]) -> Spread:
    """What took how long, each by the median of its rounds; the keys say where and what."""
    medians = {what: statistics.median(times) for what, times in samples.items()}
    longest = max(medians, key=medians.__getitem__)
    return Spread(statistics.median(medians.values()), medians[longest], longest[1])
