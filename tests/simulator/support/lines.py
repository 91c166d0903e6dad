"""Lines for tests in which a host is at the other end."""

import itertools
import tempfile
from pathlib import Path

from assistant.simulator.line import PseudoTerminal

_FOLDER = tempfile.TemporaryDirectory(prefix="damavoce-lines-")
_NUMBERS = itertools.count(1)


def free_name() -> str:
    """A name for a line that nothing else has, as long as the tests run.

    By its number alone a host would look for a board whose cable is out where the next program that
    opens a pair is given the same number, and write to it and read what is meant for it.
    """
    return str(Path(_FOLDER.name) / f"port{next(_NUMBERS)}")


class MovingTerminal(PseudoTerminal):
    """One that is found under another such name each time it is plugged in."""

    def plug(self) -> None:
        if not self.is_plugged:
            self._name = free_name()
        super().plug()


def terminal() -> PseudoTerminal:
    """One that is found under such a name."""
    return PseudoTerminal(free_name())
