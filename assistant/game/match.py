"""A match: several games between the same two people, who has which colour in each, and the score.

The colours alternate from game to game (Capo I, 2.9): those of the first one are as was said, or are
drawn by lot. A game counts when the next one begins, so that a result may be annulled until then and
the game played on, or again.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from assistant.rules.regulation import Regulation
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL
from assistant.values import Value, replaced

FIRST = "first"
SECOND = "second"
DRAW = "draw"
FEWEST_GAMES, MOST_GAMES = 2, 100
COLOURS = ("alternate", "drawn")
"""How the colours of the first game are found; they alternate then."""


class Score(NamedTuple):
    """How many games each has won, and how many were drawn."""

    first: int
    second: int
    draws: int

    @property
    def leader(self) -> str:
        """Who has more: FIRST, SECOND, or DRAW for nobody."""
        if self.first == self.second:
            return DRAW
        return FIRST if self.first > self.second else SECOND


class Match(Value):
    """A match, as the terms of each of its games carry it."""

    number: int
    """Which match it is: the second, since 1970, in which it was begun."""
    games: int
    first: str
    """The name of one of the two."""
    second: str
    is_turned: bool = False
    """Whether it is the second who has White in the first game."""
    is_drawn: bool = False
    """Whether lots were drawn for that."""
    results: tuple[str, ...] = ()
    """Of the games before this one: FIRST or SECOND, who has won it, or DRAW."""

    @property
    def game(self) -> int:
        """Which of its games is played, from 1."""
        return len(self.results) + 1

    @property
    def white(self) -> str:
        """Who has White in this game, FIRST or SECOND."""
        return FIRST if (self.game % 2 == 1) is not self.is_turned else SECOND

    @property
    def names(self) -> tuple[str, str]:
        """The names of who has White and Black in this game."""
        return (self.first, self.second) if self.white == FIRST else (self.second, self.first)

    @property
    def score(self) -> Score:
        """What the games before this one have given."""
        won = (self.results.count(each) for each in (FIRST, SECOND, DRAW))
        return Score(*won)

    @property
    def is_over(self) -> bool:
        """Whether all its games are played."""
        return len(self.results) >= self.games

    def after(self, winner: Side | None) -> "Match":
        """After this game, which that side has won, or nobody: as the next game carries it."""
        result = DRAW
        if winner:
            is_first = (winner is Side.WHITE) is (self.white == FIRST)
            result = FIRST if is_first else SECOND
        return replaced(self, results=(*self.results, result))


def drawn_by(seed: int) -> bool:
    """Whether the lot turns the colours of a first game; the same for the same seed."""
    mixed = (seed ^ (seed >> 33)) * 0xFF51AFD7ED558CCD % 2**64
    return bool((mixed ^ (mixed >> 33)) & 1)


def halves(won: int, draws: int, regulation: Regulation) -> int:
    """Points in halves, as scores of the game give them: a win is 2 and a draw 1 in the international
    game, 1 and a half in the Italian one (2-0 and 1-1, 1-0 and 1/2-1/2)."""
    a_win = 4 if regulation.variant is INTERNATIONAL else 2
    return a_win * won + a_win // 2 * draws


def format_match(match: Match) -> dict[str, Any]:
    """A match as JSON has it."""
    return {
        "number": match.number,
        "games": match.games,
        "first": match.first,
        "second": match.second,
        "turned": match.is_turned,
        "drawn": match.is_drawn,
        "results": list(match.results),
    }


def parse_match(told: Mapping[str, Any]) -> Match:
    """The match that format_match has written. Raises ValueError and its like for anything else."""
    match told:
        case {
            "number": int(number),
            "games": int(games),
            "first": str(first),
            "second": str(second),
            "turned": bool(is_turned),
            "drawn": bool(is_drawn),
            "results": [*results],
        } if all(each in (FIRST, SECOND, DRAW) for each in results):
            return Match(number, games, first, second, is_turned, is_drawn, tuple(results))
    raise ValueError(f"{told!r} is no match")
