"""The line to one board: a thread that reads it, writes to it, and comes back when the cable does.

What a board tells is handed on as it comes; what it means is not known here. Of a board without a name
the protocols are tried one after the other, each with its own speed, until one is answered.
"""

import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from assistant.tactile.messages import Dumped, Introduced, Message
from assistant.tactile.port_link import NO_IDENTITY, Identity, PortError, PortLine, identity_of, path_of
from assistant.tactile.protocols import PROTOCOLS, Protocol

SILENT, UNKNOWN = "silent", "unknown"
"""More reasons why there is no board: it answers no more; nothing that is known was ever answered."""

FIRST_WAIT, LONGEST_WAIT = 1.0, 5.0
"""Seconds before the next try to open a port that has gone; each time half as long again."""
ANSWER = 4.0
"""Seconds in which a board has answered a protocol. An Arduino begins anew when its port is opened,
which takes two."""

LAST = 0.4
"""Seconds for what is still wished when the port is let go."""


@dataclass(frozen=True, slots=True)
class LinkNews:
    """What has become of a link."""


@dataclass(frozen=True, slots=True)
class LinkOpened(LinkNews):
    """A board has answered: on this path, in this protocol. The port's identity may be unknown."""

    path: str
    protocol: str
    identity: Identity = NO_IDENTITY


@dataclass(frozen=True, slots=True)
class LinkLost(LinkNews):
    """There is no board, and it is looked for; told once until there is. `reason` is one word."""

    reason: str
    path: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class LinkTold(LinkNews):
    """The board has told this, at a time of `time.monotonic`."""

    message: Message
    at: float


class SerialLink:
    """A board that is there, or is looked for until `close`. Every method returns at once."""

    def __init__(
        self,
        path: str,
        tell: Callable[[LinkNews], None],
        *,
        protocol: str = "",
        identity: Identity | None = None,
        patience: float = ANSWER,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin. `tell` is called from the thread. Without `protocol` all are tried.

        `identity` is what the device was known by before: it is looked for elsewhere as long as nothing
        with an identity of its own is at the path. Once a board has answered, its own identity counts.
        `patience` is how many seconds a protocol has to be answered.
        """
        self._path = path
        self._tell = tell
        self._names = (protocol,) if protocol else tuple(PROTOCOLS)
        self._identity = identity or NO_IDENTITY
        self._here = NO_IDENTITY
        """What the port that is being tried is recognised by."""
        self._has_answered = False
        self._patience = patience
        self._clock = clock
        self._wishes: queue.SimpleQueue[Callable[[Protocol], None]] = queue.SimpleQueue()
        self._is_closing = threading.Event()
        self._was_lost = ""
        self._thread = threading.Thread(target=self._run, name="board", daemon=True)
        self._thread.start()

    def wish(self, wish: Callable[[Protocol], None]) -> None:
        """Have something done with the protocol, in the thread: lights, sounds."""
        self._wishes.put(wish)

    def close(self) -> None:
        """Let go of the port, after what was wished. Nothing is told any more, once the thread has
        seen it."""
        self._is_closing.set()

    def join(self, seconds: float) -> None:
        """Wait until the thread has ended, so long at most."""
        self._thread.join(seconds)

    def _run(self) -> None:
        wait = FIRST_WAIT
        while not self._is_closing.is_set():
            try:
                self._find_and_talk()
                wait = FIRST_WAIT
            except PortError as error:
                self._lose(error.reason, error.detail)
            if self._is_closing.wait(wait):
                break
            wait = min(wait * 1.5, LONGEST_WAIT)

    def _lose(self, reason: str, detail: str = "") -> None:
        if reason != self._was_lost and not self._is_closing.is_set():
            self._was_lost = reason
            self._tell(LinkLost(reason, self._path, detail))

    def _find_and_talk(self) -> None:
        """Open the port with each protocol in turn, and stay with the one that is answered.

        Returns when the board that answered is silent. Raises PortError.
        """
        self._look_for_port()
        for name in self._names:
            protocol = _made(name)
            with contextlib.closing(PortLine(self._path, protocol)) as line:
                if self._talk(line, protocol):
                    self._lose(SILENT)
                    return
            if self._is_closing.is_set():
                return
        self._lose(UNKNOWN if len(self._names) > 1 else SILENT)

    def _look_for_port(self) -> None:
        """Where the device is now. Raises PortError without pyserial."""
        here = identity_of(self._path)
        if here.is_known and not self._has_answered:
            self._identity = here
        path = path_of(self._identity, self._path)
        self._here = here if path == self._path else self._identity
        self._path = path

    def _talk(self, line: PortLine, protocol: Protocol) -> bool:
        """Talk until the board is silent; whether it ever answered. Raises PortError."""
        began = self._clock()
        line.write(protocol.begin(began))
        is_known = False
        while not self._is_closing.is_set():
            data = line.read()
            now = self._clock()
            messages = protocol.receive(data, now) if data else []
            if not is_known and _is_answer(messages):
                is_known = True
                self._was_lost = ""
                self._names = (protocol.name,)
                self._has_answered, self._identity = True, self._here
                self._tell(LinkOpened(self._path, protocol.name, self._here))
            if is_known:
                self._hand_on(messages, now)
                self._grant(protocol)
            if protocol.is_silent(now) if is_known else now - began > self._patience:
                return is_known
            to_send = protocol.tick(now)
            if to_send:
                line.write(to_send)
        if is_known:
            self._end(line, protocol)
        return is_known

    def _end(self, line: PortLine, protocol: Protocol) -> None:
        """Have done what is still wished: no light stays on because another command waits for its
        answer, or must not come so soon."""
        self._grant(protocol)
        end = self._clock() + LAST
        while not protocol.is_idle() and (now := self._clock()) < end:
            line.write(protocol.tick(now))
            if data := line.read():
                protocol.receive(data, self._clock())

    def _hand_on(self, messages: Iterable[Message], now: float) -> None:
        for message in messages:
            self._tell(LinkTold(message, now))

    def _grant(self, protocol: Protocol) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._wishes.get_nowait()(protocol)


def _made(name: str) -> Protocol:
    make: Callable[[], Protocol] = partial(PROTOCOLS[name])
    return make()


def _is_answer(messages: Iterable[Message]) -> bool:
    """Whether a board has said who it is or what stands on it: not what noise may look like."""
    return any(isinstance(each, Dumped | Introduced) for each in messages)
