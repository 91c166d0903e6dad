"""What many games in one conversation cost: a typed move at one of them, and the memory of all."""

import random
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace

from assistant.commands.bench.figures import Figure, milliseconds, spread
from assistant.commands.bench.positions import SEED
from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.events import Opened, TableBegun, TableChosen, TextEntered
from assistant.rules.legal import distinct_moves
from assistant.rules.notation import format_path
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from assistant.settings.settings import Settings
from assistant.settings.terms import Player

TABLES = 64
MOVE_GOAL = 5.0
MEMORY_GOAL = 20.0
_PLIES = 30
"""Moves of each game, typed at the tables in turn."""


def measure_tables() -> Iterator[Figure]:
    """Milliseconds of a typed move, and megabytes of all tables above those of one."""
    samples: dict[tuple[int, str], list[float]] = {}
    for at, taken in enumerate(_typed(_hall(TABLES), TABLES)):
        samples[at, "a typed move"] = [taken]
    median, slowest, _ = spread(samples)
    what = ("both", f"{TABLES} tables", "", "it")
    yield Figure("typed move", *what, "ms", median, None, "", MOVE_GOAL)
    yield Figure("typed move, slowest", *what, "ms", slowest, None, "", 10 * MOVE_GOAL)
    one, many = _memory(1), _memory(TABLES)
    yield Figure("memory above one", *what, "MB", many - one, None, "", MEMORY_GOAL)


def _hall(tables: int) -> Dialogue:
    """A conversation of two people at so many tables, Italian and international in turn."""
    dialogue = Dialogue(_settings(0))
    dialogue.handle(Opened(_settings(0)))
    for number in range(1, tables):
        dialogue.handle(TableBegun(_settings(number)))
    return dialogue


def _settings(number: int) -> Settings:
    rules = (ITALIAN_FID, INTERNATIONAL_FID)[number % 2]
    start = start_position(rules.variant)
    return replace(Settings(language="it", regulation=rules, black=Player()), start=start)


def _typed(dialogue: Dialogue, tables: int) -> Iterator[float]:
    """The milliseconds of each move of all games, a legal one at a time at each table in turn."""
    rng = random.Random(SEED)
    for _ in range(_PLIES):
        for number in range(1, tables + 1):
            dialogue.handle(TableChosen(number))
            game = dialogue.talk.game
            if not game.outcome:
                line = format_path(rng.choice(distinct_moves(game.legal)))
                yield milliseconds(dialogue.handle, TextEntered(line))


def _memory(tables: int) -> float:
    """The megabytes of a conversation in which so many games were played."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        dialogue = _hall(tables)
        for _ in _typed(dialogue, tables):
            pass
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert dialogue.state
    return (after - before) / 1e6
