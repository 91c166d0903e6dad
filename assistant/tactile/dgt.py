"""The DGT electronic board: what its messages tell, its commands, and when to send them.

The board's maker published the protocol as a header file (dgtbrd.h of 2012-03-09, with additions up to
2017). It says that the protocol is protected under trade mark registration and copyrights, that it may
not be used commercially without written permission of DGT Projects B.V., and that it is illegal to
transfer registered trade mark identifications by it. This file is written from facts alone, and never
asks for the trade mark text.

A field update is told as a change and nothing more, and a dump is asked for when the updates have
stopped: the header warns that a new field may be told before the old one, that a piece that is slid is
told on every field it passes, and that some changes are never told. What was lost of a message counts
as a change too. How messages are found among the bytes is in dgt_bytes.py.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from assistant.tactile.dgt_bytes import DgtMessage, Splitter, printable
from assistant.tactile.messages import Alive, Changed, Dumped, Faulted, Introduced, Message

Numbering = Literal["all", "dark", "light"]

SEND_RESET, SEND_BRD, RETURN_SERIALNR = b"\x40", b"\x42", b"\x45"
SEND_UPDATE_NICE, SEND_BATTERY_STATUS, SEND_VERSION = b"\x4b", b"\x4c", b"\x4d"
SEND_BRD_50B, SEND_BRD_50W = b"\x50", b"\x52"
SCAN_50B, SCAN_50W, SCAN_100 = b"\x51", b"\x53", b"\x54"
SET_LEDS, LEDS_OFF = b"\x60\x04", b"\x60\x04\x00\x40\x40\x00"

_DUMPS: Final[dict[Numbering, bytes]] = {"all": SEND_BRD, "dark": SEND_BRD_50B, "light": SEND_BRD_50W}
_SCANS: Final[dict[Numbering, bytes]] = {"all": SCAN_100, "dark": SCAN_50B, "light": SCAN_50W}

PACE = 0.1
"""Between two commands: what waits in the board has room for about ten bytes."""
SETTLED = 0.25
LONGEST_UNREST = 2.0
"""A sensor that flickers reports changes without end; a dump is asked for all the same."""
ANSWER = 1.0
"""A scan of the board takes a quarter of a second, and 103 bytes a tenth."""
WATCHDOG = 5.0
MOST_MISSED = 3
BATTERY = 300.0
LOW_BATTERY = 15
"""Per cent. The board itself never says that it is low."""
SLOWEST_REPEAT = 5


class Dgt:
    """One board on its own line: bytes and the time in, messages and bytes out.

    `numbering` says which dump is asked for: all fields, or the 50 dark or light ones of a board with
    10 x 10. `has_lights` is for a Revelation II, `has_battery` for a board with Bluetooth: other boards
    are not asked what they cannot know.
    """

    name: Final = "dgt"
    baud_rate: Final = 9600
    line: Final = "8N1"

    def __init__(
        self,
        *,
        numbering: Numbering = "all",
        settled: float = SETTLED,
        has_lights: bool = False,
        has_battery: bool = False,
    ) -> None:
        self.counts: Counter[str] = Counter()
        """What was dropped: bytes of `noise`, messages of impossible `length` or `cut short`, `eeprom`
        dumps that were swallowed, `field` numbers and a `value` that no board has."""
        self.trademark = ""
        """What the board says of itself, if it does so unasked."""
        self._numbering = numbering
        self._dump = _DUMPS[numbering]
        self._settled = settled
        self._has_battery = has_battery
        self._has_lights = has_lights
        self._forget()

    def _forget(self) -> None:
        lights = 64 if self._has_lights else 0
        self._introduction = Introduced("DGT", sense="pce", lights=lights)
        self._is_battery_low = False
        self._splitter = Splitter(self.counts)
        self._queue: list[bytes] = []
        self._lights: list[bytes] = []
        self._sent_at = self._watchdog_at = self._battery_at = float("-inf")
        self._is_open = False
        self._missed = 0
        self._unrest: tuple[float, float] | None = None  # the first and the last change
        self._dump_asked: float | None = None
        self._dump_sent_at = float("inf")
        self._dumps_asked = 0

    def begin(self, now: float) -> bytes:
        """What to send when the line has been opened, also when it has been opened again."""
        self._forget()
        self._is_open = True
        self._queue = [SEND_UPDATE_NICE, SEND_VERSION, RETURN_SERIALNR, self._dump]
        if self._has_battery:
            self._queue.append(SEND_BATTERY_STATUS)
        self._sent_at = self._watchdog_at = self._battery_at = now
        return SEND_RESET

    def receive(self, data: bytes, now: float) -> list[Message]:
        """What the board has told by these bytes. Never raises, whatever they are."""
        dropped = self.counts.total()
        messages: list[Message] = []
        for identifier, payload in self._splitter.split(data, now):
            self._missed = 0
            messages += self._understood(identifier, payload, now)
        # What was lost may have been a change.
        if self.counts.total() > dropped:
            self._note_change(now)
        return messages

    def tick(self, now: float) -> bytes:
        """What to send now: at most one command, and none within 100 ms of the one before."""
        if not self._is_open or now - self._sent_at < PACE:
            return b""
        self._ask_what_is_due(now)
        waiting = self._queue or self._lights
        if not waiting:
            return b""
        command = waiting.pop(0)
        self._sent_at = now
        if command == self._dump:
            self._unrest = None
            self._dump_asked = self._dump_sent_at = now
            self._dumps_asked += 1
        elif command == RETURN_SERIALNR:
            self._watchdog_at = now
            self._missed += 1
        return command

    def is_silent(self, now: float) -> bool:
        """Whether three questions have had no answer, nor anything else that could be understood."""
        return self._missed >= MOST_MISSED and now - self._watchdog_at >= ANSWER

    def is_idle(self) -> bool:
        """Whether nothing waits to be sent; lights have no answer."""
        return not self._queue and not self._lights

    def request_dump(self) -> None:
        """Have tick() ask for a dump, whether anything has changed or not."""
        self._ask(self._dump)

    def light(self, fields: Mapping[int, str]) -> None:
        """Light these fields and no others, on a Revelation II; it cannot blink by itself.

        A command names two fields, which the header calls start and end: those of a move, not a range.
        """
        if not self._has_lights:
            return
        known = [field for field in fields if 0 <= field < 64]
        pairs = zip(known[::2], [*known[1::2], *known[-1:]], strict=False)
        self._lights = [LEDS_OFF, *(SET_LEDS + bytes([1, *pair, 0]) for pair in pairs)]

    def buzz(self, hertz: int, milliseconds: int, times: int) -> None:
        """The board has no buzzer: that of a clock would need the clock."""

    def vibrate(self, milliseconds: int, times: int) -> None:
        """The board cannot."""

    def write_scanned_fields(self, numbering: Numbering) -> None:
        """Have the board scan these fields only, from now on. WRITES TO THE BOARD'S EEPROM.

        It is still so when the board is switched on again, whatever program it then serves. Never sent
        by itself: ask the person first.
        """
        self._ask(_SCANS[numbering])

    def _ask(self, command: bytes) -> None:
        if command not in self._queue:
            self._queue.append(command)

    def _ask_what_is_due(self, now: float) -> None:
        if now - self._watchdog_at >= WATCHDOG:
            self._ask(RETURN_SERIALNR)
        # An update may be lost, and nothing says so: who has moved must not wait for ever.
        if self._dump_asked is None and now - self._dump_sent_at >= WATCHDOG:
            self._ask(self._dump)
        if self._has_battery and now - self._battery_at >= BATTERY:
            self._battery_at = now
            self._ask(SEND_BATTERY_STATUS)
        if self._unrest is not None:
            first, last = self._unrest
            if now - last >= self._settled or now - first >= LONGEST_UNREST:
                self._ask(self._dump)
        # Later each time: a board that sends its EEPROM is deaf for eight seconds.
        patience = ANSWER * min(self._dumps_asked, SLOWEST_REPEAT)
        if self._dump_asked is not None and now - self._dump_asked >= patience:
            self._ask(self._dump)

    def _note_change(self, now: float) -> None:
        first = self._unrest[0] if self._unrest is not None else now
        self._unrest = (first, now)

    def _understood(self, identifier: int, payload: bytes, now: float) -> list[Message]:
        match identifier:
            case DgtMessage.BOARD_DUMP | DgtMessage.BOARD_DUMP_50B | DgtMessage.BOARD_DUMP_50W:
                self._dump_asked, self._dumps_asked = None, 0
                return [*self._introduced(fields=len(payload)), Dumped(tuple(payload))]
            case DgtMessage.FIELD_UPDATE:
                self._note_change(now)
                return [Changed(self._field(payload[0]))]
            case DgtMessage.SERIALNR:
                return self._introduced(serial=printable(payload)) or [Alive()]
            case DgtMessage.LONG_SERIALNR if not self._introduction.serial:
                # The short one is what a board is known by: it is asked for, and every board has it.
                return self._introduced(serial=printable(payload)) or [Alive()]
            case DgtMessage.VERSION:
                return self._introduced(version=f"{payload[0]}.{payload[1]:02}") or [Alive()]
            case DgtMessage.BATTERY_STATUS:
                return self._battery(payload)
            case DgtMessage.TRADEMARK:
                self.trademark = printable(payload)
        return [Alive()]

    def _introduced(self, **known: Any) -> list[Message]:
        """Who the board is, if that says more than before."""
        introduction = replace(self._introduction, **known)
        if introduction == self._introduction:
            return []
        self._introduction = introduction
        return [introduction]

    def _field(self, number: int) -> int | None:
        """The field of an update, where its number can be that of a field in a dump.

        How fields are numbered in updates of a board that scans 50 of them nobody has described.
        """
        fields = self._introduction.fields
        if self._numbering != "all" or fields == 50:
            return None
        if number < (fields or 100):
            return number
        self.counts["field"] += 1
        return None

    def _battery(self, payload: bytes) -> list[Message]:
        percent, is_charging = payload[0], len(payload) > 8 and payload[8] & 1
        if percent > 100:
            self.counts["value"] += 1
            return [Alive()]
        was_low, self._is_battery_low = self._is_battery_low, percent < LOW_BATTERY and not is_charging
        return [Faulted("battery", f"{percent}%") if self._is_battery_low and not was_low else Alive()]
