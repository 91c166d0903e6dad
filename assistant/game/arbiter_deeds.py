"""What the opponent, or the arbiter, has decided about pieces that stand as no legal move has put them.

Each tells what was done and not what stands then, as a move does: of a game that is played blindfold
the journal keeps no position.
"""

from assistant.game.deed import Deed
from assistant.rules.articles import Article
from assistant.rules.side import Side

Acts = tuple[tuple[str, tuple[int, ...]], ...]
"""What was irregular, each a word of Irregularity and the squares that it is about."""


class IrregularityKept(Deed):
    """The opponent lets an irregularity stand (Capo I, 8.2; Capo II, 5.6)."""

    move: str
    """As it was announced, 22-15; empty where a board has shown it."""
    what: str
    """What was done, as rules/changes.py writes it."""
    article: Article
    decided_by: str
    """The opponent who let it stand: a name, or the side."""
    is_of_move: bool = False
    """Whether it is what the move before it came to: the position of that move has never stood."""
    acts: Acts = ()
    """None in journals of older versions."""
    is_by_move: bool = False
    """Whether they have let it stand by moving on (Capo I, 8.3; Capo II, 5.9)."""


class IrregularityCorrected(Deed):
    """The opponent has an irregularity corrected: the position is as it was (Capo I, 8.2; Capo II,
    5.6)."""

    move: str
    """As it was announced; empty where a board has shown it."""
    article: Article
    decided_by: str
    """The opponent: a name, or the side; empty where they have it stand, which it cannot."""
    acts: Acts = ()


class UnclearDecided(Deed):
    """The opponent has said what becomes of a capture that was announced without a landing (Capo I,
    5.10; Capo II, 4.9)."""

    side: Side
    """Who has announced it."""
    move: str
    """The only capture that it can be."""
    article: Article
    is_kept: bool
    """Whether it stands for that one; else it is announced again."""


class PieceSettled(Deed):
    """A piece that was off its square was put back into play, or taken out of it, by the word of both
    players or of the arbiter (Capo I, 7.5 to 7.7; Capo II, 5.5)."""

    what: str
    """What was done, as rules/changes.py writes it; empty where it was put back."""
    article: Article
    decided_by: str
    """`arbiter` or `players`."""


class TryRefused(Deed):
    """A move that was not legal was refused, and its article kept from who plays without seeing; the
    score tells it after the end (Capo I, 15.2)."""

    side: Side
    move: str
    """As it was announced."""
    plies: int
    """How long the record was."""
    article: Article


ARBITER_KINDS: tuple[type[Deed], ...] = (
    *(IrregularityKept, IrregularityCorrected, UnclearDecided),
    *(PieceSettled, TryRefused),
)
