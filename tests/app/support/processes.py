"""The program as a real process: on pipes, or on a pseudo-terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
"""Seconds after which a process that should have answered is given up. Never a measure of speed."""


def environment(**changes: str) -> dict[str, str]:
    folders = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    on_windows = ("SYSTEMROOT", "WIN_PD_OVERRIDE_APPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
    names = ("PATH", "HOME", *folders, *on_windows)
    kept = {name: os.environ[name] for name in names if name in os.environ}
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        if kept.get(name) == (home := os.environ.get("DAMAVOCE_TESTS_HOME", "")) != "":
            # Where a test has no folder of its own, no program finds the games or settings of another.
            kept[name] = tempfile.mkdtemp(dir=home)
    said_in = {"LC_ALL": "C.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}  # the first decides the letters
    usual = {**said_in, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "error"}
    # The compiled opponent would be loaded in every game, for tests that are about something else.
    return {**kept, **usual, "NUMBA_DISABLE_JIT": "1", **changes}


def command(*arguments: str, after: str = "") -> list[str]:
    """The program, or a Python program that does something else before."""
    program = ("-c", f"{after}\nimport sys\nfrom assistant.cli import main\nsys.exit(main())")
    return [sys.executable, "-P", *(program if after else ("-m", "assistant")), *arguments]


def damavoce(
    *arguments: str,
    lines: str | bytes = b"",
    env: Mapping[str, str] | None = None,
    after: str = "",
) -> subprocess.CompletedProcess[str]:
    """Run to the end with these bytes as standard input; `after` as in `command`."""
    data = lines.encode() if isinstance(lines, str) else lines
    done = subprocess.run(
        command(*arguments, after=after),
        input=data,
        capture_output=True,
        env=env or environment(),
        timeout=PATIENCE,
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in out + err, err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def start(*arguments: str) -> subprocess.Popen[bytes]:
    """Start on pipes, to be fed and watched."""
    return subprocess.Popen(
        command(*arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )


class OnTerminal:
    """The program on a pseudo-terminal of its own."""

    def __init__(self, *arguments: str, env: Mapping[str, str] | None = None) -> None:
        self.seen = b""
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, command(*arguments), dict(env or environment(TERM="xterm")))

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def wait_for(self, pattern: str) -> None:
        """Read until the pattern has been seen."""
        deadline = time.monotonic() + PATIENCE
        while not re.search(pattern.encode(), self.seen):
            assert time.monotonic() < deadline, self.seen
            assert self._read(), self.seen

    def wait(self) -> int:
        """Read to the end; the exit status, or minus the signal."""
        deadline = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < deadline
        _, status = os.waitpid(self.pid, 0)
        os.close(self._terminal)
        return os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def _read(self) -> bool:
        ready, _, _ = select.select([self._terminal], [], [], PATIENCE)
        if not ready:
            return False
        try:
            block = os.read(self._terminal, 65536)
        except OSError:
            return False
        self.seen += block
        return bool(block)
