"""Connections that are broken off where an answer does not begin in time.

The timeout of a socket is for each read: a server that drips its headers, byte by byte, would keep us
for ever, and never be silent.
"""

import contextlib
import http.client
import socket
import ssl
import threading
import urllib.request
from typing import Any


class Deadline:
    """Breaks off a connection whose answer has not begun in time, as it does when headers drip."""

    def __init__(self, seconds: float) -> None:
        self._timer = threading.Timer(seconds, self._end)
        self._timer.daemon = True
        self._sockets: list[socket.socket] = []
        self.is_over = False

    def watched(self, kind: type[http.client.HTTPConnection]) -> type[http.client.HTTPConnection]:
        """A kind of connection that is broken off then."""
        watch = self._watch

        class Watched(kind):  # type: ignore[valid-type, misc]
            def connect(self) -> None:
                super().connect()
                watch(self.sock)

        return Watched

    def __enter__(self) -> None:
        self._timer.start()

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def _watch(self, connected: socket.socket) -> None:
        self._sockets.append(connected)
        if self.is_over:
            self._end()

    def _end(self) -> None:
        self.is_over = True
        for each in self._sockets:
            with contextlib.suppress(OSError):
                # Not by the method of a socket of TLS, which pulls the rug from under who reads.
                socket.socket.shutdown(each, socket.SHUT_RDWR)


class Plain(urllib.request.HTTPHandler):
    """Connections of http that a deadline watches."""

    def __init__(self, deadline: Deadline) -> None:
        super().__init__()
        self._connection = deadline.watched(http.client.HTTPConnection)

    def http_open(self, req: urllib.request.Request) -> Any:
        """See urllib."""
        return self.do_open(self._connection, req)


class Secure(urllib.request.HTTPSHandler):
    """Connections of https that a deadline watches."""

    def __init__(self, deadline: Deadline) -> None:
        super().__init__()
        self._kind = deadline.watched(http.client.HTTPSConnection)
        self._tls = ssl.create_default_context()

    def https_open(self, req: urllib.request.Request) -> Any:
        """See urllib."""
        return self.do_open(self._kind, req, context=self._tls)
