"""Facts of the arbiter between two people: what is asked, decided, refused, and by which article."""

from assistant.narration.facts.fact import Audience, Fact, Span
from assistant.rules.articles import Article
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class ArbiterMissing(Fact):
    """There is no arbiter: the person plays `alone` or by `mail`, or the two have it `off`."""

    message = "arbiter-missing"
    is_complaint = True
    why: str


class ArbiterMay(Fact):
    """What the arbiter can say, in answer to a line that is nothing of it."""

    message = "arbiter-may"
    is_complaint = True
    example: str
    """What only this regulation knows: `neither`, a shorter `count`, or `none`."""
    can_annul: bool
    """Whether the text has the arbiter annul a count."""


class ForArbiter(Fact):
    """Somebody else has answered, or wants, what only the arbiter can decide."""

    message = "arbiter-only"
    is_complaint = True


class RulingAsked(Fact):
    """Whether something is so that ends the game or begins it anew.

    `question` is `neither`, `refusal`, `shorten`, `orientation`, `colours` or `direction`; `name` is
    that of the side's person.
    """

    message = "arbiter-ask"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    question: str
    article: Article
    is_arbiter: bool
    """Whether the arbiter is asked, and not the players."""
    side: Side | None = None
    name: str = ""
    number: int = 0
    """Of the moves of a count."""
    is_compulsory: bool = False
    """Whether the text has the game annulled, and does not only allow it."""
    is_named: bool = False
    """Whether the yes needs the name, or the colour, of who is asked."""


class AnnulledTooLate(Fact):
    """The game may be annulled no more: `why` is the word of TooLate, and `matter` what was wrong."""

    message = "arbiter-too-late"
    audience = Audience.EVERYBODY
    why: str
    matter: str
    number: int
    """Of moves of each side, or of minutes."""
    article: Article


class ColoursNotInText(Fact):
    """The text says nothing of colours that were given to the wrong players."""

    message = "arbiter-colours-none"


class TimesKept(Fact):
    """The game begins anew, and the clocks go on from what each player had left."""

    message = "arbiter-times-kept"
    audience = Audience.EVERYBODY
    white: Span
    black: Span
    article: Article


class TimesGivenBack(Fact):
    """The game begins anew with the whole time: it was the direction that has erred."""

    message = "arbiter-times-back"
    audience = Audience.EVERYBODY
    article: Article


class CountShortenedTold(Fact):
    """The arbiter has shortened the count to so many moves of each side."""

    message = "arbiter-count-shortened"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    moves: int
    article: Article


class CountNotShortened(Fact):
    """The count cannot be shortened so.

    `why` is `text`, which does not allow it; `terms`, the event is no promotional one; `unsaid`, no
    number was said; `least`, it is less than the least; `longer`, it is not shorter.
    """

    message = "arbiter-count-as-it-is"
    why: str
    least: int
    article: Article


class NeitherNotInText(Fact):
    """The text knows no draw because neither can win: what there is instead, by its article."""

    message = "arbiter-neither-none"
    agreement: Article
    count: Article


class RulesRequiredTold(Fact):
    """A side has obliged the other to keep to the rules: what the arbiter may say if it refuses."""

    message = "arbiter-obliged"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    side: Side
    """Who refuses."""
    name: str
    article: Article
    loss: Article


class NotObliged(Fact):
    """The arbiter decides on a refusal when the opponent has obliged that side, and not moved since."""

    message = "arbiter-not-obliged"
    side: Side
    """Who is said to refuse."""
    article: Article


class UpsetTold(Fact):
    """The pieces were upset, and are put up again: hands are guided, or it is read from the record."""

    message = "arbiter-upset"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    article: Article
    is_read: bool


class UpsetUnread(Fact):
    """The position is read to nobody: whoever plays without seeing would hear it.

    It is put up by the score that may be asked (`notes`), by the moves that are read now (`moves`), or
    that the `arbiter` has read; where nobody has a board, `none`.
    """

    message = "arbiter-upset-unread"
    audience = Audience.EVERYBODY
    way: str


class UpsetDone(Fact):
    """All rows were read: whose turn it is, and how many pieces each side has."""

    message = "arbiter-upset-done"
    audience = Audience.EVERYBODY
    urgency = Urgency.READING
    side: Side
    white: int
    black: int


class UpsetLapsed(Fact):
    """Who has moved since may demand no more that the pieces are put up again."""

    message = "arbiter-upset-lapsed"
    article: Article


class ClaimPriced(Fact):
    """What a wrong claim costs: how many wrong ones these are, and how much time that takes.

    `spared` is `no`; `least`, where it leaves at least three minutes; `first`, where the claimant had
    fewer, and this is the first claim; `spent`, where they had fewer, and it is not.
    """

    message = "arbiter-claim-priced"
    audience = Audience.EVERYBODY
    side: Side
    name: str
    number: int
    price: Span
    is_free: bool
    spared: str
    article: Article


class ClaimNeedsScore(Fact):
    """No repetition is claimed where the players do not have to write the score."""

    message = "arbiter-claim-no-score"
    article: Article


class PromotionalTold(Fact):
    """At the start: the arbiter may shorten a count."""

    message = "arbiter-promotional"
    audience = Audience.EACH
    least: int
    article: Article


class ScoreFreeTold(Fact):
    """At the start: the score is not obligatory, and so no repetition is claimed."""

    message = "arbiter-score-free"
    audience = Audience.EACH
    article: Article
