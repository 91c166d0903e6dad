"""Ears for tests: what they tell is kept, and a pipe is spoken into as if it were a microphone."""

import fcntl
import os
import select
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from speech.audio.samples import bytes_of
from speech.audio.wav import read_wav
from speech.ear.ear import Ear
from speech.ear.news import EarHeard, EarNews, EarOpened
from speech.ear.recognizers.process import SCRIPTED, VOSK
from speech.ear.recognizers.scripted import spelled
from tests.app.support.processes import PATIENCE, ROOT
from tests.speech.support.ears import need_vosk
from tests.speech.support.waiting import wait_for

WAVS = ROOT / "tests/speech/wav/it"
MODEL = ROOT / "models/it"
PHRASES = (
    *("ventidue diciotto", "ventitre diciannove", "due due uno otto", "confermo", "[unk]"),
    *("non accetto", "perche no", "sei due", "si"),
)
SECOND = 2 * 16_000
"""Bytes of sound."""
BEHIND = SECOND * 7 // 10
"""Bytes of silence behind what a scripted recogniser hears, which needs half a second."""

Kind = TypeVar("Kind")


def wav(name: str) -> bytes:
    """What one of the project's files says, 16-bit mono at 16 kHz."""
    return read_wav((WAVS / f"{name}.wav").read_bytes(), 16_000)


def script(*utterances: str) -> bytes:
    """Sound in which a scripted recogniser hears this, and which the gate lets through.

    Each sample of a script is a letter. Loud ones around them, which are none, make it stand out.
    """
    loud = bytes_of([8000, -8000] * (SECOND // 40))
    return b"".join(loud + spelled(each).strip(b"\0") + loud + bytes(BEHIND) for each in utterances)


class Pipe:
    """A named pipe that an ear hears as its microphone."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "microphone"
        os.mkfifo(self.path)
        # For reading too: so nobody need listen yet, and nobody is told that none does any more.
        self._file = os.open(self.path, os.O_RDWR)
        fcntl.fcntl(self._file, fcntl.F_SETPIPE_SZ, 1 << 20)

    @property
    def device(self) -> str:
        return f"fifo:{self.path}"

    def speak(self, sound: bytes) -> None:
        """Have this heard, in real time, after what is being heard; half a minute is room enough.

        What has not been heard when the microphone is shut is not heard when it is opened again.
        """
        while sound:
            sound = sound[os.write(self._file, sound) :]

    def wait_until_empty(self) -> None:
        """Wait until the microphone has taken all of it, whether or not it is heard."""
        wait_for(lambda: not select.select([self._file], [], [], 0)[0])

    def close(self) -> None:
        os.close(self._file)


class Listener:
    """All that an ear has told."""

    def __init__(self) -> None:
        self.news: list[EarNews] = []
        self._has_come = threading.Condition()
        self.answer: Callable[[EarNews], None] = lambda news: None

    def __call__(self, news: EarNews) -> None:
        with self._has_come:
            self.news.append(news)
            self._has_come.notify_all()
        self.answer(news)

    def wait_for(self, kind: type[Kind], times: int = 1) -> Kind:
        """Wait until it has told this so many times: the last of them."""
        with self._has_come:
            assert self._has_come.wait_for(lambda: len(self.of(kind)) >= times, PATIENCE), self.news
            return self.of(kind)[times - 1]

    def of(self, kind: type[Kind]) -> list[Kind]:
        return [each for each in self.news if isinstance(each, kind)]

    @property
    def texts(self) -> list[str]:
        """The likeliest words of each utterance."""
        return [each.hypotheses[0].text if each.hypotheses else "" for each in self.of(EarHeard)]


def children() -> set[int]:
    """The children of this process that hear."""
    found = set()
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            parent = (each / "stat").read_text().rpartition(")")[2].split()[1]
            command = (each / "cmdline").read_bytes()
            if int(parent) == os.getpid() and b"speech.ear.recognizers." in command:
                found.add(int(each.name))
    return found


def leaving_nothing() -> Iterator[None]:
    """What a fixture does that lets no child or thread of an ear outlive its test."""
    before, threads = children(), threading.active_count()
    yield
    wait_for(lambda: children() <= before and threading.active_count() <= threads)


@contextmanager
def listening(
    device: str, kind: str = VOSK, phrases: Sequence[str] = PHRASES, model: Path = MODEL
) -> Iterator[tuple[Ear, Listener]]:
    """An ear, and what it has told."""
    if kind == VOSK:
        need_vosk()
    listener = Listener()
    ear = Ear(listener, model, phrases, device, kind)
    try:
        yield ear, listener
    finally:
        ear.close()


@contextmanager
def scripted(folder: Path) -> Iterator[tuple[Ear, Listener, Pipe]]:
    """An ear that hears what is written into a pipe, open already."""
    pipe = Pipe(folder)
    try:
        with listening(pipe.device, SCRIPTED) as (ear, listener):
            ear.open(push=False)
            listener.wait_for(EarOpened)
            yield ear, listener, pipe
    finally:
        pipe.close()
