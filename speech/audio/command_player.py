"""Sound through the system's own commands, where PortAudio is missing: one killable child each."""

import contextlib
import shutil
import subprocess
import threading
from collections.abc import Callable

from speech.audio.channels import MONO, STEREO, fitted
from speech.audio.player import SAMPLE, NoPlayer, Playing, PlayingTurn

COMMANDS = {
    "pw-play": "pw-play --raw --format=s16 --channels={channels} --rate={rate} --latency=100ms -",
    "paplay": "paplay --raw --format=s16le --channels={channels} --rate={rate} --latency-msec=100",
    "aplay": "aplay -q -t raw -f S16_LE -c {channels} -r {rate} -",
}
"""How each plays raw sound from its standard input, the better first."""

PATIENCE = 5.0
"""Seconds beyond a sound's length after which a command that still runs is taken to hang."""
TRIAL = bytes(SAMPLE * STEREO * 220)
TRIAL_RATE = 22050


class CommandPlayer:
    """Plays through one of `COMMANDS`; NoPlayer if it is not installed or finds no device."""

    def __init__(self, name: str) -> None:
        path = shutil.which(name)
        if path is None:
            raise NoPlayer("no-command")
        self.name = name
        self._words = [path, *COMMANDS[name].split()[1:]]
        self._turn = PlayingTurn()
        self._guard = threading.Lock()
        self._children: dict[Playing, subprocess.Popen[bytes]] = {}
        self.is_lost = False
        # An installed command without a sound system behind it says so only when it plays.
        status = self._try(STEREO)
        if status > 0:  # perhaps for want of a second channel; one that hung would hang again
            status = self._try(MONO)
        if status != 0:
            raise NoPlayer("no-device")

    def _try(self, channels: int) -> int:
        self._channels = channels
        try:
            return _feed(self._start(TRIAL_RATE), TRIAL, PATIENCE)
        except OSError:  # installed, and cannot be run
            raise NoPlayer("no-command") from None

    def play(
        self, sound: bytes, rate: int, on_end: Callable[[bool], None], channels: int = MONO
    ) -> None:
        """See `SoundPlayer`."""
        now = Playing(sound, rate, on_end, channels)
        self._turn.begin(now)
        threading.Thread(target=self._run, args=(now,), name="sound", daemon=True).start()

    def stop(self) -> None:
        """See `SoundPlayer`."""
        sound = self._turn.take()
        if sound is None:
            return
        with self._guard:
            if child := self._children.get(sound):
                child.kill()
        sound.on_end(False)

    def close(self) -> None:
        """See `SoundPlayer`."""
        self._turn.is_closed = True
        self.stop()

    def _run(self, sound: Playing) -> None:
        with self._guard:
            if self._turn.sound is not sound:  # stopped before it began
                return
            with contextlib.suppress(OSError):
                self._children[sound] = self._start(sound.rate)
        child = self._children.get(sound)
        data = fitted(sound.data, sound.channels, self._channels)
        status = _feed(child, data, sound.seconds + PATIENCE) if child else -1
        with self._guard:
            self._children.pop(sound, None)
        if status != 0 and self._turn.sound is sound:
            self.is_lost = True
        self._turn.end(sound, status == 0)

    def _start(self, rate: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [word.format(rate=rate, channels=self._channels) for word in self._words],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # keys such as Ctrl-C are not for it
        )


def _feed(child: subprocess.Popen[bytes], data: bytes, patience: float) -> int:
    """Give it all, wait for its end; the exit status, negative if it was killed."""
    timer = threading.Timer(patience, child.kill)
    timer.daemon = True
    timer.start()
    try:
        # An early end of the child is told by its status.
        with contextlib.suppress(OSError), child:
            assert child.stdin
            child.stdin.write(data)
        return child.wait()
    finally:
        timer.cancel()
