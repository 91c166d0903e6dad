"""SVOX Pico's voices, of Debian's package libttspico-utils (non-free: its voices have no sources).

It reads by itself, so pronunciation, lengths and melody are its own too. No model learns from it.
"""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType

from models.training.evaluation.source import Utterance, one_by_one
from models.training.evaluation.waveform import Wave, read_wav

_VOICES = MappingProxyType({"it": ("it-IT",), "en": ("en-GB", "en-US")})
_PATIENCE = 60.0


class Pico:
    """Pico as a source of speech."""

    name = "pico"

    def __init__(self, language: str) -> None:
        self.language = language
        self.voices: tuple[str, ...] = _VOICES.get(language, ())

    @property
    def is_installed(self) -> bool:
        """Whether the program is there and has the language."""
        return bool(self.voices) and shutil.which("pico2wave") is not None

    def can_say(self, text: str) -> bool:
        """It says anything."""
        return True

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The sounds of the utterances. Raises subprocess.SubprocessError if pico2wave fails,
        FileNotFoundError if no sound is written."""
        return one_by_one(utterances, _say)


def _say(utterance: Utterance, file: Path) -> Wave:
    text = utterance.text.replace("<", " ").replace("-", " ")
    said = f'<speed level="{round(100 * utterance.rate)}">{text}</speed>'
    words = ["pico2wave", "-l", utterance.voice, "-w", str(file), said]
    subprocess.run(words, check=True, capture_output=True, timeout=_PATIENCE)
    return read_wav(file)
