"""How a game ends."""

from dataclasses import dataclass
from enum import Enum

from assistant.rules.articles import Article
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side


class Termination(Enum):
    """What ended a game; the value is the word of the messages."""

    NO_MOVES = "no-moves"
    NO_PIECES = "no-pieces"
    RESIGNATION = "resignation"
    AGREEMENT = "agreement"
    REPETITION = "repetition"
    COUNT = "count"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result: the winner, or None for a draw, how it came about and the article it rests on."""

    winner: Side | None
    termination: Termination
    article: Article

    @property
    def loser(self) -> Side | None:
        """The other side, or None for a draw."""
        return self.winner.opponent if self.winner else None


def end_of_pieces(position: Position, regulation: Regulation, *, moves: int) -> Outcome | None:
    """How a position with so many legal moves ends the game by its pieces, where it does."""
    side = position.side_to_move
    if not position.own:
        return Outcome(side.opponent, Termination.NO_PIECES, regulation.no_pieces)
    if not position.enemies:
        return Outcome(side, Termination.NO_PIECES, regulation.no_pieces)
    if not moves:
        return Outcome(side.opponent, Termination.NO_MOVES, regulation.no_moves)
    return None
