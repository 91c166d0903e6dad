"""Millennium boards that speak ChessLink: their bytes, their commands, and when to send them.

The source is "ChessLink: Magic Chessboard Communications Protocol" by Dave Woodfield, 2017-10-25. A
message is a letter, its data and two hexadecimal digits: the exclusive or of all characters before. The
reply to a command begins with the same letter, small; reports of the board, which look like a reply to
`S`, may come between a command and its reply.

Nothing but the letter marks the start of a message, and `r` is a black rook too. So a message is what
looks like one in every character and has the right digits at its end. No such letter can stand inside
a message but that of the rook: the search for the next one goes on at the end of what failed.

The 64 fields are a8 to h8, a7 to h7 and so on. Lights stand at the corners of the fields, nine times
nine, down the files: the first at the corner of a8, the ninth at that of a1, the last at that of h1.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import reduce
from operator import xor
from typing import Any, Final

from assistant.tactile.messages import Alive, Dumped, Introduced, Message

# What looks like a message, or else, at the end, like the start of one.
_MESSAGE = re.compile(
    rb"[lrsvwx](?:"
    rb"(?<=s)[KQRNBPkqrnbp.]{64}[0-9A-F]{2}|(?<=[lx])[0-9A-F]{2}|(?<=[rvw])[0-9A-F]{6}"
    rb"|(?P<start>(?:(?<=s)[KQRNBPkqrnbp.]{0,64}|(?<=[lx])|(?<=[rvw])[0-9A-F]{0,4})[0-9A-F]?\Z))"
)

_ODD = frozenset(each for each in range(256) if each.bit_count() % 2)
_MASKED = bytes(each & 0x7F for each in range(256))
_CHECKED = bytes(each & 0x7F if each in _ODD else 0 for each in range(256))
_WITH_PARITY = bytes(each if each in _ODD else each ^ 0x80 for each in range(256))

REPORTS, ON_ANY_CHANGE, WHEN_CHANGED = 2, 3, range(3, 8)
"""The register of the automatic reports and what it says in its three lowest bits: 3 is a report on any
change, 4 to 7 with a delay. 0, as it comes, is one on every scan, 24 times a second."""

FIRST = ("S", "V", f"R{REPORTS:02X}")
"""What is asked at the beginning: the status first, since every board answers that."""

ANSWER = 1.0
MOST_TRIES = 3
MOST_MISSED = 3
POLL = 1.0
START_UP = 3.0
"""After a reset the board hears nothing for so long."""
PARTIAL = 0.5
"""A message whose next character is later than this will never be whole."""

SLOT = 0x20
"""An eighth of the rhythm of the lights, in units of 4.096 ms: what blinks does so once a second."""
ON, BLINK, OFF = 0xFF, 0xF0, 0x00


class Millennium:
    """One board on its own line: bytes and the time in, messages and bytes out.

    The line has seven bits and odd parity, which the port adds and takes away. Where it cannot, open it
    with eight bits and say `has_parity_bits`: on the wire that is the same, and then what comes is
    checked. `may_write` lets it have the board report changes by itself, which is one write to the
    board's EEPROM, and only if it does not do so already.
    """

    name: Final = "millennium"
    baud_rate: Final = 38400

    def __init__(self, *, has_parity_bits: bool = False, may_write: bool = False) -> None:
        self.line = "8N1" if has_parity_bits else "7O1"
        self.counts: Counter[str] = Counter()
        """What was dropped: characters of `noise`, or with wrong `parity`; messages with wrong `block
        parity` or `cut short`; replies `unasked` for, and commands `unanswered`."""
        self._has_parity_bits = has_parity_bits
        self._may_write = may_write
        self._forget()

    def _forget(self) -> None:
        self._introduction = Introduced("Millennium", fields=64, sense="pce", lights=81)
        self._partial = b""
        self._heard_at = 0.0
        self._queue: list[str] = []
        self._lights = ""
        self._asked = ""
        self._asked_at = self._polled_at = float("-inf")
        self._deaf_until = float("-inf")
        self._tries = self._missed = 0
        self._is_open = False

    def begin(self, now: float) -> bytes:
        """What to send when the line has been opened, also when it has been opened again."""
        self._forget()
        self._is_open = True
        self._queue = list(FIRST)
        self._polled_at = now
        return self.tick(now)

    def receive(self, data: bytes, now: float) -> list[Message]:
        """What the board has told by these bytes. Never raises, whatever they are."""
        if self._partial and now - self._heard_at > PARTIAL:
            self.counts["cut short"] += 1
            self._partial = b""
        if not data:
            return []
        self._heard_at = now
        messages: list[Message] = []
        for each in self._split(self._characters(data)):
            self._missed = 0
            messages += self._understood(each)
        return messages

    def tick(self, now: float) -> bytes:
        """What to send now: a command again that has not been answered, or the next one."""
        if not self._is_open or now < self._deaf_until or (self._asked and not self._is_overdue(now)):
            return b""
        if self._asked:
            self._missed += self._asked == "S"
            if self._tries < MOST_TRIES:
                return self._send(self._asked, now)
            self.counts["unanswered"] += 1
            self._asked = ""
        if now - self._polled_at >= POLL:
            self._ask("S")
        if self._queue:
            return self._send_first(self._queue.pop(0), now)
        if self._lights:
            lights, self._lights = self._lights, ""
            return self._send_first(lights, now)
        return b""

    def is_silent(self, now: float) -> bool:
        """Whether the status was asked for three times and nothing at all could be understood since.

        Other commands do not count: a board that knows the status, and not the registers, is there.
        """
        is_missing = self._asked == "S" and self._is_overdue(now)
        return self._missed + is_missing >= MOST_MISSED

    def is_idle(self) -> bool:
        """Whether nothing waits to be sent, or to be answered."""
        return not (self._asked or self._queue or self._lights)

    def request_dump(self) -> None:
        """Have tick() ask for a dump; it does so every second in any case."""
        self._ask("S")

    def reset(self) -> None:
        """Have the board start anew, in about three seconds, with its lights out."""
        self._queue = ["T"]

    def light(self, fields: Mapping[int, str]) -> None:
        """Light the corners of these fields and no others; at a shared one "on" outdoes "blink"."""
        patterns = [OFF] * 81
        for field, how in fields.items():
            if 0 <= field < 64 and how in ("on", "blink"):
                row, file = divmod(field, 8)
                first = 9 * file + row
                for corner in (first, first + 1, first + 9, first + 10):
                    patterns[corner] |= ON if how == "on" else BLINK
        shown = "".join(f"{each:02X}" for each in patterns)
        self._lights = f"L{SLOT:02X}{shown}" if any(patterns) else "X"

    def buzz(self, hertz: int, milliseconds: int, times: int) -> None:
        """The board has no buzzer."""

    def vibrate(self, milliseconds: int, times: int) -> None:
        """The board cannot."""

    def _ask(self, command: str) -> None:
        if command not in self._queue:
            self._queue.append(command)

    def _is_overdue(self, now: float) -> bool:
        return now - self._asked_at >= ANSWER

    def _send_first(self, command: str, now: float) -> bytes:
        self._tries = 0
        if command == "T":
            # There is no reply, and what the board was told before is forgotten.
            self._deaf_until = now + START_UP
            self._queue, self._lights = list(FIRST), ""
            return self._framed(command)
        return self._send(command, now)

    def _send(self, command: str, now: float) -> bytes:
        self._tries += 1
        self._asked, self._asked_at = command, now
        if command == "S":
            self._polled_at = now
        return self._framed(command)

    def _framed(self, command: str) -> bytes:
        framed = f"{command}{reduce(xor, command.encode()):02X}".encode()
        return framed.translate(_WITH_PARITY) if self._has_parity_bits else framed

    def _characters(self, data: bytes) -> bytes:
        """Seven bits of each byte, and a character that no message has where the eighth is wrong.

        Some drivers deliver the parity of a line with seven bits as the eighth one.
        """
        if not self._has_parity_bits:
            return data.translate(_MASKED)
        self._count("parity", len(data.translate(None, bytes(_ODD))))
        return data.translate(_CHECKED)

    def _count(self, reason: str, dropped: int) -> None:
        if dropped:
            self.counts[reason] += dropped

    def _split(self, data: bytes) -> list[str]:
        """The whole messages without their check; at most 66 characters are kept for the next one."""
        data, self._partial = self._partial + data, b""
        found: list[str] = []
        at = known = 0
        while message := _MESSAGE.search(data, at):
            start, at = message.span()
            if message["start"] is not None:
                self._partial = data[start:]
                self._count("noise", start - known)
                return found
            if reduce(xor, data[start : at - 2]) == int(data[at - 2 : at], 16):
                self._count("noise", start - known)
                found.append(data[start : at - 2].decode("ascii"))
                known = at
            else:
                self.counts["block parity"] += 1
        self._count("noise", len(data) - known)
        return found

    def _understood(self, told: str) -> list[Message]:
        letter, data = told[0], told[1:]
        is_answer = self._is_answer(told)
        if is_answer:
            self._asked = ""
        elif letter != "s":
            self.counts["unasked"] += 1
        match letter:
            case "s":
                return [Dumped(tuple(data.encode()))]
            case "v":
                version = f"{int(data[:2], 16)}.{int(data[2:], 16):02}"
                return self._introduced(version=version) or [Alive()]
            case "r" if is_answer:
                self._mind_reports(int(data[2:], 16))
        return [Alive()]

    def _is_answer(self, told: str) -> bool:
        """Whether the last command waits for this: the same letter, and the same register and value."""
        letter, data = self._asked[:1], self._asked[1:]
        expected = letter.lower() + (data if letter in ("R", "W") else "")
        return bool(letter) and told.startswith(expected)

    def _introduced(self, **known: Any) -> list[Message]:
        introduction = replace(self._introduction, **known)
        if introduction == self._introduction:
            return []
        self._introduction = introduction
        return [introduction]

    def _mind_reports(self, register: int) -> None:
        """Have the board report changes, and only changes, if it does not."""
        if self._may_write and register & 7 not in WHEN_CHANGED:
            self._ask(f"W{REPORTS:02X}{register & ~7 | ON_ANY_CHANGE:02X}")
