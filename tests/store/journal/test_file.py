"""The file of the journal: opened, made new, brought up to date, or told in one word why it is not."""

import os
import sqlite3
import stat
import subprocess
import sys
import textwrap
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.store.journal.file import (
    JournalError,
    Trouble,
    open_file,
    open_to_read,
    transaction,
    wal_of,
)
from assistant.store.journal.lease import is_leased, leases_of, take_lease
from assistant.store.journal.places import Mount, is_far, journal_file, mounts
from assistant.store.journal.schema import APPLICATION_ID, MIGRATIONS, VERSION
from tests.app.support.processes import PATIENCE, ROOT, environment

OPENERS = 6

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def test_a_new_file_is_the_persons_alone_and_is_synced_with_each_commit(tmp_path: Path) -> None:
    path = tmp_path / "far" / "games.db"
    with closing(open_file(path)) as file:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        assert wal_of(file)
        assert file.execute("PRAGMA synchronous").fetchone() == (2,)
        assert file.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert file.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_many_begin_with_it_at_once(tmp_path: Path) -> None:
    """Each finds either no file or a whole one; half of a made one is nobody's foreign file."""

    def opened(path: Path, together: threading.Barrier) -> None:
        together.wait()
        open_file(path).close()

    with ThreadPoolExecutor(OPENERS) as openers:
        for attempt in range(30):
            together = threading.Barrier(OPENERS)
            path = tmp_path / str(attempt) / "games.db"
            for each in [openers.submit(opened, path, together) for _ in range(OPENERS)]:
                each.result(timeout=10)


def test_it_lies_in_the_persons_folder_of_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert journal_file() == tmp_path / "damavoce" / "games.db"


def why(path: Path, **how: object) -> Trouble:
    with pytest.raises(JournalError) as raised:
        open_file(path, **how)  # type: ignore[arg-type]
    return raised.value.trouble


def test_what_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"My diary. " * 200)
    assert why(path) is Trouble.FOREIGN
    assert path.read_bytes() == b"My diary. " * 200


def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.commit()
    before = path.read_bytes()
    assert why(path) is Trouble.FOREIGN
    assert path.read_bytes() == before


def test_a_file_of_a_later_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    later = (*MIGRATIONS, "ALTER TABLE games ADD COLUMN mood TEXT")
    open_file(path, migrations=later).close()
    before = path.read_bytes()
    assert why(path) is Trouble.NEWER
    assert path.read_bytes() == before
    with pytest.raises(JournalError) as raised:
        open_to_read(path)
    assert raised.value.trouble is Trouble.NEWER


def test_a_file_of_an_earlier_version_is_brought_up_to_date_or_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(open_file(path)) as file, transaction(file):
        file.execute("INSERT INTO people (name, key) VALUES ('Anna', 'anna')")
    broken = (*MIGRATIONS, "ALTER TABLE games ADD COLUMN mood TEXT; ALTER TABLE nowhere ADD x")
    with pytest.raises(JournalError):
        open_file(path, migrations=broken)
    with closing(open_file(path)) as file:
        names = [row[1] for row in file.execute("PRAGMA table_info(games)")]
        assert "mood" not in names
    later = (*MIGRATIONS, "ALTER TABLE games ADD COLUMN mood TEXT")
    assert open_to_read(path, version=len(later)) is None
    with closing(open_file(path, migrations=later)) as file:
        assert file.execute("SELECT name FROM people").fetchall() == [("Anna",)]
        assert file.execute("PRAGMA user_version").fetchone() == (len(later),)


def damage(path: Path, at: int, written: bytes) -> None:
    """Have other bytes stand there, so that what is behind them may move up."""
    content = bytearray(path.read_bytes())
    content[at : at + 300] = written
    path.write_bytes(content)


def test_what_is_complained_of_may_be_no_text(tmp_path: Path) -> None:
    """SQLite quotes the name of a table, in bytes that are none of any text: the file is damaged."""
    path = tmp_path / "games.db"
    open_file(path).close()
    damage(path, 3999, b"\x80")
    assert why(path) is Trouble.DAMAGED


@given(st.data())
def test_a_damaged_file_is_told_of_and_never_a_fault_of_ours(data: st.DataObject) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        open_file(path).close()
        size = path.stat().st_size
        at = data.draw(st.integers(0, size - 1))
        damage(path, at, data.draw(st.binary(min_size=1, max_size=300)))
        with suppress(JournalError), closing(open_file(path)) as file, transaction(file):
            file.execute("INSERT INTO people (name, key) VALUES ('Anna', 'anna')")
            file.execute("SELECT count(*) FROM games").fetchone()


def test_a_folder_that_is_a_file_is_forbidden(tmp_path: Path) -> None:
    (tmp_path / "damavoce").write_text("")
    assert why(tmp_path / "damavoce" / "games.db") is Trouble.FORBIDDEN


@pytest.mark.skipif(sys.platform == "win32", reason="modes of folders are POSIX's")
def test_a_folder_that_may_not_be_written_is_told_of(tmp_path: Path) -> None:
    """As somebody who is not root: root may write everywhere."""
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o555)
    code = f"""
        import os
        from pathlib import Path
        from assistant.store.journal.file import JournalError, open_file
        if os.geteuid() == 0:
            os.setuid(65534)
        try:
            open_file(Path({str(folder)!r}) / "games.db")
        except JournalError as error:
            print(error.trouble.value)
    """
    for each in (tmp_path, *tmp_path.parents):
        if each.stat().st_uid == os.geteuid() and IS_ROOT:
            each.chmod(each.stat().st_mode | 0o755) if each != Path("/") else None
    done = subprocess.run(
        [sys.executable, "-P", "-c", textwrap.dedent(code)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(PYTHONPATH=str(ROOT)),
        check=True,
    )
    assert done.stdout == "forbidden\n"


def test_a_full_disk_is_told_of_and_nothing_is_half_written(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(open_file(path)) as file:
        file.execute("PRAGMA max_page_count = 40")
        rows = [(f"{number} " * 20,) for number in range(10_000)]
        with pytest.raises(JournalError) as raised, transaction(file):
            file.executemany("INSERT INTO people (name, key) VALUES (?, 'x')", rows)
        assert raised.value.trouble is Trouble.FULL
        assert file.execute("SELECT count(*) FROM people").fetchone() == (0,)
        file.execute("PRAGMA max_page_count = 4000")
        with transaction(file):
            file.execute("INSERT INTO people (name, key) VALUES ('Anna', 'anna')")


def test_a_file_that_another_program_holds_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("assistant.store.journal.file.PATIENCE", 0.1)
    path = tmp_path / "games.db"
    with closing(open_file(path)) as one, closing(open_file(path)) as other:
        one.execute("BEGIN IMMEDIATE")
        with pytest.raises(JournalError) as raised, transaction(other):
            pass
        assert raised.value.trouble is Trouble.BUSY


# Drives of a network


TABLE = (Mount("/", "ext4"), Mount("/home", "ext4"), Mount("/home/anna/far", "nfs4"))


@pytest.mark.parametrize(
    ("folder", "far"),
    [("/home/anna", False), ("/home/anna/far/damavoce", True), ("/home/anna/farther", False)],
)
def test_the_mount_that_is_nearest_above_decides(folder: str, far: bool) -> None:
    assert is_far(Path(folder), TABLE) is far


def _is_under_chroot() -> bool:
    """Whether the root is a folder of the machine's, at which nothing need be mounted, or may be."""
    try:
        return not Path("/").samefile("/proc/1/root")
    except PermissionError:  # in a container of one's own, only its first process knows
        return True


def test_the_mounts_of_this_machine_are_read() -> None:
    if sys.platform == "linux":
        assert mounts()
        assert any(each.folder == "/" for each in mounts()) or _is_under_chroot()
        assert not is_far(Path("/"), mounts())


def test_on_a_network_drive_one_program_has_the_file_without_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("assistant.store.journal.file.PATIENCE", 0.1)
    path = tmp_path / "games.db"
    with closing(open_file(path, is_far=True)) as file:
        assert not wal_of(file)
        with transaction(file):
            file.execute("INSERT INTO people (name, key) VALUES ('Anna', 'anna')")
        assert why(path, is_far=True) is Trouble.BUSY
    with closing(open_file(path)) as file:
        assert wal_of(file)
        assert file.execute("SELECT name FROM people").fetchall() == [("Anna",)]


# Leases


def test_a_game_is_leased_once_and_is_free_again_at_once(tmp_path: Path) -> None:
    journal = tmp_path / "games.db"
    assert not is_leased(journal, 7)
    with (lease := take_lease(journal, 7)) or pytest.fail("nobody has it"):
        assert is_leased(journal, 7)
        assert take_lease(journal, 7) is None
        assert not is_leased(journal, 8)
    assert lease is not None
    assert not is_leased(journal, 7)
    assert [*leases_of(journal).iterdir()] == []
    again = take_lease(journal, 7)
    assert again is not None
    again.release()
    again.release()  # which is nothing


HOLDING = """
import sys
from pathlib import Path
from assistant.store.journal.lease import take_lease
lease = take_lease(Path(sys.argv[1]), 7)
print("has it" if lease else "has it not", flush=True)
sys.stdin.readline()
"""


def test_the_lease_of_a_process_that_was_killed_is_free(tmp_path: Path) -> None:
    journal = tmp_path / "games.db"
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", HOLDING, str(journal)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(PYTHONPATH=str(ROOT)),
    )
    with process:
        assert process.stdout
        assert process.stdout.readline() == "has it\n"
        assert take_lease(journal, 7) is None
        process.kill()
        process.wait(PATIENCE)
    lease = take_lease(journal, 7)
    assert lease is not None
    lease.release()
