"""The console: lines from a person or a pipe, lines to them. Its one door is `open_console`."""

import asyncio
import contextlib
import os
import select
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TextIO

from assistant.dialogue.events import (
    Escaped,
    Event,
    InputEnded,
    Interrupted,
    LinesPasted,
    TalkPressed,
    VoiceToggled,
)
from assistant.dialogue.text import TextPasted
from assistant.terminal.job_control import JobControl
from assistant.terminal.line_editor import Key, LineEditor, Special
from assistant.terminal.lines import LineReader, standard_input
from assistant.terminal.output import Output

_USUAL_COLUMNS = 80
_NO_LINES = (Escaped, Interrupted, VoiceToggled, TalkPressed, LinesPasted, TextPasted)
"""What is entered and leaves the line to come that was asked for."""


class Console(ABC):
    """Posts what is entered as events, and writes lines."""

    sees_keys = False
    """Whether single keys are seen, and the person sits at a terminal."""

    _output: Output
    _errors: Output

    @property
    def is_typing(self) -> bool:
        """Whether a line has been begun and not entered, where that is seen."""
        return False

    @property
    def waited(self) -> float:
        """For how many seconds so far whoever reads what is written has kept us waiting."""
        return self._output.waited + self._errors.waited

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
    def limit_lines(self, cells: int | None) -> None:
        """From now on no line is longer than so many cells, or lines are of any length."""

    @abstractmethod
    def use_talk_key(self, is_wanted: bool) -> None:
        """Have the space bar on an empty line open the microphone, where keys are seen."""

    @abstractmethod
    def take_text(self, is_wanted: bool) -> None:
        """What comes from now on is text that is no line of the conversation; or lines again."""

    @abstractmethod
    def want_no_line(self) -> None:
        """No line is wanted any more: what is still printed are the last words."""

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
    `post` may be called from another thread. No line is longer than `cells`, at least
    `wrapping.NARROWEST`; `on_key` is called whenever a key is pressed, where keys are seen.
    """
    if _is_terminal(sys.stdin) and _is_terminal(sys.stdout):
        return KeyConsole(post, cells, on_key)
    return LineConsole(post, cells)


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
        self._output = Output(sys.stdout, cells)
        self._errors = Output(sys.stderr, cells)

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to read."""
        self._reader.start()

    def want_line(self) -> None:
        """Let the reader have one more line."""
        self._reader.want_line()

    def want_no_line(self) -> None:
        """A reader that was let have none reads none."""

    def write_line(self, text: str) -> None:
        """Write a text. Raises OSError when nobody listens any more."""
        self._output.write_line(text)

    def write_error(self, text: str) -> None:
        """Write a text to standard error, as well as may be."""
        with contextlib.suppress(OSError):
            self._errors.write_line(text)

    def limit_lines(self, cells: int | None) -> None:
        """From now on no line is longer than so many cells, or lines are of any length."""
        self._output.cells = self._errors.cells = cells

    def use_talk_key(self, is_wanted: bool) -> None:
        """Keys are not seen: an empty line does the same."""

    def take_text(self, is_wanted: bool) -> None:
        """Let lines be as long as those of a text, or of the usual length."""
        self._reader.take_text(is_wanted)

    def close(self) -> None:
        """There is nothing to undo: the reader's thread ends with the program."""


class KeyConsole(Console):
    """Key by key, on a terminal, with a prompt. Typed lines are posted at once, wanted or not.

    The prompt is shown when a line is wanted and when one is begun unasked. After an announcement it
    is shown again once all that happened together has been said.
    """

    sees_keys = True

    def __init__(
        self,
        post: Callable[[Event], None],
        cells: int | None = None,
        on_key: Callable[[], None] | None = None,
    ) -> None:
        from assistant.terminal.keys import Keyboard, width_of

        self._post = post
        self._editor = LineEditor(width_of, _columns)
        self._keyboard = Keyboard(self._receive, self._input_ended, on_key)
        self._job_control = JobControl(self._leave_terminal, self._come_back)
        self._output = Output(sys.stdout, cells)
        self._errors = Output(sys.stderr, cells)
        self._line_is_wanted = False
        self._showing: asyncio.Handle | None = None
        self._is_coming_back = False
        self._is_closed = False

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take the terminal and begin to read."""
        self._loop = loop
        self._job_control.install()
        self._keyboard.start(loop)

    @property
    def is_typing(self) -> bool:
        """Whether a line has been begun and not entered."""
        return bool(self._editor.text)

    def want_line(self) -> None:
        """Show the prompt, as soon as nothing else is to be said."""
        self._line_is_wanted = True
        self._show_soon()

    def want_no_line(self) -> None:
        """Show no prompt behind the last words, which may still be spoken for a while."""
        self._line_is_wanted = False

    def write_line(self, text: str) -> None:
        """Write a text on lines of its own. Raises OSError when nobody listens any more."""
        self._leave_line()
        self._output.write_line(text)
        self._show_soon()

    def write_error(self, text: str) -> None:
        """Write a text to standard error, as well as may be: often it is the same terminal."""
        with contextlib.suppress(OSError):
            if sys.stderr and sys.stderr.isatty():
                self._leave_line()
                self._show_soon()
            self._errors.write_line(text)

    def limit_lines(self, cells: int | None) -> None:
        """From now on no line is longer than so many cells, or lines are of any length."""
        self._output.cells = self._errors.cells = cells

    def use_talk_key(self, is_wanted: bool) -> None:
        """Have the space bar on an empty line open the microphone, or be a blank."""
        self._editor.has_talk_key = is_wanted

    def take_text(self, is_wanted: bool) -> None:
        """Hand a paste over whole, with its line ends, or have it lie in the line as ever."""
        self._keyboard.takes_text = self._editor.takes_text = is_wanted

    def close(self) -> None:
        """Give the terminal back as it was."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._showing:
            self._showing.cancel()
        self._keyboard.close()
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
        self._output.write(echo)
        if event:
            # After Ctrl-C the line that was asked for is still to come.
            is_line = not isinstance(event, _NO_LINES)
            self._line_is_wanted = self._line_is_wanted and not is_line
            self._post(event)
        self._show_soon()

    def _input_ended(self) -> None:
        self._line_is_wanted = False
        self._post(InputEnded())

    def _leave_line(self) -> None:
        self._output.write(self._editor.leave())

    def _show_soon(self) -> None:
        if self._showing:
            self._showing.cancel()
        if not self._is_closed:
            # Two rounds of the loop: in the first an event just posted reaches the program, in the
            # second it is handled, and what is said about it stands before the prompt.
            self._showing = self._loop.call_soon(self._show_next)

    def _show_next(self) -> None:
        self._showing = self._loop.call_soon(self._show)

    def _show(self) -> None:
        self._showing = None
        if (self._line_is_wanted or self._editor.text) and not self._editor.is_pasting:
            with contextlib.suppress(OSError):
                self._output.write(self._editor.show())

    # Called from signal handlers, perhaps in the middle of a write.

    def _leave_terminal(self) -> None:
        self._keyboard.leave_raw_mode()
        lead = self._editor.leave().encode()
        with contextlib.suppress(OSError):
            if select.select([], [sys.stdout], [], 0)[1]:  # one that is stuck keeps nobody alive
                os.write(sys.stdout.fileno(), lead)

    def _come_back(self) -> None:
        self._keyboard.enter_raw_mode()
        if not self._is_coming_back:
            self._is_coming_back = True
            self._loop.call_soon_threadsafe(self._show_again)

    def _show_again(self) -> None:
        """Show the prompt line anew: nobody knows what was written behind it meanwhile."""
        self._is_coming_back = False
        with contextlib.suppress(OSError):
            self._leave_line()
        self._show_soon()
