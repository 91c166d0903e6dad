"""The sound files of the tests, spoken anew: `python -m models.training.spoken_files`.

They stand in tests/speech/wav, and sentences.toml there says what is said. None of their voices was
trained on. Needs numpy and espeakng-loader (extra `train`), whose same version makes the same files.
"""

import sys
import tomllib
import wave
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import numpy as np

from assistant.parsing.words.tokens import normalise
from models.training.evaluation.espeak import Espeak
from models.training.evaluation.source import Source, Utterance
from models.training.evaluation.waveform import RATE, Wave, decibels, silence, trimmed

FOLDER = Path(__file__).parents[2] / "tests" / "speech" / "wav"
SENTENCES = FOLDER / "sentences.toml"
NOTHING = "nothing"
"""The folder, and the table, of what must mean nothing."""

SPOKEN_BY = {
    "it": ("it+m2", "it+f4", "it+m7", "it+Annie"),
    "en": ("en-us+m2", "en+f4", "en-us+m7", "en-us+Annie"),
    "pt": ("pt+m2", "pt-br+f4", "pt-br+m7", "pt+Annie"),
}
"""The voices of each language, which take turns; variants with breath are other ones each time."""

_RATE = 1.2
"""Times the usual speed of a voice: the files are short."""
_AROUND = 0.05
"""Seconds of silence before and behind."""
_PEAK = 0.9
_FAINT = decibels(-45)
"""The noise under all that is said. Without it 8 bits would be silence where a consonant is soft."""
_NOISE_SECONDS = 1
_NOISE = 0.1


def main() -> int:
    """Write the files and take away those that are none of them any more; the exit status."""
    table = tomllib.loads(SENTENCES.read_text("utf-8"))
    written: set[Path] = set()
    for language, voices in SPOKEN_BY.items():
        folder = FOLDER / language
        (folder / NOTHING).mkdir(parents=True, exist_ok=True)
        for file, sound in _sounds(folder, table, Espeak(language), voices):
            write_small(file, sound)
            written.add(file)
    for file in {*FOLDER.rglob("*.wav")} - written:
        file.unlink()
    size = sum(file.stat().st_size for file in written)
    sys.stderr.write(f"{len(written)} files, {size / 1e6:.2f} megabytes\n")
    return 0


def file_name(sentence: str) -> str:
    """The name of the file in which a sentence is said."""
    return normalise(sentence).replace(" ", "_") + ".wav"


def _sounds(
    folder: Path, table: dict[str, dict[str, dict[str, str]]], source: Source, voices: tuple[str, ...]
) -> Iterator[tuple[Path, Wave]]:
    """Each file of a language, and what is heard in it."""
    turn = cycle(voices)
    for sentence, how in table[folder.name].items():
        voice = next(turn)
        yield folder / file_name(sentence), _said(sentence, how.get("voice", voice), source)
    for sentence in table[NOTHING][folder.name]:
        yield folder / NOTHING / file_name(sentence), _said(sentence, next(turn), source)
    chance = np.random.default_rng(len(voices))
    noise = _NOISE * chance.standard_normal(_NOISE_SECONDS * RATE)
    yield folder / NOTHING / "noise.wav", noise.astype(np.float32)


def _said(sentence: str, voice: str, source: Source) -> Wave:
    spoken = trimmed(source.say([Utterance(sentence, voice, _RATE)])[0])
    spoken = spoken * (_PEAK / np.abs(spoken).max())
    whole = np.concatenate([silence(_AROUND), spoken, silence(_AROUND)])
    faint = _FAINT * np.random.default_rng(len(sentence)).standard_normal(whole.size)
    return (whole + faint * _PEAK).astype(np.float32)


def write_small(file: Path, sound: Wave) -> None:
    """A WAV file of 8 bits, which have no sign, and 16,000 samples in a second."""
    with wave.open(str(file), "wb") as opened:
        opened.setnchannels(1)
        opened.setsampwidth(1)
        opened.setframerate(RATE)
        opened.writeframes(np.clip(np.round(sound * 127 + 128), 0, 255).astype(np.uint8).tobytes())


if __name__ == "__main__":
    sys.exit(main())
