"""Leases: who has a game, who only looks, and disks that know no locks."""

import errno
import os
import threading
from pathlib import Path

import pytest

from assistant.store.journal import lease as leases
from assistant.store.journal.lease import alone_with, is_leased, take_lease


def no_locks(_: int) -> bool:
    raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def test_on_a_disk_without_locks_nobody_has_a_game(
    journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (lease := take_lease(journal, 7)) or pytest.fail("nobody has it")
    monkeypatch.setattr(leases, "take", no_locks)
    assert not is_leased(journal, 7)
    assert lease is not None
    lease.release()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="descriptors are counted there")
def test_where_there_can_be_no_lease_nothing_is_left_open(
    journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "take", no_locks)
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(5):
        with pytest.raises(OSError, match="locks"):
            take_lease(journal, 7)
    assert len(os.listdir("/proc/self/fd")) == before
    with alone_with(journal, 7) as is_alone:
        assert is_alone


def test_who_only_looks_keeps_nobody_from_the_game(journal: Path) -> None:
    leases.leases_of(journal).mkdir()
    looked = os.open(leases.leases_of(journal) / "7", os.O_RDWR | os.O_CREAT)
    assert leases.take(looked)
    threading.Timer(leases.LOOKING / 3, os.close, [looked]).start()
    lease = take_lease(journal, 7)
    assert lease is not None
    lease.release()


def test_a_game_is_had_while_something_is_done_about_it(journal: Path) -> None:
    with alone_with(journal, 7) as is_alone:
        assert is_alone
        assert is_leased(journal, 7)
        with alone_with(journal, 7) as is_alone:
            assert not is_alone
    assert not is_leased(journal, 7)
