"""Folders that are the person's alone, whatever umask, owner or mode."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from speech.files.own_folders import are_own_files, is_own, make_own, make_private

if sys.platform == "win32":
    pytest.skip("for POSIX", allow_module_level=True)

needs_root = pytest.mark.skipif(os.getuid() != 0, reason="only root can give files away")
NOBODY = 65534


@pytest.fixture
def everything_allowed() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("everything_allowed")
def test_a_folder_is_made_for_the_person_alone_with_all_above_it(tmp_path: Path) -> None:
    make_own(tmp_path / "a" / "b" / "c")
    for name in ("a", "a/b", "a/b/c"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o700


def test_what_is_there_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir(mode=0o755)
    make_own(tmp_path / "a" / "b")
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o755
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        make_own(tmp_path / "file")


@pytest.mark.parametrize("mode", [0o777, 0o702, 0o1777])
def test_a_folder_that_others_may_write_is_not_own(tmp_path: Path, mode: int) -> None:
    folder = tmp_path / "kernel"
    folder.mkdir()
    assert is_own(folder)
    folder.chmod(mode)
    assert not is_own(folder)


def test_the_folders_above_count_but_for_that_of_temporary_files(tmp_path: Path) -> None:
    above, folder = tmp_path / "cache", tmp_path / "cache" / "kernel"
    folder.mkdir(parents=True)
    above.chmod(0o777)
    assert not is_own(folder)
    above.chmod(0o1777)
    assert is_own(folder)
    above.chmod(0o755)
    assert is_own(folder)


@needs_root
@pytest.mark.parametrize("whose", ["cache", "cache/kernel"])
def test_a_folder_of_somebody_else_is_not_own(tmp_path: Path, whose: str) -> None:
    (tmp_path / "cache" / "kernel").mkdir(parents=True)
    os.chown(tmp_path / whose, NOBODY, NOBODY)
    assert not is_own(tmp_path / "cache" / "kernel")


def test_a_link_is_looked_through(tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    (tmp_path / "link").symlink_to("open")
    assert not is_own(tmp_path / "link")
    assert not is_own(tmp_path / "missing")


def test_files_are_looked_at_too_and_can_be_made_private(tmp_path: Path) -> None:
    (tmp_path / "code.nbc").write_text("")
    assert are_own_files(tmp_path)
    (tmp_path / "code.nbc").chmod(0o666)
    assert not are_own_files(tmp_path)
    make_private(tmp_path)
    assert are_own_files(tmp_path)
    assert stat.S_IMODE((tmp_path / "code.nbc").stat().st_mode) == 0o600
