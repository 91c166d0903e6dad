"""The journal at work: two threads, what they post, and what becomes of disks that fail."""

import queue
import random
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from assistant.dialogue.effects import ChangeGame, Effect, FetchGame, FindGames, PutAway, Record
from assistant.dialogue.events import (
    Event,
    GameChanged,
    GameFetched,
    GamesFound,
    JournalAlone,
    JournalLost,
    JournalRegained,
    Recorded,
)
from assistant.dialogue.kept import GameSearch
from assistant.store.journal import file as files
from assistant.store.journal import held, library, scribe
from assistant.store.journal import journal as journals
from assistant.store.journal.file import JournalError, Trouble, open_file
from assistant.store.journal.journal import Journal
from tests.app.support.processes import PATIENCE
from tests.store.journal.support.played import Played


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "damavoce" / "games.db"


class Running:
    """A journal, and what it has posted."""

    def __init__(self, *, is_offering: bool = True) -> None:
        self.posted: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.journal = Journal(self.posted.put, is_offering=is_offering)
        self.journal.start()

    def give(self, batch: Iterable[Effect]) -> list[Record]:
        given = [*batch]
        for effect in given:
            self.journal.perform(effect)  # type: ignore[arg-type]
        self.journal.flush()
        return [each for each in given if isinstance(each, Record)]

    def next(self) -> Event:
        return self.posted.get(timeout=PATIENCE)

    def written(self, batch: Iterable[Effect]) -> None:
        """Give it, and wait until all of it is written."""
        for record in self.give(batch):
            event = self.next()
            assert isinstance(event, Recorded)
            assert event.record_id == record.record_id

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        self.journal.close()


def test_a_game_that_was_not_ended_is_offered_at_the_next_start(path: Path) -> None:
    played = Played(random.Random(1))
    with Running() as running:
        assert running.journal.offered() is None
        running.written(played.begun())
        for batch in played.events(6):
            running.written(batch)
    with Running(is_offering=False) as running:
        assert running.journal.offered() is None
    with Running() as running:
        kept = running.journal.offered()
        assert kept is not None
        assert [*kept.deeds] == played.game.deeds
        with Running() as other:
            assert other.journal.offered() is None, "one program has it"
            other.give([FetchGame(1, kept.number)])
            assert other.next() == GameFetched(1, None, "elsewhere")
            other.give([ChangeGame(2, kept.number, "purge")])
            assert other.next() == GameChanged(2, kept.number, "purge", "elsewhere")


def test_what_was_begun_and_came_to_nothing_is_no_game(path: Path) -> None:
    from assistant.rules.fen import parse_fen
    from assistant.rules.variant import ITALIAN
    from assistant.settings.terms import Terms

    played = Played(random.Random(1), Terms(start=parse_fen("W:W30:B3", ITALIAN)))
    with Running() as running:
        running.written(played.begun())
        with closing(open_file(path)) as file:
            assert library.find(file, GameSearch()).total == 1
    with closing(open_file(path)) as file:
        assert library.find(file, GameSearch()).total == 0


def test_games_are_found_behind_what_was_written_before(path: Path) -> None:
    played = Played(random.Random(2))
    with Running() as running:
        running.journal.offered()
        running.give([*played.begun(), *played.event()])
        running.give([FindGames(3, GameSearch(), 0, 5)])
        events = [running.next() for _ in range(3)]
        assert isinstance(events[-1], GamesFound)
        assert events[-1].total == 1
        assert not events[-1].rows[0].is_elsewhere
        running.give([FetchGame(4, 99)])
        assert running.next() == GameFetched(4, None, "gone")
        running.give([PutAway(1), ChangeGame(5, 1, "delete"), ChangeGame(6, 1, "restore")])
        assert running.next() == GameChanged(5, 1, "delete")
        assert running.next() == GameChanged(6, 1, "restore")


@contextmanager
def begun(played: Played, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A journal that has the first deed of a game, and tries again soon what cannot be written."""
    monkeypatch.setattr(journals, "AGAIN", 0.05)
    with Running() as running:
        running.journal.offered()
        running.written([*played.begun(), *played.event()])
        yield running


def deeds_in(path: Path) -> list[object]:
    """What the first game of a file has."""
    with closing(open_file(path)) as file:
        kept = library.fetch(file, 1)
    assert kept is not None
    return [*kept.deeds]


def test_a_disk_that_is_full_is_told_of_once_and_nothing_is_lost(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, played = files.transaction, Played(random.Random(3))
    with begun(played, monkeypatch) as running:
        monkeypatch.setattr(scribe, "transaction", full(usual))
        for batch in played.events(5):
            running.give(batch)
        lost = running.next()
        assert isinstance(lost, JournalLost)
        assert (lost.trouble, lost.file) == ("full", str(path))
        monkeypatch.setattr(scribe, "transaction", usual)
        assert running.next() == JournalRegained()
        for _ in range(5):
            assert isinstance(running.next(), Recorded)
    assert deeds_in(path) == played.game.deeds


def full(usual: object) -> object:
    """A transaction in a file that may not grow any more: SQLite's own error."""

    @contextmanager
    def transaction(file):  # type: ignore[no-untyped-def]
        (pages,) = file.execute("PRAGMA page_count").fetchone()
        file.execute(f"PRAGMA max_page_count = {pages}")
        try:
            with usual(file):  # type: ignore[operator]
                yield
                file.execute("CREATE TABLE IF NOT EXISTS filling AS SELECT zeroblob(50000) AS x")
        finally:
            file.execute("PRAGMA max_page_count = 1000000")

    return transaction


def test_a_commit_that_fails_when_all_was_written_is_tried_as_if_it_had_not_been(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk may be full only then: what was counted of it counts for nothing."""
    usual, played = files.transaction, Played(random.Random(3))
    with begun(played, monkeypatch) as running:
        monkeypatch.setattr(scribe, "transaction", failing_at_the_end(usual))
        for batch in played.events(3):
            running.give(batch)
        assert isinstance(running.next(), JournalLost)
        time.sleep(0.3)
        monkeypatch.setattr(scribe, "transaction", usual)
        assert running.next() == JournalRegained()
    assert deeds_in(path) == played.game.deeds
    with closing(open_file(path)) as file:
        (row,) = library.find(file, GameSearch()).rows
        assert row.moves == tuple(ply.written for ply in played.game.plies)
        numbers = [number for (number,) in file.execute("SELECT number FROM deeds ORDER BY number")]
        assert numbers == [*range(len(played.game.deeds))]


def failing_at_the_end(usual: object) -> object:
    @contextmanager
    def transaction(file):  # type: ignore[no-untyped-def]
        with usual(file):  # type: ignore[operator]
            yield
            raise JournalError(Trouble.FULL, "at the commit")

    return transaction


@pytest.mark.parametrize(
    ("content", "trouble"), [(b"My diary. " * 99, "foreign"), (b"", "forbidden")], ids=["diary", "file"]
)
def test_a_file_that_cannot_be_had_is_told_of_and_the_game_goes_on(
    path: Path, content: bytes, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "AGAIN", 0.05)
    if trouble == "forbidden":
        path.parent.write_bytes(content)
    else:
        path.parent.mkdir()
        path.write_bytes(content)
    played = Played(random.Random(4))
    with Running() as running:
        assert running.journal.offered() is None
        lost = running.next()
        assert isinstance(lost, JournalLost)
        assert lost.trouble == trouble
        running.give(played.begun())
        for batch in played.events(3):
            running.give(batch)
        running.give([FindGames(1, GameSearch(), 0, 5)])
        found = running.next()
        assert isinstance(found, GamesFound)
        assert (found.total, found.trouble) == (0, trouble)
        if trouble == "foreign":
            assert path.read_bytes() == content
        (path.parent if trouble == "forbidden" else path).rename(path.parents[1] / "elsewhere")
        assert running.next() == JournalRegained(is_new=trouble == "foreign")
    assert deeds_in(path) == played.game.deeds


def test_on_a_network_drive_one_program_is_told_that_it_is_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from assistant.store.journal.places import Mount

    monkeypatch.setattr(held, "mounts", lambda: (Mount(str(path.parents[1]), "nfs4"),))
    monkeypatch.setattr(files, "PATIENCE", 0.1)
    played = Played(random.Random(5))
    with Running() as running:
        running.journal.offered()
        assert running.next() == JournalAlone()
        running.written([*played.begun(), *played.event()])
        running.give([FindGames(1, GameSearch(), 0, 5)])
        found = running.next()
        assert isinstance(found, GamesFound)
        assert found.total == 1
        with Running() as other:
            other.journal.offered()
            lost = other.next()
            assert isinstance(lost, JournalLost)
            assert lost.trouble == "busy"


def test_a_fault_of_ours_ends_no_thread(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "AGAIN", 0.05)
    played = Played(random.Random(6))
    with Running() as running:
        running.journal.offered()

        def fail(*_: object) -> None:
            raise KeyError("ours")

        usual = scribe.Writing.write
        monkeypatch.setattr(scribe.Writing, "write", fail)
        running.give(played.begun())
        lost = running.next()
        assert isinstance(lost, JournalLost)
        assert lost.trouble == "other"
        monkeypatch.setattr(scribe.Writing, "write", usual)
        assert running.next() == JournalRegained()


def test_two_programs_write_at_once(path: Path) -> None:
    one, other = Played(random.Random(7)), Played(random.Random(8))
    with Running(is_offering=False) as first, Running(is_offering=False) as second:
        first.journal.offered()
        second.journal.offered()
        first.written([*one.begun(), *one.event()])
        second.written([*other.begun(), *other.event()])
        for _ in range(20):
            if batch := one.event():
                first.written(batch)
            if batch := other.event():
                second.written(batch)
    with closing(open_file(path)) as file:
        kept = [library.fetch(file, number) for number in (1, 2)]
        assert [[*each.deeds] for each in kept if each] == [one.game.deeds, other.game.deeds]
