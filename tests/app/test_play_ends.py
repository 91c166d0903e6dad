"""How a game that a person plays ends before its end: by keys, signals, and streams that go away."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.app.support.play import QUICK, read_until
from tests.app.support.processes import PATIENCE, OnTerminal, command, environment, start


def test_ctrl_c_has_the_computer_answer_at_once_and_twice_leaves() -> None:
    with start("--movetime", "600", "--fen", "W:W21,22,23,24:B9,10,11,12") as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"22-18\n")
        process.stdin.flush()
        read_until(process, rb"Penso\.\n")
        process.send_signal(signal.SIGINT)
        read_until(process, rb"Nero: \d")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert process.stdout.read().endswith(b"Arrivederci.\n")
        assert process.stderr
        assert process.stderr.read() == b""


def test_a_reader_that_goes_away_ends_the_program_quietly() -> None:
    with start(*QUICK) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(b"mosse\n")
        process.stdin.close()
        assert process.wait(PATIENCE) == 1
        assert process.stderr.read() == b""


@pytest.mark.parametrize(("without", "status"), [("<&-", 0), (">&-", 1), ("2>&-", 0)])
def test_a_start_without_a_standard_stream(without: str, status: int) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {without}', "sh", *command(*QUICK)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == status
    assert done.stderr == b""
    assert (done.stdout == b"") is (status == 1)


@pytest.mark.parametrize("arguments", [QUICK, ("legal", "--rules", "italian", "W:W30:B1")])
def test_an_output_that_takes_nothing_is_told_of(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command(*arguments),
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.decode().startswith("Non riesco a scrivere sull'uscita")
    assert len(done.stderr.splitlines()) == 1


def test_ctrl_c_while_the_program_starts_ends_it_quietly() -> None:
    for milliseconds in range(40, 240, 20):
        with start(*QUICK) as process:
            time.sleep(milliseconds / 1000)
            process.send_signal(signal.SIGINT)
            assert process.stdin
            process.stdin.close()
            process.wait(PATIENCE)
            assert process.stderr
            told = process.stderr.read()
        # Before our first line runs, Python itself answers; its own words name no file of ours.
        assert b"assistant/" not in told, told


# On a terminal


@pytest.mark.parametrize("term", ["xterm-256color", "dumb", ""])
def test_a_terminal_sees_lines_and_no_escape(term: str) -> None:
    program = OnTerminal(*QUICK, env=environment(TERM=term) if term else environment())
    program.wait_for("> ")
    program.type("22-18\r")
    program.wait_for(r"Nero: \d")
    program.type("esci\r")
    program.wait_for("La partita è salvata")
    assert program.wait() == 0
    assert b"\x1b" not in program.seen
    assert b"Arrivederci." in program.seen


def test_ctrl_d_and_ctrl_c_on_a_terminal() -> None:
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("\x04")
    assert program.wait() == 0
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("22-\x04\x04")
    assert program.wait() == 0
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("\x03")
    program.wait_for(r"Premi ancora Ctrl-C per uscire\.\r\n> ")
    program.type("\x03")
    assert program.wait() == 0
    assert program.seen.endswith(b"Arrivederci.\r\n"), "and no prompt behind it"


def test_ctrl_d_in_the_middle_of_a_game_leaves_as_the_word_does_since_the_game_is_kept() -> None:
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("22-18\r")
    program.wait_for(r"Nero: \d")
    program.type("\x04")
    program.wait_for("La partita è salvata")
    assert program.wait() == 0
    assert b"Arrivederci." in program.seen


def test_ctrl_d_asks_where_the_game_cannot_be_kept() -> None:
    env = environment(TERM="xterm")
    Path(env["XDG_DATA_HOME"], "damavoce").write_text("no folder")
    program = OnTerminal(*QUICK, "--voice", "off", env=env)  # news of it would come between
    program.wait_for("Non posso salvare")
    program.type("22-18\r")
    program.wait_for(r"Nero: \d")
    program.type("\x04")
    program.wait_for("Vuoi davvero uscire")
    program.type("no\r")
    program.wait_for("si continua")
    program.type("\x04")
    program.wait_for("senza salvare")
    program.type("\x04")
    assert program.wait() == 0
    assert b"Arrivederci." in program.seen


def test_a_paste_that_never_ends_swallows_nothing() -> None:
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("\x1b[200~22-")
    for char in "18":
        program.type(char)
    program.type("\r")
    program.wait_for(r"Nero: \d")
    program.type("\x1b[200~pippo\x03")
    program.wait_for("Premi ancora Ctrl-C")
    program.type("\x03")
    assert program.wait() == 0


def test_a_terminal_that_hangs_up_ends_the_program() -> None:
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    os.kill(program.pid, signal.SIGHUP)
    assert program.wait() in (0, -signal.SIGHUP)
