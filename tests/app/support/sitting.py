"""Two people at one machine who play through a pipe, while somebody does something to their files."""

import re
import subprocess
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from tests.app.support.processes import PATIENCE, command, environment

PEOPLE = ("--white", "human:Anna", "--black", "human:Bruno", "--coach", "off", "--voice", "off")


class Sitting:
    """One program, from its start to its end."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.said: list[str] = []
        self.process = subprocess.Popen(
            command(*(options or PEOPLE)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(XDG_DATA_HOME=str(folder)),
        )

    def enter(self, *lines: str) -> Self:
        assert self.process.stdin
        with suppress(BrokenPipeError):
            self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self.process.stdin.flush()
        return self

    def hear(self, pattern: str) -> Self:
        """Wait until this has been said."""
        assert self.process.stdout
        timer = threading.Timer(PATIENCE, self.process.kill)
        timer.start()
        try:
            return self._hear(self.process.stdout, pattern)
        finally:
            timer.cancel()

    def _hear(self, out: IO[bytes], pattern: str) -> Self:
        for line in out:
            self.said.append(line.decode().rstrip("\n"))
            if re.search(pattern, self.said[-1]):
                return self
        raise AssertionError(f"{pattern!r} was never said: {self.said}")

    def leave(self, *lines: str) -> list[str]:
        """Type the last lines, and be told all to the end."""
        self.enter(*lines)
        out, complaints = self.process.communicate(timeout=PATIENCE)
        self.said += out.decode().splitlines()
        assert complaints.decode() == ""
        assert self.process.returncode == 0
        return self.said

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.returncode is None:
            self.kill()


def about(said: list[str], text: str) -> list[str]:
    """The lines that are about something."""
    return [line for line in said if text in line]
