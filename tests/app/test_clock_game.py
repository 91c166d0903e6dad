"""A game with clocks by the program as a real process: the flag falls while nobody does anything."""

import json
import re
from pathlib import Path

from tests.app.support.play import QUICK, read_until
from tests.app.support.processes import PATIENCE, OnTerminal, damavoce, start


def test_who_does_nothing_loses_on_time_over_a_pipe(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with start(*QUICK, "--clock", "1s", "--log", str(log)) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        read_until(process, rb"Vince il Nero: il Bianco ha esaurito il tempo, articolo 9\.2\.4\.\n")
        process.stdin.write(b"risultato\nesci\n")
        process.stdin.flush()
        assert process.wait(PATIENCE) == 0
        assert b"Arrivederci." in process.stdout.read()
        assert process.stderr.read() == b""
    entries = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    (fell,) = [entry for entry in entries if entry["name"] == "FlagFell"]
    assert (fell["side"], fell["table"], fell["left"]) == ("white", 1, [0.0, 1.0])
    assert fell["at"] >= 0.9
    (opened,) = [entry for entry in entries if entry["name"] == "Opened"]
    assert opened["settings"]["white_clock"] == "1s"


def test_who_does_nothing_loses_on_time_at_a_terminal() -> None:
    terminal = OnTerminal(*QUICK, "--rules", "italian", "--clock", "1s", "--lang", "en")
    try:
        terminal.wait_for(r"White has run out of time")
        terminal.type("quit\r")
        assert terminal.wait() == 0
    except BaseException:
        terminal.kill()
        raise


def test_what_is_left_stands_in_the_log_with_each_move(tmp_path: Path) -> None:
    log = tmp_path / "log"
    lines = "22-18\ntempo\nesci\nsi\n"
    done = damavoce(*QUICK, "--clock", "10+5", "--black-clock", "5", "--log", str(log), lines=lines)
    assert done.returncode == 0
    assert re.search(
        r"^Hai (10 minuti e [0-5] secondi|9 minuti e \d+ secondi), il Nero ", done.stdout, re.M
    )
    entries = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    first, *_ = [entry for entry in entries if entry["name"] == "MovePlayed"]
    white, black = first["left"]
    assert 500 < white <= 605
    assert black == 300
