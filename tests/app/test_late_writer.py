"""A game whose deeds nobody writes down, or of whose file nobody answers: it waits, says so, and goes
on."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.app.support.processes import damavoce, environment
from tests.app.support.sitting import about

NOBODY_WRITES = """
from assistant import app
from assistant.dialogue import gate
gate.SLOW, gate.LOST = 0.1, 0.3
app.Journal.perform = lambda journal, effect: None
"""


def test_a_game_is_told_that_it_is_not_written_and_is_played_all_the_same() -> None:
    done = damavoce("--level", "1", "--seed", "1", lines="22-18\nesci\n", after=NOBODY_WRITES)
    said = done.stdout.splitlines()
    assert done.returncode == 0
    assert done.stderr == ""
    slow, lost = (
        next(at for at, line in enumerate(said) if line.startswith(start))
        for start in ("Salvo la partita", "Non sono riuscito a salvare")
    )
    assert slow < lost < said.index("Bianco: 22-18.") < said.index("Arrivederci.")
    assert not about(said, "La partita è salvata")


NOBODY_ANSWERS = """
from assistant import app
from assistant.dialogue import library
from assistant.dialogue.effects import LibraryEffect
library.LATE = 0.3
perform = app.Journal.perform
def deaf(journal, effect):
    if not isinstance(effect, LibraryEffect):
        perform(journal, effect)
app.Journal.perform = deaf
"""
FAULT = """
from assistant.dialogue.handlers.keeping import games
def fail(*_, **__):
    raise OverflowError("ours")
games.count_told = fail
"""


def test_an_answer_that_never_comes_holds_up_nobody() -> None:
    done = damavoce("--level", "1", "--seed", "1", lines="partite\n22-18\nesci\n", after=NOBODY_ANSWERS)
    said = done.stdout.splitlines()
    assert about(said, "Il disco non risponde")
    assert about(said, "Bianco: 22-18.")
    assert said[-1] == "Arrivederci."


def test_an_answer_that_cannot_be_told_holds_up_nobody(tmp_path: Path) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path))
    damavoce("--level", "1", "--seed", "1", lines="22-18\nesci\n", env=env)
    done = damavoce("--level", "1", lines="no\npartite\n21-17\nesci\n", env=env, after=FAULT)
    assert "OverflowError" in done.stderr
    assert about(done.stdout.splitlines(), "Bianco: 21-17.")


def test_a_game_of_which_nobody_knows_when_it_was_played_is_listed_with_the_others(
    tmp_path: Path,
) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path))
    for lines in ("22-18\nesci\n", "no\n21-17\nesci\n"):
        damavoce("--level", "1", "--seed", "1", lines=lines, env=env)
    for moment in ("9e999", "-9e999", "'abc'", "x'00ff'", "1e300"):
        with closing(sqlite3.connect(tmp_path / "damavoce" / "games.db")) as file:
            file.execute(f"UPDATE games SET updated = {moment} WHERE id = 1")
            file.commit()
        told = damavoce("games", "list", env=env)
        assert told.stdout.count("contro il computer") == 2
    done = damavoce("--level", "1", lines="no\npartite\nesci\n", env=env)
    assert len(about(done.stdout.splitlines(), "contro il computer, tocca")) == 2
