"""A file of any size goes through `damavoce pdn check` in the memory that a small one needs."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from assistant.game.pdn.writer import write
from assistant.rules.variant import ITALIAN, VARIANTS
from tests.app.support.processes import ROOT, environment
from tests.game.pdn.support.texts import mirrored, numbered, random_moves
from tests.game.pdn.support.trees import random_tree

GIGABYTE = 10**9
SETTLED = 30_000_000
"""Bytes after which everything that is made once has been made."""
PEAK = "VmHWM:"


def block() -> bytes:
    """Games of every kind, some with much to say, some with faults, short ones and mirrored ones."""
    games = [
        write(random_tree(seed, variant, 60)) for seed in range(40) for variant in VARIANTS.values()
    ]
    long = "a remark of some length " * 300
    games += [
        f'[GameType "22"]\n\n1. 22-18 {{{long}}} 12-15 {{{long}}} zz 2. 1-2 *\n\n' for _ in range(20)
    ]
    games += [f'[GameType "22"]\n\n1. 22-18 {{{long}\n\n[GameType "25"]\n\n1. c3-d4 *\n\n']
    games += [
        f'[GameType "22"]\n\n{numbered(random_moves(ITALIAN, seed, 4))} *\n\n' for seed in range(30)
    ]
    moves = [mirrored(move) for move in random_moves(ITALIAN, 5, 40)]
    games += [f"{numbered(moves)} 1-0\n\n", "(" * 3000, ")" * 3000, '[White "\n']
    return "".join(games).encode()


def peak_of(process: int) -> int:
    """The most memory that a process has had, in bytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith(PEAK):
            return int(line.split()[1]) * 1024
    raise AssertionError("Linux tells it")


def peaks(size: int) -> tuple[int, int]:
    """The memory that a stream of so many bytes takes, when it has settled and at the end."""
    given = block()
    command = [sys.executable, "-m", "assistant", "pdn", "check", "-"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, cwd=ROOT, env=environment()
    ) as process:
        assert process.stdin
        sent = settled = 0
        while sent < size:
            process.stdin.write(given)
            sent += len(given)
            if not settled and sent >= min(size, SETTLED):
                settled = peak_of(process.pid)
        process.stdin.flush()
        last = peak_of(process.pid)
        process.stdin.close()
        assert process.wait() == 1  # there are faults in it
    return settled, last


@pytest.mark.proof
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has needed")
def test_a_gigabyte_takes_no_more_memory_than_its_beginning(
    record_property: Callable[[str, object], None],
) -> None:
    settled, last = peaks(GIGABYTE)
    record_property("peaks in bytes", (settled, last))
    assert last < 1.1 * settled
