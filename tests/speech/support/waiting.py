"""Waiting for what another process does."""

import time
from collections.abc import Callable

from tests.app.support.processes import PATIENCE


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)
