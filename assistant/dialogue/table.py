"""One game being played: its record, what is owed to it, and what has happened since the last ply.

A new game is a new table. Nothing of an old one is put back.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from itertools import islice
from typing import Any

from assistant.dialogue.about_ear import EarCheck
from assistant.dialogue.about_mail import MailTake
from assistant.dialogue.effects import Say
from assistant.dialogue.events import SearchFinished
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.place import Place
from assistant.dialogue.questions import Choice, Question
from assistant.dialogue.repetition import Repeating
from assistant.dialogue.seats import NOTHING_MADE, Seat, copied_seat
from assistant.game.arbiter_deeds import IrregularityCorrected, TryRefused, UnclearDecided
from assistant.game.clock import Clock, clock_after
from assistant.game.clock_deeds import ClocksResumed, ClocksStopped, ProgramDelayed
from assistant.game.deeds import (
    BoardUpset,
    ClaimDecided,
    ClockAdjusted,
    CountShortened,
    Deed,
    HelpUsed,
    Left,
    MoveCorrected,
    MovePlayed,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    RepetitionClaimed,
    RulesRequired,
    TakenBack,
    plies_given,
)
from assistant.game.game import Game
from assistant.game.instant import Instant
from assistant.game.record import Ply
from assistant.game.replay import done_again
from assistant.game.time_control import TimeControl
from assistant.rules.move import Move
from assistant.rules.notation import WrittenMove
from assistant.rules.side import Side
from assistant.settings.terms import Terms
from assistant.values import Value


class Timing(Value):
    """What is waited for by the clocks of a game; each moment is of Instant.monotonic."""

    telling: int = 0
    """The number of what is told to who is to move, whose clock starts when it has been; 0 for none."""
    plies: int = 0
    """How long the record is that it tells of: who plays on has heard enough."""
    starts_at: float = 0.0
    """When that clock starts at the latest."""
    hurry_at: float | None = None
    """When the computer, whose clock runs, has thought as long as it may."""
    wake_at: float | None = None
    """When they are to be looked at again."""


NOTHING_AWAITED = Timing()


@dataclass(slots=True)
class Tally:
    """What is counted of one side in a game."""

    questions: int = 0
    """Questions about the position that were answered."""
    refused: int = 0
    """Illegal moves that were tried."""


NOTHING_WAITS: tuple[Any, ...] = (None, None, None, None, 0, 0, 0, False)
"""What `Table.waits_at` is where nothing does."""


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
    places: dict[int, Place] = field(default_factory=dict)
    """By the numbers of the surfaces, what waits there about it: made when somebody is there."""
    owed: int = 0
    """The id of the search whose answer is waited for; 0 for none."""
    held_answer: SearchFinished | None = None
    """The computer's move that came while a question was open; it waits for the answer."""
    scores: dict[Side, int] = field(default_factory=dict)
    """What the computer thought of its side's position at its last move, in hundredths of a man."""
    looked: dict[int, int] = field(default_factory=dict)
    """How many moves ahead the computer looked for each of its own, by its place in the record."""
    repeating: Repeating | None = None
    """The move that the opponent is to repeat, which nothing is played before."""
    failure: str = ""
    """Why the computer could not move, when the person must do something else."""
    ahead: WrittenMove | None = None
    """A move that was typed while the computer thinks."""
    has_taken_back: bool = False
    """Whether the person has had a move back in this game."""
    undone: tuple[tuple[Move, ...], ...] = ()
    """What was taken back and may be played again, each time by itself, the last time last."""
    taken_by_mail: MailTake | None = None
    """What a message brought that was taken last since this game was opened."""
    untaken_by_mail: tuple[int, MailTake] | None = None
    """The same where its move was taken off the record again, and how many moves there were left."""
    handed_seen: tuple[int, str] = (0, "")
    """When it was looked last whether a message is still as it was handed over: how many deeds stood on
    the record, and how the game was called."""
    handed_now: str | None = None
    """The text of what was to be sent then; None where nothing was handed over."""
    kept: int = 0
    """The number that the game has in the journal; 0 while it is not there."""
    kept_text: str = ""
    """What of it waited for an answer when it was taken up, as waiting.py has written it."""
    kept_at: float = 0.0
    """When something was done in it last before it was taken up, in seconds since 1970."""
    is_offered: bool = False
    """Whether it is only asked as yet whether its game is gone on with: nothing that waits there is
    written down before the yes."""
    is_followed: bool = False
    """Whether its match went on from it, or was ended with it: nothing begins behind it any more."""
    told_waiting: tuple[Any, ...] = NOTHING_WAITS
    """What waits, as the journal was told last: what `waits_at` was then."""
    clocks_before: tuple[TimeControl | None, TimeControl | None] | None = None
    """White's and Black's of the games that begin here, where this one was taken up: the next one has
    them again. None where they are those of this game."""
    level_before: int | None = None
    """The level of this game, where its end has changed that of the next one."""
    held: tuple[Say, ...] = ()
    """What others are to be told of a move by voice when it can be corrected no more."""
    tallies: dict[Side, Tally] = field(default_factory=_tallies)
    clock: Clock | None = None
    """None where nobody's time is limited."""
    timing: Timing = NOTHING_AWAITED
    put_off: tuple[Deed, ...] = ()
    """What befell the clocks before anything was done in the game: it is written down with the first
    thing that is, since a start that nothing else followed is not kept."""
    told_left: Left | None = None
    """What both had left, as the journal was told last, ..."""
    told_left_at: float = 0.0
    """... and when that was, by the clock that only goes forward."""
    marks_told: frozenset[tuple[Side, int, int]] = frozenset()
    """Whose time was told, in which period, that it has come down to so many seconds; of the last ones,
    which are counted, at which ply."""

    @classmethod
    def begun(
        cls, number: int, terms: Terms, seats: list[Seat], now: Instant, by: Side | None = None
    ) -> "Table":
        """A table at which a game has just begun on these terms, with the seats of the last one; `by`
        whose person has set its position up, if anybody has."""
        for seat in seats:
            seat.of_game = NOTHING_MADE
        clock = Clock.of(*map(terms.clock, Side))
        game = Game(terms.start, terms.regulation, now.wall, by)
        left = clock.both(0.0) if clock else None
        return cls(number, terms, game, seats, clock=clock, told_left=left)

    def clock_after(self, deed: Deed, now: Instant) -> Clock | None:
        """The clocks after a deed that is to be done now."""
        is_back = isinstance(deed, MoveCorrected | TakenBack)
        sides = [ply.side for ply in self.game.plies] if is_back else []
        return self.clock and self.clock.after(deed, sides, now.monotonic)

    @classmethod
    def of(cls, number: int, kept: KeptGame) -> "Table":
        """A table at which a kept game is gone on with. Raises ValueError where its deeds make none."""
        done = done_again(kept.deeds)
        table = cls(number, kept.terms, next(done).game, [], kept=kept.number)
        for _, deed, taken, _ in done:
            table.follow(deed, taken)
            match deed:
                case HelpUsed(side, "question"):
                    table.tallies[side].questions += 1
                case TakenBack():
                    table.has_taken_back = True
        white, black = map(kept.terms.clock, Side)
        table.clock = clock_after(kept.deeds, white, black, kept.left)
        table.told_left = table.clock.both(0.0) if table.clock else None
        return table

    @property
    def is_searching(self) -> bool:
        """Whether an answer of the computer's is waited for."""
        return self.owed > 0

    @property
    def is_at_stake(self) -> bool:
        """Whether leaving the game would lose something: it is under way, and a person has moved.

        A move that was taken back and may be played again is one too.
        """
        people, plies = self.terms.people, self.game.plies
        is_watched = not people and bool(plies)
        made = islice(plies, plies_given(self.game.deeds), None)
        has_moved = any(ply.side in people for ply in made) or bool(self.undone)
        return not self.game.outcome and (is_watched or has_moved)

    @property
    def is_untouched(self) -> bool:
        """Whether it began here, nothing was done in it, and the journal keeps nothing of it."""
        is_waited_for = self.terms.match is not None or self.terms.mail is not None or self.kept_at > 0
        began, *done = self.game.deeds
        return not (is_waited_for or done or began.by)

    @property
    def is_kept_for_later(self) -> bool:
        """Whether there is something to go on with: also a position that somebody has set up."""
        return self.is_at_stake or (self.game.deeds[0].by is not None and not self.game.outcome)

    def place(self, surface: int) -> Place:
        """What waits about it at the surface of this number."""
        found = self.places.get(surface)
        if found is None:
            found = self.places[surface] = Place()
        return found

    @property
    def asked(self) -> Question | None:
        """What is asked about it, wherever that waits."""
        return next((each.asked for each in self.places.values() if each.asked), None)

    @property
    def is_undecided(self) -> bool:
        """Whether an irregularity is to be decided on: until then nobody moves, and no clock runs."""
        waiting = (each for place in self.places.values() for each in (place.asked, place.put_off))
        return any(each.is_undecided for each in waiting if each)

    @property
    def choice(self) -> Choice | None:
        """The same of several moves, one of which is to be chosen."""
        return next((each.choice for each in self.places.values() if each.choice), None)

    @property
    def awaits_next(self) -> bool:
        """Whether its game is over, and the next one of its match has still to begin."""
        match, outcome = self.terms.match, self.game.outcome
        if match is None or outcome is None or self.is_followed:
            return False
        return outcome.is_annulled or not match.after(outcome.winner).is_over

    def waits_at(self, surface: int) -> tuple[Any, ...]:
        """What waits there about it, how many illegal moves were tried, and whether the next game of a
        match does, which is told anew behind each deed: to be compared."""
        here = self.places.get(surface)
        refused = (each.refused for each in self.tallies.values())
        waiting = (here.kept_question, here.choice, here.kept_line) if here else (None, None, None)
        deeds = len(self.game.deeds) if self.awaits_next else 0
        return *waiting, self.repeating, *refused, deeds, self.is_followed

    def has_seat(self, board: int) -> bool:
        """Whether the board of this number is at it."""
        return any(seat.number == board for seat in self.seats)

    def window_at(self, number: int) -> int | None:
        """Where the move was spoken that may be corrected in the time of this number, or where a number
        is to be repeated in it, if at one of its places."""
        for surface, place in self.places.items():
            spoken, expected = place.since.spoken, place.expected
            if spoken is not None and spoken.window == number:
                return surface
            if expected and isinstance(expected.about, EarCheck) and expected.about.window == number:
                return surface
        return None

    @property
    def spoken_at(self) -> int | None:
        """Where the last move was spoken, as long as it may be corrected in the time for that."""
        for number, place in self.places.items():
            spoken = place.since.spoken
            if spoken and spoken.window and spoken.is_window_open:
                return number
        return None

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
            case OfferMade() | OfferAnswered() | OfferLapsed() | HelpUsed():
                pass
            case CountShortened() | ClaimDecided() | RulesRequired() | ClockAdjusted():
                pass
            case BoardUpset() | TryRefused() | IrregularityCorrected() | UnclearDecided():
                pass
            case ClocksStopped() | ClocksResumed() | ProgramDelayed():
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
        kept.places = {number: each.copied() for number, each in self.places.items()}
        kept.seats = [copied_seat(seat) for seat in self.seats]
        kept.tallies = {
            side: Tally(each.questions, each.refused) for side, each in self.tallies.items()
        }
        return kept


_NAMES = tuple(each.name for each in fields(Table))
