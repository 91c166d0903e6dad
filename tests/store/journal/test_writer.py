"""Which games are taken out at the end, which are let go, and requests that fail."""

import errno
import os
import random
import time
from contextlib import closing
from pathlib import Path

import pytest

from assistant.dialogue.effects import (
    ChangeGame,
    ExportGames,
    FetchGame,
    FindGames,
    LibraryEffect,
    PutAway,
    ReadGame,
)
from assistant.dialogue.events import GameChanged, GamesFound, Recorded
from assistant.dialogue.kept import GameSearch, KeptGame
from assistant.rules.fen import parse_fen
from assistant.rules.variant import ITALIAN
from assistant.settings.terms import Terms
from assistant.store.journal import held, library, writer
from assistant.store.journal import journal as journals
from assistant.store.journal import lease as leases
from assistant.store.journal.file import open_file
from assistant.store.journal.journal import Journal
from assistant.store.journal.lease import is_leased
from tests.store.journal.support.desk import Desk, deeds_in, taken_up
from tests.store.journal.support.played import Played

SET_UP = Terms(start=parse_fen("W:W30,31:B3,4", ITALIAN))
"""A position that somebody has set up: its game is in the file from its beginning."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def set_up(desk: Desk, table: int = 1) -> Played:
    played = Played(random.Random(table), SET_UP, table)
    desk.written(played.begun())
    return played


# What was begun and came to nothing


def test_a_game_that_was_left_at_its_beginning_and_then_played_stays(path: Path) -> None:
    desk = Desk(path)
    played = set_up(desk)
    desk.give([PutAway(1)])
    set_up(desk, 2)
    kept = desk.fetched(1)
    assert isinstance(kept, KeptGame)
    desk.give([taken_up(kept, 3), PutAway(2)])
    played.table = 3
    desk.play(played, 3)
    desk.writer.close()
    assert deeds_in(path)[1] == played.game.deeds


def test_a_game_that_is_only_offered_stays(path: Path) -> None:
    desk = Desk(path)
    played = set_up(desk)
    desk.writer.forget()  # killed
    desk = Desk(path, is_offering=True)
    assert desk.offered is not None
    desk.give([taken_up(desk.offered, 2)])
    desk.give([PutAway(2)])
    desk.writer.close()
    assert deeds_in(path) == {1: played.game.deeds}
    desk = Desk(path, is_offering=True)
    assert desk.offered is not None
    desk.give([taken_up(desk.offered, 2)])
    desk.writer.close()
    assert deeds_in(path) == {1: played.game.deeds}


def test_what_another_program_plays_on_with_stays(path: Path) -> None:
    desk, other = Desk(path), Desk(path)
    played = set_up(desk)
    desk.give([PutAway(1)])
    kept = other.fetched(1)
    assert isinstance(kept, KeptGame)
    other.give([taken_up(kept, 1)])
    other.play(played, 2)
    desk.writer.close()
    other.play(played)
    other.writer.close()
    assert deeds_in(path) == {1: played.game.deeds}


def test_without_a_lease_nothing_is_taken_out(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program may play there, which a disk without locks does not tell."""
    monkeypatch.setattr(leases, "take", no_locks)
    desk = Desk(path)
    played = set_up(desk)
    desk.writer.close()
    assert deeds_in(path) == {1: played.game.deeds}


def test_nothing_is_remembered_of_tables_that_are_no_more(path: Path) -> None:
    desk = Desk(path)
    for table in range(1, 30):
        set_up(desk, table)
        desk.give([PutAway(table)])
    assert desk.writer._scribe.writing is not None
    assert not desk.writer._scribe.writing._tables
    assert not desk.writer._scribe.leases
    desk.writer.close()


# Requests that fail


def no_locks(_: int) -> bool:
    raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))


WANTED: list[LibraryEffect] = [
    FindGames(7, GameSearch(), 0, 5),
    ReadGame(7, 1),
    FetchGame(7, 1),
    ExportGames(7, GameSearch(), "games"),
    ChangeGame(7, 1, "delete"),
]


@pytest.mark.parametrize("wanted", WANTED, ids=lambda each: type(each).__name__)
@pytest.mark.parametrize("far", [False, True], ids=["log", "no log"])
@pytest.mark.parametrize("fault", ["journal", "ours"])
def test_each_request_has_an_answer_and_the_game_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch, wanted: LibraryEffect, far: bool, fault: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise (
            writer.JournalError(writer.Trouble.DAMAGED) if fault == "journal" else RuntimeError("ours")
        )

    monkeypatch.setattr(held, "is_far", lambda *_: far)
    desk = Desk(path)
    played = Played(random.Random(1), table=2)
    desk.written(played.begun())
    other = Played(random.Random(2))
    desk.written(other.begun())
    desk.play(other)
    desk.give([PutAway(1)])
    with monkeypatch.context() as patch:
        for name in ("find", "fetch", "numbers", "state", "delete"):
            patch.setattr(library, name, fail)
        (answer,) = desk.give([wanted])
    assert getattr(answer, "request_id", 0) == 7
    why = getattr(answer, "why", "") or getattr(answer, "trouble", "")
    assert why == ("damaged" if fault == "journal" else "other")
    assert [type(each) for each in desk.play(played)] == [Recorded]
    desk.writer.close()


@pytest.mark.parametrize("far", [False, True], ids=["log", "no log"])
def test_on_a_disk_without_locks_games_are_told_and_changed(
    path: Path, monkeypatch: pytest.MonkeyPatch, far: bool
) -> None:
    monkeypatch.setattr(held, "is_far", lambda *_: far)
    monkeypatch.setattr(leases, "take", no_locks)
    desk = Desk(path)
    played = Played(random.Random(1))
    desk.written(played.begun())
    desk.play(played)
    (found,) = desk.give([FindGames(7, GameSearch(), 0, 5)])
    assert isinstance(found, GamesFound)
    assert [row.is_elsewhere for row in found.rows] == [False]
    asked = [PutAway(1), ChangeGame(7, 1, "delete")]
    assert desk.give(asked) == [GameChanged(7, 1, "delete")]
    desk.writer.close()


def test_a_game_cannot_be_taken_up_while_it_is_deleted(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(path)
    set_up(desk)
    desk.give([PutAway(1)])
    usual, had = library.purge, []

    def purge(file: object, games: list[int]) -> bool:
        had.append(is_leased(path, 1))
        return usual(file, games)  # type: ignore[arg-type]

    monkeypatch.setattr(library, "purge", purge)
    assert desk.give([ChangeGame(7, 1, "purge")]) == [GameChanged(7, 1, "purge")]
    assert had == [True]
    desk.writer.close()


@pytest.mark.parametrize(
    ("how", "game", "why"),
    [
        ("restore", 1, "there"),
        ("restore", 9, "gone"),
        ("delete", 9, "gone"),
        ("purge", 9, "gone"),
    ],
)
def test_why_a_game_cannot_be_changed(path: Path, how: str, game: int, why: str) -> None:
    desk = Desk(path)
    set_up(desk)
    desk.give([PutAway(1)])
    assert desk.give([ChangeGame(7, game, how)]) == [GameChanged(7, game, how, why)]
    desk.writer.close()


def test_a_damaged_game_can_be_deleted_for_good(path: Path) -> None:
    desk = Desk(path)
    set_up(desk)
    desk.give([PutAway(1)])
    with closing(open_file(path)) as file:
        file.execute("UPDATE games SET terms = '{'")
    assert desk.fetched(1) == "damaged"
    assert not is_leased(path, 1)
    assert desk.give([ChangeGame(7, 1, "purge")]) == [GameChanged(7, 1, "purge")]
    desk.writer.close()


def test_what_could_not_be_overwritten_is_when_another_program_ends(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, other = Desk(path), Desk(path)
    set_up(desk)
    desk.give([PutAway(1)])
    usual, tried = library.erase, []

    def erase(file: object) -> bool:
        tried.append(file)
        return len(tried) > 1 and usual(file)  # type: ignore[arg-type]

    monkeypatch.setattr(library, "erase", erase)
    assert desk.give([ChangeGame(7, 1, "purge")]) == [GameChanged(7, 1, "purge", "later")]
    desk.writer.forget()  # killed
    other.writer.close()
    assert len(tried) == 2
    Desk(path).writer.close()
    assert len(tried) == 2
    assert [each.name for each in path.parent.iterdir() if each.is_file()] == ["games.db"]


# The start


def test_a_game_that_comes_too_late_to_be_offered_is_free(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(path)
    set_up(desk)
    desk.writer.forget()
    usual = library.purge_old

    def slow(*given: object) -> int:
        time.sleep(0.3)
        return usual(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(library, "purge_old", slow)
    monkeypatch.setattr(journals, "START_PATIENCE", 0.05)
    journal = Journal(lambda _: None, path=path)
    journal.start()
    assert journal.offered() is None
    time.sleep(0.6)
    assert not is_leased(path, 1)
    assert journal.offered() is None
    journal.close()


def test_what_is_old_and_cannot_be_deleted_keeps_no_game_from_being_offered(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(path)
    set_up(desk)
    desk.writer.forget()

    def fail(*_: object) -> int:
        raise writer.JournalError(writer.Trouble.FULL)

    monkeypatch.setattr(library, "purge_old", fail)
    desk = Desk(path, is_offering=True)
    assert desk.offered is not None
    desk.writer.close()
