"""What boards tell, whatever their protocol.

A *field* is one sensor by the number of the device, from 0 in its reading order. What a *code* of a
field means is for codes.py to say, which square it is for orientation.py.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Message:
    """Something that a board has told."""


@dataclass(frozen=True, slots=True)
class Dumped(Message):
    """What every field says at one moment: 32, 50, 64 or 100 codes in the device's reading order."""

    codes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Changed(Message):
    """Something has changed, perhaps on this field. A hint to ask for a dump, and never more.

    Devices report a square before the one that was left, squares that were slid over, and some changes
    not at all (protocols.md 1.7).
    """

    field: int | None = None


@dataclass(frozen=True, slots=True)
class Lifted(Message):
    """A single piece was lifted or set down, as some boards tell: the codes before and after."""

    field: int
    before: int
    after: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Pressed(Message):
    """A button of the board: `confirm`, `repeat`, `undo`, `help`; `dn`, `up` or `long`."""

    button: str
    how: str


@dataclass(frozen=True, slots=True)
class Introduced(Message):
    """Who the board is and what it can do, as far as it has said; told again when more is known."""

    maker: str = ""
    serial: str = ""
    version: str = ""
    fields: int = 0
    sense: str = ""
    """`occ`, `col` or `pce`: whether something stands there, of which colour, which piece."""
    lights: int = 0
    has_buzzer: bool = False
    has_vibration: bool = False
    buttons: int = 0


@dataclass(frozen=True, slots=True)
class Faulted(Message):
    """The board tells of a fault of its own: a code and perhaps words."""

    code: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Alive(Message):
    """An answer that says nothing but that the board is there."""
