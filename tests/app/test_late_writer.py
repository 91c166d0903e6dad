"""A game whose deeds nobody writes down: it waits, says so, and goes on."""

from tests.app.support.processes import damavoce

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
