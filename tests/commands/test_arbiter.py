"""A game between two people with an arbiter, as a real process: its options, its log, its journal."""

import json
from pathlib import Path

from tests.app.support.processes import damavoce, environment

PEOPLE = ("--lang", "en", "--white", "human:Ann", "--black", "human:Bob", "--arbiter", "on")


def events(log: Path, name: str) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    return [line for line in lines if line["name"] == name]


def test_a_promotional_game_with_a_shorter_count_is_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    lines = "arbiter: count of 9\narbiter: count of 10\nquit\nyes\n"
    done = damavoce(*PEOPLE, "--promotional", "--fen", "W:WK30:BK3", "--log", str(log), lines=lines)
    assert done.returncode == 0
    assert "Promotional event" in done.stdout
    assert "cannot have less than 10 moves" in done.stdout
    (opened,) = events(log, "Opened")
    assert opened["settings"]["promotional"] is True  # type: ignore[index]
    (asked,) = events(log, "CountAsked")
    assert (asked["is_imposed"], asked["of"]) == (True, 10)


def test_wrong_colours_annul_the_game_and_begin_another(tmp_path: Path) -> None:
    log = tmp_path / "log"
    lines = "22-18\nthe colours are wrong\nyes\n22-18\ngames\nquit\n"
    done = damavoce(*PEOPLE, "--log", str(log), lines=lines)
    assert done.returncode == 0
    assert "The game is annulled, article 7.3" in done.stdout
    (annulled,) = events(log, "Annulled")
    assert (annulled["why"], annulled["article"], annulled["text"]) == ("colours", "7.3", "capo1")
    assert len(events(log, "Began")) == 2
    assert len(events(log, "MovePlayed")) == 2


def test_an_annulled_game_is_found_and_exported_with_what_annulled_it(tmp_path: Path) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path))
    lines = "22-18\nthe colours are wrong\nyes\nannulled games\nno\nquit\n"
    done = damavoce(*PEOPLE, lines=lines, env=env)
    assert "1: between Ann and Bob, annulled" in done.stdout
    listed = damavoce("games", "list", "--result", "annulled", "--json", env=env).stdout
    assert [json.loads(line)["result"] for line in listed.splitlines()] == ["*"]
    pdn = damavoce("games", "export", "1", env=env).stdout
    assert '[Result "*"]' in pdn
    assert '[Termination "annulled, capo1 7.3"]' in pdn


def test_where_the_score_is_free_no_repetition_is_claimed() -> None:
    done = damavoce(
        *PEOPLE, "--rules", "international", "--score", "free", lines="Ann: repetition\nquit\n"
    )
    assert done.returncode == 0
    assert "in this game it is not" in done.stdout
