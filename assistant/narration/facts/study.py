"""Facts of who goes through another game than the one under way: of a file, or one that is kept."""

from assistant.narration.facts.fact import Fact, Named, Span
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class StudyOpened(Fact):
    """Which game is gone through from now on; names, result and so on are empty where nobody knows."""

    message = "study-opened"
    number: str
    """Its number in its file, or in the list of kept games; empty for the game of a file that has no
    other."""
    white: Named
    has_white: bool
    black: Named
    has_black: bool
    result: str
    """`white`, `black` or `draw`, or as it is written."""
    moves: int
    is_international: bool
    is_back: bool
    """Whether it was left, and is gone on with."""


class StudyMirrored(Fact):
    """The board of the file is numbered from the other side."""

    message = "study-mirrored"


class StudyFlawed(Fact):
    """So many things are wrong with the game, as its file has it."""

    message = "study-flawed"
    problems: int


class StudyAt(Fact):
    """Where one is: behind a move, behind a position that was put up, or at the start."""

    message = "study-at"
    urgency = Urgency.READING
    outdates = frozenset({"position"})
    kind: str
    """`move`, `set` or `start`; `unknown` for a move that the file does not say."""
    number: str
    side: Side | None
    move: str
    sign: str
    """A word of StudySign, or `none`."""
    nag: str
    legal: str
    """`yes` or `no`; `unchecked` where nobody knows what stood before it."""
    way: str
    """`variation` where one begins here; `added` where this move begins a new one, and `more` where it
    goes on with a line; or `line`."""


class StudySign(Fact):
    """One more sign of the move."""

    message = "study-sign"
    urgency = Urgency.READING
    sign: str
    """`good`, `very-good`, `poor`, `very-poor`, `seems-weak`, `seems-strong`, `forced`, `wins`, `even`
    or `other`."""
    nag: str
    """Its number, where it is another one than those of the regulations."""


class StudyComment(Fact):
    """A comment on the move, or on the game."""

    message = "study-comment"
    urgency = Urgency.READING
    text: Named


class StudyVariation(Fact):
    """A variation that may be gone into here, by its number and its first move."""

    message = "study-variation"
    urgency = Urgency.READING
    number: str
    move: str


class StudyMoreVariations(Fact):
    """So many variations more, which were not named."""

    message = "study-more-variations"
    count: int


class StudyEnded(Fact):
    """There is nothing behind this: the end of the game, with its result if it has one, or of a
    variation."""

    message = "study-ended"
    is_variation: bool
    result: str


class NoVariation(Fact):
    """There is no variation of this number here, or none at all."""

    message = "study-no-variation"
    is_complaint = True
    count: int


class NotInVariation(Fact):
    """One is on the main line already."""

    message = "study-on-main-line"
    is_complaint = True


class NoMoveInTree(Fact):
    """The line has no move of this number; the last one that it has."""

    message = "study-no-such-move"
    is_complaint = True
    number: str
    last: str


class StudyUnknown(Fact):
    """Nobody knows what stands here, behind a move that is not legal."""

    message = "study-unknown"
    tells_nothing = True


class StudyClock(Fact):
    """What the clocks had left behind this move."""

    message = "study-clock"
    white: Span
    has_white: bool
    black: Span
    has_black: bool


class StudyNothing(Fact):
    """What can be gone through, where nothing is: a kept game, or a file."""

    message = "study-nothing"
    is_complaint = True
    tells_nothing = True
    what: str
    """What was wanted: `review`, `file`, `note` or `variation`."""


class FileGamesTold(Fact):
    """Some games of a file are told behind this."""

    message = "study-file"
    name: Named
    is_first: bool
    count: int
    is_more: bool


class FileGameShown(Fact):
    """A game of a file, in its list."""

    message = "study-file-game"
    number: str
    white: Named
    has_white: bool
    black: Named
    has_black: bool
    result: str
    moves: int
    is_position: bool = False
    """Whether it has no moves, and is told by how many pieces stand there."""
    white_pieces: int = 0
    black_pieces: int = 0


class FileGamesGoOn(Fact):
    """How a game of the list is chosen, and how the others are told, where there are any."""

    message = "study-file-go-on"
    is_more: bool


class WhichFile(Fact):
    """Which file is to be opened."""

    message = "study-which-file"


class FileOpening(Fact):
    """The file is being read."""

    message = "study-opening"
    name: Named


class FileNotHad(Fact):
    """A file, or the game of it that was wanted, cannot be had; `why` is a word of FileUnread."""

    message = "study-not-had"
    is_complaint = True
    name: Named
    why: str


class KeptNotShown(Fact):
    """A kept game cannot be gone through: it is `gone`, `damaged`, `counted` where it has not ended and
    questions are counted in it, or `other`."""

    message = "study-not-shown"
    is_complaint = True
    number: str
    why: str


class CommentNoted(Fact):
    """A comment was noted at the move, or on the game."""

    message = "study-noted"
    is_game: bool


class CommentRemoved(Fact):
    """The comments here are removed, or there were none."""

    message = "study-uncommented"
    count: int


class SignNoted(Fact):
    """A sign was noted at the move."""

    message = "study-signed"
    sign: str
    """A word of StudySign."""


class SignRefused(Fact):
    """A sign was not noted: it is `unknown`, or there is `nowhere` to note one, or `forced` where the
    move is the only one."""

    message = "study-no-sign"
    is_complaint = True
    why: str


class SignRemoved(Fact):
    """The signs of the move are removed, or there were none."""

    message = "study-unsigned"
    count: int


class VariationRemoved(Fact):
    """The variation in which one was is removed, with all that was noted in it."""

    message = "study-removed"


class MoveNotThere(Fact):
    """A move was spoken or left open where another game is gone through: it must be typed, whole."""

    message = "study-no-move"
    is_complaint = True
    is_spoken: bool


class NotesUnwritten(Fact):
    """What was noted is written nowhere as yet, and how to have it written."""

    message = "study-unwritten"


class GamesWritten(Fact):
    """So many games stand in a new file, whose name and folder are told."""

    message = "study-written"
    count: int
    name: Named
    folder: Named


class GamesNotWritten(Fact):
    """They could not be written; `why` is a word of GamesExported, or `name`, `folder`, `counted` or
    `nothing`; `sealed` tells that games of others were left out, too."""

    message = "study-not-written"
    is_complaint = True
    why: str


class StudyWays(Fact):
    """How to go on and back, and to the game; told once."""

    message = "study-ways"
