"""Games that begin otherwise, in the program itself: with an opening, with odds, from a position."""

import json
from pathlib import Path

import pytest

from tests.app.support.play import QUICK
from tests.app.support.processes import damavoce, environment


def test_an_opening_is_told_logged_and_played_on_from(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    openings = tmp_path / "openings.txt"
    openings.write_text("22-18 11-15\n21-17 10-13\n", "utf-8")
    done = damavoce(
        *(*QUICK, "--lang", "en", "--opening", f"list:{openings}:1", "--log", str(path)), lines="quit\n"
    )
    assert done.returncode == 0
    assert "Opening, number 1: 22-18 and 11-15." in done.stdout
    entries = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    played = [each for each in entries if each["name"] == "MovePlayed"]
    assert [(each["move"], each["source"], each.get("by")) for each in played] == [
        ("22-18", "opening", None),
        ("11-15", "opening", None),
    ]
    opened = entries[0]["settings"]
    assert (opened["moves"], opened["moves_number"], opened["moves_drawn"]) == ("22-18 11-15", 1, False)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--opening", "22-18 11-15 18x11"), "article 5.6"),
        (("--opening", "list:/nowhere"), "cannot read the list"),
        (("--odds", "18"), "on 18 there is nothing"),
        (("--odds", "22", "--opening", "22-18"), "Square 22 is empty"),
    ],
)
def test_what_cannot_be_is_a_wrong_usage(arguments: tuple[str, ...], told: str) -> None:
    done = damavoce(*QUICK, "--lang", "en", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stdout == ""


def test_odds_and_an_opening_go_with_a_position() -> None:
    done = damavoce(
        *(*QUICK, "--lang", "en", "--fen", "W:W31,32:B1,2", "--odds", "32", "--opening", "31-27"),
        lines="pieces\n",
    )
    assert "White plays without the piece on 32." in done.stdout
    assert "Opening: 31-27." in done.stdout
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("begins", "is_offered"),
    [((), True), (("--fen", "W:W31,32:B1,2"), False), (("--opening", "22-18"), False)],
)
def test_who_wants_a_game_that_begins_otherwise_is_offered_no_kept_one(
    tmp_path: Path, begins: tuple[str, ...], is_offered: bool
) -> None:
    env = environment(HOME=str(tmp_path), USERPROFILE=str(tmp_path))
    people = (*QUICK, "--lang", "en", "--white", "human", "--black", "human")
    damavoce(*people, lines="22-18\nquit\n", env=env)
    done = damavoce(*people, *begins, lines="quit\n", env=env)
    assert ("unfinished game" in done.stdout) is is_offered


def test_a_fen_is_added_to_a_file_whose_place_is_told(tmp_path: Path) -> None:
    env = environment(HOME=str(tmp_path), USERPROFILE=str(tmp_path))
    lines = "set up W:W31,K5:B1\nfen to file final\nreview back\nquit\n"
    done = damavoce(
        *QUICK, "--lang", "en", "--white", "human", "--black", "human", lines=lines, env=env
    )
    assert "FEN written to final.fen, in the folder ~" in done.stdout
    (file,) = tmp_path.rglob("final.fen")
    assert file.read_text("utf-8") == "W:W31,K5:B1\n"
