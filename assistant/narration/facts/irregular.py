"""Facts of what is not as it should be on a board with sensors: which article, who decides."""

from assistant.narration.facts.fact import Audience, Contents, Fact, Squares
from assistant.rules.articles import Article
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class Adjusting(Fact):
    """The player adjusts pieces: until the board agrees nothing on it is a touch or a move."""

    message = "tactile-adjusting"
    audience = Audience.EVERYBODY
    article: Article


class AdjustingHeard(Fact):
    """The same where no board with sensors is: it was said, and pieces may be straightened."""

    message = "irregular-adjusting"
    audience = Audience.EVERYBODY
    article: Article


class AdjustingRefused(Fact):
    """Only who is to move may adjust pieces."""

    message = "tactile-adjusting-refused"
    article: Article


class OrderTold(Fact):
    """In which order the captured pieces were taken off: `direct`, `inverse`, `other` or `unseen`."""

    message = "tactile-order"
    order: str
    article: Article


class NoCaptureYet(Fact):
    """No capture has been made on the board."""

    message = "tactile-order-none"


class SensorAsked(Fact):
    """The sensor of a square sticks or sees a ghost: leave it out? `player` names who is asked, where
    each is asked; the article is that of pieces that stand doubtfully."""

    message = "tactile-ask-sensor"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    seat: str
    square: str
    player: str
    article: Article


class SensorLeftOut(Fact):
    """The sensor of a square is left out: its piece is taken for right."""

    message = "tactile-sensor-out"
    audience = Audience.EVERYBODY
    square: str


class MoveShown(Fact):
    """A move was made on the board and is not on the record: what is irregular about it follows."""

    message = "tactile-move-shown"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    side: Side
    move: str


class Irregular(Fact):
    """The board shows an irregularity: which, by whom, by which article, on which squares.

    `kind` is a value of Irregularity.
    """

    message = "tactile-irregular"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    kind: str
    side: Side
    article: Article
    squares: Squares
    count: int


class KeepAsked(Fact):
    """The opponent decides: is the irregularity to be kept (yes) or corrected (no)? Never in part."""

    message = "tactile-ask-keep"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    side: Side
    name: str
    article: Article
    is_named: bool = False
    """Whether an answer needs the name, or the colour where no name is told."""


class DecisionOfWhom(Fact):
    """An irregularity was decided on, and nobody has said by whom: it needs the opponent's name."""

    message = "irregular-of-whom"
    urgency = Urgency.IMPORTANT
    side: Side
    name: str


class IrregularKept(Fact):
    """It was kept: the position as it stands is on the record."""

    message = "tactile-kept"
    audience = Audience.EVERYBODY
    article: Article


class TouchedTold(Fact):
    """A playable piece was touched: it has to be moved, if the opponent wants that or at once."""

    message = "tactile-touched"
    audience = Audience.EVERYBODY
    square: str
    article: Article


class IrregularAnnounced(Fact):
    """An announced move is an irregularity: which, by whom, by which article.

    `kind` is a value of Irregularity.
    """

    message = "irregular-announced"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    kind: str
    side: Side
    move: str
    article: Article


class IrregularStands(Fact):
    """An announced irregularity was kept: which piece stands where, and what is gone."""

    message = "irregular-stands"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    start: str
    end: str
    taken: Squares
    count: int
    is_crowned: bool
    article: Article


class KeptInScore(Fact):
    """An irregularity that was kept, where the score or the last move is told: what is empty since, and
    what stands where it did not."""

    message = "irregular-in-score"
    urgency = Urgency.READING
    article: Article
    gone: Squares
    count: int
    """How many squares are empty since."""
    come: Contents


class IrregularCorrected(Fact):
    """An announced irregularity is corrected: the position is as it was."""

    message = "irregular-corrected"
    audience = Audience.EVERYBODY
    article: Article


class IrregularCannotStand(Fact):
    """A second move running is wanted to stand, which cannot be made: the position is as it was."""

    message = "irregular-cannot-stand"
    audience = Audience.EVERYBODY


class TooLateToCorrect(Fact):
    """An irregularity that was kept is corrected no more."""

    message = "irregular-too-late"
    is_complaint = True
    article: Article


class NotInPart(Fact):
    """An irregularity is corrected or kept whole, never in part."""

    message = "irregular-not-in-part"
    is_complaint = True
    article: Article


class AnnouncedAsked(Fact):
    """The mover is asked whether they have announced a move that was only heard, and is not legal."""

    message = "irregular-ask-announced"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    side: Side
    name: str
    move: str
    is_named: bool = False
    """Whether a yes needs the name, or the colour where no name is told."""


class WhoAnnouncedAsked(Fact):
    """Who of the two has announced this move: that says which irregularity it is, and who decides."""

    message = "irregular-ask-who"
    urgency = Urgency.IMPORTANT
    move: str


class WhoTookAsked(Fact):
    """Whose hand has taken these pieces off the board, of two who both may have."""

    message = "irregular-ask-hand"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    squares: Squares
    count: int


class TouchedIdle(Fact):
    """A piece was touched that cannot move, on one's own turn: that is only named."""

    message = "irregular-touch-idle"
    audience = Audience.EVERYBODY
    square: str
    article: Article


class TouchedOutOfTurn(Fact):
    """A piece was touched by who is not to move: that is named, and the arbiter may annul a count."""

    message = "irregular-touch-out-of-turn"
    audience = Audience.EVERYBODY
    square: str
    is_counting: bool
    article: Article


class CountAnnulledTold(Fact):
    """The arbiter has annulled the count: it may be asked for anew."""

    message = "irregular-count-annulled"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    article: Article


class CountNotAnnulled(Fact):
    """The count is not annulled: none runs (`none`), by the text no touch annuls it (`text`), or nobody
    has touched pieces out of turn, as far as was seen (`unseen`)."""

    message = "irregular-count-stays"
    why: str
    article: Article


class CrownedLate(Fact):
    """A man was crowned after the opponent had moved again: it was touched then."""

    message = "irregular-crowned-late"
    audience = Audience.EVERYBODY
    square: str
    article: Article


class OnLight(Fact):
    """So many pieces stand on light squares of a board, where they are out of play."""

    message = "irregular-on-light"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    seat: str
    count: int
    article: Article


class ArbiterTold(Fact):
    """An arbiter sits at the game, and what that means; or the text lists no irregularities."""

    message = "irregular-arbiter"
    has_list: bool
    article: Article


class BackIsIrregular(Fact):
    """To take back a move that is completed is an irregularity, about which the opponent is asked."""

    message = "irregular-back"
    audience = Audience.EVERYBODY
    article: Article
