"""One game being played: its record, what is owed to it, and what has happened since the last ply.

A new game is a new table. Nothing of an old one is put back.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields

from assistant.dialogue.events import SearchFinished
from assistant.dialogue.questions import Choice, Expected, Question, Spoken
from assistant.dialogue.seats import NOTHING_MADE, Seat, copied_seat
from assistant.game.deeds import (
    Deed,
    MovePlayed,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    RepetitionClaimed,
    TakenBack,
)
from assistant.game.game import Game
from assistant.game.instant import Instant
from assistant.game.record import Ply
from assistant.parsing.hypotheses import Meaning
from assistant.rules.articles import Article
from assistant.rules.explain import Illegal
from assistant.rules.move import Move
from assistant.rules.notation import WrittenMove
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.settings.terms import Terms
from assistant.values import Value


class SincePly(Value):
    """What was spoken, heard and refused since a person's last ply: replaced whole, never put back."""

    spoken: Spoken | None = None
    """A move by voice that a no would take back."""
    heard_squares: tuple[int, ...] = ()
    """Those of the move that was heard last, legal or not, for as long as it may be corrected."""
    rejected: tuple[Position, tuple[Meaning, ...]] | None = None
    """What the person has said they did not say, in which position."""
    refused: tuple[int, ...] = ()
    """The squares of the move by voice that was refused last, ..."""
    times_refused: int = 0
    """... and how often running."""
    last_refusal: tuple[tuple[int, ...], Illegal] | None = None
    """The move refused last, by its squares, and why."""


NOTHING_SINCE = SincePly()


@dataclass(slots=True)
class Tally:
    """What is counted of one side in a game."""

    questions: int = 0
    """Questions about the position that were answered."""
    refused: int = 0
    """Illegal moves that were tried."""


def _tallies() -> dict[Side, Tally]:
    return {side: Tally() for side in Side}


@dataclass(slots=True)
class Table:
    """One game being played."""

    number: int
    """From 1, in the order in which the games of a conversation begin."""
    terms: Terms
    """On what is played; the next game in its place begins on them too."""
    game: Game
    seats: list[Seat]
    """The boards with sensors, by their numbers."""
    round: int = 1
    """Of the games that began in its place one after the other, which it is."""
    asked: Question | None = None
    choice: Choice | None = None
    """Stays open while a question is asked in between."""
    expected: Expected | None = None
    """What looks at the next line before anything else: a list to choose from, the quiz."""
    owed: int = 0
    """The id of the search whose answer is waited for; 0 for none."""
    held_answer: SearchFinished | None = None
    """The computer's move that came while a question was open; it waits for the answer."""
    scores: dict[Side, int] = field(default_factory=dict)
    """What the computer thought of its side's position at its last move, in hundredths of a man."""
    looked: dict[int, int] = field(default_factory=dict)
    """How many moves ahead the computer looked for each of its own, by its place in the record."""
    failure: str = ""
    """Why the computer could not move, when the person must do something else."""
    ahead: WrittenMove | None = None
    """A move that was typed while the computer thinks."""
    has_taken_back: bool = False
    """Whether the person has had a move back in this game."""
    undone: tuple[tuple[Move, ...], ...] = ()
    """What was taken back and may be played again, each time by itself, the last time last."""
    level_before: int | None = None
    """The level of this game, where its end has changed that of the next one."""
    tallies: dict[Side, Tally] = field(default_factory=_tallies)
    since: SincePly = NOTHING_SINCE
    asked_changes_at: tuple[int, Position] | None = None
    """When it was last asked what has changed: how long the record was, and the position."""
    cited: Article | None = None
    """The article that was named last: what it says may be asked."""
    told_once: set[str] = field(default_factory=set)
    """Messages that are said only once in a game."""

    @classmethod
    def begun(cls, number: int, terms: Terms, seats: list[Seat], now: Instant) -> "Table":
        """A table at which a game has just begun on these terms, with the seats of the last one."""
        for seat in seats:
            seat.of_game = NOTHING_MADE
        return cls(number, terms, Game(terms.start, terms.regulation, now.wall), seats)

    @property
    def is_searching(self) -> bool:
        """Whether an answer of the computer's is waited for."""
        return self.owed > 0

    def has_seat(self, board: int) -> bool:
        """Whether the board of this number is at it."""
        return any(seat.number == board for seat in self.seats)

    def has_window(self, number: int) -> bool:
        """Whether the time of this number is that in which its last move may be corrected."""
        return self.since.spoken is not None and self.since.spoken.window == number

    def follow(self, deed: Deed, taken: Sequence[Ply]) -> None:
        """See to what may be played again after a deed was done, by which these plies were taken back.

        It follows on from the position as it was then: the same move, whoever makes it, leads on to the
        next one, and any other puts an end to all of it, as does all that changes the record or ends
        the game otherwise.
        """
        *earlier, last = self.undone or ((),)
        match deed:
            case TakenBack(plies=0):
                pass
            case TakenBack():
                self.undone = (*self.undone, tuple(ply.move for ply in taken))
            case MovePlayed() if last and self.game.plies[-1].move.has_same_effect(last[0]):
                self.undone = (*earlier, last[1:]) if last[1:] else (*earlier,)
            case OfferMade() | OfferAnswered() | OfferLapsed():
                pass
            case RepetitionClaimed() if self.game.outcome is None:
                pass
            case _:
                self.undone = ()

    def copied(self) -> "Table":
        """The same as it stands now; what happens here does not happen there, but to the game."""
        kept = object.__new__(Table)
        for name in _NAMES:
            setattr(kept, name, getattr(self, name))
        kept.scores, kept.looked = self.scores.copy(), self.looked.copy()
        kept.told_once = self.told_once.copy()
        kept.seats = [copied_seat(seat) for seat in self.seats]
        kept.tallies = {
            side: Tally(each.questions, each.refused) for side, each in self.tallies.items()
        }
        return kept


_NAMES = tuple(each.name for each in fields(Table))
