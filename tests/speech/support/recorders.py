"""Recorders for tests: libraries that fail as told, and the children that must be gone in the end."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from speech.ear.news import CRASHED, LOST
from speech.ear.recorder import CHILD
from speech.process.limit import NO_ANSWER
from tests.speech.support.waiting import wait_for

LIBRARY = """
class PortAudioError(Exception):
    pass
class default:
    hostapi = 0
def query_devices(number=None, kind=""):
    found = {"name": "Cuffie", "hostapi": 0, "max_input_channels": 1, "default_samplerate": 48000.0}
    return found if kind else [found]
class RawInputStream:
    latency = 0.1
    def __init__(self, **given):
        self.given = given
    def start(self):
        LINE
    def abort(self):
        pass
    def close(self, ignore_errors=True):
        pass
def _initialize():
    pass
_terminate = _initialize
"""
"""A sounddevice whose one microphone does what LINE says when it is to begin."""

FAULTS = {
    "busy": "raise PortAudioError('Device unavailable', -9985)",
    "forbidden": "raise PortAudioError('Host error', -9999, (8, -13, 'Permission denied'))",
    "no-device": "raise PortAudioError('Illegal error number', -9996)",
    LOST: "self.given['finished_callback']()",
    CRASHED: "__import__('os').abort()",
    NO_ANSWER: "__import__('time').sleep(600)",
}
IMPATIENT = "import speech.ear.microphone\nspeech.microphone.HANG = 0.5\n"
"""A sitecustomize that tells of what hangs sooner."""


def with_library(folder: Path, line: str) -> str:
    """A PYTHONPATH with a sounddevice that does this."""
    (folder / "sounddevice.py").write_text(LIBRARY.replace("LINE", line))
    (folder / "sitecustomize.py").write_text(IMPATIENT)
    return str(folder)


@contextlib.contextmanager
def leaving_no_recorder() -> Iterator[None]:
    """No child that records outlives this."""
    yield
    wait_for(lambda: recorders() == [])


def recorders() -> list[str]:
    """The children of this process that record."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            parent = (each / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == os.getpid() and CHILD.encode() in (each / "cmdline").read_bytes():
                found.append(each.name)
    return found
