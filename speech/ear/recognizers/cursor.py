"""Going through the bytes of a model's file from front to back, never beyond their end."""

import re
import struct
import sys
from array import array


class DamagedFile(Exception):
    """Bytes that are not what they should be; the text says what and where."""


class UnknownFormat(Exception):
    """Bytes that may well be right, but that nobody here knows how to read."""


class Cursor:
    """A place in the bytes of a file, little-endian throughout. All methods raise DamagedFile."""

    def __init__(self, data: bytes) -> None:
        self._data = memoryview(data)
        self.place = 0

    @property
    def left(self) -> int:
        """How many bytes are still to come."""
        return len(self._data) - self.place

    def take(self, count: int) -> memoryview:
        """The next bytes."""
        if not 0 <= count <= self.left:
            raise DamagedFile(f"cut off at byte {self.place}")
        taken = self._data[self.place : self.place + count]
        self.place += count
        return taken

    def unpack(self, shape: struct.Struct) -> tuple[int, ...]:
        """The next values of this shape."""
        return shape.unpack(self.take(shape.size))

    def array(self, kind: str, count: int) -> "array[int]":
        """The next numbers, of an array's type code whose items have 4 bytes."""
        return numbers(kind, self.take(4 * count))

    def expect(self, data: bytes) -> None:
        """Go over bytes that have to be these."""
        place = self.place
        if self.take(len(data)) != data:
            raise DamagedFile(f"not {data!r} at byte {place}")

    def until(self, end: bytes, most: int) -> bytes:
        """What comes before `end`, at most so many bytes; goes over the end."""
        window = bytes(self._data[self.place : self.place + most + len(end)])
        size = window.find(end)
        if size < 0:
            raise DamagedFile(f"no {end!r} after byte {self.place}")
        self.place += size + len(end)
        return window[:size]


def lines_of(data: bytes) -> list[str]:
    """The lines of a file of text. Raises DamagedFile for what is no text."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise DamagedFile("no text") from None
    if re.search(r"[^\n\t -~\x80-\U0010ffff]", text):
        raise DamagedFile("a byte that is no part of a text")
    return text.removesuffix("\n").split("\n") if text else []


def numbers(kind: str, data: memoryview) -> "array[int]":
    """Bytes as numbers, of an array's type code whose items have 4 bytes."""
    found: array[int] = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found


# The highest byte of a float32: its sign, and its exponent but for the last bit. Weights of a network
# and costs of a graph are far below 2**33; above that are infinity and what is no number.
_SANE = bytes(top for top in range(256) if top & 0x7F < 0x50)


def are_sane(floats: memoryview, first: int = 0, step: int = 4) -> bool:
    """Whether float32 numbers are neither huge nor no numbers; the first and the next are so far apart.

    It looks at one byte of each: half a million of them take a millisecond.
    """
    return not bytes(floats[first + 3 :: step]).translate(None, _SANE)
