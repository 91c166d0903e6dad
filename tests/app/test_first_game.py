"""Which of the two games is wanted is asked once, at a terminal, of who has never begun one."""

from pathlib import Path

import pytest

from tests.app.support.processes import OnTerminal, damavoce, environment

QUIET = ("--level", "1", "--voice", "off")


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    folders = {"XDG_CONFIG_HOME": str(tmp_path / "config"), "XDG_DATA_HOME": str(tmp_path / "data")}
    return environment(TERM="xterm", **folders)


@pytest.mark.parametrize(
    ("language", "asked", "line", "told"),
    [
        ("en", "Which draughts", "international", "International draughts"),
        ("pt", "Que damas", "internacionais", "Damas internacionais"),
        ("pt-BR", "Que damas", "italianas", "Damas italianas"),
    ],
)
def test_it_is_asked_and_remembered(
    home: dict[str, str], language: str, asked: str, line: str, told: str
) -> None:
    first = OnTerminal("--lang", language, *QUIET, env=home)
    first.wait_for(f"{asked}.*> ".replace(".*", "(?s:.*)"))
    first.type(f"{line}\r")
    first.wait_for(told)
    first.type("\x04")
    assert first.wait() == 0
    second = OnTerminal("--lang", language, *QUIET, env=home)
    second.wait_for(told)
    assert asked.encode() not in second.seen
    second.type("\x04")
    assert second.wait() == 0


def test_a_move_begins_the_usual_game(home: dict[str, str]) -> None:
    program = OnTerminal("--lang", "en", *QUIET, env=home)
    program.wait_for("Which draughts")
    program.type("22-18\r")
    program.wait_for("Italian draughts(?s:.*)White: 22-18")
    program.kill()


@pytest.mark.parametrize("line", ["yes", "what?", "hmm"])
def test_what_is_neither_is_asked_about_again_once(home: dict[str, str], line: str) -> None:
    program = OnTerminal("--lang", "en", *QUIET, env=home)
    program.wait_for("Which draughts(?s:.*)> ")
    program.type(f"{line}\r")
    program.wait_for("Type Italian, for the game on 32 squares(?s:.*)> ")
    assert b"White" not in program.seen
    program.type("yes\r")
    program.wait_for("Your move, White")
    assert b"no question" not in program.seen
    program.kill()


def test_what_chooses_none_is_asked_again_at_the_next_start(home: dict[str, str]) -> None:
    first = OnTerminal("--lang", "pt", *QUIET, env=home)
    first.wait_for("Que damas(?s:.*)> ")
    for line in ("não ouvi", "stop", "para"):
        first.type(f"{line}\r")
        first.wait_for(f"{line}(?s:.*)Escreva italianas(?s:.*)> ")
    first.type("\x04")
    assert first.wait() == 0
    second = OnTerminal("--lang", "pt", *QUIET, env=home)
    second.wait_for("Que damas")
    second.type("\x04")
    assert second.wait() == 0


@pytest.mark.parametrize(
    "arguments",
    [("--lang", "it"), ("--lang", "en", "--rules", "italian"), ("--lang", "en", "--black", "human")],
)
def test_it_is_not_asked_where_it_is_known(home: dict[str, str], arguments: tuple[str, ...]) -> None:
    program = OnTerminal(*arguments, *QUIET, env=home)
    program.wait_for("(Dama italiana|Italian draughts)")
    assert b"Which draughts" not in program.seen
    program.kill()


def test_it_is_never_asked_on_a_pipe(home: dict[str, str]) -> None:
    done = damavoce("--lang", "en", *QUIET, lines="22-18\nquit\n", env=home)
    assert "Which draughts" not in done.stdout
    assert "White: 22-18." in done.stdout
