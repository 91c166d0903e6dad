"""A recogniser for the subcommands: which model, what to expect, and one sound after the other."""

import queue
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from assistant.commands import mends
from assistant.narration.catalog import base_of
from assistant.narration.catalog import catalog as messages_of
from speech.child import ChildGone
from speech.installed import Best, NoFolder, best_installed, installed_models, models_home
from speech.models import CatalogueError, Model, catalogue, is_whole, model_for, models_folder
from speech.recognizers.checks import Fault, check_model
from speech.recognizers.process import (
    VOSK,
    Ended,
    Heard,
    Listening,
    News,
    Partial,
    Ready,
    RecognizerProcess,
    Refused,
)
from speech.recognizers.recognizer import BLOCK, BROKEN, DAMAGED, RATE

LOADING = 70.0
"""Seconds that a model is waited for: the child gives up before."""
PATIENCE = 30.0
"""Seconds that a sound is waited for, besides its own length: a hundredth of that is usual."""

LONGEST_UTTERANCE = 15.0
"""Seconds of a sound that are heard as one utterance, whatever pauses it has: no move is longer."""

NO_MODEL = "no-model"
"""No model comes with the program for the language."""
UNKNOWN_MODEL = "unknown-model"
"""The model that was asked for is none, and no folder."""
NO_CATALOGUE = "no-catalogue"
"""The installation is damaged."""
GONE = "gone"
"""The child has ended, or does not answer."""


class ListeningError(Exception):
    """No recogniser; the reason is one of the words above or of `RecognizerError`."""

    def __init__(self, reason: str, fault: Fault | None = None) -> None:
        super().__init__(reason, fault)
        self.reason = reason
        self.fault = fault
        """What is wrong with the model first of all, where that is known."""


class Chosen(NamedTuple):
    """The model that is used for a language."""

    name: str
    folder: Path
    is_downloaded: bool
    damaged: tuple[str, ...]
    """The names of downloaded ones that would have been used if they were whole."""


def find_model(wanted: str | None, language: str) -> Path:
    """The folder of the model of that name, or of that folder, or else of the best for the language.

    A downloaded one that is damaged is told of on standard error, and another takes its place. Raises
    ListeningError, also where one that comes with the program is not as it was made.
    """
    if wanted:
        return _named(wanted)
    chosen = choose_model(language)
    for name in chosen.damaged:
        remedy = mends.command_line("models", "get", name)
        told = messages_of(language).text("models-damaged-other-used", name=name, command=remedy)
        print(told, file=sys.stderr)
    return chosen.folder


def choose_model(language: str) -> Chosen:
    """The model for a language: the downloaded one wanted last, else the one of the program.

    Raises ListeningError.
    """
    language = base_of(language)
    best = _best_downloaded(language)
    if best.installed:
        return Chosen(best.installed.model.name, best.installed.folder, True, best.damaged)
    try:
        model = model_for(language)
    except CatalogueError as error:
        raise ListeningError(NO_CATALOGUE) from error
    if model is None:
        raise ListeningError(NO_MODEL)
    return Chosen(model.name, _embedded(model), False, best.damaged)


def _best_downloaded(language: str) -> Best:
    try:
        return best_installed(language, models_home())
    except NoFolder:
        return Best(None, ())


def _named(wanted: str) -> Path:
    """The folder of the model of that name, or that folder. Raises ListeningError."""
    try:
        model = catalogue().get(wanted)
    except CatalogueError as error:
        raise ListeningError(NO_CATALOGUE) from error
    if model:
        return _embedded(model)
    try:
        downloaded, _ = installed_models(models_home())
    except NoFolder:
        downloaded = []
    for each in downloaded:
        if each.model.name == wanted:
            return each.folder  # what is wrong with it is told when it is loaded
    if not Path(wanted).is_dir():
        raise ListeningError(UNKNOWN_MODEL)
    return Path(wanted)


def _embedded(model: Model) -> Path:
    """The folder of a model of the program. Raises ListeningError."""
    folder = models_folder() / model.name
    if not is_whole(model, folder):
        raise ListeningError(DAMAGED, next(iter(check_model(folder)), None))
    return folder


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

    def hear(self, sound: bytes) -> list[Heard]:
        """The utterances of a sound, 16-bit mono at 16 kHz. Raises ListeningError."""
        try:
            for first in range(0, len(sound), BLOCK):
                self._process.hear(sound[first : first + BLOCK])
            asked = self._process.finish()
        except ChildGone as error:
            raise ListeningError(GONE) from error
        until = time.monotonic() + PATIENCE + len(sound) / 2 / RATE
        heard: list[Heard] = []
        while not heard or heard[-1].number != asked:
            news = self._next(until)
            if not isinstance(news, Heard):
                raise ListeningError(BROKEN)
            heard.append(news)
        return heard

    def close(self) -> None:
        """Let it end."""
        self._process.close()

    def _begin(self, model: Path, phrases: Sequence[str]) -> None:
        try:
            self._process.load(model)
            if not isinstance(ready := self._next(time.monotonic() + LOADING), Ready):
                raise ListeningError(BROKEN)
            self.milliseconds = ready.milliseconds
            self._process.listen_for(phrases, LONGEST_UTTERANCE)
        except ChildGone as error:
            raise ListeningError(GONE) from error
        news = self._next(time.monotonic() + PATIENCE)
        if not isinstance(news, Listening):
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
            if isinstance(news, Refused):
                raise ListeningError(news.reason, news.faults[0] if news.faults else None)
            if not isinstance(news, Partial):
                return news
