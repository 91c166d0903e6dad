"""What the commands of this folder share: a match is played, and told game by game."""

import sys
from collections.abc import Iterable

from assistant.rules.position import Position
from tests.strength.match import Match, Played, Player
from tests.strength.scores import Score, total


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run_match(
    first: Player, second: Player, openings: Iterable[Position], games: int, *, every: int = 10
) -> Score:
    """Play a match and say its score, now and then also on the way."""
    match = Match(first, second)

    def told(played: Played, points: float) -> None:
        if len(match.points) % every == 0 and len(match.points) < games:
            say(f"  {len(match.points)} games: {total(match.points)}")

    match.play(openings, games, told)
    score = total(match.points)
    ends = ", ".join(f"{end.value} {times}" for end, times in match.ends.items() if times)
    say(f"{first.name} against {second.name}, {games} games: {score}")
    say(f"  how they ended: {ends}")
    for player, times in zip((first, second), match.times, strict=True):
        say(f"  {player.name}: {times}")
    return score
