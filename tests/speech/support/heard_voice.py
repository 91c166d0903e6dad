"""The voice of a game, heard by a sound server of one's own, and what becomes of its child."""

import contextlib
import importlib.util
import os
import queue
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from speech.voice.news import News
from speech.voice.speaker import Speaker
from speech.voice.utterance import Urgency, Utterance
from tests.app.support.processes import PATIENCE
from tests.speech.support.sound_server import SoundServer
from tests.speech.support.waiting import wait_for

FAST = 500
"""Words a minute."""


def numbered(count: int, rng) -> list[Utterance]:
    """Short utterances of all priorities and two topics, told apart by their numbers."""
    return [
        Utterance(
            f"{number}.",
            "it",
            priority=rng.choice([*Urgency]),
            topic=rng.choice("ab"),
            replaces=frozenset(rng.choice(["", "a", "b"])),
        )
        for number in range(count)
    ]


def important(utterances: list[Utterance]) -> list[Utterance]:
    return [each for each in utterances if each.priority is Urgency.IMPORTANT]


class HeardVoice:
    """A speaker, what it has said whole, and its news."""

    def __init__(self, rate: int = FAST) -> None:
        self.said: list[Utterance] = []
        self.news: queue.Queue[News] = queue.Queue()
        self.speaker = Speaker(self.news.put, rate, 60, on_said=self.said.append)

    def say(self, *utterances: Utterance) -> None:
        """Say these to their end."""
        self.speaker.submit(utterances)
        assert self.speaker.wait(PATIENCE)

    def kill_child(self, seconds: float) -> None:
        """Kill the child, so long after there is one."""
        wait_for(lambda: bool(children()))
        time.sleep(seconds)
        for pid in children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def children() -> list[int]:
    """The processes of this one that make sound of words."""
    found = []
    for file in Path("/proc/self/task").glob("*/children"):
        pids: list[str] = []
        with contextlib.suppress(OSError):  # a thread may end meanwhile, as a child may
            pids = file.read_text().split()
        for pid in pids:
            with contextlib.suppress(OSError):
                if b"speech.voice.sound_child" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(int(pid))
    return found


def megabytes(pid: int | str) -> float:
    """What is resident of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) * 1024 / 1e6


def need_voices() -> None:
    for name in ("pyttsx3", "sounddevice"):
        if importlib.util.find_spec(name) is None:
            pytest.skip("needs the extra `voice`")


@contextlib.contextmanager
def voice_on(server: SoundServer, rate: int = FAST, **changes: str) -> Iterator[HeardVoice]:
    """A voice of this process that plays to the server."""
    need_voices()
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PULSE_LATENCY_MSEC", raising=False)
        for name, value in {**server.env, **changes}.items():
            patch.setenv(name, value)
        voice = HeardVoice(rate)
        try:
            yield voice
        finally:
            voice.speaker.close()
