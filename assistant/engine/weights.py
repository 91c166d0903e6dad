"""The numbers by which a quiet position is worth something, in hundredths of a man.

How they are added up: kernel/source/evaluation.py.
"""

from dataclasses import dataclass

MAN = 100


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of a kind of game, in hundredths of a man."""

    king: int
    rank: int
    """For each row that a man has advanced."""
    guard: int
    """For a man on its own base row, where no enemy is crowned past it."""
    centre: int
    """For each column between a man and the nearer side of the board."""
    king_centre: int
    """For each row or column between a king and the nearest edge."""
    main_diagonal: int
    """For a king on the longest diagonal."""
    tempo: int
    """For being to move."""
    trade: int
    """For a man's lead with one piece left on the board; with more pieces it shrinks."""
    drive: int
    """For each step that the kings of the leading side are nearer to those of the other, on average."""
    winning_lead: int
    """The lead, in pieces, that beats a side which has a king."""


# A man may not take a short king, so it is worth almost two; valued at more than two, it is paid for
# with men that decide the game. Two beat a lone king: they need to walk up to it.
SHORT_KINGS = Weights(
    king=180,
    rank=3,
    guard=16,
    centre=2,
    king_centre=4,
    main_diagonal=0,
    tempo=3,
    trade=130,
    drive=20,
    winning_lead=1,
)

# A flying king outweighs three men, but a lone one is hard to catch: three kings win 14 % of the
# positions in which nothing hangs, four win them all (every position computed backwards).
FLYING_KINGS = Weights(
    king=320,
    rank=3,
    guard=12,
    centre=2,
    king_centre=3,
    main_diagonal=25,
    tempo=3,
    trade=130,
    drive=10,
    winning_lead=3,
)

FEW = 8
"""The pieces on the board from which on a side with a king is hard to beat."""
