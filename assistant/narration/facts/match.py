"""Facts of a match: which of its games it is, the score, and whether the next one begins."""

from assistant.narration.facts.fact import Audience, Fact, Points
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class MatchGame(Fact):
    """At the beginning of a game: which one of the match it is."""

    message = "match-game"
    audience = Audience.EACH
    game: int
    games: int
    is_drawn: bool
    """Whether the colours of the first one were drawn by lot, which is told with that one."""


class MatchScore(Fact):
    """How a match stands, or has ended, with the game that is over."""

    message = "match-score"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    played: int
    games: int
    first: str
    second: str
    first_points: Points
    second_points: Points
    first_won: int
    second_won: int
    draws: int


class MatchOver(Fact):
    """All games of a match are played, or it was given up: who has won it."""

    message = "match-over"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    winner: str
    """A name; empty where both have the same."""
    is_given_up: bool


class NextGameAsked(Fact):
    """A game of a match is over: whether the next one begins, and who has which colour in it."""

    message = "match-ask-next"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    game: int
    games: int
    white: str
    black: str


class MatchGoOnAsked(Fact):
    """At a start: whether a match goes on of which the next game had not begun."""

    message = "match-ask-go-on"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    game: int
    games: int
    first: str
    second: str
    first_points: Points
    second_points: Points
    rules: str = "none"
    """Which draughts it is, where that does not go without saying."""


class LeaveAsked(Fact):
    """Whether a game of a match, or the match before its end, is left, which both must want."""

    message = "match-ask-leave"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    what: str
    """`game` or `match`; `between` for the match while none of its games is under way."""
    side: Side
    """Of who is asked."""
    name: str
    is_named: bool
    """Whether a yes needs the name, or the colour where no name is told."""
    is_second: bool
    """Whether the other one has agreed already."""


class MatchWaits(Fact):
    """The next game does not begin now; how it does later."""

    message = "match-waits"
    game: int


class NoMatch(Fact):
    """Something is wanted of a match, and none is played."""

    message = "match-none"


class MatchUnclear(Fact):
    """A match is wanted, of which something is missing or cannot be."""

    message = "match-unclear"
    lack: str
    """`games`, `names` or `boards`; `more` where more was said than belongs there."""
    most: int
