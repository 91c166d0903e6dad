"""The benchmark of the voice runs on a real voice. What it measures is not judged here."""

import json
import math
import sys

import pytest

from assistant.cli import main
from assistant.commands.bench import voice as bench_voice
from assistant.commands.bench import voice_memory as bench_voice_memory
from assistant.commands.bench.voice import Timing, timing
from assistant.narration.catalog import base_languages
from tests.speech.support.heard_voice import need_voices
from tests.speech.support.sound_server import sound_server


@pytest.fixture(autouse=True)
def no_ear(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ear is measured as well, but not here."""
    monkeypatch.setattr("assistant.commands.bench.command.measure_ear", lambda: iter(()))


@pytest.fixture
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KEYS", "MOVES", "BURSTS", "SENTENCES"):
        monkeypatch.setattr(bench_voice, name, 1)
    monkeypatch.setattr(bench_voice, "BURST", 6)
    monkeypatch.setattr(bench_voice, "TO_BEGIN", 0.1)
    monkeypatch.setattr(bench_voice, "_CASES", bench_voice._CASES[-2:])
    monkeypatch.setattr(bench_voice_memory, "OPENING", 0.5)
    monkeypatch.setattr(bench_voice_memory, "LANGUAGE", 0.1)


def test_the_voice_is_measured_as_json_lines(one_round: None, monkeypatch, capsys) -> None:
    need_voices()
    with sound_server() as server:
        for name, value in server.env.items():
            monkeypatch.setenv(name, value)
        assert main(["bench", "voice", "--json", "--lang", "en"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    measures = [row["measure"] for row in rows]
    sentences = ["sentence made"] * 3 * len(base_languages())
    memory = ["memory"] * 2 if sys.platform == "linux" else []
    assert measures == [
        *["key to silence"] * 2,
        *["move to sound"] * 2,
        *["burst"] * 2,
        *sentences,
        *memory,
    ]
    assert all(row["median"] > 0 for row in rows if row["unit"] != "words")
    for row in rows:
        has_goal = row["measure"] != "sentence made" and row["circumstances"] != "first important one"
        assert (row["holds"] in (True, False)) is has_goal
    assert [row["median"] for row in rows if row["unit"] == "words"] == [0]


@pytest.mark.parametrize("as_json", [True, False])
def test_where_nothing_is_heard_one_sentence_says_so(monkeypatch, capfd, tmp_path, as_json) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('no PortAudio')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert main(["bench", "voice", "--lang", "en", *(["--json"] if as_json else [])]) == 1
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.startswith("The figures for the voice are missing: ")
    assert said.err.count("\n") == 1


def test_a_figure_keeps_its_goals_by_both_its_times() -> None:
    what = ("key to silence", "speaking", "it")
    hundred = [each / 1000 for each in range(1, 101)]
    assert timing(what, hundred, 99)[4:] == (100, 50.5, 99, 99, None, None)
    assert timing(what, hundred, 95, 51, 96).holds
    assert not timing(what, hundred, 95, 51, 95).holds
    assert not timing(what, hundred, 95, 50, 96).holds
    assert timing(what, [0.001, math.inf], 50, 2, 3).at_percent == 1
    assert timing(what, hundred, 95).holds is None
    assert Timing(*what, "MB", 1, 30, None, None, 40).holds
    assert not Timing(*what, "MB", 1, 40, None, None, 40).holds
