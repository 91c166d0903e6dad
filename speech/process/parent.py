"""In a child process: its parent. The other side of the harness in child.py.

The child has none of its parent's standard streams: its own input and output are the pipes of the
frames, which it takes away at once, so that what native code prints goes nowhere. Its standard error
is a third pipe, of which the parent keeps the end. It is a module of its own so that a child does not
carry what only parents need.
"""

import contextlib
import os
import threading
from collections.abc import Callable

from speech.process.frames import FrameError, Message, packed, read_frame


class Parent:
    """The pipes from and to the parent, taken away from the standard streams.

    Whatever is printed from then on, by Python or by native code, goes nowhere, but for errors.
    """

    def __init__(self) -> None:
        self._from_parent = os.fdopen(os.dup(0), "rb")
        self._to_parent = os.fdopen(os.dup(1), "wb")
        self._lock = threading.Lock()
        for number, flags in ((0, os.O_RDONLY), (1, os.O_WRONLY)):
            nowhere = os.open(os.devnull, flags)
            os.dup2(nowhere, number)
            os.close(nowhere)

    def tell(self, message: Message, data: bytes = b"") -> None:
        """Send a frame, from any thread. Where the parent is gone nothing happens: `serve` ends."""
        with self._lock, contextlib.suppress(OSError):
            self._to_parent.write(packed(message, data))
            self._to_parent.flush()

    def serve(self, answer: Callable[[Message, bytes], None]) -> None:
        """Answer frames until the parent closes its end."""
        with contextlib.suppress(FrameError, OSError):
            while frame := read_frame(self._from_parent):
                answer(*frame)
