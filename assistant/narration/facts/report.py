"""Facts of the report of a game, but for those that are told in the same words while one plays.

They are read one after the other, to who has asked.
"""

from assistant.narration.facts.fact import Day, Fact, Named, Span
from assistant.rules.articles import Article
from assistant.rules.side import Side

# What the game was


class ReportTitle(Fact):
    """Of which game it is, by its number in the journal; empty where it has none."""

    message = "report-title"
    number: str


class ReportUnseeing(Fact):
    """Who played without seeing the board, and how many questions about it they have asked, of how
    `many`; 0 where none is allowed, -1 for any number."""

    message = "report-unseeing"
    side: Side
    name: str
    asked: int
    many: int


class ReportMail(Fact):
    """It was played by correspondence, with this code, in this event."""

    message = "report-mail"
    code: str
    event: str


class ReportArbiter(Fact):
    """Whether there was an arbiter between the two people; without one, illegal moves were refused."""

    message = "report-arbiter"
    is_arbiter: bool


class ReportSetUp(Fact):
    """The game began from a position that was put up, or one was put up at that moment."""

    message = "report-set-up"
    is_start: bool


class ReportBegan(Fact):
    """When it began, by the clock on the wall."""

    message = "report-began"
    date: Day
    time: str


# What happened, one after the other


class ReportAt(Fact):
    """When in the game something happened: before the move of this number, which is a side's; and what
    both clocks had left then."""

    message = "report-at"
    number: str
    side: Side
    has_clocks: bool
    white: Span
    black: Span


class ReportIrregular(Fact):
    """An irregularity of which only the article is known."""

    message = "report-irregular"
    side: Side
    article: Article


class ReportDecided(Fact):
    """What became of it by the word of the opponent, who has this `side`: `kept`; `moved` where they
    let it stand by moving on; `corrected`; or `impossible` where it could not stand."""

    message = "report-decided"
    how: str
    side: Side
    name: str
    article: Article


class ReportUnclear(Fact):
    """A side has announced a capture without a landing; the opponent, whose name this is, let it stand
    or had it announced again."""

    message = "report-unclear"
    side: Side
    name: str
    move: str
    is_kept: bool
    article: Article


class ReportTry(Fact):
    """A move that was not legal was refused to who plays without seeing; of a game that is not over
    its article is not told."""

    message = "report-try"
    side: Side
    move: str
    is_told: bool
    article: Article


class ReportPiece(Fact):
    """A piece off its square was put back, or is out of play: as the `arbiter` or both `players` have
    decided. The square is empty where it is not told."""

    message = "report-piece"
    is_out: bool
    square: str
    decided_by: str
    article: Article


class ReportCount(Fact):
    """A count was asked for by a `player`, the `computer`, or imposed by the `arbiter`; and the answer,
    a word of CountRequest."""

    message = "report-count"
    who: str
    side: Side
    name: str
    answer: str
    moves: int
    article: Article


class ReportClaim(Fact):
    """A side claimed a draw by repetition; the answer is a word of RepetitionClaim."""

    message = "report-claim"
    side: Side
    name: str
    answer: str
    article: Article | None


class ReportClaimCost(Fact):
    """What a wrong claim cost."""

    message = "report-claim-cost"
    is_free: bool
    price: Span
    article: Article


class ReportOffer(Fact):
    """What a side has offered or asked for: a `draw`, one because `neither` can win, a `takeback` or a
    `redo`; and whether it was `accepted`, `declined`, `lapsed`, or is `open`. To ask for a move back is
    irregular where the text lists that, and there is an arbiter: then it has an article."""

    message = "report-offer"
    offer: str
    side: Side
    name: str
    became: str
    is_irregular: bool
    article: Article | None


class ReportObliged(Fact):
    """A side was obliged by the opponent to keep to the rules."""

    message = "report-obliged"
    side: Side
    name: str
    article: Article


class ReportAnnulled(Fact):
    """The game was annulled: for the `orientation` of the board, or the `colours`."""

    message = "report-annulled"
    why: str


class ReportClockSet(Fact):
    """The clock of a side was set to more or less than it had."""

    message = "report-clock-set"
    side: Side
    is_more: bool
    span: Span
    article: Article | None


class ReportUpset(Fact):
    """The pieces were upset, and put up again."""

    message = "report-upset"
    article: Article


class ReportStopped(Fact):
    """Both clocks were stopped, for so long; or stand still since."""

    message = "report-stopped"
    is_over: bool
    span: Span


class ReportResumed(Fact):
    """The clocks went on in a game that had been left."""

    message = "report-resumed"


class ReportDirector(Fact):
    """The director of an event by correspondence was told something, by the word of DirectorTold."""

    message = "report-director"
    what: str
    side: Side
    name: str


# What it came to


class ReportClean(Fact):
    """No irregularity stands on the record; of a game that is not over, none so far."""

    message = "report-clean"
    is_over: bool


class ReportUndecided(Fact):
    """The opponent has still to decide on an irregularity."""

    message = "report-undecided"


class ReportVoice(Fact):
    """So many moves by voice were corrected before they stood."""

    message = "report-voice"
    count: int


class ReportHeldUp(Fact):
    """How often, and for how long in all, the program could do nothing, which was nobody's time."""

    message = "report-held-up"
    count: int
    span: Span


class ReportDays(Fact):
    """How many days each side has used by correspondence, and who more than there are: `white`,
    `black`, `both` or `none`."""

    message = "report-days"
    white: int
    black: int
    late: str


class ReportLater(Fact):
    """So many entries are of a later version of the program, which this one cannot read."""

    message = "report-later"
    count: int


class ReportClocks(Fact):
    """What is left on both clocks."""

    message = "report-clocks"
    white: Span
    black: Span


class ReportEnded(Fact):
    """When it ended, or something was done in it last; how long it took, and how long the clocks were
    stopped meanwhile."""

    message = "report-ended"
    is_over: bool
    date: Day
    time: str
    has_span: bool
    """Whether how long it took is told: not of a game by correspondence."""
    span: Span
    has_stopped: bool
    stopped: Span


class ReportMoves(Fact):
    """How many moves it had, as they are numbered."""

    message = "report-moves"
    count: int


# Around it


class ReportGoesOn(Fact):
    """So many lines are left, and how to hear them."""

    message = "report-goes-on"
    left: int


class ReportOfFile(Fact):
    """A game of a file is gone through, of which no deeds are known."""

    message = "report-of-file"
    is_complaint = True
    tells_nothing = True


class ReportWritten(Fact):
    """The reports of so many games are in this file."""

    message = "report-written"
    count: int
    name: Named
    folder: Named
