"""Ctrl-C as a call to the program, for as long as a game goes on; and what is still done when it is
ended from outside."""

import asyncio
import contextlib
import signal
from collections.abc import Callable, Coroutine, Iterator
from types import FrameType
from typing import Any

ENDINGS = ("SIGHUP", "SIGTERM", "SIGQUIT")
"""What ends a program from outside, and is noticed: its window is closed, or the machine shut down."""


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


@contextlib.contextmanager
def before_the_end(*deeds: Callable[[], None]) -> Iterator[None]:
    """Have these done before the process dies of a signal, as whoever sent that expects; not of one
    that whoever started us wants ignored, like nohup."""
    taken = list[int]()

    def end(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)  # who sends it twice does not want to wait
        for do in deeds:
            with contextlib.suppress(Exception):  # whatever it is, the process dies
                do()
        signal.raise_signal(number)

    for name in ENDINGS:
        number = getattr(signal, name, None)  # Windows has fewer
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, end)
            taken.append(number)
    try:
        yield
    finally:
        for number in taken:
            signal.signal(number, signal.SIG_DFL)
