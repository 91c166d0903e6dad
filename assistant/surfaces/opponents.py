"""The computer's thinking: what it is asked, of effects, and its answers as events."""

from collections.abc import Callable

from assistant.dialogue.effects import SearchEffect, StartSearch, StopSearch
from assistant.dialogue.events import SearchFinished
from assistant.engine.kernel.thinking import counted
from assistant.engine.kernels import Kernels
from assistant.engine.opponent import SearchRequest
from assistant.engine.searcher import Searcher, SearchReport


class Opponents:
    """Has searches made, and posts an answer to each, whatever becomes of it."""

    def __init__(
        self,
        post: Callable[[SearchFinished], None],
        kernels: Kernels,
    ) -> None:
        """`post` is called from other threads."""
        self._post = post
        self._searcher = Searcher(lambda report: post(finished(report)), kernels)

    def perform(self, effect: SearchEffect) -> None:
        """Start a search, or have the one that runs answer. Raises whatever fails."""
        match effect:
            case StartSearch(request_id):
                try:
                    self._searcher.start(request_id, request_of(effect))
                except Exception as error:
                    self._post(not_found(request_id, f"{type(error).__name__}: {error}"))
                    raise
            case StopSearch(request_id):
                self._searcher.stop(request_id)

    def close(self) -> None:
        """Let the thinking end."""
        self._searcher.close()


def request_of(effect: StartSearch) -> SearchRequest:
    """What the opponent is asked by an effect."""
    counts = counted(effect.regulation, effect.counted)
    level, seconds = effect.level, effect.movetime
    return SearchRequest(effect.position, effect.past, level, seconds, counts, effect.seed)


def finished(report: SearchReport) -> SearchFinished:
    """What the opponent has found, or why it has not."""
    if report.result is None:
        return not_found(report.request_id, report.error or "?")
    result = report.result
    move = result.move
    return SearchFinished(report.request_id, move.path, move.captured, result.score, depth=result.depth)


def not_found(request_id: int, error: str) -> SearchFinished:
    """A search that has failed: an answer is owed all the same, or the game would wait for ever."""
    return SearchFinished(request_id, (), (), 0, error)
