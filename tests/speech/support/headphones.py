"""Headphones at a private sound server: a sink that is plugged in and pulled out, with its own ear."""

import array
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.speech.support.sound_server import PATIENCE, RATE, SoundServer
from tests.speech.support.waiting import wait_for

NAME = "phones"
LOUD = 500


class Headphones:
    """A null sink, and all that was heard there since it was plugged in last."""

    def __init__(self, server: SoundServer, name: str = NAME) -> None:
        self.name = name
        self._server = server
        self._module = ""
        self._recording = server.folder / f"{name}.raw"
        self._ear: subprocess.Popen[bytes] | None = None

    def plug_in(self) -> None:
        sink = ("module-null-sink", f"sink_name={self.name}", f"rate={RATE}", "channels=1")
        self._module = self._asked("load-module", *sink).strip()
        assert self._module
        with self._recording.open("wb") as file:
            self._ear = subprocess.Popen(
                [
                    *("parec", f"--device={self.name}.monitor", "--raw", "--format=s16le"),
                    *("--channels=1", f"--rate={RATE}", "--latency-msec=10"),
                ],
                env=self._server.env,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.DEVNULL,
            )
        wait_for(lambda: self._asked("list", "short", "source-outputs").count("\n") > 1)
        for order in ("1", "0"):  # see SoundServer.listen
            self._asked("suspend-sink", self.name, order)
        wait_for(lambda: self._recording.stat().st_size > 0)

    def pull_out(self) -> None:
        self._asked("unload-module", self._module)
        self.close()

    @property
    def is_loud(self) -> bool:
        """Whether anything was heard."""
        samples = array.array("h")
        data = self._recording.read_bytes()
        samples.frombytes(data[: len(data) // 2 * 2])
        return any(abs(each) > LOUD for each in samples[::16])

    def forget(self) -> None:
        """What was heard until now counts no more."""
        with self._recording.open("r+b") as file:
            file.truncate(0)

    def close(self) -> None:
        if self._ear:
            self._ear.kill()
            self._ear.wait(PATIENCE)
            self._ear = None

    def _asked(self, *words: str) -> str:
        done = subprocess.run(
            ["pactl", *words],
            env=self._server.env,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.stdout


@contextmanager
def headphones(server: SoundServer, name: str = NAME) -> Iterator[Headphones]:
    """Headphones of that server, not plugged in as yet."""
    made = Headphones(server, name)
    try:
        yield made
    finally:
        made.close()
