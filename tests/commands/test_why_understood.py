"""`understand --why`: what each stage found, what weighed most, and the sentences that are nearest."""

import json

import pytest

from assistant.__main__ import main
from assistant.commands import why_understood

LINE = "what have you nicked off me so far"


def why(capsys: pytest.CaptureFixture[str], line: str = LINE) -> dict:
    assert main(["understand", "--rules", "italian", "--lang", "en", "--why", line]) == 0
    return json.loads(capsys.readouterr().out)


def test_each_stage_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    told = why(capsys)
    grammar, learnt = told["stages"]
    assert (grammar["stage"], learnt["stage"]) == ("grammar", "learnt")
    assert grammar["meaning"]["kind"] in ("command", "ambiguous", "none")
    assert learnt["guesses"][0]["meaning"].startswith("taken")
    assert learnt["guesses"][0]["score"] > 0.5


def test_ten_features_weighed_most_the_greatest_first(capsys: pytest.CaptureFixture[str]) -> None:
    weights = [abs(each["weight"]) for each in why(capsys)["features"]]
    assert len(weights) == 10
    assert weights == sorted(weights, reverse=True)


def test_the_nearest_sentences_are_of_the_same_intent(capsys: pytest.CaptureFixture[str]) -> None:
    nearest = why(capsys)["nearest"]
    assert len(nearest) == 5
    assert [each["intent"] for each in nearest].count("taken") >= 3


@pytest.mark.parametrize("line", ["22-18", "?!", "🙂", "x" * 3000])
def test_any_line_has_its_stages(capsys: pytest.CaptureFixture[str], line: str) -> None:
    assert len(why(capsys, line)["stages"]) == 2


def test_without_a_table_that_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(why_understood, "table", lambda: None)
    assert why(capsys)["table"] == "missing"
