"""Facts of the report of a game: who played and how, what the arbiter has to know of it, how it ended.

They are read one after the other, to who has asked. What is told elsewhere while one plays, and is told
so in the report too, is of a class that says only that it is read.
"""

from assistant.narration.facts.arbiter import CountShortenedTold
from assistant.narration.facts.clock import ClocksIntroduced, DelayTold
from assistant.narration.facts.draw import CountChanged
from assistant.narration.facts.fact import Audience, Day, Fact, Named, Span
from assistant.narration.facts.game import (
    ComputerIntroduced,
    GameEnded,
    GameGoesOn,
    GameOpened,
    MovesTakenBack,
    PersonIntroduced,
    ResultAnnulled,
)
from assistant.narration.facts.irregular import CountAnnulledTold, Irregular, IrregularAnnounced
from assistant.narration.facts.match import MatchGame
from assistant.narration.facts.on_leave import LeaveStands
from assistant.narration.facts.setup import OddsTold, OpeningPlayed
from assistant.rules.articles import Article
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class Reported(Fact):
    """A line of a report."""

    urgency = Urgency.READING
    audience = Audience.ASKER


# What the game was


class ReportTitle(Reported):
    """Of which game it is, by its number in the journal; empty where it has none."""

    message = "report-title"
    number: str


class ReportedGame(GameOpened):
    """Which game it was, and by which regulation."""

    urgency = Urgency.READING
    audience = Audience.ASKER
    outdates = frozenset()


class ReportedPerson(PersonIntroduced):
    """A person who played a side."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportedComputer(ComputerIntroduced):
    """The computer, which played a side."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportUnseeing(Reported):
    """Who played without seeing the board, and how many questions about it they have asked, of how
    `many`; 0 where none is allowed, -1 for any number."""

    message = "report-unseeing"
    side: Side
    name: str
    asked: int
    many: int


class ReportedMatch(MatchGame):
    """Which game of a match it was."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportMail(Reported):
    """It was played by correspondence, with this code, in this event."""

    message = "report-mail"
    code: str
    event: str


class ReportArbiter(Reported):
    """Whether there was an arbiter between the two people; without one, illegal moves were refused."""

    message = "report-arbiter"
    is_arbiter: bool


class ReportedClocks(ClocksIntroduced):
    """How much time each side had."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportedOdds(OddsTold):
    """Without which pieces the stronger player began."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportedOpening(OpeningPlayed):
    """The moves that the game began with."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportSetUp(Reported):
    """The game began from a position that was put up, or one was put up at that moment."""

    message = "report-set-up"
    is_start: bool


class ReportBegan(Reported):
    """When it began, by the clock on the wall."""

    message = "report-began"
    date: Day
    time: str


# What happened, one after the other


class ReportAt(Reported):
    """When in the game something happened: before the move of this number, which is a side's; and what
    both clocks had left then."""

    message = "report-at"
    number: str
    side: Side
    has_clocks: bool
    white: Span
    black: Span


class ReportedAnnounced(IrregularAnnounced):
    """What was irregular about an announced move."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportedShown(Irregular):
    """What was irregular on a board with sensors."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportIrregular(Reported):
    """An irregularity of which only the article is known."""

    message = "report-irregular"
    side: Side
    article: Article


class ReportDecided(Reported):
    """What became of it by the word of the opponent, who has this `side`: `kept`; `moved` where they
    let it stand by moving on; or `corrected`."""

    message = "report-decided"
    how: str
    side: Side
    name: str
    article: Article


class ReportUnclear(Reported):
    """A side has announced a capture without a landing; the opponent, whose name this is, let it stand
    or had it announced again."""

    message = "report-unclear"
    side: Side
    name: str
    move: str
    is_kept: bool
    article: Article


class ReportTry(Reported):
    """A move that was not legal was refused to who plays without seeing; of a game that is not over
    its article is not told."""

    message = "report-try"
    side: Side
    move: str
    is_told: bool
    article: Article


class ReportPiece(Reported):
    """A piece off its square was put back, or is out of play: as the `arbiter` or both `players` have
    decided. The square is empty where it is not told."""

    message = "report-piece"
    is_out: bool
    square: str
    decided_by: str
    article: Article


class ReportCount(Reported):
    """A count was asked for by a `player`, the `computer`, or imposed by the `arbiter`; and the answer,
    a word of CountRequest."""

    message = "report-count"
    who: str
    side: Side
    name: str
    answer: str
    moves: int
    article: Article


class ReportedCount(CountChanged):
    """What a move did to a count."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportedShortened(CountShortenedTold):
    """The arbiter shortened a count."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportedCountAnnulled(CountAnnulledTold):
    """The arbiter annulled a count."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportClaim(Reported):
    """A side claimed a draw by repetition; the answer is a word of RepetitionClaim."""

    message = "report-claim"
    side: Side
    name: str
    answer: str
    article: Article | None


class ReportClaimCost(Reported):
    """What a wrong claim cost."""

    message = "report-claim-cost"
    is_free: bool
    price: Span
    article: Article


class ReportOffer(Reported):
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


class ReportedBack(MovesTakenBack):
    """Moves were taken back."""

    urgency = Urgency.READING
    audience = Audience.ASKER
    outdates = frozenset()


class ReportedResultUndone(ResultAnnulled):
    """A result was undone, and the game went on."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportObliged(Reported):
    """A side was obliged by the opponent to keep to the rules."""

    message = "report-obliged"
    side: Side
    name: str
    article: Article


class ReportAnnulled(Reported):
    """The game was annulled: for the `orientation` of the board, or the `colours`."""

    message = "report-annulled"
    why: str


class ReportClockSet(Reported):
    """The clock of a side was set to more or less than it had."""

    message = "report-clock-set"
    side: Side
    is_more: bool
    span: Span
    article: Article | None


class ReportUpset(Reported):
    """The pieces were upset, and put up again."""

    message = "report-upset"
    article: Article


class ReportStopped(Reported):
    """Both clocks were stopped, for so long; or stand still since."""

    message = "report-stopped"
    is_over: bool
    span: Span


class ReportResumed(Reported):
    """The clocks went on in a game that had been left."""

    message = "report-resumed"


class ReportedDelay(DelayTold):
    """The program was stopped while a clock ran."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportDirector(Reported):
    """The director of an event by correspondence was told something, by the word of DirectorTold."""

    message = "report-director"
    what: str
    side: Side
    name: str


# What it came to


class ReportClean(Reported):
    """No irregularity stands on the record; of a game that is not over, none so far."""

    message = "report-clean"
    is_over: bool


class ReportUndecided(Reported):
    """The opponent has still to decide on an irregularity."""

    message = "report-undecided"


class ReportVoice(Reported):
    """So many moves by voice were corrected before they stood."""

    message = "report-voice"
    count: int


class ReportHeldUp(Reported):
    """How often, and for how long in all, the program could do nothing, which was nobody's time."""

    message = "report-held-up"
    count: int
    span: Span


class ReportedLeave(LeaveStands):
    """Leave that was taken by correspondence."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportDays(Reported):
    """How many days each side has used by correspondence, and who more than there are: `white`,
    `black`, `both` or `none`."""

    message = "report-days"
    white: int
    black: int
    late: str


class ReportLater(Reported):
    """So many entries are of a later version of the program, which this one cannot read."""

    message = "report-later"
    count: int


class ReportClocks(Reported):
    """What is left on both clocks."""

    message = "report-clocks"
    white: Span
    black: Span


class ReportEnded(Reported):
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


class ReportMoves(Reported):
    """How many moves it had, as they are numbered."""

    message = "report-moves"
    count: int


class ReportedEnd(GameEnded):
    """How it ended, and by which article."""

    urgency = Urgency.READING
    audience = Audience.ASKER


class ReportedOpen(GameGoesOn):
    """It is not over."""

    urgency = Urgency.READING
    audience = Audience.ASKER


# Around it


class ReportGoesOn(Fact):
    """So many lines are left, and how to hear them."""

    message = "report-goes-on"
    left: int


class ReportWritten(Fact):
    """The reports of so many games are in this file."""

    message = "report-written"
    count: int
    name: Named
    folder: Named
