"""What could not be written: it is not lost, and holds up no other game."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from assistant.dialogue.effects import ChangeGame, FindGames, JournalEffect, PutAway, Record
from assistant.dialogue.events import (
    GameChanged,
    JournalLost,
    JournalRegained,
    Recorded,
)
from assistant.dialogue.kept import GameSearch, KeptGame
from assistant.settings.terms import Player, Terms
from assistant.store.journal import library, scribe, writer
from assistant.store.journal import writing as writings
from assistant.store.journal.file import Trouble, open_file
from assistant.store.journal.lease import is_leased
from tests.store.journal.support.desk import Desk, deeds_in, failing, taken_up
from tests.store.journal.support.played import Played

USUAL = scribe.transaction


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def desk(path: Path) -> Iterator[Desk]:
    """A program at whose first table a game of three deeds is played."""
    desk = Desk(path)
    yield desk
    desk.writer.forget()


@pytest.fixture
def played(desk: Desk) -> Played:
    played = Played(random.Random(1))
    desk.written(played.begun())
    desk.play(played, 2)
    return played


def fails(patch: pytest.MonkeyPatch, trouble: Trouble = Trouble.FULL, *, is_done: bool = False) -> None:
    patch.setattr(scribe, "transaction", failing(USUAL, trouble, is_done=is_done))


def works(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scribe, "transaction", USUAL)


def test_a_game_is_gone_on_with_as_it_was_played_though_the_disk_is_full(
    desk: Desk, played: Played, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(monkeypatch)
    desk.play(played, 2)
    other = Played(random.Random(2), table=2)
    desk.give([PutAway(1), *other.begun()])
    kept = desk.fetched(1)
    assert isinstance(kept, KeptGame)
    assert [*kept.deeds] == played.game.deeds
    assert kept.updated == played.at
    desk.give([taken_up(kept, 3), PutAway(2)])
    played.table = 3
    desk.play(played, 2)
    desk.give([PutAway(3)])
    again = desk.fetched(1)
    assert isinstance(again, KeptGame)
    assert [*again.deeds] == played.game.deeds
    desk.give([taken_up(again, 4)])
    played.table = 4
    works(monkeypatch)
    assert [type(each) for each in desk.play(played)] == [JournalRegained, *[Recorded] * 6]
    assert not desk.writer.is_owing
    assert deeds_in(path) == {1: played.game.deeds}
    assert is_leased(path, 1)


def test_terms_and_what_waits_come_with_what_is_owed(
    desk: Desk, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    from assistant.dialogue.effects import KeepTerms, KeepWaiting

    fails(monkeypatch)
    terms = Terms(white=Player(name="Bruno"))
    desk.give([KeepTerms(1, terms), KeepWaiting(1, "{}", is_mine=True), PutAway(1)])
    kept = desk.fetched(1)
    assert isinstance(kept, KeptGame)
    assert (kept.terms, kept.waiting) == (terms, "{}")


def test_a_game_that_is_left_is_not_free_before_all_of_it_is_written(
    desk: Desk, played: Played, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(monkeypatch)
    desk.play(played)
    desk.give([PutAway(1)])
    assert is_leased(path, 1)
    assert desk.give([ChangeGame(7, 1, "delete")]) == [GameChanged(7, 1, "delete", "other")]
    works(monkeypatch)
    desk.give([])
    assert not is_leased(path, 1)


def test_a_game_that_is_played_at_one_table_is_not_had_at_another(desk: Desk, played: Played) -> None:
    assert desk.fetched(1) == "here"
    assert desk.give([ChangeGame(7, 1, "purge")]) == [GameChanged(7, 1, "purge", "here")]


def test_a_number_that_was_not_given_is_free(
    desk: Desk, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(monkeypatch)
    played = Played(random.Random(1))
    desk.give(played.begun())
    desk.play(played)
    assert not is_leased(path, 1)


def test_a_game_that_was_given_and_is_not_wanted_any_more_is_free(
    desk: Desk, played: Played, path: Path
) -> None:
    desk.give([PutAway(1)])
    assert isinstance(desk.fetched(1), KeptGame)
    assert is_leased(path, 1)
    desk.give([FindGames(2, GameSearch(), 0, 5)])
    assert not is_leased(path, 1)


def test_one_game_that_cannot_be_written_holds_up_no_other(
    desk: Desk, played: Played, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = writings.Writing._record

    def one_fails(self: writings.Writing, table: int, record: Record) -> None:
        if table == 1:
            raise KeyError("ours")
        usual(self, table, record)

    monkeypatch.setattr(writings.Writing, "_record", one_fails)
    assert [type(each) for each in desk.play(played)] == [JournalLost]
    other = Played(random.Random(2), table=2)
    desk.written(other.begun())
    assert [type(each) for each in desk.play(other, 2)] == [Recorded, Recorded]
    assert deeds_in(path) == {1: played.game.deeds[:-1], 2: other.game.deeds}
    monkeypatch.setattr(writings.Writing, "_record", usual)
    assert [type(each) for each in desk.play(played)] == [JournalRegained, Recorded, Recorded]
    assert deeds_in(path) == {1: played.game.deeds, 2: other.game.deeds}


def test_a_game_that_somebody_has_deleted_for_good_while_it_is_played_is_written_anew(
    desk: Desk, played: Played, path: Path
) -> None:
    with closing(open_file(path)) as file:
        library.purge(file, [1])
    game = played.game
    assert desk.give(played._done(game.moved(game.legal[0]))) == [Recorded(4, 1, 2)]
    other = Played(random.Random(2), table=2)
    desk.written(other.begun())
    desk.play(other)
    assert deeds_in(path) == {2: game.deeds, 3: other.game.deeds}
    assert is_leased(path, 2)
    with closing(open_file(path)) as file:
        for entry in game.entries[1:]:
            found = library.find(file, GameSearch(position=entry.position)).rows
            assert 2 in {row.number for row in found}


def test_of_a_blindfold_game_that_is_written_anew_no_position_is_told(desk: Desk, path: Path) -> None:
    played = Played(random.Random(1), Terms(questions=3))
    desk.written(played.begun())
    desk.play(played, 3)
    with closing(open_file(path)) as file:
        library.purge(file, [1])
        desk.play(played)
        assert deeds_in(path) == {2: played.game.deeds}
        assert file.execute("SELECT count(*) FROM positions").fetchone() == (0,)
        assert file.execute("SELECT is_hidden FROM games").fetchone() == (1,)


def test_a_file_that_was_moved_away_is_begun_anew_with_all_of_the_game(
    desk: Desk, played: Played, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(monkeypatch, Trouble.DAMAGED)
    assert [type(each) for each in desk.play(played)] == [JournalLost]
    works(monkeypatch)
    for each in path.parent.glob("games.db*"):
        if each.is_file():
            each.rename(each.with_name(f"old-{each.name}"))
    with closing(open_file(path)) as file:
        file.execute("PRAGMA user_version")
    assert [type(each) for each in desk.play(played)] == [JournalRegained, Recorded, Recorded]
    assert deeds_in(path) == {1: played.game.deeds}


def test_in_another_file_the_number_may_be_anothers(
    desk: Desk, played: Played, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(monkeypatch, Trouble.DAMAGED)
    desk.play(played)
    works(monkeypatch)
    for each in path.parent.glob("games.db*"):
        if each.is_file():
            each.unlink()
    stranger = Played(random.Random(9))
    beside = Desk(path)
    beside.written(stranger.begun())
    beside.play(stranger, 5)
    beside.writer.forget()
    desk.play(played)
    assert deeds_in(path) == {1: stranger.game.deeds, 2: played.game.deeds}


def test_an_older_copy_of_the_file_is_given_what_it_lacks(
    desk: Desk, played: Played, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    older = path.read_bytes()
    desk.play(played, 3)
    fails(monkeypatch, Trouble.OTHER)
    desk.play(played)
    works(monkeypatch)
    for each in path.parent.glob("games.db-*"):
        if each.is_file():
            each.unlink()
    path.write_bytes(older)
    desk.play(played)
    assert deeds_in(path) == {1: played.game.deeds}


def test_a_commit_that_was_done_though_it_failed_is_no_hindrance(
    desk: Desk, played: Played, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(monkeypatch, Trouble.OTHER, is_done=True)
    assert [type(each) for each in desk.play(played)] == [JournalLost]
    works(monkeypatch)
    assert [type(each) for each in desk.play(played)] == [JournalRegained, Recorded, Recorded]
    assert deeds_in(path) == {1: played.game.deeds}


def test_a_game_that_was_left_and_taken_up_is_written_anew_once(
    desk: Desk, played: Played, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(monkeypatch)
    desk.play(played)
    desk.give([PutAway(1)])
    kept = desk.fetched(1)
    assert isinstance(kept, KeptGame)
    desk.give([taken_up(kept, 2)])
    played.table = 2
    desk.play(played)
    with closing(open_file(path)) as file:
        library.purge(file, [1])
    works(monkeypatch)
    desk.play(played)
    assert not desk.writer.is_owing
    assert deeds_in(path) == {2: played.game.deeds}


def test_what_is_owed_by_a_fault_of_ours_in_an_event_is_written_with_the_next(
    desk: Desk, played: Played, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("ours")

    game = played.game
    batch: list[JournalEffect] = played._done(game.moved(game.legal[0]))
    with monkeypatch.context() as patch:
        patch.setattr(writer.Writer, "_do", fail)
        (lost,) = desk.give([FindGames(2, GameSearch(), 0, 5), *batch])
        assert isinstance(lost, JournalLost)
    assert [type(each) for each in desk.give([])] == [JournalRegained, Recorded]
    assert deeds_in(path) == {1: game.deeds}
