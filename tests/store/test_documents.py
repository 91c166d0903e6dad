"""Files that a person wants written: added to, told where, and never overwritten."""

import os
from pathlib import Path

import pytest

from assistant.dialogue.effects import AppendLine
from assistant.dialogue.events import FileEvent, FileFailed, FileWritten
from assistant.store.documents import Documents, documents_folder


def written(folder: Path | None, name: str = "a.fen", line: str = "W:W31:B1", to: int = 1) -> FileEvent:
    told: list[FileEvent] = []
    Documents(told.append, folder).perform(AppendLine(name, line, to=to))
    (event,) = told
    return event


def test_lines_are_added_one_below_the_other(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert written(folder) == FileWritten("a.fen", str(folder))
    assert written(folder, line="B:W31:BK1", to=3) == FileWritten("a.fen", str(folder), by=3)
    assert (folder / "a.fen").read_bytes() == b"W:W31:B1\nB:W31:BK1\n"


def test_the_folder_is_told_from_ones_home_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.delenv("XDG_DOCUMENTS_DIR", raising=False)
    event = written(None)
    assert isinstance(event, FileWritten)
    assert event.folder.startswith("~")
    assert (documents_folder() / "a.fen").read_text("utf-8") == "W:W31:B1\n"


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here", "utf-8")
    assert isinstance(written(tmp_path / "file"), FileFailed)
    (tmp_path / "a.fen").mkdir()
    assert written(tmp_path) == FileFailed("other")
    assert (tmp_path / "file").read_text("utf-8") == "here"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.fen")
    assert written(tmp_path) == FileFailed("other")


def test_a_full_disk_and_a_folder_that_is_not_to_be_written_are_told_apart(tmp_path: Path) -> None:
    if Path("/dev/full").exists():
        (tmp_path / "a.fen").symlink_to("/dev/full")
        assert isinstance(written(tmp_path), FileFailed)
