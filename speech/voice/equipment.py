"""What a voice needs to be heard: a child process that makes sound of words, and a player."""

import threading
from collections.abc import Callable

from speech.audio.player import NoPlayer, SoundPlayer
from speech.audio.stream_player import StreamPlayer
from speech.process.child import ChildGone
from speech.voice.playback import open_player
from speech.voice.sound_process import EngineReady, Outcome, SoundProcess

PATIENCE = 22.0
"""Seconds that a child has to say what it can do."""


class VoicePair:
    """One child and one player, found together and given back together.

    `on_made` is told of the sentences asked for, `on_end` of the child's end, both from other threads.
    """

    def __init__(
        self,
        on_made: Callable[["VoicePair", int, Outcome], None],
        on_end: Callable[["VoicePair"], None],
        kind: str,
        speaks: bool,
        device: str = "",
    ) -> None:
        """Find them, which takes some tenths of a second. Raises NoPlayer with the reason.

        Without `speaks` a synthesiser need not be there. With a device sounds are played there alone.
        """
        known: list[EngineReady] = []
        self._has_answered = threading.Event()
        self._has_gone = threading.Event()
        self._on_end = on_end

        def ready(what: EngineReady) -> None:
            known.append(what)
            self._has_answered.set()

        try:
            self.process = SoundProcess(
                ready, lambda number, outcome: on_made(self, number, outcome), self._ended, kind, device
            )
        except ChildGone:
            raise NoPlayer("no-answer") from None
        try:
            # It gives up by itself, after ten seconds for each of its halves, if it has begun at all.
            self._has_answered.wait(PATIENCE)
            if not known:
                raise NoPlayer("no-answer")
            if known[0].synth_reason and speaks:
                raise NoPlayer(known[0].synth_reason)
            self.languages = frozenset(known[0].languages)
            # The system's commands would play on whichever device is usual.
            self.player: SoundPlayer = self.process.player() if device else open_player(self.process)
        except BaseException:
            self.process.close()
            raise

    @property
    def has_gone(self) -> bool:
        """Whether the child has ended."""
        return self._has_gone.is_set()

    @property
    def began(self) -> float | None:
        """When (`time.monotonic`) the device took the first sample of the last sound that ended.

        None where nobody knows: the system's commands do not tell.
        """
        return self.player.began if isinstance(self.player, StreamPlayer) else None

    def close(self) -> None:
        """Give both back. May be called twice."""
        self.player.close()
        self.process.close()

    def abandon(self) -> None:
        """Give both back without asking: what is broken may hang."""
        self.process.kill()
        self.close()

    def _ended(self) -> None:
        self._has_gone.set()
        self._has_answered.set()
        self._on_end(self)
