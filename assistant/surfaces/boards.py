"""The boards with sensors: a line and a sight for each, and a thread that looks when something is due.

What the boards tell is posted as events. How a board lies is found from the position that stands on it,
and remembered; what the readings mean is for the conversation to say. Nothing of pyserial is imported
where no board is used.
"""

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

from assistant.dialogue.effects import Buzz, Effect, LeaveOut, LookFor, MarkSquares, UseBoards
from assistant.dialogue.events import (
    BoardButton,
    BoardFaulted,
    BoardFound,
    BoardLost,
    BoardRead,
    BoardRecognised,
    BoardUnrecognised,
    Event,
    PiecesOnLight,
    PieceTouched,
    SensorSuspected,
)
from assistant.rules.position import Position
from assistant.rules.variant import Variant
from assistant.tactile.codes import Calibration
from assistant.tactile.messages import Faulted, Introduced, Lifted, Message, Pressed
from assistant.tactile.port_link import MISSING, NO_IDENTITY, UNPLUGGED, Identity
from assistant.tactile.reading import Seen
from assistant.tactile.serial_link import SILENT, LinkLost, LinkNews, LinkOpened, LinkTold, SerialLink
from assistant.tactile.settling import STABLE, Overdue, Settled, Suspect
from assistant.tactile.sight import CODES, Recognised, Sight, Sighting, Strayed, Unrecognised

SHAKE = 200
"""Milliseconds that a board vibrates to make itself felt."""
BEEP_HERTZ, BEEP = 880, 120
"""The pitch of one that sounds instead, and its milliseconds."""
BUTTONS = frozenset({"repeat", "undo", "help"})
CLOSING = 0.5
"""Seconds that the lines have at the end, to put out the lights and to let go of their ports."""


class BoardMemory(Protocol):
    """What is remembered of boards from one game to the next. Nothing raises; to keep takes a while."""

    def calibration(self, board: str, variant: Variant) -> Calibration | None:
        """How a board lay, and what its codes meant, in that game."""

    def device(self, port: str) -> tuple[int, int, str] | None:
        """Which device was at a port: its vendor, product and serial number."""

    def keep_calibration(self, board: str, calibration: Calibration) -> None:
        """Remember how a board lies."""

    def keep_device(self, port: str, device: tuple[int, int, str]) -> None:
        """Remember which device is at a port."""


class Boards:
    """The one door for boards with sensors. Every method returns at once, but for `close`."""

    def __init__(
        self,
        ports: Sequence[str],
        post: Callable[[Event], None],
        position: Position,
        wanted: UseBoards,
        *,
        protocol: str = "",
        memory: BoardMemory | None = None,
    ) -> None:
        """Look for the boards at these ports, and for this position on them.

        `post` is called from other threads. Without `protocol` all are tried. What `memory` proposes
        counts where the position is found by it.
        """
        self._post = post
        self._memory = memory
        self._wanted = wanted
        self._to_keep: list[Callable[[], None]] = []
        self._is_closed = False
        self._changed = threading.Condition()
        with self._changed:  # what a line tells meanwhile waits
            self._boards = [_Board(number, port, position) for number, port in enumerate(ports)]
            for board in self._boards:
                device = memory.device(board.port) if memory else None
                identity = Identity(*device) if device else None
                tell = partial(self._take, board)
                board.link = SerialLink(board.port, tell, protocol=protocol, identity=identity)
        self._thread = threading.Thread(target=self._watch, name="boards", daemon=True)
        self._thread.start()

    def perform(self, effect: Effect) -> None:
        """Do what the conversation wants of a board; nothing, if it is about something else."""
        match effect:
            case UseBoards():
                self.use(effect)
            case LookFor():
                self.look_for(effect)
            case MarkSquares():
                self.mark(effect)
            case LeaveOut():
                self.leave_out(effect)
            case Buzz():
                self.buzz(effect)

    def use(self, wanted: UseBoards) -> None:
        """Have readings count so from now on."""
        with self._changed:
            self._wanted = wanted
            for board in self._boards:
                if board.sight:
                    board.sight.settling.wait(_stable(wanted), wanted.patience)
            self._changed.notify_all()

    def look_for(self, wanted: LookFor) -> None:
        """Look for this position on a board, if how it lies is not known."""
        with self._changed:
            board = self._boards[wanted.board]
            if wanted.is_anew and board.sight:
                board.position = wanted.position
                board.sight.expect(wanted.position)
                self._tell(board, board.sight.reconsider(time.monotonic()))
                return
            # The same one again would be told of again, though nothing has changed.
            if wanted.position != board.position:
                board.position = wanted.position
                if board.sight:
                    board.sight.expect(wanted.position)
                self._changed.notify_all()

    def forget(self, number: int) -> None:
        """Find out anew how a board lies, by the position that was looked for last."""
        with self._changed:
            board = self._boards[number]
            if board.sight:
                board.sight.forget()
            board.show()
            self._changed.notify_all()

    def mark(self, wanted: MarkSquares) -> None:
        """Light these squares of a board, and no others."""
        with self._changed:
            board = self._boards[wanted.board]
            board.marked = wanted.squares
            board.show()

    def leave_out(self, wanted: LeaveOut) -> None:
        """Leave out the sensors of these squares of a board, and no others."""
        with self._changed:
            board = self._boards[wanted.board]
            board.masked = wanted.squares
            if board.sight:
                board.sight.settling.mask(wanted.squares)
            self._changed.notify_all()

    def buzz(self, wanted: Buzz) -> None:
        """Have a board make itself felt: it vibrates if it can, else it sounds if it can."""
        with self._changed:
            self._boards[wanted.board].buzz(wanted.times)

    def close(self) -> None:
        """Put out the lights and let go of the ports. May be called twice."""
        with self._changed:
            self._is_closed = True
            for board in self._boards:
                board.marked = ()
                board.show()
                board.link.close()
            self._changed.notify_all()
        end = time.monotonic() + CLOSING
        self._thread.join(CLOSING)
        for board in self._boards:
            board.link.join(max(0.0, end - time.monotonic()))

    # What comes of the lines, in their threads

    def _take(self, board: "_Board", news: LinkNews) -> None:
        with self._changed:
            if self._is_closed:
                return
            match news:
                case LinkOpened():
                    self._find(board, news)
                case LinkLost(reason, path):
                    self._lose(board, reason, path)
                case LinkTold(message, at):
                    self._hear(board, message, at)
            self._changed.notify_all()

    def _find(self, board: "_Board", news: LinkOpened) -> None:
        board.is_there, board.lost = True, ""
        board.protocol, board.identity = news.protocol, news.identity
        if board.sight is None:
            stable, patience = _stable(self._wanted), self._wanted.patience
            codes = CODES[news.protocol]
            board.sight = Sight(codes, board.position, stable=stable, patience=patience)
            board.sight.settling.mask(board.masked)
        self._recall(board)
        vendor, product, serial = news.identity
        if self._memory and vendor is not None:
            device = (vendor, product or 0, serial)
            self._to_keep.append(partial(self._memory.keep_device, board.port, device))
        self._post(BoardFound(board.number, news.protocol))
        board.show()

    def _lose(self, board: "_Board", reason: str, path: str) -> None:
        board.is_there = False
        if board.sight:
            board.sight.begin()
        # Whoever pulls a cable has one trouble, not two.
        if reason != MISSING or board.lost not in (UNPLUGGED, SILENT):
            self._post(BoardLost(board.number, reason, path))
        board.lost = reason

    def _hear(self, board: "_Board", message: Message, now: float) -> None:
        if board.sight is None:
            return
        match message:
            case Introduced():
                self._meet(board, message)
            case Lifted() if self._wanted.is_touch_told and (square := board.touched(message)):
                self._post(PieceTouched(board.number, square))
        self._tell(board, board.sight.take(message, now))

    def _meet(self, board: "_Board", who: Introduced) -> None:
        """A board says who it is; if it is another one than before, it may lie in another way."""
        if who.serial and board.serial not in ("", who.serial) and board.sight:
            board.sight.forget()
        board.serial = who.serial or board.serial
        board.has_vibration = who.has_vibration
        self._recall(board)

    def _recall(self, board: "_Board") -> None:
        """Propose how it lay when it was used last."""
        if board.sight and self._memory:
            board.sight.remembered = self._memory.calibration(board.name, board.position.variant)

    def _tell(self, board: "_Board", sightings: Iterable[Sighting]) -> None:  # noqa: C901  (one list)
        number = board.number
        for sighting in sightings:
            match sighting:
                case Recognised(calibration):
                    if self._memory and board.name:
                        keep = self._memory.keep_calibration
                        self._to_keep.append(partial(keep, board.name, calibration))
                    self._post(BoardRecognised(number))
                    board.show()
                case Unrecognised(pieces, choices):
                    self._post(BoardUnrecognised(number, pieces, len(choices)))
                case Settled(reading, is_confirmed):
                    self._post(BoardRead(number, reading, "confirmed" if is_confirmed else "settled"))
                case Overdue(reading):
                    self._post(BoardRead(number, reading, "overdue"))
                case Strayed(pieces):
                    self._post(PiecesOnLight(number, pieces))
                case Suspect(square):
                    self._post(SensorSuspected(number, square))
                case Faulted(code, text):
                    self._post(BoardFaulted(number, code, text))
                case Pressed(button, "dn") if button in BUTTONS:
                    self._post(BoardButton(number, button))

    # The thread that looks

    def _watch(self) -> None:
        """Look at each board when something comes due, and keep what was learnt."""
        while True:
            with self._changed:
                due = None if self._is_closed else self._look()
                learnt, self._to_keep = self._to_keep, []
                if not learnt:
                    if self._is_closed:
                        return
                    self._changed.wait(None if due is None else max(0.0, due - time.monotonic()))
            for keep in learnt:
                keep()

    def _look(self) -> float | None:
        """What has come due on the boards; when something does next, if nothing changes."""
        next_looks = []
        for board in self._boards:
            if board.sight:
                self._tell(board, board.sight.look(time.monotonic()))
                next_looks.append(board.sight.next_look())
        return min((each for each in next_looks if each is not None), default=None)


class _Board:
    """One of them, as far as it is known. Whoever uses it holds the lock of the boards."""

    link: SerialLink

    def __init__(self, number: int, port: str, position: Position) -> None:
        self.number = number
        self.port = port
        """As the person wrote it."""
        self.position = position
        self.sight: Sight | None = None
        """From the first answer on."""
        self.protocol = ""
        self.identity = NO_IDENTITY
        self.serial = ""
        self.has_vibration = False
        self.is_there = False
        self.lost = ""
        self.marked: tuple[int, ...] = ()
        self.masked: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """What it is remembered by; empty where another board may have the same."""
        if self.serial:
            return f"{self.protocol} {self.serial}"
        vendor, product, serial = self.identity
        return f"usb {vendor:04x}:{product or 0:04x} {serial}".rstrip() if vendor is not None else ""

    def touched(self, lifted: Lifted) -> int:
        """The square from which a piece was lifted; 0 where none was, or that is not known."""
        calibration = self.sight.calibration if self.sight else None
        if calibration is None:
            return 0
        before, after = calibration.codes.seen((lifted.before, lifted.after))
        if after is not Seen.NOTHING or before in (Seen.NOTHING, Seen.UNSURE):
            return 0
        square = calibration.orientation.square_of(lifted.field)
        return 0 if square in self.masked else square

    def show(self) -> None:
        """Light the squares that are marked, as soon as it is known where they are."""
        calibration = self.sight.calibration if self.sight else None
        if self.is_there:
            fields = map(calibration.orientation.field_of, self.marked) if calibration else ()
            lit = dict.fromkeys(fields, "on")
            self.link.wish(lambda protocol: protocol.light(lit))

    def buzz(self, times: int) -> None:
        """Have it vibrate or sound, if it is there: later that would mean nothing."""
        if not self.is_there:
            return
        if self.has_vibration:
            self.link.wish(lambda protocol: protocol.vibrate(SHAKE, times))
        else:
            self.link.wish(lambda protocol: protocol.buzz(BEEP_HERTZ, BEEP, times))


def _stable(wanted: UseBoards) -> float:
    """The seconds of settling.py. Who moves by the button is guided as anybody is."""
    return wanted.settling / 1000 if wanted.settling else STABLE
