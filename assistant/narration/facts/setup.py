"""Facts of how a game begins that does not begin as usual, of positions that are set up, of FENs."""

from assistant.narration.facts.fact import Audience, Fact, Moves, Named, Squares
from assistant.rules.setup import Flaw
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class OpeningPlayed(Fact):
    """The moves that stand on the record before anybody plays; of a list its number, else 0."""

    message = "setup-opening"
    audience = Audience.EACH
    moves: Moves
    number: int
    is_drawn: bool


class OddsTold(Fact):
    """The stronger player, who has this side, does without the pieces of these squares."""

    message = "setup-odds"
    audience = Audience.EACH
    side: Side
    squares: Squares
    count: int


class FenTold(Fact):
    """The position as a FEN, which is printed; a voice says the pieces and who is to move."""

    message = "setup-fen"
    urgency = Urgency.READING
    subject = "position"
    fen: Named
    side: Side
    white_men: Squares
    white_men_count: int
    white_kings: Squares
    white_kings_count: int
    black_men: Squares
    black_men_count: int
    black_kings: Squares
    black_kings_count: int


class FenWriting(Fact):
    """The FEN is being added to the file of this name."""

    message = "setup-fen-writing"
    name: Named


class FenWritten(Fact):
    """The FEN stands in a file: its name, and the folder where it lies."""

    message = "setup-fen-written"
    name: Named
    folder: Named


class FileRefused(Fact):
    """A file could not be written; `why` is a word of the event FileFailed, or `name`."""

    message = "setup-file-refused"
    is_complaint = True
    why: str


class SetupWaiting(Fact):
    """A position is being set up, which has so many pieces: what may be said, and what ends it."""

    message = "setup-waiting"
    count: int
    side: Side


class SetupGoesOn(Fact):
    """A position that was left is gone on with."""

    message = "setup-goes-on"
    count: int


class SetupColour(Fact):
    """The squares that are said from now on are this side's."""

    message = "setup-colour"
    side: Side


class SetupNoColour(Fact):
    """Squares were said, and not of which colour their pieces are."""

    message = "setup-no-colour"
    is_complaint = True


class SetupTurn(Fact):
    """Who is to move in the position."""

    message = "setup-turn"
    side: Side


class SetupTaken(Fact):
    """The pieces of these squares are taken away."""

    message = "setup-taken"
    squares: Squares


class SetupNothingThere(Fact):
    """Nothing stands on the square from which a piece was to be taken away."""

    message = "setup-nothing-there"
    is_complaint = True
    square: str


class SetupEmptied(Fact):
    """All pieces are taken away."""

    message = "setup-emptied"


class SetupOccupied(Fact):
    """A piece of the other colour stands on a square already, and nothing was put there."""

    message = "setup-occupied"
    is_complaint = True
    square: str
    piece: str
    """`white-man`, `black-king` and so on."""


class SetupImpossible(Fact):
    """There can be no such position: why, whose pieces they are, and on which square or how many."""

    message = "setup-impossible"
    flaw: Flaw
    side: Side | None
    number: str
    most: str
    """How many pieces a side has at most."""


class SetupWaits(Fact):
    """Nothing else is done before the position is done, or left."""

    message = "setup-waits"
    is_complaint = True


class SetupLeft(Fact):
    """The position was left; with so many pieces it may be gone on with."""

    message = "setup-left"
    count: int


class SetupBeginAsked(Fact):
    """Whether a game begins from a position: it costs the one under way, or is over at once because
    this side has no move, or both."""

    message = "setup-ask-begin"
    audience = Audience.ANSWERER
    side: Side
    is_at_stake: bool
    is_over: bool
