"""What the score tells of a computer that was asked about the game while it was under way."""

from collections.abc import Sequence

from assistant.game.analysis import analysed
from assistant.game.deed import Deed
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.help_in_score import AnalysisInScore


def analysis_in_score(deeds: Sequence[Deed]) -> tuple[AnalysisInScore, ...]:
    """A line for each side that has asked."""
    return tuple(
        AnalysisInScore(side, Moves(tuple(map(str, numbers))), len(numbers))
        for side, numbers in analysed(deeds).items()
    )
