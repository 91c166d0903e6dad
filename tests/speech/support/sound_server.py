"""A private PulseAudio daemon: a null sink with an ear at its monitor, and a microphone to speak into.

The microphone is the monitor of a second null sink, and what sound is recorded from unless another
device is named.
"""

import array
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PROGRAMS = ("pulseaudio", "pactl", "parec", "pacat")
PATIENCE = 15.0
"""Seconds after which a daemon that should answer is given up. Never a measure of speed."""
RATE = 48000
BLOCK = RATE // 200
"""Samples of 5 ms: what a stretch of sound is counted in."""
ASOUNDRC = "pcm.!default { type pulse }\nctl.!default { type pulse }\n"


class SoundServer:
    """The daemon, and all that its monitor has heard since it began, in one channel or in two."""

    def __init__(self, folder: Path, channels: int = 1) -> None:
        self.folder = folder
        self._channels = channels
        (folder / ".asoundrc").write_text(ASOUNDRC)
        self.socket = folder / "pulse" / "native"
        kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
        self.env = {
            **kept,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_SERVER": f"unix:{self.socket}",
            "LC_ALL": "C.UTF-8",
        }
        self._recording = folder / "heard.raw"
        self._mouth = "mouth"
        self._ear: subprocess.Popen[bytes] | None = None
        self.begin()

    def begin(self) -> None:
        """Start the daemon, for the first time or again after its end."""
        self.daemon = subprocess.Popen(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
                *("--realtime=no", "--high-priority=no", "-L", "module-native-protocol-unix"),
                *("-L", f"module-null-sink sink_name=spk rate={RATE} channels={self._channels}"),
                *("-L", f"module-null-sink sink_name=mouth rate={RATE} channels=1"),
            ],
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def listen(self) -> None:
        """Wait for the daemon, begin to record."""
        self.wait_for_answer()
        # The ear also asks for little latency: a null sink left alone works in blocks of 2 seconds.
        with self._recording.open("wb") as file:
            self._ear = subprocess.Popen(
                [
                    *("parec", "--device=spk.monitor", "--raw", "--format=s16le"),
                    *(f"--channels={self._channels}", f"--rate={RATE}", "--latency-msec=10"),
                ],
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.DEVNULL,
            )
        self._wait_for(lambda: self._asked("list", "short", "source-outputs") != "")
        self._wake("spk")
        self._wait_for(lambda: self._recording.stat().st_size > 0)

    def _wake(self, sink: str) -> None:
        """Have a sink work in short blocks, once there is somebody who listens to it.

        It is in its first block, 2 seconds in which nothing would be heard. Woken from a sleep it
        begins anew, with blocks as short as the ear wants: measured, 0.1 s instead of 2.
        """
        for order in ("1", "0"):
            self._asked("suspend-sink", sink, order)

    def wait_for_answer(self) -> None:
        """Wait for the daemon, with the microphone in its place."""
        self._wait_for(lambda: self._asked("info") != "")
        self._asked("set-default-sink", "spk")
        self._asked("set-default-source", "mouth.monitor")

    def loop_back(self) -> None:
        """Have what is played come into the microphone, as with a loudspeaker beside it."""
        self._mouth = "spk"
        self._asked("set-default-source", "spk.monitor")

    def speak(self, sound: bytes, rate: int = 16_000) -> None:
        """Play 16-bit mono into the microphone, to its end."""
        if self._mouth == "mouth":
            self._wake("mouth")
        form = ("--raw", "--format=s16le", "--channels=1", f"--rate={rate}", "--latency-msec=20")
        command = ["pacat", "--playback", f"--device={self._mouth}", *form]
        length = len(sound) / 2 / rate
        subprocess.run(
            command,
            env=self.env,
            input=sound,
            timeout=PATIENCE + length,
            check=True,
            capture_output=True,
        )

    def heard(self, since: float = 0, loudness: int = 500) -> list[tuple[float, float]]:
        """Give the stretches of sound, (from, to) in seconds; 0.1 s of silence parts them."""
        channels = self.channels(since)
        first = int(since * RATE)
        found: list[tuple[float, float]] = []
        for start in range(0, len(channels[0]), BLOCK):
            if max(max(map(abs, each[start : start + BLOCK])) for each in channels) < loudness:
                continue
            begin, end = (first + start) / RATE, (first + start + BLOCK) / RATE
            if found and begin - found[-1][1] < 0.1:
                found[-1] = (found[-1][0], end)
            else:
                found.append((begin, end))
        return found

    def channels(self, since: float = 0) -> list["array.array[int]"]:
        """Give what was heard in each channel, the left one first."""
        samples = array.array("h")
        frame = 2 * self._channels
        data = self._recording.read_bytes()
        samples.frombytes(data[frame * int(since * RATE) : len(data) // frame * frame])
        return [samples[each :: self._channels] for each in range(self._channels)]

    def now(self) -> float:
        """Give the length of the recording in seconds."""
        return self._recording.stat().st_size / 2 / self._channels / RATE

    def wait_for_sound(self, since: float = 0) -> None:
        self._wait_for(lambda: bool(self.heard(since)))

    def kill(self) -> None:
        self.close()

    def close(self) -> None:
        for process in (self._ear, self.daemon):
            if process:
                process.kill()
                process.wait(PATIENCE)

    def _asked(self, *words: str) -> str:
        """What the daemon answers; nothing where it does not."""
        command = ["pactl", *words]
        return subprocess.run(
            command, env=self.env, capture_output=True, text=True, timeout=PATIENCE, check=False
        ).stdout

    def _wait_for(self, condition) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "the sound server does not answer"
            assert self.daemon.poll() is None, "the sound server has ended"
            time.sleep(0.02)


@contextmanager
def sound_server(channels: int = 1) -> Iterator[SoundServer]:
    """Have a daemon of one's own; the test is skipped where PulseAudio is not installed."""
    missing = [name for name in PROGRAMS if not shutil.which(name)]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    with tempfile.TemporaryDirectory(prefix="sound-", ignore_cleanup_errors=True) as folder:
        server = SoundServer(Path(folder), channels)
        try:
            server.listen()
            yield server
        finally:
            server.close()
