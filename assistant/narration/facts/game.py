"""Facts of the game: who plays, what was played, how it ended."""

from enum import Enum

from assistant.game.outcome import Termination
from assistant.narration.facts.fact import Audience, Fact, Moves, Squares
from assistant.rules.articles import Article
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class GameOpened(Fact):
    """Which game begins, and by which regulation."""

    message = "game-opened"
    audience = Audience.EACH
    outdates = frozenset({"position"})
    rules: str
    regulation: str


class PersonIntroduced(Fact):
    """A person plays a side; the name may be empty."""

    message = "game-person"
    audience = Audience.EACH
    side: Side
    name: str
    is_alone: bool
    """Whether this is the only person, who is then addressed as "you"."""


class ComputerIntroduced(Fact):
    """The computer plays a side, at a level or by seconds a move (then `level` is 0)."""

    message = "game-computer"
    audience = Audience.EACH
    side: Side
    level: int
    seconds: float


class LevelFollows(Fact):
    """The computer's level goes by the person's results."""

    message = "game-level-follows"
    audience = Audience.EACH


class LevelResult(Enum):
    """What a result does to the level; the value is the word of the messages."""

    WON = "won"
    HIGHEST = "highest"
    """Won, and there is no higher level."""
    HELPED = "helped"
    """Won, with moves taken back."""
    LOST = "lost"
    LOWEST = "lowest"
    """Lost, and there is no lower level."""
    DRAWN = "drawn"


class LevelFollowed(Fact):
    """The person's result at a level, and the level of the next game."""

    message = "game-level-followed"
    audience = Audience.EVERYBODY
    result: LevelResult
    level: int
    following: int


class LevelPutBack(Fact):
    """A game that was over goes on, at the level that it had."""

    message = "game-level-put-back"
    audience = Audience.EVERYBODY
    level: int


class CoachIntroduced(Fact):
    """How much is told of compulsory captures."""

    message = "game-coach"
    audience = Audience.EACH
    coach: str


class FirstHint(Fact):
    """How a move is typed and where help is."""

    message = "game-first-hint"
    audience = Audience.EACH
    example: str


class AtTable(Fact):
    """Which of several games is talked about from now on."""

    message = "game-at-table"
    table: str


class TurnTold(Fact):
    """Whose turn it is; `is_you` where the only person is to move."""

    message = "game-turn"
    audience = Audience.EACH
    subject = "turn"
    side: Side
    name: str
    is_you: bool


class MoveMade(Fact):
    """A move was played."""

    message = "game-move"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    outdates = frozenset({"thinking", "turn", "captures", "position"})
    side: Side
    move: str
    captured: int
    taken: Squares
    """What was captured, in order."""
    promotes: bool
    end: str


class GameEnded(Fact):
    """The result, how it came about, and the article it rests on. `winner` is None for a draw."""

    message = "game-ended"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    termination: Termination
    winner: Side | None
    article: Article
    winner_name: str = ""
    loser_name: str = ""
    """The people, where they have given their names."""


class GameGoesOn(Fact):
    """Asked for a result before there is one."""

    message = "game-goes-on"


class SwapOffered(Fact):
    """A new game has begun with the colours of the last; how to have the other one."""

    message = "game-swap-offered"
    side: Side


class OpeningOffered(Fact):
    """A game was chosen that is not the usual one; how to begin with it from now on."""

    message = "game-opening-offered"


class AheadKept(Fact):
    """A move was typed while the computer thinks, and is kept."""

    message = "game-ahead-kept"
    move: str


class AheadForgotten(Fact):
    """The move that was kept is so no more."""

    message = "game-ahead-forgotten"


class AheadImpossible(Fact):
    """The computer has moved, and the move that was kept cannot be played."""

    message = "game-ahead-impossible"
    urgency = Urgency.IMPORTANT
    move: str


class NoSuchLevel(Fact):
    """A new game was wanted at a level that the computer does not have."""

    message = "game-no-such-level"
    level: str
    least: str
    most: str


class BoardHasNoRoom(Fact):
    """Another variant was wanted, and the board with sensors has other squares."""

    message = "game-board-has-no-room"


class BoardFixesPlayers(Fact):
    """Other players were wanted, and who sits at a board with sensors was settled at the start."""

    message = "game-board-fixes-players"


class AfterTheEnd(Fact):
    """What can be done when a game is over; `over` is that of NoQuestion."""

    message = "game-after-the-end"
    audience = Audience.EACH
    over: str
    can_annul: bool
    """Whether it was ended by a word, which alone is undone first."""
    has_moves: bool
    is_for_two: bool


class ResultAnnulled(Fact):
    """A result that came by a word is undone, and the game goes on."""

    message = "game-result-annulled"
    audience = Audience.EVERYBODY
    termination: Termination


class GameIsOver(Fact):
    """A move or request that needs a game under way; `over` is that of NoQuestion."""

    message = "game-is-over"
    tells_nothing = True
    over: str


class MovesTakenBack(Fact):
    """Moves were undone."""

    message = "game-taken-back"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    outdates = frozenset({"thinking", "turn", "captures", "position"})
    moves: Moves
    """The last one first; none where they are too many to be named."""
    count: int
    first: str
    """The one that was undone first, ..."""
    last: str
    """... and the one undone last."""


class NothingToTakeBack(Fact):
    """There is no move to undo."""

    message = "game-nothing-to-take-back"


class NotSoManyBack(Fact):
    """So many moves cannot be taken back; `count` is how many can be."""

    message = "game-not-so-many-back"
    wanted: int
    count: int
    is_set: bool
    """Whether a position was put on the record before them, beyond which nothing is taken back."""
    is_for_two: bool


class TakenBackAsFar(Fact):
    """All moves were to be taken back: those can be that were made since a position was set."""

    message = "game-taken-back-as-far"


class PlayedAgain(Fact):
    """Moves that were taken back are played again; which, is told of each."""

    message = "game-played-again"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    outdates = frozenset({"thinking", "turn", "captures", "position"})
    count: int


class NothingToRedo(Fact):
    """Nothing was taken back, or something else was played since."""

    message = "game-nothing-to-redo"


class NotSoManyAgain(Fact):
    """So many moves cannot be played again; `count` is how many can be."""

    message = "game-not-so-many-again"
    wanted: int
    count: int


class LastMoveTold(Fact):
    """The last move; `move` is empty before the first."""

    message = "game-last-move"
    side: Side | None
    move: str
    is_of_side: bool = False
    """Whether it is only the last of that side, which was asked for, and another has moved since."""


class ComputerThinks(Fact):
    """The computer may be silent for some seconds."""

    message = "game-computer-thinks"
    audience = Audience.EVERYBODY
    subject = "thinking"


class NotYourTurn(Fact):
    """A move typed while the computer is to move."""

    message = "game-not-your-turn"
    tells_nothing = True


class ComputerStaysSlow(Fact):
    """The compiled kernel cannot be had: the computer plays on without it."""

    message = "game-computer-stays-slow"
    reason: str
    detail: str


class ComputerFailed(Fact):
    """The computer's search broke down."""

    message = "game-computer-failed"
    tells_nothing = True
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    error: str


class MoveNumberTold(Fact):
    """The number of the move to be made, and whose it is."""

    message = "game-move-number"
    number: str
    side: Side


class GameLasted(Fact):
    """Of how many moves a game was that is over, as they are numbered."""

    message = "game-lasted"
    count: int


class NotMovedYet(Fact):
    """Asked for the last move of a side that has not moved."""

    message = "game-not-moved-yet"
    side: Side


class LastMovesTold(Fact):
    """The last moves, oldest first, and who made the first of them."""

    message = "game-last-moves"
    urgency = Urgency.READING
    moves: Moves
    count: int
    side: Side | None


class CrownedTold(Fact):
    """With which move a side made a king, and the number of that move in the score; none: no number."""

    message = "game-crowned"
    urgency = Urgency.READING
    side: Side
    number: str
    move: str


class ScoreTold(Fact):
    """One line of the score sheet: a full move by its number; a side may be missing."""

    message = "game-score"
    urgency = Urgency.READING
    number: str
    white: str
    black: str
