"""Facts of the position: what stands where."""

from dataclasses import dataclass

from assistant.narration.facts.fact import Fact, Squares
from assistant.rules.side import Side


@dataclass(frozen=True, slots=True)
class PiecesTold(Fact):
    """All pieces of a side, men and kings."""

    message = "board-pieces"
    side: Side
    men: Squares
    men_count: int
    kings: Squares
    kings_count: int
