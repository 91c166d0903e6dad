"""What is asked of people and waits for them, and the move by voice that a no would take back.

All of it is data (question_text.py writes and reads it). What a yes and a no do is answers.py's, what
a line does that was waited for is awaited.py's.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from assistant.dialogue.about_boards import MadeOnBoard as MadeOnBoard
from assistant.dialogue.about_boards import Sensor as Sensor
from assistant.dialogue.about_boards import SetUp as SetUp
from assistant.dialogue.about_boards import WhiteToMove as WhiteToMove
from assistant.dialogue.about_ear import AwaitedOfEar, AwaitingOfEar
from assistant.dialogue.about_games import AboutGames, AskingOfGames, AwaitedOfGames
from assistant.dialogue.about_games import Delete as Delete
from assistant.dialogue.about_games import GoOn as GoOn
from assistant.dialogue.about_games import ReportFrom as ReportFrom
from assistant.dialogue.about_games import Restore as Restore
from assistant.dialogue.about_irregular import Announced as Announced
from assistant.dialogue.about_irregular import AwaitedOfIrregular, AwaitingOfIrregular
from assistant.dialogue.about_irregular import Keep as Keep
from assistant.dialogue.about_irregular import KeepAnnounced as KeepAnnounced
from assistant.dialogue.about_irregular import WhoAnnounced as WhoAnnounced
from assistant.dialogue.about_irregular import WhoTook as WhoTook
from assistant.dialogue.about_mail import AboutMail, AskingByMail, AwaitedByMail, AwaitingByMail
from assistant.dialogue.about_match import AboutMatch, AskingOfMatch
from assistant.dialogue.about_moves import AboutMoves
from assistant.dialogue.about_moves import Longer as Longer
from assistant.dialogue.about_moves import MoveHeard as MoveHeard
from assistant.dialogue.about_moves import Unclear as Unclear
from assistant.dialogue.about_people import AwaitedOfPeople, WhoAwaited
from assistant.dialogue.about_people import ShareAnswers as ShareAnswers
from assistant.dialogue.about_people import Who as Who
from assistant.dialogue.about_people import WhoSaid as WhoSaid
from assistant.dialogue.about_rules import RuleBeside
from assistant.dialogue.about_rulings import AboutRuling
from assistant.dialogue.about_settings import SettingFrom as SettingFrom
from assistant.dialogue.about_settings import ValueFor as ValueFor
from assistant.narration.facts.arbiter import RulingAsked
from assistant.narration.facts.ear_check import EarCheckLeft
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.intents import DidYouMean, WhichMeant
from assistant.narration.facts.irregular import AnnouncedAsked, KeepAsked, SensorAsked
from assistant.narration.facts.lesson import QuizLeft, QuizQuestion
from assistant.narration.facts.listening import MoveAsked, SquareAsked
from assistant.narration.facts.rules import LongerAsked, UnclearAsked
from assistant.narration.facts.settings import LevelAsked, WhichSetting, WhichValue
from assistant.narration.facts.setup import SetupBeginAsked, SetupLeft, SetupWaiting
from assistant.narration.facts.tactile import BackAsked, MadeAsked, SetUpAsked
from assistant.narration.facts.talk import (
    AnnulAsked,
    Asked,
    InsteadAsked,
    MovesAsked,
    NewGameAsked,
)
from assistant.narration.facts.together import ShareAsked
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Meaning
from assistant.parsing.meanings import Command, GameWanted
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.setup import Draft
from assistant.rules.side import Side
from assistant.values import Value

if TYPE_CHECKING:
    from assistant.dialogue.talk import Talk


class Spoken(Value):
    """The last move that was given by voice."""

    plies: int
    """How long the record was with it."""
    move: Move
    before: Position
    """Where it was played."""
    window: int = 0
    """The number of the time in which it may be corrected; 0 where that goes on until the next move."""
    is_window_open: bool = True
    """Whether there is still time to correct it without asking anybody."""


class Resign(Value):
    """Whether this side gives up."""

    side: Side


class OfferDraw(Value):
    """Whether the other side agrees on the draw that this one offers."""

    side: Side


class OfferToComputer(Value):
    """Whether a draw is offered to the computer."""


class TakeBack(Value):
    """Whether so many moves of people are taken back, with the answers to them."""

    moves: int


class Instead(Value):
    """Whether a person's last move is taken back, with the answer to it, and another one played."""

    ply: int
    """Which one of the record the move is."""
    move: Move


class Annul(Value):
    """Whether a game that was ended by a word goes on as it stood."""


class Redo(Value):
    """Whether so many plies that were taken back are played again."""

    plies: int


class NewGame(Value):
    """Whether the game is given up for another one; None wants one like it."""

    wanted: GameWanted | None


class Leave(Value):
    """Whether the program is left, and the game with it."""


class Obey(Value):
    """Whether a command was heard rightly."""

    meant: CommandMeant


class Guess(Value):
    """Whether this is what a line meant."""

    meaning: Meaning
    is_heard: bool = False
    """Whether it was said, and so may have been talk."""


class Withdraw(Value):
    """Whether a no was about the last move by voice."""

    spoken: Spoken
    rests: tuple[tuple[str, float], ...]
    """What stood behind the no and is done in its place, in each reading with how likely it is."""
    now: tuple[Move, ...]
    """The moves of the position as it is that may have been said instead of the no."""


class SetLevel(Value):
    """Whether the computer is to play at this level."""

    level: int


class Forget(Value):
    """Whether what was learnt of the person is deleted."""


class BeginFrom(Value):
    """Whether a game begins from this position, which a person has set up."""

    position: Position


AboutBoard = MadeOnBoard | SetUp | WhiteToMove | Sensor
"""What can be asked about a board with sensors."""
About = (
    Resign
    | OfferDraw
    | ShareAnswers
    | OfferToComputer
    | TakeBack
    | Instead
    | Annul
    | Redo
    | NewGame
    | Leave
    | Obey
    | Guess
    | AboutMoves
    | Withdraw
    | SetLevel
    | Forget
    | AboutGames
    | AboutMail
    | BeginFrom
    | Keep
    | KeepAnnounced
    | Announced
    | AboutRuling
    | AboutMatch
    | AboutBoard
)
"""What can be asked with yes or no."""

Asking = (
    Asked
    | MovesAsked
    | NewGameAsked
    | InsteadAsked
    | AnnulAsked
    | DidYouMean
    | LongerAsked
    | UnclearAsked
    | ShareAsked
    | MoveAsked
    | LevelAsked
    | MadeAsked
    | BackAsked
    | SetUpAsked
    | SensorAsked
    | KeepAsked
    | AnnouncedAsked
    | AskingOfGames
    | AskingByMail
    | AskingOfMatch
    | RulingAsked
    | SetupBeginAsked
)
"""The facts that ask it."""


class Question(Value):
    """Something asked with yes or no: the fact that asks it, and what it is about."""

    fact: Asking
    about: About
    to: Side | None = None
    """Whose person is to answer; None for whoever is there."""
    offer: str = ""
    """The kind of offer that it is about, if it is one: `draw`, `neither`, `takeback` or `redo`."""
    then: Side | None = None
    """Whose person is to answer after a yes, where both must want it (playing/both_agree.py)."""
    is_to_arbiter: bool = False
    """Whether the arbiter is to answer, and nobody else."""
    unsigned: Command | None = None
    """The yes or the no it has had without the name that this needs (handlers/asking/by_name.py)."""

    @property
    def stands(self) -> bool:
        """Whether it is between two people, so that who leaves has not answered it: an irregularity to
        be decided on, or an offer."""
        return self.is_undecided or bool(self.offer)

    @property
    def is_undecided(self) -> bool:
        """Whether the opponent is to decide on an irregularity, or on an unclear capture."""
        return isinstance(self.about, UNDECIDED)


UNDECIDED = (Keep, KeepAnnounced, Unclear)
"""What is asked while an irregularity, or an unclear capture, is to be decided on."""

Answer = Callable[["Talk", Question, bool], None]
"""What answers a question, with whether it is a yes. It comes from lines.py to who cannot import it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Several moves that the same squares mean, one of which is to be chosen."""

    fact: Fact
    moves: tuple[Move, ...]
    is_heard: bool = False
    """Whether they sound alike, and were not meant by the same squares."""


class Quiz(Value):
    """The answer to the first of these questions of the quiz."""

    left: tuple[tuple[QuizQuestion, int], ...]
    """At least one, each with the square that is right."""
    right: int


ASKS_WHO = (Who, WhoAnnounced, WhoTook, WhoSaid)
"""What a line is waited for that says which of two people it is."""


class SquareFor(Value):
    """The square that a question is about."""

    meant: CommandMeant


class MoveFor(Value):
    """The move that a question is about."""

    meant: CommandMeant
    moves: tuple[Move, ...]
    """Those that it may be; none where it may be any."""


class OneOfTwo(Value):
    """Which of two things a line meant."""

    first: Meaning
    second: Meaning


class SquareSaid(Value):
    """The square of a move by voice, behind those that were said."""

    said: tuple[int, ...]


class ScoreBefore(Value):
    """Whether the lines of the score are wanted that stand before those that were told."""

    first: int
    """The place of the first line that is wanted at all."""
    end: int
    """The place behind the last one that was not told."""


class Placing(Value):
    """The pieces of a position that is set up, or that it is done."""

    draft: Draft
    """What stands there already."""
    colour: Side | None = None
    """Of which the squares are that are said without one."""


Awaited = (
    Quiz
    | RuleBeside
    | SquareFor
    | MoveFor
    | OneOfTwo
    | AwaitedOfEar
    | AwaitedOfPeople
    | AwaitedOfIrregular
    | SquareSaid
    | ScoreBefore
    | ReportFrom
    | SettingFrom
    | ValueFor
    | AwaitedOfGames
    | AwaitedByMail
    | Placing
)
"""What a line can be waited for."""

Awaiting = (
    QuizQuestion
    | AwaitingOfEar
    | WhichMeant
    | WhoAwaited
    | AwaitingOfIrregular
    | SquareAsked
    | WhichSetting
    | WhichValue
    | SetupWaiting
    | AwaitingByMail
)
"""The facts that say so and are said again."""


class Expected(Value):
    """A line that is waited for without standing in the way: any other is read as always.

    A question, or what means nothing, leaves it open, and `fact` is said again; anything else closes
    it with `closing`.
    """

    about: Awaited
    fact: Awaiting | None = None
    closing: QuizLeft | SetupLeft | EarCheckLeft | None = None
    behind: "Expected | None" = None
    """What was waited for before, and is again when this has its line."""
    beside: "Expected | None" = None
    """What was told in part meanwhile and may be gone on with, which asks nothing."""
    wanted: str = ""
    """What a line that means nothing should have been, where no move may be typed."""
    squares: tuple[int, ...] = ()
    """Where a square is waited for, those that it may be, if a lone number is heard."""
    is_guess: bool = False
    """Whether it asks what a line meant: whatever is understood otherwise lets it go, silently."""
    to: Side | None = None
    """Whose person is to answer; None for whoever is there."""
    is_once: bool = False
    """Whether it is waited for no more behind any line."""


Take = Callable[["Talk", Expected, str], bool]
"""What looks at a line that may have been waited for, and says whether it was. It comes as Answer."""
