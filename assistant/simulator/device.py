"""What all simulated devices have in common: bytes in, messages out, and the time as an argument.

A message is the bytes of one answer or report, whole, so that faults.py can lose it or double it.
"""

from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass

from assistant.simulator.board import Board

REMEMBERED = 100
"""So many things that the host had the device do are kept until somebody asks for them."""


@dataclass(frozen=True, slots=True)
class Lit:
    """The lights that are on now: `on` or `blink`, by square of the game."""

    squares: dict[int, str]


@dataclass(frozen=True, slots=True)
class Buzzed:
    """The device sounds: a pitch in hertz, and for how long and how often."""

    hertz: int
    milliseconds: int
    times: int


@dataclass(frozen=True, slots=True)
class Vibrated:
    """The device vibrates."""

    milliseconds: int
    times: int


News = Lit | Buzzed | Vibrated


class Device(ABC):
    """A board with its electronics, at one end of a line."""

    buttons: tuple[str, ...] = ()

    def __init__(self, board: Board) -> None:
        self.board = board
        self.news: deque[News] = deque(maxlen=REMEMBERED)
        """What the host has had the device do; who reads it takes it away."""
        self.lights: dict[int, str] = {}
        """`on` or `blink`, by field."""

    @abstractmethod
    def power_up(self, now: float) -> list[bytes]:
        """Begin, as after the cable was plugged in; all but what is kept without power is forgotten."""

    @abstractmethod
    def receive(self, data: bytes, now: float) -> list[bytes]:
        """Take bytes from the host; the answers."""

    @abstractmethod
    def tick(self, now: float) -> list[bytes]:
        """Look at the sensors and the clock; what is reported unasked."""

    def press(self, button: str, how: str, now: float) -> list[bytes]:
        """Press a button: `dn`, `up` or `long`. Nothing comes of a button that is not there."""
        return []

    def _show(self, lights: dict[int, str]) -> None:
        """Have these lights on and no others."""
        if lights != self.lights:
            self.lights = lights
            at = self.board.square_at
            self.news.append(Lit({at(field): how for field, how in lights.items() if at(field)}))
