"""The doctor tries whether games can be saved."""

from contextlib import closing
from pathlib import Path

import pytest

from assistant.commands.doctor.checks import check_games
from assistant.store.journal.file import open_file


def test_games_can_be_saved(path: Path) -> None:
    found = check_games()
    assert found.ok
    assert (found.detail["state"], found.detail["games"]) == ("saved", 0)
    assert found.detail["file"] == str(path)


def test_a_file_of_another_program_is_told_of_and_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"My diary. " * 99)
    found = check_games()
    assert not found.ok
    assert found.detail["state"] == "foreign"
    assert path.read_bytes() == b"My diary. " * 99


def test_a_file_that_another_program_holds_is_busy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("assistant.store.journal.file.PATIENCE", 0.1)
    with closing(open_file(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert check_games().detail["state"] == "busy"
