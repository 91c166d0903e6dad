"""Facts of a piece that is off its square: what the text says of it, and what is decided."""

from assistant.narration.facts.fact import Audience, Fact
from assistant.rules.articles import Article
from speech.voice.utterance import Urgency


class PieceAstray(Fact):
    """A piece is on a `light` square, `half` on one, `between` two, or `off` its square, as was said.

    `half` where the text has it in play on that square, which leaves nothing to be decided; `idle` is a
    light square where the text has only the opponent decide.
    """

    message = "astray"
    audience = Audience.EVERYBODY
    kind: str
    article: Article
    decides: Article
    """By which the opponent decides on it, where the text has that so."""


class AstraySettled(Fact):
    """It is `back` in play where the record has it, or `out` of play with its square."""

    message = "astray-settled"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    what: str
    square: str
    article: Article


class AstrayOpen(Fact):
    """It is not to be put back, as both would have to agree: what the arbiter may say."""

    message = "astray-open"
    audience = Audience.EVERYBODY
    article: Article
    can_go: bool
    """Whether it may go out of play: between two squares it is in play."""


class AstrayUnknown(Fact):
    """A piece is to be out of play, and the square is `unsaid`, or `empty` by the record."""

    message = "astray-unknown"
    is_complaint = True
    why: str
    square: str
