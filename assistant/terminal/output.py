"""Text out: complete, at once, and append-only. What was printed is never changed."""

import errno
import time
from typing import TextIO

from assistant.terminal.wrapping import fit


class Output:
    """A standard stream to write to; None where the program was started without it."""

    def __init__(self, stream: TextIO | None, cells: int | None = None) -> None:
        self._stream = stream
        self.cells = cells
        self.waited = 0.0
        """Seconds for which whoever reads has kept us waiting: it is they who can."""

    def write_line(self, text: str) -> None:
        """Write a text on lines of its own, none longer than the cells. Raises OSError."""
        self.write("\n".join(fit(text, self.cells)) + "\n")

    def write(self, text: str) -> None:
        """Write a text as it is. Raises BrokenPipeError when nobody reads on, else OSError."""
        if not text or self._stream is None:
            return
        began = time.monotonic()
        try:
            self._stream.write(text)
            self._stream.flush()
        except OSError as error:
            if error.errno == errno.EIO:
                # A terminal that has hung up is to its writers what a closed pipe is.
                raise BrokenPipeError(*error.args) from error
            raise
        finally:
            self.waited += time.monotonic() - began
