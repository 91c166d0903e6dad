"""Serial ports: listed, recognised when they come back, opened; what is wrong with one in a word.

The only file that knows pyserial. Every one of its calls may raise three families of errors:
`termios.error`, which a port raises whose far end has gone, is no OSError.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from assistant.tactile.protocols import Protocol

NO_PACKAGE, MISSING, FORBIDDEN, BUSY, UNPLUGGED, TERMINAL = (
    "no-package",
    "missing",
    "forbidden",
    "busy",
    "unplugged",
    "terminal",
)
"""Why a port cannot be used: pyserial is not there; no such port; no right to open it; another program
holds it; it was there and has gone; it is the terminal that the person types on."""

READ_TIMEOUT = 0.05
"""Seconds that a read waits. It is set once: pyserial asks the device each time, and a pseudo-terminal
refuses."""
WRITE_TIMEOUT = 1.0
_IS_URL = "://"


class Identity(NamedTuple):
    """What a device is recognised by on whatever path it comes back: USB's numbers, if it has any."""

    vendor: int | None = None
    product: int | None = None
    serial: str = ""

    @property
    def is_known(self) -> bool:
        """Whether another device would have another one."""
        return self.vendor is not None


NO_IDENTITY = Identity()


class Port(NamedTuple):
    """A serial port of this machine."""

    path: str
    what: str
    identity: Identity


class PortError(Exception):
    """A port cannot be used. The reason is one of the words above."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(detail or reason)
        self.reason = reason
        self.detail = detail


def has_package() -> bool:
    """Whether pyserial is installed."""
    return find_spec("serial") is not None


def listed() -> list[Port]:
    """The serial ports of this machine, those of USB first. Raises PortError without pyserial."""
    _package()
    from serial.tools.list_ports import comports

    with _told():
        found = [
            Port(each.device, each.description or "", _identity(each))
            for each in comports()
            if not each.device.startswith("/dev/tty.")  # macOS: waits for a carrier; /dev/cu.* does not
        ]
    return sorted(found, key=lambda port: (not port.identity.is_known, port.path))


def _identity(found: Any) -> Identity:
    return Identity(found.vid, found.pid, found.serial_number or "")


def identity_of(path: str) -> Identity:
    """What the device at a path is recognised by. Raises PortError without pyserial."""
    return next((port.identity for port in listed() if port.path == path), NO_IDENTITY)


def path_of(identity: Identity, path: str) -> str:
    """Where a device is now: where it was, unless it is found elsewhere. Raises PortError."""
    if not identity.is_known or _IS_URL in path:
        return path
    paths = [port.path for port in listed() if port.identity == identity]
    return path if path in paths or not paths else paths[0]


class PortLine:
    """An open port. Its methods may raise PortError, but for `close`, which may be called twice."""

    def __init__(self, path: str, protocol: "Protocol") -> None:
        """Open it as a protocol wants it. `path` may be a URL of pyserial, such as socket://host:port."""
        self.path = path
        self._port = _opened(path, protocol.baud_rate, protocol.line)

    def read(self) -> bytes:
        """What has come, at once if anything has, else after a moment, perhaps nothing."""
        with _told(is_open=True):
            first: bytes = self._port.read(1)
            waiting = self._port.in_waiting if first else 0
            return first + self._port.read(waiting) if waiting else first

    def write(self, data: bytes) -> None:
        """Send this."""
        with _told(is_open=True):
            self._port.write(data)

    def close(self) -> None:
        """Let go of it."""
        # A `socket://` whose far end has gone forgets its socket without closing it.
        inside = getattr(self._port, "_socket", None)
        with contextlib.suppress(Exception):
            self._port.close()
        with contextlib.suppress(Exception):
            if inside:
                inside.close()


def _opened(path: str, baud_rate: int, line: str) -> Any:
    serial = _package()
    how: dict[str, Any] = {
        "baudrate": baud_rate,
        "timeout": READ_TIMEOUT,
        "write_timeout": WRITE_TIMEOUT,
    }
    if _IS_URL not in path:
        how |= {
            "bytesize": int(line[0]),
            "parity": line[1],
            "stopbits": int(line[2]),
            "exclusive": True,
        }
    if _IS_URL not in path and _is_own_terminal(path):
        raise PortError(TERMINAL)  # it would show what is for a board, and eat what is typed
    with _told():
        try:
            return serial.serial_for_url(path, **how)
        except Exception as error:
            if type(error).__module__ != "termios" or error.args[:1] != (errno.EINVAL,):
                raise
        # A pseudo-terminal has no parity, and is not to be asked for it.
        return serial.serial_for_url(path, **how | {"bytesize": 8, "parity": "N"})


def _is_own_terminal(path: str) -> bool:
    """Whether a path is the terminal of this program: what it reads or writes, or what controls it."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return False
    if not stat.S_ISCHR(found.st_mode):
        return False
    for one in (0, 1, 2, "/dev/tty"):
        with contextlib.suppress(OSError):
            own = os.stat(one)
            if stat.S_ISCHR(own.st_mode) and own.st_rdev == found.st_rdev:
                return True
    return False


def _package() -> Any:
    """pyserial. Raises PortError without it."""
    try:
        import serial
    except ImportError as error:
        raise PortError(NO_PACKAGE, str(error)) from error
    return serial


@contextlib.contextmanager
def _told(*, is_open: bool = False) -> Iterator[None]:
    """Make a PortError of all that pyserial raises."""
    serial = _package()
    try:
        yield
    except (serial.SerialException, OSError, ValueError) as error:
        raise PortError(_reason(error, is_open), str(error)) from error
    except Exception as error:
        if type(error).__module__ != "termios":  # which Windows does not have
            raise
        raise PortError(UNPLUGGED if is_open else MISSING, str(error)) from error


def _reason(error: Exception, is_open: bool) -> str:
    if is_open:
        return UNPLUGGED
    match getattr(error, "errno", None):
        case errno.EACCES | errno.EPERM:
            return FORBIDDEN
        case errno.EAGAIN | errno.EBUSY:
            return BUSY
    text = str(error)
    if "PermissionError" in text or "Access is denied" in text:
        return BUSY  # Windows says so of a port that another program holds
    return MISSING
