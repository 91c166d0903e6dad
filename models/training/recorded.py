"""Speakers who are recordings of people, or made of them.

They say the phones of an utterance with the times of the first synthesiser and a melody of their own,
so that what their own programs know of words, lengths and melodies is not heard. Higher and lower than
they were recorded they are other speakers: a child, a woman, a taller man.
"""

import math
import tomllib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np

from models.training import festival, parametric
from models.training.augment import Chance, Samples, resampled
from models.training.features import RATE

_SHORTEST, _BEHIND = 0.01, 0.1
"""Seconds of the shortest phone, and of the silence behind the last one."""
_HIGHER = (0.88, 1.3)
"""By how much a speaker's formants are other than those of the recording."""
_HEARD = (50.0, 300.0)
"""Hertz beyond which no recording is moved."""


class Phone(NamedTuple):
    """A phone of a voice and how long it is."""

    name: str
    seconds: float


class Speaker(Protocol):
    """One voice, or several that are mixed."""

    def say(self, phones: Sequence[Phone], chance: Chance) -> Samples | None:
        """Samples at RATE in the range of 16 bits; None where its program fails, and where two phones
        cannot stand side by side in it, not even with a link."""
        ...

    def close(self) -> None:
        """End what it has begun."""
        ...


class Voice(NamedTuple):
    """Voices that are installed together; recorded.toml explains them."""

    names: tuple[str, ...]
    languages: tuple[str, ...]
    package: str
    phones: Mapping[str, str]
    pitch: tuple[float, float] | None
    style: str
    pause: str
    link: str

    @property
    def is_installed(self) -> bool:
        """Whether it can speak here."""
        if self.pitch:
            return all(map(festival.is_installed, self.names))
        return parametric.is_installed(self.names)

    def begin(self, folder: Path) -> Speaker:
        """Its speaker, who puts files into a folder."""
        if self.pitch:
            return _Joined(self.names[0], self.pitch, self.link, folder)
        return _Averaged(self.names, self.style, folder)


def voices_of(language: str) -> list[Voice]:
    """The voices of which a language learns, installed or not."""
    return [voice for voice in every_voice() if language in voice.languages]


def every_voice() -> list[Voice]:
    """All voices of recorded.toml."""
    table = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    return [
        Voice(
            tuple(voice["names"]),
            tuple(voice["languages"]),
            voice["package"],
            table["phones"][voice["phones"]],
            tuple(voice["pitch"]) if "pitch" in voice else None,
            voice.get("style", ""),
            voice.get("pause", "pau"),
            voice.get("link", ""),
        )
        for voice in table["voices"]
    ]


class Recordings:
    """Voices of which one at a time is heard."""

    def __init__(self, voices: Sequence[Voice], folder: Path) -> None:
        """Of those that are not installed nothing is heard; `folder` is for their files."""
        installed = [voice for voice in voices if voice.is_installed]
        self._voices = [(voice, voice.begin(folder)) for voice in installed]

    def __enter__(self) -> "Recordings":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let their programs end."""
        for _, speaker in self._voices:
            speaker.close()

    def speak(self, phones: Sequence[tuple[int, str]], size: int, chance: Chance) -> Samples | None:
        """So many samples at RATE of phones that begin where they say, as `Mouth.speak` has them.

        None without a voice that has all of them, and where the one that was drawn says nothing.
        """
        wanted = {name for _, name in phones if name}
        # One that is mixed of two voices is heard twice as often as one of one.
        voices = [
            (voice, speaker)
            for voice, speaker in self._voices
            for _ in voice.names
            if wanted <= voice.phones.keys()
        ]
        if not voices:
            return None
        voice, speaker = voices[int(chance.integers(len(voices)))]
        said = [Phone(voice.pause, _SHORTEST)] if phones[0][1] else []
        ends = [*(at for at, _ in phones[1:]), size]
        for (at, name), end in zip(phones, ends, strict=True):
            parts = voice.phones[name].split() if name else [voice.pause]
            seconds = max(_SHORTEST, (end - at) / RATE) / len(parts)
            said.extend(Phone(part, seconds) for part in parts)
        sound = speaker.say([*said, Phone(voice.pause, _BEHIND)], chance)
        if sound is None:
            return None
        return np.pad(sound, (0, max(0, size - len(sound))))[:size]


def with_links(
    phones: Sequence[Phone], joins: Collection[tuple[str, str]], link: str
) -> list[Phone] | None:
    """Phones of which no pair is missing: between two that a voice does not join stands a link, which
    takes half of the second. None where that does not help either."""
    made: list[Phone] = []
    for phone in phones:
        before = made[-1].name if made else None
        if before is None or (before, phone.name) in joins:
            made.append(phone)
        elif (before, link) in joins and (link, phone.name) in joins:
            made += [Phone(link, phone.seconds / 2), Phone(phone.name, phone.seconds / 2)]
        else:
            return None
    return made


class _Joined:
    """A voice of festival."""

    def __init__(self, name: str, pitch: tuple[float, float], link: str, folder: Path) -> None:
        self._name = name
        self._pitch = pitch
        self._link = link
        self._joins = festival.joins(name) if link else frozenset[tuple[str, str]]()
        self._festival = festival.Festival(folder)

    def say(self, phones: Sequence[Phone], chance: Chance) -> Samples | None:
        linked = with_links(phones, self._joins, self._link) if self._link else phones
        if linked is None:
            return None
        low, high = self._pitch
        higher = float(chance.uniform(*_HIGHER))
        usual = math.exp(chance.uniform(math.log(low), math.log(high)))
        lively, fall = chance.uniform(0.02, 0.2), chance.uniform(-0.1, 0.4)
        said = []
        wandered = at = 0.0
        whole = sum(phone.seconds for phone in linked)
        for phone in linked:
            wandered = 0.7 * wandered + chance.normal(0, lively)
            hertz = usual * math.exp(wandered + fall * (0.5 - at / whole))
            at += phone.seconds
            hertz = float(np.clip(hertz, *_HEARD))
            said.append(festival.Said(phone.name, phone.seconds * higher, hertz))
        sound = self._festival.say(self._name, said)
        # Faster and higher at once: the times were made longer by as much before.
        return None if sound is None else resampled(sound, RATE * higher)

    def close(self) -> None:
        self._festival.close()


class _Averaged:
    """Voices of HTS."""

    def __init__(self, names: Sequence[str], style: str, folder: Path) -> None:
        self._number = len(names)
        self._engine = parametric.Engine(parametric.voices(names, folder), style)

    def say(self, phones: Sequence[Phone], chance: Chance) -> Samples | None:
        said, at = [], 0.0
        for phone in phones:
            name = parametric.INSTEAD.get(phone.name, phone.name)
            at += phone.seconds
            said.append(parametric.Said(name, at))
        return self._engine.say(said, parametric.any_manner(self._number, chance))

    def close(self) -> None:
        self._engine.close()
