"""A program of ours in a process of its own: native code that hangs, dies or prints harms nobody else.

Parent and child exchange frames. The child has none of the parent's standard streams: its own are the
pipes of the frames, which it takes away at once (`take_pipes`), so that what native code prints goes
nowhere. It serves the voice, and is made to serve the ear.
"""

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

import speech
from speech.frames import FrameError, Message, read_frame, write_frame


class ChildGone(Exception):
    """The child has ended, or was never there."""


class Child:
    """A module of ours, run as a child. A thread of its own tells what it sends, and its end."""

    def __init__(
        self,
        module: str,
        on_frame: Callable[[Message, bytes], None],
        on_end: Callable[[], None],
        arguments: tuple[str, ...] = (),
    ) -> None:
        """Start it. Raises ChildGone where that is impossible."""
        self._on_frame = on_frame
        self._on_end = on_end
        self._lock = threading.Lock()
        home = str(Path(speech.__path__[0]).parent)
        paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", module, *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                # Ctrl-C is for the parent, who decides what becomes of the child.
                start_new_session=sys.platform != "win32",
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )
        except OSError as error:
            raise ChildGone(str(error)) from error
        assert self._process.stdin
        assert self._process.stdout
        self._to_child = self._process.stdin
        self._from_child = self._process.stdout
        self.pid = self._process.pid
        threading.Thread(target=self._read, name=module, daemon=True).start()

    def send(self, message: Message, data: bytes = b"") -> None:
        """Send a frame. Raises ChildGone."""
        try:
            with self._lock:
                write_frame(self._to_child, message, data)
        except (OSError, ValueError) as error:
            raise ChildGone(str(error)) from error

    def kill(self) -> None:
        """End it now, whatever it is doing. Its end is told as any other."""
        with contextlib.suppress(OSError):
            self._process.kill()

    def close(self) -> None:
        """Let it end by itself, and end it if it does not. May be called twice."""
        with contextlib.suppress(OSError, ValueError):
            self._to_child.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()

    def _read(self) -> None:
        with contextlib.suppress(FrameError, OSError, ValueError):
            while frame := read_frame(self._from_child):
                self._on_frame(*frame)
        # A child that sends no frames any more is of no use, even if it lives.
        self.kill()
        self._process.wait()
        self._from_child.close()
        with self._lock, contextlib.suppress(OSError, ValueError):
            self._to_child.close()
        self._on_end()


_PATIENCE = 2.0
"""Seconds that a child has to end by itself."""


def serve(answer: Callable[[Message, bytes], None], pipes: tuple[IO[bytes], IO[bytes]]) -> None:
    """In the child: answer frames until the parent closes its end."""
    with contextlib.suppress(FrameError, OSError):
        while frame := read_frame(pipes[0]):
            answer(*frame)


def take_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """In the child: the pipes from and to the parent, taken away from the standard streams.

    Whatever is printed from now on, by Python or by native code, goes nowhere.
    """
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    for number, flags in ((0, os.O_RDONLY), (1, os.O_WRONLY)):
        nowhere = os.open(os.devnull, flags)
        os.dup2(nowhere, number)
        os.close(nowhere)
    return pipes
