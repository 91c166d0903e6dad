"""The boards with sensors at which people sit, and what the conversation knows of each.

A seat is in one of four states, and each of them has only what means something in it. What happened
is kept by how long it holds: for the board, for the game, since the record changed, since the board
agreed. Each is one value, which is replaced whole when its time is over.
"""

from dataclasses import dataclass, replace
from typing import Any

from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.tactile.reading import Reading
from assistant.values import Value, replaced

SETTLED, CONFIRMED, OVERDUE = "settled", "confirmed", "overdue"
"""How a reading came."""
ASKED = "asked"
"""Nobody has pressed a button: somebody asks what stands there, who may be the opponent."""


class Away(Value):
    """It does not answer."""

    was: "Unknown | Following | Guiding | None" = None
    """What it was when it went; None where it has never answered."""


class Unknown(Value):
    """It answers, and how it lies is not known."""

    sought: Position
    """What is looked for on it."""


class Known(Value):
    """How it lies is known, so that what it says is read: it is followed, or its hands are guided."""

    reading: Reading | None = None
    """What stood on it last when that counted; None until it is read."""
    waiting: str = ""
    """How a reading came that is to be looked at when a question is answered; empty for none."""
    is_rested: bool = False
    """Whether that has stood there for long, or was confirmed by a button."""


class Following(Known):
    """What is done on it is done in the game, and what is done in the game its hands are told."""


class Guiding(Known):
    """Its hands are told step by step how to put it right: each when the one before is done."""


State = Away | Unknown | Following | Guiding


class SinceBegan(Value):
    """What has happened on a board since the game began."""

    made_at: int = 0
    """How long the record was with the last move made on it; 0 for none."""
    captures: tuple[Move, tuple[Reading, ...]] | None = None
    """The last capture made on it, and how the pieces were seen to go."""
    ranks_told: tuple[int, tuple[int, ...], tuple[int, ...]] = (0, (), ())
    """How long the record was, and which kings were told to be crowned and uncrowned."""


class SinceChanged(Value):
    """What has happened on a board since the record changed, and its hands were guided to that."""

    record: tuple[Position, int] | None = None
    """The position, and how long the record was; None where the board is to be looked at anew."""
    guided: Reading | None = None
    """What stood there when the move was announced that is to be made."""
    restored: Reading | None = None
    """What stood there when a person asked last for it to be put right."""
    touched: int = 0
    """The playable piece that was touched first, with touch-move; 0 for none."""
    is_named: bool = False
    """Whether it was named already that pieces were touched as they should not be."""
    is_out_of_turn: bool = False
    """Whether that was out of turn."""
    is_rested: bool = False
    """Whether it has stood there right for long, or was confirmed: what is taken off now is not done
    at once."""
    is_excused: bool = False
    """Whether its player has said before touching pieces that they are adjusted."""


class SinceAgreed(Value):
    """What has happened on a board since it agreed with the game."""

    shown: Position | None = None
    """What it agreed with; None while it is being set up or put right."""
    readings: tuple[Reading, ...] = ()
    """Those since then, and the one that agreed."""
    told: object = None
    """What was told of it last, so that nothing is told twice running."""
    declined: Reading | None = None
    """What stood there when a person said that it was none of the moves it may be."""
    is_wrong: bool = False
    """Whether it was told that something is to be put right."""
    corrected: Position | None = None
    """What is to stand there since the opponent has had something corrected."""
    is_adjusting: bool = False
    """Whether its player adjusts pieces."""
    on_light: int = 0
    """How many pieces stand on light squares, where it has sensors there."""
    is_doubtful: bool = False
    """Whether it was away, so that what was done meanwhile is asked about once."""
    contradicting: tuple[int, tuple[Reading, ...]] = (0, ())
    """The square that alone was wrong when it was read last, and in which readings; 0 for none."""


NEVER_THERE = Away()
NOTHING_MADE = SinceBegan()
NOT_GUIDED = SinceChanged()
NEVER_AGREED = SinceAgreed()


@dataclass(slots=True)
class Seat:
    """One board, by its number from 0."""

    number: int
    sides: tuple[Side, ...]
    """The sides whose people move on it."""
    name: str = ""
    """Whose it is, `white` or `black`, where there are two."""
    marked: tuple[int, ...] = ()
    """The squares that are lit."""
    left_out: tuple[int, ...] = ()
    """The squares whose sensors count no more."""
    trusted: tuple[int, ...] = ()
    """Those that seemed to be at fault, and are to count all the same."""
    has_shown_kings: bool = False
    """Whether a king was ever seen on it, so that its sensors tell kings from men."""
    state: State = NEVER_THERE
    of_game: SinceBegan = NOTHING_MADE
    of_record: SinceChanged = NOT_GUIDED
    since: SinceAgreed = NEVER_AGREED

    @property
    def is_there(self) -> bool:
        """Whether it answers."""
        return not isinstance(self.state, Away)

    @property
    def known(self) -> Following | Guiding | None:
        """What it is or, where it is away, was, if it is known how it lies."""
        state = self.state.was if isinstance(self.state, Away) else self.state
        return None if isinstance(state, Unknown) else state

    @property
    def reading(self) -> Reading | None:
        """What stood on it last when that counted."""
        return self.known.reading if self.known else None

    @property
    def waiting(self) -> str:
        """How a reading came that is to be looked at when a question is answered; empty for none."""
        return self.known.waiting if self.known else ""

    # What it does, and what becomes of that

    def come(self, sought: Position) -> None:
        """It answers, for the first time or again: what stands there now is not known.

        Where it was known how it lies, what was done meanwhile is doubtful, and nothing that was told
        or declined holds for what stands there now. Else this position is looked for on it.
        """
        if self.known is None:
            self.state = Unknown(sought)
            return
        self.state = replaced(self.known, reading=None, waiting="", is_rested=False)
        self.of_record = NOT_GUIDED
        self.note(told=None, declined=None, is_wrong=True, is_doubtful=True)

    def go(self) -> None:
        """It does not answer any more, or has never answered."""
        if not isinstance(self.state, Away):
            self.state = Away(self.state)

    def recognise(self, record: tuple[Position, int]) -> None:
        """The position of the record was found on it."""
        if self.known is None:
            self.of_record = SinceChanged(record)
        self.agree(record[0])

    def read(self, reading: Reading, record: tuple[Position, int], *, is_rested: bool = False) -> None:
        """This stands on it, while the record is this; `is_rested`: for long, or it was confirmed."""
        if self.known is None:
            self.of_record = SinceChanged(record)
        self._become(replaced(self.known or Following(), reading=reading, is_rested=is_rested))
        self.has_shown_kings = self.has_shown_kings or reading.kings != 0

    def wait(self, how: str) -> None:
        """What stands on it came so, and is looked at later; or, with nothing, is looked at now."""
        if self.known:
            self._become(replaced(self.known, waiting=how))

    def agree(self, shown: Position, *readings: Reading) -> None:
        """It agrees with this position of the game: nothing of before counts any more."""
        self.since = SinceAgreed(shown, readings)
        self.follow()

    def follow(self) -> None:
        """Its hands are not guided step by step, or not any more."""
        self._become(Following(*self._read))

    def guide(self) -> None:
        """Its hands are guided step by step from now on."""
        self._become(Guiding(*self._read))

    @property
    def _read(self) -> tuple[Reading | None, str, bool]:
        """What was read on it last, which stays when what it does changes."""
        return self.reading, self.waiting, bool(self.known and self.known.is_rested)

    def _become(self, known: Following | Guiding) -> None:
        """Be followed or guided; where it is away, when it comes back."""
        self.state = Away(known) if isinstance(self.state, Away) else known

    def note(self, **changes: Any) -> None:
        """Remember something until the board agrees with the game."""
        self.since = replaced(self.since, **changes)

    def note_of_record(self, **changes: Any) -> None:
        """Remember something until the record changes."""
        self.of_record = replaced(self.of_record, **changes)

    def note_of_game(self, **changes: Any) -> None:
        """Remember something until the next game begins."""
        self.of_game = replaced(self.of_game, **changes)


def copied_seat(seat: Seat) -> Seat:
    """The same seat as it stands now: what happens at one of them does not happen at the other."""
    return replace(seat)


def seats_of(settings: Settings) -> list[Seat]:
    """The boards of a game: none, one for all who move on it, or one for each side."""
    sides = tuple(side for side in Side if settings.player(side).is_on_board)
    if settings.boards > 1:
        return [
            Seat(number, (side,) if side in sides else (), side.value)
            for number, side in enumerate(Side)
        ]
    return [Seat(0, sides)] if settings.boards else []
