"""What is asked, waited for and ready in games by correspondence; and a message before it is taken."""

from typing import TYPE_CHECKING, NamedTuple

from assistant.game.conditions import Condition
from assistant.narration.facts.correspondence import BeginByMailAsked, OtherCodeAsked, PartOfNameAsked
from assistant.narration.facts.mail import (
    AcceptAsked,
    ByConditionAsked,
    ConditionsAsked,
    GoOnByMailAsked,
    OtherGameAsked,
    OwnMoveAsked,
    ReplyAsked,
    TheirMoveAsked,
    TheirWordAsked,
    WhichLetterGame,
)
from assistant.narration.facts.taken_beside import TheirConditionsAsked, UntakeAsked
from assistant.parsing.meanings import ByMailWanted
from assistant.rules.move import Move
from assistant.values import Value

if TYPE_CHECKING:  # who has no message reads nothing of mails
    from assistant.parsing.mail.letter import Letter


class MailMove(Value):
    """Whether this own move counts, which was read back."""

    move: Move
    source: str
    """How it was given."""
    is_draw_offered: bool = False
    """Whether a draw is offered with it."""


class MailTake(Value):
    """Whether what a message brings is taken."""

    move: Move | None
    """None where it makes none."""
    words: tuple[str, ...]
    """Words of TheirWordAsked."""
    conditions: tuple[Condition, ...]
    received: float
    line: str
    sender: str
    message: str
    """What names it, so that none is taken twice."""
    is_unsent: bool
    """Whether the own message that it answers was not said to be sent."""
    leave_from: float = 0.0
    """A moment of the first day of leave that they take, ..."""
    leave_days: int = 0
    """... and how many days; 0 for no leave."""
    others: tuple[str, ...] = ()
    """The codes of other games of which it has parts."""


class MailByCondition(Value):
    """Whether the opponent has played what they said before that they would."""

    move: Move
    rest: tuple[Condition, ...]
    """What they say they answer from then on."""


class MailGoTo(Value):
    """Whether one goes to another game with the message that has come."""

    game: int


class MailCode(Value):
    """Whether the message with a code of no game is the first of this one, which has that code then."""

    game: int
    code: str


class MailGoOn(Value):
    """Whether one goes on with a game that is open, in place of a new one with the same opponent."""

    game: int
    code: str
    """That of the new one, which begins after a no."""


class MailBegin(Value):
    """Whether a game by correspondence begins, as what was said of it is read; after a no as it may be
    read too."""

    readings: tuple[ByMailWanted, ...]


class MailAgree(Value):
    """Whether the opponent's draw is accepted."""


class MailUntake(Value):
    """Whether what the opponent wrote is taken off the record again."""

    plies: int
    """So many moves were on record when it was asked."""


class MailPromise(Value):
    """Whether these conditions are set."""

    conditions: tuple[Condition, ...]


class MailReply(Value):
    """Whether a reply that asks is handed over."""

    why: str
    """A word of MessageTrouble."""
    move: str = ""
    moves: tuple[str, ...] = ()
    told: str = ""
    right: str = ""
    message: str = ""
    """What names the message that it is about; empty for one that was pasted."""


AboutMail = (
    MailMove
    | MailTake
    | MailUntake
    | MailByCondition
    | MailGoTo
    | MailCode
    | MailGoOn
    | MailBegin
    | MailAgree
    | MailPromise
    | MailReply
)
"""What can be asked with yes or no."""
AskingByMail = (
    OwnMoveAsked
    | TheirMoveAsked
    | TheirWordAsked
    | UntakeAsked
    | ByConditionAsked
    | OtherGameAsked
    | OtherCodeAsked
    | BeginByMailAsked
    | PartOfNameAsked
    | GoOnByMailAsked
    | AcceptAsked
    | ConditionsAsked
    | ReplyAsked
    | TheirConditionsAsked
)
"""The facts that ask it."""


class OwedFrom(Value):
    """The next of the games by correspondence, or one of those that were told."""

    told: tuple[int, ...]
    """The numbers of those that were told, in their order."""
    next: int
    """The place of the next one, from 0; that of all of them where all were told."""


class LetterFor(Value):
    """Of which of these games a message is."""

    games: tuple[int, ...]


AwaitedByMail = OwedFrom | LetterFor
"""What a line can be waited for."""
AwaitingByMail = WhichLetterGame
"""The fact that says so and is said again."""


class LetterPart(NamedTuple):
    """A game of which a message has a part too."""

    game: int
    name: str
    """That of the opponent; the code where nobody has said it."""
    code: str


class Incoming(NamedTuple):
    """A message that has come and was not taken as yet."""

    letter: "Letter"
    received: float
    """In seconds since 1970."""
    message: str
    """What names it; empty for one that was pasted."""
    is_asked_for: bool = True
    """Whether a person has brought it here, and not a mailbox."""
    code: str = ""
    """That which its game is to have from now on, where it was asked and answered with a yes."""
    others: tuple[LetterPart, ...] = ()
    """The games of which other parts of it are."""
    is_part: bool = False
    """Whether a part of another game was read before."""
    only: tuple[str, ...] = ()
    """The codes of the games whose parts are left, where another one was taken before the program
    ended; or that of the part which is asked about."""


class ReadyLetter(NamedTuple):
    """A message that can be handed over: that of the moves, or one beside it, which is repeated, or for
    the director."""

    subject: str
    body: str
    line: str
    address: str
    plies: int
    """How many moves were on record when it was written: behind another one it is no news."""
    to_director: str = ""
    """What it tells the director, as DirectorTold has it; empty for any other."""
    of: int = 0
    """How many deeds stood on the record when it was written, of that of the moves; else 0."""
