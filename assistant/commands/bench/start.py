"""How long the program takes to start, what its first answers and its first sentence cost, and how much
memory it needs.

Each time the program is started anew as a process of this Python, on a pipe and on a terminal, and
plays no move. Seconds on the clock, from outside: this is what a person waits. Since machines differ,
what it takes only to import the libraries of the typed game is measured in turn with it. Of a sentence
that is no phrase of a command, the time of the processor counts, from the first prompt to the second.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from assistant.commands.bench.apart import surroundings
from assistant.commands.bench.figures import Figure, spread
from assistant.narration.catalog import Catalog
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.variant import ITALIAN

STARTS = 5
START_GOAL = 250.0
TERMINAL_GOAL = 300.0
LIBRARIES_GOAL = 1.5
"""How many times as long as importing the libraries alone a start on a pipe may take."""
FIRST_QUERY_GOAL = 20.0
MEMORY_GOAL = 60.0
SENTENCE_GOAL = 60.0
SENTENCE_MEMORY_GOAL = 62.0
PATIENCE = 60.0

_FIRST_QUESTIONS = (Command.PIECES, Command.MOVES, Command.HELP)
"""Each of these is worded by another file of messages, read on first use."""

PROGRAM = """
import os, sys, time
from assistant.cli import main
from assistant.terminal.console import KeyConsole, LineConsole
mark = int(sys.argv[2])
def telling(method):
    def tell(console):
        method(console)
        os.write(mark, b"\\0%f\\n" % (1000 * time.process_time()))
    return tell
LineConsole.want_line = telling(LineConsole.want_line)
KeyConsole._show = telling(KeyConsole._show)
sys.exit(main(["play", "--lang", sys.argv[1]]))
"""
"""The game, which also writes a line of its own when it waits for one: the processor's time so far."""
_LIBRARIES = """
import asyncio, os, sys
import fluent.runtime, platformdirs, prompt_toolkit.input
os.write(int(sys.argv[2]), b"\\0\\n")
"""


def measure_start(catalog: Catalog) -> Iterator[Figure]:
    """Start, first answers and memory; the remark that something is left out goes to standard error.

    Raises OSError where no process can be started.
    """
    with tempfile.TemporaryDirectory(prefix="damavoce-", ignore_cleanup_errors=True) as folder:
        yield from _measured(catalog, folder)


def _measured(catalog: Catalog, folder: str) -> Iterator[Figure]:
    language = catalog.language
    questions = _first_questions(language)
    sentence = vocabulary(language).asked[Command.CAPTURES.value][0]
    times: dict[str, list[float]] = defaultdict(list)
    answers: dict[tuple[int, str], list[float]] = defaultdict(list)
    for counts in (False, *[True] * STARTS):
        found = _measured_once(language, questions, sentence, folder)
        if counts:
            for question in questions:
                answers[0, question].append(found.pop(question))
            for name, value in found.items():
                times[name].append(value)
    what = (ITALIAN.name, "start", "", language)
    usual = {name: statistics.median(values) for name, values in times.items()}
    yield Figure("start", *what, "ms", usual["pipe"], None, "", START_GOAL)
    if "terminal" in usual:
        yield Figure("start, terminal", *what, "ms", usual["terminal"], None, "", TERMINAL_GOAL)
    ratio = usual["pipe"] / usual["libraries"]
    yield Figure("start by libraries", *what, "times", ratio, None, "", LIBRARIES_GOAL)
    yield Figure("first query", *what, "ms", *spread(answers), FIRST_QUERY_GOAL)
    yield Figure("first sentence", *what, "ms", usual["sentence"], None, "", SENTENCE_GOAL)
    if "memory" in usual:
        yield Figure("memory", *what, "MB", usual["memory"], None, "", MEMORY_GOAL)
        after = usual["memory behind it"]
        yield Figure("memory, sentence", *what, "MB", after, None, "", SENTENCE_MEMORY_GOAL)
    else:
        print(catalog.text("cli-bench-no-memory"), file=sys.stderr)


def _measured_once(
    language: str, questions: Sequence[str], sentence: str, folder: str
) -> dict[str, float]:
    """Each kind of start once and the first questions, in milliseconds; and the memory, in MB."""
    found = {}
    with Started(PROGRAM, language, folder) as program:
        found["pipe"] = program.wait()
        found |= {question: program.ask(question) for question in questions}
        peak = program.peak_memory()
        if peak:
            found["memory"] = peak
    with Started(PROGRAM, language, folder) as program:
        program.wait()
        before = program.spent
        program.ask(sentence)
        found["sentence"] = program.spent - before
        if peak := program.peak_memory():
            found["memory behind it"] = peak
    if os.name == "posix":
        with Started(PROGRAM, language, folder, on_terminal=True) as program:
            found["terminal"] = program.wait()
    with Started(_LIBRARIES, language, folder) as libraries:
        found["libraries"] = libraries.wait()
    return found


def _first_questions(language: str) -> list[str]:
    commands = vocabulary(language).commands
    return [
        next(phrase for phrase, command in commands.items() if command is wanted)
        for wanted in _FIRST_QUESTIONS
    ]


class Started:
    """The program, from its start on."""

    def __init__(self, program: str, language: str, folder: str, *, on_terminal: bool = False) -> None:
        # The same code as here, compiled, as an installed one is; and nobody's games are offered.
        env = {**os.environ, **surroundings(folder)}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [sys.executable, "-P", "-c", program, language]
        self._terminal: tuple[int, ...] = ()
        self.spent = 0.0
        """Milliseconds of the processor until it last waited for a line, where it tells them."""
        self._began = time.perf_counter()
        if on_terminal:
            self._terminal = os.openpty()
            reading, writing = os.pipe()
            self._marks: IO[bytes] = os.fdopen(reading, "rb")
            self._process = subprocess.Popen(
                [*command, str(writing)],
                stdin=self._terminal[1],
                stdout=self._terminal[1],
                pass_fds=(writing,),
                start_new_session=True,
                env={**env, "TERM": "xterm"},
            )
            os.close(writing)
        else:
            self._process = subprocess.Popen(
                [*command, "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
            )
            assert self._process.stdout
            self._marks = self._process.stdout
        # One that never comes to its prompt must not be waited for without end.
        self._watch = threading.Timer(PATIENCE, self._process.kill)
        self._watch.daemon = True
        self._watch.start()

    def wait(self) -> float:
        """Milliseconds until it waits for a line. Raises ChildProcessError if it ends instead."""
        while not (line := self._marks.readline()).startswith(b"\0"):
            if not line:
                raise ChildProcessError(f"exit status {self._process.wait()}")
        self.spent = float(line.strip(b"\0\r\n") or 0)
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
        self._watch.cancel()
        self._marks.close()
        for each in self._terminal:
            os.close(each)
