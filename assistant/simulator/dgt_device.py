"""A DGT board, 8 x 8 or 10 x 10, as its protocol describes it, alone on its line.

It has no clock. It says who it is in words of its own: the texts of the maker are a trade mark. What
no text says is decided here, and marked as such.
"""

from collections.abc import Mapping
from enum import IntEnum

from assistant.simulator.board import Board
from assistant.simulator.device import Device

DRAUGHTS = {".": 0x00, "w": 0x01, "b": 0x04, "W": 0x07, "B": 0x0A}
SWAPPED = {".": 0x00, "w": 0x01, "b": 0x07, "W": 0x04, "B": 0x0A}
"""Black men and white kings, the other way round before or after 2011."""
CHESS = {".": 0x00, "w": 0x01, "b": 0x07, "W": 0x06, "B": 0x0C}
"""A chess set: pawns and queens."""

SCAN_SECONDS = 0.24
"""One look at all squares, one after the other, takes 200 to 250 ms."""
WAITING_COMMANDS = 10
"""More than the board has room for is lost."""
CLOCK_SECONDS = 1.0
PATIENCE = 1.0
"""Seconds after which a command that does not go on is forgotten. No text says so."""
TRADEMARK = b"A board of Damavoce that is not there.\n"
NO_CLOCK = 0x20


class DgtCommand(IntEnum):
    """What the host may send."""

    CLOCK_MESSAGE = 0x2B
    RESET = 0x40
    SEND_CLOCK = 0x41
    SEND_DUMP = 0x42
    UPDATE = 0x43
    UPDATE_BOARD = 0x44
    SEND_SERIAL = 0x45
    SEND_BUS_ADDRESS = 0x46
    SEND_TRADEMARK = 0x47
    SEND_MOVES = 0x49
    TO_BUS_MODE = 0x4A
    UPDATE_NICE = 0x4B
    SEND_VERSION = 0x4D
    BOOTLOADER = 0x4E
    SEND_DUMP_50B = 0x50
    SCAN_50B = 0x51
    SEND_DUMP_50W = 0x52
    SCAN_50W = 0x53
    SCAN_100 = 0x54
    SEND_LONG_SERIAL = 0x55
    SET_LEDS = 0x60


KNOWN = frozenset(DgtCommand)
MODES: dict[int, str] = {
    DgtCommand.RESET: "idle",
    DgtCommand.UPDATE: "update",
    DgtCommand.UPDATE_BOARD: "update board",
    DgtCommand.UPDATE_NICE: "update nice",
}
SCANS: dict[int, str] = {
    DgtCommand.SCAN_50B: "50B",
    DgtCommand.SCAN_50W: "50W",
    DgtCommand.SCAN_100: "100",
}


class DgtDevice(Device):
    """The board. `mode` is `bus` at first, then `idle` or one of the updating ones."""

    def __init__(
        self,
        board: Board,
        codes: Mapping[str, int] = DRAUGHTS,
        serial: int = 137,
        long_serial: int = 3000100137,
        version: tuple[int, int] = (1, 8),
        scan: str = "100",
        has_lights: bool = False,
        scan_seconds: float = SCAN_SECONDS,
    ) -> None:
        super().__init__(board)
        self.codes = codes
        self.serial, self.long_serial, self.version = serial, long_serial, version
        self.scan = scan
        """Which squares are looked at; written to its EEPROM, so it outlasts the power."""
        self.eeprom_writes = 0
        self.has_lights = has_lights
        self.scan_seconds = scan_seconds
        size = board.size  # the near left corner is dark, as on every board for chess
        self._all = tuple(range(size**2))
        self._dark = tuple(field for field in self._all if (field // size + field % size) % 2)
        self._light = tuple(field for field in self._all if (field // size + field % size) % 2 == 0)
        self.mode = "bus"
        self.is_in_bootloader = False
        """Whether the host has sent the one command that it must never send."""
        self._scanned: dict[int, int] = {}
        """The codes by field, as the last look at each field found them."""
        self._next = 0
        self._looked_at = self._clock_told = 0.0
        self._begun, self._heard_at = b"", 0.0
        """A command that has not come wholly, and when its last byte came."""

    def power_up(self, now: float) -> list[bytes]:
        """Begin in bus mode, silently."""
        self.mode, self.is_in_bootloader, self._begun = "bus", False, b""
        self.lights = {}
        self._scanned = {field: self._code(field) for field in self._looked_over()}
        self._next, self._looked_at = 0, now
        return []

    # What the sensors see

    def tick(self, now: float) -> list[bytes]:
        """Look at as many fields as there was time for, one after the other.

        So a piece that moves meanwhile may be seen on two fields or on none, the new field may be told
        before the old one, and a piece that is replaced quickly is never seen to leave.
        """
        fields = self._looked_over()
        since = max(0.0, now - self._looked_at)
        share = since / self.scan_seconds if self.scan_seconds > 0 else 1.0
        if share >= 1:
            count, self._looked_at = len(fields), now
        else:
            count = int(share * len(fields))
            self._looked_at += count / len(fields) * self.scan_seconds
        updates = []
        for _ in range(count):
            number, self._next = self._next, (self._next + 1) % len(fields)
            field, code = fields[number], self._code(fields[number])
            if self._scanned.get(field, 0) != code:
                self._scanned[field] = code
                updates.append(_message(0x8E, bytes([number, code])))
        if not self.mode.startswith("update"):
            return []
        if self.mode == "update" and now - self._clock_told >= CLOCK_SECONDS:
            self._clock_told = now
            updates.append(self._clock())
        return updates

    def _looked_over(self) -> tuple[int, ...]:
        """The fields that are looked at, in order; their places are the numbers in reports.

        No text says how fields are numbered in reports where 50 of 100 are looked at: here as in a dump
        of 50.
        """
        return {"50B": self._dark, "50W": self._light}.get(self.scan, self._all)

    def _code(self, field: int) -> int:
        return self.codes.get(self.board.seen(field), 0)

    # What the host sends

    def receive(self, data: bytes, now: float) -> list[bytes]:
        """Answer commands. Of a burst only as many as there is room for are heard."""
        answers = self.tick(now)
        if now - self._heard_at > PATIENCE:
            self._begun = b""
        self._heard_at = now
        commands, self._begun = _split(self._begun + data)
        for command in commands[:WAITING_COMMANDS]:
            answers += self._answer(command, now)
        return answers

    def _answer(self, command: bytes, now: float) -> list[bytes]:
        code = command[0]
        if self.is_in_bootloader:
            return []  # there is nobody any more who could answer
        if code >= 0x80:
            self.mode = "bus"
            return []
        if code not in KNOWN:
            return []
        if self.mode == "bus":
            self.mode = "idle"
        if code in MODES:
            # Times come at once where they come regularly.
            self.mode, self._clock_told = MODES[code], now - CLOCK_SECONDS
        elif code in SCANS:
            self._scan_only(SCANS[code])
        elif code == DgtCommand.TO_BUS_MODE:
            self.mode = "bus"
        elif code == DgtCommand.BOOTLOADER:
            self.is_in_bootloader = True
        elif code == DgtCommand.SET_LEDS:
            self._set_leds(command)
        else:
            return self._told(code)
        return []

    def _told(self, code: int) -> list[bytes]:
        """The answer to a question; to one that it does not know, none."""
        has_100_fields = self.board.size == 10
        match code:
            case DgtCommand.SEND_CLOCK:
                return [self._clock()]
            case DgtCommand.SEND_MOVES:
                return [self._moves()]
            case DgtCommand.SEND_DUMP:
                return [self._dump(0x86, self._all)]
            case DgtCommand.SEND_DUMP_50B if has_100_fields:
                return [self._dump(0x94, self._dark)]
            case DgtCommand.SEND_DUMP_50W if has_100_fields:
                return [self._dump(0x95, self._light)]
        return self._introduced(code)

    def _introduced(self, code: int) -> list[bytes]:
        """Who the board is."""
        match code:
            case DgtCommand.SEND_SERIAL:
                return [_message(0x91, b"%05d" % self.serial)]
            case DgtCommand.SEND_BUS_ADDRESS:
                return [_message(0x90, bytes(divmod(self.serial % (1 << 14), 128)))]
            case DgtCommand.SEND_TRADEMARK:
                return [_message(0x92, TRADEMARK + b"Serial nr. %05d\n" % self.serial)]
            case DgtCommand.SEND_VERSION:
                return [_message(0x93, bytes(self.version))]
            case DgtCommand.SEND_LONG_SERIAL:
                return [_message(0xA2, b"%010d" % self.long_serial)]
        return []

    def _dump(self, kind: int, fields: tuple[int, ...]) -> bytes:
        """What the last look found; nothing on fields that are not looked at."""
        return _message(kind, bytes(self._scanned.get(field, 0) for field in fields))

    def _clock(self) -> bytes:
        return _message(0x8D, bytes([0, 0, 0, 0, 0, 0, NO_CLOCK]))

    def _moves(self) -> bytes:
        """What is kept of changes: here only that power came, and which pieces were found then."""
        found = [bytes([0x40 | code, field]) for field, code in self._scanned.items() if code]
        return _message(0x8F, b"\x7f\x7f\x7f\x6a" + b"".join(found) + b"\x6b")

    def _scan_only(self, scan: str) -> None:
        if self.board.size == 10:  # no text says what smaller boards do: nothing here
            self.scan = scan
            self.eeprom_writes += 1
            self._scanned = {field: self._code(field) for field in self._looked_over()}
            self._next = 0

    def _set_leds(self, command: bytes) -> None:
        """Light fields from one to another, or have all be dark: boards with lights have 64."""
        _, _, how, first, last, _ = command
        if not self.has_lights or how > 1:
            return
        if how == 0 and first == 0x40:
            self._show({})
        elif first <= last < 64:
            changed = range(first, last + 1)
            kept = {field: "on" for field in self.lights if field not in changed}
            self._show(kept | (dict.fromkeys(changed, "on") if how else {}))


def _message(kind: int, payload: bytes) -> bytes:
    """The kind, the length of the whole in twice seven bits, and the payload."""
    return bytes([kind, *divmod(len(payload) + 3, 128)]) + payload


def _split(data: bytes) -> tuple[list[bytes], bytes]:
    """The commands in some bytes, and what has been begun. Two commands have a length and data."""
    commands = []
    while data:
        length = 1
        if data[0] == DgtCommand.SET_LEDS:
            length = 6
        elif data[0] == DgtCommand.CLOCK_MESSAGE:
            length = data[1] + 2 if len(data) > 1 else 2
        if len(data) < length:
            break
        commands.append(data[:length])
        data = data[length:]
    return commands, data
