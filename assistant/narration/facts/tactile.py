"""Facts of boards with sensors: what stands on them, what the hand is to do, what went wrong.

Where two boards are used, `seat` says whose: `white` or `black`; with one board it is empty.
"""

from assistant.narration.facts.fact import Audience, Contents, Fact, Moves, Squares
from speech.voice.utterance import Urgency


class BoardSought(Fact):
    """A board is looked for at its port, which takes a while."""

    message = "tactile-sought"


class BoardAwaited(Fact):
    """A board answers: the pieces are to be set up on it, for the start of a game or as it stands."""

    message = "tactile-awaited"
    seat: str
    is_start: bool


class BoardReady(Fact):
    """The position has been found on the board: how it lies is known, and moves may be made on it."""

    message = "tactile-ready"
    seat: str


class BoardNotFound(Fact):
    """So many pieces stand on the board, but not the position that is looked for; `wanted` are to."""

    message = "tactile-not-found"
    seat: str
    pieces: int
    wanted: int


class LiftWhite(Fact):
    """The board sees no colours and may lie in two ways: a white piece is to be lifted and put back."""

    message = "tactile-lift-white"
    seat: str


class BoardGone(Fact):
    """The board does not answer; `reason` is a word of tactile/port_link.py or serial_link.py."""

    message = "tactile-gone"
    urgency = Urgency.IMPORTANT
    seat: str
    reason: str
    port: str


class BoardBack(Fact):
    """The board answers again; whether it shows the game is told next."""

    message = "tactile-back"
    seat: str


class BoardFaultTold(Fact):
    """The board tells of a fault of its own: `battery`, `sensor`, another code; the text is its own."""

    message = "tactile-fault"
    urgency = Urgency.IMPORTANT
    seat: str
    code: str
    text: str


class BoardAgrees(Fact):
    """The board shows the position of the game again, after it was told that it does not."""

    message = "tactile-agrees"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str


class TakeOffCaptured(Fact):
    """The captured pieces on these squares are to be taken off, by whoever makes the move and when it
    is made: before, that would be irregular (Capo II, 5.6.14)."""

    message = "tactile-take-off-captured"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    squares: Squares
    count: int


class CrownHere(Fact):
    """The man on this square is to be crowned: by its player, or by the opponent (`by_opponent`)."""

    message = "tactile-crown"
    subject = "hand"
    seat: str
    square: str
    by_opponent: bool


class UncrownHere(Fact):
    """What stands on this square is no king."""

    message = "tactile-uncrown"
    subject = "hand"
    seat: str
    square: str


class SquaresWrong(Fact):
    """What is wrong on a board, in few words: what should stand on these squares.

    `should` is what each square should hold.
    """

    message = "tactile-wrong"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    should: Contents
    count: int


class BoardUpset(Fact):
    """More is wrong than is told unasked; the command restore guides the pieces back."""

    message = "tactile-upset"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    count: int


class BoardDiffers(Fact):
    """So many squares are not as in the game; which, only the lights tell, since somebody listens who
    plays without seeing."""

    message = "tactile-differs"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    count: int


class TakeOffStep(Fact):
    """Take off what stands on a square; `seen` is a value of tactile's Seen."""

    message = "tactile-step-take-off"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    square: str
    seen: str


class MoveStep(Fact):
    """Move the piece from one square to another; `piece` is `white-man` and its like."""

    message = "tactile-step-move"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    start: str
    end: str
    piece: str


class PutStep(Fact):
    """Put a piece on a square; `piece` is `white-man` and its like."""

    message = "tactile-step-put"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    square: str
    piece: str


class LiftedTold(Fact):
    """A board has stood unfinished for a while: these squares have lost their pieces.

    `may_finish`: a move may become of that.
    """

    message = "tactile-lifted"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    squares: Squares
    count: int
    may_finish: bool = True


class StillToTakeOff(Fact):
    """The moving piece has arrived, and these captured pieces still stand."""

    message = "tactile-still-to-take-off"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    squares: Squares
    count: int


class StillToMove(Fact):
    """The announced move is still to be made on the board."""

    message = "tactile-still-to-move"
    subject = "hand"
    outdates = frozenset({"hand"})
    seat: str
    move: str


class WhichOnBoard(Fact):
    """Several moves leave what stands on the board, or the piece may still be slid on: which was it?"""

    message = "tactile-which"
    urgency = Urgency.IMPORTANT
    moves: Moves


class MadeAsked(Fact):
    """One move may have been made on the board: was it?"""

    message = "tactile-ask-made"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    move: str


class MoveAmended(Fact):
    """The piece was set down elsewhere: the move before is off the record, another follows at once."""

    message = "tactile-amended"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    outdates = frozenset({"thinking", "turn", "captures", "position", "hand"})
    moves: Moves
    count: int


class BackAsked(Fact):
    """The board shows an earlier position: are these moves, the last first, to be taken back?"""

    message = "tactile-ask-back"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    moves: Moves
    count: int


class CompareTold(Fact):
    """What a board has otherwise than the record, which decides: what should stand on these squares.

    With `count` 0 all is the same; `kind` says what was compared then: `boards` with each other and the
    record, or one board and the `game`.
    """

    message = "tactile-compare"
    kind: str
    seat: str
    count: int
    should: Contents


class NoBoard(Fact):
    """A command was about a board, and none is in use, or it does not answer."""

    message = "tactile-none"
    is_lost: bool


class SetUpAsked(Fact):
    """A new game from what stands on the board: is White to move?"""

    message = "tactile-ask-set-up"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT


class SetUpRefused(Fact):
    """No game can begin from what stands on the board.

    `reason`: `no-colours`, `unsure`, or the problem of a FEN that a board can have: `empty`, `too-many`
    (`detail` tells how many) or `uncrowned` (and on which square).
    """

    message = "tactile-set-up-refused"
    reason: str
    detail: str = ""
