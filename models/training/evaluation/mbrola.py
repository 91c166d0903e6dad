"""Recorded diphones of many people by MBROLA, of Debian's packages mbrola, mbrola-it3 and so on.

Their licences allow no sale, so Debian has the voices apart from all else (non-free): they judge here,
where somebody has installed them, and no model learns from them. Which phones, how long and how high is
espeak-ng's word (`espeak-ng --pho`), as in the training; the sounds are people's. One is from Portugal.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType

from models.training.evaluation.source import Utterance
from models.training.evaluation.waveform import Wave, read_wav

_VOICES = MappingProxyType(
    {
        "it": ("it3", "it4"),
        "en": ("us1", "us2", "us3", "en1"),
        "pt": ("br1", "br2", "br3", "br4", "pt1"),
    }
)
_DATA = Path("/usr/share/mbrola")
_PATIENCE = 60.0
_WORDS_A_MINUTE = 165
_SHORTEST = 45
"""Milliseconds of a phone, at the voice's own speed: espeak-ng has vowels of 15 in "dodici"."""
_INSTEAD = MappingProxyType({"i/": "i", "u/": "u", "ts2": "ts", "O2": "O"})
"""Phones that espeak-ng names and the voices of `_NAMED_OTHERWISE` know by another name."""
_NAMED_OTHERWISE = ("it3", "it4", "us3")


class Mbrola:
    """MBROLA's voices of a language as a source of speech."""

    name = "mbrola"

    def __init__(self, language: str) -> None:
        self.language = language
        self.voices = tuple(each for each in _VOICES[language] if (_DATA / each / each).is_file())

    @property
    def is_installed(self) -> bool:
        """Whether both programs and a voice are there."""
        return bool(self.voices) and all(map(shutil.which, ("mbrola", "espeak-ng")))

    def can_say(self, text: str) -> bool:
        """It says anything."""
        return True

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The sounds of the utterances. Raises subprocess.SubprocessError if a program fails."""
        with tempfile.TemporaryDirectory() as folder:
            return [_say(utterance, Path(folder, "said.wav")) for utterance in utterances]


def _say(utterance: Utterance, file: Path) -> Wave:
    voice = utterance.voice
    speed = str(round(_WORDS_A_MINUTE * utterance.rate))
    text = utterance.text.replace("-", " ")
    told = ["espeak-ng", "-v", f"mb-{voice}", "-q", "--pho", "-s", speed, "--", text]
    phones = subprocess.run(told, check=True, capture_output=True, timeout=_PATIENCE).stdout.decode()
    shortest = round(_SHORTEST / utterance.rate)
    file.with_suffix(".pho").write_text(longer(phones, shortest, voice in _NAMED_OTHERWISE))
    made = ["mbrola", "-e", str(_DATA / voice / voice), str(file.with_suffix(".pho")), str(file)]
    subprocess.run(made, check=True, capture_output=True, timeout=_PATIENCE)
    return read_wav(file)


def longer(phones: str, shortest: int, is_named_otherwise: bool) -> str:
    """A table of phones, one in a line with its milliseconds and its pitch, in which none is shorter
    than some milliseconds, and all are called as the voices call them."""
    lines = []
    for line in phones.splitlines():
        name, *rest = line.split("\t")
        if rest:
            known = _INSTEAD.get(name, name) if is_named_otherwise else name
            length = rest[0] if name == "_" else str(max(shortest, int(rest[0])))
            lines.append("\t".join([known, length, *rest[1:]]))
    return "\n".join([*lines, ""])
