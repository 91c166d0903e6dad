"""The whole way with a real recogniser: a model that knows nothing, written here, and its tables."""

import json
from pathlib import Path

import numpy as np
import pytest

from models.training.evaluation import __main__ as command
from models.training.evaluation.calibrate import main as calibrate
from models.training.evaluation.decoding import Decoder
from models.training.evaluation.records import load
from models.training.evaluation.waveform import silence
from models.training.graph import SILENCE, SPEECH
from models.training.kaldi import Layer
from models.training.model_folder import write_folder
from tests.models.evaluation.test_sources import Humming

pytest.importorskip("vosk")


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model of two words and one layer with weights at random, large ones: doubt takes time."""
    folder = tmp_path_factory.mktemp("model")
    rng = np.random.default_rng(1)
    classes = [SILENCE, SPEECH, "d", "u", "e", "n", "o"]
    lexicon = {"due": [("d", "u", "e")], "no": [("n", "o")]}
    layer = Layer(
        weights=rng.standard_normal((len(classes), 40)).astype(np.float32),
        bias=np.zeros(len(classes), np.float32),
        offsets=(0,),
    )
    write_folder(folder, classes, lexicon, [layer], np.full(len(classes), 1 / 7, np.float32))
    return folder


def test_every_utterance_begins_anew(model: Path):
    decoder = Decoder(model, "it")
    assert "ventidue" in decoder.missing
    assert not decoder.missing & {"due", "no"}
    sound = np.random.default_rng(1).standard_normal(32_000).astype(np.float32) / 10
    first = decoder.hear(sound, "italian")
    assert first
    assert decoder.hear(sound, "italian") == first
    for each in first:
        scores = [score for _, score in each]
        assert scores == sorted(scores, reverse=True)
        assert len({text for text, _ in each}) == len(each)
    assert decoder.hear(silence(0.0), "international") == ()


def test_the_command_prints_every_table(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(command, "sources", lambda language: [Humming()])
    dump = tmp_path / "heard.jsonl"
    options = ["it", "--model", str(model), "--cache", str(tmp_path), "--jobs", "1", "--noise", "0"]
    sizes = ["--moves", "4", "--illegal", "2", "--talk", "2", "--commands", "2", "--others", "2"]
    sizes += ["--draws"]  # no sentence in people's own words
    under = ["--conditions", "clean", "talkers", "--dump", str(dump)]
    assert command.main([*options, *sizes, *under]) == 0
    printed = capsys.readouterr().out
    for title in ("Legal moves", "Moves that are not legal", "Questions", "Talk", "Cost"):
        assert f"\n## {title}" in printed
    assert "| humming | clean | 4 |" in printed
    assert "| humming | talkers | 2 |" in printed
    few = ["--moves", "2", "--illegal", "1", "--talk", "1", "--commands", "0", "--conditions", "clean"]
    few += ["--draws"]
    assert command.main([*options, *few, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [row["trials"] for row in figures["move"]] == [1, 1]
    assert figures["cost"]["load_ms"] > 0
    assert len(load(dump)) == 12
    assert calibrate(["it", str(dump)]) == 0


def test_without_a_source_the_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(command, "sources", lambda language: [])
    assert command.main(["pt"]) == 1
    assert "No source of unseen speech" in capsys.readouterr().err
