"""What is taken for a file that was taken away, and what is left alone."""

import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from assistant.dialogue.effects import ChangeGame, FindGames, PutAway, ReadBack
from assistant.dialogue.events import GamesFound, JournalLost, JournalReplaced, Recorded
from assistant.dialogue.kept import GameSearch
from assistant.store.journal import scribe
from assistant.store.journal.file import Trouble, open_to_read
from tests.app.support.processes import ROOT, environment
from tests.store.journal.support.desk import Desk, deeds_in, failing
from tests.store.journal.support.played import Played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def played_at(desk: Desk, tables: int, moves: int) -> Played:
    """So many games, of which the last is still played."""
    rng = random.Random(3)
    for table in range(1, tables + 1):
        played = Played(rng, table=table)
        desk.written(played.begun())
        desk.play(played, moves)
        if table < tables:
            desk.give([PutAway(table)])
    return played


@contextmanager
def by_another_program(path: Path, *changes: str) -> Iterator[subprocess.Popen[bytes]]:
    """Have another program change the file at the path, which has it open meanwhile."""
    code = (
        "import sys; from pathlib import Path; "
        "from assistant.store.journal.file import open_file; file = open_file(Path(sys.argv[1])); "
        f"[file.execute(each) for each in {changes}]; print(flush=True); sys.stdin.read(); file.close()"
    )
    command = [sys.executable, "-P", "-c", code, str(path)]
    env = environment(PYTHONPATH=str(ROOT))
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, env=env, **pipes) as program:
        assert program.stdout
        assert program.stdout.readline() == b"\n"
        yield program


def test_a_file_that_is_shorter_since_a_game_was_deleted_for_good_is_whole(path: Path) -> None:
    desk = Desk(path)
    played_at(desk, 20, 20)
    clear_log(path)
    desk.writer.look()
    size = path.stat().st_size
    desk.give([ChangeGame(7, 1, "purge")])
    assert path.stat().st_size < size
    played = Played(random.Random(4), table=30)
    desk.written([*played.begun(), *(each for event in played.events(60) for each in event)])
    desk.writer.look()
    assert {type(each) for each in desk.posted} == {Recorded}
    desk.writer.close()
    assert deeds_in(path)[21] == played.game.deeds


def test_who_opens_the_file_anew_leaves_the_locks_of_who_reads_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(path)
    played = played_at(desk, 1, 3)
    reading = open_to_read(path)
    assert reading
    with closing(reading):
        assert reading.execute("SELECT count(*) FROM games").fetchone() == (1,)
        with monkeypatch.context() as patch:
            patch.setattr(scribe, "transaction", failing(scribe.transaction, Trouble.DAMAGED))
            assert [type(each) for each in desk.play(played)] == [JournalLost]
        desk.play(played)
        with by_another_program(path):
            pass
        assert Path(f"{path}-wal").exists(), "the other program was not the last one to have it"
        assert {type(each) for each in desk.play(played)} == {Recorded}
        desk.writer.close()
    assert deeds_in(path) == {1: played.game.deeds}


def test_the_log_of_another_journal_is_left_with_it(path: Path) -> None:
    desk = Desk(path)
    played = played_at(desk, 1, 3)
    for each in path.parent.glob("games.db*"):
        if each.is_file():
            each.rename(each.with_name(f"old-{each.name}"))
    zoe = "INSERT INTO people (name, key) VALUES ('Zoe', 'zoe')"
    with by_another_program(path, "PRAGMA user_version = 99", zoe) as program:
        for _ in range(3):
            desk.play(played)
            desk.writer.look()
            assert desk.give([FindGames(5, GameSearch(), 0, 5)]) == [GamesFound(5, (), 0, 0, "newer")]
        desk.writer.forget()
        program.kill()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT name FROM people").fetchall() == [("Zoe",)]
    assert len([*path.parent.glob("games-*.db")]) == 1, "what was read is kept once"


def test_a_game_that_was_deleted_is_not_missed(path: Path) -> None:
    before = Desk(path)
    played_at(before, 2, 3)
    before.writer.close()
    desk = Desk(path)
    played = played_at(desk, 1, 3)
    desk.give([ChangeGame(7, 1, "delete")])
    clear_log(path)
    path.write_bytes(b"My diary. " * 2000)
    (replaced,) = (each for each in desk.play(played) if isinstance(each, JournalReplaced))
    assert replaced.lost == 1, "the second one"


def test_a_file_that_lacks_a_deed_has_not_become_another_one(path: Path) -> None:
    desk = Desk(path)
    played = played_at(desk, 1, 3)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("DELETE FROM deeds WHERE number = (SELECT max(number) FROM deeds)")
    replaced, recorded = desk.give([ReadBack(99, 1)])
    assert isinstance(replaced, JournalReplaced)
    assert (replaced.change, replaced.lost) == ("lacking", 0)
    assert recorded == Recorded(99, 1, 1)
    assert deeds_in(path) == {1: played.game.deeds}


def clear_log(path: Path) -> None:
    """Have all be in the file alone, and nothing known to who has read it before."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE games SET updated = updated")
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
