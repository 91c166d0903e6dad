"""The child process of the voice, as its parent holds it: sound_child.py is what it runs.

One process makes sound of words and plays sounds, because two would take twice the memory of Python.
What happens is told from a thread of its own, whose callbacks must be quick: a stop is confirmed there.
"""

import contextlib
import itertools
import shutil
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from speech.audio.player import NoPlayer
from speech.audio.sound import Sound
from speech.audio.stream_player import StreamPlayer
from speech.process.child import Child
from speech.process.frames import Message
from speech.voice.synth import SynthError, folder_prefix

START_PATIENCE = 15.0
"""Seconds for the child to find a device; PortAudio tries them all, usually in 0.3."""

CHILD_PATIENCE = 10.0
"""Seconds after which the child tells of a half of it that has not begun that it does not answer."""

Outcome = Sound | SynthError


@dataclass(frozen=True, slots=True)
class EngineReady:
    """What a child can do."""

    languages: tuple[str, ...]
    """The codes of the languages it speaks; none if there is no synthesiser."""
    synth_reason: str
    """Why it does not speak, as in `SynthError`; empty if it does."""
    player_reason: str
    """Why it does not play, as in `NoPlayer`; empty if it does."""


class SoundProcess:
    """The child: sentences are asked for here, sounds played through `player`.

    Callbacks may come before the constructor has returned. Its end is told once, after everything else.
    """

    def __init__(
        self,
        on_ready: Callable[[EngineReady], None],
        on_outcome: Callable[[int, Outcome], None],
        on_end: Callable[[], None],
        kind: str = "system",
        device: str = "",
    ) -> None:
        """Start it; `kind` is `system`, or `silent`, which has no player. Raises ChildGone.

        With the name of a device it plays there alone; what is played when that goes away is lost.
        """
        self._on_ready = on_ready
        self._on_outcome = on_outcome
        self._on_end = on_end
        self._lock = threading.Lock()
        self._ready: EngineReady | None = None
        self._is_known = threading.Event()
        self._reason = "no-answer"
        """Why it does not play now."""
        self._players: list[StreamPlayer] = []
        self._numbers = itertools.count(1)
        self._is_made = threading.Event()
        self._child = Child(
            "speech.voice.sound_child",
            self._receive,
            self._end,
            (kind, str(CHILD_PATIENCE), device),
        )
        self._is_made.set()

    @property
    def pid(self) -> int:
        """The number of the child process."""
        return self._child.pid

    def say(
        self,
        number: int,
        text: str,
        language: str,
        rate: int,
        volume: int = 100,
        speaker: int = 1,
    ) -> None:
        """Ask for one sentence as sound; returns at once. Raises ChildGone.

        `number` is above 0, `rate` in words a minute (80 to 700), `volume` 0 to 100, `speaker` one of
        the voices of the language, counted from 1; beyond the last one they begin again.
        """
        message = {"do": "say", "id": number, "text": text, "language": language, "rate": rate}
        self._child.send({**message, "volume": volume, "speaker": speaker})

    def player(self) -> StreamPlayer:
        """A player of this process; it closes the one before. Waits until it is known if there is any.

        Raises NoPlayer, also after the device was lost: PortAudio finds another one only when it begins
        anew, and its end may hang with the sound server. Ending a process always works, so the way to
        another device is a new SoundProcess; this one may go on making sound of words.
        """
        self._is_known.wait(START_PATIENCE)
        with self._lock:
            if self._reason:
                raise NoPlayer(self._reason)
            older = self._players
            player = StreamPlayer(self._child.send, self._child.kill, self._numbers)
            self._players = [*(each for each in older if not each.is_over), player]
        for each in older:
            each.close()
        return player

    def kill(self) -> None:
        """End it now, whatever it is doing; its end is told."""
        self._child.kill()

    def close(self) -> None:
        """Let it end, and end it if it does not. May be called twice."""
        self._child.close()

    def _receive(self, message: Message, data: bytes) -> None:
        self._is_made.wait()
        match message:
            case {
                "did": "ready",
                "languages": [*languages],
                "synth": str(synth_reason),
                "player": str(player_reason),
            }:
                self._ready = EngineReady(tuple(map(str, languages)), synth_reason, player_reason)
                self._reason = player_reason
                self._is_known.set()
                self._on_ready(self._ready)
            case {"did": "sound", "id": int(number), "rate": int(rate)}:
                self._on_outcome(number, Sound(data, rate))
            case {"did": "failed", "id": int(number), "reason": str(reason), "detail": str(detail)}:
                self._on_outcome(number, SynthError(reason, detail))
            case {"did": str(word), "id": int(number), "began": float(began)}:
                self._tell_players(word, number, began)

    def _tell_players(self, word: str, number: int, began: float) -> None:
        with self._lock:
            if word == "lost":
                self._reason = "lost"
            players = self._players
        for player in players:
            player.heard(word, number, began)

    def _end(self) -> None:
        self._is_made.wait()  # it may end while the constructor still holds it
        with self._lock:
            self._reason = "no-answer"
            players = self._players
        self._is_known.set()
        for player in players:
            player.ended()
        with contextlib.suppress(OSError):  # where no folder for temporary files is, none is left
            self._tidy_up()
        self._on_end()

    def _tidy_up(self) -> None:
        """Take away the folder that a killed child has left."""
        for folder in Path(tempfile.gettempdir()).glob(f"{folder_prefix(self.pid)}*"):
            shutil.rmtree(folder, ignore_errors=True)
