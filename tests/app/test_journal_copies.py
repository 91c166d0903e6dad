"""A backup copy of each day: what it is for, and what it must not keep."""

import os
import shutil
import sqlite3
import time
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

from assistant.dialogue.kept import GameSearch
from assistant.store.journal import library
from assistant.store.journal.file import open_file
from tests.app.support.processes import PATIENCE, damavoce, environment
from tests.app.support.sitting import Sitting, about


def copies(folder: Path) -> list[Path]:
    return sorted((folder / "damavoce-copies").glob("*"))


def played(folder: Path, *moves: str, lines: tuple[str, ...] = ()) -> list[str]:
    """What a program says in which these are typed, behind which somebody leaves."""
    with Sitting(folder) as sitting:
        for move in moves:
            sitting.enter(move).hear(f"(Bianco|Nero): {move}")
        return sitting.leave(*lines, "esci")


def copied(folder: Path) -> None:
    """Somebody sits there until the copy of the day is made, which is some moments behind a start."""
    with Sitting(folder) as sitting:
        sitting.hear("Vuoi continuarla")
        end, today = time.monotonic() + PATIENCE, date.today().isoformat()
        while not any(each.name.startswith(today) for each in copies(folder)):
            assert time.monotonic() < end
            time.sleep(0.05)
        sitting.leave("esci")


def games(folder: Path) -> int:
    with closing(open_file(folder / "damavoce" / "games.db")) as file:
        return library.find(file, GameSearch()).total


def test_a_copy_is_made_once_a_day_and_kept_for_a_week(tmp_path: Path) -> None:
    played(tmp_path, "22-18")
    for each in copies(tmp_path):
        each.unlink()
    copied(tmp_path)
    (copy,) = copies(tmp_path)
    today = date.today()
    assert copy.name.startswith(today.isoformat())
    assert copy.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("SELECT count(*) FROM games").fetchone() == (1,)
    for age in (6, 7, 30):
        old = copy.name.replace(today.isoformat(), (today - timedelta(days=age)).isoformat())
        shutil.copy(copy, copy.with_name(old))
    before = copy.stat().st_mtime_ns
    played(tmp_path)
    assert copy.stat().st_mtime_ns == before, "there is one of today"
    copy.unlink()
    copied(tmp_path)
    week_old = (today - timedelta(days=6)).isoformat()
    assert [each.name[:10] for each in copies(tmp_path)] == [week_old, today.isoformat()]


def test_what_is_gone_at_a_start_is_offered_from_the_copy(tmp_path: Path) -> None:
    played(tmp_path, "22-18")
    played(tmp_path)  # which makes the copy
    journal = tmp_path / "damavoce" / "games.db"
    journal.write_bytes(b"")
    said = played(tmp_path)
    assert about(said, "C'è una copia di sicurezza di oggi, con una partita")
    journal.write_bytes(b"My diary. " * 200)
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")  # nobody is held up by what is offered
        sitting.leave("esci", "sì")
    with Sitting(tmp_path) as sitting:
        sitting.hear("Vuoi riaverla")
        said = sitting.leave("sì", "partite", "esci")
    assert about(said, "La partita della copia è di nuovo fra le altre")
    assert about(said, "C'è una partita salvata")
    assert games(tmp_path) == 1
    (aside,) = journal.parent.glob("games.db-damaged-*")
    assert aside.read_bytes() == b"My diary. " * 200
    said = played(tmp_path)
    assert not about(said, "copia")


def test_what_is_deleted_for_good_is_in_no_copy(tmp_path: Path) -> None:
    with Sitting(
        tmp_path, "--white", "human:Zebedea", "--black", "human:Bruno", "--voice", "off"
    ) as one:
        one.enter("22-18").hear("Bianco: 22-18")
        one.leave("esci")
    with Sitting(tmp_path) as sitting:
        sitting.enter("no", "21-17").hear("Bianco: 21-17")
        sitting.leave("esci")
    (copy,) = copies(tmp_path)
    assert b"Zebedea" in copy.read_bytes()
    env = environment(XDG_DATA_HOME=str(tmp_path))
    assert damavoce("games", "purge", "1", "--yes", env=env).returncode == 0
    assert b"Zebedea" not in copy.read_bytes()
    assert b"Zebedea" not in (tmp_path / "damavoce" / "games.db").read_bytes()
    with Sitting(tmp_path) as sitting:
        sitting.enter("no", "22-18").hear("Bianco: 22-18")
        sitting.leave("cancella per sempre la partita 2", "sì", "esci")
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("SELECT count(*) FROM games").fetchone() == (0,)


def test_a_copy_does_not_bring_back_what_was_deleted_for_good_since(tmp_path: Path) -> None:
    played(tmp_path, "22-18")
    env, journal = environment(XDG_DATA_HOME=str(tmp_path)), tmp_path / "damavoce" / "games.db"
    target = journal.with_name("games-mine.db")
    assert damavoce("games", "backup", str(target), env=env).returncode == 0
    damaged, foreign = (journal.with_name(f"games{each}") for each in _SET_ASIDE)
    damaged.write_bytes(target.read_bytes()[100:])
    foreign.write_bytes(b"My diary. " * 200)
    assert damavoce("games", "purge", "1", "--yes", env=env).returncode == 0
    assert not damaged.exists(), "nothing of any game is left"
    assert foreign.exists()
    played(tmp_path)
    assert games(tmp_path) == 0
    assert not os.path.exists(target)


_SET_ASIDE = (".db-damaged-20261101-120000", "-old.db-damaged")
