"""Facts of draws: counts, repetition, offers."""

from assistant.game.draw import CountChange, CountRequest
from assistant.game.record import RepetitionClaim
from assistant.narration.facts.fact import Audience, Fact
from assistant.rules.articles import Article
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class CountAnswered(Fact):
    """A count was asked for. `by_computer` tells who asked, `by_arbiter` that it was imposed."""

    message = "draw-count-request"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    answer: CountRequest
    moves: int
    king_moves_only: bool
    article: Article
    by_computer: bool
    by_arbiter: bool = False


class CountNotRunning(Fact):
    """Asked how much of a count is left, where none runs that a player must ask for."""

    message = "draw-count-none"
    article: Article


class CountChanged(Fact):
    """A move annulled a count or one began of itself, or a take-back undid that.

    `moves` is how many each side has to make; of a count that was resumed, how many who is to move has.
    """

    message = "draw-count-change"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    change: CountChange
    moves: int
    king_moves_only: bool
    article: Article
    reads_each: bool


class CountBeganAgain(Fact):
    """A count began again, as the person has been told in this game that it does."""

    message = "draw-count-again"
    audience = Audience.EVERYBODY


class CountRemaining(Fact):
    """How many moves each side has left before the count makes a draw."""

    message = "draw-count-remaining"
    audience = Audience.EVERYBODY
    moves: int


class CountMayBeAsked(Fact):
    """Told once: the game makes no progress, and a count may be asked for."""

    message = "draw-count-hint"
    audience = Audience.EACH
    moves: int
    article: Article


class RepetitionAnswered(Fact):
    """A draw by repetition was claimed."""

    message = "draw-repetition-claim"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    answer: RepetitionClaim
    times: int
    needed: int
    by_computer: bool


class RepetitionMayBeClaimed(Fact):
    """The position has stood often enough for a claim."""

    message = "draw-repetition-hint"
    audience = Audience.EACH
    times: int
    article: Article
    is_for_two: bool = False
    """Whether two people hear it, of whom the one or the other may claim."""


class RepetitionStands(Fact):
    """The same, where the person has been told in this game how to claim."""

    message = "draw-repetition-stands"
    audience = Audience.EACH
    times: int


class PositionSeen(Fact):
    """Asked whether the position was on the board before: how often it has been in this game."""

    message = "draw-position-seen"
    times: int


class OfferTold(Fact):
    """Asked who offered a draw: the last one who did, or nobody, and what became of it.

    `became` is `accepted`, `declined`, `open`, `lapsed`, or `none` where nobody offered one.
    """

    message = "draw-offer-told"
    side: Side | None
    became: str


class DrawDeclined(Fact):
    """The computer, or the other player, declines a draw."""

    message = "draw-declined"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    by_computer: bool


class DrawAccepted(Fact):
    """The computer accepts a draw."""

    message = "draw-accepted"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT


class NoDrawOffered(Fact):
    """No draw of the other one by correspondence stands that could be answered: none was offered, or it
    was answered with a no."""

    message = "mail-no-draw"
    is_complaint = True
    name: str
    how: str
    """How it was declined: by a `word`, by an own `move`; `none` where none was offered."""
    move: str
    is_unsent: bool
    """Whether what has declined it was not sent as yet, and may be taken back."""
