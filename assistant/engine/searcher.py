"""The opponent's threads: searches are started and stopped by their ids, and their answers posted."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from assistant.engine.compiled import NotCompiled
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.kernels import Kernels
from assistant.engine.limits import SearchResult
from assistant.engine.opponent import SearchRequest, thinking_for

CLOSING_PATIENCE = 2.0
"""Seconds that closing waits for a search to notice that it is stopped."""


@dataclass(frozen=True, slots=True)
class SearchReport:
    """The answer to a request: a result, or why there is none."""

    request_id: int
    result: SearchResult | None
    error: str | None = None


AT_ONCE = 2
"""Searches that run at one time; others wait for their turn. Each may use a second thread besides."""


class Searcher:
    """Searches positions, by the ids of the requests, and posts each report from a thread.

    The kernels are asked anew for each search: a better one may be ready. Without any it is the plain
    one that plays, and where the compiled one breaks down the plain one answers in its place.
    """

    def __init__(
        self,
        post: Callable[[SearchReport], None],
        kernels: Kernels | None = None,
        at_once: int = AT_ONCE,
    ) -> None:
        self._post = post
        self._kernels = kernels or Kernels(lambda error: None)
        self._at_once = at_once
        self._lock = threading.Lock()
        self._running: dict[int, _Search] = {}
        self._waiting: dict[int, SearchRequest] = {}
        """In the order in which they were asked for."""

    def start(self, request_id: int, request: SearchRequest) -> None:
        """Begin a search, or as soon as fewer run; no other is disturbed."""
        with self._lock:
            if len(self._running) >= self._at_once:
                self._waiting[request_id] = request
            else:
                self._begin(request_id, request)

    def stop(self, request_id: int) -> None:
        """Have this search answer with what it has, at once also where it waits; others go on."""
        with self._lock:
            if request := self._waiting.pop(request_id, None):
                self._begin(request_id, request)
            search = self._running.get(request_id)
        if search:
            search.stop()

    def close(self) -> None:
        """Stop all, and wait a moment for their threads to end. What waits is begun no more."""
        with self._lock:
            self._waiting.clear()
            running = list(self._running.values())
        for search in running:
            search.stop()
        for search in running:
            search.thread.join(CLOSING_PATIENCE)

    def _begin(self, request_id: int, request: SearchRequest) -> None:
        self._running[request_id] = _Search(request_id, request, self._kernels, self._end)

    def _end(self, report: SearchReport) -> None:
        """Of a search, in its thread: the next one has its turn, and the answer is posted."""
        with self._lock:
            self._running.pop(report.request_id, None)
            if self._waiting and len(self._running) < self._at_once:
                following = next(iter(self._waiting))
                self._begin(following, self._waiting.pop(following))
        self._post(report)


class _Search:
    """One search and its thread. A stop counts from the first moment, before anything is searched."""

    def __init__(
        self,
        request_id: int,
        request: SearchRequest,
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
