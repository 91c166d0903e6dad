"""A conversation with clocks: what happens has its moment, and Woke comes when it is wanted."""

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import (
    Effect,
    MarkTelling,
    ReadBack,
    Record,
    Say,
    StartSearch,
    StopSearch,
)
from assistant.dialogue.events import (
    Event,
    HeldUp,
    Opened,
    Recorded,
    Route,
    SearchFinished,
    TellingEnded,
    TextEntered,
    Woke,
)
from assistant.game.clock import Clock
from assistant.game.deeds import Deed
from assistant.game.game import Game
from assistant.game.instant import Instant
from assistant.game.time_control import parse_clock
from assistant.rules.legal import legal_moves
from assistant.rules.notation import parse_move
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.talk import OWN_VOICE, settings_for

BEGAN = 1000.0
"""By the clock that only goes forward; the game begins then."""
WALL = 1.7e9


def clocked(white: str = "10", other: str | None = None, /, **changes: object) -> Settings:
    """Settings of a game with clocks; between two people unless something else is wanted."""
    usual: dict[str, object] = {"black": Player(), "language": "en"}
    both = {"white_clock": parse_clock(white), "black_clock": parse_clock(other or white)}
    return settings_for(**(usual | both | changes))  # type: ignore[arg-type]


class Clocked:
    """Feeds a dialogue at moments, counted in seconds from the beginning of the game.

    A telling ends at once, as where nothing is said aloud, unless `is_aloud`.
    """

    def __init__(
        self, settings: Settings, *, is_aloud: bool = False, is_journalled: bool = False
    ) -> None:
        self.is_aloud = is_aloud
        self.at = 0.0
        self.jump = 0.0
        """By how much the date is off."""
        self.tellings: list[int] = []
        self.records: list[int] = []
        self.searches: list[StartSearch] = []
        self.done: list[Effect] = []
        self.dialogue = Dialogue(settings, self.now, is_journalled=is_journalled)
        self.opening = self.send(Opened(settings, OWN_VOICE if is_aloud else Route()))

    @property
    def now(self) -> Instant:
        return Instant(BEGAN + self.at, WALL + self.at + self.jump)

    @property
    def game(self) -> Game:
        return self.dialogue.talk.game

    @property
    def clock(self) -> Clock:
        clock = self.dialogue.talk.table.clock
        assert clock
        return clock

    def left(self, side: Side) -> float | None:
        return self.clock.left(side, self.now.monotonic)

    def deeds(self, *kinds: type[Deed]) -> list[Deed]:
        given = [each.deed for each in self.done if isinstance(each, Record)]
        return [deed for deed in given if isinstance(deed, kinds or Deed)]

    def send(self, event: Event, *, at: float | None = None) -> list[str]:
        """What is said because of an event, at a moment or now, and until then."""
        said = [] if at is None else self.wait_until(at)
        return said + self._handled(event)

    def send_line(self, line: str, *, at: float | None = None) -> list[str]:
        """What is said to a line that is typed."""
        return self.send(TextEntered(line), at=at)

    def _handled(self, event: Event) -> list[str]:
        done = self.dialogue.handle(event, self.now)
        self.done += done
        said = [each.utterance.text for each in done if isinstance(each, Say)]
        for each in done:
            match each:
                case MarkTelling(number):
                    self.tellings.append(number)
                    if not self.is_aloud:
                        said += self._handled(TellingEnded(number))
                case StartSearch():
                    self.searches.append(each)
                case Record(number) | ReadBack(number):
                    self.records.append(number)
        return said

    def wait_until(self, at: float, *, most: int = 10_000) -> list[str]:
        """Let time go by, with each Woke when it is wanted; what is said meanwhile."""
        said: list[str] = []
        for _ in range(most):
            due = self.dialogue.next_wakeup()
            if due is None or due - BEGAN > at:
                self.at = max(self.at, at)
                return said
            self.at = max(due - BEGAN, self.at)
            said += self._handled(Woke())
        raise AssertionError("it is woken again and again")

    def held_up_until(self, at: float, why: str, event: Event | None = None) -> list[str]:
        """The program can do nothing until then, and notices it before what was due long ago comes, or
        another event."""
        held_up = HeldUp(why, at - self.at)
        self.at = at
        return self._handled(held_up) + self._handled(event or Woke())

    def answer(self, written: str, *, at: float | None = None) -> list[str]:
        """The computer's move, by its squares."""
        search, move_text = self.searches[-1], parse_move(written)
        assert move_text
        for move in legal_moves(search.position):
            if move_text.squares in (move.path, (move.start, move.end)):
                return self.send(SearchFinished(search.request_id, move.path, move.captured, 0), at=at)
        raise AssertionError(written)

    def stopped(self) -> list[int]:
        return [each.request_id for each in self.done if isinstance(each, StopSearch)]

    def written(self) -> None:
        """All records are written down."""
        for number in self.records:
            self.send(Recorded(number))
        self.records.clear()
