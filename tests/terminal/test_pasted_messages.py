"""A message of correspondence that is pasted or typed into the real program: on a terminal that marks a
paste, on one that does not, line by line, and from a pipe."""

import re

import pytest

from tests.app.support.processes import command, damavoce
from tests.terminal.support.screens import is_append_only
from tests.terminal.support.sessions import Session, on_terminal

QUICK = ("--lang", "it", "--voice", "off", "--white", "human:Bruno")
BEGUN = ("nuova partita per corrispondenza con Anna", "sì", "22-18", "sì", "spedita", "incolla")
MESSAGE = "Ciao Bruno, come stai?\nesci\n\n 1. ... 11-15\n> 1. 22-18\nA presto, Anna"
LONG = "Qui piove da una settimana e al circolo non viene nessuno, ti racconto.\n" * 250 + MESSAGE
MARK, END = "\x1b[200~", "\x1b[201~"
ASKED = "Anna: 11-15, mossa 1. La prendo"


def begun() -> Session:
    session = Session(command(*QUICK), on_terminal("xterm-256color"), ready="\r\n> ")
    for line in BEGUN:
        session.type(f"{line}\r")
        session.wait_for("\\.\r\n> $")
    return session


def end_and_check(session: Session) -> None:
    session.type(".\r")
    session.wait_for(re.escape(ASKED))
    session.type("no\r")
    session.wait_for("\\.\r\n> $")
    session.type("\x1b[A")
    session.wait_for_line("> no")  # no line of a message is remembered as one that was typed
    session.type("\x1b[A")
    session.wait_for_line("> incolla")
    session.type("\x15esci\r")
    assert session.finish() == 0
    assert is_append_only(session.seen.decode())


@pytest.mark.parametrize(
    "text",
    [f"{MARK}{MESSAGE}{END}", f"{MARK}{MESSAGE}\r\n{END}", MESSAGE.replace("\n", "\r")],
    ids=["marked", "marked-with-an-end", "unmarked"],
)
def test_what_is_pasted_is_counted_and_not_echoed(text: str) -> None:
    with begun() as session:
        session.type(text)
        session.wait_for(r"6 righe\. Un punto da solo chiude il messaggio\.\r\n> $")
        assert b"stai" not in session.seen
        assert b"esci" not in session.seen
        end_and_check(session)


def test_a_message_is_typed_line_by_line() -> None:
    with begun() as session:
        for line in MESSAGE.split("\n"):
            session.type(f"{line}\r")
            session.wait_for("\r\n> $")
        end_and_check(session)


def test_a_very_long_message_is_pasted_whole() -> None:
    with begun() as session:
        session.type(f"{MARK}{LONG}{END}")
        session.wait_for(r"righe\. Un punto da solo")
        end_and_check(session)


def test_ctrl_c_gives_a_message_up() -> None:
    with begun() as session:
        session.type("22-17\r")
        session.wait_for("\r\n> $")
        session.type("\x03")
        session.wait_for(r"lasciato perdere\.\r\n> $")
        session.type("dove eravamo\r")
        session.wait_for(r"Ultime mosse: 22-18, tua\.")
        session.type("esci\r")
        assert session.finish() == 0


@pytest.mark.parametrize("message", [MESSAGE, LONG], ids=["short", "long"])
def test_a_message_from_a_pipe(message: str) -> None:
    lines = "\n".join((*BEGUN, message, ".", "sì", "dove eravamo", "esci"))
    said = damavoce(*QUICK, lines=lines).stdout.splitlines()
    assert f"{ASKED}? Rispondi sì o no." in said
    assert said[-1] == "Arrivederci."
    assert "Ultime mosse: 22-18 e 11-15, di Anna. Ora la mossa 2 del Bianco." in said


def test_a_line_of_a_message_may_be_longer_than_any_other() -> None:
    paragraph = "Ti scrivo tutto su una riga sola. " * 200 + "La mia mossa: 11-15"
    lines = "\n".join((*BEGUN, paragraph, ".", "no", "x" * 1500, "esci"))
    said = damavoce(*QUICK, lines=lines).stdout
    assert ASKED in said
    assert said.count("La riga è troppo lunga") == 1  # the other one, which is none of a message
