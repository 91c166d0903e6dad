"""A device on its line, with a hand over its board, run in a thread.

Everything belongs to that thread while it runs: what others want done goes through `call`. Without the
thread, `step` does the same, one bounded round at a time.
"""

import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from functools import partial
from typing import TypeVar

from assistant.simulator.device import Device, News
from assistant.simulator.faults import Faults
from assistant.simulator.hand import Action, Hand
from assistant.simulator.line import DeviceLine, LoopbackPort

PATIENCE = 0.005
"""Seconds that one round waits for the host: so late may anything else be."""

_T = TypeVar("_T")


class Simulation:
    """A board that is not there, as a host finds it."""

    def __init__(
        self,
        device: Device,
        line: DeviceLine,
        seed: int = 0,
        on_news: Callable[[News], None] = lambda news: None,
    ) -> None:
        self.device = device
        self.board = device.board
        self.line = line
        self.faults = Faults(device, seed)
        self.hand = Hand(self.board)
        self.heard = threading.Event()
        """Set when the host has sent something since the cable was plugged in."""
        self._on_news = on_news
        self._wanted: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._is_over = threading.Event()
        self._hosts = 0

    def start(self) -> None:
        """Plug the cable in, and run in a thread. Raises OSError where there is no line to be had."""
        self._plug()
        self._thread = threading.Thread(target=self._run, name="simulated board", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the thread and pull the cable. May be called twice."""
        self._is_over.set()
        if self._thread:
            self._thread.join()
            self._thread = None
        self._drain()
        self.line.pull()

    def step(self, patience: float = 0.0) -> None:
        """One round: what others want, what the host has sent, what the device has to say."""
        self._drain()
        data = self.line.read(patience)
        now = time.monotonic()
        if not self.line.is_plugged:
            return  # a device without power sees and says nothing
        if isinstance(self.line, LoopbackPort) and self.line.hosts != self._hosts:
            self._hosts = self.line.hosts
            # As with the small computers that begin anew whenever their port is opened.
            self.line.write(self.faults.power_up(now))
        if data:
            self.heard.set()
            self.line.write(self.faults.receive(data, now))
        self.line.write(self.faults.tick(now))
        while self.device.news:
            self._on_news(self.device.news.popleft())

    # What others want done

    def call(self, action: Callable[[], _T]) -> _T:
        """Do something in the thread, and wait for it. Raises what it raises."""
        done: Future[_T] = Future()

        def do() -> None:
            try:
                done.set_result(action())
            except BaseException as error:  # noqa: BLE001  (it belongs to who waits)
                done.set_exception(error)

        self._wanted.put(do)
        while not done.done():
            if self._thread is None or not self._thread.is_alive():
                self._drain()
            with contextlib.suppress(TimeoutError):
                done.exception(PATIENCE)
        return done.result()

    def perform(self, actions: Iterable[Action], pause: float = 0.0) -> str:
        """Have the hand do these, with so many seconds after each; what hinders it, else ""."""
        for action in actions:
            if trouble := self.call(partial(self._do, action)):
                return trouble
            if pause and self._is_over.wait(pause):
                break
        return ""

    def wait(self, seconds: float) -> None:
        """Let so much time go by, or less if the simulation ends."""
        self._is_over.wait(seconds)

    def press(self, button: str, how: str = "dn") -> None:
        """Press a button of the device."""
        self.call(lambda: self._send(lambda now: self.device.press(button, how, now)))

    def burst(self, count: int) -> None:
        """Bytes from nowhere."""
        self.call(lambda: self.line.write(self.faults.burst(count, time.monotonic())))

    def plug(self) -> str:
        """Plug the cable in again; the new address. Raises OSError."""
        return self.call(self._plug)

    def pull(self) -> None:
        """Pull the cable."""
        self.call(self.line.pull)

    def _plug(self) -> str:
        if not self.line.is_plugged:
            self.line.plug()
            self.heard.clear()
            self.line.write(self.faults.power_up(time.monotonic()))
        return self.line.address

    def _do(self, action: Action) -> str:
        trouble = self.hand.trouble(action)
        self.hand.do(action)
        return trouble

    def _send(self, messages: Callable[[float], list[bytes]]) -> None:
        now = time.monotonic()
        if self.line.is_plugged:
            self.line.write(self.faults.send(messages(now), now))

    def _run(self) -> None:
        while not self._is_over.is_set():
            self.step(PATIENCE)

    def _drain(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._wanted.get_nowait()()
