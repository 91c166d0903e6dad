"""A microphone that is only recorded from, in a child process: PortAudio may hang, or die.

recorder_child.py is what the child runs. The ear (ear.py) has a microphone of its own, which it looks
for again when it is lost; this one is for measuring, and what goes wrong is told.
"""

import queue

from speech.ear.news import CRASHED, LOST
from speech.ear.sources import RATE, NoMicrophone
from speech.process.child import Child, ChildGone
from speech.process.frames import Message

CHILD = "speech.ear.recorder_child"

PATIENCE = 20.0
"""Seconds that the microphone, or a block of its sound, is waited for. The child gives up before: after
8 seconds where PortAudio hangs, after 6 where a device that is open brings nothing (microphone.py)."""


class Recorder:
    """A microphone that is open. To be closed, and used from one thread."""

    def __init__(self, device: str = "") -> None:
        """Open it, which takes some tenths of a second. Raises NoMicrophone.

        The device is named as for `Ear`. Besides the words of news.py the reason may be
        `limit.NO_ANSWER`, where PortAudio hangs, and `CRASHED`, where the child has ended.
        """
        self._come: queue.SimpleQueue[tuple[Message, bytes] | None] = queue.SimpleQueue()
        try:
            self._child = Child(
                CHILD,
                lambda message, data: self._come.put((message, data)),
                lambda: self._come.put(None),
                (device,),
            )
        except ChildGone as error:
            raise NoMicrophone(CRASHED, str(error)) from error
        self.pid = self._child.pid
        """The number of the child process."""
        try:
            self.name, self.rate = self._opened()
        except BaseException:
            self.close()
            raise

    def block(self) -> bytes:
        """The next twentieth of a second of sound, 16-bit mono at 16 kHz. Raises NoMicrophone."""
        return self._next("block")[1]

    def skip(self, seconds: float) -> None:
        """Drop what has come so far, and so many seconds of what comes now. Raises NoMicrophone."""
        for _ in range(self._come.qsize()):
            self.block()
        left = int(seconds * RATE) * 2
        while left > 0:
            left -= len(self.block())

    def close(self) -> None:
        """Give it back. May be called twice."""
        self._child.close()

    def _opened(self) -> tuple[str, int]:
        match self._next("opened")[0]:
            case {"device": str(name), "rate": int(rate)}:
                return name, rate
        raise NoMicrophone(CRASHED, "a frame that tells nothing")

    def _next(self, wanted: str) -> tuple[Message, bytes]:
        try:
            come = self._come.get(timeout=PATIENCE)
        except queue.Empty:
            self._child.kill()
            raise NoMicrophone(LOST, "the child does not answer") from None
        return self._understood(come, wanted)

    def _understood(self, come: tuple[Message, bytes] | None, wanted: str) -> tuple[Message, bytes]:
        """What has come, if it is what is wanted. Raises NoMicrophone for anything else."""
        if come is None:
            self._come.put(None)  # so it is for whoever asks again
            raise NoMicrophone(CRASHED, self._child.noise)
        match come[0]:
            case {"did": "lost", "reason": str(reason), "detail": str(detail)}:
                raise NoMicrophone(reason, detail)
            case {"did": did} if did == wanted:
                return come
        raise NoMicrophone(CRASHED, "a frame that tells nothing")
