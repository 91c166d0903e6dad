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
    REFUSAL = "refusal"
    """The loser has refused to keep to the rules (Capo I, 9.2.5)."""
    NEITHER_WINS = "neither-wins"
    """Neither can win (Portuguese text, 7.3.3; PerGioco)."""
    ANNULLED = "annulled"
    """It does not count: something was wrong from the beginning (Capo I, 7.2 and 7.3)."""


FINAL = frozenset(
    {Termination.TIME, Termination.REFUSAL, Termination.NEITHER_WINS, Termination.ANNULLED}
)
"""What no player can undo: time that is over, and what the arbiter has decided."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result: the winner, or None for a draw, how it came about and the article it rests on.

    A game that was annulled has no result, and no winner.
    """

    winner: Side | None
    termination: Termination
    article: Article

    @property
    def loser(self) -> Side | None:
        """The other side, or None for a draw."""
        return self.winner.opponent if self.winner else None

    @property
    def is_final(self) -> bool:
        """Whether no player can undo it."""
        return self.termination in FINAL

    @property
    def is_annulled(self) -> bool:
        """Whether the game does not count."""
        return self.termination is Termination.ANNULLED


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
