"""The opponent's thread: a search is started, stopped, and its answer posted, off the input thread."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from assistant.engine.compiled import NotCompiled
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.kernels import Kernels
from assistant.engine.limits import SearchResult
from assistant.engine.opponent import Request, thinking_for

CLOSING_PATIENCE = 2.0
"""Seconds that closing waits for a search to notice that it is stopped."""


@dataclass(frozen=True, slots=True)
class SearchReport:
    """The answer to a request: a result, or why there is none."""

    request_id: int
    result: SearchResult | None
    error: str | None = None


class Searcher:
    """Searches one position at a time and posts each report from its thread.

    The kernels are asked anew for each search: a better one may be ready. Without any it is the plain
    one that plays, and where the compiled one breaks down the plain one answers in its place.
    """

    def __init__(
        self,
        post: Callable[[SearchReport], None],
        kernels: Kernels | None = None,
    ) -> None:
        self._post = post
        self._kernels = kernels or Kernels(lambda error: None)
        self._search: _Search | None = None

    def start(self, request_id: int, request: Request) -> None:
        """Begin a search; one that is running is stopped, and still posts what it found."""
        self.stop()
        self._search = _Search(request_id, request, self._kernels, self._post)

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
        kernels: Kernels,
        post: Callable[[SearchReport], None],
    ) -> None:
        self._request_id = request_id
        self._request = request
        self._kernels = kernels
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
        variant = self._request.position.variant
        kernel = self._kernels.of(variant)
        try:
            result = self._result(kernel)
        except Exception as error:
            if kernel is plain_kernel(variant):
                raise
            self._kernels.give_up(NotCompiled("failed", f"{type(error).__name__}: {error}"))
            result = self._result(plain_kernel(variant))
        return SearchReport(self._request_id, result, None if result else "no legal move")

    def _result(self, kernel: Kernel) -> SearchResult | None:
        thinking, limits = thinking_for(kernel, self._request)
        with self._lock:
            self._thinking = thinking
            if self._is_stopped:
                thinking.stop()
        return thinking.result(limits)
