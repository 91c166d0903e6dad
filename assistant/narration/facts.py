"""What there is to tell, as data without words. Each fact names its message; narrator.py words it.

Fields become the variables of the message: sides and reasons as their words, squares and moves as
text, numbers as numbers, articles as the narrator names them.
"""

from dataclasses import dataclass
from typing import ClassVar

from assistant.game.draw import CountChange, CountRequest
from assistant.game.game import RepetitionClaim
from assistant.game.outcome import Termination
from assistant.rules.articles import Article, IllegalReason
from assistant.rules.fen import FenProblem
from assistant.rules.side import Side
from assistant.rules.variant import Priority


@dataclass(frozen=True, slots=True)
class Fact:
    """Something to tell."""

    message: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Squares:
    """Squares to be listed, joined by "and" or by "or"."""

    numbers: tuple[int, ...]
    is_choice: bool = False


@dataclass(frozen=True, slots=True)
class Moves:
    """Written moves to be listed, joined by "or" where one is to be chosen."""

    written: tuple[str, ...]
    is_choice: bool = False


# The game


@dataclass(frozen=True, slots=True)
class GameOpened(Fact):
    """Which game begins, and by which regulation."""

    message = "game-opened"
    rules: str
    regulation: str


@dataclass(frozen=True, slots=True)
class PersonIntroduced(Fact):
    """A person plays a side; the name may be empty."""

    message = "game-person"
    side: Side
    name: str
    is_alone: bool
    """Whether this is the only person, who is then addressed as "you"."""


@dataclass(frozen=True, slots=True)
class ComputerIntroduced(Fact):
    """The computer plays a side, at a level or by seconds a move (then `level` is 0)."""

    message = "game-computer"
    side: Side
    level: int
    seconds: float


@dataclass(frozen=True, slots=True)
class CoachIntroduced(Fact):
    """How much is told of compulsory captures."""

    message = "game-coach"
    coach: str


@dataclass(frozen=True, slots=True)
class FirstHint(Fact):
    """How a move is typed and where help is."""

    message = "game-first-hint"
    example: str


@dataclass(frozen=True, slots=True)
class TurnTold(Fact):
    """Whose turn it is."""

    message = "game-turn"
    side: Side
    name: str


@dataclass(frozen=True, slots=True)
class MoveMade(Fact):
    """A move was played."""

    message = "game-move"
    side: Side
    move: str
    captured: int
    promotes: bool
    end: str


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    """The result, how it came about, and the article it rests on. `winner` is None for a draw."""

    message = "game-ended"
    termination: Termination
    winner: Side | None
    article: Article


@dataclass(frozen=True, slots=True)
class AfterTheEnd(Fact):
    """What can be done when a game is over."""

    message = "game-after-the-end"
    can_take_back: bool
    can_play_again: bool
    """Whether the start is a position that can be played."""


@dataclass(frozen=True, slots=True)
class GameIsOver(Fact):
    """A move or request that needs a game under way."""

    message = "game-is-over"


@dataclass(frozen=True, slots=True)
class TakenBack(Fact):
    """Moves were undone."""

    message = "game-taken-back"
    moves: Moves
    count: int


@dataclass(frozen=True, slots=True)
class NothingToTakeBack(Fact):
    """There is no move to undo."""

    message = "game-nothing-to-take-back"


@dataclass(frozen=True, slots=True)
class LastMoveTold(Fact):
    """The last move; `move` is empty before the first."""

    message = "game-last-move"
    side: Side | None
    move: str


@dataclass(frozen=True, slots=True)
class ComputerThinks(Fact):
    """The computer may be silent for some seconds."""

    message = "game-computer-thinks"


@dataclass(frozen=True, slots=True)
class NotYourTurn(Fact):
    """A move typed while the computer is to move."""

    message = "game-not-your-turn"


@dataclass(frozen=True, slots=True)
class ComputerFailed(Fact):
    """The computer's search broke down."""

    message = "game-computer-failed"
    error: str


# The law


@dataclass(frozen=True, slots=True)
class CaptureForced(Fact):
    """A capture is compulsory; how much of it is told is the coach's level."""

    message = "rules-capture-forced"
    coach: str
    moves: Moves
    count: int


@dataclass(frozen=True, slots=True)
class CaptureDecided(Fact):
    """Which priority decides among the captures."""

    message = "rules-capture-decided"
    priority: Priority
    article: Article


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class InsteadMoves(Fact):
    """The legal moves to choose from; `start` is empty where they are not of one piece only."""

    message = "rules-instead-moves"
    moves: Moves
    start: str


@dataclass(frozen=True, slots=True)
class InsteadPieces(Fact):
    """These pieces can move; the one in `start` cannot (empty: it is no piece of the player's)."""

    message = "rules-instead-pieces"
    start: str
    pieces: Squares
    count: int


@dataclass(frozen=True, slots=True)
class LegalMovesTold(Fact):
    """All legal moves."""

    message = "rules-legal-moves"
    moves: Moves
    count: int


@dataclass(frozen=True, slots=True)
class WhichRoute(Fact):
    """Two numbers fit several captures that take different pieces."""

    message = "rules-which-route"
    moves: Moves


# The board


@dataclass(frozen=True, slots=True)
class PiecesTold(Fact):
    """All pieces of a side, men and kings."""

    message = "board-pieces"
    side: Side
    men: Squares
    men_count: int
    kings: Squares
    kings_count: int


# Draws


@dataclass(frozen=True, slots=True)
class CountAnswered(Fact):
    """A count was asked for. `by_computer` tells who asked."""

    message = "draw-count-request"
    answer: CountRequest
    moves: int
    king_moves_only: bool
    article: Article
    by_computer: bool


@dataclass(frozen=True, slots=True)
class CountChanged(Fact):
    """A move annulled a count, or one began of itself."""

    message = "draw-count-change"
    change: CountChange
    moves: int
    king_moves_only: bool
    article: Article
    reads_each: bool


@dataclass(frozen=True, slots=True)
class CountRemaining(Fact):
    """How many moves each side has left before the count makes a draw."""

    message = "draw-count-remaining"
    moves: int


@dataclass(frozen=True, slots=True)
class CountMayBeAsked(Fact):
    """Told once: the game makes no progress, and a count may be asked for."""

    message = "draw-count-hint"
    moves: int
    article: Article


@dataclass(frozen=True, slots=True)
class RepetitionAnswered(Fact):
    """A draw by repetition was claimed."""

    message = "draw-repetition-claim"
    answer: RepetitionClaim
    times: int
    needed: int
    by_computer: bool


@dataclass(frozen=True, slots=True)
class RepetitionMayBeClaimed(Fact):
    """The position has stood often enough for a claim."""

    message = "draw-repetition-hint"
    times: int
    article: Article


@dataclass(frozen=True, slots=True)
class DrawDeclined(Fact):
    """The computer, or the other player, declines a draw."""

    message = "draw-declined"
    by_computer: bool


@dataclass(frozen=True, slots=True)
class DrawAccepted(Fact):
    """The computer accepts a draw."""

    message = "draw-accepted"


# The conversation


@dataclass(frozen=True, slots=True)
class NotUnderstood(Fact):
    """A text that is neither move nor command."""

    message = "talk-not-understood"
    heard: str
    is_over: bool


@dataclass(frozen=True, slots=True)
class LineTooLong(Fact):
    """A line longer than anything that could be meant."""

    message = "talk-line-too-long"


@dataclass(frozen=True, slots=True)
class Asked(Fact):
    """A question to be answered with yes or no."""

    message = "talk-ask"
    question: str
    side: Side
    name: str
    move: str


@dataclass(frozen=True, slots=True)
class QuestionDropped(Fact):
    """Something was not confirmed, and nothing has changed."""

    message = "talk-dropped"


@dataclass(frozen=True, slots=True)
class NoQuestion(Fact):
    """A yes or no with nothing asked."""

    message = "talk-no-question"
    is_over: bool


@dataclass(frozen=True, slots=True)
class WillStop(Fact):
    """Ctrl-C has stopped a `question`, a `search` or `nothing`; once more leaves."""

    message = "talk-interrupted"
    what: str


@dataclass(frozen=True, slots=True)
class HelpTold(Fact):
    """The commands, a few sentences."""

    message = "talk-help"


@dataclass(frozen=True, slots=True)
class Goodbye(Fact):
    """The end of the conversation."""

    message = "talk-goodbye"


# Files and positions


@dataclass(frozen=True, slots=True)
class FenRefused(Fact):
    """A FEN that gives no position."""

    message = "errors-fen"
    problem: FenProblem
    detail: str
