"""Facts of the games that are kept: going on with one, the list of them, what is deleted and saved."""

from assistant.narration.facts.fact import Audience, Fact, GameTold, Named
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class GoOnAsked(Fact):
    """At a start: whether a game that has not ended is to be gone on with."""

    message = "keeping-ask-go-on"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    game: GameTold
    side: Side | None
    """That of the only person who plays in it."""


class MoveForWhichAsked(Fact):
    """A move was given while a game was offered: whether it is for that one, or begins another."""

    message = "keeping-ask-move-for"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT


class GameTakenUp(Fact):
    """A kept game is gone on with: the way back in."""

    message = "keeping-taken-up"
    audience = Audience.EVERYBODY
    game: GameTold


class GameShown(Fact):
    """A kept game in one line, as in a list."""

    message = "keeping-line"
    game: GameTold
    is_here: bool = False
    """Whether it is the one that is played, or offered to be."""
    is_elsewhere: bool = False
    """Whether another program has it open."""


class DeleteAsked(Fact):
    """Whether a kept game is deleted."""

    message = "keeping-ask-delete"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    game: GameTold
    how: str
    """`delete` or `purge`."""


class GoesOn(Fact):
    """The game that was offered is gone on with."""

    message = "keeping-goes-on"
    turn: str


class AwayTold(Fact):
    """A game with clocks is gone on with: the time away is nobody's. It is told as GameTold tells it.

    The clock stands until somebody moves.
    """

    message = "keeping-away"
    audience = Audience.EVERYBODY
    how: str
    """`closed`, as the program was; or `left`, where it went on with another game."""
    unit: str
    ago: int


class KeptForLater(Fact):
    """The game that was offered is not gone on with now."""

    message = "keeping-for-later"


class KeptInstead(Fact):
    """The game that was played here is kept, while another one is; or is to be, as soon as anything can
    be saved again."""

    message = "keeping-instead"
    is_kept: bool


class GameKept(Fact):
    """Who leaves is told that the game is saved."""

    message = "keeping-kept"
    is_claim = True


class SavedAnyway(Fact):
    """Asked to save the game: it is saved with each move, or cannot be."""

    message = "keeping-saved-anyway"
    is_claim = True
    is_kept: bool
    is_begun: bool
    """Whether it is there already: of a start that nothing followed nothing is kept."""


class GamesTold(Fact):
    """How many games there are of those that were wanted, before some of them are told."""

    message = "keeping-games"
    total: int
    mine: int
    """In how many of those that are told it is the turn of who plays the computer: of two people
    nobody knows which of them listens."""
    is_search: bool
    first: int
    """The place of the first one that is told, from 1."""
    told: int = 0
    """How many are told, where that is a part; 0 for all."""
    is_all: bool = False
    """Whether it is their turn in all of these."""


class GamesGoOn(Fact):
    """What the number of a game does that was told, and how one hears of the others."""

    message = "keeping-games-go-on"
    left: int
    """How many are not told."""
    what: str = "continue"
    """`continue`, `delete`, `purge` or `restore`; `over` where all have ended that were told."""
    is_list: bool = True
    """Whether `go on` tells the others: not where it was asked which game is meant."""


class NoGames(Fact):
    """There is no game of those that were wanted."""

    message = "keeping-no-games"
    is_complaint = True
    why: str
    """`none` at all, `search` where others might fit, `name` where in none of them somebody is called
    so, `deleted`, or `open` where none can be gone on with."""
    name: str = ""
    """What was taken for the name of somebody who plays."""


class GameNotHad(Fact):
    """A kept game cannot be had: `gone`, `elsewhere`, `here`, `damaged`, `there` where it is no deleted
    one, `sealed` where nobody looks its moves up before its end, or `other`."""

    message = "keeping-not-had"
    is_complaint = True
    number: str
    why: str


class WhichGame(Fact):
    """Which of the games is meant."""

    message = "keeping-which"
    what: str
    """`continue`, `delete`, `purge` or `restore`."""


class GameDeleted(Fact):
    """A kept game was deleted, so that it can be restored for some days, or for good."""

    message = "keeping-deleted"
    number: str
    how: str
    """`delete`, `purge`, or `later` where the last of it goes when another program has ended."""
    days: int


class GameRestored(Fact):
    """A deleted game is there again."""

    message = "keeping-restored"
    number: str


class GamesUnreadable(Fact):
    """The kept games cannot be told, or nothing about them be changed."""

    message = "keeping-unreadable"
    is_complaint = True
    why: str
    is_change: bool = False
    """Whether something was to be changed."""
    is_playing: bool = True
    """Whether a game is played meanwhile."""


class JournalLostTold(Fact):
    """Nothing can be saved from now on."""

    message = "keeping-lost"
    urgency = Urgency.IMPORTANT
    is_complaint = True
    trouble: str
    file: Named


class LeftUnsaved(Fact):
    """The program ends, and what was done last could not be saved."""

    message = "keeping-left-unsaved"
    urgency = Urgency.IMPORTANT
    is_complaint = True


class JournalRegainedTold(Fact):
    """Everything is saved again."""

    message = "keeping-regained"
    is_complaint = True
    is_new: bool
    """Whether to a new file, since the one that was there could not be read."""


class JournalAloneTold(Fact):
    """Where the games are kept only one program at a time can save them."""

    message = "keeping-alone"
    is_complaint = True


class JournalReplacedTold(Fact):
    """The file of the games was taken away while it was open, and one is there again."""

    message = "keeping-replaced"
    urgency = Urgency.IMPORTANT
    is_complaint = True
    change: str
    """`gone`, `other`, `spoilt`, `cut` or `lacking`, which is what had become of it."""
    file: Named
    lost: int
    """How many games could not be had back."""
    has_aside: bool
    """Whether something lay there, that is no journal and was set aside."""
    aside: Named
    """The name that it has now."""
    days: int
    """How many days ago a backup copy was made that has those."""
    copied: int
    """How many games it has; 0 where there is none."""


class JournalMergedTold(Fact):
    """Other files of games lay beside the one that is used, which has now what it lacked of them."""

    message = "keeping-merged"
    is_complaint = True
    files: int
    games: int
    further: int
    """How many were there already, and went on further in the others."""
    unread: int
    """How many could not be read, or not whole."""


class RestoreAsked(Fact):
    """Whether the games of a backup copy, which are nowhere else, are wanted back."""

    message = "keeping-ask-restore"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    days: int
    """How many days ago it was made."""
    games: int


class CopyTaken(Fact):
    """So many games of the backup copy are there again."""

    message = "keeping-copy-taken"
    games: int
    days: int
    """How many days ago it was made."""
    is_whole: bool
    """Whether nothing is missing: else nobody knows what was played since."""
    has_aside: bool
    """Whether what lay in the place of the file of the games was set aside."""
    aside: Named
    """The name that it has now."""


class CopyDeclined(Fact):
    """The backup copy is not offered again."""

    message = "keeping-copy-declined"


class GamesDamaged(Fact):
    """Of some games of a list nothing can be told."""

    message = "keeping-damaged"
    numbers: str
    """Theirs, one behind the other."""
    count: int


class AnswerLate(Fact):
    """What was wanted of the disk does not come, and is waited for no more."""

    message = "keeping-answer-late"
    is_complaint = True
