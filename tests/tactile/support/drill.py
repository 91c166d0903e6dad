"""A host and a simulated board at the two ends of a real line, for what goes wrong between them.

The faults are bytes that would be a move if they were believed: those of the position after it.
"""

import contextlib
import gc
import queue
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.variant import ITALIAN
from assistant.simulator import tdb_device
from assistant.simulator.board import Board
from assistant.simulator.device import Device
from assistant.simulator.dgt_device import DRAUGHTS, DgtDevice
from assistant.simulator.hand import actions
from assistant.simulator.line import DeviceLine, PseudoTerminal
from assistant.simulator.millennium_device import CHESS, REPORTS, MillenniumDevice, parity
from assistant.simulator.simulation import Simulation
from assistant.simulator.tdb_device import TdbDevice
from assistant.simulator.tdb_lines import line_of
from assistant.tactile import dgt, dgt_bytes, millennium, port_link, serial_link, sight, tdb
from assistant.tactile.inference import Agrees, Answer, Made, Standing, infer
from assistant.tactile.messages import Dumped, Message
from assistant.tactile.port_link import Identity, Port
from assistant.tactile.serial_link import LinkLost, LinkNews, LinkOpened, LinkTold, SerialLink
from assistant.tactile.settling import Overdue, Settled
from assistant.tactile.sight import CODES, Recognised, Sight, Sighting
from tests.simulator.support.lines import MovingTerminal, free_name, terminal

SETTLED = 0.02
PATIENCE = 20.0
"""Seconds after which what never comes is given up. Never a measure of speed."""

START = start_position(ITALIAN)
MOVE = next(move for move in legal_moves(START) if (move.start, move.end) == (22, 18))
AFTER = START.after(MOVE)
STANDING = Standing(START, tuple(legal_moves(START)), START)

WHEN_CHANGED = 3
DEVICES: dict[str, Callable[[Board], Device]] = {
    "dgt": lambda board: DgtDevice(board, scan_seconds=0.02),
    "tdb": TdbDevice,
    "millennium": lambda board: MillenniumDevice(board, memory={REPORTS: WHEN_CHANGED}),
}
"""Devices that say nothing unasked as long as nothing changes, but for a heartbeat."""

IDENTITY, ANOTHER = Identity(0x2341, 0x0043, "75"), Identity(0x2341, 0x0043, "76")


class OneByteAtATime(PseudoTerminal):
    """A line whose host has read each byte before the next one comes, once it reads at all."""

    def __init__(self) -> None:
        super().__init__(free_name())
        self.sizes: list[int] = []
        """How many bytes each read of the host has brought."""

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """See what the host reads."""
        read = port_link.PortLine.read

        def reading(line: port_link.PortLine) -> bytes:
            data = read(line)
            self.sizes.append(len(data))
            return data

        monkeypatch.setattr(port_link.PortLine, "read", reading)

    def write(self, data: bytes) -> None:
        for byte in data:
            count = sum(self.sizes)
            super().write(bytes([byte]))
            end = time.monotonic() + (0.01 if count else 0.0)
            while sum(self.sizes) == count and time.monotonic() < end:
                time.sleep(0.0002)


def payload(protocol: str, position: Position) -> bytes:
    """What a board tells of a position, field by field, without what stands before and behind."""
    board = Board(ITALIAN)
    board.set_up(position)
    if protocol == "tdb":
        return "".join(board[square] for square in range(1, 33)).encode()
    if protocol == "dgt":
        return bytes(DRAUGHTS[piece] for piece in board.fields)
    return "".join(CHESS[piece] for piece in board.fields).encode()


def framed(protocol: str, data: bytes, number: int = 0) -> bytes:
    """A sound message that carries this; TDB's has a number."""
    if protocol == "tdb":
        return line_of(f"ST,{number},{data.decode()}")
    if protocol == "dgt":
        return bytes([0x86, *divmod(len(data) + 3, 128)]) + data
    text = "s" + data.decode()
    return (text + parity(text)).encode()


class Drill:
    """One board on its line, and what its host makes of it."""

    def __init__(self, protocol: str, line: DeviceLine | None = None) -> None:
        self.protocol = protocol
        self.board = Board(ITALIAN)
        self.board.set_up(START)
        self.device = DEVICES[protocol](self.board)
        self.simulation = Simulation(self.device, line or terminal())
        self.simulation.start()
        self.sight = Sight(CODES[protocol], START, stable=SETTLED)
        self.news: list[LinkNews] = []
        self.sightings: list[Sighting] = []
        self.answers: list[Answer] = []
        """What is inferred of every reading that counts or stands for long."""
        self._queue: queue.SimpleQueue[LinkNews] = queue.SimpleQueue()
        self.link: SerialLink | None = None

    def connect(self, **how) -> None:
        """Have the host open the line."""
        address = self.simulation.line.address
        self.link = SerialLink(address, self._queue.put, protocol=self.protocol, **how)

    def recognise(self) -> None:
        """Open it, and go on until the host knows where each square is."""
        self.connect()
        self.wait_for_start()

    def wait_for_start(self) -> None:
        """Go on until the start position stands there as the host sees it."""
        self.until(lambda: any(isinstance(each, Recognised) for each in self.sightings))
        self.until(lambda: any(isinstance(each, Agrees) for each in self.answers))

    def close(self) -> None:
        if self.link:
            self.link.close()
            self.link.join(PATIENCE)
            assert not self.link._thread.is_alive()
        self.simulation.close()

    # At the host

    def until(self, is_so: Callable[[], bool]) -> None:
        """Let time go by until something is so. Fails if it never is."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, (self.news[-5:], self.sightings[-5:], self.answers[-5:])
            self.let(0.005)

    def let(self, seconds: float) -> None:
        """Let time go by: what comes is taken, and what is due acted upon."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._see(list(self.sight.look(time.monotonic())))
            with contextlib.suppress(queue.Empty):
                news = self._queue.get(timeout=min(left, SETTLED / 4))
                self.news.append(news)
                if isinstance(news, LinkOpened):
                    self.sight.begin()
                elif isinstance(news, LinkTold):
                    self._see(self.sight.take(news.message, news.at))

    def _see(self, sightings: list[Sighting]) -> None:
        for each in sightings:
            self.sightings.append(each)
            if isinstance(each, Settled | Overdue):
                self.answers.append(infer(each.reading, STANDING))

    def messages(self, kind: type[Message]) -> list[Message]:
        told = [each.message for each in self.news if isinstance(each, LinkTold)]
        return [each for each in told if isinstance(each, kind)]

    @property
    def losses(self) -> list[str]:
        """The reasons for which there was no board, in their order."""
        return [each.reason for each in self.news if isinstance(each, LinkLost)]

    @property
    def openings(self) -> list[str]:
        """The paths on which it was found."""
        return [each.path for each in self.news if isinstance(each, LinkOpened)]

    def forget(self) -> None:
        """Begin anew with what was told."""
        for each in (self.news, self.sightings, self.answers):
            each.clear()

    # At the board

    def inject(self, data: bytes) -> None:
        """Have these bytes come from the board."""
        self.simulation.call(lambda: self.simulation.line.write(data))

    def lose(self) -> None:
        """Go on until the loss is told, and a while longer, in which it is not told again."""
        self.until(lambda: self.losses != [])
        self.let(0.12)
        assert len(set(self.losses)) == len(self.losses)
        assert set(self.losses) <= {port_link.UNPLUGGED, port_link.MISSING}

    def back(self) -> None:
        """Plug the cable in again, and go on until the host has found the board."""
        count = len(self.openings)
        self.simulation.plug()
        self.until(lambda: len(self.openings) > count)

    def move(self) -> None:
        """Make the move by hand."""
        assert self.simulation.perform(actions(START, MOVE)) == ""

    # What has to hold

    def assert_unmoved(self) -> None:
        """Nothing was told but what stands there, and no move was inferred."""
        truth = tuple(payload(self.protocol, START))
        dumps = self.messages(Dumped)
        assert {each.codes for each in dumps if isinstance(each, Dumped)} <= {truth}
        assert {type(each) for each in self.answers} <= {Agrees}

    def assert_plays(self) -> None:
        """The line is sound: the move is played when the hand makes it, and never before."""
        self.assert_unmoved()
        self.move()
        self.until(lambda: any(isinstance(each, Made) for each in self.answers))
        assert [each for each in self.answers if isinstance(each, Made)] == [Made((MOVE,))]


@contextlib.contextmanager
def drilled(protocol: str, line: DeviceLine | None = None) -> Iterator[Drill]:
    """A drill, closed at its end; no thread of it is left."""
    drill = Drill(protocol, line)
    try:
        yield drill
    finally:
        drill.close()


@contextlib.contextmanager
def plugged(protocol: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Drill]:
    """A drill whose board is recognised, and known to the system wherever it is plugged in.

    Another one is listed where it was at first.
    """
    with drilled(protocol, MovingTerminal()) as drill:
        first = drill.simulation.line.address

        def listed() -> list[Port]:
            address = drill.simulation.line.address
            here = [Port(address, "", IDENTITY)] if address else []
            return here if address == first else [Port(first, "", ANOTHER), *here]

        monkeypatch.setattr(port_link, "listed", listed)
        drill.recognise()
        yield drill


def make_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the host and the board wait less: for each other, and before they try again."""
    monkeypatch.setattr(serial_link, "FIRST_WAIT", 0.05)
    monkeypatch.setattr(serial_link, "LONGEST_WAIT", 0.05)
    monkeypatch.setattr(port_link, "READ_TIMEOUT", 0.01)
    monkeypatch.setattr(sight, "STABLE", 0.02)
    monkeypatch.setattr(dgt, "PACE", 0.01)
    monkeypatch.setitem(dgt.Dgt.__init__.__kwdefaults__, "settled", 0.05)
    monkeypatch.setattr(dgt, "WATCHDOG", 0.3)
    monkeypatch.setattr(dgt_bytes, "PARTIAL", 0.1)
    monkeypatch.setattr(dgt, "ANSWER", 0.3)
    monkeypatch.setattr(millennium, "ANSWER", 0.3)
    monkeypatch.setattr(millennium, "POLL", 0.3)
    monkeypatch.setattr(millennium, "PARTIAL", 0.1)
    monkeypatch.setattr(tdb, "DOUBT_AFTER", 0.1)
    monkeypatch.setattr(tdb, "SILENT_AFTER", 0.8)
    monkeypatch.setitem(tdb_device.USUAL, "beat", 200)
    monkeypatch.setitem(tdb_device.USUAL, "deb", 10)


def kept() -> int:
    """Bytes that were asked for in the protocols and the link, and are in use."""
    gc.collect()
    files = tracemalloc.Filter(True, str(Path(dgt.__file__).parent / "*"))
    statistics = tracemalloc.take_snapshot().filter_traces([files]).statistics("filename")
    return sum(each.size for each in statistics)
