"""The bytes of a DGT board: where a message begins and ends, and what is none.

A message is an identifier, its whole length in two times seven bits, and the payload. The identifier
alone has its highest bit set (DGT protocol header, 2012): there is no checksum, and nothing else to
find the next message by. What the messages tell is in dgt.py.
"""

import re
from collections import Counter
from enum import IntEnum
from typing import Final


class DgtMessage(IntEnum):
    """What a message of the board is: its identifier."""

    BOARD_DUMP = 0x86
    BWTIME = 0x8D
    FIELD_UPDATE = 0x8E
    EE_MOVES = 0x8F
    BUSADRES = 0x90
    SERIALNR = 0x91
    TRADEMARK = 0x92
    VERSION = 0x93
    BOARD_DUMP_50B = 0x94
    BOARD_DUMP_50W = 0x95
    BATTERY_STATUS = 0xA0
    LONG_SERIALNR = 0xA2


LENGTHS: Final[dict[int, range | tuple[int, ...]]] = {
    DgtMessage.BOARD_DUMP: (67, 103),
    DgtMessage.BWTIME: (10,),
    DgtMessage.FIELD_UPDATE: (5,),
    DgtMessage.EE_MOVES: range(3, 0x1F00 + 4),
    DgtMessage.BUSADRES: (5,),
    DgtMessage.SERIALNR: range(8, 13),  # five digits; nine characters in the header of 1998
    DgtMessage.TRADEMARK: range(3, 260),
    DgtMessage.VERSION: (5,),
    DgtMessage.BOARD_DUMP_50B: (53,),
    DgtMessage.BOARD_DUMP_50W: (53,),
    DgtMessage.BATTERY_STATUS: range(4, 13),  # the header says 7, and describes 12
    DgtMessage.LONG_SERIALNR: (13,),
}
"""How long a message may be, with its three bytes before the payload."""

_IDENTIFIERS = b"[" + b"".join(rb"\x%02x" % each for each in LENGTHS) + b"]"
_HEADER = re.compile(_IDENTIFIERS + rb"[\x00-\x7f][\x00-\x7f]")
_HALF_A_HEADER = re.compile(_IDENTIFIERS + rb"[\x00-\x7f]?\Z")
_START = re.compile(rb"[\x80-\xff]")
_NO_TEXT = re.compile(r"[^ -~]+")

PARTIAL = 0.5
"""A message whose next byte is later than this will never be whole."""


def printable(payload: bytes) -> str:
    """What can be printed of it: it may come to be read aloud, and to a terminal."""
    return _NO_TEXT.sub(" ", payload.decode("ascii", "replace")).strip()


class Splitter:
    """Finds messages in bytes however they come; keeps less than 260 bytes from one call to the next.

    It counts bytes of `noise`, messages of impossible `length` or `cut short`, and `eeprom` dumps.
    """

    def __init__(self, counts: Counter[str]) -> None:
        self._counts = counts
        self._partial = b""
        self._to_swallow = 0
        self._heard_at = 0.0

    def split(self, data: bytes, now: float) -> list[tuple[int, bytes]]:
        """The messages that are whole now: identifier and payload. The start of one is kept."""
        if now - self._heard_at > PARTIAL:
            self._give_up_partial()
        if not data:
            return []
        self._heard_at = now
        data, self._partial = self._partial + data, b""
        found: list[tuple[int, bytes]] = []
        at = self._swallow(data, 0)
        while header := _HEADER.search(data, at):
            start = header.start()
            self._drop(start - at)
            identifier, length = data[start], data[start + 1] << 7 | data[start + 2]
            at, end = start + 3, start + length
            if length not in LENGTHS[identifier]:
                self._counts["length"] += 1
            elif identifier == DgtMessage.EE_MOVES:
                self._counts["eeprom"] += 1
                self._to_swallow = length - 3
                at = self._swallow(data, at)
            elif next_start := _START.search(data, at, end):
                self._counts["cut short"] += 1
                at = next_start.start()
            elif end > len(data):
                self._partial = data[start:]
                return found
            else:
                found.append((identifier, data[at:end]))
                at = end
        half = _HALF_A_HEADER.search(data, max(at, len(data) - 2))
        end = half.start() if half else len(data)
        self._partial = data[end:]
        self._drop(end - at)
        return found

    def _swallow(self, data: bytes, at: int) -> int:
        """Where the contents of the EEPROM end, which nobody has asked for: up to 8 kB, never kept."""
        end = min(at + self._to_swallow, len(data))
        if next_start := _START.search(data, at, end):
            self._counts["cut short"] += 1
            self._to_swallow = 0
            return next_start.start()
        self._to_swallow -= end - at
        return end

    def _drop(self, bytes_of_noise: int) -> None:
        if bytes_of_noise:
            self._counts["noise"] += bytes_of_noise

    def _give_up_partial(self) -> None:
        if self._partial or self._to_swallow:
            self._counts["cut short"] += 1
        self._partial = b""
        self._to_swallow = 0
