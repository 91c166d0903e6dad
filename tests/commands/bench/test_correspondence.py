"""The bench of correspondence: what it measures is what a person does, understood as it is meant."""

import random
from pathlib import Path

import pytest

from assistant.commands.bench import correspondence
from assistant.commands.bench.correspondence_mails import mail_of
from assistant.dialogue.events import Opened, TextEntered
from assistant.parsing.mail.letter import read_letter


def test_all_figures_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(correspondence, "SWITCHES", 4)
    monkeypatch.setattr(correspondence, "ROUNDS", 2)
    figures = [*correspondence.measure_correspondence(games=6, messages=60)]
    measures = [each.measure for each in figures]
    assert measures == ["games to move", "another game", "long message", "messages"]
    assert all(each.median > 0 for each in figures)
    assert [each.goal for each in figures] == [200.0, 50.0, 200.0, 20.0]
    assert figures[-1].form == "60 right"


def test_the_games_are_there_and_one_goes_from_one_to_the_other(tmp_path: Path) -> None:
    kept = [correspondence._played(number) for number in range(1, 5)]
    correspondence._fill(tmp_path / "games.db", kept)
    talk = correspondence._Talk(tmp_path / "games.db")
    talk.send(Opened(talk.settings))
    there = []
    for number in (3, 1, 4, 2):
        talk.send(TextEntered(f"continue game {number}"))
        there.append(talk.game)
    talk.close()
    assert there == [3, 1, 4, 2]


def test_a_long_mail_is_as_long_as_it_is_wanted() -> None:
    data = mail_of("AB-101", ("22-18",), "11-15", random.Random(1), 100_000)
    assert 100_000 <= len(data) < 200_000
    assert "11-15" in read_letter(data).text
