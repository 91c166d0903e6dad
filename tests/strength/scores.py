"""What the points of a match are worth: a share, a difference of strength, how sure both are."""

from collections.abc import Iterable
from math import inf, log10, sqrt
from typing import NamedTuple

SURE = 1.96
"""The standard errors on each side that hold 95 of 100 true values."""


class Score(NamedTuple):
    """The games of a match, from the first player's side."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """Of the points that could be had, from 0 to 1; a draw is half a point."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def error(self) -> float:
        """Half of the interval that holds the true share 95 times of 100.

        Where all games ended alike they show no spread; three of them could still have ended otherwise.
        """
        points = ((self.won, 1.0), (self.drawn, 0.5), (self.lost, 0.0))
        spread = sum(games * (each - self.share) ** 2 for games, each in points) / self.games
        return SURE * sqrt(spread / self.games) if spread else min(1.0, 3 / self.games)

    @property
    def elo(self) -> float:
        """By how many points of Elo the first player is stronger."""
        return elo(self.share)

    @property
    def elo_range(self) -> tuple[float, float]:
        """Between which values that lies 95 times of 100."""
        return elo(max(0.0, self.share - self.error)), elo(min(1.0, self.share + self.error))

    def __str__(self) -> str:
        low, high = self.elo_range
        share = f"{100 * self.share:.1f} ± {100 * self.error:.1f} %"
        strength = f"{self.elo:+.0f} Elo [{low:+.0f}, {high:+.0f}]"
        return f"+{self.won} ={self.drawn} -{self.lost}, {share}, {strength}"


def elo(share: float) -> float:
    """The difference of strength at which that share of the points is expected."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))


def total(points: Iterable[float]) -> Score:
    """The score of games whose points are 1, 0.5 or 0."""
    won, drawn, lost = 0, 0, 0
    for each in points:
        won += each == 1
        drawn += each == 0.5
        lost += each == 0
    return Score(won, drawn, lost)
