"""Recorded diphones of many people by MBROLA, of Debian's packages mbrola, mbrola-it3 and so on.

Their licences allow no sale, so Debian has the voices apart from all else (non-free): they judge here,
where somebody has installed them, and no model learns from them. Which phones, how long and how high is
espeak-ng's word (`espeak-ng --pho`), as in the training; the sounds are people's. One is from Portugal.
"""

import shutil
import subprocess
import zlib
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType

from models.training.evaluation.source import Utterance, one_by_one
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
_ITALIAN = {"i/": "i", "u/": "u", "ts2": "ts", "ss": "s", "ng": "n", "eI": "e"}
_INSTEAD = MappingProxyType(
    {"it3": _ITALIAN, "it4": _ITALIAN, "us3": {"O2": "O"}, "pt1": {"oo": "O"}},
)
"""Phones that espeak-ng names and a voice knows by another name: what it does not know is silent."""
_FALLING = ("it3", "it4")
"""Voices that have no j behind a vowel: "sei" has an i."""

_AT_FIRST = 0x93EC2C29
"""A sum of what `spelt` goes by, when sounds began to be kept under it: those of before are right."""


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

    def spelt(self, utterance: Utterance) -> str:
        """By what espeak-ng's phones become those of the voices; nothing while that is as at first."""
        how = repr((_WORDS_A_MINUTE, _SHORTEST, dict(_INSTEAD), _FALLING))
        return "" if zlib.crc32(how.encode()) == _AT_FIRST else how

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The sounds of the utterances. Raises subprocess.SubprocessError if a program fails,
        FileNotFoundError if no sound is written."""
        return one_by_one(utterances, _say)


def _say(utterance: Utterance, file: Path) -> Wave:
    voice = utterance.voice
    speed = str(round(_WORDS_A_MINUTE * utterance.rate))
    text = utterance.text.replace("-", " ")
    told = ["espeak-ng", "-v", f"mb-{voice}", "-q", "--pho", "-s", speed, "--", text]
    phones = subprocess.run(told, check=True, capture_output=True, timeout=_PATIENCE).stdout.decode()
    shortest = round(_SHORTEST / utterance.rate)
    file.with_suffix(".pho").write_text(as_named(longer(phones, shortest), voice))
    made = ["mbrola", "-e", str(_DATA / voice / voice), str(file.with_suffix(".pho")), str(file)]
    subprocess.run(made, check=True, capture_output=True, timeout=_PATIENCE)
    return read_wav(file)


def longer(phones: str, shortest: int) -> str:
    """A table of phones, one in a line with its milliseconds and its pitch, in which none is shorter
    than some milliseconds."""
    lines = []
    for line in phones.splitlines():
        name, *rest = line.split("\t")
        if rest:
            length = rest[0] if name == "_" else str(max(shortest, int(rest[0])))
            lines.append("\t".join([name, length, *rest[1:]]))
    return "\n".join([*lines, ""])


def as_named(phones: str, voice: str) -> str:
    """Such a table with all phones called as a voice calls them."""
    lines, before = [], "_"
    for line in phones.splitlines():
        name, _, rest = line.partition("\t")
        known = _INSTEAD.get(voice, {}).get(name, name)
        if known == "j" and voice in _FALLING and before[0] in "aeiouEO":
            known = "i"
        lines.append(f"{known}\t{rest}")
        before = name
    return "\n".join([*lines, ""])
