"""What every player of sound promises, and the twin that plays nothing."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from speech.audio.channels import MONO, STEREO

SAMPLE = 2
"""Bytes of one sample: sound is 16-bit little-endian everywhere in this package, words in mono."""


class NoPlayer(Exception):
    """No sound can be played; `reason` is an id, such as `no-portaudio`, that the caller words."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class SoundPlayer(Protocol):
    """Plays one sound at a time from memory."""

    @property
    def is_lost(self) -> bool:
        """Whether the device went away: this player plays no more, close it and open another."""

    def play(
        self, sound: bytes, rate: int, on_end: Callable[[bool], None], channels: int = MONO
    ) -> None:
        """Begin at once, return at once; `rate` in Hz, one channel or two (see channels.py).

        `on_end(is_whole)` is called exactly once, from any thread, when the player is free again: False
        if it was stopped or failed. ValueError while another sound plays, once closed, or if it is no
        sound: these are the caller's mistakes.
        """

    def stop(self) -> None:
        """Be silent; from any thread, also when nothing plays. Returns at once, whatever hangs.

        `on_end(False)` follows, perhaps from another thread, when the device has fallen silent: until
        then the player is not free. One that has ended meanwhile may still tell that it was whole.
        """

    def close(self) -> None:
        """Stop for good and give everything back, without waiting; again does nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class Playing:
    """One sound on its way: bytes, Hz, whom to tell, how many channels, and a number where it goes to
    another process."""

    data: bytes
    rate: int
    on_end: Callable[[bool], None]
    channels: int = MONO
    number: int = 0
    silent: threading.Event = field(default_factory=threading.Event)
    """Set when it was stopped, for who waits for its end."""

    @property
    def seconds(self) -> float:
        """How long it takes to be heard."""
        return len(self.data) / self.frame / self.rate

    @property
    def frame(self) -> int:
        """Bytes of one sample of each channel."""
        return SAMPLE * self.channels


class PlayingTurn:
    """Whose turn it is: no sound begins beside another one, and each ends exactly once."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._sound: Playing | None = None
        self.is_closed = False
        self.is_stopping = False
        """Whether the sound that plays was told to stop."""

    def begin(self, sound: Playing) -> None:
        """Take the turn; ValueError if that is not possible."""
        if sound.rate <= 0 or sound.channels not in (MONO, STEREO) or len(sound.data) % sound.frame:
            raise ValueError("not 16-bit sound")
        with self._lock:
            if self.is_closed:
                raise ValueError("the player is closed")
            if self._sound:
                raise ValueError("a sound is playing")
            self._sound = sound
            self.is_stopping = False

    def stop(self) -> Playing | None:
        """Take note that the sound that plays is to stop; it, unless that was known."""
        with self._lock:
            if self.is_stopping:
                return None
            self.is_stopping = self._sound is not None
            return self._sound

    def take(self) -> Playing | None:
        """Take away the sound that plays, if any: who got it must tell its `on_end`."""
        with self._lock:
            sound, self._sound = self._sound, None
        return sound

    def end(self, sound: Playing | None, is_whole: bool) -> None:
        """End this sound, unless somebody else did."""
        with self._lock:
            if sound is None or self._sound is not sound:
                return
            self._sound = None
            self.is_stopping = False
        sound.on_end(is_whole)

    @property
    def sound(self) -> Playing | None:
        """The sound that plays."""
        return self._sound


class SilentPlayer:
    """Plays nothing; each sound lasts its length divided by `speed`, no time at all if that is 0."""

    is_lost = False

    def __init__(self, speed: float = 0) -> None:
        self._speed = speed
        self._turn = PlayingTurn()

    def play(
        self, sound: bytes, rate: int, on_end: Callable[[bool], None], channels: int = MONO
    ) -> None:
        """See `SoundPlayer`."""
        now = Playing(sound, rate, on_end, channels)
        self._turn.begin(now)
        # A thread also when it ends at once: an `on_end` that plays on must not go ever deeper.
        threading.Thread(target=self._wait, args=(now,), name="silence", daemon=True).start()

    def stop(self) -> None:
        """See `SoundPlayer`."""
        if sound := self._turn.take():
            sound.silent.set()
            sound.on_end(False)

    def close(self) -> None:
        """See `SoundPlayer`."""
        self._turn.is_closed = True
        self.stop()

    def _wait(self, sound: Playing) -> None:
        sound.silent.wait(sound.seconds / self._speed if self._speed else 0)
        self._turn.end(sound, True)
