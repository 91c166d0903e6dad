"""The opponent's thread: a search is started, stopped, and its answer posted, off the input thread."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.limits import SearchResult
from assistant.engine.opponent import Request, thinking_for
from assistant.rules.variant import Variant

CLOSING_PATIENCE = 2.0
"""Seconds that closing waits for a search to notice that it is stopped."""


@dataclass(frozen=True, slots=True)
class SearchReport:
    """The answer to a request: a result, or why there is none."""

    request_id: int
    result: SearchResult | None
    error: str | None = None


class Player:
    """Searches one position at a time and posts each report from its thread.

    `kernel_of` gives the kernel of a game, asked anew for each search: a better one may be ready.
    """

    def __init__(
        self,
        post: Callable[[SearchReport], None],
        kernel_of: Callable[[Variant], Kernel] = plain_kernel,
    ) -> None:
        self._post = post
        self._kernel_of = kernel_of
        self._search: _Search | None = None

    def start(self, request_id: int, request: Request) -> None:
        """Begin a search; one that is running is stopped, and still posts what it found."""
        self.stop()
        self._search = _Search(request_id, request, self._kernel_of, self._post)

    def stop(self) -> None:
        """Have the running search, if any, answer with what it has."""
        if self._search:
            self._search.stop()

    def close(self) -> None:
        """Stop, and wait a moment for the thread to end."""
        if self._search:
            self._search.stop()
            self._search.thread.join(CLOSING_PATIENCE)


class _Search:
    """One search and its thread. A stop counts from the first moment, before anything is searched."""

    def __init__(
        self,
        request_id: int,
        request: Request,
        kernel_of: Callable[[Variant], Kernel],
        post: Callable[[SearchReport], None],
    ) -> None:
        self._request_id = request_id
        self._request = request
        self._kernel_of = kernel_of
        self._post = post
        self._lock = threading.Lock()
        self._is_stopped = False
        self._thinking: Thinking | None = None
        self.thread = threading.Thread(target=self._run, name=f"search {request_id}", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        with self._lock:
            self._is_stopped = True
            if self._thinking:
                self._thinking.stop()

    def _run(self) -> None:
        try:
            report = self._report()
        except Exception as error:  # noqa: BLE001  (the thread's edge: the game must hear of it)
            report = SearchReport(self._request_id, None, f"{type(error).__name__}: {error}")
        self._post(report)

    def _report(self) -> SearchReport:
        kernel = self._kernel_of(self._request.position.variant)
        thinking, limits = thinking_for(kernel, self._request)
        with self._lock:
            self._thinking = thinking
            if self._is_stopped:
                thinking.stop()
        result = thinking.result(limits)
        return SearchReport(self._request_id, result, None if result else "no legal move")
