"""A game: its start, what was played since, take-backs, draws, and the result.

It knows nothing of clocks, people or notation on screen. Its players' mistakes never reach it: only
legal moves are played, and anything else is a bug of the caller (ValueError).
"""

from dataclasses import dataclass
from enum import Enum

from assistant.game.draw import (
    Count,
    CountChange,
    CountRequest,
    count_after,
    count_rule,
    is_quiet_king_move,
)
from assistant.game.outcome import Outcome, Termination
from assistant.rules.articles import Article
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side


class SettingKind(Enum):
    """Why a position was set instead of played."""

    SETUP = "setup"
    KEPT_IRREGULARITY = "kept-irregularity"
    """The opponent let it stand (Capo I, 8.2; Capo II, 5.6)."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A position put on the record without a legal move, and why."""

    kind: SettingKind
    article: Article | None = None
    decided_by: str = ""
    """The person who let an irregularity stand."""


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
    cause: Ply | Setting | None
    count: Count | None
    """The count in force afterwards."""


class RepetitionClaim(Enum):
    """The answer to a player who claims a draw by repetition."""

    GRANTED = "granted"
    NOT_YET = "not-yet"
    NOT_IN_THE_TEXT = "not-in-the-text"
    """The regulation knows no repetition (Capo I)."""


class Game:
    """A game under way or ended."""

    def __init__(self, start: Position, regulation: Regulation) -> None:
        self.regulation = regulation
        self.outcome: Outcome | None = None
        self._entries = [Entry(start, None, None)]
        self._begin_anew()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole record, the start first."""
        return tuple(self._entries)

    @property
    def start(self) -> Position:
        """The position that the game began from."""
        return self._entries[0].position

    @property
    def position(self) -> Position:
        """The position now."""
        return self._entries[-1].position

    @property
    def legal(self) -> list[Move]:
        """The legal moves now, sorted by path; none when the game is over."""
        return [] if self.outcome else self._legal

    @property
    def count(self) -> Count | None:
        """The count of moves now running."""
        return self._entries[-1].count

    @property
    def plies(self) -> list[Ply]:
        """The moves played, in order."""
        return [entry.cause for entry in self._entries if isinstance(entry.cause, Ply)]

    @property
    def past(self) -> list[Position]:
        """The positions that can come again: since the start or the last setting, without this one."""
        return [entry.position for entry in self._since_setting()[:-1]]

    @property
    def times_seen(self) -> int:
        """How many times this position has stood with the same side to move, this time included."""
        return sum(entry.position == self.position for entry in self._since_setting())

    @property
    def plies_without_progress(self) -> int:
        """How many of the last plies were quiet king moves, one after the other."""
        waited = 0
        for entry, before in zip(reversed(self._entries), reversed(self._entries[:-1]), strict=False):
            if not isinstance(entry.cause, Ply):
                break
            if not is_quiet_king_move(entry.cause.move, before.position):
                break
            waited += 1
        return waited

    def play(self, move: Move) -> CountChange | None:
        """Play a legal move; returns what it did to a count. Raises ValueError for any other."""
        if move not in self.legal:
            raise ValueError(f"not a legal move here: {move.path}")
        before = self.position
        after = before.after(move)
        ply = Ply(before.side_to_move, move, format_move(move, self._legal))
        count, change = self.count, None
        if count:
            count, change = count_after(count, move, before, after, self.regulation)
        elif self.regulation.counts_of_themselves:
            count, change = self._count_of_itself(after)
        self._entries.append(Entry(after, ply, count))
        self._judge()
        return change

    def set_position(self, position: Position, setting: Setting) -> None:
        """Put a position on the record that no legal move led to; repetition and counts begin anew."""
        self._entries.append(Entry(position, setting, None))
        self._begin_anew()

    def can_take_back(self, plies: int) -> bool:
        """Whether the last so many entries are moves."""
        last = self._entries[-plies:]
        return 0 < plies < len(self._entries) and all(isinstance(e.cause, Ply) for e in last)

    def take_back(self, plies: int) -> None:
        """Undo the last moves; an ended game goes on. Raises ValueError beyond the first move."""
        if not self.can_take_back(plies):
            raise ValueError(f"cannot take back {plies}")
        del self._entries[-plies:]
        self.outcome = None
        self._judge()

    def resign(self, side: Side) -> None:
        """One side gives up."""
        self._end(Outcome(side.opponent, Termination.RESIGNATION, self.regulation.resignation))

    def agree_draw(self) -> None:
        """Both sides agree on a draw."""
        self._end(Outcome(None, Termination.AGREEMENT, self.regulation.agreement))

    def ask_count(self) -> CountRequest:
        """A player asks for the count; it begins with the side to move (Capo I, 10.3; II, 7.3)."""
        if self.count:
            return CountRequest.RUNS_ALREADY
        if self.regulation.counts_of_themselves:
            return CountRequest.OF_ITSELF
        rule = count_rule(self.position, self.regulation)
        if self.outcome or rule is None:
            return CountRequest.NO_KING_EACH
        self._replace_count(Count(rule))
        return CountRequest.BEGAN

    def claim_repetition(self) -> RepetitionClaim:
        """A player claims that the position has stood often enough (Capo II, 6.3 b)."""
        repetition = self.regulation.repetition
        if repetition is None:
            return RepetitionClaim.NOT_IN_THE_TEXT
        if self.outcome or self.times_seen < repetition.times:
            return RepetitionClaim.NOT_YET
        self._end(Outcome(None, Termination.REPETITION, repetition.article))
        return RepetitionClaim.GRANTED

    def _since_setting(self) -> list[Entry]:
        start = max(n for n, entry in enumerate(self._entries) if not isinstance(entry.cause, Ply))
        return self._entries[start:]

    def _begin_anew(self) -> None:
        self.outcome = None
        if self.regulation.counts_of_themselves:
            self._replace_count(self._count_of_itself(self.position)[0])
        self._judge()

    def _count_of_itself(self, position: Position) -> tuple[Count | None, CountChange | None]:
        rule = count_rule(position, self.regulation)
        return (Count(rule), CountChange.BEGAN) if rule else (None, None)

    def _replace_count(self, count: Count | None) -> None:
        last = self._entries[-1]
        self._entries[-1] = Entry(last.position, last.cause, count)

    def _end(self, outcome: Outcome) -> None:
        if self.outcome:
            raise ValueError("the game is over")
        self.outcome = outcome

    def _judge(self) -> None:
        """Find the legal moves, and end the game where the position or the record ends it."""
        self._legal = legal_moves(self.position)
        self.outcome = self._end_of_pieces() or self._end_of_patience()

    def _end_of_pieces(self) -> Outcome | None:
        position, regulation = self.position, self.regulation
        side = position.side_to_move
        if not position.own:
            return Outcome(side.opponent, Termination.NO_PIECES, regulation.no_pieces)
        if not position.enemies:
            return Outcome(side, Termination.NO_PIECES, regulation.no_pieces)
        if not self._legal:
            return Outcome(side.opponent, Termination.NO_MOVES, regulation.no_moves)
        return None

    def _end_of_patience(self) -> Outcome | None:
        repetition = self.regulation.repetition
        if repetition and repetition.of_itself and self.times_seen >= repetition.times:
            return Outcome(None, Termination.REPETITION, repetition.article)
        if self.count and self.count.is_complete:
            return Outcome(None, Termination.COUNT, self.count.rule.article)
        return None
