"""The lines of a game's record: the positions it came to, what led to each, what came of a deed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from assistant.game.draw import Count, CountChange, CountRequest
from assistant.rules.articles import Article
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side


@dataclass(frozen=True, slots=True)
class SetPosition:
    """A position put on the record without a legal move, and why."""

    article: Article | None = None
    """Of the irregularity that the opponent let stand (Capo I, 8.2; Capo II, 5.6); None for a setup."""
    decided_by: str = ""
    """The person who let it stand."""
    is_of_move: bool = False
    """Whether it is what the move before it came to: the position of that move has never stood."""


@dataclass(frozen=True, slots=True)
class Change:
    """What came of a deed."""

    count: CountChange | None = None
    """What it did to a count."""
    request: CountRequest | None = None
    """The answer to who asked for a count."""
    claim: "RepetitionClaim | None" = None
    """The answer to who claimed a repetition."""


@dataclass(frozen=True, slots=True)
class Ply:
    """A move of the record: who made it, and how a score writes it."""

    side: Side
    move: Move
    written: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the record: the position it led to, by a move, a setting, or as the start."""

    position: Position
    cause: Ply | SetPosition | None
    count: Count | None
    """The count in force afterwards."""
    times: int = 1
    """How many times the position has stood by then with the same side to move, this time included."""
    waited: int = 0
    """How many of the last plies were quiet king moves, one after the other."""


def shorten_count(entries: list[Entry], of: int) -> None:
    """The count that runs at the end of a record is of so many moves, from its beginning on."""
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        if entry.count is None:
            return
        entries[place] = replace(entry, count=replace(entry.count, of=of))
        if entry.count.is_new:
            return


class RepetitionClaim(Enum):
    """The answer to a player who claims a draw by repetition."""

    GRANTED = "granted"
    NOT_YET = "not-yet"
    TOO_LATE = "too-late"
    """It stood often enough, and the claimant has moved since."""
    NOT_IN_THE_TEXT = "not-in-the-text"
    """The regulation knows no repetition (Capo I)."""


def change_back(entries: Sequence[Entry]) -> CountChange | None:
    """What it does to the count that runs now that all of these lines but the first are taken back."""
    kept, *undone = entries
    if (last := kept.count) is None:
        return CountChange.UNDONE if undone[-1].count else None
    for entry in undone:
        if entry.count is None or entry.count.rule is not last.rule or entry.count.is_new:
            return CountChange.RESUMED
    return None
