"""Speakers for tests: a real child each time, and what it was given to play."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import speech.voice.equipment
import speech.voice.job
import speech.voice.speaker
from speech.audio.player import SilentPlayer
from speech.audio.sound import Sound
from speech.voice.news import News, NewsKind
from speech.voice.sound_process import EngineReady, Outcome, SoundProcess
from speech.voice.speaker import Speaker
from speech.voice.utterance import Urgency, Utterance
from tests.speech.support.waiting import wait_for

NEWS, READING, IMPORTANT = Urgency.NEWS, Urgency.READING, Urgency.IMPORTANT
SENTENCE = "Bianco: ventidue diciotto, prende due pezzi, tocca al Nero."


def say(
    text: str, priority: Urgency = NEWS, language: str = "it", sounds: str = "", **more: object
) -> Utterance:
    return replace(Utterance(text, language, text, priority), sounds=tuple(sounds.split()), **more)


@dataclass
class Asked:
    """What a child was asked for."""

    text: str
    rate: int
    volume: int


class Ears:
    """All that speakers had played, and asked for; a player that plays nothing, many times too fast."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, speed: float = 10) -> None:
        self.begun: list[str | bytes] = []
        """Of each sound that was begun, its sentence, or the samples where no words are in them."""
        self.asked: list[Asked] = []
        self.speed = speed
        self._words: dict[int, tuple[bytes, str]] = {}
        ears = self

        class Noting(SoundProcess):
            def __init__(
                self,
                on_ready: Callable[[EngineReady], None],
                on_outcome: Callable[[int, Outcome], None],
                on_end: Callable[[], None],
                kind: str = "system",
                device: str = "",
            ) -> None:
                self._texts: dict[int, str] = {}

                def note(number: int, outcome: Outcome) -> None:
                    if isinstance(outcome, Sound):
                        ears._words[id(outcome.samples)] = outcome.samples, self._texts[number]
                    on_outcome(number, outcome)

                super().__init__(on_ready, note, on_end, kind, device)

            def say(
                self,
                number: int,
                text: str,
                language: str,
                rate: int,
                volume: int = 100,
                speaker: int = 1,
            ) -> None:
                self._texts[number] = text
                ears.asked.append(Asked(text, rate, volume))
                super().say(number, text, language, rate, volume, speaker)

        class NotingPlayer(SilentPlayer):
            def play(
                self, sound: bytes, rate: int, on_end: Callable[[bool], None], channels: int = 1
            ) -> None:
                self._speed = ears.speed
                ears.begun.append(ears._words.get(id(sound), (sound, sound))[1])
                super().play(sound, rate, on_end, channels)

        monkeypatch.setattr(speech.voice.equipment, "SoundProcess", Noting)
        monkeypatch.setattr(
            speech.voice.equipment, "open_player", lambda process: NotingPlayer(self.speed)
        )

    def wait_for(self, text: str) -> None:
        wait_for(lambda: text in self.begun)


def children() -> set[int]:
    """The children of this process that make sound."""
    found = set()
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            status = (each / "stat").read_text().rpartition(")")[2].split()
            if (
                int(status[1]) == os.getpid()
                and b"speech.voice.sound_child" in (each / "cmdline").read_bytes()
            ):
                found.add(int(each.name))
    return found


@contextmanager
def speaker(
    kind: str = "silent", rate: int = 180, volume: int = 100, speaks: bool = True
) -> Iterator[tuple[Speaker, list[News]]]:
    """A speaker, and what it has told."""
    news: list[News] = []
    made = Speaker(news.append, rate, volume, kind=kind, speaks=speaks)
    try:
        yield made, news
    finally:
        made.close()


def kinds_of(news: list[News]) -> list[NewsKind]:
    return [each.kind for each in news]


def leaving_no_child() -> Iterator[None]:
    """What a fixture does that lets no child of a speaker outlive its test."""
    before = children()
    yield
    wait_for(lambda: children() <= before)
