"""`damavoce board probe`, as a real process, with boards on pseudo-terminals."""

import contextlib
import json
import os
import signal
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from assistant.rules.fen import parse_fen
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.simulator.board import BROKEN, Board
from assistant.simulator.device import Device
from assistant.simulator.dgt_device import SWAPPED, DgtDevice
from assistant.simulator.line import PseudoTerminal
from assistant.simulator.millennium_device import MillenniumDevice
from assistant.simulator.simulation import Simulation
from assistant.simulator.tdb_device import TdbDevice
from tests.app.support.processes import PATIENCE, damavoce, start
from tests.commands.board.test_list import NO_PYSERIAL, PORTS

serial = pytest.importorskip("serial")

HASTY = "from assistant.tactile import serial_link\nserial_link.ANSWER = {}\n"
"""For `after`: so many seconds instead of four in which a protocol is to be answered."""
PATIENT = HASTY.format(PATIENCE) + "from assistant.commands.board import probe\nprobe.DETAILS = 60.0\n"
"""For boards that do answer, on a machine that has much else to do."""


def board(variant: Variant = ITALIAN, fen: str = "", turned: int = 0, mirrored: bool = False) -> Board:
    made = Board(variant, turned, mirrored)
    made.set_up(parse_fen(fen, variant) if fen else start_position(variant))
    return made


@contextlib.contextmanager
def at_port(device: Device) -> Iterator[str]:
    simulation = Simulation(device, PseudoTerminal())
    simulation.start()
    try:
        yield simulation.line.address
    finally:
        simulation.close()


@contextlib.contextmanager
def silent_port(noise: bytes = b"") -> Iterator[str]:
    """A port where there is no board, but perhaps some bytes."""
    ours, theirs = os.openpty()
    try:
        os.write(ours, noise)
        yield os.ttyname(theirs)
    finally:
        os.close(ours)
        os.close(theirs)


def probe(*arguments: str, status: int = 0, after: str = "") -> str:
    """What is told; the other output has only that it is asked."""
    done = damavoce("board", "probe", *arguments, "--lang", "en", after=after)
    assert done.returncode == status, done.stderr
    asked, told = done.stdout.partition("\n")[::2]
    if status:
        assert told == ""
        told = done.stderr
    else:
        assert done.stderr == ""
    assert asked.startswith("I am checking whether there is a board on port ")
    assert told.count("\n") == 1
    return told


def as_json(*arguments: str, status: int = 0, after: str = "") -> list[dict[str, Any]]:
    done = damavoce("board", "probe", *arguments, "--json", after=after)
    assert done.returncode == status, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("device", "protocol", "words"),
    [
        (DgtDevice(board()), "dgt", "A board by DGT answers|serial number is 00137|for 64 squares"),
        (TdbDevice(board()), "tdb", "for 32 squares|32 lights and a buzzer|can vibrate|4 buttons"),
        (MillenniumDevice(board()), "millennium", "by Millennium|for 64 squares|81 lights and no"),
    ],
)
def test_a_board_of_each_protocol_is_told_of(device: Device, protocol: str, words: str) -> None:
    with at_port(device) as port:
        told = probe(port, "--protocol", protocol, after=PATIENT)
    assert f"answers on port {port}, with the protocol {protocol}." in told
    for each in words.split("|"):
        assert each in told
    assert "set up for the start of Italian draughts. As White sees it, the board is the right" in told


def test_the_port_and_the_protocol_are_found_and_all_is_told_as_json() -> None:
    with at_port(TdbDevice(board(turned=1, mirrored=True), has_all_fields=True)) as port:
        usb = PORTS.format(f"port('/dev/ttyS0', 'n/a'), port('{port}', 'x', 1, 2)")
        (told,) = as_json(after=PATIENT + usb)
    assert told.pop("text").startswith(
        f"Alla porta {port} risponde una damiera, con il protocollo tdb."
    )
    assert told.pop("orientations") == [{"turned": 1, "mirrored": True}]
    assert told == {
        **{"port": port, "found": True, "protocol": "tdb"},
        **{"maker": None, "serial": "damavoce-sim", "version": "1.0", "fields": 64, "sense": "pce"},
        **{"lights": 64, "buzzer": True, "vibration": True, "buttons": 4},
        **{"rules": "italian", "pieces": 24, "faulty": 0, "start": True},
    }


def test_every_port_on_usb_is_asked_also_after_one_that_fails() -> None:
    with at_port(DgtDevice(board(INTERNATIONAL), SWAPPED)) as port:
        usb = f"port('/dev/a', 'x', 1, 1, '1'), port('{port}', 'x', 1, 2, '2')"
        options = ("--protocol", "dgt", "--lang", "pt")
        done = damavoce("board", "probe", *options, after=PATIENT + PORTS.format(usb))
    assert done.returncode == 0
    assert done.stderr.startswith("Não há uma porta série /dev/a. ")
    assert done.stderr.count("\n") == 1
    first, second, told = done.stdout.splitlines()
    assert "/dev/a" in first
    assert port in second
    assert "no protocolo dgt" in told
    assert "sensores para 100 casas" in told
    assert "na posição inicial das damas internacionais. Visto pelas Brancas, o tabuleiro" in told


def test_other_positions_and_sensors() -> None:
    with at_port(TdbDevice(board(), sense="occ")) as port:
        told = probe(port, "--protocol", "tdb", after=PATIENT)
    assert "start of Italian draughts. The pieces do not show on which side White sits." in told
    made = board(fen="W:W22:B1,K9")
    made.haunt(32, BROKEN)
    with at_port(TdbDevice(made, sense="col")) as port:
        told = probe(port, "--protocol", "tdb", after=PATIENT)
        assert "One of its sensors does not work. There are 3 pieces on it. The pieces are not" in told
        (values,) = as_json(port, "--protocol", "tdb", "--rules", "international", after=PATIENT)
    assert values["text"].endswith(
        "Non è una damiera per la dama internazionale. Sopra ci sono 3 pezzi."
    )
    assert (values["rules"], values["pieces"], values["faulty"]) == (None, 3, 1)
    assert (values["start"], values["orientations"]) == (False, [])


# When nothing answers


def test_a_port_that_is_not_there_or_is_no_port() -> None:
    told = probe("/dev/no such\x1b", status=1)
    assert told.startswith("There is no serial port /dev/no such. ")
    for name in ("/tmp", "/dev/null", "socket://127.0.0.1", "foo://x"):
        (told,) = as_json(name, status=1)
        assert (told["port"], told["found"], told["reason"]) == (name, False, "missing")
        assert told["text"].startswith(f"Non c'è una porta seriale {name}. ")


def test_a_port_that_another_program_holds() -> None:
    with at_port(TdbDevice(board())) as port, serial.Serial(port, exclusive=True):
        told = probe(port, status=1)
    assert told == f"Another program is using port {port}. Close that program and try again.\n"


def test_a_port_that_may_not_be_opened() -> None:
    refuse = "import serial\ndef refuse(*a, **k): raise PermissionError(13, 'no')\n"
    told = probe("/dev/no", status=1, after=refuse + "serial.serial_for_url = refuse")
    assert told.startswith("You do not have permission to open port /dev/no: ")
    assert "type sudo usermod -a -G dialout $USER and then log out, log in again and try again." in told


def test_a_port_that_goes_while_it_is_asked() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:

        def leave() -> None:
            connection, _ = door.accept()
            connection.recv(1)
            connection.close()

        threading.Thread(target=leave, daemon=True).start()
        name = f"socket://127.0.0.1:{door.getsockname()[1]}"
        told = probe(name, status=1)
    assert told.startswith(f"Port {name} disappeared while I was checking it.")


@pytest.mark.parametrize("noise", [b"", bytes(range(256)) * 4])
def test_a_device_that_says_nothing_or_nonsense(noise: bytes) -> None:
    with silent_port(noise) as port:
        told = probe(port, status=1, after=HASTY.format(0.1))
        assert told.startswith(f"Nothing that I know answers on port {port}.")
        (values,) = as_json(port, "--protocol", "dgt", status=1, after=HASTY.format(0.1))
    assert (values["reason"], values["port"]) == ("silent", port)
    assert "togli --protocol" in values["text"]


def test_a_driver_that_hangs_does_not_hang_the_program() -> None:
    hangs = "import serial, time\nserial.serial_for_url = lambda *a, **k: time.sleep(1000)\n"
    soon = "from assistant.commands.board import probe\nprobe.MARGIN = probe.CLOSING = 0.1\n"
    told = probe("/dev/x", status=1, after=hangs + soon + HASTY.format(0.1))
    assert told.startswith("The board on port /dev/x does not answer.")


@pytest.mark.parametrize(
    ("after", "reason", "word"),
    [
        (PORTS.format("port('/dev/ttyS0', 'n/a')"), "no-ports", "USB"),
        (NO_PYSERIAL, "no-package", "pyserial"),
    ],
)
def test_nothing_to_ask(after: str, reason: str, word: str) -> None:
    done = damavoce("board", "probe", "--lang", "pt", after=after)
    assert (done.returncode, done.stdout) == (1, "")
    assert word in done.stderr
    (told,) = as_json(status=1, after=after)
    assert (told["port"], told["found"], told["reason"]) == (None, False, reason)
    assert word in told["text"]


def test_without_pyserial_a_port_is_not_asked_either() -> None:
    told = probe("/dev/x", status=1, after=NO_PYSERIAL)
    assert "The package pyserial, which reads boards, is missing" in told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "Ho smesso di cercare la damiera.\n"),
        ("en", "I have stopped looking for the board.\n"),
        ("pt", "Deixei de procurar o tabuleiro.\n"),
    ],
)
def test_an_interrupt_ends_it_with_a_sentence(language: str, sentence: str) -> None:
    with silent_port() as port:
        process = start("board", "probe", port, "--lang", language)
        assert process.stdout
        assert port.encode() in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err.decode()) == (130, b"", sentence)
