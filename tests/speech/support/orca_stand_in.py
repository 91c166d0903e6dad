"""A stand-in for Orca on a private D-Bus: run as a program, it writes what it is told.

It speaks the dialect of Orca 49 (`Orca`) or of 50 (`Orca1`). Told to say "hang", it answers no more;
told to say "fail", it refuses; with the fault "deaf" it cannot be silenced.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.app.support.processes import PATIENCE, environment
from tests.speech.support.waiting import wait_for

CONFIGURATION = """<busconfig><type>session</type><listen>unix:path={0}</listen>
<policy context="default">
<allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
</policy></busconfig>"""


class Desktop:
    """A session bus, and the stand-in that has been started on it."""

    def __init__(self, folder: Path) -> None:
        self._said = folder / "said"
        self._processes: list[subprocess.Popen[bytes]] = []
        self.address = f"unix:path={folder}/bus"
        (folder / "bus.conf").write_text(CONFIGURATION.format(folder / "bus"))
        self._start("dbus-daemon", "--nofork", f"--config-file={folder}/bus.conf")
        wait_for((folder / "bus").exists)

    def start_orca(self, dialect: str = "Orca1", fault: str = "") -> None:
        self._said.unlink(missing_ok=True)
        self._start(
            *(sys.executable, "-P", "-m", __name__, self.address, str(self._said), dialect, fault)
        )
        wait_for(self._said.exists)

    def kill_orca(self) -> None:
        orca = self._processes.pop()
        orca.kill()
        orca.wait(PATIENCE)

    def told(self) -> list[str]:
        return self._said.read_text("utf-8").splitlines()

    def wait_until_told(self, *orders: str) -> None:
        wait_for(lambda: len(self.told()) >= len(orders))
        assert self.told() == [*orders]

    def close(self) -> None:
        for process in reversed(self._processes):
            process.kill()
            process.wait(PATIENCE)

    def _start(self, *words: str) -> None:
        nowhere = subprocess.DEVNULL
        self._processes.append(
            subprocess.Popen([*words], env=environment(), stdin=nowhere, stdout=nowhere, stderr=nowhere)
        )


@contextmanager
def desktop() -> Iterator[Desktop]:
    """Have a bus of one's own; the test is skipped where that is impossible."""
    pytest.importorskip("jeepney", reason="needs the extra `test`, on Linux")
    if not shutil.which("dbus-daemon"):
        pytest.skip("not installed: dbus-daemon")
    with tempfile.TemporaryDirectory(prefix="bus-", ignore_cleanup_errors=True) as folder:
        there = Desktop(Path(folder))
        try:
            yield there
        finally:
            there.close()


def serve_as_orca(address: str, path: str, dialect: str, fault: str) -> None:
    from jeepney import (
        DBusAddress,
        HeaderFields,
        MessageType,
        new_error,
        new_method_call,
        new_method_return,
    )
    from jeepney.io.blocking import open_dbus_connection

    connection = open_dbus_connection(bus=address)
    bus = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
    name = f"org.gnome.{dialect}.Service"
    connection.send_and_get_reply(new_method_call(bus, "RequestName", "su", (name, 4)))
    with open(path, "w", encoding="utf-8", buffering=1) as said:
        while True:
            message = connection.receive()
            if message.header.message_type != MessageType.method_call:
                continue
            match message.header.fields[HeaderFields.member]:
                case "PresentMessage":
                    (text,) = message.body
                    said.write(f"say {text}\n")
                    if text == "hang":
                        time.sleep(600)
                    answer = ("b", (text != "fail",))
                case "ExecuteCommand" | "InterruptSpeech":
                    said.write("stop\n")
                    answer = ("b", (fault != "deaf",))
                case "ListCommands":
                    answer = ("a(ss)", ([],))
                case "Get":
                    answer = ("v", (("u", 50),))
                case _:
                    connection.send(new_error(message, "org.freedesktop.DBus.Error.UnknownMethod"))
                    continue
            connection.send(new_method_return(message, *answer))


if __name__ == "__main__":
    serve_as_orca(*sys.argv[1:])
