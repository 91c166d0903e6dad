"""The player's own screen reader as a voice: what its child process is asked, and what it answers.

Frames to the child: `speak` with text and interrupt, `stop`. Frame from it: `ready` with the reader's
name. A child that finds no reader, or whose reader goes away or hangs, ends: there is no other answer.
"""

from collections.abc import Callable

from speech.process.child import Child
from speech.process.frames import Message
from speech.voice.running_reader import running_reader

__all__ = ["Reader", "running_reader"]


class Reader:
    """Words through the screen reader that runs. What it tells comes from a thread of its own.

    A screen reader does not tell when it has said something. When this ends, the words asked for last
    may not have been said.
    """

    def __init__(
        self, on_ready: Callable[[str], None], on_end: Callable[[], None], kind: str = "reader"
    ) -> None:
        """Look for one: on_ready has its name, else on_end is called. Raises ChildGone.

        With kind `any` a mere synthesiser will do, which is for tests: asking for one starts it.
        """
        self._on_ready = on_ready
        self._child = Child("speech.voice.reader_child", self._receive, on_end, (kind,))

    @property
    def pid(self) -> int:
        """The number of the child process."""
        return self._child.pid

    def speak(self, text: str, interrupt: bool) -> None:
        """Have this said, after what is being said or instead of it. Raises ChildGone."""
        self._child.send({"do": "speak", "text": text, "interrupt": interrupt})

    def stop(self) -> None:
        """Silence the reader, whatever it is saying. Raises ChildGone."""
        self._child.send({"do": "stop"})

    def kill(self) -> None:
        """End the child now; its end is told."""
        self._child.kill()

    def close(self) -> None:
        """Let the child end. May be called twice."""
        self._child.close()

    def _receive(self, message: Message, data: bytes) -> None:
        match message:
            case {"did": "ready", "name": str(name)}:
                self._on_ready(name)
