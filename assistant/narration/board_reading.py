"""What stands on the board, as facts to be read."""

from assistant.narration.facts.board import PiecesTold
from assistant.narration.facts.fact import Squares
from assistant.rules.position import Position
from assistant.rules.side import Side


def pieces_of(position: Position, side: Side) -> PiecesTold:
    """All pieces of one side, men before kings, by square number."""
    men, kings = position.men(side), position.kings_of(side)
    return PiecesTold(side, Squares(men), len(men), Squares(kings), len(kings))
