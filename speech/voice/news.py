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
    """Tells each thing once: that the voice is lost, until it is back, and what it does not speak.

    `on_busy` is told when something begins to be said and when nothing is any more.
    """

    def __init__(
        self,
        on_news: Callable[[News], None],
        on_busy: Callable[[bool], None] = lambda is_busy: None,
        *,
        is_new: bool = False,
    ) -> None:
        """With `is_new` it is told too that it works when it first does, or that it does not."""
        self._is_new = is_new
        self._on_news = on_news
        self._on_busy = on_busy
        self._was_busy = False
        self._is_lost = False
        self._missing: set[str] = set()

    def lost(self, reason: str) -> None:
        """Nothing is said aloud."""
        if not self._is_lost:
            self._is_lost = True
            self._on_news(News(NewsKind.LOST, reason))

    def regained(self) -> None:
        """It works, and perhaps works again."""
        if self._is_lost or self._is_new:
            self._is_lost = self._is_new = False
            self._on_news(News(NewsKind.REGAINED))

    def busy(self, *, is_busy: bool) -> None:
        """Something is being said, or nothing."""
        if is_busy is not self._was_busy:
            self._was_busy = is_busy
            self._on_busy(is_busy)

    def missing(self, language: str) -> None:
        """There is no voice for this language."""
        if language not in self._missing:
            self._missing.add(language)
            self._on_news(News(NewsKind.NO_VOICE, language))
