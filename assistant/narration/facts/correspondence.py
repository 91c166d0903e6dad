"""Facts of the games by correspondence side by side: where something is to be done, and what stands
about each."""

from assistant.narration.facts.fact import Audience, Day, Fact, Moves, Named
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class OwedAtStart(Fact):
    """At a start: in how many games something is to be done. No name is said before a key."""

    message = "correspondence-at-start"
    mine: int
    total: int


class GamesOwed(Fact):
    """In how many games something is to be done, and in which first."""

    message = "correspondence-owed"
    mine: int
    total: int
    name: str
    state: str
    """`move`, `send`, `answer` or `wait`."""
    unit: str
    """Of the time that is left: `days`, `late` for days that are over it, or `none`."""
    count: int


class GameOwed(Fact):
    """The next one of them."""

    message = "correspondence-line"
    name: str
    state: str
    """`move`, `send`, `answer`, `wait` or `over`."""
    unit: str
    count: int
    is_here: bool


class NoMoreGames(Fact):
    """There are no others by correspondence; how one hears of the rest."""

    message = "correspondence-no-more"


class CodeTaken(Fact):
    """Another open game has this code: it would mix the two."""

    message = "correspondence-code-taken"
    is_complaint = True
    code: str
    name: str


class OtherCodeAsked(Fact):
    """Whether a message with a code that no game has is the first of this one."""

    message = "correspondence-ask-code"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    told: str
    name: str
    code: str


class NoneByMail(Fact):
    """There are no games by correspondence; how one begins."""

    message = "correspondence-none"
    is_complaint = True


class NothingOwed(Fact):
    """Nothing is to be done in another game."""

    message = "correspondence-nothing-owed"
    is_complaint = True
    is_here: bool
    """Whether there is something to be done in this one."""


class ArrivedAt(Fact):
    """The way back into a game: who, whose turn, the last move."""

    message = "correspondence-at"
    name: str
    state: str
    """`move`, `send`, `answer`, `wait` or `over`."""
    by: str
    """Who has made the last move: `own`, `theirs` or `none`."""
    move: str


class WhereTold(Fact):
    """The last moves, the oldest first, and the number of the next."""

    message = "correspondence-where"
    number: str
    side: Side
    moves: Moves
    count: int
    by: str
    """Who has made the last one, as above."""
    name: str


class NoteTold(Fact):
    """The private note of the game."""

    message = "correspondence-note"
    text: Named
    has_note: bool


class NoteKept(Fact):
    """It is written down, or removed; what it said before is told: a slip loses nothing."""

    message = "correspondence-note-kept"
    before: Named
    is_replaced: bool
    is_removed: bool


class NotByMail(Fact):
    """Something of correspondence was wanted at another game."""

    message = "correspondence-not-here"
    is_complaint = True


class BegunByMail(Fact):
    """A game by correspondence begins."""

    message = "correspondence-begun"
    name: str
    side: Side
    code: str


class BeginByMailAsked(Fact):
    """Whether a game by correspondence begins, with all that was read of it."""

    message = "correspondence-ask-begin"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    variant: str
    name: str
    side: Side
    moves: int
    days: int
    game_days: int
    leave: int
    address: str
    code: str
    """That of a message that has come; empty where it is to have one of its own."""
    is_from_here: bool
    left_out: str
    """Words that have no place."""
    is_for_letter: bool
    """Whether it begins on the usual terms for a message that has come, which tells none."""


class PartOfNameAsked(Fact):
    """Whether words that may say something else are part of the opponent's name."""

    message = "correspondence-ask-name"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    doubtful: str
    name: str
    """The name with them."""


class NotBegun(Fact):
    """No game by correspondence begins; how one says what is meant."""

    message = "correspondence-not-begun"


class WithWhom(Fact):
    """A game by correspondence needs a name."""

    message = "correspondence-with-whom"
    is_complaint = True


class NoMovesFrom(Fact):
    """No game begins from a position in which nobody can move."""

    message = "correspondence-no-moves"
    is_complaint = True


class LeaveTold(Fact):
    """Leave: `taken` from today on, from `tomorrow` or from a `later` day; `left` how much may be,
    `many` for more than may be, `past` for days that are over, `none` where the terms have none."""

    message = "correspondence-leave"
    why: str
    days: int
    left: int
    first: Day = Day(0, 0, 0)


class DaysTold(Fact):
    """How many days both have used, and how many one has."""

    message = "correspondence-days"
    used: int
    theirs: int
    name: str
    state: str
    """`move`, `send`, `answer`, `wait` or `over`."""
    unit: str
    count: int
    is_repeat_due: bool


class MoveDated(Fact):
    """A move with its dates, and how many days it has cost."""

    message = "correspondence-dated"
    number: str
    move: str
    is_own: bool
    name: str
    received: Day
    made: Day
    sent: Day
    is_sent_at_once: bool
    """Whether it was sent on the day on which it was made."""
    days: int


class NoDates(Fact):
    """No move was made whose dates are wanted."""

    message = "correspondence-no-dates"
    is_complaint = True
    of: str
    """Of which: an `own` one, one of `theirs`, the one with a `number`; `none` at all."""
    name: str
    number: str


class TheirTurn(Fact):
    """An own move was given, and the opponent's is awaited: how one gives what they answer."""

    message = "correspondence-their-turn"
    is_complaint = True
    name: str


class MailTermsTold(Fact):
    """On what the game is played."""

    message = "correspondence-terms"
    code: str
    name: str
    variant: str
    side: Side
    moves: int
    days: int
    game_days: int
    leave: int
    repeat: int
    address: str
    director: str
    is_binding: bool
    is_analysis: bool


class AddressTold(Fact):
    """The opponent's address, or that there is none and how one is given."""

    message = "correspondence-address"
    name: str
    address: str


class TermsUnclear(Fact):
    """What was said of the terms is none of them; what may be said."""

    message = "correspondence-terms-unclear"
    is_complaint = True


class AnalysisTold(Fact):
    """Trying moves out: it has `begun`, or `ended`; the computer is `forbidden`, `refused` where it is
    not to move, or `asked`."""

    message = "correspondence-analysis"
    why: str


class ComputerThinks(Fact):
    """What the computer would play, which is written in the score."""

    message = "correspondence-computer"
    move: str
