"""Boards that are not there, each on a pseudo-terminal, for tests of what plays on them."""

import contextlib
from collections.abc import Iterator
from typing import Any

from assistant.rules.position import Position, start_position
from assistant.rules.variant import ITALIAN, Variant
from assistant.simulator.board import Board
from assistant.simulator.device import Device, News
from assistant.simulator.dgt_device import DgtDevice
from assistant.simulator.millennium_device import MillenniumDevice
from assistant.simulator.simulation import Simulation
from assistant.simulator.tdb_device import TdbDevice
from tests.simulator.support.lines import terminal


def device(
    protocol: str,
    variant: Variant = ITALIAN,
    position: Position | None = None,
    turns: int = 0,
    **more: Any,
) -> Device:
    """A device with a position on it, by default the start."""
    board = Board(variant, turns)
    board.set_up(position or start_position(variant))
    match protocol:
        case "dgt":
            return DgtDevice(board, scan_seconds=0.02)
        case "tdb":
            return TdbDevice(board, **more)
    return MillenniumDevice(board)


@contextlib.contextmanager
def at_line(made: Device, news: list[News] | None = None) -> Iterator[Simulation]:
    """The device at a pseudo-terminal; what it is had to do is added to `news`."""
    simulation = Simulation(made, terminal(), on_news=[].append if news is None else news.append)
    simulation.start()
    try:
        yield simulation
    finally:
        simulation.close()


def lit(simulation: Simulation) -> set[int]:
    """The squares that are lit on it."""
    return simulation.call(lambda: {*map(simulation.board.square_at, simulation.device.lights)})
