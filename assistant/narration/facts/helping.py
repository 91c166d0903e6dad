"""Facts of help about one thing: a command, and how one plays without seeing the board."""

from assistant.narration.facts.fact import Fact, Requests
from speech.voice.utterance import Urgency

ABOUT = frozenset(
    {
        *("takeback", "redo", "draw", "count", "claim", "resign", "new", "rule", "quit", "blindfold"),
        *("games", "review", "clock", "files", "setup", "correspondence"),
        *("mail-paste", "mail-hand-over", "mail-terms", "mail-conditions", "mail-analyse"),
    }
)
"""What there is more to say of than how it is called: the topics of HelpAbout."""


class HelpAbout(Fact):
    """What a command does, in which forms, and what it needs."""

    message = "help-about"
    urgency = Urgency.READING
    topic: str
    has_repetition: bool = True
    """Whether the regulation knows a draw by repetition."""
    is_open: bool = True
    """Whether this game, and others, may be written to files."""


class TermTold(Fact):
    """What a word of the game means; of its board, how many squares there are."""

    message = "glossary"
    urgency = Urgency.READING
    term: str
    squares: str


class HelpOf(Fact):
    """How a command is typed whose name says what it does."""

    message = "help-of"
    urgency = Urgency.READING
    typed: str
    wanted: Requests


class ScoreGoesOn(Fact):
    """How many lines of the score stand before those that were told, and how to hear them."""

    message = "game-score-goes-on"
    urgency = Urgency.READING
    count: int
