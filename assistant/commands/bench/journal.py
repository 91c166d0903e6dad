"""How soon a move is on the disk, how much later it is announced for that, and how fast a large library
of games is listed and searched.

The moves are those of a conversation whose journal is a real one, in a folder for temporary files:
milliseconds on the clock, from the line to the announcement, beside the same conversation without a
journal. The library has 100,000 games, made of some that were played by lot: each with its names,
dates, moves and positions, as many as the games have.
"""

import queue
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from assistant.commands.bench.figures import Figure
from assistant.commands.bench.positions import SEED
from assistant.commands.bench.start import PROGRAM, Started
from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import Effect, JournalEffect, Record, Say
from assistant.dialogue.events import Event, Opened, Recorded, TextEntered
from assistant.dialogue.kept import GameSearch, as_text
from assistant.game.deeds import Began, format_deed
from assistant.game.game import Game
from assistant.game.instant import Instant
from assistant.rules.fen import format_fen
from assistant.rules.notation import format_move
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.variant import ITALIAN
from assistant.settings.settings import Settings
from assistant.settings.taste import Coach
from assistant.settings.terms import Player, Terms
from assistant.settings.terms_text import format_terms
from assistant.store.journal import library
from assistant.store.journal.columns import key_of, moves_text
from assistant.store.journal.file import open_file, open_to_read, transaction
from assistant.store.journal.journal import Journal
from assistant.store.journal.positions import number_of
from assistant.store.journal.schema import OPENING

MOVES = 400
DURABLE_GOAL, LATER_GOAL = 10.0, 12.0
LIST_GOAL, FIND_GOAL, START_GOAL = 300.0, 500.0, 300.0
GAMES = 100_000
PLAYED = 300
"""Games that are played by lot, of which the library is made."""
PEOPLE = 2_000
PERCENT = 95
ROUNDS = 5
STARTS = 5
PATIENCE = 30.0


class _Waits(NamedTuple):
    """Milliseconds of moves, sorted: until they were durable, and until they were announced."""

    durable: list[float]
    announced: list[float]


def measure_journal(language: str, games: int = GAMES) -> Iterator[Figure]:
    """All figures, each as soon as it is known."""
    with tempfile.TemporaryDirectory(prefix="damavoce-", ignore_cleanup_errors=True) as folder:
        kept = _moves(Path(folder) / "moves" / "games.db")
        without = _moves(None)
        yield _figure("durable", "a move", "ms", kept.durable, DURABLE_GOAL)
        later = [_at(kept.announced) - _at(without.announced)]
        yield _figure("announced later", "a move", "ms", later, LATER_GOAL)
        path = Path(folder) / "library" / "damavoce" / "games.db"
        played = [_played(SEED + number) for number in range(PLAYED)]
        _fill(path, played, games)
        yield from _library(path, played, f"{games} games")
        times = [_start(path.parents[1], language) for _ in range(STARTS)]
        median = [statistics.median(times)]
        yield _figure("start, library", f"{games} games", "ms", median, START_GOAL)


def _at(times: Sequence[float]) -> float:
    """What 95 of 100 stay under."""
    ordered = sorted(times)
    return ordered[min(len(ordered) * PERCENT // 100, len(ordered) - 1)]


def _figure(measure: str, of: str, unit: str, times: Sequence[float], goal: float) -> Figure:
    median, slowest = statistics.median(times), _at(times)
    many = slowest if len(times) > 1 else None
    what = "95 of 100" if many is not None else ""
    return Figure(measure, ITALIAN.name, of, "", "", unit, median, many, what, goal)


# Moves


def _moves(path: Path | None) -> _Waits:
    """Two people play moves by lot, in a conversation with a journal at this path or without one."""
    posted: queue.SimpleQueue[Event] = queue.SimpleQueue()
    journal = None
    if path:
        journal = Journal(posted.put, is_offering=False, path=path)
        journal.start()
        journal.offered()
    people = Settings(white=Player(), black=Player(), coach=Coach.OFF)
    waits = _Waits([], [])
    rng = random.Random(SEED)
    while len(waits.announced) < MOVES:
        dialogue = Dialogue(people, _now(), is_journalled=journal is not None)
        by_lot = Game(people.start, people.regulation)
        _take(dialogue, Opened(people), journal, posted)
        while not by_lot.outcome and len(waits.announced) < MOVES:
            move = rng.choice(by_lot.legal)
            line = TextEntered(format_move(move, by_lot.legal))
            by_lot.play(move)
            durable, announced = _take(dialogue, line, journal, posted)
            waits.durable.append(durable)
            waits.announced.append(announced)
    if journal:
        journal.close()
    return waits


def _take(
    dialogue: Dialogue, event: Event, journal: Journal | None, posted: "queue.SimpleQueue[Event]"
) -> tuple[float, float]:
    """Milliseconds until what an event does is durable, and until something is announced."""
    began = time.perf_counter()
    durable = announced = 0.0
    owed: set[int] = set()

    def see(effects: Sequence[Effect]) -> None:
        nonlocal announced
        for effect in effects:
            if isinstance(effect, Say) and not announced:
                announced = (time.perf_counter() - began) * 1000
            elif isinstance(effect, JournalEffect) and journal:
                if isinstance(effect, Record):
                    owed.add(effect.record_id)
                journal.perform(effect)
        if journal:
            journal.flush()

    see(dialogue.handle(event, _now()))
    while owed:
        answer = posted.get(timeout=PATIENCE)
        if isinstance(answer, Recorded):
            owed.discard(answer.record_id)
            durable = (time.perf_counter() - began) * 1000
        see(dialogue.handle(answer, _now()))
    return durable, announced


def _now() -> Instant:
    return Instant(time.monotonic(), time.time())


# A library


class _Played(NamedTuple):
    """A game by lot: its moves, and the positions that it came to."""

    moves: tuple[str, ...]
    positions: tuple[Position, ...]


def _played(seed: int) -> _Played:
    rng = random.Random(seed)
    by_lot = Game(start_position(ITALIAN), ITALIAN_FID)
    while not by_lot.outcome and len(by_lot.plies) < 60:
        by_lot.play(rng.choice(by_lot.legal))
    return _Played(
        tuple(ply.written for ply in by_lot.plies), tuple(entry.position for entry in by_lot.entries)
    )


def _fill(path: Path, played: Sequence[_Played], games: int) -> None:
    """Put so many games into a new file, with every third of their positions. Those are of the games
    that were played in a few, and numbers by lot in the rest: hardly any position stands twice."""
    rng = random.Random(SEED)
    terms = Terms(start=start_position(ITALIAN))
    text, start = as_text(format_terms(terms)), format_fen(terms.start)
    began = as_text(format_deed(Began(terms.regulation, terms.start)))
    now = time.time()
    names = [f"Player {number}" for number in range(PEOPLE)]
    with closing(open_file(path)) as file, transaction(file):
        people = ((number, name, key_of(name)) for number, name in enumerate(names, 1))
        file.executemany("INSERT INTO people (id, name, key) VALUES (?, ?, ?)", people)
        rows, positions, deeds = [], [], []
        for number in range(1, games + 1):
            moves = rng.choice(played).moves
            is_over = rng.random() < 0.9
            at = now - rng.random() * 10 * 365 * 86400
            rows.append(
                (
                    *(
                        number,
                        ITALIAN.name,
                        text,
                        start,
                        rng.randint(1, PEOPLE),
                        None,
                        at,
                        at,
                        len(moves),
                    ),
                    *(moves_text(moves[:OPENING]), moves_text(moves), "white", not is_over),
                    *("white" if is_over else None, "resignation" if is_over else "", "white"),
                )
            )
            deeds.append((number, 0, began))
            positions += [(rng.getrandbits(63), number, ply) for ply in range(0, len(moves), 3)]
        file.executemany(
            "INSERT INTO games (id, rules, terms, start, white, black, began, updated, plies, opening, "
            "moves, turn, is_mine, result, ended_by, persons) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            rows,
        )
        for number, each in enumerate(played[:games], 1):
            positions += [
                (number_of(position), number, -ply - 1) for ply, position in enumerate(each.positions)
            ]
        positions.sort()
        file.executemany(
            "INSERT OR IGNORE INTO positions (position, game, ply) VALUES (?, ?, ?)", positions
        )
        file.executemany("INSERT INTO deeds (game, number, deed) VALUES (?, ?, ?)", deeds)


def _library(path: Path, played: Sequence[_Played], of: str) -> Iterator[Figure]:
    """The list as it is told first, and searches, each as a person does it: with a file that is
    opened."""
    rng = random.Random(SEED)

    def times(search: Callable[[], GameSearch]) -> list[float]:
        found = []
        for _ in range(ROUNDS):
            wanted = search()
            began = time.perf_counter()
            with closing(_opened(path)) as file:
                library.find(file, wanted, 0, 5)
            found.append((time.perf_counter() - began) * 1000)
        return [statistics.median(found)]

    yield _figure("list", of, "ms", times(lambda: GameSearch(by_turn=True)), LIST_GOAL)
    searches = {
        "find opponent": lambda: GameSearch(opponent=f"player {rng.randrange(PEOPLE)}", by_turn=True),
        "find opening": lambda: GameSearch(opening=rng.choice(played).moves[:4], by_turn=True),
        "find position": lambda: GameSearch(position=rng.choice(rng.choice(played).positions[8:])),
        "find won": lambda: GameSearch(result="won", by_turn=True),
    }
    for name, search in searches.items():
        yield _figure(name, of, "ms", times(search), FIND_GOAL)


def _opened(path: Path) -> sqlite3.Connection:
    file = open_to_read(path)
    assert file
    return file


def _start(folder: Path, language: str) -> float:
    """Milliseconds until the program waits for a line, with that library: it offers a game."""
    with Started(PROGRAM, language, str(folder)) as program:
        return program.wait()
