"""The opponent's thread: a search is started, stopped, and its answer posted, off the input thread."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from assistant.engine.search import Limits, SearchResult, search
from assistant.rules.position import Position

CLOSING_PATIENCE = 2.0
"""Seconds that closing waits for a search to notice that it is stopped."""


@dataclass(frozen=True, slots=True)
class SearchReport:
    """The answer to a request: a result, or why there is none."""

    request_id: int
    result: SearchResult | None
    error: str | None = None


class Player:
    """Searches one position at a time and posts each report from its thread."""

    def __init__(self, post: Callable[[SearchReport], None]) -> None:
        self._post = post
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def start(
        self,
        request_id: int,
        position: Position,
        past: Sequence[Position],
        limits: Limits,
        seed: int,
    ) -> None:
        """Begin a search; one that is running is stopped, and still posts what it found."""
        self._stop.set()
        self._stop = stop = threading.Event()

        def run() -> None:
            self._post(_report(request_id, position, past, limits, seed, stop))

        self._thread = threading.Thread(target=run, name=f"search {request_id}", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Have the running search, if any, answer with what it has."""
        self._stop.set()

    def close(self) -> None:
        """Stop, and wait a moment for the thread to end."""
        self._stop.set()
        if self._thread:
            self._thread.join(CLOSING_PATIENCE)


def _report(
    request_id: int,
    position: Position,
    past: Sequence[Position],
    limits: Limits,
    seed: int,
    stop: threading.Event,
) -> SearchReport:
    try:
        result = search(position, limits, past=past, seed=seed, stop=stop.is_set)
    except Exception as error:  # noqa: BLE001  (the thread's edge: the game must hear of it)
        return SearchReport(request_id, None, f"{type(error).__name__}: {error}")
    return SearchReport(request_id, result)
