"""How long the program takes to start, what its first answers cost, and how much memory it needs.

Each time the program is started anew as a process of this Python, on a pipe, and plays no move. Seconds
on the clock, from outside: this is what a person waits.
"""

import os
import statistics
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import assistant
from assistant.commands.bench.figures import Figure, spread
from assistant.narration.catalog import Catalog
from assistant.parsing.meanings import Command
from assistant.parsing.vocabulary import vocabulary
from assistant.rules.variant import ITALIAN

STARTS = 5
START_GOAL = 400.0
FIRST_QUERY_GOAL = 20.0
MEMORY_GOAL = 60.0
PATIENCE = 60.0

_FIRST_QUESTIONS = (Command.PIECES, Command.MOVES, Command.HELP)
"""Each of these is worded by another file of messages, read on first use."""

_PROGRAM = """
import os, sys
from assistant.cli import main
from assistant.terminal.console import LineConsole
want_line = LineConsole.want_line
def tell(console):
    want_line(console)
    os.write(1, b"\\0\\n")
LineConsole.want_line = tell
sys.exit(main(["play", "--lang", sys.argv[1]]))
"""
"""The game, which also writes a line of its own when it waits for one."""


def measure_start(catalog: Catalog) -> Iterator[Figure]:
    """Start, first answers and memory; the remark that something is left out goes to standard error.

    Raises OSError where no process can be started.
    """
    language = catalog.language
    questions = _first_questions(language)
    starts: list[float] = []
    memory: list[float] = []
    answers: dict[tuple[int, str], list[float]] = defaultdict(list)
    for counts in (False, *[True] * STARTS):
        with _Started(language) as program:
            started = program.wait()
            answered = [(question, program.ask(question)) for question in questions]
            peak = program.peak_memory()
        if counts:
            starts.append(started)
            memory += [peak] if peak else []
            for question, taken in answered:
                answers[0, question].append(taken)
    what = (ITALIAN.name, "start", "", language)
    yield Figure("start", *what, "ms", statistics.median(starts), None, "", START_GOAL)
    yield Figure("first query", *what, "ms", *spread(answers), FIRST_QUERY_GOAL)
    if memory:
        yield Figure("memory", *what, "MB", statistics.median(memory), None, "", MEMORY_GOAL)
    else:
        print(catalog.text("cli-bench-no-memory"), file=sys.stderr)


def _first_questions(language: str) -> list[str]:
    commands = vocabulary(language).commands
    return [
        next(phrase for phrase, command in commands.items() if command is wanted)
        for wanted in _FIRST_QUESTIONS
    ]


class _Started:
    """The program, from its start on."""

    def __init__(self, language: str) -> None:
        # The same code as here, wherever it was started from.
        home = str(Path(assistant.__file__).parents[1])
        paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
        self._began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _PROGRAM, language],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        # One that never comes to its prompt must not be waited for without end.
        self._watch = threading.Timer(PATIENCE, self._process.kill)
        self._watch.daemon = True
        self._watch.start()

    def wait(self) -> float:
        """Milliseconds until it waits for a line. Raises ChildProcessError if it ends instead."""
        assert self._process.stdout
        while (line := self._process.stdout.readline()).strip() != b"\0":
            if not line:
                raise ChildProcessError(f"exit status {self._process.wait()}")
        return (time.perf_counter() - self._began) * 1000

    def ask(self, question: str) -> float:
        """Milliseconds until a question is answered."""
        assert self._process.stdin
        self._began = time.perf_counter()
        self._process.stdin.write(f"{question}\n".encode())
        self._process.stdin.flush()
        return self.wait()

    def peak_memory(self) -> float | None:
        """The most memory that it has needed so far, in millions of bytes; None where nobody knows.

        Not by getrusage: there a child begins with the peak of the process that started it.
        """
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text("ascii", "replace")
        except OSError:
            return None
        for line in status.splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024 / 1e6
        return None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        # What it would still say is of no use to anybody.
        self._process.kill()
        self._process.communicate()
