"""Two programs that change the same file at once: what each has changed stays."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.store.confusions import add_confusion, read_confusions
from assistant.store.known_voice import read_moves
from assistant.store.preferences import read_preferences, remember
from assistant.store.whole_file import alone_at
from speech.files.file_lock import locked
from tests.app.support.processes import PATIENCE, ROOT, environment

TIMES = 20
"""Changes of each program; without the lock more than half of them were lost."""
CHANGING = """
import sys
from pathlib import Path
from assistant.parsing.hearing.adapting import Confirmed
from assistant.store.confusions import add_confusion
from assistant.store.known_voice import add_move
from assistant.store.preferences import remember
file, which = Path(sys.argv[1]), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
for time in range({times}):
    if which == "confusions":
        add_confusion(file, "it", 13, 16)
    elif which == "voices":
        add_move(file, "it", Confirmed(1.0, 1.0, 1.0, seconds=float(time)))
        add_confusion(file, "it", 13, 16)
    elif which == "rates":
        remember(file, f"rate-{{sys.argv[3]}}{{chr(97 + time)}}", 200)
"""


def together(file: Path, which: str) -> None:
    """Have two programs change the file at the same time."""
    code = CHANGING.format(times=TIMES)
    both = [
        subprocess.Popen(
            [sys.executable, "-P", "-c", code, str(file), which, language],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(PYTHONPATH=str(ROOT)),
        )
        for language in ("en", "pt")
    ]
    for each in both:
        assert each.stdout
        assert each.stdout.readline() == "ready\n"
    for each in both:
        assert each.stdin
        each.stdin.write("\n")
        each.stdin.flush()
    for each in both:
        each.communicate(timeout=PATIENCE)
    assert [each.returncode for each in both] == [0, 0]


def test_confusions_of_both_programs_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "confusions.json"
    together(file, "confusions")
    assert read_confusions(file, "it") == {(13, 16): 2 * TIMES}


def test_voices_of_both_programs_are_kept_and_take_no_confusion_away(tmp_path: Path) -> None:
    file = tmp_path / "confusions.json"
    together(file, "voices")
    assert read_confusions(file, "it") == {(13, 16): 2 * TIMES}
    assert sorted(move.seconds or 0.0 for move in read_moves(file, "it")) == sorted([*range(TIMES)] * 2)


def test_settings_of_both_programs_stay(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    together(file, "rates")
    found, problems = read_preferences(file)
    assert problems == []
    assert len(found.of_languages("rate")) == 2 * TIMES


def test_who_holds_the_lock_for_ever_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("assistant.store.whole_file.PATIENCE", 0.05)
    file = tmp_path / "settings.toml"
    with locked(tmp_path if os.name == "posix" else tmp_path / ".settings.toml.lock"):
        remember(file, "level", 3)
        add_confusion(tmp_path / "confusions.json", "it", 2, 12)
    assert read_preferences(file)[0]["level"] == 3


def test_where_no_lock_can_be_made_all_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with alone_at(tmp_path / "file" / "settings.toml"):
        pass
