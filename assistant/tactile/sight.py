"""What a board shows: where it lies is found once, then every dump is a reading that settles.

Between the protocols and the game: messages come in with the time, and what is to be acted upon goes
out. Nothing here knows which game is played, only which position was last to be shown.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from assistant.rules.position import Position
from assistant.rules.side import Side
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
    that sees no colours does not know where White sits. Whoever lifts one of White's pieces chooses.
    Without any the position is not on it, but `pieces` pieces are.
    """

    pieces: int
    choices: tuple[Calibration, ...] = ()


@dataclass(frozen=True, slots=True)
class Strayed:
    """So many pieces stand on light squares (Capo I, 7.5); 0 for no longer."""

    pieces: int


Sighting = Recognised | Unrecognised | Strayed | Settled | Overdue | Suspect | Pressed | Faulted


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
        self.remembered: Calibration | None = None
        """How the board lay, and what its codes meant, when it was used last: it counts, before all
        others, if the position is found so."""
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
        self._strays = 0
        self._doubtful: tuple[Sequence[int], tuple[Calibration, ...]] = ((), ())
        """A dump that shows the position in several ways, and these ways, once that was told."""

    def expect(self, position: Position) -> None:
        """Look for another position from now on, where none has been found."""
        self._position = position
        self._is_tried = self._is_told = False
        self._doubtful = ((), ())

    def begin(self) -> None:
        """Begin with the next dump: the line was cut, and what was seen before does not count any more.

        How the board lies stays known, for it is the same one.
        """
        self._dump = ()
        self.settling.forget()
        self.expect(self._position)

    def forget(self) -> None:
        """Look for the position anew, on what stands there now: how the board lies is not known."""
        self.calibration = self.remembered = None
        self.settling.forget()
        self.expect(self._position)

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
                return [*self._beside(), confirmed] if confirmed else [message]
            case Pressed() | Faulted():
                return [message]
        return []

    def look(self, now: float) -> Iterator[Sighting]:
        """What has come due meanwhile."""
        if self.calibration is None and self._dump:
            yield from self._recognise(now)
        if self.calibration:
            while due := self.settling.look(now):
                if isinstance(due, Overdue):
                    yield from self._beside()
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
            chosen = None if self.calibration else self._chosen_by_hand()
            if chosen:
                return self._take_up(chosen, now)
        return self._read(now) if self.calibration else []

    def reconsider(self, now: float) -> list[Sighting]:
        """Look for the position in every way, though one is known: the board may have been turned.

        Where it is not found in one way alone, all stays as it is.
        """
        found = self._found() if self._dump else []
        if len(found) != 1 or found[0] == self.calibration:
            return []
        self.settling.forget()
        return self._take_up(found[0], now)

    def _chosen_by_hand(self) -> Calibration | None:
        """The one of several ways in which the piece that was just lifted is White's."""
        told, choices = self._doubtful
        if len(told) != len(self._dump):
            return None
        changed = [at for at, code in enumerate(self._dump) if code != told[at]]
        lifted = changed[0] if len(changed) == 1 else None
        if lifted is None or self._codes.seen(self._dump)[lifted] is not Seen.NOTHING:
            return None
        whites = tuple(each for each in choices if self._is_whites(each, lifted))
        if whites:
            self._doubtful = told, whites  # what is left for the next piece that is lifted
        return whites[0] if len(whites) == 1 else None

    def _is_whites(self, calibration: Calibration, field: int) -> bool:
        square = calibration.orientation.square_of(field)
        piece = self._position.piece_at(square) if square else None
        return piece is not None and piece.side is Side.WHITE

    def _take_up(self, calibration: Calibration, now: float) -> list[Sighting]:
        """Read the board so from now on."""
        self.calibration = calibration
        self._doubtful = ((), ())
        return [Recognised(calibration), *self._read(now)]

    def _recognise(self, now: float) -> Iterator[Sighting]:
        """How the board lies, if what has stood on it for a moment is the position."""
        if not self._is_tried and now >= self._since + STABLE:
            self._is_tried = True
            found = self._found()
            if len(found) == 1:
                yield from self._take_up(found[0], now)
                return
        if not self._is_told and now >= self._since + self._patience:
            self._is_told = True
            yield self._unrecognised()

    def _found(self) -> list[Calibration]:
        """How the board may lie: as it is remembered, or in every way that fits."""
        if self.remembered and self._fits(self.remembered):
            return [self.remembered]
        return calibrations_of(self._codes, self._dump, self._position, on_light=self._on_light)

    def _fits(self, calibration: Calibration) -> bool:
        """Whether the whole board is seen, and shows the position and nothing else, if it lies so."""
        orientation, codes = calibration
        if orientation.variant != self._position.variant:
            return False
        seen = codes.seen(self._dump)
        reading = orientation.reading(seen, self._sense)
        if reading is None or reading.unsure:
            return False
        return reading.agrees_with(self._position) and not orientation.strays(seen)

    def _read(self, now: float) -> list[Sighting]:
        assert self.calibration
        orientation, codes = self.calibration
        reading = orientation.reading(codes.seen(self._dump), self._sense)
        suspect = self.settling.feed(reading, now) if reading else None
        return [suspect] if suspect else []

    def _beside(self) -> Iterator[Strayed]:
        """How many pieces stand on no square, if they are not as many as when that was told last."""
        assert self.calibration
        orientation, codes = self.calibration
        seen = codes.seen(self._dump)
        strays = len(orientation.strays(seen)) if len(seen) == orientation.fields else 0
        if strays != self._strays:
            self._strays = strays
            yield Strayed(strays)

    def _unrecognised(self) -> Unrecognised:
        seen = self._codes.seen(self._dump)
        pieces = sum(each not in (Seen.NOTHING, Seen.UNSURE) for each in seen)
        found = tuple(self._found())
        self._doubtful = (self._dump, found)
        return Unrecognised(pieces, found)
