"""What a person waits for until the computer plays, and plays fast: games of their own, on pipes.

A game begins where nothing was ever compiled, and another one where everything was. Both are the
program as everybody has it, but for a line on its standard error at each step
(bench_search_child.py). Seconds on the clock, from outside.
"""

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
from typing import NamedTuple, Self

from assistant.commands.bench.apart import surroundings
from assistant.commands.bench.search_child import FAST, LINE, SLOW
from assistant.commands.bench.voice_memory import memory_of
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move
from assistant.rules.position import start_position
from assistant.rules.variant import Variant

PATIENCE = 150.0
"""Seconds after which a game is ended that does not come to its next step."""
LEAVING_PATIENCE = 5.0
MOVETIME = "0.5"
"""Seconds of the move before memory is looked at: with a time for each move the table is largest."""


class GameTrial(NamedTuple):
    """Seconds from the start of the program, and millions of bytes; None for what was not measured."""

    first_move: float
    """Until the computer has answered the first move, with an empty cache."""
    ready_cold: float | None = None
    """Until the compiled kernel plays, with an empty cache."""
    ready_warm: float | None = None
    memory: float | None = None
    """The most that the game has needed, after a move by the compiled kernel."""


def measure_game(variant: Variant, *, waits: bool) -> GameTrial:
    """Try it, only up to the first move unless it `waits`. Raises OSError where no game begins."""
    start = start_position(variant)
    moves = legal_moves(start)
    move = format_move(moves[0], moves)
    with tempfile.TemporaryDirectory(prefix="damavoce-", ignore_cleanup_errors=True) as folder:
        with _Game(variant, folder) as game:
            game.type(move)
            game.wait_for(LINE)
            first_move = game.wait_for(LINE)
            ready_cold = game.wait_for(FAST, SLOW) if waits else None
            if ready_cold is None or game.last != FAST:
                return GameTrial(first_move)
        with _Game(variant, folder, "--movetime", MOVETIME) as game:
            game.wait_for(LINE)
            ready_warm = game.wait_for(FAST, SLOW)
            if game.last != FAST:
                return GameTrial(first_move, ready_cold)
            game.type(move)
            game.wait_for(LINE)
            return GameTrial(first_move, ready_cold, ready_warm, game.memory())


class _Game:
    """The program, from its start on, with the default players, and folders of its own."""

    def __init__(self, variant: Variant, folder: str, *more: str) -> None:
        self.last = ""
        """The step that was waited for last."""
        wanted = ("--rules", variant.name, "--voice", "off", "--listen", "off", *more)
        self._began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "assistant.commands.bench.search_child", *wanted],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={**os.environ, **surroundings(folder)},
        )
        self._watch = threading.Timer(PATIENCE, self._process.kill)
        self._watch.daemon = True
        self._watch.start()

    def wait_for(self, *steps: str) -> float:
        """The seconds from the start to a step. Raises ChildProcessError if the game ends instead."""
        assert self._process.stderr
        told = ""
        for line in self._process.stderr:
            if line.strip().decode("utf-8", "replace") in steps:
                self.last = line.strip().decode()
                return time.perf_counter() - self._began
            told = line.decode("utf-8", "replace").strip() or told
        raise ChildProcessError(told or f"exit status {self._process.wait()}")

    def type(self, text: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{text}\n".encode())
        self._process.stdin.flush()

    def memory(self) -> float | None:
        """The most that it has needed, in millions of bytes; None where nobody knows."""
        with contextlib.suppress(OSError):
            return memory_of([self._process.pid]).peak
        return None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._watch.cancel()
        # The end of its input has it end what it compiles, too.
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            self._process.communicate(timeout=LEAVING_PATIENCE)
        self._process.kill()
        self._process.communicate()
