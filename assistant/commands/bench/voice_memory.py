"""How much memory the voice adds to a game: the same one twice, silent and speaking.

The game runs on a pseudo-terminal of its own, as a person's does, and its own voice is made to say the
opening and something in each language. Only Linux tells of the memory of another process.
"""

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import assistant
from assistant.engine.compiled import SWITCH
from assistant.narration.catalog import base_languages
from assistant.parsing.words.vocabulary import vocabulary

RATE = 500
"""Words a minute: it is to be over soon."""

OPENING, LANGUAGE = 8.0, 4.0
"""Seconds in which the opening is said, and what follows on another language."""


PATIENCE = 30.0
"""Seconds that the child is waited for."""


class MemoryUsed(NamedTuple):
    """Millions of bytes of a process, its children included."""

    peak: float
    """The most that was resident, what is shared counted in every process that has it."""
    proportional: float
    """What is in use at the end, what is shared counted once."""
    children: int


def measure_game(language: str, voice: str) -> MemoryUsed:
    """The memory of a game after the opening and an answer in every language. Raises OSError."""
    with _game(language, voice) as (pid, terminal):
        until = time.monotonic() + PATIENCE
        while voice == "own" and not _children(pid) and time.monotonic() < until:
            time.sleep(0.1)
        time.sleep(OPENING)
        for other in [*(each for each in base_languages() if each != language), language]:
            os.write(terminal, f"{_phrase(language)} {other}\r".encode())
            language = other
            time.sleep(LANGUAGE)
        pids = [pid, *_children(pid)]
        return memory_of(pids)


def memory_of(pids: Sequence[int]) -> MemoryUsed:
    """The memory of a process and its children, which stand behind it. Raises OSError."""
    peaks = [_kilobytes(Path(f"/proc/{each}/status"), "VmHWM:") for each in pids]
    parts = [_kilobytes(Path(f"/proc/{each}/smaps_rollup"), "Pss:") for each in pids]
    return MemoryUsed(sum(peaks) * 1024 / 1e6, sum(parts) * 1024 / 1e6, len(pids) - 1)


@contextlib.contextmanager
def _game(language: str, voice: str) -> Iterator[tuple[int, int]]:
    """A game on a terminal: its number, and the terminal."""
    # The same code as here, wherever it was started from; nobody's settings are read or changed.
    home = str(Path(assistant.__file__).parents[1])
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    with tempfile.TemporaryDirectory(prefix="damavoce-") as folder:
        terminal, theirs = os.openpty()
        wanted = ["--lang", language, "--voice", voice, "--rate", str(RATE)]
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "assistant", "play", *wanted],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={
                **os.environ,
                "TERM": "xterm",
                "PYTHONPATH": os.pathsep.join(paths),
                "XDG_CONFIG_HOME": folder,
                "XDG_DATA_HOME": folder,
                # What the compiled opponent needs is a figure of its own: `bench search`.
                SWITCH: "1",
            },
            start_new_session=True,
        )
        os.close(theirs)
        reader = threading.Thread(target=_read, args=(terminal,), daemon=True)
        reader.start()
        try:
            yield process.pid, terminal
        finally:
            process.kill()
            process.wait()
            reader.join()
            os.close(terminal)


def _read(terminal: int) -> None:
    """Take what is printed, so that nothing waits for it."""
    with contextlib.suppress(OSError):
        while os.read(terminal, 65536):
            pass


def _phrase(language: str) -> str:
    """What is typed before the name of a language."""
    settings = vocabulary(language).settings.items()
    return next(phrase for phrase, setting in settings if setting == "language")


def _children(pid: int) -> list[int]:
    """The processes that a process has started, from any of its threads."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for each in found for child in each.read_text("ascii").split()]


def _kilobytes(file: Path, name: str) -> int:
    for line in file.read_text("ascii", "replace").splitlines():
        if line.startswith(name):
            return int(line.split()[1])
    raise OSError(f"{file}: no {name}")
