"""A recogniser in its process, for tests: what it tells is waited for, one value at a time."""

import importlib.util
import queue
from collections.abc import Sequence
from pathlib import Path

import pytest

from speech.ear.recognizers.process import VOSK, News, Partial, RecognizerProcess, UtteranceEnded
from speech.ear.recognizers.recognizer import BLOCK
from tests.app.support.processes import PATIENCE


def need_vosk() -> None:
    if importlib.util.find_spec("vosk") is None:
        pytest.skip("needs the extra `listen`")


class Ear:
    """A recogniser and what it has told."""

    def __init__(self, kind: str = VOSK) -> None:
        if kind == VOSK:
            need_vosk()
        self.news: queue.Queue[News] = queue.Queue()
        self.process = RecognizerProcess(self.news.put, kind)

    def __enter__(self) -> "Ear":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.close()

    def next(self) -> News:
        return self.news.get(timeout=PATIENCE)

    def load(self, model: Path) -> News:
        self.process.load(model)
        return self.next()

    def listen_for(self, phrases: Sequence[str], least: float = 0.0) -> News:
        self.process.listen_for(phrases, least)
        return self.after_partials()

    def hear(self, sound: bytes) -> None:
        for first in range(0, len(sound), BLOCK):
            self.process.hear(sound[first : first + BLOCK])

    def finish(self) -> News:
        self.process.finish()
        return self.after_partials()

    def after_partials(self) -> News:
        while isinstance(news := self.next(), Partial):
            pass
        return news

    def text_of(self, sound: bytes) -> str:
        """The likeliest words of a sound."""
        self.hear(sound)
        news = self.finish()
        assert isinstance(news, UtteranceEnded), news
        return news.hypotheses[0].text if news.hypotheses else ""
