"""Flite's five English voices, of Debian's package flite, none of them ever trained on."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from models.training.evaluation.source import Utterance, one_by_one
from models.training.evaluation.waveform import Wave, read_wav

_PATIENCE = 60.0


class Flite:
    """Flite as a source of speech: diphones (kal, 8 kHz; kal16), parametric (awb, rms, slt)."""

    name = "flite"
    language = "en"
    voices: tuple[str, ...] = ("kal", "kal16", "awb", "rms", "slt")

    @property
    def is_installed(self) -> bool:
        """Whether the program is there; its voices are part of it."""
        return shutil.which("flite") is not None

    def can_say(self, text: str) -> bool:
        """Whether the voices know the letters."""
        return text.isascii()

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The sounds of the utterances. Raises subprocess.SubprocessError if flite fails,
        FileNotFoundError if no sound is written."""
        return one_by_one(utterances, _say)


def _say(utterance: Utterance, file: Path) -> Wave:
    stretch = f"duration_stretch={1 / utterance.rate:.3f}"
    words = ["-voice", utterance.voice, "--setf", stretch, "-t", utterance.text, "-o", str(file)]
    subprocess.run(["flite", *words], check=True, capture_output=True, timeout=_PATIENCE)
    return read_wav(file)
