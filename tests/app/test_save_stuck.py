"""Who leaves while another program holds the file of the games is asked first."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.app.support.processes import OnTerminal, environment
from tests.app.support.sitting import Sitting, about
from tests.app.test_journal_taken_away import moves_in

ALONE = ("--level", "1", "--seed", "1", "--voice", "off")
REALLY = {"en": "Do you really want to quit", "it": "Vuoi davvero uscire", "pt": "Quer mesmo sair"}
WORDS = {"en": ("quit", "yes"), "it": ("esci", "sì"), "pt": ("sair", "sim")}


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """As a backup or another program may hold it."""
    with closing(sqlite3.connect(folder / "damavoce" / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.mark.parametrize(("language", "way"), [("en", "word"), ("it", "Ctrl-D"), ("pt", "word")])
def test_at_a_terminal_a_move_that_is_not_saved_is_not_left_unasked(
    tmp_path: Path, language: str, way: str
) -> None:
    leave, yes = WORDS[language]
    env = environment(XDG_DATA_HOME=str(tmp_path), TERM="xterm")
    program = OnTerminal("--lang", language, *ALONE, env=env)
    program.wait_for(r"(?m)^> $")
    program.type("22-18\r")
    program.wait_for(r": 22-18\.(?s:.*): \d+-\d+(?s:.*)> $")
    with held(tmp_path):
        program.type("24-20\r")
        program.wait_for("Saving the game is|Salvo la partita|a guardar a partida")
        program.type(f"{leave}\r" if way == "word" else "\x04")
        program.wait_for(f"(?s)24-20.*{REALLY[language]}")
        program.type(f"{yes}\r")
        assert program.wait() == 0
    *_, said = program.seen.decode().split(REALLY[language])
    assert "games.db" not in said


def test_the_wish_to_leave_is_taken_back_and_the_game_is_saved_when_the_file_is_free(
    tmp_path: Path,
) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path), TERM="xterm")
    program = OnTerminal(*ALONE, env=env)
    program.wait_for(r"(?m)^> $")
    program.type("22-18\r")
    program.wait_for(r"Nero: \d(?s:.*)> $")
    with held(tmp_path):
        program.type("24-20\r")
        program.wait_for("Salvo la partita")
        program.type("esci\r")
        program.wait_for(REALLY["it"])
        program.type("no\r")
        program.wait_for(r"Va bene(?s:.*)Nero: \d(?s:.*)> $")
    program.wait_for("si salva di nuovo")
    program.type("esci\r")
    program.wait_for("La partita è salvata")
    assert program.wait() == 0
    (moves,) = moves_in(tmp_path)
    assert moves[0] == "22-18"
    assert moves[2] == "24-20"
    assert len(moves) == 4


def test_a_key_that_was_pressed_before_the_question_answers_nothing(tmp_path: Path) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path), TERM="xterm")
    program = OnTerminal(*ALONE, env=env)
    program.wait_for(r"(?m)^> $")
    program.type("22-18\r")
    program.wait_for(r"Nero: \d(?s:.*)> $")
    with held(tmp_path):
        program.type("24-20\r")
        program.wait_for("Salvo la partita")
        program.type("\x04")
        time.sleep(0.2)
        program.type("\x04")
        program.wait_for(REALLY["it"])
        program.type("no\r")
        program.wait_for("Va bene")
    program.wait_for("si salva di nuovo")
    program.type("\x04")
    assert program.wait() == 0


def test_a_line_behind_the_wish_to_leave_is_no_move(tmp_path: Path) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path), TERM="xterm")
    program = OnTerminal(*ALONE, env=env)
    program.wait_for(r"(?m)^> $")
    program.type("22-18\r")
    program.wait_for(r"Nero: \d(?s:.*)> $")
    program.type("esci\r24-20\r")
    assert program.wait() == 0
    assert len(moves_in(tmp_path)[0]) == 2


def test_what_only_waits_for_an_answer_is_not_left_unasked(tmp_path: Path) -> None:
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        with held(tmp_path):
            sitting.enter("23-19").hear("Chi l'ha annunciata")
            sitting.enter("esci").hear(REALLY["it"])
            sitting.leave("sì")


def test_who_only_ends_the_input_is_told_what_is_lost(tmp_path: Path) -> None:
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        with held(tmp_path):
            said = sitting.leave("23-19")
    assert about(said, "quello che è stato fatto per ultimo")
    assert not about(said, "la salvo tutta")
    assert said[-1] == "Arrivederci."


def test_who_presses_ctrl_c_waits_for_nobody(tmp_path: Path) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path), TERM="xterm")
    program = OnTerminal(*ALONE, env=env)
    program.wait_for(r"(?m)^> $")
    program.type("22-18\r")
    program.wait_for(r"Nero: \d(?s:.*)> $")
    with held(tmp_path):
        program.type("24-20\r")
        program.wait_for("Salvo la partita")
        program.type("esci\r")
        time.sleep(0.1)
        program.type("\x03")
        program.wait_for("Arrivederci")
        assert REALLY["it"] not in program.seen.decode()
        assert program.wait() == 0
