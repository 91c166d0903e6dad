"""Festival's two Italian voices, of Debian's packages festvox-itapc16k and festvox-italp16k.

Diphones of two speakers, joined: another technique than the one the models are trained on. Festival
2.5 ends with a segmentation fault now and then, so it is given few sentences at a time, and what is
missing afterwards is asked for again.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from models.training.evaluation.source import Utterance
from models.training.evaluation.waveform import Wave, read_wav

_CHUNK = 10
_TRIES = 4
_PATIENCE = 120.0
_VOICES = Path("/usr/share/festival/voices/italian")


class Festival:
    """Festival as a source of speech: Duration_Stretch is its rate."""

    name = "festival"
    language = "it"
    voices: tuple[str, ...] = ("pc", "lp")

    @property
    def is_installed(self) -> bool:
        """Whether the program and both voices are there."""
        voices = (_VOICES / f"{voice}_diphone" for voice in self.voices)
        return shutil.which("festival") is not None and all(voice.is_dir() for voice in voices)

    def can_say(self, text: str) -> bool:
        """Whether the voices can write it: festival reads Latin-1 only."""
        return all(ord(char) < 256 for char in text)

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The sounds of the utterances. Raises RuntimeError for one that festival always fails at."""
        sounds: list[Wave] = []
        for at in range(0, len(utterances), _CHUNK):
            sounds += _say(utterances[at : at + _CHUNK])
        return sounds


def _say(utterances: Sequence[Utterance]) -> list[Wave]:
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{at}.wav") for at in range(len(utterances))]
        for _ in range(_TRIES):
            missing = [at for at, file in enumerate(files) if not _is_whole(file)]
            if not missing:
                return [read_wav(file) for file in files]
            script = Path(folder, "say.scm")
            lines = [_command(utterances[at], files[at]) for at in missing]
            script.write_text("\n".join(lines), "latin-1")
            subprocess.run(
                ["festival", "-b", str(script)],
                check=False,
                capture_output=True,
                timeout=_PATIENCE,
            )
        raise RuntimeError(f"festival makes no sound of {[utterances[at].text for at in missing]}")


def _is_whole(file: Path) -> bool:
    """Whether a sound was written: a crash leaves none or only the header."""
    return file.exists() and file.stat().st_size > 1000


def _command(utterance: Utterance, file: Path) -> str:
    text = utterance.text.replace("\\", " ").replace('"', " ")
    return (
        f"(voice_{utterance.voice}_diphone)"
        f"(Parameter.set 'Duration_Stretch {1 / utterance.rate:.3f})"
        f'(utt.save.wave (utt.synth (Utterance Text "{text}")) "{file}" \'riff)'
    )
