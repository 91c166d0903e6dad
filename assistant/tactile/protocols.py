"""The protocols of boards by their names, and what all of them can do."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol as Interface

from assistant.tactile.dgt import Dgt
from assistant.tactile.messages import Message
from assistant.tactile.millennium import Millennium
from assistant.tactile.tdb import Tdb


class Protocol(Interface):
    """The host's side of one board: bytes and the time in, messages and bytes out; it never raises."""

    @property
    def name(self) -> str:
        """Its word for people and files."""

    @property
    def baud_rate(self) -> int:
        """Bits in a second."""

    @property
    def line(self) -> str:
        """Bits, parity and stop bits, such as `8N1`."""

    def begin(self, now: float) -> bytes:
        """What to send when the line has been opened, also when it has been opened again."""

    def receive(self, data: bytes, now: float) -> list[Message]:
        """What some bytes tell."""

    def tick(self, now: float) -> bytes:
        """What to send now; to be asked ten times a second or more often."""

    def is_silent(self, now: float) -> bool:
        """Whether the board has not answered for so long that it is gone."""

    def is_idle(self) -> bool:
        """Whether all that was wished has been sent, and answered where there are answers."""

    def light(self, fields: Mapping[int, str]) -> None:
        """Have these fields lit, `on` or `blink`, and no others."""

    def buzz(self, hertz: int, milliseconds: int, times: int) -> None:
        """Have the board sound, if it can."""

    def vibrate(self, milliseconds: int, times: int) -> None:
        """Have it vibrate, if it can."""


PROTOCOLS: Mapping[str, type[Dgt] | type[Tdb] | type[Millennium]] = MappingProxyType(
    {each.name: each for each in (Tdb, Dgt, Millennium)}
)
"""In the order in which they are tried on a board that nobody has named: the one that any answer proves
first. None of them sends anything by itself that a board would keep."""
