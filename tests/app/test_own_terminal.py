"""A game is told that the port it was given is the terminal that the person types on."""

import sys

import pytest

from tests.app.support.processes import environment
from tests.terminal.support.sessions import Session

pytestmark = [
    pytest.mark.other_system,
    pytest.mark.skipif(sys.platform == "win32", reason="terminals as POSIX has them"),
]

OWN = (
    "import os, sys; os.execv(sys.executable, "
    "[sys.executable, '-P', '-m', 'assistant', *sys.argv[1:], os.ttyname(0)])"
)
"""A program that is given the terminal it is started on."""


@pytest.mark.parametrize("port", ["by its name", "/dev/tty"])
def test_a_board_is_not_looked_for_on_the_persons_own_terminal(port: str) -> None:
    pytest.importorskip("serial")
    game = ["play", "--lang", "it", "--voice", "off", "--level", "1", "--board"]
    command = [sys.executable, "-P", "-c", OWN, *game]
    if port == "/dev/tty":
        command = ["setsid", "--wait", "--ctty", sys.executable, "-P", "-m", "assistant", *game, port]
    with Session(command, environment(), ready="è il terminale su cui scrivi") as session:
        session.type("aiuto\r")
        session.wait_for("Puoi scrivere|mosse")
        session.type("22-18\r")
        session.wait_for("Bianco: 22-18")
        assert b"$HI" not in session.seen
        assert b"@KM" not in session.seen
        session.type("esci\r")
        session.wait_for("Arrivederci")
