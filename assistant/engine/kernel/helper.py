"""The second thread of a search: it looks at the same position, and the first one profits by the table.

The two share the table and nothing else, so neither ever waits for the other.
"""

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any

from assistant.engine.kernel import search_names as at

PATIENCE = 1.0
"""Seconds to wait for the end of the thread once it is stopped, which takes it microseconds."""


class Helper:
    """The list of the second thread, behind the first one's in the same memory, and the thread itself.

    `search` is what the thread does with its list, until a stop is noted there.
    """

    def __init__(self, memory: Any, search: Callable[[Any], None]) -> None:
        self._search = search
        self._work = memory[at.TABLE :]
        self._work[: at.TABLE] = memory[: at.TABLE]
        self._work[at.TABLE_AT] = memory[at.TABLE_AT] - at.TABLE

    @property
    def nodes(self) -> int:
        """The positions that it has looked at."""
        return int(self._work[at.NODES])

    def stop(self) -> None:
        """Have it leave the processor to the first thread, which is to end too."""
        self._work[at.STOP] = 1

    @contextlib.contextmanager
    def beside(self) -> Iterator[None]:
        """Have it search as long as this lasts, and end with it."""
        self._work[at.STOP] = 0
        thread = threading.Thread(target=self._run, name="search helper", daemon=True)
        with contextlib.suppress(RuntimeError):  # no thread to be had: the first one goes on alone
            thread.start()
        try:
            yield
        finally:
            self.stop()
            if thread.ident is not None:
                thread.join(PATIENCE)

    def _run(self) -> None:
        # Whatever happens here, the first thread has the answer.
        with contextlib.suppress(Exception):
            self._search(self._work)
