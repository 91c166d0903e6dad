"""Sound through PortAudio, in a child process.

PortAudio and ALSA print on file descriptor 2 when a device goes away, which would spoil the screen, and
with a sound server that hangs so does every call, the library's own end included. A child has its own
descriptor, and can be killed: that is also the surest silence.
"""

import contextlib
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from speech.player import NoPlayer, Playing, Turn
from speech.stream_child import HEAD

CHILD = Path(__file__).with_name("stream_child.py")
START_PATIENCE = 15.0
"""Seconds for the child to find a device; PortAudio tries them all, usually in 0.3."""
STOP_PATIENCE = 0.25
"""Seconds for the stream to be aborted, before the child is killed instead."""
END_PATIENCE = 6.0
"""Seconds beyond a sound's length after which the child is taken to hang."""
CLOSE_PATIENCE = 1.0


class StreamPlayer:
    """Plays from memory through sounddevice; NoPlayer if that, PortAudio or a device is missing."""

    def __init__(self) -> None:
        self.is_lost = False
        self.began: float | None = None
        """When (`time.monotonic`) the first sample of the last sound that ended was taken."""
        self._turn = Turn()
        self._order = threading.Lock()  # a stop must not overtake what it is to stop
        self._number = 0
        self._timer: threading.Timer | None = None
        self._frames: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._stopping: dict[int, Playing] = {}
        self._numbers: dict[Playing, int] = {}
        self._first: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._child = subprocess.Popen(
            [sys.executable, "-P", str(CHILD)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # keys such as Ctrl-C are not for it
        )
        self._threads = [
            threading.Thread(target=work, name="sound", daemon=True)
            for work in (self._write, self._read)
        ]
        for thread in self._threads:
            thread.start()
        try:
            answer = self._first.get(timeout=START_PATIENCE)
        except queue.Empty:
            answer = "no-answer"
        if answer != "ready":
            self.close()
            raise NoPlayer(answer)

    def play(self, sound: bytes, rate: int, on_end: Callable[[bool], None]) -> None:
        """See `Player`."""
        now = Playing(sound, rate, on_end)
        with self._order:
            self._turn.begin(now)
            self._number += 1
            self._numbers = {now: self._number}
            self._frames.put(HEAD.pack(b"P", self._number, rate, len(sound)) + sound)
            self._timer = threading.Timer(now.seconds + END_PATIENCE, self._give_up, (now,))
            self._timer.daemon = True
            self._timer.start()
        if self.is_lost:  # the child may have ended just before the turn began: nobody else would tell
            self._turn.end(now, False)

    def stop(self) -> None:
        """See `Player`; returns when the stream is aborted, or its process killed."""
        with self._order:
            sound = self._turn.take()
            if sound is None:
                return
            self._cancel_timer()
            number = self._numbers[sound]
            self._stopping[number] = sound
            self._frames.put(HEAD.pack(b"S", number, 0, 0))
        if not self.is_lost and not sound.silent.wait(STOP_PATIENCE):
            self._lose()
        self._stopping.pop(number, None)
        sound.on_end(False)

    def close(self) -> None:
        """See `Player`."""
        self._turn.is_closed = True
        self.stop()
        self._cancel_timer()
        self._frames.put(None)
        try:
            self._child.wait(CLOSE_PATIENCE)
        except subprocess.TimeoutExpired:
            self._child.kill()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(CLOSE_PATIENCE)

    def _write(self) -> None:
        """Feed the child; a thread, because one that hangs would hold up whoever writes to it."""
        assert self._child.stdin
        with contextlib.suppress(OSError), self._child.stdin as pipe:
            while (frame := self._frames.get()) is not None:
                pipe.write(frame)
                pipe.flush()

    def _read(self) -> None:
        assert self._child.stdout
        with self._child.stdout as pipe:
            for line in pipe:
                word, *rest = line.decode("ascii", "replace").split()
                if rest:
                    self._heard(word, int(rest[0]), float(rest[1]))
                else:
                    self._first.put(word)
        self._first.put("no-answer")
        self._lose()
        self._child.wait()
        self._frames.put(None)
        for stopped in list(self._stopping.values()):
            stopped.silent.set()
        self._end(self._turn.sound, False)

    def _heard(self, word: str, number: int, began: float) -> None:
        self.began = began or None
        if word == "stopped":
            if stopped := self._stopping.get(number):
                stopped.silent.set()
            return
        if word == "lost":
            self._lose()
        sound = self._turn.sound
        if sound and self._numbers.get(sound) == number:
            self._end(sound, word == "whole")

    def _end(self, sound: Playing | None, is_whole: bool) -> None:
        self._cancel_timer()
        self._turn.end(sound, is_whole)

    def _give_up(self, sound: Playing) -> None:
        if self._turn.sound is sound:
            self._lose()
            self._turn.end(sound, False)

    def _lose(self) -> None:
        self.is_lost = self.is_lost or not self._turn.is_closed
        self._child.kill()

    def _cancel_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
