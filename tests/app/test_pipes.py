"""Pipes and devices where files are wanted: on the command line they are read, within bounds; in a game
they are refused at once. And who may read what a game writes."""

import json
import os
import stat
import threading
from pathlib import Path

import pytest

from tests.app.support.play import QUICK
from tests.app.support.processes import damavoce, environment

GAME = '[GameType "22"]\n\n1. 22-18 12-16 *\n\n'
IMPATIENT = "from assistant.commands import inputs\ninputs.SILENCE, inputs.MOST_BYTES = 0.3, 3_000_000"
pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


def fed(pipe: Path, text: str) -> threading.Thread:
    """Somebody who writes to a pipe as soon as it is read."""
    writer = threading.Thread(target=pipe.write_text, args=(text, "utf-8"))
    writer.start()
    return writer


def told(*arguments: str, lines: str = "") -> list[dict[str, object]]:
    done = damavoce("--lang", "en", *arguments, lines=lines, after=IMPATIENT)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_games_and_messages_are_read_from_a_pipe(pipe: Path) -> None:
    writer = fed(pipe, GAME * 3)
    assert [each["game"] for each in told("pdn", "check", str(pipe))] == [1, 2, 3]
    writer.join()
    writer = fed(pipe, "I play 22-18")
    (line,) = told("message", "--rules", "italian", str(pipe))
    assert line["meaning"] == {"kind": "move", "path": [22, 18]}
    writer.join()
    assert [each["game"] for each in told("pdn", "check", "-", lines=GAME * 2)] == [1, 2]


def test_a_pipe_that_brings_nothing_and_a_device_without_end_hold_up_no_other_file(
    pipe: Path, tmp_path: Path
) -> None:
    (tmp_path / "good.pdn").write_text(GAME, "utf-8")
    files = (str(pipe), "/dev/zero", str(tmp_path / "good.pdn"))
    silent, *endless, good = told("pdn", "check", *files)
    assert "it brings nothing: I have waited long enough" in str(silent["error"])
    assert "it does not end" in str(endless[-1]["error"])
    assert good["game"] == 1
    (tmp_path / "good.txt").write_text("22-18", "utf-8")
    silent, good = told("message", "--rules", "italian", str(pipe), str(tmp_path / "good.txt"))
    assert "it brings nothing: I have waited long enough" in str(silent["error"])
    assert good["meaning"] == {"kind": "move", "path": [22, 18]}


def test_a_message_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    (tmp_path / "1").write_text("22-18 (no, 21-17)\n" * 20_000, "utf-8")
    (tmp_path / "2").write_text("Subject: x\nContent-Type: a/b" + ";c=d" * 5_000 + "\n\n22-18")
    (tmp_path / "3").write_text("From: " + "(" * 900 + "\n\n22-18")
    found = told("message", "--rules", "italian", *(str(tmp_path / each) for each in "123"))
    assert "more is written in it than is read" in str(found[0]["error"])
    assert "it is not made as mails are" in str(found[1]["error"])
    assert found[2]["meaning"] == {"kind": "move", "path": [22, 18]}


def test_games_are_written_over_no_pipe(pipe: Path, tmp_path: Path) -> None:
    (tmp_path / "good.pdn").write_text(GAME, "utf-8")
    done = damavoce("pdn", "convert", "--to", str(pipe), str(tmp_path / "good.pdn"))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert pipe.is_fifo()


def test_in_a_game_a_pipe_is_refused_at_once(pipe: Path, tmp_path: Path) -> None:
    documents = tmp_path / "home" / "Documents" / "damavoce"
    documents.mkdir(parents=True)
    os.mkfifo(documents / "positions.fen")
    changes = {"HOME": str(tmp_path / "home"), "XDG_DATA_HOME": str(tmp_path / "data")}
    done = damavoce(
        *("--white", "human:Bob", "--black", "human:Ann", "--voice", "off", "--lang", "en"),
        lines=f"open file {pipe}\nopen file /dev/zero\nwrite the position to a file\nquit\nyes\n",
        env=environment(**changes, XDG_DOCUMENTS_DIR=str(tmp_path / "home" / "Documents")),
    )
    assert f"{pipe} is not a file, but a pipe or a device. Choose another one." in done.stdout
    assert "/dev/zero is not a file, but a pipe or a device." in done.stdout
    assert done.returncode == 0
    assert (documents / "positions.fen").is_fifo()


@pytest.mark.parametrize("before", [None, 0o666])
def test_a_log_is_the_persons_alone(tmp_path: Path, before: int | None) -> None:
    log = tmp_path / "log"
    if before:
        log.write_text("old", "utf-8")
        log.chmod(before)
    damavoce(*QUICK, "--log", str(log), lines="esci\n", after="import os; os.umask(0)")
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    assert '"Opened"' in log.read_text("utf-8")
