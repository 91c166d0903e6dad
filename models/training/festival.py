"""Diphones of people in Debian's packages, joined by festival, which runs as a process of its own."""

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from threading import Timer
from typing import NamedTuple

import numpy as np

from models.training.augment import Samples
from models.training.evaluation.waveform import read_wav

PROGRAM = "festival"
_VOICES = Path("/usr/share/festival/voices")
_TIMES = re.compile(rb"\d+ \d+ \d+")
_DONE = b"done"
PATIENCE = 30.0
"""Seconds for one sentence: it takes less than one."""


class Said(NamedTuple):
    """A phone of a voice, how long it is and at what pitch."""

    phone: str
    seconds: float
    hertz: float


def is_installed(voice: str) -> bool:
    """Whether the recordings of a voice are there."""
    return any(_VOICES.glob(f"*/{voice}"))


def joins(voice: str) -> frozenset[tuple[str, str]]:
    """The pairs of phones that a voice has, as its file of recordings lists them: of another festival
    says silence. It has none where it is not installed."""
    found = set()
    for file in _VOICES.glob(f"*/{voice}/group/*.group"):
        listed = file.read_bytes().partition(b"EST_Header_End\n")[2]
        for line in listed.split(b"\n"):
            name, _, times = line.partition(b" ")
            if not _TIMES.fullmatch(times):
                break
            one, _, other = name.decode("ascii").partition("-")
            found.add((one, other))
    return frozenset(found)


class Festival:
    """Festival, in a process that is begun again when it ends."""

    def __init__(self, folder: Path, patience: float = PATIENCE) -> None:
        """`folder` is for its files; a sentence that takes longer than `patience`, in seconds, is not
        said."""
        self._patience = patience
        self._file = folder / "recorded.wav"
        self._process: subprocess.Popen[bytes] | None = None

    def close(self) -> None:
        """Let festival end."""
        if self._process:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def say(self, voice: str, said: Sequence[Said]) -> Samples | None:
        """Samples at 16,000 a second in the range of 16 bits; None where festival fails."""
        self._file.unlink(missing_ok=True)
        segments = " ".join(f"({each.phone} {each.seconds:.4f} (0 {each.hertz:.0f}))" for each in said)
        utterance = f"(utt.synth (Utterance Segments ({segments})))"
        commands = f'(voice_{voice}) (utt.save.wave {utterance} "{self._file}" \'riff)'
        if not self._is_done(commands) or not self._file.exists():
            return None
        return (read_wav(self._file) * 32768).astype(np.float32)

    def _is_done(self, commands: str) -> bool:
        """Whether festival has come behind the commands: it may end in the middle, or never."""
        if self._process is None:
            self._process = subprocess.Popen(
                [PROGRAM, "--pipe"],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
            )
        told, answer = self._process.stdin, self._process.stderr
        assert told is not None
        assert answer is not None
        try:
            told.write(f'{commands} (format stderr "{_DONE.decode()}\\n")\n'.encode())
            told.flush()
        except BrokenPipeError:
            self.close()
            return False
        watch = Timer(self._patience, self._process.kill)
        watch.start()
        is_done = any(line.strip() == _DONE for line in answer)
        watch.cancel()
        if not is_done:
            self.close()
        return is_done
