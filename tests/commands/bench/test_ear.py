"""The benchmark of the ear runs, on a recogniser by script and on the models that there are."""

import functools
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from assistant.cli import main
from assistant.commands import recognising
from assistant.commands.bench import ear as bench_ear
from assistant.commands.bench import ear_decisions as bench_ear_decisions
from assistant.commands.bench.ear import NoEar, Trials, measure_ear, outcome
from assistant.commands.bench.ear_moves import BenchVoice, SaidMove, moves_to_say
from assistant.commands.bench.voice import NoVoice, Timing
from assistant.commands.recognising import Listener
from assistant.narration.catalog import languages
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.heard import Unsure, understand
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.variant import ITALIAN
from assistant.surfaces.ear_model import ListeningError
from speech.ear.recognizers.hearing import STEADY
from speech.ear.recognizers.process import SCRIPTED
from speech.ear.recognizers.recognizer import NO_PACKAGE
from speech.ear.recognizers.scripted import spelled
from speech.models.catalogue import catalogue
from speech.voice.synth import NO_ENGINE, SynthError
from tests.speech.support.ears import need_vosk
from tests.speech.support.heard_voice import need_voices

BOTH = [ITALIAN_FID, INTERNATIONAL_FID]


class ByScript(BenchVoice):
    """Says nothing: what it would say is spelled to the recogniser by script."""

    def __init__(self) -> None:
        pass

    def sounds(self, said: Sequence[SaidMove], language: str) -> Iterator[bytes]:
        texts = [f"{each.move.start} {each.move.end}" for each in said]
        yield from map(spelled, ["[unk]", *texts[1:]])

    def close(self) -> None:
        pass


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_ear, "MOVES", 3)
    monkeypatch.setattr(bench_ear, "LOADS", 2)
    monkeypatch.setattr(bench_ear_decisions, "MOVES", 1)

    def no_voice(language: str) -> Iterator[Timing]:
        raise NoVoice("no-device")
        yield

    monkeypatch.setattr("assistant.commands.bench.command.measure_voice", no_voice)


@pytest.fixture
def by_script(few: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench_ear, "model_for", lambda language: language != "pt" or None)
    monkeypatch.setattr(bench_ear, "find_model", lambda wanted, language: tmp_path)
    monkeypatch.setattr(bench_ear, "Listener", functools.partial(Listener, kind=SCRIPTED))
    monkeypatch.setattr(bench_ear, "BenchVoice", ByScript)
    monkeypatch.setattr(bench_ear, "measure_decisions", lambda language, voice: iter(()))


def test_the_ear_is_measured_as_json_lines(by_script: None, capsys) -> None:
    assert main(["bench", "voice", "--json", "--lang", "en"]) == 1  # there is no sound card
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    costs = ["model loaded"]
    if sys.platform == "linux":
        costs += ["sound heard", "memory, ear", "memory, ear"]
    assert [row["measure"] for row in rows] == [*costs * 2, *["moves heard"] * 4]
    assert {row["language"] for row in rows} == {"en", "it"}
    assert all(row["goal"] > 0 and row["holds"] in (True, False) for row in rows[: 2 * len(costs)])
    assert [row["times"] for row in rows if row["measure"] == "model loaded"] == [4, 4]
    for row in rows[-4:]:
        assert row["missed"] >= 1
        assert row["times"] == 3 == row["right"] + row["asked"] + row["missed"] + row["wrong"]
        assert row["right"] + row["asked"] == 2


def test_where_no_model_is_one_sentence_says_so(few: None, monkeypatch, capsys) -> None:
    monkeypatch.setattr(bench_ear, "model_for", lambda language: None)
    assert main(["bench", "voice", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines()[1:] == [
        "The figures for the ear are missing: there is no model. Install the program again."
    ]


def test_without_the_recogniser_its_package_is_named(by_script: None, monkeypatch, capsys) -> None:
    def refuses(model: Path, phrases: Sequence[str]) -> Listener:
        raise ListeningError(NO_PACKAGE)

    monkeypatch.setattr(bench_ear, "Listener", refuses)
    assert main(["bench", "voice", "--lang", "it"]) == 1
    assert "manca il pacchetto vosk" in capsys.readouterr().err


def test_without_a_synthesiser_there_is_no_ear(by_script: None, monkeypatch) -> None:
    def sounds(self: BenchVoice, said: Sequence[SaidMove], language: str) -> Iterator[bytes]:
        raise SynthError(NO_ENGINE)
        yield

    monkeypatch.setattr(ByScript, "sounds", sounds)
    with pytest.raises(NoEar) as caught:
        [*measure_ear()]
    assert caught.value.reason == NO_ENGINE


@pytest.mark.parametrize("regulation", BOTH, ids=lambda each: each.text)
@pytest.mark.parametrize("language", languages())
def test_the_moves_that_are_said_mean_themselves(regulation: Regulation, language: str) -> None:
    words = vocabulary(language)
    said = moves_to_say(regulation, words, 40)
    assert said == moves_to_say(regulation, words, 40)
    assert len(said) == 40
    for each in said:
        heard = understand([(each.text, 0.0)], each.position, regulation, words)
        assert outcome(heard.verdict, each.move) == "right", each.text
    assert any(each.move.is_capture for each in said)
    assert {each.text.count(" ") for each in said} >= {1, 2, 3}


def test_what_became_of_a_move_has_four_names() -> None:
    one, other, *_ = legal_moves(start_position(ITALIAN))
    assert outcome(Understood(one), one) == "right"
    assert outcome(Understood(other), one) == "wrong"
    assert outcome(Unsure((other, one), (0.0, 1.0)), one) == "asked"
    assert outcome(Unsure((other,), (0.0,)), one) == "missed"
    assert outcome(None, one) == "missed"
    assert outcome(CommandMeant(Command.MOVES), one) == "wrong"


def test_the_models_understand_the_voice_of_the_program(few: None) -> None:
    need_vosk()
    need_voices()
    assert catalogue()
    rows = [*measure_ear()]
    trials = [row for row in rows if isinstance(row, Trials)]
    assert len(trials) == 2 * len({model.language for model in catalogue().values()})
    assert all(row.right + row.asked >= 1 for row in trials)
    timings = [row for row in rows if isinstance(row, Timing)]
    decisions = [row for row in timings if row.measure == "decision"]
    assert all(row.median > 0 for row in timings if row not in decisions)
    # What stayed the same for so long may be a whole move before its last sound has died away.
    assert all(row.median > -1000 * STEADY for row in decisions)
    assert len(decisions) == len(trials) / 2
    assert all(row.times == 1 and row.holds in (True, False) for row in decisions)


def test_what_a_listener_cost_is_known(tmp_path: Path) -> None:
    listener = recognising.Listener(tmp_path, ["uno"], SCRIPTED)
    try:
        assert listener.milliseconds > 0
        assert listener.pid > 0
    finally:
        listener.close()
