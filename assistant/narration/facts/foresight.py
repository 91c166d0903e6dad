"""Facts of what might be: who could take a piece, what protects it, what may follow a move, and why
the computer chose one."""

from assistant.narration.facts.fact import Fact, Moves, Squares
from assistant.rules.articles import Article
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class AttackersTold(Fact):
    """The captures that would take the piece on a square if the other side were to move."""

    message = "foresight-attackers"
    urgency = Urgency.READING
    subject = "position"
    square: str
    moves: Moves
    count: int


class CapturesOfTold(Fact):
    """What the piece on a square can take, or could if it were the other side's turn."""

    message = "foresight-captures-of"
    urgency = Urgency.READING
    subject = "position"
    square: str
    is_to_move: bool
    moves: Moves
    count: int


class DefendersTold(Fact):
    """The pieces without which the piece on a square could be captured."""

    message = "foresight-defenders"
    urgency = Urgency.READING
    subject = "position"
    square: str
    pieces: Squares
    count: int


class NotDefended(Fact):
    """The piece on a square could be captured; `moves` would take the capturing piece back."""

    message = "foresight-not-defended"
    urgency = Urgency.READING
    subject = "position"
    square: str
    captures: Moves
    moves: Moves
    count: int


class NobodyThere(Fact):
    """A question about the piece on a square that is empty."""

    message = "foresight-nobody"
    square: str


class RepliesTold(Fact):
    """What the opponent could answer to a move; with none the move would win."""

    message = "foresight-replies"
    urgency = Urgency.READING
    subject = "position"
    move: str
    moves: Moves
    count: int
    is_capture: bool


class OthersMoveTold(Fact):
    """What could be answered to a move of the side that is not to move, if it were played now."""

    message = "foresight-others-move"
    urgency = Urgency.READING
    subject = "position"
    side: Side
    move: str
    moves: Moves
    count: int
    is_capture: bool


class LossesTold(Fact):
    """The captures that a move would allow the opponent, one of which is played.

    `pieces` are those that are taken, where it is the same ones by each of them, or one of several by
    each, and `count` is how many each takes.
    """

    message = "foresight-losses"
    urgency = Urgency.READING
    subject = "position"
    move: str
    moves: Moves
    pieces: Squares
    count: int


class TakeBackTold(Fact):
    """With what a capture that a move allows could be answered; `is_back` where the piece that captured
    would be taken: an exchange.
    """

    message = "foresight-take-back"
    urgency = Urgency.READING
    subject = "position"
    capture: str
    moves: Moves
    is_back: bool


class SafeMovesTold(Fact):
    """The moves after which the opponent could take nothing; `is_all` where every move is one."""

    message = "foresight-safe-moves"
    urgency = Urgency.READING
    subject = "position"
    moves: Moves
    count: int
    is_all: bool


class RowsToGoTold(Fact):
    """How many rows the man on a square has to go until it is crowned."""

    message = "foresight-rows-to-go"
    urgency = Urgency.READING
    subject = "position"
    square: str
    side: Side
    rows: int


class CrowningTold(Fact):
    """With which moves a side could be crowned next; with none, its nearest men, and how far these are.

    `steps` are the rows to go from there; a side without men has none near.
    """

    message = "foresight-crowning"
    urgency = Urgency.READING
    subject = "position"
    side: Side
    is_to_move: bool
    moves: Moves
    count: int
    near: Squares
    near_count: int
    steps: int


class WhichMoveWanted(Fact):
    """A question about a move that was not named."""

    message = "foresight-which-move"
    tells_nothing = True
    example: str
    """One as it is typed, that could be played."""


class NotPlayed(Fact):
    """The move that was typed because a question wanted one was only asked about."""

    message = "foresight-not-played"
    urgency = Urgency.READING
    tells_nothing = True


class ReasonTold(Fact):
    """Why the computer played a move: of so many legal ones it was no worse than any that it saw.

    `count` is 0 where it would tell of the board what may not be told; `depth` is how many moves ahead
    it looked.
    """

    message = "game-reason"
    urgency = Urgency.READING
    move: str
    count: int
    depth: int


class CaptureReasonTold(Fact):
    """The same of a capture, which was compulsory; `count` is that of the captures that were legal."""

    message = "game-reason-capture"
    urgency = Urgency.READING
    move: str
    count: int
    depth: int
    article: Article


class WasOnlyMove(Fact):
    """Whether a move that was played was the only legal one; `count` is that of the legal ones, 0 where
    it would tell of the board what may not be told.
    """

    message = "game-was-only"
    urgency = Urgency.READING
    move: str
    count: int


class WasCompulsory(Fact):
    """The same of a capture, which was compulsory; `count` is that of the captures that were legal."""

    message = "game-was-compulsory"
    urgency = Urgency.READING
    move: str
    count: int
    article: Article


class ReasonUnknown(Fact):
    """How the computer came to a move is not known any more."""

    message = "game-reason-unknown"
    move: str


class ReasonOfPerson(Fact):
    """Why a move was played that was no computer's."""

    message = "game-reason-of-person"
