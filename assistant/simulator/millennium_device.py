"""A Millennium ChessLink board, 8 x 8: printable letters, each block with its parity as two hex digits.

The parity of each byte is the serial driver's: here bytes have seven bits, and an eighth is not looked
at. What no text says is decided here, and marked as such.
"""

from collections.abc import Mapping
from functools import reduce
from operator import xor

from assistant.simulator.board import Board
from assistant.simulator.device import Device

CHESS = {".": ".", "w": "P", "b": "p", "W": "Q", "B": "q"}
"""Pawns are men, queens are kings."""
CHESS_KINGS = CHESS | {"W": "K", "B": "k"}

LIGHTS = 81
"""At the corners of the squares, column by column from A8 down: the ninth is in the corner of A1."""
LENGTHS = {"S": 3, "L": 3 + 2 + 2 * LIGHTS, "X": 3, "T": 3, "V": 3, "W": 7, "R": 5}
"""Of each command, with its letter and its parity."""
START_UP_SECONDS = 3.0
UNIT = 0.002048
"""Seconds in one unit of the time of a scan."""
USUAL_SCAN, SHORTEST_SCAN = 20, 15
REPORT_UNIT = 0.004096
PATIENCE = 1.0
"""Seconds after which a command that does not go on is forgotten. No text says so."""

PARITY, SCAN_TIME, REPORTS, REPORT_TIME = range(4)
"""Places in its memory."""
EACH_SCAN, NEVER, TIMED = range(3)
HEX = "0123456789ABCDEF"


class MillenniumDevice(Device):
    """The board. Its memory outlasts the power; at first it reports every scan."""

    def __init__(
        self,
        board: Board,
        letters: Mapping[str, str] = CHESS,
        version: tuple[int, int] = (1, 3),
        memory: Mapping[int, int] | None = None,
    ) -> None:
        super().__init__(board)
        if board.size != 8:
            raise ValueError("a ChessLink board has 64 squares")
        self.letters, self.version = letters, version
        self.memory = {SCAN_TIME: USUAL_SCAN, REPORTS: EACH_SCAN, REPORT_TIME: 0} | dict(memory or {})
        self.patterns = (0,) * LIGHTS
        """How each light flashes, a bit for each slot of time."""
        self.slot_time = 0
        self.rejected = 0
        """Bytes that belonged to no command, and commands with a wrong parity."""
        self._begin(0.0, 0.0)

    def _begin(self, now: float, delay: float) -> None:
        self._ready_at = self._scanned_at = self._reported_at = now + delay
        self._command, self._heard_at = "", now
        self._scanned = self._reported = "." * 64 if delay else self._look()
        self._waiting_scans: int | None = None

    def power_up(self, now: float) -> list[bytes]:
        """Begin silently, with all lights off."""
        self.patterns, self.lights = (0,) * LIGHTS, {}
        self._begin(now, 0.0)
        return []

    # What the sensors see

    def tick(self, now: float) -> list[bytes]:
        """Scan when it is time for that, and report as the memory has it."""
        if now < self._ready_at or now - self._scanned_at < self._scan_seconds:
            return []
        self._scanned_at = now
        seen = self._look()
        has_changed, self._scanned = seen != self._scanned, seen
        if not self._is_report_due(has_changed, now):
            return []
        self._reported, self._reported_at = seen, now
        return [_block("s" + seen)]

    @property
    def _scan_seconds(self) -> float:
        time = self.memory.get(SCAN_TIME, USUAL_SCAN)
        return (time if time >= SHORTEST_SCAN else USUAL_SCAN) * UNIT

    def _is_report_due(self, has_changed: bool, now: float) -> bool:
        """Whether to report: each scan, never, by the clock, or so many equal scans after a change."""
        how = self.memory.get(REPORTS, EACH_SCAN) & 7
        if how <= TIMED:
            wait = self.memory.get(REPORT_TIME, 0) * REPORT_UNIT
            return how == EACH_SCAN or (how == TIMED and now - self._reported_at >= wait)
        debounce = 0 if how == 3 else how - 2
        if has_changed:
            self._waiting_scans = debounce
        elif self._waiting_scans:
            self._waiting_scans -= 1
        if self._waiting_scans != 0:
            return False
        self._waiting_scans = None
        return self._scanned != self._reported

    def _look(self) -> str:
        return "".join(self.letters.get(self.board.seen(field), ".") for field in range(64))

    # What the host sends

    def receive(self, data: bytes, now: float) -> list[bytes]:
        """Answer whole commands with the right parity; to others there is no answer."""
        answers = self.tick(now)
        if self._command and now - self._heard_at > PATIENCE:
            self._command = ""
        self._heard_at = now
        for byte in data:
            if now < self._ready_at:
                break
            self._command += chr(byte & 0x7F)
            length = LENGTHS.get(self._command[0])
            if length is None:
                self.rejected += 1
                self._command = ""
            elif len(self._command) == length:
                command, self._command = self._command, ""
                answers += self._obey(command[:-2], command[-2:], now)
        return answers

    def _obey(self, command: str, given: str, now: float) -> list[bytes]:
        is_checked = not self.memory.get(PARITY, 0) & 1
        if (is_checked and given != parity(command)) or not set(command[1:]) <= set(HEX):
            self.rejected += 1
            return []
        answer = self._answer(command[0], bytes.fromhex(command[1:]), now)
        return [_block(answer)] if answer else []

    def _answer(self, letter: str, values: bytes, now: float) -> str:
        match letter:
            case "S":
                return "s" + self._scanned
            case "L":
                self._flash(values[0], tuple(values[1:]))
                return "l"
            case "X":
                self._flash(0, (0,) * LIGHTS)
                return "x"
            case "V":
                return "v" + _hex(*self.version)
            case "W":
                self.memory[values[0]] = values[1]
                return "w" + _hex(*values)
            case "R":
                return "r" + _hex(values[0], self.memory.get(values[0], 0))
        self._flash(0, (0,) * LIGHTS)  # a reset, and no answer
        self._begin(now, START_UP_SECONDS)
        return ""

    def _flash(self, slot_time: int, patterns: tuple[int, ...]) -> None:
        """Set all lights. A field is lit when the lights of its four corners are."""
        self.slot_time, self.patterns = slot_time, patterns
        lights = {}
        for field in range(64):
            corner = field % 8 * 9 + field // 8
            corners = [patterns[each] for each in (corner, corner + 1, corner + 9, corner + 10)]
            if all(corners):
                lights[field] = "on" if all(each == 0xFF for each in corners) else "blink"
        self._show(lights)


def parity(text: str) -> str:
    """The exclusive or of all characters, as two hex digits."""
    return f"{reduce(xor, text.encode('ascii')):02X}"


def _hex(*values: int) -> str:
    return bytes(values).hex().upper()


def _block(text: str) -> bytes:
    return (text + parity(text)).encode("ascii")
