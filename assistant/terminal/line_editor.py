"""The line that a person types: keys in, text to write out. No input or output, no terminal library.

The text to write is made of printable characters, `\\n` and `\\b \\b` alone, so that a screen reader, a
braille display and a log all see what happened: no escape sequence, no carriage return.

Editing happens at the end of the line. A cursor that moves inside it could only be shown by printing
the rest of the line again at every key, which a screen reader speaks each time, or by escape sequences.
A move is five characters: it is quicker to erase them. The left and right arrows do nothing, silently.
"""

import unicodedata
from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from assistant.dialogue.events import (
    Escaped,
    Event,
    Interrupted,
    LeaveWanted,
    LineRefused,
    LinesPasted,
    TalkPressed,
    TextEntered,
    VoiceToggled,
)
from assistant.dialogue.text import MOST_TEXT, TextPasted
from assistant.parsing.words.tokens import LONGEST_LINE

PROMPT = "> "

_ERASED = "\b \b"
_LONGEST_HISTORY = 500


class Special(Enum):
    """A key that is no character."""

    ENTER = auto()
    BACKSPACE = auto()
    ERASE_WORD = auto()
    ERASE_LINE = auto()
    ESCAPE = auto()
    """It clears the line, and where nothing is typed ends what goes on by itself."""
    OLDER = auto()
    NEWER = auto()
    END = auto()
    """Ctrl-D: whoever sits there wants to leave."""
    INTERRUPT = auto()
    SUSPEND = auto()
    VOICE = auto()
    """The key that turns the voice on and off."""
    PASTE_BEGINS = auto()
    PASTED_BREAK = auto()
    """A line end within a paste: a blank, and no line is entered."""
    PASTE_ENDS = auto()
    """A paste with line ends is over."""
    PASTE_REFUSED = auto()
    """A paste was longer than is taken: the line that it has begun is dropped."""
    OTHER = auto()
    """A key that means nothing here."""


class Pasted(NamedTuple):
    """A paste, where a text is wanted: all of it, with its line ends."""

    text: str


Key = Special | str | Pasted
"""A key: special, one character, or a whole paste."""


class LineEditor:
    """One line after another, typed at a prompt, with announcements in between.

    `width` gives the columns of a text; `columns` the terminal's, asked at every key, because windows
    change and a signal about it would be one more thing to go wrong.
    """

    def __init__(self, width: Callable[[str], int], columns: Callable[[], int]) -> None:
        self._width = width
        self._columns = columns
        self._history = _History()
        self._text = ""
        self._is_shown = False
        self._is_broken = False
        """Whether a line end of a paste stands behind the text, and is a blank if more comes."""
        self.is_pasting = False
        """Whether a paste with line ends goes on: it is shown when it is whole, and told."""
        self._last_key: Key = Special.OTHER
        self.has_talk_key = False
        """Whether the space bar on an empty line opens the microphone."""
        self.takes_text = False
        """Whether what is typed is text: a blank begins a line there, and none is remembered."""

    @property
    def text(self) -> str:
        """What has been typed and not entered."""
        return self._text

    @property
    def _longest(self) -> int:
        """How many characters a line may have."""
        return MOST_TEXT if self.takes_text else LONGEST_LINE

    @property
    def is_shown(self) -> bool:
        """Whether the cursor stands behind the prompt and the text."""
        return self._is_shown

    def press(self, key: Key) -> tuple[str, Event | None]:
        """What a key has written, and what it makes happen."""
        is_again, self._last_key = key is self._last_key, key
        if key is Special.INTERRUPT:
            return self._abandon(), Interrupted()
        if key is Special.VOICE:
            return "", VoiceToggled()
        if key is Special.ENTER:
            return self._enter()
        if key is Special.PASTE_REFUSED:
            return self._abandon(), LineRefused()
        if key is Special.PASTED_BREAK:
            self.is_pasting = self._is_broken = True
            return self.leave(), None
        if key is Special.PASTE_ENDS:
            return self._end_paste()
        if key is Special.END:
            return self._end(is_again)
        if isinstance(key, Pasted):
            return self._take_paste(key.text)
        if not self._text and (event := self._on_empty_line(key)):
            return "", event
        return self._edit(key), None

    def _on_empty_line(self, key: Key) -> Event | None:
        if key is Special.ESCAPE:
            return Escaped()
        # No line begins with a blank that means anything.
        return TalkPressed() if key == " " and self.has_talk_key and not self.takes_text else None

    def show(self) -> str:
        """The prompt and the text, where they do not stand already."""
        if self._is_shown:
            return ""
        self._is_shown = True
        return PROMPT + self._text

    def leave(self) -> str:
        """What puts the cursor on a line of its own; the text stays typed."""
        lead = "\n" if self._is_shown else ""
        self._is_shown = False
        return lead

    def _enter(self) -> tuple[str, Event]:
        echo = self.show() + self.leave()
        text, self._text = self._text, ""
        if not self.takes_text:
            self._history.add(text)
        return echo, TextEntered(text) if len(text) <= self._longest else LineRefused()

    def _end(self, is_again: bool) -> tuple[str, Event | None]:
        """Ctrl-D on an empty line asks to leave; behind a text, as on any terminal, the second one."""
        if self._text and not is_again:
            return "", None
        self._text = ""
        return self.leave(), LeaveWanted()

    def _take_paste(self, pasted: str) -> tuple[str, Event]:
        """A text was pasted, perhaps behind what was typed of it.

        It is not echoed: nobody wants to hear a whole letter that they only hand on.
        """
        text, self._text = self._text + pasted, ""
        return self.leave(), TextPasted(text)

    def _end_paste(self) -> tuple[str, Event | None]:
        """What was pasted stays in the line; what is too long for one is dropped at once."""
        self.is_pasting = self._is_broken = False
        if len(self._text) > LONGEST_LINE:
            return self._abandon(), LineRefused()
        return "", LinesPasted(len(self._text)) if self._text else None

    def _abandon(self) -> str:
        """Ctrl-C drops what was typed, as it does everywhere, and leaves it to be read."""
        self.is_pasting = self._is_broken = False
        if not self._text:
            return ""
        self._text = ""
        self._history.rewind()
        return self.leave()

    def _edit(self, key: Key) -> str:
        match key:
            case str():
                return self._insert(key)
            case Special.BACKSPACE:
                return self._retype(self._without_last())
            case Special.ERASE_WORD:
                return self._retype(self._without_word())
            case Special.ERASE_LINE | Special.ESCAPE:
                return self._retype("")
            case Special.OLDER:
                return self._recall(self._history.older(self._text))
            case Special.NEWER:
                return self._recall(self._history.newer())
        return ""

    def _insert(self, char: str) -> str:
        # One character more than a line may have is kept: that makes the line one to refuse.
        if len(self._text) > self._longest or not self._can_show(char):
            return ""
        if self.is_pasting:
            self._append(char)
            return ""
        return self._retype(self._text, char)

    def _append(self, char: str) -> None:
        """A pasted character; whatever blanks stand around a line end are one."""
        if self._is_broken and char == " ":
            return
        is_apart = self._is_broken and self._text[-1:] not in ("", " ")
        self._is_broken = False
        self._text += " " * is_apart + char

    def _can_show(self, char: str) -> bool:
        if not char.isprintable():
            return False
        # A mark needs a letter to sit on: behind a blank it would change the prompt, or a cell that
        # is erased without it. Variation selectors change the width of a letter already printed.
        is_mark = unicodedata.category(char)[0] == "M" and "VARIATION" not in unicodedata.name(char, "")
        return self._width(char) > 0 or (is_mark and self._text[-1:] not in ("", " "))

    def _recall(self, found: str | None) -> str:
        """The whole of a line of the history is printed, also where its beginning stands already."""
        return "" if found is None else self._retype("", found)

    def _retype(self, kept: str, added: str = "") -> str:
        """What turns the text into `kept`, a beginning of it, and `added`."""
        before, dropped = self._text, self._text[len(kept) :]
        if not dropped and not added:
            return ""
        self._text = kept + added
        if not self._is_shown:
            return self.show()
        if dropped and self._width(PROMPT + before) >= self._columns():
            # Terminals do not step back over the edge where a long line goes on below.
            return self.leave() + self.show()
        return _ERASED * self._width(dropped) + added

    def _without_last(self) -> str:
        """The text without its last letter and the marks upon it."""
        end = len(self._text) - 1
        while end > 0 and self._width(self._text[end]) == 0:
            end -= 1
        return self._text[: max(end, 0)]

    def _without_word(self) -> str:
        words = self._text.rstrip(" ")
        return words[: words.rfind(" ") + 1]


class _History:
    """The lines entered, and the place among them; behind the newest stands the unfinished line."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._unfinished = ""
        self._back = 0
        """How many lines back; 0 is the unfinished one."""

    def add(self, line: str) -> None:
        """Remember a line, unless it says nothing, nothing new, or too much."""
        self.rewind()
        if line.strip() and len(line) <= LONGEST_LINE and self._lines[-1:] != [line]:
            self._lines = [*self._lines, line][-_LONGEST_HISTORY:]

    def rewind(self) -> None:
        """Begin from the newest line again."""
        self._back = 0

    def older(self, text: str) -> str | None:
        """The line before, keeping what is being typed; None at the first."""
        if self._back == len(self._lines):
            return None
        if self._back == 0:
            self._unfinished = text
        self._back += 1
        return self._lines[-self._back]

    def newer(self) -> str | None:
        """The line after; None at the unfinished one."""
        if self._back == 0:
            return None
        self._back -= 1
        return self._lines[-self._back] if self._back else self._unfinished
