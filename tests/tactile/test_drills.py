"""What goes wrong with boards and cables, fault by fault, over real pyserial and pseudo-terminals.

The names are those of `FAULTS`. In each drill nothing raises, no move is played that was not made, and
afterwards the board can be played on. test_serial_link.py has what a link does where nothing is wrong.
"""

import sys
import tracemalloc

import pytest

from assistant.simulator import tdb_device
from assistant.simulator.board import Board
from assistant.simulator.millennium_device import parity
from assistant.simulator.tdb_lines import line_of
from assistant.tactile import dgt, millennium, port_link, serial_link, tdb
from assistant.tactile.inference import Agrees, Unlike
from assistant.tactile.messages import Introduced, Pressed
from assistant.tactile.settling import Settled
from tests.tactile.support.drill import (
    AFTER,
    MOVE,
    START,
    OneByteAtATime,
    drilled,
    framed,
    kept,
    make_haste,
    payload,
    plugged,
)

pytest.importorskip("serial")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")

FAULTS = (
    "byte-by-byte delivery",
    "header only",
    "length too small",
    "length too big",
    "start byte inside a payload",
    "garbage burst at connect",
    "wrong checksum",
    "duplicated messages",
    "missing messages",
    "missing sequence number",
    "cable pulled while idle",
    "cable pulled while reading",
    "cable pulled while writing",
    "same device back on another path",
    "device present but silent",
    "other program holds the port",
    "board position different after reconnect",
    "board turned after reconnect",
    "ten thousand random bytes",
)

on_each = pytest.mark.parametrize("protocol", ["dgt", "tdb", "millennium"])
on_one = pytest.mark.parametrize("protocol", ["tdb"])
"""Of what happens before any protocol has a part in it."""
TOO_LATE = 0.15
"""Seconds after which the next byte of a message belongs to it no more."""


def test_every_fault_has_its_drill() -> None:
    for fault in FAULTS:
        assert callable(globals()["test_" + fault.replace(" ", "_").replace("-", "_")])


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    make_haste(monkeypatch)


# What comes over the line


@on_each
def test_byte_by_byte_delivery(protocol: str, monkeypatch: pytest.MonkeyPatch) -> None:
    line = OneByteAtATime()
    line.watch(monkeypatch)
    with drilled(protocol, line) as drill:
        drill.recognise()
        drill.assert_plays()
    sizes = [size for size in line.sizes if size][1:]  # the first brings what came before the host
    assert len(sizes) > 60
    assert sizes.count(1) > 0.9 * len(sizes)


@on_each
def test_header_only(protocol: str) -> None:
    """A message goes no further than its header, and what follows later is none of its own."""
    message = framed(protocol, payload(protocol, AFTER), number=7)
    header = {"dgt": message[:3], "tdb": b"$ST,6,", "millennium": b"s"}[protocol]
    with drilled(protocol) as drill:
        drill.recognise()
        drill.inject(header)
        drill.let(TOO_LATE)
        drill.inject(message[len(header) :])
        drill.let(0.1)
        drill.assert_plays()


@on_each
def test_length_too_small(protocol: str) -> None:
    false = payload(protocol, AFTER)
    wrong = [framed(protocol, false[:-1])]
    if protocol == "dgt":
        wrong += [bytes([0x86, 0, length]) + false for length in (0, 1, 2, 3, 66)]
    with drilled(protocol) as drill:
        drill.recognise()
        for message in wrong:
            drill.inject(message)
            drill.let(0.05)
        drill.assert_plays()


@on_each
def test_length_too_big(protocol: str) -> None:
    false = payload(protocol, AFTER)
    wrong = [framed(protocol, false + false[-1:]), framed(protocol, false * 5)]
    if protocol == "dgt":
        # 103 is the length of a larger board; of the last one nothing more comes.
        wrong += [bytes([0x86, *divmod(length, 128)]) + false for length in (16383, 259, 103)]
    with drilled(protocol) as drill:
        drill.recognise()
        for message in wrong:
            drill.inject(message)
            drill.let(0.05)
        drill.assert_plays()


@on_each
def test_start_byte_inside_a_payload(protocol: str) -> None:
    """A message is cut short by another one, which is heard, and what follows is of neither."""
    false = framed(protocol, payload(protocol, AFTER), number=7)
    damaged = false[:25] + bytes([false[25] | 0x80]) + false[26:]
    other = {
        "dgt": bytes([0x93, 0, 5, 2, 7]),
        "tdb": line_of("BT,8,help,dn"),
        "millennium": b"v0207" + parity("v0207").encode(),
    }[protocol]
    with drilled(protocol) as drill:
        drill.recognise()
        drill.inject(false[:25] + other + false[25:])
        drill.until(
            lambda: (
                any(each.version == "2.07" for each in drill.messages(Introduced))
                or drill.messages(Pressed) == [Pressed("help", "dn")]
            )
        )
        if protocol != "millennium":  # there the eighth bit may be the parity of the line
            drill.inject(damaged)
            drill.let(0.05)
        drill.assert_plays()


@on_each
def test_garbage_burst_at_connect(protocol: str) -> None:
    with drilled(protocol) as drill:
        drill.connect()
        assert drill.simulation.heard.wait(10)
        for _ in range(4):
            drill.simulation.burst(300)
            drill.let(0.03)
        drill.wait_for_start()
        drill.assert_plays()


@pytest.mark.parametrize("protocol", ["tdb", "millennium"])
def test_wrong_checksum(protocol: str) -> None:
    """A DGT board has no checksum."""
    false = framed(protocol, payload(protocol, AFTER), number=7)
    end = len(false.rstrip(b"\n"))
    wrong = [false[: end - 1] + (b"1" if false[end - 1 : end] == b"0" else b"0") + false[end:]]
    if protocol == "tdb":
        # The same letters in another order, which an exclusive or would miss.
        true = framed(protocol, payload(protocol, START), number=7)
        wrong.append(false[: end - 4] + true[end - 4 :])
    with drilled(protocol) as drill:
        drill.recognise()
        for message in wrong:
            drill.inject(message)
            drill.let(0.05)
        drill.assert_plays()


@on_each
def test_duplicated_messages(protocol: str) -> None:
    with drilled(protocol) as drill:
        drill.simulation.faults.shares["doubled"] = 1.0
        drill.recognise()
        drill.assert_plays()
        if protocol == "tdb":
            drill.forget()
            drill.simulation.press("confirm")
            drill.until(lambda: drill.messages(Pressed) != [])
            drill.let(0.3)  # a press is repeated until it is answered
            assert len(drill.messages(Pressed)) == 1
            confirmed = [each for each in drill.sightings if isinstance(each, Settled)]
            assert [each.is_confirmed for each in confirmed] == [True]


@on_each
def test_missing_messages(protocol: str) -> None:
    """All that the board tells of a move is lost, and it is seen all the same."""
    with drilled(protocol) as drill:
        drill.recognise()
        drill.assert_unmoved()
        shares = drill.simulation.faults.shares
        drill.simulation.call(lambda: shares.update(lost=1.0))
        drill.move()
        drill.let(0.15)
        drill.assert_unmoved()
        drill.simulation.call(lambda: shares.update(lost=0.0))
        drill.until(lambda: len(drill.answers) > 1)
        assert getattr(drill.answers[-1], "moves", ()) == (MOVE,)


def test_missing_sequence_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only TDB/1 has numbers: where one is missing the state is asked for at once."""
    monkeypatch.setitem(tdb_device.USUAL, "beat", 2000)
    monkeypatch.setattr(tdb, "SILENT_AFTER", 4.5)
    with drilled("tdb") as drill:
        heard = bytearray()
        receive = drill.device.receive

        def hearing(data: bytes, now: float) -> list[bytes]:
            heard.extend(data)
            return receive(data, now)

        drill.recognise()
        drill.let(0.2)  # what is asked because of the beginning has been asked
        monkeypatch.setattr(drill.device, "receive", hearing)
        drill.inject(line_of("BT,60,help,dn"))
        drill.until(lambda: b"$GET," in heard)
        drill.assert_plays()


# The cable and the port


@on_each
def test_cable_pulled_while_idle(protocol: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with plugged(protocol, monkeypatch) as drill:
        drill.simulation.pull()
        drill.lose()
        drill.back()
        drill.assert_plays()


@on_each
def test_cable_pulled_while_reading(protocol: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of a message has come; its other half, after the cable is back, makes nothing whole."""
    false = framed(protocol, payload(protocol, AFTER))
    with plugged(protocol, monkeypatch) as drill:
        drill.inject(false[:30])
        drill.simulation.pull()
        drill.lose()
        drill.back()
        drill.inject(false[30:])
        drill.let(0.05)
        drill.assert_plays()


@on_each
def test_cable_pulled_while_writing(protocol: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with plugged(protocol, monkeypatch) as drill:
        write = port_link.PortLine.write
        written = []

        def pulled(line: port_link.PortLine, data: bytes) -> None:
            if drill.simulation.line.is_plugged and not written:
                written.append(data)
                drill.simulation.pull()
            write(line, data)

        monkeypatch.setattr(port_link.PortLine, "write", pulled)
        assert drill.link
        drill.link.wish(lambda protocol: protocol.light({3: "on"}))
        drill.until(lambda: written != [])
        drill.lose()
        drill.back()
        drill.assert_plays()


@on_one
def test_same_device_back_on_another_path(protocol: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with plugged(protocol, monkeypatch) as drill:
        first = drill.simulation.line.address
        drill.simulation.pull()
        drill.lose()
        drill.back()
        assert drill.openings == [first, drill.simulation.line.address]
        assert drill.simulation.line.address != first
        drill.assert_plays()


@on_each
def test_device_present_but_silent(protocol: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for protocols, name in ((dgt, "WATCHDOG"), (dgt, "ANSWER"), (millennium, "POLL")):
        monkeypatch.setattr(protocols, name, 0.15)
    monkeypatch.setattr(millennium, "ANSWER", 0.15)
    monkeypatch.setattr(tdb, "SILENT_AFTER", 0.5)
    with drilled(protocol) as drill:
        drill.connect(patience=0.2)
        drill.wait_for_start()
        shares = drill.simulation.faults.shares
        drill.simulation.call(lambda: shares.update(lost=1.0, deaf=1.0))
        drill.until(lambda: drill.losses != [])
        drill.let(0.3)  # it is tried again, and silent still
        assert drill.losses == [serial_link.SILENT]
        count = len(drill.openings)
        drill.simulation.call(drill.simulation.faults.mend)
        drill.until(lambda: len(drill.openings) > count)
        drill.assert_plays()


@on_one
def test_other_program_holds_the_port(protocol: str) -> None:
    import serial

    with drilled(protocol) as drill:
        with serial.Serial(drill.simulation.line.address, exclusive=True):
            drill.connect()
            drill.until(lambda: drill.losses != [])
            drill.let(0.2)
            assert drill.losses == [port_link.BUSY]
            assert drill.openings == []
        drill.wait_for_start()
        drill.assert_plays()


@on_each
def test_board_position_different_after_reconnect(
    protocol: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Men of both sides stand where each could have moved: that is no move, and named by square."""
    with plugged(protocol, monkeypatch) as drill:
        drill.simulation.pull()
        drill.lose()
        for start, end in ((21, 17), (12, 15)):
            drill.board[start], drill.board[end] = drill.board[end], drill.board[start]
        drill.forget()
        drill.back()
        drill.until(lambda: drill.answers != [])
        drill.let(0.1)
        assert {type(each) for each in drill.answers} == {Unlike}
        assert isinstance(drill.answers[0], Unlike)
        named = {each.square for each in drill.answers[0].differences}
        assert named <= {12, 15, 17, 21}
        assert named
        drill.simulation.call(lambda: drill.board.set_up(START))
        drill.until(lambda: isinstance(drill.answers[-1], Agrees))
        drill.forget()
        drill.assert_plays()


@on_each
def test_board_turned_after_reconnect(protocol: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with plugged(protocol, monkeypatch) as drill:
        drill.simulation.pull()
        drill.lose()
        turned = Board(START.variant, quarter_turns=2)
        turned.set_up(START)
        drill.board.fields[:] = turned.fields
        drill.forget()
        drill.back()
        drill.until(lambda: drill.answers != [])
        assert isinstance(drill.answers[0], Unlike)
        assert drill.answers[0].is_upset
        drill.simulation.call(lambda: drill.board.set_up(START))
        drill.until(lambda: isinstance(drill.answers[-1], Agrees))
        drill.forget()
        drill.assert_plays()


# Noise


@on_each
def test_ten_thousand_random_bytes(protocol: str) -> None:
    with drilled(protocol) as drill:
        drill.recognise()
        memory = []
        tracemalloc.start()
        try:
            for _ in range(2):
                for _ in range(10):
                    drill.simulation.burst(500)
                    drill.let(0.01)
                drill.assert_unmoved()
                drill.forget()
                memory.append(kept())
        finally:
            tracemalloc.stop()
        assert memory[1] - memory[0] < 5000
        drill.assert_plays()
