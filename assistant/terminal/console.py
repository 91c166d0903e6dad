"""The console: lines from a person or a pipe, lines to them. Its one door is `open_console`."""

import asyncio
import contextlib
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TextIO

from assistant.dialogue.events import Event, InputEnded
from assistant.terminal.job_control import JobControl
from assistant.terminal.line_editor import Key, LineEditor, Special
from assistant.terminal.lines import LineReader, LineWriter, standard_input

if TYPE_CHECKING:
    from assistant.terminal.keys import Keyboard

_USUAL_COLUMNS = 80


class Console(ABC):
    """Posts what is entered as events, and writes lines."""

    @abstractmethod
    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to read, on the running loop."""

    @abstractmethod
    def want_line(self) -> None:
        """The program waits for a line."""

    @abstractmethod
    def write_line(self, text: str) -> None:
        """Write a text on lines of its own. Raises OSError when nobody listens any more."""

    @abstractmethod
    def write_error(self, text: str) -> None:
        """Write a text to standard error, as well as may be."""

    @abstractmethod
    def close(self) -> None:
        """Leave everything as it was found. May be called twice."""


def open_console(
    post: Callable[[Event], None],
    cells: int | None = None,
    on_key: Callable[[], None] | None = None,
) -> Console:
    """The console of this process: key by key where both its ends are a terminal, else by lines.

    A terminal on one side only keeps its own way of editing lines: nothing is echoed into a file.
    `post` may be called from another thread. No line is longer than `cells`; `on_key` is called
    whenever a key is pressed, where keys are seen.
    """
    if not (_is_terminal(sys.stdin) and _is_terminal(sys.stdout)):
        return LineConsole(post, cells)
    from assistant.terminal.keys import Keyboard, width_of

    editor = LineEditor(width_of, _columns)
    return KeyConsole(post, cells, editor, lambda receive, on_end: Keyboard(receive, on_end, on_key))


def _is_terminal(stream: TextIO | None) -> bool:
    if stream is None or not stream.isatty():
        return False
    # Windows calls its null device a terminal; Python tells them apart by the class.
    raw = getattr(getattr(stream, "buffer", None), "raw", None)
    return sys.platform != "win32" or type(raw).__name__ == "_WindowsConsoleIO"


def _columns() -> int:
    try:
        # Zero, where nobody has told the terminal its size.
        return os.get_terminal_size(sys.stdout.fileno()).columns or _USUAL_COLUMNS
    except OSError:
        return _USUAL_COLUMNS


class LineConsole(Console):
    """Whole lines, from pipes, files and terminals that do their own editing."""

    def __init__(self, post: Callable[[Event], None], cells: int | None = None) -> None:
        self._reader = LineReader(standard_input(), post)
        self._writer = LineWriter(cells=cells)
        self._errors = LineWriter(sys.stderr, cells=cells)

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to read."""
        self._reader.start()

    def want_line(self) -> None:
        """Let the reader have one more line."""
        self._reader.want_line()

    def write_line(self, text: str) -> None:
        """Write a text. Raises OSError when nobody listens any more."""
        self._writer.write_line(text)

    def write_error(self, text: str) -> None:
        """Write a text to standard error, as well as may be."""
        with contextlib.suppress(OSError):
            self._errors.write_line(text)

    def close(self) -> None:
        """There is nothing to undo: the reader's thread ends with the program."""


class KeyConsole(Console):
    """Key by key, on a terminal, with a prompt. Typed lines are posted at once, wanted or not.

    The prompt is shown when a line is wanted and when one is begun unasked. After an announcement it
    is shown again once all that happened together has been said.
    """

    def __init__(
        self,
        post: Callable[[Event], None],
        cells: int | None,
        editor: LineEditor,
        open_keyboard: Callable[[Callable[[Iterable[Key]], None], Callable[[], None]], "Keyboard"],
    ) -> None:
        self._post = post
        self._editor = editor
        self._open_keyboard = open_keyboard
        self._keyboard: Keyboard | None = None
        self._job_control = JobControl(self._leave_terminal, self._come_back)
        self._writer = LineWriter(cells=cells)
        self._errors = LineWriter(sys.stderr, cells=cells)
        self._line_is_wanted = False
        self._showing: asyncio.Handle | None = None
        self._is_coming_back = False

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take the terminal and begin to read."""
        self._loop = loop
        self._keyboard = self._open_keyboard(self._receive, self._input_ended)
        self._job_control.install()
        self._keyboard.start(loop)

    def want_line(self) -> None:
        """Show the prompt, as soon as nothing else is to be said."""
        self._line_is_wanted = True
        self._show_soon()

    def write_line(self, text: str) -> None:
        """Write a text on lines of its own. Raises OSError when nobody listens any more."""
        self._leave_line()
        self._writer.write_line(text)
        self._show_soon()

    def write_error(self, text: str) -> None:
        """Write a text to standard error, as well as may be: often it is the same terminal."""
        with contextlib.suppress(OSError):
            if sys.stderr and sys.stderr.isatty():
                self._leave_line()
                self._show_soon()
            self._errors.write_line(text)

    def close(self) -> None:
        """Give the terminal back as it was."""
        keyboard, self._keyboard = self._keyboard, None
        if keyboard is None:
            return
        if self._showing:
            self._showing.cancel()
        keyboard.close()
        self._job_control.remove()
        with contextlib.suppress(OSError):
            self._leave_line()

    def _receive(self, keys: Iterable[Key]) -> None:
        try:
            for key in keys:
                self._press(key)
        except OSError:
            self._input_ended()  # no echo can be written: the terminal is gone

    def _press(self, key: Key) -> None:
        if key is Special.SUSPEND:
            self._job_control.suspend()
            return
        echo, event = self._editor.press(key)
        self._writer.write(echo)
        if event:
            self._line_is_wanted = self._line_is_wanted and self._editor.is_open_after(event)
            self._post(event)
        self._show_soon()

    def _input_ended(self) -> None:
        self._line_is_wanted = False
        self._post(InputEnded())

    def _leave_line(self) -> None:
        self._writer.write(self._editor.leave())

    def _show_soon(self) -> None:
        if self._showing is None and (self._line_is_wanted or self._editor.text):
            self._showing = self._loop.call_soon(self._show)

    def _show(self) -> None:
        self._showing = None
        if self._line_is_wanted or self._editor.text:
            with contextlib.suppress(OSError):
                self._writer.write(self._editor.show())

    # From signal handlers: nothing here may wait for a write that was interrupted.

    def _leave_terminal(self) -> None:
        if self._keyboard:
            self._keyboard.leave_raw_mode()
            with contextlib.suppress(OSError):
                os.write(sys.stdout.fileno(), self._editor.leave().encode())

    def _come_back(self) -> None:
        if self._keyboard:
            self._keyboard.enter_raw_mode()
            if not self._is_coming_back:
                self._is_coming_back = True
                self._loop.call_soon_threadsafe(self._show_again)

    def _show_again(self) -> None:
        """Show the prompt line where it is not known what was written behind it."""
        self._is_coming_back = False
        with contextlib.suppress(OSError):
            self._leave_line()
        self._show_soon()
