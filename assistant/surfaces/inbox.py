"""What has happened, in its order, but for lines: one waits until the one before it is answered."""

import asyncio
from collections import deque
from collections.abc import Callable

from assistant.dialogue.events import Event, InputEnded, LeaveWanted, WordsEvent
from assistant.game.instant import Instant

_IN_ORDER = (WordsEvent, InputEnded, LeaveWanted)
"""What is said, and the end of it. What interrupts comes at once."""


class Inbox:
    """Events with the moments at which they happened, taken one by one.

    While a game is fetched that a line has gone to, the lines behind it wait: pasted in one go they all
    come before it is there, and each is about the game that will be. From a pipe no such line is read.
    """

    def __init__(self, is_fetching: Callable[[], bool]) -> None:
        self._is_fetching = is_fetching
        self._come: asyncio.Queue[tuple[Event, Instant]] = asyncio.Queue()
        self._early: deque[tuple[Event, Instant]] = deque()

    @property
    def has_lines(self) -> bool:
        """Whether lines wait here, so that no other is asked for."""
        return bool(self._early)

    def put(self, event: Event, at: Instant) -> None:
        """Something has happened."""
        self._come.put_nowait((event, at))

    async def take(self) -> tuple[Event, Instant]:
        """What is to be handled next."""
        while self._is_fetching() or not self._early:
            event, at = await self._come.get()
            if not (self._is_fetching() and isinstance(event, _IN_ORDER)):
                return event, at
            self._early.append((event, at))
        return self._early.popleft()
