"""Sound through PortAudio, in the child process of the voice.

PortAudio and ALSA print on file descriptor 2 when a device goes away, which would spoil the screen, and
with a sound server that hangs so does every call, the library's own end included. A child has its own
descriptor, and can be killed: that is also the surest silence.
"""

import threading
from collections.abc import Callable, Iterator

from speech.audio.channels import MONO
from speech.audio.player import Playing, PlayingTurn
from speech.process.child import ChildGone
from speech.process.frames import Message

STOP_PATIENCE = 0.25
"""Seconds for the stream to be aborted, before the child is killed instead."""
END_PATIENCE = 6.0
"""Seconds beyond a sound's length after which the child is taken to hang."""


class StreamPlayer:
    """Plays through a child process, which is not its own: closing it leaves the child alive.

    Made by `SoundProcess.player`. Once lost it stays lost, and its process plays no more: another
    device is found by another process.
    """

    def __init__(
        self,
        send: Callable[[Message, bytes], None],
        kill: Callable[[], None],
        numbers: Iterator[int],
    ) -> None:
        self.is_lost = False
        self.began: float | None = None
        """When (`time.monotonic`) the first sample of the last sound that ended was taken."""
        self._send = send
        self._kill = kill
        self._numbers = numbers
        self._turn = PlayingTurn()
        self._order = threading.Lock()  # a stop must not overtake what it is to stop
        self._timer: threading.Timer | None = None

    @property
    def is_over(self) -> bool:
        """Whether it is closed and has told all ends."""
        return self._turn.is_closed and self._turn.sound is None

    def play(
        self, sound: bytes, rate: int, on_end: Callable[[bool], None], channels: int = MONO
    ) -> None:
        """See `SoundPlayer`."""
        now = Playing(sound, rate, on_end, channels, next(self._numbers))
        order = {"do": "play", "id": now.number, "rate": rate, "channels": channels}
        with self._order:
            self._turn.begin(now)
            self._watch(now, now.seconds + END_PATIENCE)
            try:
                if not self.is_lost:
                    self._send(order, sound)
            except ChildGone:
                self._lose()
        if self.is_lost:
            # Perhaps lost before the turn began, and nobody else would tell. In a thread, because an
            # `on_end` that plays on must not go ever deeper.
            threading.Thread(target=self._end, args=(now, False), name="sound", daemon=True).start()

    def stop(self) -> None:
        """See `SoundPlayer`; a child that does not confirm it soon is killed."""
        with self._order:
            sound = self._turn.stop()
            if sound is None:
                return
            self._watch(sound, STOP_PATIENCE)
            try:
                self._send({"do": "stop", "id": sound.number}, b"")
            except ChildGone:
                return  # the end of the child is told, and ends the sound

    def close(self) -> None:
        """See `SoundPlayer`."""
        self._turn.is_closed = True
        self.stop()

    def heard(self, word: str, number: int, began: float) -> None:
        """Take what the child tells: `whole`, `stopped` or `lost`."""
        sound = self._turn.sound
        if word == "lost":
            self._lose()
            self._end(sound, False)
        elif sound and sound.number == number:
            self.began = began or None
            # One that comes to its end while it is to be stopped has ended when that is confirmed.
            if word == "stopped" or not self._turn.is_stopping:
                self._end(sound, word == "whole")

    def ended(self) -> None:
        """The child has ended."""
        self._lose()
        self._end(self._turn.sound, False)

    def _watch(self, sound: Playing, seconds: float) -> None:
        """Take the child to hang unless this sound has ended by then."""
        self._cancel_timer()
        self._timer = threading.Timer(seconds, self._give_up, (sound,))
        self._timer.daemon = True
        self._timer.start()

    def _give_up(self, sound: Playing) -> None:
        if self._turn.sound is sound:
            self._lose()
            self._kill()
            self._end(sound, False)

    def _end(self, sound: Playing | None, is_whole: bool) -> None:
        self._cancel_timer()
        self._turn.end(sound, is_whole)

    def _lose(self) -> None:
        self.is_lost = self.is_lost or not self._turn.is_closed

    def _cancel_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
