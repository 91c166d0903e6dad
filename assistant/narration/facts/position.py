"""Facts of the position: what stands where."""

from assistant.narration.facts.fact import Audience, Contents, Fact, Moves, Squares
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class PiecesTold(Fact):
    """All pieces of a side, men and kings."""

    message = "position-pieces"
    urgency = Urgency.READING
    subject = "position"
    side: Side
    men: Squares
    men_count: int
    kings: Squares
    kings_count: int


class KingsTold(Fact):
    """The kings of a side: how many, which is what many ask, and where."""

    message = "position-kings"
    urgency = Urgency.READING
    subject = "position"
    side: Side
    kings: Squares
    kings_count: int


class PieceCountTold(Fact):
    """How many men and kings a side has."""

    message = "position-piece-count"
    side: Side
    men_count: int
    kings_count: int


class AheadTold(Fact):
    """How many pieces the one side has more than the other; none has, without a side."""

    message = "position-ahead"
    side: Side | None
    """Which has more; where none has, the one that has kings, if only one has."""
    count: int
    kings: str = "none"
    """Which of the two alone has kings: that side, `own`, or the `other`."""


class LostTold(Fact):
    """How many pieces each side has lost since the start."""

    message = "position-lost"
    white: int
    black: int


class SquareTold(Fact):
    """What stands on one square, or on several."""

    message = "position-square"
    urgency = Urgency.READING
    subject = "position"
    contents: Contents


class NoSuchSquareTold(Fact):
    """A square that the board does not have."""

    message = "position-no-such-square"
    tells_nothing = True
    square: str
    last: str
    """The highest number."""


class NeighboursTold(Fact):
    """The squares that touch one square diagonally."""

    message = "position-neighbours"
    urgency = Urgency.READING
    subject = "position"
    square: str
    contents: Contents


class RayTold(Fact):
    """One diagonal from a square to the edge; `way` is seen by the listener."""

    message = "position-ray"
    urgency = Urgency.READING
    subject = "position"
    way: str
    square: str
    contents: Contents


class RowTold(Fact):
    """One row."""

    message = "position-row"
    urgency = Urgency.READING
    subject = "position"
    row: str
    contents: Contents


class WhereTold(Fact):
    """In which row and column a square is, and what stands there."""

    message = "position-where"
    urgency = Urgency.READING
    subject = "position"
    square: str
    row: str
    column: str
    contents: Contents


class EmptyTold(Fact):
    """The squares on which nothing stands."""

    message = "position-empty"
    urgency = Urgency.READING
    subject = "position"
    squares: Squares
    count: int


class PlaceTold(Fact):
    """A named part of the board; `side` is whose it is, where it is somebody's."""

    message = "position-place"
    urgency = Urgency.READING
    subject = "position"
    place: str
    side: Side | None
    contents: Contents
    number: str = ""
    """Which one, where there are several: a column."""


class NoSuchPlaceTold(Fact):
    """A part that this board does not have, or a row or column beyond it."""

    message = "position-no-such-place"
    tells_nothing = True


class NearestTold(Fact):
    """Which men of a side have the fewest rows to go until they are crowned, and how many."""

    message = "position-nearest"
    urgency = Urgency.READING
    subject = "position"
    side: Side
    pieces: Squares
    count: int
    moves: int


class PromotionRowTold(Fact):
    """Where a side's men become kings."""

    message = "position-promotion-row"
    urgency = Urgency.READING
    subject = "position"
    side: Side
    contents: Contents


class EmptiedTold(Fact):
    """The squares emptied by one move, or, where `move` is empty, since this was last asked."""

    message = "position-emptied"
    urgency = Urgency.READING
    subject = "position"
    move: str
    is_more: bool
    """Whether what one move changed was told just before."""
    squares: Squares
    since: str = ""
    """`asked`: since this was last asked, where that is told."""
    count: int = 0
    """How many squares."""


class FilledTold(Fact):
    """The squares on which something else stands than before, and what."""

    message = "position-filled"
    urgency = Urgency.READING
    subject = "position"
    move: str
    is_more: bool
    contents: Contents
    since: str = ""
    count: int = 0


class NothingChanged(Fact):
    """Nothing has changed since this was last asked, or since the start."""

    message = "position-nothing-changed"
    is_since_start: bool


class ChangesOffered(Fact):
    """After a long capture or a promotion: what has changed may be asked for."""

    message = "position-changes-offered"
    audience = Audience.MOVER


class TakenTold(Fact):
    """What a move captured, in order."""

    message = "position-taken"
    side: Side
    move: str
    contents: Contents
    count: int


class AsSaidTold(Fact):
    """Whether it is so what somebody said of the pieces or of what was played, and wanted to hear."""

    message = "position-as-said"
    is_so: bool


class PutBack(Fact):
    """What the hands must do after a take-back, in this order: what is lifted, moved (from where a
    piece stands to where it stood), no king any more, and put on the board."""

    message = "position-put-back"
    audience = Audience.EVERYBODY
    lifted: Squares
    moves: Moves
    uncrowned: Squares
    contents: Contents


class NothingTaken(Fact):
    """Asked what was captured when neither of the last two moves was a capture; or that of a side."""

    message = "position-nothing-taken"
    side: Side | None = None


class NothingTakenLately(Fact):
    """Asked what was captured in so many last moves, where nothing was, or nothing by that side."""

    message = "position-nothing-taken-lately"
    moves: int
    side: Side | None = None


class WhichSquare(Fact):
    """A question about a square that did not name one."""

    message = "position-which-square"
    tells_nothing = True
