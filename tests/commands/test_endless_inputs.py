"""What has no end is refused in seconds: devices, a line that goes on and on, a pipe nobody reads."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.support.processes import PATIENCE, command, damavoce, environment

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no such devices")
ENGLISH = ("--lang", "en")


@pytest.mark.parametrize(
    "given",
    [
        ("pdn", "check", "/dev/zero"),
        ("pdn", "list", "/dev/urandom"),
        ("pdn", "convert", "/dev/zero"),
        ("analyse", "--rules", "italian", "--depth", "2", "/dev/zero"),
        ("message", "--rules", "italian", "/dev/zero"),
    ],
)
def test_a_device_is_refused_in_words(given: tuple[str, ...]) -> None:
    done = damavoce(*given, *ENGLISH)
    assert done.returncode == 1
    assert "it does not end" in done.stdout + done.stderr


def test_a_line_without_end_is_no_text() -> None:
    done = damavoce("pdn", "check", "-", *ENGLISH, lines=bytes(12_000_000))
    assert done.returncode == 1
    assert "it does not end" in done.stdout


def test_a_position_without_end_is_none() -> None:
    with open("/dev/zero", "rb") as zero:
        done = subprocess.run(
            command("legal", "--rules", "italian", *ENGLISH),
            stdin=zero,
            capture_output=True,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stdout.count(b'"error"') == 1


def test_an_empty_device_and_a_pipe_with_games_are_read() -> None:
    done = damavoce("pdn", "check", "/dev/null", "-", *ENGLISH, lines="1. 22-18 11-15 *\n" * 3)
    assert done.stdout.count('"errors": []') == 3


def test_a_pipe_that_was_waited_for_long_enough_is_read_as_far_as_it_is_there() -> None:
    long = "import assistant.commands.inputs as inputs; inputs.LONGEST_WAIT = 1e-9"
    done = damavoce("pdn", "check", "-", *ENGLISH, lines="1. 22-18 11-15 *\n" * 3000, after=long)
    assert done.stdout.count('"errors": []') == 3000


def test_no_sound_is_written_into_a_pipe_that_nobody_reads(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    done = damavoce("speak", *ENGLISH, "--to", str(tmp_path / "pipe"), "hello")
    assert done.returncode == 1
    assert "cannot be written" in done.stderr
