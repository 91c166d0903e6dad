"""Each level against the one below it, and how long the levels think: the table of docs/strength.md.

    python -m tests.strength.ladder --rules italian --games 200 --kept FILE

FILE keeps the matches that are over: what is in it already is not played again, as long as both levels
are the same. The compiled kernel plays; a level plays the same with either.
"""

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import astuple
from itertools import islice
from pathlib import Path
from time import process_time

from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernel.thinking import UNCOUNTED
from assistant.engine.levels import LEVELS
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS, Variant
from tests.strength.match import Match, Times, Turn, play_game
from tests.strength.openings import even_openings
from tests.strength.players import Opponent, kernel
from tests.strength.run_match import say
from tests.strength.scores import Score, total

SEED = 12
QUICK = 6
"""Levels up to this one play twice as many games: they are over at once."""
TIMED = 50
"""The positions in which a level is timed."""
HEAD = """\
| level | plies | one more, % | positions | variety | against the level below | Elo \
| ms, plain | ms, compiled |
|---|---|---|---|---|---|---|---|---|"""


def numbers(level: int, variant: Variant) -> tuple[int, ...]:
    """What makes up a level in a game."""
    return (*astuple(LEVELS[level].reach(variant)), LEVELS[level].variety)


def step(
    own: Kernel, level: int, openings: Sequence[Position], games: int, kept: Path | None = None
) -> Score:
    """The score of a level against the one below it; the same each time."""
    games *= 2 if level <= QUICK else 1
    both = [numbers(each, own.variant) for each in (level, level - 1)]
    key = json.dumps([own.variant.name, games, SEED, *both])
    known = _known(kept)
    if key in known:
        return Score(*known[key])
    match = Match(Opponent(own, level=level), Opponent(own, level=level - 1))
    match.play(openings, games)
    score = total(match.points)
    if kept:
        # Another ladder may have noted its own meanwhile.
        kept.write_text(json.dumps({**_known(kept), key: score}, indent=1), "utf-8")
    return score


def _known(kept: Path | None) -> dict[str, list[int]]:
    known: dict[str, list[int]] = {}
    if kept and kept.exists():
        known = json.loads(kept.read_text("utf-8"))
    return known


def openings_for(own: Kernel, games: int) -> list[Position]:
    """Enough of them for the levels that play most."""
    return [*islice(even_openings(own, SEED), games)]


def timed_positions(own: Kernel, openings: Sequence[Position]) -> list[Position]:
    """Positions with a choice, from games of the middle level against itself."""
    player = Opponent(own)
    found: list[Position] = []
    for number, opening in enumerate(openings):
        positions = play_game(opening, dict.fromkeys(Side, player), number).positions
        found += [each for each in positions if len(legal_moves(each)) > 1]
    return random.Random(SEED).sample(found, TIMED)


def times_of(own: Kernel, level: int, positions: Sequence[Position]) -> Times:
    """What a level takes for a move in each of the positions, in seconds of the processor."""
    times = Times()
    player = Opponent(own, level=level)
    for number, position in enumerate(positions):
        began = process_time()
        player.move(Turn(position, (), UNCOUNTED, number))
        times.add(process_time() - began)
    return times


def rows(rules: str, games: int, kept: Path | None) -> Iterator[str]:
    """The rows of the table of one game."""
    own = kernel("compiled", VARIANTS[rules])
    openings = openings_for(own, games)
    positions = timed_positions(own, openings[:10])
    for number in LEVELS:
        cells = [str(each) for each in (number, *numbers(number, own.variant))]
        if number - 1 in LEVELS:
            score = step(own, number, openings, games, kept)
            low, high = score.elo_range
            cells += [f"+{score.won} ={score.drawn} -{score.lost}"]
            cells += [f"{score.elo:+.0f} ({low:+.0f} to {high:+.0f})"]
        else:
            cells += ["", ""]
        for each in (plain_kernel(own.variant), own):
            times = times_of(each, number, positions)
            average, longest = 1000 * times.total / times.moves, 1000 * times.longest
            cells.append(f"{average:.1f}, at most {longest:.1f}")
        yield f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", choices=VARIANTS, required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kept", type=Path)
    asked = parser.parse_args()
    say(HEAD)
    for row in rows(asked.rules, asked.games, asked.kept):
        say(row)


if __name__ == "__main__":
    main()
