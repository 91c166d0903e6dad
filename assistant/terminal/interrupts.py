"""Ctrl-C as a call to the program, for as long as a game goes on."""

import asyncio
import contextlib
import signal
from collections.abc import Callable, Coroutine, Iterator
from typing import Any


@contextlib.contextmanager
def catching_interrupts(loop: asyncio.AbstractEventLoop, tell: Callable[[], None]) -> Iterator[None]:
    """Have Ctrl-C told, from whatever thread, and do nothing else.

    The loop is asked to take the signal where it can, since it is woken by signals itself. A
    handler of ours alone is not run when the signal comes just before the loop begins to wait.
    """

    def interrupt(*_: object) -> None:
        tell()

    before = signal.getsignal(signal.SIGINT)
    try:
        loop.add_signal_handler(signal.SIGINT, interrupt)
    except NotImplementedError:  # on Windows the loop is woken by signals anyway
        signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        with contextlib.suppress(NotImplementedError):
            loop.remove_signal_handler(signal.SIGINT)
        signal.signal(signal.SIGINT, before)


def run(main: Coroutine[Any, Any, int]) -> int:
    """Run it as asyncio does. Raises KeyboardInterrupt where a Ctrl-C came while that ended.

    In its last steps a Ctrl-C leaves the loop stopped, and closing that is a RuntimeError.
    """
    try:
        return asyncio.run(main)
    except RuntimeError as error:
        if isinstance(error.__context__, KeyboardInterrupt):
            raise error.__context__ from None
        raise
