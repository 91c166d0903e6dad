"""Whole games on real pseudo-terminals, by the numbers of the acceptance criteria."""

import json
import re
import signal
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from assistant.dialogue.kept import GameSearch
from assistant.store.journal import library
from assistant.store.journal.file import open_file
from assistant.terminal.wrapping import fit, plain
from tests.app.support.processes import command, damavoce
from tests.terminal.support.screens import is_append_only, scrollback
from tests.terminal.support.sessions import TERMS, Session, on_terminal

QUICK = ("--lang", "it", "--level", "1", "--seed", "1", "--voice", "off")
SLOW = ("--lang", "it", "--voice", "off")
UP, BACKSPACE = "\x1b[A", "\x7f"
TYPED = [
    ("22-18", f"23{BACKSPACE}2-17{BACKSPACE}8"),
    ("aiuto", "boh\x17aiuto"),
    ("22-18", f"{UP}{UP}"),
    ("1-99", "\x1b[D1-99"),
    ("mosse", f"{UP}\x15mosse"),
    ("abbandona", "abbandona"),
    ("sì", "si\x08ì"),
    ("esci", "\tesci"),
]
"""A move, help, a refused move, a wrong one, a question, the end of the game, and the end; and how
they are typed: with slips, the history, and keys that do nothing."""


def game(*arguments: str, term: str | None = "xterm-256color", **changes: str) -> Session:
    return Session(command(*QUICK, *arguments), on_terminal(term, **changes), ready="\r\n> ")


def play(session: Session) -> None:
    for line, typed in TYPED:
        session.type(typed)
        session.wait_for_line(f"> {line}")
        session.type("\r")
        if line != "esci":
            session.wait_for("\\.\r\n> $")
    assert session.finish() == 0


@pytest.mark.parametrize("term", TERMS)
def test_criteria_1_2_3_and_8_a_whole_game_on_any_terminal(term: str | None) -> None:
    with game(term=term, NO_COLOR="1") as session:
        play(session)
        seen = session.seen.decode()
        assert is_append_only(seen)
        assert "> " not in re.sub(r"(?m)^> ", "", seen)  # a prompt stands at a line's beginning
        assert seen.endswith("Arrivederci.\r\n")
        assert session.attributes == session.before
        shown = [line for line in scrollback(session.screen) if line and line[0] != ">"]
    assert all(plain(line) == line for line in shown)
    piped = damavoce(*QUICK, lines="\n".join(line for line, _ in TYPED)).stdout.splitlines()
    piped[0] += " F2 accende e spegne la voce."  # which only a keyboard can
    assert without_folds(shown) == without_folds(piped)


def without_folds(lines: Iterable[str]) -> str:
    """What is told, however the terminal folds long lines, and however slow the disk is."""
    told = "".join(lines).replace(" ", "")
    return told.replace("Salvolapartita,ecivuolepiùdelsolito.Aspettaunmomento.", "")


FIRST_STEPS = [
    *("damiera", "prova", "13", "vicine 18", "5", "no", "impostazioni", "7", "24", "righe", "pezzi"),
    *("lettere parole", "righe", "dettaglio 0", "22-18", "lingua inglese", "rows", "xyz", "xyz", "xyz"),
    *("?", "quit"),
]


@pytest.mark.parametrize("term", TERMS)
def test_criteria_1_2_8_11_and_13_first_steps_and_settings(term: str | None, tmp_path: Path) -> None:
    with game(term=term, XDG_CONFIG_HOME=str(tmp_path)) as session:
        for line in FIRST_STEPS:
            session.type(line + "\r")
            if line != "quit":
                session.wait_for(f"{re.escape(line)}\r\n[^>]*\r\n> $")
        assert session.finish() == 0
        seen = session.seen.decode()
        assert is_append_only(seen)
        # Criterion 11: no colour, no bold, no sign of any kind is ever set, with or without NO_COLOR.
        cells = [cell for row in session.screen.buffer.values() for cell in row.values()]
        assert {(cell.fg, cell.bg, cell.bold, cell.reverse) for cell in cells} == {
            ("default", "default", False, False)
        }
        shown = [line for line in scrollback(session.screen) if line and line[0] != ">"]
    assert shown[0].startswith("Damavoce. Ogni messaggio")
    assert all(plain(line) == line for line in shown)
    change = next(place for place, line in enumerate(shown) if "Celle: 24" in line)
    assert max(map(len, shown[change:])) <= 24
    assert "cells = 24" in (tmp_path / "damavoce" / "settings.toml").read_text("utf-8")


def test_criterion_7_the_scrollback_holds_every_announcement_in_order(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Session(command(*QUICK, "--log", str(log)), ready="\r\n> ", columns=2000) as session:
        play(session)
        shown = [line for line in scrollback(session.screen) if line and line[0] != ">"]
    entries = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    said = [entry["utterance"] for entry in entries if entry["name"] == "Say"]
    assert shown == [line for text in said for line in fit(text, None)]


@pytest.mark.parametrize("cells", [8, 20, 40])
def test_criterion_13_no_line_of_a_game_is_over_the_cells(cells: int) -> None:
    with game("--cells", str(cells)) as session:
        play(session)
        shown = [line for line in scrollback(session.screen) if line[:1] != ">"]
    assert all(len(line) <= cells for line in shown)


def test_criterion_5_a_game_that_waits_writes_nothing() -> None:
    with game() as session:
        assert session.read(1) == b""


def test_criterion_6_the_computers_move_comes_while_the_next_is_typed() -> None:
    with Session(command(*SLOW, "--movetime", "1"), ready="\r\n> ") as session:
        session.type("22-18\r")
        session.wait_for(r"22-18\.\r\n")
        session.type("boh")
        session.wait_for(r"Nero: \S+\.\r\n")
        session.wait_for_line("> boh")
        session.type("\x15\x04\x04")
        assert session.finish() == 0
        assert is_append_only(session.seen.decode())


FAR_APART = (*SLOW, "--movetime", "3", "--fen", "W:W29,30,31,32:B1,2,3,4")
"""Whatever the computer plays here, nothing is to be taken and every man can step forward."""


def test_a_move_typed_while_the_computer_thinks_is_kept_read_back_and_played() -> None:
    with Session(command(*FAR_APART), ready="\r\n> ") as session:
        session.type("32-28\r")
        session.wait_for(r"Bianco: 32-28\.\r\n")
        session.type("29-26\r")
        kept = session.wait_for(r"Tengo 29-26 per dopo la mossa del computer\.")
        assert b"Nero:" not in kept
        told = session.wait_for(r"Bianco: 29-26\.\r\n").decode()
        assert re.search(r"Nero: \S+\.\r\n", told), "the computer's move comes first"
        session.type("\x04\x04")
        assert session.finish() == 0
        assert is_append_only(session.seen.decode())


def test_a_move_kept_on_a_terminal_is_taken_away_by_ctrl_c_and_the_computer_thinks_on() -> None:
    with Session(command(*FAR_APART), ready="\r\n> ") as session:
        session.type("32-28\r")
        session.wait_for(r"Bianco: 32-28\.\r\n")
        session.type("29-26\r")
        session.wait_for("Tengo 29-26")
        session.type("\x03")
        session.wait_for(r"Ho tolto la mossa che tenevo\.\r\n")
        session.wait_for(r"Nero: \S+\.\r\n")
        session.wait_for("> $")
        assert b"Bianco: 29-26" not in session.seen
        session.type("\x04\x04")
        assert session.finish() == 0


def test_from_a_pipe_nothing_is_kept() -> None:
    done = damavoce(*FAR_APART, "--movetime", "1", lines="32-28\n29-26\n")
    assert "Tengo" not in done.stdout
    told = re.findall(r"(?:Bianco|Nero): (\d\S+)\.", done.stdout)
    assert told[0] == "32-28"
    assert told[2] == "29-26", "a line waits until the computer has moved"


def test_ctrl_c_has_the_computer_answer_and_twice_leaves() -> None:
    with Session(command(*SLOW, "--movetime", "600"), ready="\r\n> ") as session:
        session.type("22-18\r")
        session.wait_for(r"22-18\.\r\n")
        session.type("\x03")
        session.wait_for(r"Nero: \S+\.\r\n")
        session.wait_for("> $")
        session.type("\x03\x03")
        assert session.finish() == 0
        assert session.attributes == session.before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_that_is_ended_leaves_the_terminal_as_it_was_and_is_saved(
    number: signal.Signals, tmp_path: Path
) -> None:
    with game(XDG_DATA_HOME=str(tmp_path)) as session:
        session.type("22-18\r")
        session.wait_for(r"Nero: \S+\r\n> $")
        journal = tmp_path / "damavoce" / "games.db"
        journal.unlink()  # which nothing notices before it is ended
        session.kill(number)
        assert session.finish() == -number
        assert session.attributes == session.before
        with closing(open_file(journal)) as file:
            assert library.find(file, GameSearch()).rows[0].moves[:1] == ("22-18",)
