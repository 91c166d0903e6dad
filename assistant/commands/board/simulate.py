"""`damavoce board simulate`: a board that is not there, for trying a host without one."""

import argparse
import contextlib
import os
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator

from assistant.commands.inputs import open_input
from assistant.commands.law import position_of, print_fen_error, print_json, variant_of
from assistant.narration.catalog import Catalog, Variable
from assistant.narration.narrator import printable, quotable
from assistant.options import UsageError
from assistant.rules.fen import FenError
from assistant.simulator.board import Board
from assistant.simulator.device import Buzzed, Device, Lit, News, Vibrated
from assistant.simulator.dgt_device import CHESS, DRAUGHTS, SWAPPED, DgtDevice
from assistant.simulator.line import new_line
from assistant.simulator.millennium_device import MillenniumDevice
from assistant.simulator.script import Script, ScriptAnswer
from assistant.simulator.simulation import Simulation
from assistant.simulator.tdb_device import TdbDevice

LONGEST_SCRIPT = 10_000_000
"""Bytes of a script that are read."""
CODES = {"draughts": DRAUGHTS, "swapped": SWAPPED, "chess": CHESS}


class _Telling:
    """Tells a person, or a program as lines of JSON; two threads do."""

    def __init__(self, messages: Catalog, is_json: bool) -> None:
        self.messages = messages
        self._is_json = is_json
        self._turn = threading.Lock()

    def text(self, message: str, values: dict[str, str]) -> str:
        """The words of a message of this subcommand."""
        variables: dict[str, Variable] = {
            name: int(value) if name == "times" else _fit(name, value) for name, value in values.items()
        }
        return self.messages.text(f"simulator-{message}", "", **variables)

    def tell(self, told: ScriptAnswer) -> None:
        """Tell an answer; what could not be done goes beside the answers, except as JSON."""
        text = self.text(told.message, told.values)
        with self._turn:
            if self._is_json:
                print_json(
                    {"told": told.message, "done": not told.is_trouble, **told.values, "text": text}
                )
            else:
                print(text, file=sys.stderr if told.is_trouble else sys.stdout, flush=True)

    def news(self, news: News) -> None:
        """Tell what the host has the board do."""
        # Where nobody reads any more, whoever answers the next line notices it too, and ends.
        with contextlib.suppress(OSError):
            self.tell(_told(news))


def simulate(options: argparse.Namespace, messages: Catalog) -> int:
    """Simulate a board until nobody wants anything any more; 1 where it cannot, or a script cannot."""
    telling = _Telling(messages, options.json)
    device = _device(options, telling)
    try:
        device.board.set_up(position_of(options.fen, device.board.variant))
    except FenError as error:
        print_fen_error(options.fen, error, messages.language)
        return 1
    with tempfile.TemporaryDirectory(prefix="damavoce-") as folder:
        # A name of its own: whoever plays finds the board there again when its cable is put back.
        line = new_line(options.tcp, os.path.join(folder, "board"))
        simulation = Simulation(device, line, options.seed or 0, telling.news)
        return _run(simulation, options, telling)


def _run(simulation: Simulation, options: argparse.Namespace, telling: _Telling) -> int:
    """Have it behave as the script and the lines say."""
    try:
        simulation.start()
    except OSError as error:
        telling.tell(ScriptAnswer("no-line", {"detail": error.strerror or str(error)}, is_trouble=True))
        return 1
    try:
        address = simulation.line.address
        telling.tell(ScriptAnswer("ready", {"protocol": options.protocol, "address": address}))
        script = Script(simulation, options.seed, options.pause)
        return _follow(options.script, script, telling)
    finally:
        simulation.close()


def _device(options: argparse.Namespace, telling: _Telling) -> Device:
    """The device that is wanted, with nothing on its board. Raises UsageError."""
    if options.protocol is None:
        raise UsageError("missing-option", name="--protocol dgt|tdb|millennium")
    variant = variant_of(options)
    board = Board(variant, options.turned, options.mirrored)
    if options.protocol != "dgt" and options.codes is not None:
        raise UsageError("unknown-argument", name="--codes")
    if options.protocol != "tdb" and options.sense is not None:
        raise UsageError("unknown-argument", name="--sense")
    match options.protocol:
        case "dgt":
            return DgtDevice(board, CODES[options.codes or "draughts"])
        case "tdb":
            return TdbDevice(board, options.sense or "pce")
    if variant.geometry.size != 8:
        sentence = telling.text("too-small", {"protocol": options.protocol})
        raise UsageError("bad-choice", sentence=sentence)
    return MillenniumDevice(board)


def _follow(file: str | None, script: Script, telling: _Telling) -> int:
    """Do the script, and then the lines of the standard input; 1 if the script cannot be done."""
    status = 0
    if file is not None:
        try:
            with open_input(file) as opened:
                lines = opened.read(LONGEST_SCRIPT).decode("utf-8", "replace").splitlines()
        except OSError as error:
            values = {"file": file, "detail": error.strerror or str(error)}
            telling.tell(ScriptAnswer("no-script", values, is_trouble=True))
            return 1
        status = _obey(lines, script, telling)
    _obey(_typed(), script, telling)
    return status


def _obey(lines: Iterable[str], script: Script, telling: _Telling) -> int:
    """Do the lines; 1 if any could not be done."""
    status = 0
    for line in lines:
        if script.is_over:
            break
        told = script.do(line.strip())
        if told is not None and not script.is_over:
            telling.tell(told)
            status |= told.is_trouble
    return status


def _typed() -> Iterator[str]:
    """The lines of the standard input; bytes that are no text become marks."""
    for line in sys.stdin.buffer if sys.stdin else ():
        yield line.decode("utf-8", "replace")


def _told(news: News) -> ScriptAnswer:
    match news:
        case Lit(squares):
            lit = ", ".join(f"{square} {how}" for square, how in sorted(squares.items()))
            return ScriptAnswer("lit", {"squares": lit or "none"})
        case Buzzed(hertz, milliseconds, times):
            return ScriptAnswer("buzzed", _strings(hertz=hertz, milliseconds=milliseconds, times=times))
        case Vibrated(milliseconds, times):
            return ScriptAnswer("vibrated", _strings(milliseconds=milliseconds, times=times))


def _strings(**numbers: int) -> dict[str, str]:
    return {name: str(number) for name, number in numbers.items()}


def _fit(name: str, value: str) -> str:
    """A value fit to be said: a person's own words short, our own whole."""
    return quotable(value) if name in ("line", "detail", "file") else printable(value)
