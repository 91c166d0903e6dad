"""Locks that a killed process left: removed where nobody can be using them."""

import mmap
import sys
from pathlib import Path

import pytest

from speech.audio.jack import database, forget_locks

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux only: JACK's shared memory")


def test_what_nobody_has_open_is_removed(tmp_path: Path) -> None:
    forget_locks(tmp_path)
    (database(tmp_path) / "inside").mkdir(parents=True)
    (database(tmp_path) / "__db.001").write_bytes(bytes(4096))
    (tmp_path / "jack_db-other").mkdir()
    forget_locks(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["jack_db-other"]


def test_what_somebody_has_open_is_left(tmp_path: Path) -> None:
    database(tmp_path).mkdir()
    file = database(tmp_path) / "__db.002"
    file.write_bytes(bytes(4096))
    with file.open("r+b") as opened, mmap.mmap(opened.fileno(), 0):
        forget_locks(tmp_path)
        assert file.exists()
    forget_locks(tmp_path)
    assert not file.exists()
