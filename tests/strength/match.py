"""Games of two players with nobody by: the law says how each ends."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from time import perf_counter
from typing import NamedTuple, Protocol

from assistant.engine.kernel.thinking import Counted, counted
from assistant.game.draw import (
    Count,
    count_after,
    count_rule,
    is_quiet_king_move,
    plies_counted,
)
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.side import Side

REPETITIONS = 3
"""In both games here; a text that asks for more of them, or none, has not the patience of a match."""
STILL = 80
"""Plies of kings alone, without capture, after which nothing is going on any more."""
LONGEST = 300
"""Plies."""


class End(Enum):
    """How a game ended; all but the first are draws."""

    NO_MOVE = "no move"
    REPETITION = "repetition"
    COUNT = "count"
    STILL = "still"
    LONG = "long"


class Turn(NamedTuple):
    """What a player is asked. `past` are the game's earlier positions, `seed` is the game's own."""

    position: Position
    past: Sequence[Position]
    counts: Counted
    seed: int


class Player(Protocol):
    """Whoever answers with a legal move."""

    name: str

    def move(self, turn: Turn) -> Move: ...


@dataclass(slots=True)
class Times:
    """What the moves of a player took, in seconds, where there was a choice."""

    moves: int = 0
    total: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def __str__(self) -> str:
        return f"{self.total / max(1, self.moves):.3f} s a move, at most {self.longest:.3f}"


class Played(NamedTuple):
    """A game: White's points, how it ended, and every position of it."""

    points: float
    end: End
    positions: tuple[Position, ...]


@dataclass(slots=True)
class _Draws:
    """What a game has towards a draw. A count begins as soon as it may, as if somebody always asked."""

    regulation: Regulation
    positions: list[Position]
    count: Count | None = None
    still: int = 0

    def add(self, move: Move) -> None:
        before = self.positions[-1]
        after = before.after(move)
        self.positions.append(after)
        self.still = self.still + 1 if is_quiet_king_move(move, before) else 0
        if self.count:
            self.count, _ = count_after(self.count, move, before, after, self.regulation)
        elif rule := count_rule(after, self.regulation):
            self.count = Count(rule)

    def counts(self) -> Counted:
        since = plies_counted(self.count, self.positions[-1], self.regulation)
        return counted(self.regulation, since)

    def drawn(self, longest: int) -> End | None:
        if self.still >= STILL:
            return End.STILL
        if self.count and self.count.is_complete:
            return End.COUNT
        if self.still and self.positions.count(self.positions[-1]) >= REPETITIONS:
            return End.REPETITION
        return End.LONG if len(self.positions) > longest else None


def play_game(
    opening: Position,
    players: dict[Side, Player],
    seed: int = 0,
    *,
    times: dict[Side, Times] | None = None,
    longest: int = LONGEST,
) -> Played:
    """One game from a position. Raises ValueError at a move that is not legal."""
    rules = regulation(opening.variant)
    assert rules
    draws = _Draws(rules, [opening])
    while True:
        position = draws.positions[-1]
        side = position.side_to_move
        moves = legal_moves(position)
        if not moves:
            return Played(float(side is Side.BLACK), End.NO_MOVE, tuple(draws.positions))
        if end := draws.drawn(longest):
            return Played(0.5, end, tuple(draws.positions))
        began = perf_counter()
        move = players[side].move(Turn(position, draws.positions[:-1], draws.counts(), seed))
        if times and len(moves) > 1:
            times[side].add(perf_counter() - began)
        if move not in moves:
            raise ValueError(f"{players[side].name}: {move.path}")
        draws.add(move)


@dataclass(slots=True)
class Match:
    """Two players, and what became of their games: the first one's points, and how games ended."""

    first: Player
    second: Player
    points: list[float] = field(default_factory=list)
    ends: dict[End, int] = field(default_factory=lambda: dict.fromkeys(End, 0))
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))

    def play(
        self,
        openings: Iterable[Position],
        games: int,
        told: Callable[[Played, float], None] | None = None,
    ) -> None:
        """Play that many games, each opening with both colours; `told` hears each, with the points."""
        for number, (opening, is_white) in enumerate(_both_ways(openings)):
            if number >= games:
                break
            first, second = (*Side,) if is_white else (*reversed(Side),)
            players = {first: self.first, second: self.second}
            times = {first: self.times[0], second: self.times[1]}
            played = play_game(opening, players, number, times=times)
            points = played.points if is_white else 1 - played.points
            self.points.append(points)
            self.ends[played.end] += 1
            if told:
                told(played, points)


def _both_ways(openings: Iterable[Position]) -> Iterator[tuple[Position, bool]]:
    """Each opening twice: the first player has White, then Black."""
    for opening in openings:
        yield opening, True
        yield opening, False
