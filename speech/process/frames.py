"""Messages over a pipe, each with bytes behind it: what a child process and its parent send each other.

A frame is two lengths of four bytes each, big-endian, then a JSON object, then the bytes.
"""

import json
import struct
from typing import IO, Any

Message = dict[str, Any]

LONGEST_MESSAGE = 1 << 20
LONGEST_BYTES = 1 << 26
"""A minute of speech is three million bytes."""

_LENGTHS = struct.Struct(">II")


class FrameError(Exception):
    """Bytes that are no frame: the other side is not what it should be."""


def packed(message: Message, data: bytes = b"") -> bytes:
    """A frame as it goes over the pipe."""
    text = json.dumps(message).encode()
    return _LENGTHS.pack(len(text), len(data)) + text + data


def read_frame(pipe: IO[bytes]) -> tuple[Message, bytes] | None:
    """The next frame, or None at the end. Raises FrameError for anything else, OSError."""
    head = pipe.read(_LENGTHS.size)
    if not head:
        return None
    if len(head) < _LENGTHS.size:
        raise FrameError("cut off in the lengths")
    size, more = _LENGTHS.unpack(head)
    if size > LONGEST_MESSAGE or more > LONGEST_BYTES:
        raise FrameError("too long")
    text, data = pipe.read(size), pipe.read(more)
    if len(text) < size or len(data) < more:
        raise FrameError("cut off")
    try:
        message = json.loads(text)
    except ValueError as error:
        raise FrameError("no JSON") from error
    if not isinstance(message, dict):
        raise FrameError("no JSON object")
    return message, data
