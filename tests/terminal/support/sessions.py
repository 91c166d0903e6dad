"""Programs on a pseudo-terminal whose attributes, bytes and emulated screen can be looked at."""

import contextlib
import fcntl
import os
import re
import select
import signal
import socket
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

import pyte

from tests.app.support.processes import PATIENCE, environment
from tests.terminal.support.screens import cursor_line, screen_of

HERE = Path(__file__).parent
TERMS = ("xterm-256color", "linux", "dumb", None)


def on_terminal(term: str | None, **changes: str) -> dict[str, str]:
    """An environment with this TERM, or none."""
    return environment(**changes, **({} if term is None else {"TERM": term}))


def small_program(*arguments: str) -> list[str]:
    return [sys.executable, "-P", str(HERE / "small_program.py"), *arguments]


class Session:
    """A program on a terminal of its own, `ready` when it has written that.

    With `job` it runs under a shell that can see it stop.
    """

    def __init__(
        self,
        command: list[str],
        env: Mapping[str, str] | None = None,
        ready: str = "",
        columns: int = 80,
        job: bool = False,
    ) -> None:
        self.seen = b""
        self.screen = screen_of(columns)
        self._stream = pyte.ByteStream(self.screen)
        self._terminal, self._slave = os.openpty()
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.before = self.attributes
        self._shell, theirs = socket.socketpair()
        self._shell.settimeout(PATIENCE)
        if job:
            command = [sys.executable, "-IS", str(HERE / "shell.py"), str(theirs.fileno()), *command]
        self._process = subprocess.Popen(
            command,
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            env=env or on_terminal("xterm-256color"),
            start_new_session=True,
            pass_fds=[theirs.fileno()] if job else [],
        )
        theirs.close()
        self._told = b""
        self._is_gone = False
        self.pid = self._process.pid
        try:
            if job:
                self.pid = int(self.hear("started").split()[1])
            self.wait_for(ready)
        except BaseException:
            self.__exit__()
            raise

    @property
    def attributes(self) -> list[object]:
        """The terminal's attributes, as termios gives them."""
        return termios.tcgetattr(self._slave)

    @property
    def line(self) -> str:
        """The row of the cursor, as seen."""
        return cursor_line(self.screen).rstrip()

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def kill(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def wait_for(self, pattern: str) -> bytes:
        """Read until the pattern comes; what has come up to its end since the last wait."""
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(pattern.encode(), self._told)):
            assert time.monotonic() < deadline, self.seen
            assert self.read(1) or self._process.poll() is None, self.seen
        told, self._told = self._told[: found.end()], self._told[found.end() :]
        return told

    def wait_for_line(self, line: str) -> None:
        """Read until the cursor's row is this one."""
        deadline = time.monotonic() + PATIENCE
        while self.line != line:
            assert time.monotonic() < deadline, (self.line, self.seen)
            self.read(1)

    def forget(self) -> None:
        """Let the next wait look only at what comes from now on."""
        self._told = b""

    def read(self, seconds: float) -> bytes:
        """What comes next, if anything does within the time."""
        if not select.select([self._terminal], [], [], seconds)[0]:
            return b""
        block = os.read(self._terminal, 65536)
        self.seen += block
        self._told += block
        self._stream.feed(block)
        return block

    def hang_up(self) -> None:
        """Take the terminal away."""
        os.close(self._slave)
        os.close(self._terminal)
        self._is_gone = True

    def set_attributes(self, attributes: list[object]) -> None:
        """Do to the terminal what a shell may do while its job is stopped."""
        termios.tcsetattr(self._slave, termios.TCSANOW, attributes)

    def hear(self, word: str) -> str:
        """The next thing that the shell tells of its job."""
        told = self._shell.recv(100).decode()
        assert told.startswith(word), told
        return told

    def resume(self) -> None:
        """Have the shell continue its job in the foreground."""
        self._shell.send(b"c")

    def finish(self) -> int:
        """Read to the end; the exit status, or minus the signal."""
        deadline = time.monotonic() + PATIENCE
        while self._process.poll() is None:
            assert time.monotonic() < deadline, self.seen
            self.read(0.05)
        while self.read(0):
            pass
        return self._process.returncode

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *_: object) -> None:
        for pid in (self._process.pid, self.pid) if self._process.poll() is None else ():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._shell.close()
        if not self._is_gone:
            os.close(self._terminal)
            os.close(self._slave)
