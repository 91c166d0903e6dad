"""What a board shows: where it lies is found once, then every dump is a reading that settles.

Between the protocols and the game: messages come in with the time, and what is to be acted upon goes
out. Nothing here knows which game is played, only which position was last to be shown.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from assistant.rules.position import Position
from assistant.tactile.codes import CHESSLINK, DGT_DRAUGHTS, TDB, Calibration, Codes, calibrations_of
from assistant.tactile.messages import Dumped, Faulted, Introduced, Message, Pressed
from assistant.tactile.reading import Seen, Sense
from assistant.tactile.settling import PATIENCE, STABLE, Overdue, Settled, Settling, Suspect

CODES: dict[str, Codes] = {"dgt": DGT_DRAUGHTS, "tdb": TDB, "millennium": CHESSLINK}
"""What the codes of a protocol mean, as it is documented."""
_SENSES = frozenset(sense.value for sense in Sense)


@dataclass(frozen=True, slots=True)
class Recognised:
    """The position was found on the board: it lies so, and its codes mean this."""

    calibration: Calibration


@dataclass(frozen=True, slots=True)
class Unrecognised:
    """The position has not been found, although nothing has changed for a while.

    `choices` are several ways in which the board may lie, of which a person has to choose one: a board
    that sees no colours does not know where White sits. Without any the position is not on it, but
    `pieces` pieces are.
    """

    pieces: int
    choices: tuple[Calibration, ...] = ()


Sighting = Recognised | Unrecognised | Settled | Overdue | Suspect | Pressed | Faulted


class Sight:
    """One board, as its messages show it. Nothing raises, whatever they are."""

    def __init__(
        self,
        codes: Codes,
        position: Position,
        *,
        stable: float | None = STABLE,
        patience: float = PATIENCE,
        on_light: bool = False,
        calibration: Calibration | None = None,
    ) -> None:
        """Look for this position; or, with a calibration that is known, for nothing.

        `stable` and `patience` are seconds, see settling.py; with `stable` None only the button counts.
        """
        self._codes = codes
        self._position = position
        self._on_light = on_light
        self._patience = patience
        self._sense = Sense.PIECE
        self.settling = Settling(stable, patience)
        self.calibration = calibration
        self._dump: Sequence[int] = ()
        self._since = 0.0
        self._is_tried = self._is_told = False

    def expect(self, position: Position) -> None:
        """Look for another position from now on, where none has been found."""
        self._position = position
        self._is_tried = self._is_told = False

    def choose(self, calibration: Calibration) -> None:
        """The board lies so: a person has said it, or it is known from before."""
        self.calibration = calibration

    def take(self, message: Message, now: float) -> list[Sighting]:
        """What comes of a message at once."""
        match message:
            case Dumped(codes):
                return self._see(codes, now)
            case Introduced(sense=sense) if sense in _SENSES:
                self._sense = Sense(sense)
            case Pressed(button="confirm", how="dn"):
                confirmed = self.settling.confirm() if self.calibration else None
                return [confirmed] if confirmed else [message]
            case Pressed() | Faulted():
                return [message]
        return []

    def look(self, now: float) -> Iterator[Sighting]:
        """What has come due meanwhile."""
        if self.calibration is None and self._dump:
            yield from self._recognise(now)
        if self.calibration:
            while due := self.settling.look(now):
                yield due

    def next_look(self) -> float | None:
        """When something comes due, if nothing changes; None if nothing does."""
        if self.calibration:
            return self.settling.next_look()
        if not self._dump or self._is_told:
            return None
        return self._since + (self._patience if self._is_tried else STABLE)

    def _see(self, codes: Sequence[int], now: float) -> list[Sighting]:
        if codes != self._dump:
            self._dump, self._since = codes, now
            self._is_tried = self._is_told = False
        return self._read(now) if self.calibration else []

    def _recognise(self, now: float) -> Iterator[Sighting]:
        """How the board lies, if what has stood on it for a moment is the position."""
        if not self._is_tried and now >= self._since + STABLE:
            self._is_tried = True
            found = self._found()
            if len(found) == 1:
                self.calibration = found[0]
                yield Recognised(found[0])
                yield from self._read(now)
                return
        if not self._is_told and now >= self._since + self._patience:
            self._is_told = True
            yield self._unrecognised()

    def _found(self) -> list[Calibration]:
        return calibrations_of(self._codes, self._dump, self._position, on_light=self._on_light)

    def _read(self, now: float) -> list[Sighting]:
        assert self.calibration
        orientation, codes = self.calibration
        reading = orientation.reading(codes.seen(self._dump), self._sense)
        suspect = self.settling.feed(reading, now) if reading else None
        return [suspect] if suspect else []

    def _unrecognised(self) -> Unrecognised:
        seen = self._codes.seen(self._dump)
        pieces = sum(each not in (Seen.NOTHING, Seen.UNSURE) for each in seen)
        return Unrecognised(pieces, tuple(self._found()))
