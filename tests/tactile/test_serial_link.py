"""The line to a board, with real pyserial: on pseudo-terminals, on a port of this machine, and cut."""

import contextlib
import os
import queue
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.simulator.board import Board
from assistant.simulator.device import Device
from assistant.simulator.dgt_device import DgtDevice
from assistant.simulator.hand import Lift
from assistant.simulator.line import DeviceLine as Cable
from assistant.simulator.line import LoopbackPort
from assistant.simulator.millennium_device import MillenniumDevice
from assistant.simulator.simulation import Simulation
from assistant.simulator.tdb_device import TdbDevice
from assistant.tactile import port_link, serial_link
from assistant.tactile.messages import Dumped, Introduced
from assistant.tactile.port_link import Identity, Port, PortError, path_of
from assistant.tactile.serial_link import LinkLost, LinkNews, LinkOpened, LinkTold, SerialLink
from tests.simulator.support.lines import terminal

pytest.importorskip("serial")
needs_terminals = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")

PATIENCE = 20.0


def device(name: str, variant=ITALIAN) -> Device:
    board = Board(variant)
    board.set_up(start_position(variant))
    match name:
        case "dgt":
            return DgtDevice(board, scan_seconds=0.02)
        case "tdb":
            return TdbDevice(board)
    return MillenniumDevice(board)


class Told:
    """What a link has told."""

    def __init__(self) -> None:
        self.news: list[LinkNews] = []
        self._queue: queue.Queue[LinkNews] = queue.Queue()

    def take(self, news: LinkNews) -> None:
        self._queue.put(news)

    def wait_for(self, wanted) -> LinkNews:
        """The next news that is wanted. Fails if none comes."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(queue.Empty):
                self.news.append(self._queue.get(timeout=0.1))
                if wanted(self.news[-1]):
                    return self.news[-1]
        raise AssertionError(self.news[-5:])

    def message(self, kind: type) -> object:
        found = self.wait_for(
            lambda each: isinstance(each, LinkTold) and isinstance(each.message, kind)
        )
        assert isinstance(found, LinkTold)
        return found.message


@contextlib.contextmanager
def simulated(made: Device, cable: Cable) -> Iterator[Simulation]:
    simulation = Simulation(made, cable)
    simulation.start()
    try:
        yield simulation
    finally:
        simulation.close()


@contextlib.contextmanager
def linked(path: str, **how) -> Iterator[tuple[SerialLink, Told]]:
    told = Told()
    link = SerialLink(path, told.take, **how)
    try:
        yield link, told
    finally:
        link.close()
        link.join(PATIENCE)
        assert not link._thread.is_alive()


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture(autouse=True)
def quick_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_link, "FIRST_WAIT", 0.05)


@needs_terminals
@pytest.mark.parametrize("name", ["dgt", "tdb", "millennium"])
def test_a_board_is_found_and_tells_what_stands_on_it(name: str) -> None:
    made = device(name)
    with (
        simulated(made, terminal()) as simulation,
        linked(simulation.line.address, protocol=name) as (_, told),
    ):
        assert told.wait_for(lambda each: isinstance(each, LinkOpened)) == LinkOpened(
            simulation.line.address, name
        )
        before = told.message(Dumped)
        assert simulation.perform([Lift(22)]) == ""
        after = told.wait_for(
            lambda each: (
                isinstance(each, LinkTold)
                and isinstance(each.message, Dumped)
                and each.message != before
            )
        )
        assert isinstance(after, LinkTold)
        assert isinstance(after.message, Dumped)
        assert sum(a != b for a, b in zip(after.message.codes, before.codes, strict=True)) == 1


@needs_terminals
@pytest.mark.parametrize("name", ["dgt", "tdb", "millennium"])
def test_the_protocol_of_an_unknown_board_is_found(name: str) -> None:
    with (
        simulated(device(name), terminal()) as simulation,
        linked(simulation.line.address, patience=1.0) as (_, told),
    ):
        opened = told.wait_for(lambda each: isinstance(each, LinkOpened))
        assert isinstance(opened, LinkOpened)
        assert opened.protocol == name
        assert told.message(Dumped)


def test_a_board_behind_a_network_adapter() -> None:
    with (
        simulated(device("dgt", INTERNATIONAL), LoopbackPort()) as simulation,
        linked(simulation.line.address, protocol="dgt") as (_, told),
    ):
        dumped = told.message(Dumped)
        assert isinstance(dumped, Dumped)
        assert len(dumped.codes) == 100


@needs_terminals
def test_a_pulled_cable_is_told_once_and_the_board_is_found_on_its_new_path(tmp_path: Path) -> None:
    """A link of the file system stands for the name that the system keeps for a device."""
    name = tmp_path / "by-id"
    with simulated(device("tdb"), terminal()) as simulation:
        name.symlink_to(simulation.line.address)
        with linked(str(name), protocol="tdb") as (_, told):
            told.message(Dumped)
            simulation.pull()
            lost = told.wait_for(lambda each: isinstance(each, LinkLost))
            assert isinstance(lost, LinkLost)
            assert lost.reason in (port_link.UNPLUGGED, port_link.MISSING)
            simulation.plug()
            name.unlink()
            name.symlink_to(simulation.line.address)
            told.wait_for(lambda each: isinstance(each, LinkOpened))
            assert told.message(Dumped)
            losses = [each for each in told.news if isinstance(each, LinkLost)]
            assert len({each.reason for each in losses}) == len(losses)  # each reason once


@needs_terminals
def test_two_programs_do_not_hold_one_board() -> None:
    with simulated(device("tdb"), terminal()) as simulation:
        path = simulation.line.address
        with linked(path, protocol="tdb") as (_, told):
            told.message(Dumped)
            with linked(path, protocol="tdb") as (_, other):
                lost = other.wait_for(lambda each: isinstance(each, LinkLost))
                assert isinstance(lost, LinkLost)
                assert lost.reason == port_link.BUSY
            assert told.message(Dumped)  # the beat goes on


def test_a_port_that_is_not_there() -> None:
    with linked("/dev/no-such-board", protocol="dgt") as (_, told):
        lost = told.wait_for(lambda each: isinstance(each, LinkLost))
        assert isinstance(lost, LinkLost)
        assert (lost.reason, lost.path) == (port_link.MISSING, "/dev/no-such-board")


@needs_terminals
def test_a_device_that_says_nothing_or_nonsense_is_no_board() -> None:
    for noise in (b"", bytes(range(256)) * 4):
        board, host = os.openpty()
        try:
            with linked(os.ttyname(host), patience=0.2) as (_, told):
                os.write(board, noise)
                lost = told.wait_for(lambda each: isinstance(each, LinkLost))
                assert isinstance(lost, LinkLost)
                assert lost.reason == serial_link.UNKNOWN
        finally:
            os.close(board)
            os.close(host)


@needs_terminals
def test_lights_and_sounds_reach_the_board() -> None:
    made = device("tdb")
    with (
        simulated(made, terminal()) as simulation,
        linked(simulation.line.address, protocol="tdb") as (link, told),
    ):
        introduced = told.message(Introduced)
        assert isinstance(introduced, Introduced)
        assert introduced.lights
        link.wish(lambda protocol: protocol.light({17: "on", 21: "blink"}))
        lit = {simulation.board.field_of(18): "on", simulation.board.field_of(22): "blink"}
        until(lambda: made.lights == lit)


def test_a_device_is_recognised_on_another_path(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Identity(0x2341, 0x0043, "75")
    other = Identity(0x2341, 0x0043, "76")
    ports = [Port("/dev/ttyACM0", "", other), Port("/dev/ttyACM1", "", board)]
    monkeypatch.setattr(port_link, "listed", lambda: ports)
    assert path_of(board, "/dev/ttyACM0") == "/dev/ttyACM1"
    assert path_of(board, "/dev/ttyACM1") == "/dev/ttyACM1"
    assert path_of(Identity(1, 2, "3"), "/dev/ttyACM0") == "/dev/ttyACM0"  # it is away
    assert path_of(Identity(), "/dev/ttyS0") == "/dev/ttyS0"
    assert path_of(board, "socket://127.0.0.1:1") == "socket://127.0.0.1:1"


@needs_terminals
def test_a_device_that_is_known_from_before_is_found_where_the_path_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = Identity(0x2341, 0x0043, "75")
    with simulated(device("tdb"), terminal()) as simulation:
        there = simulation.line.address
        monkeypatch.setattr(port_link, "listed", lambda: [Port(there, "", known)])
        with linked("/dev/no-such-board", protocol="tdb", identity=known) as (_, told):
            opened = told.wait_for(lambda each: isinstance(each, LinkOpened))
            assert opened == LinkOpened(there, "tdb", known)


@needs_terminals
def test_what_is_at_the_path_counts_before_what_was_there_once(monkeypatch: pytest.MonkeyPatch) -> None:
    once, here = Identity(0x2341, 0x0043, "75"), Identity(0x2341, 0x0043, "76")
    with simulated(device("tdb"), terminal()) as simulation:
        there = simulation.line.address
        ports = [Port(there, "", here), Port("/dev/no-such-board", "", once)]
        monkeypatch.setattr(port_link, "listed", lambda: ports)
        with linked(there, protocol="tdb", identity=once) as (_, told):
            opened = told.wait_for(lambda each: isinstance(each, LinkOpened))
            assert opened == LinkOpened(there, "tdb", here)


@needs_terminals
def test_a_board_that_has_answered_is_followed_though_another_takes_its_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ours, other = Identity(0x2341, 0x0043, "75"), Identity(0x2341, 0x0043, "76")
    name = tmp_path / "port"
    with (
        simulated(device("tdb"), terminal()) as simulation,
        simulated(device("tdb"), terminal()) as another,
    ):
        name.symlink_to(simulation.line.address)
        ports = [Port(str(name), "", ours)]
        monkeypatch.setattr(port_link, "listed", lambda: ports)
        with linked(str(name), protocol="tdb") as (_, told):
            told.wait_for(lambda each: isinstance(each, LinkOpened))
            name.unlink()
            name.symlink_to(another.line.address)
            simulation.pull()
            there = simulation.plug()
            ports[:] = [Port(str(name), "", other), Port(there, "", ours)]
            opened = told.wait_for(lambda each: isinstance(each, LinkOpened))
            assert opened == LinkOpened(there, "tdb", ours)


@needs_terminals
@pytest.mark.parametrize("name", ["tdb", "millennium"])
def test_what_was_wished_last_is_done_before_the_port_is_let_go(name: str) -> None:
    made = device(name)
    with simulated(made, terminal()) as simulation:
        with linked(simulation.line.address, protocol=name) as (link, told):
            told.message(Introduced)
            link.wish(lambda protocol: protocol.light({17: "on"}))
            until(lambda: bool(made.lights))
            link.wish(lambda protocol: protocol.light({}))
        until(lambda: not made.lights)


@needs_terminals
@pytest.mark.parametrize("name", ["tdb", "millennium"])
def test_what_was_wished_last_waits_for_an_answer_that_is_owed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = device(name)
    obey = made.receive

    def answer_late(data: bytes, now: float) -> list[bytes]:
        answers = obey(data, now)
        time.sleep(0.15)  # the lights are on, and the link has not heard of it
        return answers

    with simulated(made, terminal()) as simulation:
        with linked(simulation.line.address, protocol=name) as (link, told):
            told.message(Introduced)
            monkeypatch.setattr(made, "receive", answer_late)
            link.wish(lambda protocol: protocol.light({17: "on"}))
            until(lambda: bool(made.lights))
            link.wish(lambda protocol: protocol.light({}))
        until(lambda: not made.lights)


@needs_terminals
def test_a_board_that_answers_no_more_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    made = device("tdb")
    with simulated(made, terminal()) as simulation:
        with linked(simulation.line.address, protocol="tdb") as (link, told):
            told.message(Introduced)
            monkeypatch.setattr(made, "receive", lambda data, now: [])
            link.wish(lambda protocol: protocol.light({17: "on"}))
            link.close()
            link.join(PATIENCE)
            assert not link._thread.is_alive()
        assert not made.lights


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (PermissionError(13, "Permission denied"), port_link.FORBIDDEN),
        (BlockingIOError(11, "Resource temporarily unavailable"), port_link.BUSY),
        (OSError(16, "Device or resource busy"), port_link.BUSY),
        (FileNotFoundError(2, "No such file"), port_link.MISSING),
        (
            OSError("could not open port 'COM3': PermissionError(13, 'Access is denied.')"),
            port_link.BUSY,
        ),
    ],
)
def test_why_a_port_cannot_be_opened(
    error: OSError, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import serial

    def refuse(*words: object, **named: object) -> None:
        raise error

    monkeypatch.setattr(serial, "serial_for_url", refuse)
    with pytest.raises(PortError) as raised:
        port_link.PortLine("COM3", serial_link._made("dgt"))
    assert raised.value.reason == reason


def test_without_pyserial_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "serial", None)
    with linked("/dev/ttyUSB0", protocol="dgt") as (_, told):
        lost = told.wait_for(lambda each: isinstance(each, LinkLost))
        assert isinstance(lost, LinkLost)
        assert lost.reason == port_link.NO_PACKAGE
