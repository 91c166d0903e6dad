"""Programs of the person's system that are started without a shell, and never waited for long."""

import subprocess
from collections.abc import Sequence

from assistant.errors import AssistantError


class ProgramError(AssistantError):
    """There is no such program, or it has not done what it was started for."""

    def __init__(self, why: str, name: str = "") -> None:
        super().__init__(f"{name}: {why}")
        self.why = why
        """`no-tool`, `slow` or `failed`."""
        self.name = name


def run_with_input(command: Sequence[str], data: bytes, seconds: float, name: str) -> None:
    """Give a program bytes to read, and wait until it has them. Raises ProgramError."""
    try:
        ended = subprocess.run(
            command,
            input=data,
            timeout=seconds,
            stdout=subprocess.DEVNULL,
            # A child that stays behind with the clipboard must hold no pipe of ours open.
            stderr=subprocess.DEVNULL,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise ProgramError("slow", name) from None
    except OSError:
        raise ProgramError("failed", name) from None
    if ended.returncode:
        raise ProgramError("failed", name)


opened: list[subprocess.Popen[bytes]] = []
"""Programs that stayed open when they were started, until they have ended."""


def start(command: Sequence[str], seconds: float, name: str) -> None:
    """Start a program that may stay open; what ends within that time has to end well. Raises
    ProgramError."""
    try:
        started = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C here is not for it
        )
        status = started.wait(seconds)
    except subprocess.TimeoutExpired:
        opened[:] = [each for each in (*opened, started) if each.poll() is None]
        return  # a window that is open
    except OSError:
        raise ProgramError("failed", name) from None
    if status:
        raise ProgramError("failed", name)
