"""Games by voice alone: what is said in which order, and what is counted."""

import pytest

from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.variant import VARIANTS
from models.training.evaluation import games
from models.training.evaluation import sources as every
from models.training.evaluation.games import Said, main, summary, turns
from models.training.evaluation.judging import Outcome
from models.training.evaluation.people import People
from models.training.evaluation.prompted import Prompted
from models.training.evaluation.protocol import Kind
from models.training.evaluation.rhvoice import RhVoice
from models.training.evaluation.sources import judges
from tests.models.evaluation.test_sources import Humming


@pytest.mark.parametrize("seed", [0, 1])
def test_moves_are_legal_where_they_are_said_and_questions_stand_between(seed: int) -> None:
    said = list(turns("it", Humming(), 30, 18, seed))
    moves = [each.trial for each in said if each.trial.kind is Kind.MOVE]
    questions = [each.trial.text for each in said if each.trial.kind is Kind.OWN_WORDS]
    assert len(moves) == 30
    assert 8 <= len(questions) == len({*questions}) <= 28
    for trial in moves:
        position = parse_fen(trial.fen, VARIANTS[trial.rules])
        assert trial.path in [move.path for move in legal_moves(position)]
    assert said == list(turns("it", Humming(), 30, 18, seed))


def test_what_is_asked_about_is_not_said_twice_and_what_is_wrong_is_not_done() -> None:
    said = [
        Said(Kind.MOVE, Outcome.RIGHT, 1, "a"),
        Said(Kind.MOVE, Outcome.RIGHT, 2, "b"),
        Said(Kind.MOVE, Outcome.ASKED, 1, "c"),
        Said(Kind.MOVE, Outcome.WRONG, 1, "d"),
        Said(Kind.OWN_WORDS, Outcome.NOTHING, 3, "e"),
    ]
    moves, questions = summary("pc", said)
    assert moves == ["pc", "move", "4", "1", "1", "1", "0", "1"]
    assert questions == ["pc", "own words", "1", "0", "0", "1", "1", "0"]


def test_who_plays_unasked_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Humming()
    them = [judge, Prompted(judge), RhVoice(), People("it")]
    monkeypatch.setattr(every, "sources", lambda language: them)
    assert judges("it") == [judge]


def test_where_nobody_can_play_that_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "judges", lambda language: [])
    monkeypatch.setattr(games, "sources", lambda language: [Humming()])
    assert main(["pt", "--model", "nowhere"]) == 1
    assert "installed for 'pt'" in capsys.readouterr().err
    assert main(["pt", "--model", "nowhere", "--sources", "festival"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.endswith(".\n")
