"""Facts of what could not be read."""

from assistant.narration.facts.fact import Fact
from assistant.rules.fen import FenProblem


class FenRefused(Fact):
    """A FEN that gives no position."""

    message = "errors-fen"
    problem: FenProblem
    detail: str
