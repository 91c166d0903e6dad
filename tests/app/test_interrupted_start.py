"""A Ctrl-C while the program starts ends it quietly, at whatever line of anybody's code it comes."""

import os
import random
import subprocess
import sys

import pytest

from tests.app.support.processes import PATIENCE, environment

pytestmark = [
    pytest.mark.other_system,
    pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them"),
]

AT_LINE = """
import os, signal, sys
at, lines = int(sys.argv.pop(1)), 0
def look(frame, event, argument):
    global lines
    file = frame.f_code.co_filename
    if event == "line" and file != "<string>" and (lines or file.endswith("cli.py")):
        lines += 1
        if lines == at:
            os.kill(os.getpid(), signal.SIGINT)
    return look
sys.settrace(look)
from assistant.__main__ import main
status = main()
sys.settrace(None)
print(lines if not at else "", file=sys.stderr)
sys.exit(status)
"""
"""Interrupts the program at the so-manieth line that is run after its first few, in whatever file."""

LAW = ("explain", "--rules", "italian", "22-18")
WRONG = ("--level", "11")
GAME = ("--level", "1", "--seed", "1", "--voice", "off")


def interrupted(at: int, arguments: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-c", AT_LINE, str(at), *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )


def start_is_ended_at(arguments: tuple[str, ...], samples: int) -> None:
    """At its first lines, and at some that are drawn."""
    lines = int(interrupted(0, arguments).stderr.splitlines()[-1])
    chosen = random.Random(samples).sample(range(1, lines), samples)
    for at in (1, 7, *chosen):
        done = interrupted(at, arguments)
        assert (done.returncode, done.stderr.strip()) == (130, ""), at


@pytest.mark.parametrize(("arguments", "samples"), [(LAW, 5), (WRONG, 1), (("--help",), 1)])
def test_at_any_line_of_a_start(arguments: tuple[str, ...], samples: int) -> None:
    start_is_ended_at(arguments, samples)


def test_at_any_line_of_a_game_that_nobody_plays() -> None:
    game_is_ended_at(4)


@pytest.mark.proof
def test_at_many_lines() -> None:
    for arguments in (LAW, WRONG, ("--help",)):
        start_is_ended_at(arguments, 50)
    game_is_ended_at(100)


def game_is_ended_at(samples: int) -> None:
    lines = int(interrupted(0, GAME).stderr.splitlines()[-1])
    for at in random.Random(26).sample(range(1, lines), samples):
        done = interrupted(at, GAME)
        # Once the game has begun it is told of the interrupt and says goodbye.
        assert done.returncode in (0, 130), at
        assert done.stderr.strip() == "", at


def test_where_interrupts_are_ignored_they_stay_so() -> None:
    """A shell has what it starts in the background ignore them."""
    code = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code + AT_LINE, "2000", *LAW],
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
