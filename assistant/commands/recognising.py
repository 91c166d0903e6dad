"""A recogniser for the subcommands: which model, what to expect, and one sound after the other."""

import queue
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from assistant.commands import mends
from assistant.narration.catalog import catalog as messages_of
from assistant.surfaces.ear_model import GONE, ListeningError, choose_model, named_model
from speech.audio.silence import shorten_silence
from speech.ear.recognizers.process import (
    VOSK,
    Ended,
    ListensFor,
    ModelReady,
    News,
    Partial,
    RecognizerProcess,
    RequestRefused,
    UtteranceEnded,
)
from speech.ear.recognizers.recognizer import BLOCK, BROKEN, RATE
from speech.process.child import ChildGone

LOADING = 70.0
"""Seconds that a model is waited for: the child gives up before."""
PATIENCE = 30.0
"""Seconds that a sound is waited for, besides its own length: a hundredth of that is usual."""

LONGEST_UTTERANCE = 15.0
"""Seconds of a sound that are heard as one utterance, whatever pauses it has: no move is longer."""


def find_model(wanted: str | None, language: str) -> Path:
    """The folder of the model of that name, or of that folder, or else of the best for the language.

    A downloaded one that is damaged is told of on standard error, and another takes its place. Raises
    ListeningError, also where one that comes with the program is not as it was made.
    """
    if wanted:
        return named_model(wanted)
    chosen = choose_model(language)
    for name in chosen.damaged:
        remedy = mends.command_line("models", "get", name)
        told = messages_of(language).text("models-damaged-other-used", name=name, command=remedy)
        print(told, file=sys.stderr)
    return chosen.folder


class Listener:
    """A recogniser that hears whole sounds. To be closed."""

    def __init__(self, model: Path, phrases: Sequence[str], kind: str = VOSK) -> None:
        """Load the model and expect the phrases. Raises ListeningError."""
        self._news: queue.SimpleQueue[News] = queue.SimpleQueue()
        try:
            self._process = RecognizerProcess(self._news.put, kind)
        except ChildGone as error:
            raise ListeningError(GONE) from error
        self.missing: tuple[str, ...] = ()
        """Words that the model lacks: phrases with one of them are not heard."""
        self.milliseconds = 0.0
        """How long the model took to load."""
        try:
            self._begin(model, phrases)
        except BaseException:
            self.close()
            raise

    @property
    def pid(self) -> int:
        """The number of the process that hears."""
        return self._process.pid

    def hear(self, sound: bytes) -> list[UtteranceEnded]:
        """The utterances of a sound, 16-bit mono at 16 kHz. Raises ListeningError."""
        sound = shorten_silence(sound, RATE)
        try:
            for first in range(0, len(sound), BLOCK):
                self._process.hear(sound[first : first + BLOCK])
            asked = self._process.finish()
        except ChildGone as error:
            raise ListeningError(GONE) from error
        until = time.monotonic() + PATIENCE + len(sound) / 2 / RATE
        heard: list[UtteranceEnded] = []
        while not heard or heard[-1].number != asked:
            news = self._next(until)
            if not isinstance(news, UtteranceEnded):
                raise ListeningError(BROKEN)
            heard.append(news)
        return heard

    def close(self) -> None:
        """Let it end."""
        self._process.close()

    def _begin(self, model: Path, phrases: Sequence[str]) -> None:
        try:
            self._process.load(model)
            if not isinstance(ready := self._next(time.monotonic() + LOADING), ModelReady):
                raise ListeningError(BROKEN)
            self.milliseconds = ready.milliseconds
            self._process.listen_for(phrases, LONGEST_UTTERANCE)
        except ChildGone as error:
            raise ListeningError(GONE) from error
        news = self._next(time.monotonic() + PATIENCE)
        if not isinstance(news, ListensFor):
            raise ListeningError(BROKEN)
        self.missing = news.missing

    def _next(self, until: float) -> News:
        """What it tells next, but for what only seems so. Raises ListeningError."""
        while True:
            try:
                news = self._news.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                self._process.kill()
                raise ListeningError(GONE) from None
            if isinstance(news, Ended):
                raise ListeningError(GONE)
            if isinstance(news, RequestRefused):
                raise ListeningError(news.reason, news.faults[0] if news.faults else None)
            if not isinstance(news, Partial):
                return news
