"""What every fact is, and the kinds of value that are listed in words."""

from enum import Enum
from typing import ClassVar

from assistant.game.time_control import TimeControl
from assistant.rules.position import Piece
from assistant.rules.rule import Rule
from assistant.values import Value
from speech.voice.utterance import Urgency


class Audience(Enum):
    """Who is told a fact, where several people listen on several surfaces."""

    EVERYBODY = "everybody"
    """Whoever listens at the table, in their own words."""
    EACH = "each"
    """Those whom it concerns, each apart: it is another one for who is to move, or has heard it."""
    MOVER = "mover"
    """Who is to move, where they sit."""
    ASKER = "asker"
    """Who has said or done what it answers: so is told what names nobody."""
    ANSWERER = "answerer"
    """Who is to answer it, where they sit."""


class Fact(Value):
    """Something to tell, and for a voice how much it matters beside what else is to be said."""

    message: ClassVar[str]
    urgency: ClassVar[Urgency] = Urgency.NEWS
    subject: ClassVar[str] = ""
    """What it is about, where newer words make it untrue."""
    outdates: ClassVar[frozenset[str]] = frozenset()
    """The subjects of older words that it makes untrue."""
    audience: ClassVar[Audience] = Audience.ASKER
    is_complaint: ClassVar[bool] = False
    """Whether it says only that nothing was understood or done: repeating is about what came before."""
    is_claim: ClassVar[bool] = False
    """Whether it says that something is saved: that is said only when it was read back."""
    tells_nothing: ClassVar[bool] = False
    """Whether it answers a question about the board with nothing of what stands there."""


class Named(Value):
    """A name of the system's, such as a folder's, which is told whole."""

    name: str


class Day(Value):
    """A day of the calendar; 0 for a day that has not been, and for a year that need not be told."""

    day: int
    month: int
    year: int


class Squares(Value):
    """Squares to be listed, joined by "and" or by "or"."""

    numbers: tuple[int, ...]
    is_choice: bool = False


class Misheard(Value):
    """Numbers that were said, each with what was heard for it, or None for nothing that was clear."""

    pairs: tuple[tuple[int, int | None], ...]


class Moves(Value):
    """Written moves to be listed, joined by "or" where one is to be chosen."""

    written: tuple[str, ...]
    is_choice: bool = False


class Conditional(Value):
    """Moves that answer moves, branch by branch: each their move and the answer to it, and so on; an
    empty one is whatever they play."""

    branches: tuple[tuple[tuple[str, str], ...], ...]


class Allowance(Value):
    """How much time a side has for a game, to be told; None for as much as it wants."""

    control: TimeControl | None


class Request(Value):
    """Something that can be asked for, to be named in a question: `id` is the command's, or `move`."""

    id: str
    square: str = ""
    move: str = ""
    side: str = ""
    """`white`, `black`, `own`, `enemy`, or empty."""
    value: str = ""
    name: str = ""
    """That of a setting, whose value the value is."""
    times: tuple[Allowance, ...] = ()
    """How much each side is to have, where that is asked for."""


class Requests(Value):
    """What may have been meant together: a new game, with black, at level 5."""

    all: tuple[Request, ...]


class GameTold(Value):
    """A kept game, as a message names it: a listener wants to know first who plays, and whose turn
    it is."""

    number: str
    """That of the journal."""
    mode: str
    """Who plays: a person and the `computer`, two `people`, one by `mail`, or `none` where the computer
    plays itself."""
    white: str
    black: str
    """The names of people, if they have any; by mail that of the other one, twice."""
    turn: str
    """Whose it is: `own` for the only person, `computer`, `white` or `black`, by mail `theirs`, or
    something to `send` or to `answer`; of a game that is over `won`, `lost`, `draw`, `annulled`,
    `white-won` or `black-won`."""
    mover: str
    """Who has made the last move, as `turn` has it, or `none`."""
    move: str
    """The last one."""
    moves: int
    """How many moves of both sides were made, the last one perhaps by one side only."""
    unit: str
    """In which its last move is so long `ago`: `minutes`, `hours`, `days`, `months` or `years`."""
    ago: int
    round: int = 0
    """Which game of a match it is; 0 for none, ..."""
    rounds: int = 0
    """... and of how many."""
    code: str = ""
    """Of a game by correspondence; empty of any other."""
    rules: str = "none"
    """Which draughts it is, where that does not go without saying: `italian` or `international`."""


class Points(Value):
    """Points of a match, to be told: a half is no number that a voice says well."""

    halves: int


class Contents(Value):
    """Squares with what stands on each, to be listed in this order."""

    squares: tuple[tuple[int, Piece | None], ...]


class Span(Value):
    """A time, told in hours, minutes and whole seconds; None for as much as one wants."""

    seconds: float | None


class RuleSaid(Value):
    """A rule to be told in a sentence, with the number that belongs to it."""

    rule: Rule
    count: int = 0


class RuleTitles(Value):
    """Numbers of articles, each with the rule that it is about, to be listed."""

    all: tuple[tuple[str, Rule], ...]
