"""Links, rights, full disks and sudden ends: the file of settings is the old one or the new."""

import errno
import os
import resource
import signal
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from assistant.store import toml_lines, whole_file  # noqa: F401  (before a test is nobody)
from assistant.store.preferences import (
    FIRST_LINE,
    LARGEST,
    FileTrouble,
    Preferences,
    PreferencesError,
    Problem,
    read_preferences,
    remember,
)
from tests.app.support.processes import PATIENCE, environment
from tests.store.support.files import MINE, left_over, parsed, problems, refused


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    real = tmp_path / "dotfiles" / "damavoce.toml"
    link = tmp_path / "settings.toml"
    link.symlink_to("dotfiles/damavoce.toml")
    remember(link, "level", 3)  # the link leads nowhere yet
    remember(link, "level", 4)
    assert link.is_symlink()
    assert real.read_text() == FIRST_LINE + "level = 4\n"
    assert not left_over(link)
    assert not left_over(real)


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o660])
def test_the_mode_is_kept(file: Path, mode: int) -> None:
    file.write_text("")
    file.chmod(mode)
    remember(file, "level", 3)
    assert stat.S_IMODE(file.stat().st_mode) == mode


@contextmanager
def no_superuser() -> Iterator[None]:
    """Be nobody, where the tests are run by root, whom no mode stops."""
    if os.getuid() != 0:
        yield
        return
    os.setresuid(65534, 65534, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that the user `nobody` may enter: pytest's own are root's alone."""
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name, "damavoce")
        folder.mkdir()
        for each in (folder, folder.parent):
            each.chmod(0o777)
        yield folder
        folder.chmod(0o777)


def test_a_file_or_folder_that_may_not_be_written(open_folder: Path) -> None:
    denied = Problem(FileTrouble.UNWRITABLE, os.strerror(errno.EACCES))
    file = open_folder / "settings.toml"
    file.write_text("level = 1\n")
    file.chmod(0o444)
    with no_superuser():
        assert refused(file) == denied
    file.chmod(0o666)
    open_folder.chmod(0o555)
    with no_superuser():
        assert refused(file) == denied
        assert refused(open_folder / "new" / "settings.toml") == denied
        assert read_preferences(file) == (Preferences(level=1), [])


def test_a_file_that_may_not_be_read(open_folder: Path) -> None:
    file = open_folder / "settings.toml"
    file.write_text("level = 1\n")
    file.chmod(0)
    denied = Problem(FileTrouble.UNREADABLE, os.strerror(errno.EACCES))
    with no_superuser():
        assert problems(file) == [denied]
        with pytest.raises(PreferencesError) as caught:
            remember(file, "level", 3)
    assert caught.value.problem == denied


# Faults


@pytest.mark.parametrize("thing", ["folder", "pipe", "loop", "file above"])
def test_something_else_in_its_place(tmp_path: Path, thing: str) -> None:
    file = tmp_path / "settings.toml"
    match thing:
        case "folder":
            file.mkdir()
        case "pipe":
            os.mkfifo(file)
        case "loop":
            file.symlink_to(file)
        case _:
            file.write_text("")
            file = file / "settings.toml"
    reasons = {
        "folder": errno.EISDIR,
        "pipe": errno.EINVAL,
        "loop": errno.ELOOP,
        "file above": errno.ENOTDIR,
    }
    expected = Problem(FileTrouble.UNREADABLE, os.strerror(reasons[thing]))
    assert problems(file) == [expected]
    assert refused(file) == expected


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize("content", [None, MINE])
def test_a_full_disk(
    file: Path, monkeypatch: pytest.MonkeyPatch, step: str, content: str | None
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    if content is not None:
        file.write_text(content)
    monkeypatch.setattr(os, step, full)
    assert refused(file) == Problem(FileTrouble.UNWRITABLE, os.strerror(errno.ENOSPC))
    assert file.exists() is (content is not None)


def test_a_write_that_the_system_cuts_short(file: Path) -> None:
    file.write_text(MINE)
    least, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, most))
    try:
        assert refused(file) == Problem(FileTrouble.UNWRITABLE, os.strerror(errno.EFBIG))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, most))


def test_a_file_does_not_grow_beyond_what_is_read(file: Path) -> None:
    file.write_bytes(b"#" * LARGEST)
    assert refused(file) == Problem(FileTrouble.UNWRITABLE, os.strerror(errno.EFBIG))


def test_an_edit_gone_wrong_is_not_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text("x = 1\n")
    for wrong in ("level = 3\n", "x = 2\nlevel = 3\n", "x = 1\nlevel = '3'\n", "x = 1\n", "x"):
        monkeypatch.setattr(toml_lines, "with_value", lambda *_, wrong=wrong: wrong)
        assert refused(file) == Problem(FileTrouble.BAD_VALUE, "level")


WRITE_FOR_EVER = """
import itertools, pathlib, sys
from assistant.store.preferences import remember
file = pathlib.Path(sys.argv[1])
for number in itertools.count():
    remember(file, "level", number % 10 + 1)
    remember(file, "cells", (0, 1000)[number % 2])
"""


def test_a_kill_at_any_moment_leaves_a_whole_file(file: Path) -> None:
    file.write_text(MINE)
    wanted = parsed(MINE.encode())
    for lasting in (0.01, 0.05, 0.1):
        began = file.stat().st_ino
        command = [sys.executable, "-P", "-c", WRITE_FOR_EVER, str(file)]
        child = subprocess.Popen(command, env=environment())
        try:
            deadline = time.monotonic() + PATIENCE
            while file.stat().st_ino == began and child.poll() is None:
                assert time.monotonic() < deadline
                time.sleep(0.001)
            end = time.monotonic() + lasting
            while time.monotonic() < end:
                check_whole(file, wanted)
        finally:
            child.kill()
            child.wait()
        assert child.returncode == -signal.SIGKILL
        check_whole(file, wanted)


def check_whole(file: Path, wanted: dict[str, Any]) -> None:
    found = parsed(file.read_bytes())
    assert found.pop("level") in range(1, 11)
    assert found.pop("cells", 0) in (0, 1000)
    assert found == {key: wanted[key] for key in wanted if key != "level"}
