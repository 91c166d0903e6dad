"""The lines of a game's record: the positions it came to, what led to each, what came of a deed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise

from assistant.game.draw import Count, CountChange, CountRequest, is_quiet_king_move
from assistant.rules.articles import Article
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side

LONGEST_PAST = 256
"""Of how many positions before the last one the past is told: as far as a search looks back."""


@dataclass(frozen=True, slots=True)
class SetPosition:
    """A position put on the record without a legal move, and why."""

    article: Article | None = None
    """Of the irregularity that the opponent let stand (Capo I, 8.2; Capo II, 5.6); None for a setup."""
    decided_by: str = ""
    """The person who let it stand."""
    is_of_move: bool = False
    """Whether it is what the move before it came to: the position of that move has never stood."""
    is_out_of_play: bool = False
    """Whether it is nobody's move: a piece that was off its square is out of play (7.5)."""


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


class GameRecord:
    """What stands on the record of a game, and what it says of itself. Game alone writes it."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._plies: list[Ply] = []
        self._stood: Counter[Position] = Counter()
        """How many times each position has stood since the start or the last setup."""
        self._last_setup = 0

    @property
    def entries(self) -> Sequence[Entry]:
        """The whole record, the start first; to be read only."""
        return self._entries

    @property
    def start(self) -> Position:
        """The position that the game began from."""
        return self._entries[0].position

    @property
    def position(self) -> Position:
        """The position now."""
        return self._entries[-1].position

    @property
    def count(self) -> Count | None:
        """The count of moves now running."""
        return self._entries[-1].count

    @property
    def plies(self) -> Sequence[Ply]:
        """The moves played, in order; to be read only."""
        return self._plies

    @property
    def past(self) -> list[Position]:
        """The positions before this one that can come again, since the start or the last setup.

        Of a record that is longer than any search looks back only the end.
        """
        first = max(self._last_setup, len(self._entries) - 1 - LONGEST_PAST)
        return [entry.position for entry in self._entries[first:-1]]

    @property
    def times_seen(self) -> int:
        """How many times this position has stood with the same side to move, this time included."""
        return self._entries[-1].times

    @property
    def plies_without_progress(self) -> int:
        """How many of the last plies were quiet king moves, one after the other."""
        return self._entries[-1].waited

    def number_of(self, ply: int) -> int:
        """The number of the full move that a ply belongs to, from 1; plies are counted from 0.

        An irregularity that was kept has a side's turn of its own, without a ply.
        """
        entries, plies = self._entries, len(self._plies)
        if len(entries) == plies + 1:
            begins_with_black = self.start.side_to_move is Side.BLACK
            return (ply + begins_with_black) // 2 + 1
        at = [at for at, entry in enumerate(entries) if isinstance(entry.cause, Ply)]
        before = entries[: at[ply]] if ply < plies else entries
        to_move = [entry.position.side_to_move for entry in before]
        return 1 + sum(turn is not then and then is Side.WHITE for turn, then in pairwise(to_move))

    def times_to_claim(self, side: Side) -> int:
        """How often a position has stood since which a side has not moved: the most often of them.

        The text sets no limit in which a repetition is to be claimed (Capo II, 6.3 b): it may be
        until the claimant has moved, whoever was to move when the position stood.
        """
        times = 0
        for entry in reversed(self._entries[self._last_setup :]):
            times = max(times, entry.times)
            if isinstance(entry.cause, Ply) and entry.cause.side is side:
                break
        return times

    def _add(self, position: Position, cause: Ply | SetPosition | None, count: Count | None) -> None:
        self._stood[position] += 1
        waited = 0
        if isinstance(cause, Ply) and is_quiet_king_move(cause.move, self.position):
            waited = self._entries[-1].waited + 1
        self._entries.append(Entry(position, cause, count, self._stood[position], waited))

    def _drop(self, plies: int) -> None:
        """Take the last moves off the record."""
        for entry in self._entries[-plies:]:
            self._stood[entry.position] -= 1
        del self._entries[-plies:], self._plies[-plies:]
