"""Facts of help that the score tells."""

from assistant.narration.facts.fact import Fact, Moves
from assistant.rules.side import Side


class AnalysisInScore(Fact):
    """A side has asked the computer about the game under way, before the moves of these numbers."""

    message = "correspondence-analysed"
    side: Side
    numbers: Moves
    count: int
