"""`damavoce board probe`: which board is at a port, what it can do, and what stands on it."""

import argparse
import queue
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from assistant.commands.board.list import BoardTelling
from assistant.narration.catalog import Catalog
from assistant.narration.narrator import printable, quotable
from assistant.options import UsageError
from assistant.rules.position import start_position
from assistant.rules.variant import VARIANTS, Variant
from assistant.tactile import serial_link
from assistant.tactile.codes import Calibration, calibrations_of
from assistant.tactile.messages import Dumped, Introduced
from assistant.tactile.port_link import PortError, listed
from assistant.tactile.protocols import PROTOCOLS
from assistant.tactile.reading import Seen
from assistant.tactile.serial_link import LinkLost, LinkNews, LinkOpened, LinkTold, SerialLink
from assistant.tactile.sight import CODES

MARGIN = 3.0
"""Seconds beside those in which each protocol may be answered: for opening the port, and for a board
that answers at the last moment."""
DETAILS = 4.0
"""Seconds after the first answer in which a board has said all that it says of itself."""
CLOSING = 1.0
"""Seconds that the link has to let go of the port."""
HEARING = 0.2
"""On Windows a Ctrl-C is not heard by who waits, only after it."""

NO_PORTS = "no-ports"
"""Why there is no board, where none was asked for by name: there is no port on USB."""
_SERIAL_COMES_LATER = frozenset({"dgt"})
"""Protocols in which the serial number has a message of its own; the others tell it first, or never."""


@dataclass(slots=True)
class ProbeAnswer:
    """What has come of asking at a port: a board with a protocol, or a trouble."""

    port: str
    protocol: str = ""
    board: Introduced = field(default_factory=Introduced)
    dump: tuple[int, ...] = ()
    trouble: PortError | None = None

    @property
    def is_whole(self) -> bool:
        """Whether the board has nothing more to say of itself."""
        has_serial = bool(self.board.serial) or self.protocol not in _SERIAL_COMES_LATER
        return bool(self.dump and self.board.version) and has_serial


def probe(options: argparse.Namespace, messages: Catalog) -> int:
    """Ask at the port, or at each one on USB, and tell what answers; 1 where nothing does."""
    if options.port == "":
        raise UsageError("missing-option", name="PORT")
    telling = BoardTelling(messages, options.json)
    try:
        return _probe_all(options, telling)
    except KeyboardInterrupt:
        print(telling.text("interrupted"), file=sys.stderr)
        raise


def _probe_all(options: argparse.Namespace, telling: BoardTelling) -> int:
    try:
        ports = [options.port] if options.port else _usb_ports()
    except PortError as error:
        _tell_trouble(None, error.reason, telling.why(error, ""), telling)
        return 1
    if not ports:
        _tell_trouble(None, NO_PORTS, telling.text("no-usb"), telling)
    status = 1
    for port in ports:
        seconds = round(_limit(options.protocol))
        telling.say(telling.text("trying", port=printable(port), seconds=seconds))
        answer = ask(port, options.protocol)
        if answer.trouble is None:
            status = 0
            _tell_board(answer, options.rules, telling)
        else:
            why = telling.why(answer.trouble, port, is_protocol_chosen=bool(options.protocol))
            _tell_trouble(port, answer.trouble.reason, why, telling)
    return status


def _usb_ports() -> list[str]:
    """Where boards may be: what is not on USB may be a machine that should get no bytes from us."""
    return [port.path for port in listed() if port.identity.is_known]


def _tell_trouble(port: str | None, reason: str, text: str, telling: BoardTelling) -> None:
    telling.answer({"port": port, "found": False, "reason": reason}, text, is_trouble=True)


# Asking


def ask(port: str, protocol: str | None) -> ProbeAnswer:
    """What answers at a port, in this protocol or in any, within about fifteen seconds."""
    news: queue.SimpleQueue[LinkNews] = queue.SimpleQueue()
    patience = serial_link.ANSWER
    link = SerialLink(port, news.put, protocol=protocol or "", patience=patience)
    try:
        return _heard(ProbeAnswer(port), news, time.monotonic() + _limit(protocol))
    finally:
        link.close()
        link.join(CLOSING)


def _limit(protocol: str | None) -> float:
    """Seconds after which a port is given up, whatever its driver or its board does."""
    return serial_link.ANSWER * (1 if protocol else len(PROTOCOLS)) + MARGIN


def _heard(answer: ProbeAnswer, news: "queue.SimpleQueue[LinkNews]", end: float) -> ProbeAnswer:
    """The answer with what the link tells until it is whole, or has failed, or it is too late."""
    while not answer.is_whole and (left := end - time.monotonic()) > 0:
        try:
            told = news.get(timeout=min(left, HEARING))
        except queue.Empty:
            continue
        match told:
            case LinkOpened(path=path, protocol=name):
                answer.port, answer.protocol = path, name
                end = min(end, time.monotonic() + DETAILS)
            case LinkLost(reason=reason, detail=detail):
                answer.trouble = PortError(reason, detail)
                return answer
            case LinkTold(message=Introduced() as board):
                answer.board = board
            case LinkTold(message=Dumped(codes)):
                answer.dump = codes
    if not answer.protocol:
        answer.trouble = PortError(serial_link.SILENT)
    return answer


# Telling


@dataclass(frozen=True, slots=True)
class _Standing:
    """What stands on a board: so many pieces, in the start position of a game if there are ways."""

    variant: Variant | None
    """The game whose board it is; None for another size."""
    pieces: int
    faulty: int
    ways: Sequence[Calibration] = ()
    """How the board may lie, if it shows the start position."""


def _standing(answer: ProbeAnswer, rules: str | None) -> _Standing:
    """What stands on the board, for the rules that were given, else for those of its size."""
    codes = CODES[answer.protocol]
    seen = codes.seen(answer.dump)
    faulty = seen.count(Seen.UNSURE)
    pieces = len(seen) - seen.count(Seen.NOTHING) - faulty
    fitting = [
        each
        for name, each in VARIANTS.items()
        if rules in (None, name) and len(seen) in (each.geometry.squares, each.geometry.size**2)
    ]
    for variant in fitting:
        if ways := calibrations_of(codes, answer.dump, start_position(variant)):
            return _Standing(variant, pieces, faulty, ways)
    return _Standing(fitting[0] if fitting else None, pieces, faulty)


def _tell_board(answer: ProbeAnswer, rules: str | None, telling: BoardTelling) -> None:
    standing = _standing(answer, rules) if answer.dump else None
    sentences = _introduction(answer, telling)
    if standing is None:
        sentences.append(telling.text("no-dump"))
    else:
        sentences += _standing_told(standing, rules, telling)
    telling.answer(_values(answer, standing), " ".join(sentences))


def _introduction(answer: ProbeAnswer, telling: BoardTelling) -> list[str]:
    """Who the board is and what it can do, as far as it has said so."""
    board, text = answer.board, telling.text
    maker, port = quotable(board.maker), printable(answer.port)
    named = "yes" if maker else "no"
    told = [text("found", port=port, protocol=answer.protocol, maker=maker, named=named)]
    if board.serial:
        told.append(text("serial", serial=quotable(board.serial)))
    if board.version:
        told.append(text("version", version=quotable(board.version)))
    if fields := board.fields or len(answer.dump):
        told.append(text("fields", fields=fields, sense=board.sense or "unknown"))
    buzzer = "yes" if board.has_buzzer else "no"
    told.append(text("lights", lights=board.lights, buzzer=buzzer))
    if board.has_vibration:
        told.append(text("vibration"))
    if board.buttons:
        told.append(text("buttons", buttons=board.buttons))
    return told


def _standing_told(standing: _Standing, rules: str | None, telling: BoardTelling) -> list[str]:
    told = [telling.text("faulty", faulty=standing.faulty)] if standing.faulty else []
    if standing.variant is None:
        told.append(telling.text("other-size", rules=rules or "none"))
    if not (standing.variant and standing.ways):
        can_start = "yes" if standing.variant else "no"
        return [*told, telling.text("pieces", pieces=standing.pieces, start=can_start)]
    told.append(telling.text("start", rules=standing.variant.name))
    if len(standing.ways) > 1:
        return [*told, telling.text("sides-unknown")]
    lies = standing.ways[0].orientation
    mirrored = "yes" if lies.is_mirrored else "no"
    return [*told, telling.text("lies", turns=lies.quarter_turns, mirrored=mirrored)]


def _values(answer: ProbeAnswer, standing: _Standing | None) -> dict[str, Any]:
    """The same for a program; null is what the board has not told."""
    board = answer.board
    return {
        "port": answer.port,
        "found": True,
        "protocol": answer.protocol,
        "maker": board.maker or None,
        "serial": board.serial or None,
        "version": board.version or None,
        "fields": board.fields or len(answer.dump) or None,
        "sense": board.sense or None,
        "lights": board.lights,
        "buzzer": board.has_buzzer,
        "vibration": board.has_vibration,
        "buttons": board.buttons,
        "rules": standing.variant.name if standing and standing.variant else None,
        "pieces": standing.pieces if standing else None,
        "faulty": standing.faulty if standing else None,
        "start": bool(standing.ways) if standing else None,
        "orientations": [
            {"turned": each.orientation.quarter_turns, "mirrored": each.orientation.is_mirrored}
            for each in (standing.ways if standing else ())
        ],
    }
