"""The options of a game of two people at one machine, and what is wrong with wrong ones."""

import pytest

from assistant.cli import main
from tests.app.support.processes import damavoce

TWO = ("--white", "human:Anna:blind", "--black", "human:Bruno:blind", "--voice", "off", "--lang", "en")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--private-device", "anna=phones"), 'does not take "anna=phones"'),
        (("--private-device", "white="), 'does not take "white="'),
        (("--private-device", "white=a", "--private-device", "black=a"), "gives a to both"),
        (("--white-questions", "some"), '--white-questions does not take "some"'),
        (("--black-questions", "1001"), '--black-questions does not take "1001"'),
        (("--notes", "few"), '--notes does not take "few"'),
        (("--notes", "off", "--log", "x.jsonl"), "the moves in a log would be notes"),
        (("--black", "computer", "--private-device", "white=a"), "between two people"),
        (("--white", "human:blind:board:x"), "human:NAME:blind"),
    ],
)
def test_wrong_ones_are_told(
    options: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*TWO, *options]) == 2
    assert told in capsys.readouterr().err


def test_what_the_event_allows_is_told_at_the_start() -> None:
    done = damavoce(*TWO, "--questions", "free", "--white-questions", "2", "--notes", "off", lines="")
    assert "Anna plays without seeing the board: 2 questions." in done.stdout
    assert "Bruno plays without seeing the board: questions are free." in done.stdout
    assert "No notes in this game" in done.stdout


def test_the_coach_is_silent_unless_the_event_has_one() -> None:
    fen = ("--fen", "W:W22,32:B18,5")
    silent = damavoce(*TWO, *fen, "--white-questions", "none", "--black-questions", "none", lines="")
    assert "22x13" not in silent.stdout
    warned = damavoce(*TWO, *fen, "--questions", "none", "--coach", "squares", lines="")
    assert "22x13" in warned.stdout
