"""What clocks have left between two deeds: one entry of a game, which the next deed empties."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from assistant.dialogue.effects import KeepClock
from assistant.dialogue.kept import KeptGame
from assistant.store.journal import scribe
from assistant.store.journal.file import Trouble
from tests.store.journal.support.desk import Desk, failing
from tests.store.journal.support.played import Played

FULL = 2
"""As SQLite has it (PRAGMA synchronous)."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def found(path: Path) -> KeptGame:
    """The game as a program finds it that starts behind a kill."""
    kept = Desk(path, is_offering=True).offered
    assert isinstance(kept, KeptGame)
    return kept


def played_one(path: Path) -> tuple[Desk, Played]:
    desk, played = Desk(path), Played(random.Random(1))
    desk.written(played.begun())
    desk.play(played)
    return desk, played


def killed(desk: Desk) -> None:
    desk.writer.forget()


def test_what_was_written_last_is_found_and_no_deed_is_added(path: Path) -> None:
    desk, played = played_one(path)
    for seconds in (598.5, 597.0):
        desk.give([KeepClock(1, (600.0, seconds))])
    killed(desk)
    kept = found(path)
    assert (kept.left, kept.deeds) == ((600.0, 597.0), tuple(played.game.deeds))


def test_the_next_deed_empties_it(path: Path) -> None:
    desk, played = played_one(path)
    desk.give([KeepClock(1, (600.0, None))])
    desk.play(played)
    killed(desk)
    assert found(path).left is None


def test_of_a_game_that_is_not_in_the_file_nothing_is_kept(path: Path) -> None:
    desk, played = Desk(path), Played(random.Random(1))
    desk.written(played.begun())
    assert desk.give([KeepClock(1, (600.0, 598.0))]) == []
    desk.play(played)
    killed(desk)
    assert found(path).left is None


def test_what_cannot_be_written_is_owed_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, _ = played_one(path)
    with monkeypatch.context() as broken:
        full: Callable[..., Any] = failing(scribe.transaction, Trouble.FULL)
        broken.setattr(scribe, "transaction", full)
        for seconds in (598.5, 597.0, 595.5):
            desk.give([KeepClock(1, (600.0, seconds))])
        assert len(desk.writer._owed) == 1
    desk.give([])
    killed(desk)
    assert found(path).left == (600.0, 595.5)


def test_an_entry_that_cannot_be_read_hides_no_game(path: Path) -> None:
    desk, _ = played_one(path)
    killed(desk)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE games SET clock = '[1'")
    assert found(path).left is None


def test_deeds_are_synced_as_ever_behind_it(path: Path) -> None:
    desk, _ = played_one(path)
    desk.give([KeepClock(1, (600.0, 598.0))])
    file = desk.writer._scribe.held.file
    assert file
    assert file.execute("PRAGMA synchronous").fetchone() == (FULL,)
