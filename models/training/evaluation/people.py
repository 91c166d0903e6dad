"""Recorded people, from Debian's telephone prompts: an Italian woman and man, an English woman.

Their numbers are recordings of single words, in the band of the telephone (8 kHz) or wide band (G.722).
An utterance is words joined with pauses and faint noise: no fluent speech, but throats, and rooms, that
no synthesiser has. Everything else that they say is speech that must never be taken for a move.
"""

import gzip
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType

from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import vocabulary
from models.training.evaluation import g722
from models.training.evaluation.joined import LEVEL, Rng, joined
from models.training.evaluation.source import Utterance
from models.training.evaluation.waveform import Wave, at_level, read_wav, silence, trimmed

_SOUNDS = Path("/usr/share/asterisk/sounds")
_FOLDERS = MappingProxyType(
    {
        "Menardi": ("it", "it_IT_f_Menardi", "wav"),
        "Carlo": ("it", "it_IT_m_Carlo", "wav"),
        "Carlo-wide": ("it", "it_IT_m_Carlo", "g722"),
        "Allison": ("en", "en_US_f_Allison", "wav"),
        "Allison-wide": ("en", "en_US_f_Allison", "g722"),
    }
)
"""For each voice its language, folder and kind of files."""

_IN_A_NUMBER = (0.0, 0.06)
"""Seconds between the words of one number."""
_SENTENCE = (1.0, 8.0)
"""Seconds of a recording that counts as a sentence."""


class People:
    """The recorded people of one language, as a source of speech."""

    name = "people"

    def __init__(self, language: str) -> None:
        self.language = language
        self.voices = tuple(
            name for name in _FOLDERS if _FOLDERS[name][0] == language and words_of(name)
        )

    @property
    def is_installed(self) -> bool:
        """Whether recordings of anybody are there."""
        return bool(self.voices)

    def can_say(self, text: str) -> bool:
        """Whether everybody has all words of a text as recordings."""
        words = text.replace("-", " ").split()
        return all(word in words_of(voice) for voice in self.voices for word in words)

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The words joined; pauses and noise depend on the utterance alone. Raises KeyError for a word
        that was not recorded."""
        return [_join(utterance) for utterance in utterances]


@cache
def words_of(voice: str) -> Mapping[str, Path]:
    """The words that a person has recorded, and the files; none where they are not installed."""
    language, folder, kind = _FOLDERS[voice]
    spoken = vocabulary(language).numbers.items()
    numbers = {phrase[0]: str(value) for phrase, value in spoken if len(phrase) == 1}
    numbers["zero"] = "0"
    files = {word: _SOUNDS / folder / "digits" / f"{name}.{kind}" for word, name in numbers.items()}
    return MappingProxyType({word: file for word, file in files.items() if file.is_file()})


def sentences(voice: str) -> list[Path]:
    """The recordings of ordinary sentences, without a number or anything that is a command.

    What is said in them stands in the lists of the packages; a recording without a text is left out.
    """
    language, folder, kind = _FOLDERS[voice]
    words = vocabulary(language)
    forbidden = {word for phrase in words.numbers for word in phrase} | {*words.commands}
    forbidden -= words.fillers
    found = []
    for name, text in sorted(_texts(language).items()):
        file = _SOUNDS / folder / f"{name}.{kind}"
        said = normalise(text).split()
        if file.is_file() and said and not forbidden & {*said} and not any(map(str.isdigit, said)):
            found.append(file)
    shortest, longest = _SENTENCE
    return [file for file in found if shortest <= _seconds(file) <= longest]


def recording(file: Path) -> Wave:
    """One recording, without the silence around it, at the level of all others."""
    sound = read_wav(file) if file.suffix == ".wav" else g722.decode(file.read_bytes())
    return at_level(trimmed(sound), LEVEL)


def _seconds(file: Path) -> float:
    """How long a recording lasts, by the size of its file: decoding all of them takes minutes."""
    return file.stat().st_size / (16_000 if file.suffix == ".wav" else 8_000)


def _texts(language: str) -> dict[str, str]:
    """What is said in each recording; sounds stand in brackets and are no speech."""
    name = f"core-sounds-{language}"
    file = Path(f"/usr/share/doc/asterisk-{name}/{name}.txt.gz")
    if not file.is_file():
        return {}
    lines = gzip.decompress(file.read_bytes()).decode("utf-8-sig", "replace").splitlines()
    pairs = [line.partition(": ") for line in lines if not line.startswith(";")]
    return {name: text for name, _, text in pairs if text and not text.startswith("[")}


@cache
def _word(file: Path) -> Wave:
    return recording(file)


def _join(utterance: Utterance) -> Wave:
    words = words_of(utterance.voice)

    def number(text: str, rng: Rng) -> list[Wave]:
        pieces: list[Wave] = []
        for word in text.split("-"):
            if pieces:
                pieces.append(silence(rng.uniform(*_IN_A_NUMBER)))
            pieces.append(_word(words[word]))
        return pieces

    return joined(utterance, number)
