"""The irregularities that only a board shows, and the number of each in the texts that list them.

Moves that are illegal when they are announced have their reasons and articles in articles.py. Which
irregularity is seen on a board is tactile/irregular.py.
"""

from enum import Enum


class Irregularity(Enum):
    """What a player did with pieces; the value is the word of the messages."""

    TOUCHED_OTHER = "touched-other"
    """Touched an own piece that can move, and moved another."""
    TAKEN_WITHOUT_REASON = "taken-without-reason"
    """Took pieces off, own or the opponent's, although nothing was captured."""
    LEFT_ONE = "left-one"
    """Left the one captured piece on the board."""
    LEFT_SOME = "left-some"
    """Took off fewer pieces than a multiple capture captured."""
    TOOK_TOO_MANY = "took-too-many"
    """Took off, after a capture, pieces of the opponent that were not captured."""
    TOOK_OWN = "took-own"
    """Took off, after a capture, own pieces."""
    UNMARKED_KING = "unmarked-king"
    """Moved a king that is not marked as one."""
    WRONG_KING = "wrong-king"
    """Marked a man as a king that is none."""


_I = Irregularity

CAPO1_IRREGULARITIES: dict[Irregularity, str] = {
    _I.TOUCHED_OTHER: "8.1.3",
    _I.TAKEN_WITHOUT_REASON: "8.1.7",
    _I.LEFT_ONE: "8.1.10",
    _I.LEFT_SOME: "8.1.11",
    _I.TOOK_TOO_MANY: "8.1.12",
    _I.TOOK_OWN: "8.1.13",
    _I.UNMARKED_KING: "8.1.16",
    _I.WRONG_KING: "8.1.17",
}

CAPO2_IRREGULARITIES: dict[Irregularity, str] = {
    _I.TOUCHED_OTHER: "5.6.3",
    _I.TAKEN_WITHOUT_REASON: "5.6.7",
    _I.LEFT_SOME: "5.6.10",
    _I.TOOK_TOO_MANY: "5.6.11",
    _I.TOOK_OWN: "5.6.12",
    # It is in the list as any other irregular movement (5.6.2); 3.7 says what was irregular.
    _I.UNMARKED_KING: "3.7",
}
"""Capo II lists neither a simple capture whose piece stays, which is not over as yet (4.4), nor a man
that was wrongly crowned."""

PORTUGUESE_IRREGULARITIES: dict[Irregularity, str] = {
    _I.TOUCHED_OTHER: "5.4.0.3",
    _I.TAKEN_WITHOUT_REASON: "5.4.0.7",
    # Unlike Capo II, 5.6.10, it speaks of captures, not of multiple ones alone.
    _I.LEFT_ONE: "5.4.11",
    _I.LEFT_SOME: "5.4.11",
    _I.TOOK_TOO_MANY: "5.4.12",
    _I.TOOK_OWN: "5.4.14",
    # As in Capo II: 5.4.0.2 by way of 3.7.
    _I.UNMARKED_KING: "3.7",
}
"""The Portuguese text lists no man that was wrongly crowned."""
