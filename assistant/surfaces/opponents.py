"""What the opponent is asked, of an effect, and its answer as an event."""

from assistant.dialogue.effects import StartSearch
from assistant.dialogue.events import SearchFinished
from assistant.engine.kernel.thinking import counted
from assistant.engine.opponent import Request
from assistant.engine.searcher import SearchReport
from assistant.rules.regulation import Regulation


def request_of(effect: StartSearch, regulation: Regulation) -> Request:
    """What the opponent is asked by an effect."""
    counts = counted(regulation, effect.counted)
    level, seconds = effect.level, effect.movetime
    return Request(effect.position, effect.past, level, seconds, counts, effect.seed)


def finished(report: SearchReport) -> SearchFinished:
    """What the opponent has found, or why it has not."""
    if report.result is None:
        return not_found(report.request_id, report.error or "?")
    move = report.result.move
    return SearchFinished(report.request_id, move.path, move.captured, report.result.score)


def not_found(request_id: int, error: str) -> SearchFinished:
    """A search that has failed: an answer is owed all the same, or the game would wait for ever."""
    return SearchFinished(request_id, (), (), 0, error)
