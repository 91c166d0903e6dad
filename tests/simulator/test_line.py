"""The cable, with pyserial at the other end, as a real host has it."""

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from assistant.rules.position import start_position
from assistant.rules.variant import ITALIAN
from assistant.simulator.board import Board
from assistant.simulator.dgt_device import DgtDevice
from assistant.simulator.hand import Lift, SetDown
from assistant.simulator.line import DeviceLine, LoopbackPort, PseudoTerminal, new_line
from assistant.simulator.simulation import Simulation
from assistant.simulator.tdb_device import TdbDevice
from tests.app.support.processes import PATIENCE
from tests.speech.support.waiting import wait_for

serial = pytest.importorskip("serial")

LOST: tuple[type[Exception], ...] = (OSError,)
if sys.platform != "win32":
    import termios

    LOST = (OSError, termios.error)  # the latter is no OSError

LINES = [LoopbackPort] if sys.platform == "win32" else [LoopbackPort, PseudoTerminal]


def board() -> Board:
    made = Board(ITALIAN)
    made.set_up(start_position(ITALIAN))
    return made


@pytest.fixture(params=LINES)
def simulation(request: pytest.FixtureRequest) -> Iterator[Simulation]:
    made = Simulation(DgtDevice(board(), scan_seconds=0.02), request.param())
    made.start()
    yield made
    made.close()


def opened(simulation: Simulation):
    return serial.serial_for_url(simulation.line.address, timeout=PATIENCE)


def test_a_host_asks_and_the_device_answers(simulation: Simulation) -> None:
    with opened(simulation) as port:
        port.write(b"\x45")
        assert port.read(8) == b"\x91\x00\x0800137"
        assert simulation.heard.is_set()
        port.write(b"\x4b\x42")
        assert port.read(67)[:5] == b"\x86\x00\x43\x04\x00"
        assert simulation.perform([Lift(22)]) == ""
        assert port.read(5) == b"\x8e\x00\x05\x2b\x00"
        assert simulation.perform([SetDown(18), SetDown(17)]) == "nothing-held"
        assert port.read(5) == b"\x8e\x00\x05\x22\x01"


def test_every_byte_goes_through_both_ways(simulation: Simulation) -> None:
    """No terminal takes a byte for a key or for the end of a line."""
    with opened(simulation) as port:
        # None of these is a command of the board; what follows them shows that it has heard them all.
        for first in range(0, 0x28, 8):
            port.write(bytes(range(first, first + 8)) + b"\x45")
            assert port.read(8) == b"\x91\x00\x0800137"
        simulation.burst(3000)
        assert len(port.read(3000)) == 3000
        simulation.call(lambda: simulation.line.write(bytes(range(256))))
        assert port.read(256) == bytes(range(256))


def test_a_cable_that_is_pulled_is_noticed_and_comes_back_under_another_name(
    simulation: Simulation,
) -> None:
    first = simulation.line.address
    port = opened(simulation)
    port.write(b"\x45")
    assert len(port.read(8)) == 8
    simulation.pull()
    assert simulation.line.address == ""
    with pytest.raises(LOST):
        lost_at_last(port)
    close(port)
    with held(first):
        assert simulation.plug() != first
    assert not simulation.heard.is_set()
    with opened(simulation) as again:
        # The device has begun anew.
        assert simulation.call(lambda: simulation.device.mode) == "bus"  # type: ignore[attr-defined]
        again.write(b"\x45")
        assert again.read(8) == b"\x91\x00\x0800137"


@contextmanager
def held(address: str) -> Iterator[None]:
    """Have nobody be given the port of a socket's address: a system is free to give it out again."""
    with socket.socket() as holder:
        if address.startswith("socket:"):
            host, _, number = address.removeprefix("socket://").rpartition(":")
            with suppress(OSError):  # it is still closing, and so given to nobody
                holder.bind((host, int(number)))
        yield


def close(port) -> None:
    """Close a port whose other end is gone: pyserial forgets a socket there without closing it."""
    forgotten = getattr(port, "_socket", None)
    port.close()
    if forgotten:
        forgotten.close()


def lost_at_last(port) -> None:
    """Read and write until that fails: over a socket some bytes may still find room."""
    for _ in range(1000):
        port.write(b"\x45")
        port.read(1)


def test_what_is_done_without_power_is_seen_after_it_came_back(simulation: Simulation) -> None:
    simulation.pull()
    simulation.pull()
    assert simulation.perform([Lift(22)]) == ""
    simulation.plug()
    simulation.plug()
    with opened(simulation) as port:
        port.write(b"\x42")
        dump = port.read(67)
    assert dump[3 + 0x2B] == 0


def test_a_host_that_does_not_read_holds_nothing_up(simulation: Simulation) -> None:
    with opened(simulation):
        for _ in range(20):
            simulation.burst(20_000)
        simulation.perform([Lift(22), SetDown(22)])
    with opened(simulation) as port:
        port.write(b"\x45")
        assert b"\x91\x00\x0800137" in port.read_until(b"00137")


def test_hosts_come_and_go_one_at_a_time() -> None:
    simulation = Simulation(TdbDevice(board()), LoopbackPort())
    simulation.start()
    try:
        for _ in range(3):
            with opened(simulation) as port:
                other = opened(simulation)
                with pytest.raises(LOST):
                    lost_at_last(other)
                close(other)
                port.write(b"$PING,1*----\n$HI,0,1*0876\n")
                # The board begins anew for every host: its third message is always this answer. The
                # first two pyserial may have thrown away when it opened the port.
                assert port.read_until(b"$INFO,2,1,").endswith(b"$INFO,2,1,")
            wait_for(lambda: simulation.call(lambda: simulation.line._host is None))  # type: ignore
    finally:
        simulation.close()


@pytest.mark.skipif(sys.platform == "win32", reason="is about pseudo-terminals")
@pytest.mark.other_system
def test_another_program_that_holds_the_port_is_noticed() -> None:
    simulation = Simulation(DgtDevice(board()), PseudoTerminal())
    simulation.start()
    try:
        address = simulation.line.address
        with (
            serial.Serial(address, exclusive=True, timeout=PATIENCE),
            pytest.raises(serial.SerialException),
        ):
            serial.Serial(address, exclusive=True)
    finally:
        simulation.close()


def test_nothing_stays_open() -> None:
    for kind in LINES:
        simulation = Simulation(DgtDevice(board()), kind())
        simulation.start()
        address = simulation.line.address
        simulation.close()
        simulation.close()
        assert not simulation.line.is_plugged
        assert not os.path.exists(address) or kind is LoopbackPort


def test_rounds_can_be_taken_one_by_one_without_a_thread() -> None:
    simulation = Simulation(DgtDevice(board()), LoopbackPort())
    simulation.step(0.001)
    simulation.plug()
    with opened(simulation) as port:
        port.write(b"\x45")
        while not simulation.heard.is_set():
            simulation.step(0.01)
        assert port.read(8) == b"\x91\x00\x0800137"
        simulation.pull()
        simulation.step(0.001)
    simulation.close()


def test_what_fails_in_the_thread_fails_for_who_asked(simulation: Simulation) -> None:
    with pytest.raises(ZeroDivisionError):
        simulation.call(lambda: 1 // 0)
    assert simulation.call(lambda: 7) == 7


def test_the_line_is_what_the_machine_has() -> None:
    assert isinstance(new_line(is_tcp=True), LoopbackPort)
    plain: DeviceLine = new_line()
    assert isinstance(plain, LoopbackPort) is (sys.platform == "win32")
