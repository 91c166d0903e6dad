"""What tests of subcommands share with those of the program: a publisher, a machine, and a word; and
the journal, with `damavoce games` run on it.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from assistant.cli import main
from tests.app.conftest import archive, machine, there, tones, word

__all__ = ["archive", "machine", "there", "tones", "word"]

Run = Callable[..., tuple[int, str, str]]
"""What the status is, and what is printed on standard output and error."""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the journal is, of which there is nothing as yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "damavoce" / "games.db"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """`damavoce games` with these arguments."""

    def run_it(*arguments: str) -> tuple[int, str, str]:
        status = main(["--lang", "en", "games", *arguments])
        told = capsys.readouterr()
        return status, told.out, told.err

    return run_it
