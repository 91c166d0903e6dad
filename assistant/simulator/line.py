"""The cable: a pseudo-terminal where there are such things, elsewhere a port of this machine.

A host opens `address` as it opens a serial port, or as a URL of pyserial.
What it does not take in time is lost, as on a line without flow control.
"""

import contextlib
import os
import select
import socket
import sys
import time
from abc import ABC, abstractmethod

LARGEST = 4096
HOME = "127.0.0.1"


class DeviceLine(ABC):
    """A cable that can be pulled, and plugged in again."""

    address = ""
    """What a host opens, "" while the cable is out; another one each time, unless it has a name."""

    @abstractmethod
    def plug(self) -> None:
        """Plug the cable in. Raises OSError. Nothing happens where it is in."""

    @abstractmethod
    def pull(self) -> None:
        """Pull the cable: the host finds that nobody is there. Nothing happens where it is out."""

    @abstractmethod
    def read(self, patience: float) -> bytes:
        """What the host has sent, as soon as it comes; nothing after so many seconds."""

    @abstractmethod
    def write(self, data: bytes) -> None:
        """Send, as far as there is room."""

    @property
    def is_plugged(self) -> bool:
        """Whether the cable is in."""
        return self.address != ""


class PseudoTerminal(DeviceLine):
    """A terminal that no screen is behind; its other name stands for a serial port."""

    def __init__(self, name: str = "") -> None:
        """With a name, a path that is free, the host finds it there whenever the cable is in."""
        self._name = name
        self._device = self._host = -1
        self._last_address = ""

    def plug(self) -> None:
        """Open a pair, under another name than the last one had."""
        if self.is_plugged:
            return
        pairs = [os.openpty()]
        while os.ttyname(pairs[-1][1]) == self._last_address:
            pairs.append(os.openpty())
        self._device, self._host = pairs.pop()
        for pair in pairs:
            _close(*pair)
        import tty  # only where there are pseudo-terminals

        # The host's end stays open here too: a pair whose other end nobody holds cannot be read.
        tty.setraw(self._host)
        os.set_blocking(self._device, False)
        self._last_address = os.ttyname(self._host)
        if self._name:
            os.symlink(self._last_address, self._name)
        self.address = self._name or self._last_address

    def pull(self) -> None:
        """Close the pair."""
        _close(self._device, self._host)
        self._device = self._host = -1
        if self._name and self.address:
            os.unlink(self._name)
        self.address = ""

    def read(self, patience: float) -> bytes:
        """What the host has sent."""
        if not self.is_plugged:
            time.sleep(patience)
            return b""
        ready, _, _ = select.select([self._device], [], [], patience)
        if not ready:
            return b""
        with contextlib.suppress(OSError):
            return os.read(self._device, LARGEST)
        return b""

    def write(self, data: bytes) -> None:
        """Send; what has no room, because nobody reads, is lost."""
        if data and self.is_plugged:
            with contextlib.suppress(OSError):
                os.write(self._device, data)


class LoopbackPort(DeviceLine):
    """A port of this machine that takes one host at a time."""

    def __init__(self, is_kept: bool = False) -> None:
        """With `is_kept` it is the same one whenever the cable is in."""
        self._is_kept = is_kept
        self._number = 0
        self._door: socket.socket | None = None
        self._host: socket.socket | None = None
        self.hosts = 0
        """How many have come."""

    def plug(self) -> None:
        """Listen, at first on any port that is free."""
        if self._door is None:
            self._door = socket.create_server((HOME, self._number), backlog=1)
            number = self._door.getsockname()[1]
            self._number = number if self._is_kept else 0
            self.address = f"socket://{HOME}:{number}"

    def pull(self) -> None:
        """Close the port, and the connection."""
        for each in (self._host, self._door):
            if each:
                each.close()
        self._host = self._door = None
        self.address = ""

    def read(self, patience: float) -> bytes:
        """What the host has sent; a new host is let in, unless there is one."""
        if self._door is None:
            time.sleep(patience)
            return b""
        sources = [self._door, self._host] if self._host else [self._door]
        ready, _, _ = select.select(sources, [], [], patience)
        if self._door in ready:
            self._let_in(self._door)
        if self._host not in ready or self._host is None:
            return b""
        data = b""
        with contextlib.suppress(OSError):
            data = self._host.recv(LARGEST)
        if not data:
            self._host.close()
            self._host = None
        return data

    def write(self, data: bytes) -> None:
        """Send; what has no room, because nobody reads, is lost."""
        if data and self._host:
            with contextlib.suppress(OSError):
                self._host.send(data)

    def _let_in(self, door: socket.socket) -> None:
        with contextlib.suppress(OSError):
            host, _ = door.accept()
            if self._host:
                host.close()
                return
            host.setblocking(False)
            # Answers are short, and each is to go at once.
            host.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._host = host
            self.hosts += 1


def new_line(is_tcp: bool = False, name: str = "") -> DeviceLine:
    """A cable as this machine can have it, not plugged in yet; for the name see PseudoTerminal."""
    if is_tcp or sys.platform == "win32":
        return LoopbackPort(is_kept=bool(name))
    return PseudoTerminal(name)


def _close(*numbers: int) -> None:
    for number in numbers:
        if number >= 0:
            os.close(number)
