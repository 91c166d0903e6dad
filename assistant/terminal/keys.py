"""The keys of a real terminal, read through prompt_toolkit's input and nothing else of it.

Its parsers know what terminals and the Windows console send for a key. Its renderer is made for
screens that are looked at: it repaints, and is neither used nor built here. This module alone imports
prompt_toolkit, and is itself imported only when standard input is a terminal.
"""

import asyncio
import contextlib
import re
import sys
from collections.abc import Callable, Iterable, Sequence

from prompt_toolkit.input import create_input
from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys
from prompt_toolkit.utils import get_cwidth as width_of

from assistant.dialogue.text import MOST_TEXT
from assistant.terminal.line_editor import Key, Pasted, Special

if sys.platform == "win32":
    _TerminalError = OSError
else:
    import termios

    _TerminalError = termios.error

__all__ = ["Keyboard", "translate", "width_of"]

_ESCAPE_PATIENCE = 0.1
"""Seconds after which an escape byte was the Escape key, and not the beginning of an arrow key."""

_MOST_EMPTY_READS = 100
"""After so many readings without a key what has come is no key that is still to be finished. Where it
is nothing at all, the terminal is gone, and only says that it can be read."""

_PASTE_BEGINS, _PASTE_ENDS = Keys.WindowsMouseEvent, Keys.Ignore
"""What stands for the marks around a paste: keys that no terminal sends us otherwise.

prompt_toolkit would hold back all that follows the first mark until the second comes, Ctrl-C too; and
it may never come.
"""
ANSI_SEQUENCES["\x1b[200~"] = _PASTE_BEGINS
ANSI_SEQUENCES["\x1b[201~"] = _PASTE_ENDS

MOST_PASTED = 4000
"""Characters of one paste that are taken: more than all the moves of a long game."""
LONGEST_PASTE = 3.0
"""Seconds after which a paste that has not ended is over, and what comes is typed."""
_MOST_TYPED = 100
"""Keys that may come in one reading and be typed: by a macro, or fast, or while nothing was read."""

_SPECIAL = {
    _PASTE_BEGINS: Special.PASTE_BEGINS,
    _PASTE_ENDS: Special.PASTE_ENDS,
    Keys.ControlM: Special.ENTER,
    Keys.ControlJ: Special.ENTER,
    Keys.ControlH: Special.BACKSPACE,
    Keys.ControlW: Special.ERASE_WORD,
    Keys.ControlU: Special.ERASE_LINE,
    Keys.Up: Special.OLDER,
    Keys.Down: Special.NEWER,
    Keys.ControlD: Special.END,
    Keys.ControlC: Special.INTERRUPT,
    Keys.ControlZ: Special.SUSPEND,
    Keys.F2: Special.VOICE,
    # For keyboards and braille displays without a row of function keys.
    Keys.ControlT: Special.VOICE,
}

_WITH_ALT = {
    Keys.ControlH: Special.ERASE_WORD,
    Keys.ControlM: Special.OTHER,
    Keys.ControlJ: Special.OTHER,
}
"""What named keys are with Alt; a character with it is none, and the line stays as it is."""

_UNKNOWN_SEQUENCE = re.compile(r"\[[0-?]*[ -/]*[@-~]?|O[ -~]")
"""What may follow an escape byte, by ECMA-48, when prompt_toolkit has no name for the key."""


class Keyboard:
    """The terminal's keys, in raw mode, on a running loop.

    `receive` is called with keys, `on_key` before it, as soon as something was pressed, even where it
    takes a moment more to know which key; `on_end` when the terminal is gone.
    """

    def __init__(
        self,
        receive: Callable[[list[Key]], None],
        on_end: Callable[[], None],
        on_key: Callable[[], None] | None = None,
    ) -> None:
        self._receive = receive
        self._on_end = on_end
        self._on_key = on_key
        self._input = create_input(sys.stdin)
        # One object for the whole session: it remembers the terminal as it was before us, also when
        # a stop and a return from outside have left it raw.
        self._raw_mode = self._input.raw_mode()
        self._attached = contextlib.ExitStack()
        self._flushing: asyncio.TimerHandle | None = None
        self._empty_reads = 0
        self._is_begun = False
        """Whether the last reading was the beginning of a key, or an Escape, and nothing else."""
        self._room: int | None = None
        """How many more characters of a paste are taken, while one goes on."""
        self._paste_is_over = 0.0
        self._is_marked = False
        """Whether the paste ends by a mark of the terminal, and not when no more comes."""
        self._has_break = False
        """Whether the paste has had a line end."""
        self.takes_text = False
        """Whether a text is wanted: then a paste is handed over whole."""
        self._text: list[str] = []
        """What has come of it."""

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to read, on the running loop."""
        self._loop = loop
        self.enter_raw_mode()
        self._attached.enter_context(self._input.attach(self._read))

    def close(self) -> None:
        """Read no more, and give the terminal back as it was."""
        self._detach()
        self.leave_raw_mode()

    def enter_raw_mode(self) -> None:
        """Have the keys come one by one, without the terminal's own echo."""
        # It fails while we are in the background; the next SIGCONT tries again.
        with contextlib.suppress(_TerminalError):
            self._raw_mode.__enter__()

    def leave_raw_mode(self) -> None:
        """Put the terminal back as it was before us."""
        self._raw_mode.__exit__(None, None, None)

    def _detach(self) -> None:
        if self._flushing:
            self._flushing.cancel()
        self._attached.close()

    def _read(self) -> None:
        presses = self._input.read_keys()
        if self._on_key:
            self._on_key()
        if self._flushing:
            self._flushing.cancel()
        self._flushing = self._loop.call_later(_ESCAPE_PATIENCE, self._flush)
        is_split, self._is_begun = self._is_begun, not presses
        self._empty_reads = 0 if presses else self._empty_reads + 1
        if self._is_gone and (presses := self._input.flush_keys()):
            self._empty_reads = 0
        self._receive(self._bounded(translate(presses, is_split=is_split)))
        if self._input.closed or self._is_gone:
            self._detach()
            self._on_end()

    @property
    def _is_gone(self) -> bool:
        # prompt_toolkit takes an error of the terminal for an interruption, and would read for ever.
        # On Windows there are empty readings: the console tells of its window, too.
        return sys.platform != "win32" and self._empty_reads > _MOST_EMPTY_READS

    def _flush(self) -> None:
        self._is_begun = False
        keys = self._bounded(translate(self._input.flush_keys()))
        if self._room is not None and self._is_marked and self._loop.time() < self._paste_is_over:
            self._flushing = self._loop.call_at(self._paste_is_over, self._flush)
        else:
            keys += self._end_paste()
        self._receive(keys)

    def _bounded(self, keys: Sequence[Key]) -> list[Key]:
        """The keys, and of each paste no more than a person would read, its line ends as such.

        Terminals mark a paste only for programs that ask for it by an escape sequence, and we write
        none. Without marks a few lines are as they are typed fast; a whole letter is known by its
        length.
        """
        is_marked = not {Special.PASTE_BEGINS, Special.PASTE_ENDS}.isdisjoint(keys)
        is_letter = _is_text(keys) if self.takes_text else _is_letter(keys)
        if self._room is None and not is_marked and is_letter:
            self._begin_paste(is_marked=False)
        if self.takes_text:
            self._paste_is_over = self._loop.time() + LONGEST_PASTE  # a letter takes a while to come
        kept: list[Key] = []
        for place, key in enumerate(keys, 1):
            if key is Special.PASTE_BEGINS:
                self._begin_paste(is_marked=True)
                continue
            is_over = self._is_marked and self._loop.time() > self._paste_is_over
            if key is Special.PASTE_ENDS or (self._room is not None and is_over):
                kept += self._end_paste()
            if key is Special.PASTE_ENDS:
                continue
            if place == len(keys) and self._is_pressed(key):
                self._room, self._has_break = None, False
            kept += [key] if self._room is None else self._pasted(key)
        return kept

    def _is_pressed(self, key: Key) -> bool:
        """Whether a key behind which nothing comes at once is pressed: a paste may never end."""
        is_first_line = self._is_marked and not self._has_break and (self._room or 0) > 0
        is_first_line = is_first_line and not self.takes_text
        return key is Special.INTERRUPT or (key is Special.ENTER and is_first_line)

    def _begin_paste(self, *, is_marked: bool) -> None:
        self._room, self._is_marked = MOST_TEXT if self.takes_text else MOST_PASTED, is_marked
        self._paste_is_over = self._loop.time() + LONGEST_PASTE

    def _end_paste(self) -> list[Key]:
        has_break, self._has_break, self._room = self._has_break, False, None
        text, self._text = "".join(self._text), []
        if text:
            return [Pasted(text)]
        return [Special.PASTE_ENDS] * has_break

    def _pasted(self, key: Key) -> list[Key]:
        """What a key is within a paste: none does anything but Ctrl-C, which always comes through.

        Of one that is too long the line that it has begun is dropped, which is told.
        """
        assert self._room is not None
        if key is Special.INTERRUPT:
            return [key]
        self._room -= 1
        if self._room < 0:
            self._has_break, self._text = False, []
            return [Special.PASTE_REFUSED] * (self._room == -1)
        if self.takes_text:
            self._text += "\n" if key is Special.ENTER else key if isinstance(key, str) else ""
            return []
        if key is Special.ENTER:
            self._has_break = True
            return [Special.PASTED_BREAK]
        return [key] if isinstance(key, str) else []


def _is_letter(keys: Sequence[Key]) -> bool:
    """Whether keys that came all at once are more than anybody types, and no mere moves."""
    return (
        len(keys) > _MOST_TYPED
        and Special.ENTER in keys
        and any(isinstance(key, str) and key.isalpha() and key not in "xX" for key in keys)
    )


def _is_text(keys: Sequence[Key]) -> bool:
    """Whether keys that came all at once are pasted, where a text is wanted: a line or more of it."""
    return len(keys) > _MOST_TYPED or (len(keys) > _LONGEST_WORD and Special.ENTER in keys)


_LONGEST_WORD = 16
"""Keys with a line end that may come at once and be typed while nothing was read."""


def translate(presses: Sequence[KeyPress], *, is_split: bool = False) -> list[Key]:
    """Our keys for those of prompt_toolkit that arrived together.

    Alt with a key is an escape byte and the key's own bytes, sent at once. `is_split` says that the
    first escape came by itself, before the others: it was the Escape key.
    """
    keys: list[Key] = []
    place = 0
    while place < len(presses):
        press = presses[place]
        place += 1
        if press.key is Keys.Escape:
            is_alone = is_split and place == 1
            skipped, key = _behind_escape(press, presses[place:], is_alone=is_alone)
            place += skipped
            keys.append(key)
        elif press.key is Keys.BracketedPaste:
            keys += _pasted(press.data)
        elif not (press.key is Keys.ControlJ and place > 1 and presses[place - 2].key is Keys.ControlM):
            keys.append(_key(press))
    return keys


def _key(press: KeyPress) -> Key:
    if isinstance(press.key, Keys):
        return _SPECIAL.get(press.key, Special.OTHER)
    # A byte that is no character in the terminal's encoding: it is shown that it was not understood.
    return "?" if "\ud800" <= press.key <= "\udfff" else press.key


def _behind_escape(
    escape: KeyPress, following: Sequence[KeyPress], *, is_alone: bool
) -> tuple[int, Special]:
    """How many of the keys behind an escape belong to it, and the key that it is with them.

    Alt with a key that has a sequence comes as an escape that holds the whole sequence, and then the
    key.
    """
    if len(escape.data) > 1:
        return 1, Special.OTHER
    if found := _UNKNOWN_SEQUENCE.match("".join(_characters(following))):
        return found.end(), Special.OTHER
    if following and not is_alone:
        key = following[0].key
        if not isinstance(key, Keys):
            return 1, Special.OTHER
        if key in _WITH_ALT:
            return 1, _WITH_ALT[key]
    return 0, Special.ESCAPE


def _characters(presses: Sequence[KeyPress]) -> Iterable[str]:
    for press in presses:
        if isinstance(press.key, Keys):
            return
        yield press.key


def _pasted(text: str) -> Iterable[Key]:
    for char in text.replace("\r\n", "\n"):
        yield Special.ENTER if char in "\r\n" else char
