"""Speakers who are recordings: diphones of people in Debian's packages for festival, joined by it.

They say the phones of an utterance with the times of the first synthesiser and a melody of their own,
so that what festival itself knows of words, lengths and melodies is not heard. Higher and lower than
they were recorded they are other speakers: a child, a woman, a taller man.
"""

import math
import subprocess
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from models.training.augment import Chance, Samples, resampled
from models.training.evaluation.waveform import read_wav
from models.training.features import RATE

PROGRAM = "festival"
_VOICES = Path("/usr/share/festival/voices")
_SILENCE = "pau"
_SHORTEST, _BEHIND = 0.01, 0.1
"""Seconds of the shortest phone, and of the silence behind the last one."""
_HIGHER = (0.88, 1.3)
"""By how much a speaker's formants are other than those of the recording."""
_HEARD = (50.0, 300.0)
"""Hertz beyond which no recording is moved."""
_DONE = b"done"


class Voice(NamedTuple):
    """A voice of festival; recorded.toml explains it."""

    name: str
    package: str
    pitch: tuple[float, float]
    phones: Mapping[str, str]

    @property
    def is_installed(self) -> bool:
        """Whether its recordings are there."""
        return any(_VOICES.glob(f"*/{self.name}"))


class _Said(NamedTuple):
    phone: str
    seconds: float
    hertz: float


def voices_of(language: str) -> list[Voice]:
    """The voices of which a language learns, installed or not."""
    table = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    return [
        Voice(name, voice["package"], tuple(voice["pitch"]), voice["phones"])
        for name, voice in table.items()
        if language in voice["languages"]
    ]


class Recordings:
    """Festival with the voices of a language, in a process that is begun again when it ends."""

    def __init__(self, language: str, folder: Path) -> None:
        """Of voices that are not installed nothing is heard; `folder` is for its files."""
        self._voices = [voice for voice in voices_of(language) if voice.is_installed]
        self._file = folder / "recorded.wav"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Recordings":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let festival end."""
        if self._process:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def speak(self, phones: Sequence[tuple[int, str]], size: int, chance: Chance) -> Samples | None:
        """So many samples at RATE of phones that begin where they say, as `Mouth.speak` has them.

        None without a voice that has all of them, and where festival fails.
        """
        names = {name for _, name in phones if name}
        voices = [voice for voice in self._voices if names <= voice.phones.keys()]
        if not voices:
            return None
        voice = voices[int(chance.integers(len(voices)))]
        higher = float(chance.uniform(*_HIGHER))
        sound = self._say(voice, _melody(voice, phones, size, higher, chance))
        if sound is None:
            return None
        # Faster and higher at once: the times were made longer by as much before.
        sound = resampled(sound, RATE * higher)
        return np.pad(sound, (0, max(0, size - len(sound))))[:size]

    def _say(self, voice: Voice, said: Sequence[_Said]) -> Samples | None:
        self._file.unlink(missing_ok=True)
        segments = " ".join(f"({each.phone} {each.seconds:.4f} (0 {each.hertz:.0f}))" for each in said)
        utterance = f"(utt.synth (Utterance Segments ({segments})))"
        commands = f'(voice_{voice.name}) (utt.save.wave {utterance} "{self._file}" \'riff)'
        if not self._is_done(commands) or not self._file.exists():
            return None
        return (read_wav(self._file) * 32768).astype(np.float32)

    def _is_done(self, commands: str) -> bool:
        """Whether festival has come behind the commands: now and then it ends in the middle."""
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
        for line in answer:
            if line.strip() == _DONE:
                return True
        self.close()
        return False


def _melody(
    voice: Voice, phones: Sequence[tuple[int, str]], size: int, higher: float, chance: Chance
) -> list[_Said]:
    """The phones as festival is to say them, with a pitch that wanders and mostly falls."""
    low, high = voice.pitch
    usual = math.exp(chance.uniform(math.log(low), math.log(high)))
    lively, fall = chance.uniform(0.02, 0.2), chance.uniform(-0.1, 0.4)
    said = [_Said(_SILENCE, _SHORTEST, usual)] if phones[0][1] else []
    ends = [*(at for at, _ in phones[1:]), size]
    wandered = 0.0
    for (at, name), end in zip(phones, ends, strict=True):
        parts = voice.phones[name].split() if name else [_SILENCE]
        seconds = max(_SHORTEST, (end - at) / RATE) * higher / len(parts)
        for part in parts:
            wandered = 0.7 * wandered + chance.normal(0, lively)
            hertz = usual * math.exp(wandered + fall * (0.5 - at / size))
            said.append(_Said(part, seconds, float(np.clip(hertz, *_HEARD))))
    return [*said, _Said(_SILENCE, _BEHIND, usual)]
