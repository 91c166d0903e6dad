"""A board that speaks TDB/1, the open line protocol for boards that people build (docs/tdb1.md)."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from assistant.simulator.board import BROKEN, EMPTY, Board
from assistant.simulator.device import Buzzed, Device, Vibrated
from assistant.simulator.tdb_lines import CommandLines, line_of

VERSION = "1"
REPEAT_SECONDS, REPEATS = 0.3, 3
"""What wants an answer is sent again so often, so far apart."""
FORGETTING_SECONDS = 2.0
"""The same number again is no repeat after so long."""
WAITING_MESSAGES = 16
"""So many presses and faults wait for those before them to be answered."""
USUAL = {"deb": 50, "beat": 2000}
BOUNDS = {"deb": (10, 500), "beat": (500, 2000)}
"""Milliseconds: how long a field must say the same, and the time between two heartbeats."""
HERTZ, MILLISECONDS, TIMES = (100, 10_000), (10, 5000), (1, 10)
BUTTONS = ("confirm", "repeat", "undo", "help")


@dataclass(slots=True)
class _Unanswered:
    """The message under way that wants an answer."""

    number: int
    line: bytes
    sent: float
    repeats: int = 0


class TdbDevice(Device):
    """The board, with as many senses, lights and buttons as it is given."""

    def __init__(
        self,
        board: Board,
        sense: str = "pce",
        has_all_fields: bool = False,
        identity: str = "damavoce-sim",
        firmware: str = "1.0",
        has_lights: bool = True,
        has_buzzer: bool = True,
        has_vibration: bool = True,
        buttons: Sequence[str] = BUTTONS,
        is_bench: bool = False,
    ) -> None:
        super().__init__(board)
        # Sensors do not turn with the game: they are where they are on a board that is not turned.
        plain = Board(board.variant)
        playable = [plain.field_of(square) for square in range(1, board.variant.geometry.squares + 1)]
        self._sensors = list(range(board.size**2)) if has_all_fields else playable
        self.sense, self.identity, self.firmware = sense, identity, firmware
        self.has_lights, self.has_buzzer, self.has_vibration = has_lights, has_buzzer, has_vibration
        self.buttons = tuple(buttons)
        self.lines = CommandLines(is_bench)
        self._begin(0.0)

    def _begin(self, now: float) -> None:
        self._began = self._last_state = now
        self._number = 0
        self.lines.forget()
        self._greeted()
        self._stable = [self._code(field) for field in self._sensors]
        """What every sensor says, and has said for long enough."""
        self._changing: dict[int, tuple[str, float]] = {}
        """What some say now, and since when."""

    def _greeted(self) -> None:
        """Forget all that a host has wanted, and what still waited for its answer."""
        self.lights = {}
        self._settings = dict(USUAL)
        self._unanswered: _Unanswered | None = None
        self._waiting: deque[tuple[str, ...]] = deque(maxlen=WAITING_MESSAGES)
        self._heard = (-1, 0.0, "")
        """The number of the last message of the host, when it came, and why it was refused."""

    def power_up(self, now: float) -> list[bytes]:
        """Begin anew, and say so: many small computers begin anew whenever their port is opened."""
        self._begin(now)
        return [self._info(), self._state(now)]

    # What the board tells of itself

    def tick(self, now: float) -> list[bytes]:
        """Report what changed and has stayed so, beat, and repeat what nobody answered."""
        told = self._changes(now)
        if told or now - self._last_state >= self._settings["beat"] / 1000:
            told.append(self._state(now))
        return told + self._under_way(now)

    def press(self, button: str, how: str, now: float) -> list[bytes]:
        """Report a button, again and again until the host has heard it."""
        if button not in self.buttons:
            return []
        self._waiting.append(("BT", button, how))
        return self._under_way(now)

    def fail(self, code: str, text: str, now: float) -> list[bytes]:
        """Tell of a fault: a sensor that does not work, a battery that is low."""
        self._waiting.append(("ERR", code, text))
        return self._under_way(now)

    def _under_way(self, now: float) -> list[bytes]:
        """What wants an answer and is due: one message at a time, and that again if need be."""
        waiting = self._unanswered
        if waiting:
            if now - waiting.sent < REPEAT_SECONDS:
                return []
            if waiting.repeats < REPEATS:
                waiting.repeats += 1
                waiting.sent = now
                return [waiting.line]
            self._unanswered = None
        if not self._waiting:
            return []
        number, line = self._number, self._message(*self._waiting.popleft())
        self._unanswered = _Unanswered(number, line, now)
        return [line]

    def _changes(self, now: float) -> list[bytes]:
        told = []
        for number, field in enumerate(self._sensors):
            code, old = self._code(field), self._stable[number]
            if code == old:
                self._changing.pop(number, None)
                continue
            seen, since = self._changing.get(number, ("", now))
            if seen != code:
                since = now
                self._changing[number] = (code, now)
            if now - since < self._settings["deb"] / 1000:
                continue
            del self._changing[number]
            self._stable[number] = code
            clock = str(int((since - self._began) * 1000) % 2**32)
            told.append(self._message("EV", str(number + 1), old, code, clock))
            if code == BROKEN:
                self._waiting.append(("ERR", "sensor", f"{number + 1} broken"))
        return told

    def _code(self, field: int) -> str:
        piece = self.board.seen(field)
        if piece in (EMPTY, BROKEN) or self.sense == "pce":
            return piece
        return "o" if self.sense == "occ" else piece.lower()

    def _state(self, now: float) -> bytes:
        self._last_state = now
        return self._message("ST", "".join(self._stable))

    def _info(self) -> bytes:
        lights = len(self._sensors) if self.has_lights else 0
        can = f"led={lights},buz={self.has_buzzer:d},vib={self.has_vibration:d},btn={len(self.buttons)}"
        fields = str(len(self._sensors))
        return self._message("INFO", VERSION, self.identity, self.firmware, fields, self.sense, can)

    def _message(self, verb: str, *arguments: str) -> bytes:
        number, self._number = self._number, (self._number + 1) % 256
        return line_of(",".join((verb, str(number), *arguments)))

    # What the host says

    def receive(self, data: bytes, now: float) -> list[bytes]:
        """Answer whole lines; what is no line gets no answer."""
        answers = self.tick(now)
        for body in self.lines.receive(data):
            answers += self._obey(body.split(","), now)
        return answers

    def _obey(self, words: list[str], now: float) -> list[bytes]:
        verb, *rest = words
        number = _whole(rest[0], (0, 255)) if rest else None
        if number is None:
            return []  # without its number it cannot even be refused
        arguments = rest[1:]
        match verb:
            case "OK" | "NO":
                self._answered(verb, arguments)
                return self._under_way(now)
            case "HI":
                if not arguments or arguments[0].partition(".")[0] != VERSION:
                    return [self._message("NO", str(number), "ver")]
                self._greeted()
                return [self._info()]
            case "GET" if arguments[:1] in (["ST"], ["INFO"]):
                return [self._state(now) if arguments[0] == "ST" else self._info()]
        last, at, refusal = self._heard
        # What is repeated was done, and the answer to it was lost: it is answered and not done again.
        if number != last or now - at >= FORGETTING_SECONDS:
            refusal = self._do(verb, arguments)
        self._heard = (number, now, refusal)
        if refusal:
            return [self._message("NO", str(number), refusal)]
        return [self._message("OK", str(number))]

    def _answered(self, verb: str, arguments: list[str]) -> None:
        """Take the host's answer, unless it wants the message again."""
        wants_again = verb == "NO" and arguments[1:2] in (["crc"], ["busy"])
        if not self._unanswered or wants_again:
            return
        if arguments[:1] == [str(self._unanswered.number)]:
            self._unanswered = None

    def _do(self, verb: str, arguments: list[str]) -> str:
        """Do what the host wants; "" or the code of why not."""
        match verb:
            case "PING":
                return ""
            case "GET":
                return "arg"
            case "SET":
                return self._set(arguments)
            case "LED" if self.has_lights:
                return self._set_lights(arguments)
            case "CLR":
                self._show({})
                return ""
            case "BZ" if self.has_buzzer:
                numbers = _wholes(arguments, HERTZ, MILLISECONDS, TIMES)
                if numbers:
                    self.news.append(Buzzed(*numbers))
                return "" if numbers else "arg"
            case "VB" if self.has_vibration:
                numbers = _wholes(arguments, MILLISECONDS, TIMES)
                if numbers:
                    self.news.append(Vibrated(*numbers))
                return "" if numbers else "arg"
        return "verb"

    def _set(self, arguments: list[str]) -> str:
        """Set all of them, or none."""
        settings = dict(self._settings)
        for each in arguments:
            name, _, value = each.partition("=")
            number = _whole(value, BOUNDS.get(name, (0, -1)))
            if number is None:
                return "arg"
            settings[name] = number
        self._settings = settings
        return "" if arguments else "arg"

    def _set_lights(self, arguments: list[str]) -> str:
        """Set those that are named; the others stay as they are."""
        lights = dict(self.lights)
        for each in arguments[0].split(";") if arguments else [""]:
            name, _, how = each.partition(":")
            number = _whole(name, (1, len(self._sensors)))
            if number is None or how not in ("on", "blink", "off"):
                return "arg"
            lights[self._sensors[number - 1]] = how
        self._show({field: how for field, how in lights.items() if how != "off"})
        return ""


def _whole(text: str, bounds: tuple[int, int]) -> int | None:
    """A whole number within bounds."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        return None
    number = int(text)
    return number if bounds[0] <= number <= bounds[1] else None


def _wholes(texts: list[str], *bounds: tuple[int, int]) -> list[int]:
    """As many numbers as there are bounds, or none; what stands behind them is not looked at."""
    numbers = [_whole(text, each) for text, each in zip(texts, bounds, strict=False)]
    found = [number for number in numbers if number is not None]
    return found if len(found) == len(bounds) else []
