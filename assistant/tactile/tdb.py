"""TDB/1, the open protocol of boards that people build themselves; docs/tdb1.md specifies it.

Bytes come in, with the time, and messages go out; what is to be sent is fetched with `begin` and
`tick`. Nothing here opens a port, has a clock, knows what a code means or which square a field is. How
a line is read and written is in tdb_lines.py; here is the conversation: one request at a time, repeated
until it is answered.
"""

from collections import Counter, deque
from collections.abc import Mapping
from math import inf
from typing import ClassVar, NamedTuple

from assistant.tactile.messages import Alive, Dumped, Faulted, Introduced, Message
from assistant.tactile.tdb_lines import (
    LONGEST_LINE,
    VERSION,
    Lines,
    framed,
    introduction,
    number,
    understood,
)

SEQUENCES = 256

BEAT = 2.0
SILENT_AFTER = 2 * BEAT + 0.5
"""Two beats missing; half a second, since the second one may be on its way."""
GREET_AFTER, GREET_RARELY, PATIENCE = 1.0, 5.0, 15.0
"""An Arduino begins anew when its port is opened, and hears nothing for a second or two."""
REPEAT_AFTER, REPEATS = 0.3, 3
DOUBT_AFTER = 1.0
"""The state is asked for no sooner than this after the last time, however many lines are damaged."""
REMEMBERED_FOR = 2.0
"""Repeats come within a second. Later the same bytes are another message: numbers come round again."""
REMEMBERED, QUEUED = 16, 8
"""How many messages are compared with a new one, and how many answers or sounds wait."""

VERBS = frozenset({"ST", "EV", "BT", "ERR"})
WANT_AN_ANSWER = frozenset({"BT", "ERR"})
LIGHTS = frozenset({"on", "blink"})
ROOM_FOR_LIGHTS = LONGEST_LINE - len("$LED,255,*0000\r\n")


class TdbRequest(NamedTuple):
    """What was asked of the board and is not yet answered."""

    seq: int
    verb: str
    frame: bytes
    sent_at: float
    times: int = 1


class Taken(NamedTuple):
    """A message of the board that came a moment ago, to know its repeats."""

    body: str
    answer: tuple[str, ...]
    at: float


class Tdb:
    """The host's side of TDB/1. Nothing raises, whatever comes; what was dropped is in `counts`."""

    name: ClassVar[str] = "tdb"
    baud_rate: ClassVar[int] = 115200
    line: ClassVar[str] = "8N1"

    def __init__(self, is_bench: bool = False) -> None:
        """With `is_bench` a person may type the lines, with `----` for the check."""
        self.counts: Counter[str] = Counter()
        self._is_bench = is_bench
        self._wanted: dict[int, str] = {}
        self._forget(inf)

    def _forget(self, now: float) -> None:
        """Know nothing of any board."""
        self._lines = Lines(self.counts, self._is_bench)
        self._board: Introduced | None = None
        self._refusal: Faulted | None = None
        self._heard_at = self._greeted_at = now
        self._is_greeting = True
        self._seq = self._last_seq = 0
        self._asked: TdbRequest | None = None
        self._answers: deque[bytes] = deque(maxlen=QUEUED)
        self._taken: deque[Taken] = deque(maxlen=REMEMBERED)
        self._is_in_doubt = self._is_clearing = False
        self._doubted_at = -inf
        self._shown: dict[int, str] = {}
        self._feedback: deque[tuple[str, ...]] = deque(maxlen=QUEUED)

    def begin(self, now: float) -> bytes:
        """What to send when the line has been opened, for the first time or again."""
        self._forget(now)
        return self._greet(now)

    def is_silent(self, now: float) -> bool:
        """Nothing sound has come for two beats."""
        return now - self._heard_at > SILENT_AFTER

    def is_idle(self) -> bool:
        """Whether every request has been answered, and none waits behind it."""
        return not (self._asked or self._answers or self._is_clearing or self._feedback or self._due())

    # What comes in.

    def receive(self, data: bytes, now: float) -> list[Message]:
        """What the board has told with these bytes, whose lines may be in pieces."""
        messages: list[Message] = []
        for body in self._lines.feed(data):
            if body is None:
                self._is_in_doubt = True
            else:
                messages += self._take(body, now)
        return messages

    def _take(self, body: str, now: float) -> list[Message]:
        verb, _, rest = body.partition(",")
        first, *arguments = rest.split(",")
        seq = number(first, SEQUENCES - 1)
        if seq is None:
            self.counts["malformed"] += 1
            return []
        self._heard_at = now
        if verb == "INFO":
            return self._meet(seq, arguments)
        if self._board is None:
            return self._hear_early(verb, arguments)
        if self._is_repeated(body, now):
            return []
        self._look_for_missing(seq)
        if verb in ("OK", "NO"):
            return self._hear_answer(verb, arguments)
        message = understood(verb, arguments, self._board.fields)
        answer = self._answer_to(verb, str(seq), message)
        self._taken.append(Taken(body, answer, now))
        self._send_answer(answer)
        if isinstance(message, Dumped):
            self._is_in_doubt = False
            if self._asked and self._asked.verb == "GET":
                self._asked = None
        return [message] if message else []

    def _meet(self, seq: int, arguments: list[str]) -> list[Message]:
        """A board that introduces itself has put out its lights, and may have begun anew."""
        met = introduction(arguments)
        known = (self._board, self._refusal)
        self._board, self._refusal = (None, met) if isinstance(met, Faulted) else (met, None)
        self._is_greeting = False
        self._is_in_doubt, self._doubted_at = True, -inf
        self._last_seq = seq
        self._taken.clear()
        self._shown = {}
        return [] if met in known else [met]  # it answers every greeting, and a few may have been sent

    def _hear_early(self, verb: str, arguments: list[str]) -> list[Message]:
        """Before the version is known nothing has a meaning, but that the board refuses ours."""
        if verb == "NO" and arguments[1:2] == ["ver"] and self._refusal is None:
            self._refusal = Faulted("version")
            return [self._refusal]
        self.counts["early"] += 1
        return []

    def _is_repeated(self, body: str, now: float) -> bool:
        for taken in self._taken:
            if taken.body == body and now - taken.at < REMEMBERED_FOR:
                self.counts["duplicate"] += 1
                self._send_answer(taken.answer)  # the first one was lost
                return True
        return False

    def _look_for_missing(self, seq: int) -> None:
        """A line that was lost as a whole is seen by its number; an older number is a late repeat."""
        ahead = (seq - self._last_seq) % SEQUENCES
        if ahead < SEQUENCES // 2:
            self._last_seq = seq
        if 1 < ahead < SEQUENCES // 2:
            self.counts["missing"] += 1
            self._is_in_doubt = True

    def _hear_answer(self, verb: str, arguments: list[str]) -> list[Message]:
        if not self._asked or arguments[:1] != [str(self._asked.seq)]:
            self.counts["unasked"] += 1
            return []
        if verb == "OK":
            self._asked = None
            return [Alive()]
        self.counts["refused"] += 1
        if arguments[1:2] not in (["crc"], ["busy"]):  # those are repeated in their time
            self._asked = None
        return []

    def _answer_to(self, verb: str, seq: str, message: Message | None) -> tuple[str, ...]:
        if message is None:
            is_known = verb in VERBS
            self.counts["malformed" if is_known else "unknown"] += 1
            return ("NO", seq, "arg" if is_known else "verb")
        return ("OK", seq) if verb in WANT_AN_ANSWER else ()

    def _send_answer(self, answer: tuple[str, ...]) -> None:
        if answer:
            self._answers.append(self._frame(*answer))

    # What goes out.

    def tick(self, now: float) -> bytes:
        """What to send now."""
        sent = b"".join(self._answers)
        self._answers.clear()
        if self._is_greeting or self.is_silent(now):
            return sent + self._greet_again(now)
        return sent if self._refusal else sent + self._ask(now)

    def _frame(self, verb: str, *arguments: str) -> bytes:
        body = ",".join((verb, str(self._seq), *arguments))
        self._seq = (self._seq + 1) % SEQUENCES
        return framed(body)

    def _greet(self, now: float) -> bytes:
        """A greeting begins the numbers anew, for both: it is always number 0."""
        self._greeted_at = now
        self._is_greeting = True
        self._asked = None
        self._seq = 0
        return self._frame("HI", VERSION)

    def _greet_again(self, now: float) -> bytes:
        pause = GREET_AFTER if now - self._heard_at < PATIENCE else GREET_RARELY
        if self._refusal or now - self._greeted_at < pause:
            return b""
        return self._greet(now)

    def _ask(self, now: float) -> bytes:
        """The request that waits, once more, or the next one."""
        asked = self._asked
        if asked and now - asked.sent_at < REPEAT_AFTER:
            return b""
        if asked and asked.times <= REPEATS:
            self._asked = asked._replace(sent_at=now, times=asked.times + 1)
            return asked.frame
        if asked:
            self.counts["unanswered"] += 1
        self._asked = None
        wish = self._next_wish(now)
        if not wish:
            return b""
        seq = self._seq
        self._asked = TdbRequest(seq, wish[0], self._frame(*wish), now)
        return self._asked.frame

    def _next_wish(self, now: float) -> tuple[str, ...]:
        if self._is_in_doubt and now - self._doubted_at >= DOUBT_AFTER:
            self._is_in_doubt, self._doubted_at = False, now
            return ("GET", "ST")
        if self._is_clearing:
            self._is_clearing, self._shown = False, {}
            return ("CLR",)
        changes = self._changed_lights()
        if changes:
            return ("LED", changes)
        return self._feedback.popleft() if self._feedback else ()

    def _changed_lights(self) -> str:
        """As many as fit into a line; the others come with the next one."""
        changes: list[str] = []
        for field, how in self._due():
            change = f"{field + 1}:{how}"
            if len(";".join((*changes, change))) <= ROOM_FOR_LIGHTS:
                changes.append(change)
                self._shown[field] = how
        return ";".join(changes)

    def _due(self) -> list[tuple[int, str]]:
        """The fields whose lights are not yet as they are wanted, and how they are."""
        lights = self._board.lights if self._board else 0
        wanted = {field: self._wanted.get(field, "off") for field in (*self._wanted, *self._shown)}
        return [
            (field, how)
            for field, how in sorted(wanted.items())
            if 0 <= field < lights and how != self._shown.get(field, "off")
        ]

    def light(self, fields: Mapping[int, str]) -> None:
        """Have these fields be `on` or `blink`, and all others dark."""
        self._wanted = {field: how for field, how in fields.items() if how in LIGHTS}

    def buzz(self, hertz: int, milliseconds: int, times: int) -> None:
        """Have the board sound, if it can; never later than it is introduced."""
        if self._board and self._board.has_buzzer:
            sound = (_within(100, hertz, 10000), _within(10, milliseconds, 5000))
            self._feedback.append(("BZ", *sound, _within(1, times, 10)))

    def vibrate(self, milliseconds: int, times: int) -> None:
        """Have the board shake, if it can."""
        if self._board and self._board.has_vibration:
            self._feedback.append(("VB", _within(10, milliseconds, 5000), _within(1, times, 10)))

    def clear(self) -> None:
        """Have all lights go out and what sounds or shakes stop."""
        self._wanted = {}
        self._feedback.clear()
        self._is_clearing = self._board is not None


def _within(least: int, value: int, most: int) -> str:
    return str(min(max(value, least), most))
