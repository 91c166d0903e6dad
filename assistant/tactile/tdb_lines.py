"""The lines of TDB/1: bytes to sound bodies, bodies to messages, and bodies to bytes.

Who says what when is in tdb.py; docs/tdb1.md specifies both. On the line fields are counted from 1,
everywhere else from 0: this file is the border of what comes in.
"""

import re
from binascii import crc_hqx
from collections import Counter
from collections.abc import Iterator

from assistant.tactile.messages import Dumped, Faulted, Introduced, Lifted, Message, Pressed

VERSION = "1"
LONGEST_LINE = 160
"""With its end; what is longer is dropped to the next LF."""

FIELDS = frozenset({"32", "50", "64", "100"})
SENSES = frozenset({"occ", "col", "pce"})
CODES = frozenset(".owbWB?")
BUTTONS = frozenset({"confirm", "repeat", "undo", "help"})
PRESSES = frozenset({"dn", "up", "long"})

FRAME = re.compile(rb"\$([ -#%-)+-~]*)\*([0-9A-F]{4}|----)\r?")
"""A body of printable ASCII without the signs `$` and `*`."""


def checksum(body: bytes) -> bytes:
    """CRC-16/CCITT-FALSE as it stands behind the star."""
    return b"%04X" % crc_hqx(body, 0xFFFF)


def framed(body: str) -> bytes:
    """A body as it goes over the line."""
    data = body.encode("ascii")
    return b"$%b*%b\n" % (data, checksum(data))


class Lines:
    """Bytes in any pieces in; out come the bodies of sound lines, and None for each damaged one."""

    def __init__(self, counts: Counter[str], is_bench: bool) -> None:
        self._counts = counts
        self._is_bench = is_bench
        self._begun = b""

    def feed(self, data: bytes) -> Iterator[str | None]:
        """The lines that end in these bytes."""
        *ended, rest = data.split(b"\n")
        for piece in ended:
            line, self._begun = self._begun + piece, b""
            if line:
                yield from self._bodies(line)
        self._begun = (self._begun + rest)[:LONGEST_LINE]  # enough to see that it is too long

    def _bodies(self, line: bytes) -> Iterator[str | None]:
        if len(line) >= LONGEST_LINE:
            self._counts["length"] += 1
            yield None
            return
        # The last one: an earlier one begins a line that has lost its end.
        begin = line.rfind(b"$")
        if begin > 0 or (begin < 0 and line.strip()):
            self._counts["noise"] += 1
        if begin >= 0:
            found = FRAME.fullmatch(line, begin)
            if found and self._is_right(found[1], found[2]):
                yield found[1].decode("ascii")
            else:
                self._counts["crc"] += 1
                yield None

    def _is_right(self, body: bytes, check: bytes) -> bool:
        return check == checksum(body) or (self._is_bench and check == b"----")


def number(text: str, most: int) -> int | None:
    """A whole number from 0 to `most`, or None."""
    return int(text) if text.isdigit() and len(text) <= 10 and int(text) <= most else None


def introduction(arguments: list[str]) -> Introduced | Faulted:
    """Who the board says it is, or why it cannot be played on."""
    version = arguments[0] if arguments else ""
    if version.partition(".")[0] != VERSION:
        return Faulted("version", version)
    match arguments[1:]:
        case [name, firmware, fields, sense, *more] if fields in FIELDS and sense in SENSES:
            given = {key: value for key, _, value in (each.partition("=") for each in more)}
            return Introduced(
                serial=name,
                version=firmware,
                fields=int(fields),
                sense=sense,
                lights=number(given.get("led", ""), int(fields)) or 0,
                has_buzzer=given.get("buz") == "1",
                has_vibration=given.get("vib") == "1",
                buttons=number(given.get("btn", ""), 255) or 0,
            )
    return Faulted("info", ",".join(arguments))


def understood(verb: str, arguments: list[str], fields: int) -> Message | None:
    """What a board of so many fields says, or None; further arguments may come with later boards."""
    match verb, arguments:
        case "ST", [codes, *_] if len(codes) == fields and CODES.issuperset(codes):
            return Dumped(tuple(map(ord, codes)))
        case "EV", [field, before, after, clock, *_] if CODES.issuperset((before, after)):
            place, milliseconds = number(field, fields), number(clock, 2**32 - 1)
            if place and milliseconds is not None:
                return Lifted(place - 1, ord(before), ord(after), milliseconds)
        case "BT", [button, how, *_] if button in BUTTONS and how in PRESSES:
            return Pressed(button, how)
        case "ERR", [code, *text] if code:
            return Faulted(code, ",".join(text))
    return None
