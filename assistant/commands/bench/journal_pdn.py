"""How fast games of PDN are read, each move held against the law, and how fast they are written.

A game is what a file usually has: eight tags and sixty moves, made by playing at random from a seed, so
that captures of all kinds come up. What is measured is from the lines of a file in memory to the tree
with its positions, in CPU milliseconds for one game: the median of the rounds. The goal is 2,000 games
a second.
"""

import random
import statistics
from collections.abc import Callable, Iterator
from typing import TypeVar

from assistant.commands.bench.figures import Figure, milliseconds
from assistant.commands.bench.positions import SEED
from assistant.game.pdn.reader import read
from assistant.game.pdn.tree import PdnGame
from assistant.game.pdn.writer import write
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation

READ_GOAL = 0.5
"""Milliseconds for a game: 2,000 a second."""
WRITE_GOAL = 5.0
"""Games are written one at a time, or some thousands when all are exported."""
ROUNDS = 5
GAMES = 400
PLIES = 60

T = TypeVar("T")


def measure_pdn(games: int = GAMES) -> Iterator[Figure]:
    """Reading and writing, for both games of draughts; `games` is how many a round has."""
    for regulation in (ITALIAN_FID, INTERNATIONAL_FID):
        trees = [_game(regulation, SEED + number) for number in range(games)]
        lines = "".join(map(write, trees)).splitlines(keepends=True)
        _read(lines)  # fills the tables
        yield _figure("PDN, reading a game", regulation, READ_GOAL, _times(_read, lines, games))
        yield _figure("PDN, writing a game", regulation, WRITE_GOAL, _times(_write, trees, games))


def _times(work: Callable[[T], None], given: T, games: int) -> list[float]:
    return [milliseconds(work, given) / games for _ in range(ROUNDS)]


def _figure(measure: str, regulation: Regulation, goal: float, times: list[float]) -> Figure:
    return Figure(
        measure=measure,
        rules=regulation.variant.name,
        positions=f"{PLIES} plies at random",
        form="",
        language="",
        unit="ms",
        median=statistics.median(times),
        slowest=None,
        slowest_at="",
        goal=goal,
    )


def _read(lines: list[str]) -> None:
    for game in read(lines):
        assert not game.problems, "only legal moves were written"


def _write(trees: list[PdnGame]) -> None:
    for tree in trees:
        write(tree)


def _game(regulation: Regulation, seed: int) -> PdnGame:
    chance = random.Random(seed)
    game = PdnGame(regulation, start_position(regulation.variant))
    game.tags.update(
        {
            "Event": f"Tournament {seed}",
            "Site": "Roma",
            "Date": "2005.10.12",
            "Round": "3",
            "White": "Rossi, Mario",
            "Black": "Verdi, Luigi",
        }
    )
    node = game.root
    for _ in range(PLIES):
        assert node.position is not None, "it was made of legal moves"
        legal = legal_moves(node.position)
        if not legal:
            break
        node = node.add(chance.choice(legal))
    return game
