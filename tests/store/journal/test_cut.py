"""A machine that stops in the middle of a write: the file is whole, and holds what was announced.

A process that is killed leaves its pages with the system, so this is tried on the files themselves: each
is cut, or left half old and half new, at every page that is written by a commit or to clear the log.
"""

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from assistant.store.journal import library
from assistant.store.journal.file import open_file, transaction
from assistant.store.journal.writing import Writing
from tests.store.journal.support.played import Played

PAGE = 4096
FRAME = PAGE + 24
"""A page in the log, with its head."""


def deeds_in(folder: Path, copy: Path) -> int:
    """How many deeds a copy of the files has; the copy is whole."""
    if copy.exists():
        shutil.rmtree(copy)
    shutil.copytree(folder, copy)
    with closing(open_file(copy / "games.db")) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        kept = library.fetch(file, 1)
        return len(kept.deeds) if kept else 0


def events(
    folder: Path, count: int, *, after: int = 3
) -> Iterator[tuple[sqlite3.Connection, Writing, Played]]:
    with closing(open_file(folder / "games.db")) as file:
        file.execute("PRAGMA wal_autocheckpoint = 0")
        played, writing = Played(random.Random(11)), Writing(file)
        for batch in (played.begun(), *played.events(after)):
            with transaction(file):
                writing.write(batch)
        for _ in range(count):
            yield file, writing, played


def snapshot(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir() if not each.name.endswith("-shm")}


def lay_down(folder: Path, files: dict[str, bytes]) -> None:
    folder.mkdir(exist_ok=True)
    for each in folder.iterdir():
        each.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)


def test_a_commit_that_is_cut_at_any_page_has_what_was_announced(tmp_path: Path) -> None:
    live, cut, copy = tmp_path / "live", tmp_path / "cut", tmp_path / "copy"
    live.mkdir()
    rng = random.Random(5)
    tried = 0
    for file, writing, played in events(live, 6):
        before, announced = snapshot(live), len(played.game.deeds)
        batch = played.event()
        with transaction(file):
            writing.write(batch)
        log, old = snapshot(live)["games.db-wal"], before.get("games.db-wal", b"")
        assert log.startswith(old), "the log only grows"
        ends = [
            *range(len(old), len(log), FRAME),
            *(rng.randrange(len(old), len(log)) for _ in range(6)),
        ]
        for end in ends:
            rest = rng.randbytes(rng.choice([0, 0, FRAME, 1000]))  # what a disk may leave behind it
            lay_down(cut, {**before, "games.db-wal": log[:end] + rest})
            assert deeds_in(cut, copy) == announced
            tried += 1
        lay_down(cut, {**before, "games.db-wal": log})
        assert deeds_in(cut, copy) == len(played.game.deeds)
    assert tried > 30


def test_pages_of_a_commit_in_any_order_are_all_of_it_or_nothing(tmp_path: Path) -> None:
    live, cut, copy = tmp_path / "live", tmp_path / "cut", tmp_path / "copy"
    live.mkdir()
    rng = random.Random(6)
    for file, writing, played in events(live, 4):
        before, announced = snapshot(live), len(played.game.deeds)
        with transaction(file):
            writing.write(played.event())
        log, old = snapshot(live)["games.db-wal"], before["games.db-wal"]
        sectors = [*range(len(old), len(log), 512)]
        for _ in range(8):
            torn = bytearray(log)
            for at in rng.sample(sectors, rng.randint(1, len(sectors))):
                torn[at : at + 512] = bytes(len(torn[at : at + 512]))
            lay_down(cut, {**before, "games.db-wal": bytes(torn)})
            assert deeds_in(cut, copy) in {announced, len(played.game.deeds)}


def test_clearing_the_log_loses_nothing_wherever_it_is_cut(tmp_path: Path) -> None:
    live, cut, copy = tmp_path / "live", tmp_path / "cut", tmp_path / "copy"
    live.mkdir()
    rng = random.Random(7)
    for file, _, played in events(live, 1, after=30):
        before = snapshot(live)
        file.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        after = snapshot(live)
        old, new = before["games.db"], after["games.db"]
        assert old != new
        pages = range(0, len(new), PAGE)
        orders = [[*pages], *([*rng.sample(pages, len(pages))] for _ in range(3))]
        for order in orders:
            for written in range(0, len(order) + 1, max(1, len(order) // 8)):
                half = bytearray(old.ljust(len(new), b"\0"))
                for at in order[:written]:
                    half[at : at + PAGE] = new[at : at + PAGE]
                lay_down(cut, {**before, "games.db": bytes(half)})
                assert deeds_in(cut, copy) == len(played.game.deeds)


@pytest.mark.parametrize("is_far", [False, True])
def test_without_the_log_file_what_was_cleared_is_there(tmp_path: Path, is_far: bool) -> None:
    with closing(open_file(tmp_path / "games.db", is_far=is_far)) as file:
        played, writing = Played(random.Random(2)), Writing(file)
        for batch in (played.begun(), *played.events(5)):
            with transaction(file):
                writing.write(batch)
    assert [each.name for each in tmp_path.iterdir()] == ["games.db"]
    with closing(open_file(tmp_path / "games.db")) as file:
        kept = library.fetch(file, 1)
        assert kept is not None
        assert [*kept.deeds] == played.game.deeds
