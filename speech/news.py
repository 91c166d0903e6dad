"""What whoever has utterances said aloud is told about the voice itself."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class NewsKind(Enum):
    """What whoever uses a speaker is told."""

    LOST = "lost"
    """Nothing is said aloud; the detail is a reason, such as `no-device` or `broken`."""
    REGAINED = "regained"
    NO_VOICE = "no-voice"
    """It speaks, but not this language, the detail."""


@dataclass(frozen=True, slots=True)
class News:
    """Something about the voice itself."""

    kind: NewsKind
    detail: str = ""


class Teller:
    """Tells each thing once: that the voice is lost, until it is back, and what it does not speak."""

    def __init__(self, on_news: Callable[[News], None]) -> None:
        self._on_news = on_news
        self._is_lost = False
        self._missing: set[str] = set()

    def lost(self, reason: str) -> None:
        """Nothing is said aloud."""
        if not self._is_lost:
            self._is_lost = True
            self._on_news(News(NewsKind.LOST, reason))

    def regained(self) -> None:
        """It works, and perhaps works again."""
        if self._is_lost:
            self._is_lost = False
            self._on_news(News(NewsKind.REGAINED))

    def missing(self, language: str) -> None:
        """There is no voice for this language."""
        if language not in self._missing:
            self._missing.add(language)
            self._on_news(News(NewsKind.NO_VOICE, language))
