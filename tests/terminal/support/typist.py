"""Somebody who types: a line editor whose output goes to an emulated terminal."""

from prompt_toolkit.utils import get_cwidth

from assistant.dialogue.events import Event
from assistant.terminal.line_editor import Key, LineEditor
from tests.terminal.support.screens import cursor_line, screen_of, show


class Typist:
    """An editor whose output goes to an emulated terminal."""

    def __init__(self, columns: int = 80) -> None:
        self.editor = LineEditor(get_cwidth, lambda: columns)
        self.screen = screen_of(columns)
        self.written = ""
        self.events: list[Event] = []

    def press(self, *keys: Key) -> str:
        """What the keys have written."""
        before = len(self.written)
        for key in keys:
            echo, event = self.editor.press(key)
            self.write(echo)
            self.events += [event] if event else []
        return self.written[before:]

    def announce(self, text: str) -> None:
        self.write(self.editor.leave() + text + "\n")

    def show(self) -> None:
        self.write(self.editor.show())

    def write(self, text: str) -> None:
        self.written += text
        show(self.screen, text)

    @property
    def seen(self) -> str:
        return cursor_line(self.screen).rstrip()


def typist(*keys: Key) -> Typist:
    typed = Typist()
    typed.show()
    typed.press(*keys)
    return typed
