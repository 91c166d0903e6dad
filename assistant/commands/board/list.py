"""`damavoce board list`: the serial ports of this machine, one sentence each."""

import argparse
import sys
from pathlib import Path
from typing import Any

from assistant.commands import mends
from assistant.commands.law import print_json
from assistant.narration.catalog import Catalog, Variable
from assistant.narration.narrator import printable, quotable
from assistant.tactile.port_link import FORBIDDEN, NO_PACKAGE, Port, PortError, listed
from assistant.tactile.protocols import PROTOCOLS

USUAL_GROUP = "dialout"
SERIAL_GROUPS = (USUAL_GROUP, "uucp")
"""The groups to which Linux systems give their serial ports; Arch and Gentoo have the other one. A port
of any other group is set up in a way that is not known here."""


class BoardTelling:
    """Tells a person sentences, or a program lines of JSON that have the sentences in them."""

    def __init__(self, messages: Catalog, is_json: bool) -> None:
        self.messages = messages
        self.is_json = is_json

    def text(self, message: str, /, **variables: Variable) -> str:
        """The words of a message of `board list` and `board probe`."""
        return self.messages.text(f"boards-{message}", "", **variables)

    def say(self, text: str) -> None:
        """Tell a person how things stand; beside the JSON, if that is wanted."""
        print(text, file=sys.stderr if self.is_json else sys.stdout, flush=True)

    def answer(self, values: dict[str, Any], text: str, *, is_trouble: bool = False) -> None:
        """Tell an answer; what could not be done goes beside the answers, except as JSON."""
        if self.is_json:
            print_json({**values, "text": text})
        else:
            print(text, file=sys.stderr if is_trouble else sys.stdout, flush=True)

    def why(self, error: PortError, port: str, *, is_protocol_chosen: bool = False) -> str:
        """Why there is no board, or no port, and what to do about it."""
        command = mends.command_line("board", "list")
        is_linux = sys.platform == "linux"
        if error.reason == NO_PACKAGE:
            command = mends.for_part("board")
        elif error.reason == FORBIDDEN and is_linux:
            command = f"sudo usermod -a -G {_group_of(port)} $USER"
        return self.text(
            "why" if port or error.reason == NO_PACKAGE else "not-listed",
            reason=error.reason,
            port=printable(port),
            command=command,
            linux="yes" if is_linux else "no",
            chosen="yes" if is_protocol_chosen else "no",
            protocols=", ".join(sorted(PROTOCOLS)),
            detail=quotable(error.detail),
        )


def list_ports(options: argparse.Namespace, messages: Catalog) -> int:
    """Tell which ports there are; 1 where that cannot be known."""
    telling = BoardTelling(messages, options.json)
    try:
        ports = listed()
    except PortError as error:
        print(telling.why(error, ""), file=sys.stderr)
        return 1
    for port in ports:
        _tell(port, telling)
    if not ports:
        telling.say(telling.text("none"))
    return 0


def _tell(port: Port, telling: BoardTelling) -> None:
    what = _description(port)
    text = telling.text(
        "port",
        port=printable(port.path),
        what=what,
        named="yes" if what else "no",
        usb="yes" if port.identity.is_known else "no",
    )
    values = {
        "port": port.path,
        "what": what,
        "usb": port.identity.is_known,
        "vendor": port.identity.vendor,
        "product": port.identity.product,
        "serial": port.identity.serial,
    }
    telling.answer(values, text)


def _description(port: Port) -> str:
    """What a port says of itself; "" where it says nothing but its name, as pyserial fills it in."""
    what = printable(port.what).removesuffix(f"({port.path})").strip()  # Windows: "Arduino (COM3)"
    return "" if what in ("n/a", port.path, Path(port.path).name) else what


def _group_of(path: str) -> str:
    """The group whose members may open a port of a Linux system."""
    try:
        group = Path(path).group()
    except (OSError, KeyError):
        return USUAL_GROUP
    return group if group in SERIAL_GROUPS else USUAL_GROUP
