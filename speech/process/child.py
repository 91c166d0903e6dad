"""A program of ours in a process of its own: native code that hangs, dies or prints harms nobody else.

This is the parent's side of the harness, parent.py the child's. They exchange frames over two pipes. It
serves the voice (sound_process.py) and the ear (recognizers/process.py).
"""

import contextlib
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

import speech
from speech.process.command import command_of
from speech.process.frames import FrameError, Message, packed, read_frame


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
        self._is_gone = False
        self._frames: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                command_of(module, *arguments),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=_environment(),
                # Ctrl-C is for the parent, who decides what becomes of the child.
                start_new_session=sys.platform != "win32",
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )
        except OSError as error:
            raise ChildGone(str(error)) from error
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._to_child = self._process.stdin
        self._from_child = self._process.stdout
        self.pid = self._process.pid
        self._noise = _Noise(self._process.stderr, module)
        self._reader = threading.Thread(target=self._read, name=module, daemon=True)
        self._reader.start()
        threading.Thread(target=self._write, name=module, daemon=True).start()

    @property
    def noise(self) -> str:
        """The last that it has written on its standard error, for a log; whole when its end is told."""
        return self._noise.text

    def send(self, message: Message, data: bytes = b"") -> None:
        """Have a frame sent, and return at once. Raises ChildGone once its end is known, or closed.

        A child that hangs with a full pipe holds up a thread of ours, and not the caller.
        """
        if self._is_gone:
            raise ChildGone("it has ended")
        self._frames.put(packed(message, data))

    def kill(self) -> None:
        """End it now, whatever it is doing. Its end is told as any other."""
        with contextlib.suppress(OSError):
            self._process.kill()

    def close(self) -> None:
        """Let it end by itself, and end it if it does not. May be called twice."""
        self._is_gone = True
        self._frames.put(None)
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()
        if threading.current_thread() is not self._reader:
            self._reader.join(_PATIENCE)  # it tells the end, and who is told may tidy up

    def _write(self) -> None:
        # One that reads no more ends soon, and its end is told by the other thread.
        with contextlib.suppress(OSError):
            while frame := self._frames.get():
                self._to_child.write(frame)
                self._to_child.flush()
        with contextlib.suppress(OSError):
            self._to_child.close()

    def _read(self) -> None:
        try:
            with contextlib.suppress(FrameError, OSError, ValueError):
                while frame := read_frame(self._from_child):
                    self._on_frame(*frame)
        finally:
            # A child that sends no frames any more is of no use, even if it lives.
            self.kill()
            self._process.wait()
            self._from_child.close()
            self._noise.wait()
            self._is_gone = True
            self._frames.put(None)
            self._on_end()


class _Noise:
    """What a child writes on its standard error: native code complains there, and dies there."""

    def __init__(self, pipe: IO[bytes], name: str) -> None:
        self._pipe = pipe
        self._bytes = b""
        # Read at once, all of it: a full pipe would hold the child up.
        self._thread = threading.Thread(target=self._read, name=name, daemon=True)
        self._thread.start()

    @property
    def text(self) -> str:
        """The last of it."""
        return self._bytes.decode("utf-8", "replace")

    def wait(self) -> None:
        """Wait for the rest, now that the child has ended; its own children may hold the pipe open."""
        self._thread.join(_NOISE_PATIENCE)

    def _read(self) -> None:
        with self._pipe, contextlib.suppress(OSError):
            while some := os.read(self._pipe.fileno(), _NOISE):
                self._bytes = (self._bytes + some)[-_NOISE:]


_PATIENCE = 2.0
"""Seconds that a child has to end by itself."""

_NOISE = 4096
"""Bytes that are kept of what a child writes on its standard error."""
_NOISE_PATIENCE = 0.5
"""Seconds that the rest of them is waited for."""


def _environment() -> dict[str, str]:
    home = str(Path(speech.__path__[0]).parent)
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
