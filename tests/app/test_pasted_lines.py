"""Lines pasted in one go are answered in their order, each about the game in which it stands."""

import re
import sys
from pathlib import Path

import pytest

from tests.app.support.processes import command, damavoce, environment
from tests.terminal.support.sessions import Session

pytestmark = [
    pytest.mark.other_system,
    pytest.mark.skipif(sys.platform == "win32", reason="terminals as POSIX has them"),
]

GAME = ("play", "--lang", "en", "--voice", "off", "--white", "human:Bob", "--level", "1")
BEGUN = "new correspondence game with Anna\nyes\nnew correspondence game with Carla\nyes\n"
PASTED = "continue Anna\rterms\rcontinue Carla\rterms\rgames\r1\rquit\r"


@pytest.mark.parametrize("terminal", ["xterm", "dumb"])
def test_each_is_about_the_game_that_the_one_before_it_went_to(tmp_path: Path, terminal: str) -> None:
    home = environment(XDG_DATA_HOME=str(tmp_path), TERM=terminal)
    damavoce(*GAME, lines=BEGUN, env=home)
    with Session(command(*GAME), home, ready="Type a move") as session:
        session.type(PASTED)
        session.wait_for("Goodbye")
        said = session.seen.decode().partition("> quit")[2]
    told = re.findall(r"(Anna|Carla): it is your turn|Game [A-Z]{2}-\d{3} with (Anna|Carla)", said)
    assert ["".join(each) for each in told] == ["Anna", "Anna", "Carla", "Carla", "Anna"]
    assert ">" not in said, "no line is asked for while others wait"
