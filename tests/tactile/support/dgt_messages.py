"""Messages of a DGT board, written out as the protocol header of 2012 has them.

Identifier, length in twice seven bits, payload. 43 (hexadecimal) is the length of a dump of 64 fields,
67 that of 100, 35 that of 50.
"""

from assistant.tactile.dgt import Dgt
from assistant.tactile.messages import Dumped, Message

START_8X8 = bytes.fromhex(
    "04 00 04 00 04 00 04 00  00 04 00 04 00 04 00 04  04 00 04 00 04 00 04 00"
    "00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00"
    "00 01 00 01 00 01 00 01  01 00 01 00 01 00 01 00  00 01 00 01 00 01 00 01"
)
"""Black's men are 4 and White's 1, kings 0A and 7."""

DUMP_8X8 = bytes.fromhex("86 00 43") + START_8X8
DUMP_10X10 = bytes.fromhex("86 00 67") + bytes([4] * 40 + [0] * 20 + [1] * 40)
DUMP_50B = bytes.fromhex("94 00 35") + bytes([4] * 20 + [0] * 10 + [1] * 20)
DUMP_50W = bytes.fromhex("95 00 35") + bytes([1] * 20 + [0] * 10 + [4] * 20)
SERIAL = bytes.fromhex("91 00 08 30 31 30 32 35")
SERIAL_OF_1998 = bytes.fromhex("91 00 0C 30 31 30 32 35 20 31 2E 30")
LONG_SERIAL = bytes.fromhex("A2 00 0D 33 30 30 31 32 33 34 35 36 37")
VERSION = bytes.fromhex("93 00 05 01 02")
UPDATE = bytes.fromhex("8E 00 05 0C 00")
CLOCK = bytes.fromhex("8D 00 0A 00 05 00 00 05 00 01")
BUS_ADDRESS = bytes.fromhex("90 00 05 08 01")
TRADEMARK = b"\x92\x00\x0c" + b"DGT \x07v1.0"
EEPROM = bytes.fromhex("8F 3E 03") + bytes([0x7F, 0x41, 0x0C, 0x6B]) * (0x1F00 // 4)
BATTERY_FULL = bytes.fromhex("A0 00 0C 5F 08 00 00 10 00 00 00 02")
BATTERY_LOW = bytes.fromhex("A0 00 0C 09 00 1E 00 10 00 00 00 02")
BATTERY_LOW_CHARGING = bytes.fromhex("A0 00 0C 09 00 1E 00 10 00 00 00 01")

EVERYTHING = [DUMP_8X8, DUMP_10X10, DUMP_50B, DUMP_50W, SERIAL, SERIAL_OF_1998, LONG_SERIAL, VERSION]
EVERYTHING += [UPDATE, CLOCK, BUS_ADDRESS, TRADEMARK, EEPROM, BATTERY_FULL, BATTERY_LOW]

STREAM = bytes(2) + UPDATE + DUMP_8X8[:30] + SERIAL + DUMP_8X8 + bytes.fromhex("FF 86 7F 7F") + VERSION


def told(*chunks: bytes, board: Dgt | None = None) -> list[Message]:
    board = board or Dgt()
    return [message for chunk in chunks for message in board.receive(chunk, 1.0)]


def dumps(messages: list[Message]) -> list[tuple[int, ...]]:
    return [message.codes for message in messages if isinstance(message, Dumped)]
