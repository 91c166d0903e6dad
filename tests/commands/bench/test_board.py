"""The benchmark of boards runs on real lines and a real voice. What it measures is not judged here."""

import json
import sys

import pytest

from assistant.cli import main
from assistant.commands.bench import board as bench_board
from assistant.tactile.protocols import PROTOCOLS
from tests.speech.support.heard_voice import need_voices
from tests.speech.support.sound_server import sound_server

NOISE = [(measure, f"{name}, 1 MB") for name in PROTOCOLS for measure in ("random bytes", "memory")]


@pytest.fixture(autouse=True)
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_board, "MOVES", 2)
    monkeypatch.setattr(bench_board, "SETTLED", 50)
    monkeypatch.setattr(bench_board, "TO_BEGIN", 0.2)
    monkeypatch.setattr(bench_board, "MEGABYTES", 1)


def test_boards_are_measured_as_json_lines(monkeypatch, capsys) -> None:
    pytest.importorskip("serial")
    need_voices()
    with sound_server() as server:
        for name, value in server.env.items():
            monkeypatch.setenv(name, value)
        assert main(["bench", "board", "--json", "--lang", "en"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["measure"], row["circumstances"]) for row in rows] == [
        *NOISE,
        *(("board to sound", f"{name}, thinking") for name in PROTOCOLS),
    ]
    assert all(row["median"] > 0 for row in rows)
    assert all(row["holds"] in (True, False) for row in rows)
    moves = rows[len(NOISE) :]
    assert [(row["unit"], row["times"], row["language"]) for row in moves] == [("ms", 2, "en")] * 3
    assert all(row["goal"] == row["goal_at_percent"] == 100 for row in moves)
    assert {(row["unit"], row["goal"]) for row in rows[: len(NOISE)]} == {("s", 2), ("kB", 100)}


@pytest.mark.parametrize("as_json", [True, False])
def test_without_a_voice_noise_is_measured_all_the_same(
    monkeypatch, capfd, tmp_path, as_json: bool
) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('no PortAudio')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert main(["bench", "board", "--lang", "en", *(["--json"] if as_json else [])]) == 1
    said = capfd.readouterr()
    assert len(said.out.splitlines()) == len(NOISE) + (not as_json)
    assert said.err.startswith("The figures for the voice are missing: ")
    assert said.err.count("\n") == 1


def test_without_pyserial_one_sentence_says_so(monkeypatch, capsys) -> None:
    monkeypatch.setattr(bench_board, "find_voice", lambda: None)
    monkeypatch.setattr(bench_board, "MeasuredVoice", SilentVoice)
    monkeypatch.setitem(sys.modules, "serial", None)
    assert main(["bench", "board", "--json", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == len(NOISE)
    assert said.err == (
        "The figures for moves on a board are missing: the package pyserial is missing."
        " Install the missing parts with python3 run.py install.\n"
    )


class SilentVoice:
    def __init__(self, rate: int) -> None:
        pass

    def __enter__(self) -> "SilentVoice":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def begin(self, language: str) -> None:
        pass
