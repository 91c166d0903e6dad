"""Facts of the law: captures that are compulsory, refusals, legal moves."""

from assistant.narration.facts.fact import Audience, Contents, Fact, Moves, Squares
from assistant.rules.articles import Article, IllegalReason
from assistant.rules.side import Side
from assistant.rules.variant import Priority
from speech.voice.utterance import Urgency


class CaptureForced(Fact):
    """A capture is compulsory; how much of it is told is the coach's level."""

    message = "rules-capture-forced"
    audience = Audience.MOVER
    subject = "captures"
    coach: str
    moves: Moves
    count: int


class CaptureDecided(Fact):
    """Which priority decides among the captures."""

    message = "rules-capture-decided"
    audience = Audience.MOVER
    subject = "captures"
    priority: Priority
    article: Article


class Refused(Fact):
    """A move is illegal: the reason, the article, and what the reason needs to be told."""

    message = "rules-illegal"
    reason: IllegalReason
    article: Article
    at: str
    start: str
    is_king: bool
    count: int
    """How many pieces the legal captures take; 0 where none is compulsory."""
    pieces: Squares
    """The pieces that can make a legal move."""
    step_start: str
    step_end: str
    """From where to where the piece was to go when the rule was broken."""
    kings_fly: bool


class RefusedUnseen(Fact):
    """That it is refused and nothing else, where what stands on the board is not told: an article would
    tell whether a square is empty, hostile or occupied."""

    message = "rules-refused-unseen"


class TryInScore(Fact):
    """A move that was refused without its article, where the score is told after the end: with it."""

    message = "rules-try-in-score"
    urgency = Urgency.READING
    side: Side
    number: str
    move: str
    article: Article


class InsteadMoves(Fact):
    """The legal moves to choose from; `start` is empty where they are not of one piece only."""

    message = "rules-instead-moves"
    moves: Moves
    start: str
    is_capture: bool = False
    """Whether they take: then one of them must be played."""


class InsteadPieces(Fact):
    """These pieces can move; the one in `start` cannot (empty: it is no piece of the player's)."""

    message = "rules-instead-pieces"
    start: str
    pieces: Squares
    count: int


class LegalMovesTold(Fact):
    """All legal moves."""

    message = "rules-legal-moves"
    urgency = Urgency.READING
    subject = "position"
    moves: Moves
    count: int


class WhichRoute(Fact):
    """Two numbers fit several captures that take different pieces."""

    message = "rules-which-route"
    moves: Moves


class CaptureCountTold(Fact):
    """How many pieces a move takes that was asked about."""

    message = "rules-capture-count"
    urgency = Urgency.READING
    subject = "position"
    move: str
    count: int


class CanBePlayed(Fact):
    """Whether a move that was asked about can be played; why not, the next fact says."""

    message = "rules-can-be-played"
    urgency = Urgency.READING
    subject = "position"
    move: str
    is_legal: bool


class LongerAsked(Fact):
    """Something else than this move may be meant, which is not legal: is it meant?"""

    message = "rules-ask-longer"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    move: str
    doubt: str
    """`shorter`, a shorter capture; `step`, a step; `landing`, another way, since one is missing;
    `nothing`, a capture, of which there is none."""
    article: Article
    """What says that a capture is told landing by landing."""


class LongerHidden(Fact):
    """The same, to who must know the captures: it is to be given whole."""

    message = "rules-longer-hidden"
    doubt: str
    article: Article


class UnclearAsked(Fact):
    """A capture was announced without a landing: does the opponent let it stand for what it can be?"""

    message = "rules-ask-unclear"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    side: Side
    name: str
    move: str
    article: Article
    is_named: bool = False
    """Whether an answer needs the name, or the colour where no name is told."""


class UnclearPutRight(Fact):
    """They do not: it is to be announced again."""

    message = "rules-unclear-put-right"
    audience = Audience.EVERYBODY
    side: Side
    name: str
    article: Article


class MovesOfTold(Fact):
    """The legal moves of one piece."""

    message = "rules-moves-of"
    urgency = Urgency.READING
    subject = "position"
    start: str
    moves: Moves
    count: int


class NoMovesOf(Fact):
    """Nothing can be moved from a square: it is `empty`, holds the `opponent`'s piece or a `blocked`
    one, or another piece must `capture`."""

    message = "rules-no-moves-of"
    urgency = Urgency.READING
    subject = "position"
    square: str
    why: str


class MovesOfOtherTold(Fact):
    """What the side that is not to move could play if it were its turn."""

    message = "rules-moves-of-other"
    urgency = Urgency.READING
    subject = "position"
    side: Side
    moves: Moves
    count: int


class MovableTold(Fact):
    """Which pieces can move."""

    message = "rules-movable"
    urgency = Urgency.READING
    subject = "position"
    pieces: Squares
    count: int


class BlockedTold(Fact):
    """Which pieces of the side to move cannot move."""

    message = "rules-blocked"
    urgency = Urgency.READING
    subject = "position"
    pieces: Squares
    count: int


class ArrivalsTold(Fact):
    """The moves that come to an empty square."""

    message = "rules-arrivals"
    urgency = Urgency.READING
    subject = "position"
    square: str
    moves: Moves
    count: int


class CapturesTold(Fact):
    """The captures that may be made."""

    message = "rules-captures"
    urgency = Urgency.READING
    subject = "position"
    moves: Moves
    count: int


class LongestCaptureTold(Fact):
    """The captures of a side that take the most pieces, and how many each takes: 0 if it has none."""

    message = "rules-longest-capture"
    urgency = Urgency.READING
    subject = "position"
    side: Side
    moves: Moves
    ways: int
    count: int


class ChoiceIsFree(Fact):
    """No rule decides among the captures."""

    message = "rules-choice-free"
    audience = Audience.MOVER
    article: Article


class ThreatenedTold(Fact):
    """The pieces of the side to move that could be captured if it were the other's turn."""

    message = "rules-threatened"
    urgency = Urgency.READING
    subject = "position"
    side: Side
    pieces: Squares
    count: int


class NotTaken(Fact):
    """Why a piece cannot be taken: a word of `Lacking` (rules/untaken.py), or it is the asker's `own`,
    or it is `outranked` by another capture, of which the next fact tells."""

    message = "rules-not-taken"
    urgency = Urgency.READING
    subject = "position"
    why: str
    target: str
    article: Article
    taker: str = ""
    """The piece that comes nearest to taking it, or none."""
    behind: Contents = Contents(())
    """The square behind it, with what stands there."""
    move: str = ""
    """The capture that would take it."""
    kings_fly: bool = False


class RulesTold(Fact):
    """By which rules the game is played, and what they make compulsory."""

    message = "rules-told"
    rules: str
    regulation: str


class NothingWasRefused(Fact):
    """Asked why, with no refusal to explain."""

    message = "rules-nothing-refused"


class NoSuchMoveTold(Fact):
    """No legal move does what was said: an `arrival` on a square, a `capture`, a `promotion`.

    With `promotion-there` a man can be crowned elsewhere; with `king` no king can make such a move.
    """

    message = "rules-no-such-move"
    lack: str
    square: str
    pieces: Squares
    count: int
    """How many pieces can move."""


class SayWhole(Fact):
    """Several moves were meant, and which they are may not be told."""

    message = "rules-say-whole"


class SquaresWanted(Fact):
    """What was said is no whole move, and how many it fits, if any, is not told either."""

    message = "rules-squares-wanted"


class WhichMove(Fact):
    """What was said fits several moves of different pieces or to different squares."""

    message = "rules-which-move"
    moves: Moves
