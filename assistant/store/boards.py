"""What was learnt of boards with sensors: how each lay, what its codes meant, what was at a port.

One small file of TOML in the person's data folder, theirs to read and to delete. A board is known by
its own serial number, else by that of its port. What is read here is only a proposal: it counts where
the position that is looked for is found by it (tactile/sight.py).
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from assistant.errors import AssistantError
from assistant.rules.variant import VARIANTS, Variant
from assistant.tactile.codes import Calibration, format_codes, parse_codes
from assistant.tactile.orientation import Orientation

LARGEST = 64 * 1024
"""Bytes of the largest file that is read."""
MOST = 40
"""So many boards and so many ports are remembered, those that were learnt last."""
LONGEST_NAME = 200

Device = tuple[int, int, str]
"""What a device on USB is recognised by: vendor, product and serial number, which may be empty."""

FIRST_LINE = (
    "# What Damavoce has learnt of boards with sensors. If it is deleted, it is learnt again.\n"
)


class BoardsError(AssistantError):
    """The file cannot be found; the reason is the system's."""


def boards_file() -> Path:
    """Where it is kept, whether the file is there or not. Raises BoardsError."""
    from platformdirs import user_data_path

    try:
        return user_data_path("damavoce", appauthor=False) / "boards.toml"
    except (RuntimeError, LookupError, ValueError, OSError) as error:
        raise BoardsError(str(error)) from error


def board_memory() -> "BoardMemory | None":
    """What is remembered of boards; None for a person without a home."""
    try:
        return BoardMemory(boards_file())
    except BoardsError:
        return None


class BoardMemory:
    """What is remembered of boards. Nothing raises: what cannot be written is learnt again."""

    def __init__(self, file: Path) -> None:
        """Read the file; where there is none, or no sense in it, nothing is known."""
        self._file = file
        self._calibrations: dict[tuple[str, str], Calibration] = {}
        """By the board and the name of the game; what was learnt last at the end."""
        self._devices: dict[str, Device] = {}
        """By the port as the person wrote it."""
        self._read()

    def calibration(self, board: str, variant: Variant) -> Calibration | None:
        """How a board lay, and what its codes meant, in that game."""
        return self._calibrations.get((board, variant.name))

    def device(self, port: str) -> Device | None:
        """Which device was at a port."""
        return self._devices.get(port)

    def keep_calibration(self, board: str, calibration: Calibration) -> None:
        """Remember how a board lies, for the next time."""
        from assistant.store.whole_file import alone_at  # with tempfile, which no start needs

        key = (board, calibration.orientation.variant.name)
        with alone_at(self._file):
            self._read()  # another game may have learnt something meanwhile
            if _is_name(board) and self._calibrations.get(key) != calibration:
                self._calibrations.pop(key, None)
                self._calibrations[key] = calibration
                self._write()

    def keep_device(self, port: str, device: Device) -> None:
        """Remember which device is at a port."""
        from assistant.store.whole_file import alone_at  # with tempfile, which no start needs

        can_be_written = _is_name(port) and device[2].isprintable()
        with alone_at(self._file):
            self._read()
            if can_be_written and self._devices.get(port) != device:
                self._devices.pop(port, None)
                self._devices[port] = device
                self._write()

    def _read(self) -> None:
        data = _parsed(self._file)
        for table in _tables(data, "board"):
            board, calibration = _name(table, "board"), _calibration(table)
            if board and calibration:
                self._calibrations[board, calibration.orientation.variant.name] = calibration
        for table in _tables(data, "port"):
            port, device = _name(table, "port"), _device(table)
            if port and device:
                self._devices[port] = device

    def _write(self) -> None:
        from assistant.store.whole_file import replace_file

        tables = [_board_table(*each) for each in [*self._calibrations.items()][-MOST:]]
        tables += [_port_table(*each) for each in [*self._devices.items()][-MOST:]]
        with suppress(OSError):
            replace_file(self._file, "\n".join((FIRST_LINE, *tables)).encode())


# Reading


def _parsed(file: Path) -> dict[str, Any]:
    import tomllib  # no start without a board needs it

    try:
        if not file.is_file() or file.stat().st_size > LARGEST:
            return {}
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}


def _tables(data: Mapping[str, Any], name: str) -> Iterator[Mapping[str, Any]]:
    tables = data.get(name)
    for table in tables if isinstance(tables, list) else ():
        if isinstance(table, dict):
            yield table


def _name(table: Mapping[str, Any], key: str) -> str:
    """What a table is about; empty where that is nothing that would be written."""
    name = table.get(key)
    return name if isinstance(name, str) and _is_name(name) else ""


def _is_name(text: str) -> bool:
    """Whether it can stand in the file as the name of something."""
    return text.isprintable() and 0 < len(text) <= LONGEST_NAME


def _calibration(table: Mapping[str, Any]) -> Calibration | None:
    match table:
        case {
            "rules": str(rules),
            "fields": int(fields),
            "turned": 0 | 1 | 2 | 3 as turns,
            "mirrored": bool(is_mirrored),
            "codes": str(text),
        }:
            variant, codes = VARIANTS.get(rules), parse_codes(text)
            if variant and codes and fields in (variant.geometry.squares, variant.geometry.size**2):
                return Calibration(Orientation(variant, fields, int(turns), is_mirrored), codes)
    return None


def _device(table: Mapping[str, Any]) -> Device | None:
    match table:
        case {"vendor": int(vendor), "product": int(product), "serial": str(serial)}:
            return vendor, product, serial
    return None


# Writing


def _board_table(key: tuple[str, str], calibration: Calibration) -> str:
    board, rules = key
    orientation, codes = calibration
    return (
        f"[[board]]\nboard = {_quoted(board)}\nrules = {_quoted(rules)}\n"
        f"fields = {orientation.fields}\nturned = {orientation.quarter_turns}\n"
        f"mirrored = {'true' if orientation.is_mirrored else 'false'}\n"
        f"codes = {_quoted(format_codes(codes))}\n"
    )


def _port_table(port: str, device: Device) -> str:
    vendor, product, serial = device
    return (
        f"[[port]]\nport = {_quoted(port)}\nvendor = {vendor}\nproduct = {product}\n"
        f"serial = {_quoted(serial)}\n"
    )


def _quoted(text: str) -> str:
    """A text of printable characters as TOML has it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
