"""The irregularities that the texts list, and the number of each in every text.

What announced moves show of them is announced.py's, what a board shows tactile/irregular.py's; both
tell it as a Finding. Why a move is refused where no arbiter sits is articles.py's.
"""

from enum import Enum
from typing import NamedTuple

from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side


class Irregularity(Enum):
    """What a player did that the rules forbid; the value is the word of the messages."""

    MOVED_TWICE = "moved-twice"
    """Moved two times running."""
    MOVED_WRONGLY = "moved-wrongly"
    """Moved a piece as it does not move."""
    TOUCHED_OTHER = "touched-other"
    """Touched an own piece that can move, and moved another."""
    MOVE_TAKEN_BACK = "move-taken-back"
    """Took back a move that was played."""
    MOVED_OPPONENTS = "moved-opponents"
    """Moved a piece of the opponent."""
    CAPTURE_LEFT_OUT = "capture-left-out"
    """Moved without capturing where a capture is compulsory."""
    TAKEN_WITHOUT_REASON = "taken-without-reason"
    """Took pieces off, own or the opponent's, although nothing was captured."""
    WRONG_NUMBER = "wrong-number"
    """Captured more or fewer pieces than are to be captured."""
    STOPPED_CAPTURING = "stopped-capturing"
    """Stopped in the middle of a multiple capture."""
    LEFT_ONE = "left-one"
    """Left the one captured piece on the board."""
    LEFT_SOME = "left-some"
    """Took off fewer pieces than a multiple capture captured."""
    TOOK_TOO_MANY = "took-too-many"
    """Took off, after a capture, pieces of the opponent that were not captured."""
    TOOK_OWN = "took-own"
    """Took off, after a capture, own pieces."""
    IMPOSSIBLE_CAPTURE = "impossible-capture"
    """Captured as no piece can."""
    PRIORITY = "priority"
    """Captured as many pieces as may be, and not by the order of the captures."""
    UNMARKED_KING = "unmarked-king"
    """Moved a king that is not marked as one."""
    WRONG_KING = "wrong-king"
    """Marked a man as a king that is none."""
    STOPPED_TAKING_OFF = "stopped-taking-off"
    """Stopped, after a multiple capture, while taking the captured pieces off."""
    TAKEN_OFF_EARLY = "taken-off-early"
    """Took captured pieces off before a multiple capture was over."""


class Act(NamedTuple):
    """One irregularity, and the squares that it is about, in order.

    On a board they are those of the pieces that were taken off, left or crowned; of the king that
    moved, where it stands now; of the piece that was touched, and then of that which was moved, where
    they stood. Of an announced move they are its squares.
    """

    irregularity: Irregularity
    squares: tuple[int, ...]


class Finding(NamedTuple):
    """What a side did that it may not, and the two positions between which the opponent decides."""

    acts: tuple[Act, ...]
    """At least one, in the order in which Capo I lists them."""
    side: Side
    move: Move | None
    """The legal move that was made along with it, if one was."""
    corrected: Position
    """Where the game stands when it is corrected."""
    kept: Position
    """Where it stands when it is kept; on a board, colours and kings that are unmarked are those of the
    record (Capo I, 4.5)."""

    @property
    def irregularity(self) -> Irregularity:
        """The first one."""
        return self.acts[0].irregularity

    @property
    def squares(self) -> tuple[int, ...]:
        """Those of the first one."""
        return self.acts[0].squares

    @property
    def weight(self) -> int:
        """How many squares all of them are about: less is simpler."""
        return sum(len(act.squares) for act in self.acts)


_I = Irregularity

ANNOUNCED = frozenset(
    {
        *(_I.MOVED_TWICE, _I.MOVED_WRONGLY, _I.MOVE_TAKEN_BACK, _I.MOVED_OPPONENTS),
        *(
            _I.CAPTURE_LEFT_OUT,
            _I.WRONG_NUMBER,
            _I.STOPPED_CAPTURING,
            _I.IMPOSSIBLE_CAPTURE,
            _I.PRIORITY,
        ),
    }
)
"""Those that moves show which are announced; the others are shown by a board alone."""

CAPO1_IRREGULARITIES: dict[Irregularity, str] = {
    _I.MOVED_TWICE: "8.1.1",
    _I.MOVED_WRONGLY: "8.1.2",
    _I.TOUCHED_OTHER: "8.1.3",
    _I.MOVE_TAKEN_BACK: "8.1.4",
    _I.MOVED_OPPONENTS: "8.1.5",
    _I.CAPTURE_LEFT_OUT: "8.1.6",
    _I.TAKEN_WITHOUT_REASON: "8.1.7",
    _I.WRONG_NUMBER: "8.1.8",
    _I.STOPPED_CAPTURING: "8.1.9",
    _I.LEFT_ONE: "8.1.10",
    _I.LEFT_SOME: "8.1.11",
    _I.TOOK_TOO_MANY: "8.1.12",
    _I.TOOK_OWN: "8.1.13",
    _I.IMPOSSIBLE_CAPTURE: "8.1.14",
    _I.PRIORITY: "8.1.15",
    _I.UNMARKED_KING: "8.1.16",
    _I.WRONG_KING: "8.1.17",
}
"""All seventeen. Capo I has no number for who stops while taking off or takes off too early: pieces
that are left fall under 8.1.11."""

CAPO2_IRREGULARITIES: dict[Irregularity, str] = {
    _I.MOVED_TWICE: "5.6.1",
    _I.MOVED_WRONGLY: "5.6.2",
    _I.TOUCHED_OTHER: "5.6.3",
    _I.MOVE_TAKEN_BACK: "5.6.4",
    _I.MOVED_OPPONENTS: "5.6.5",
    _I.CAPTURE_LEFT_OUT: "5.6.6",
    _I.TAKEN_WITHOUT_REASON: "5.6.7",
    _I.WRONG_NUMBER: "5.6.8",
    _I.STOPPED_CAPTURING: "5.6.9",
    _I.LEFT_SOME: "5.6.10",
    _I.TOOK_TOO_MANY: "5.6.11",
    _I.TOOK_OWN: "5.6.12",
    _I.STOPPED_TAKING_OFF: "5.6.13",
    _I.TAKEN_OFF_EARLY: "5.6.14",
    # It has no 8.1.14: a capture that no piece can make is an irregular movement of one.
    _I.IMPOSSIBLE_CAPTURE: "5.6.2",
    # It is in the list as any other irregular movement (5.6.2); 3.7 says what was irregular.
    _I.UNMARKED_KING: "3.7",
}
"""Capo II lists neither a simple capture whose piece stays, which is not over as yet (4.4), nor a man
that was wrongly crowned; and its one priority is the number of pieces (4.13)."""

PORTUGUESE_IRREGULARITIES: dict[Irregularity, str] = {
    _I.MOVED_TWICE: "5.4.0.1",
    _I.MOVED_WRONGLY: "5.4.0.2",
    _I.TOUCHED_OTHER: "5.4.0.3",
    _I.MOVE_TAKEN_BACK: "5.4.0.4",
    _I.MOVED_OPPONENTS: "5.4.0.5",
    _I.CAPTURE_LEFT_OUT: "5.4.0.6",
    _I.TAKEN_WITHOUT_REASON: "5.4.0.7",
    _I.WRONG_NUMBER: "5.4.0.8",
    _I.STOPPED_CAPTURING: "5.4.0.9",
    _I.TAKEN_OFF_EARLY: "5.4.10",
    # Unlike Capo II, 5.6.10, it speaks of captures, not of multiple ones alone.
    _I.LEFT_ONE: "5.4.11",
    _I.LEFT_SOME: "5.4.11",
    _I.TOOK_TOO_MANY: "5.4.12",
    _I.STOPPED_TAKING_OFF: "5.4.13",
    _I.TOOK_OWN: "5.4.14",
    # As in Capo II: 5.4.0.2, which for a king without its crown goes by way of 3.7.
    _I.IMPOSSIBLE_CAPTURE: "5.4.0.2",
    _I.UNMARKED_KING: "3.7",
}
"""The Portuguese text lists no man that was wrongly crowned; its priority too is the number (4.13)."""
