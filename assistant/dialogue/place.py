"""What waits, and what was told, at one surface about one table.

Who goes to another table leaves what waits there as it is; a new game has places of its own.
"""

from dataclasses import dataclass, field, fields
from typing import get_args

from assistant.dialogue.about_ear import AwaitedOfEar
from assistant.dialogue.about_games import AwaitedOfGames
from assistant.dialogue.about_mail import (
    LetterFor,
    MailBegin,
    MailGoOn,
    MailGoTo,
    OwedFrom,
    ReadyLetter,
)
from assistant.dialogue.about_people import FirstGame
from assistant.dialogue.about_rules import RuleBeside
from assistant.dialogue.aside import Aside, InTree
from assistant.dialogue.questions import (
    Choice,
    Delete,
    Expected,
    GoOn,
    Leave,
    MadeOnBoard,
    Question,
    ReportFrom,
    Restore,
    ScoreBefore,
    Sensor,
    SetUp,
    Spoken,
    WhiteToMove,
    WhoTook,
    Withdraw,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.hypotheses import Meaning
from assistant.rules.articles import Article
from assistant.rules.explain import Illegal
from assistant.rules.position import Position
from assistant.rules.setup import Draft
from assistant.values import Value, replaced


class SincePly(Value):
    """What was spoken, heard and refused since a person's last ply: replaced whole, never put back."""

    spoken: Spoken | None = None
    """A move by voice that a no would take back."""
    heard_squares: tuple[int, ...] = ()
    """Those of the move that was heard last, legal or not, for as long as it may be corrected."""
    rejected: tuple[Position, tuple[Meaning, ...]] | None = None
    """What the person has said they did not say, in which position."""
    refused: tuple[int, ...] = ()
    """The squares of the move by voice that was refused last, ..."""
    times_refused: int = 0
    """... and how often running."""
    last_refusal: tuple[tuple[int, ...], Illegal] | None = None
    """The move refused last, by its squares, and why."""
    question: CommandMeant | None = None
    """What was asked last of a square or a move: the same may be asked on of another one."""
    fits_none: bool = False
    """Whether a move was given that fits none."""


NOTHING_SINCE = SincePly()
NOTHING_PUT = Draft()


@dataclass(slots=True)
class Place:
    """What somebody who listens has before them at one table."""

    asked: Question | None = None
    put_off: Question | None = None
    """What the other one is asked, while it is asked whether to leave: it is asked again after that."""
    choice: Choice | None = None
    """Stays open while a question is asked in between."""
    expected: Expected | None = None
    """What looks at the next line before anything else: a list to choose from, the quiz."""
    since: SincePly = NOTHING_SINCE
    aside: Aside | InTree | None = None
    """An earlier position of the game that is looked at, or one of another game."""
    draft: Draft = NOTHING_PUT
    """The position that was set up here last, in this game."""
    asked_changes_at: tuple[int, Position] | None = None
    """When it was last asked what has changed: how long the record was, and the position."""
    cited: Article | None = None
    """The article that was named last: what it says may be asked."""
    letter: ReadyLetter | None = None
    """A message of correspondence beside that of the moves, which is to be handed over."""
    given: ReadyLetter | None = None
    """The one of these that was handed over last, and is not said to be sent."""
    question: ReadyLetter | None = None
    """The question to the opponent that was handed over last."""
    handing: ReadyLetter | None = None
    """The message of the game here that is being handed over."""
    told_once: set[str] = field(default_factory=set)
    """Messages that are said only once in a game."""

    @property
    def kept_question(self) -> Question | None:
        """What is asked, where that is written down with the game."""
        question = self.put_off or self.asked
        return None if question and isinstance(question.about, _NEVER_KEPT) else question

    @property
    def kept_line(self) -> Expected | None:
        """What is waited for, without what is not written down with the game."""
        return without(self.expected, NEVER_AWAITED)

    def copied(self) -> "Place":
        """The same as it stands now; what happens here does not happen there."""
        kept = object.__new__(Place)
        for name in _NAMES:
            setattr(kept, name, getattr(self, name))
        kept.told_once = self.told_once.copy()
        return kept


_NAMES = tuple(each.name for each in fields(Place))
_NEVER_KEPT = (
    *(GoOn, Leave, Delete, Restore, Withdraw, MadeOnBoard, SetUp, WhiteToMove, Sensor),
    *(MailGoTo, MailGoOn, MailBegin),
)
"""What is asked of a start of the program, of a board as it lies now, or of a move by voice, whose
time to be corrected is over with the program; and not of the game."""
NEVER_AWAITED = (
    *(*get_args(AwaitedOfGames), *get_args(AwaitedOfEar), OwedFrom, LetterFor),
    *(FirstGame, RuleBeside, ScoreBefore, ReportFrom, WhoTook),
)
"""The same of lines that are waited for, and what was only being read."""


def without(expected: Expected | None, kinds: tuple[type, ...]) -> Expected | None:
    """What is waited for, and what was before it, but for these kinds of lines."""
    if expected is None:
        return None
    behind, beside = without(expected.behind, kinds), without(expected.beside, kinds)
    is_gone = isinstance(expected.about, kinds)
    return behind if is_gone else replaced(expected, behind=behind, beside=beside)
