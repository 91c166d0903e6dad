"""A terminal emulator to look at: what a person sees of the bytes that were written."""

import re
import unicodedata

import pyte

ERASED = re.compile(r"\x08 \x08")


def screen_of(columns: int = 80, rows: int = 24) -> pyte.HistoryScreen:
    return pyte.HistoryScreen(columns, rows, history=10_000, ratio=0.5)


def show(screen: pyte.HistoryScreen, text: str) -> None:
    """Show a text as a terminal does, whose driver makes a return and a line feed of `\\n`."""
    pyte.Stream(screen).feed(text.replace("\n", "\r\n"))


def cursor_line(screen: pyte.HistoryScreen) -> str:
    """The row of the cursor."""
    return screen.display[screen.cursor.y]


def scrollback(screen: pyte.HistoryScreen) -> list[str]:
    """Every row from the first, also those that have left the screen."""
    gone = ["".join(row[column].data for column in range(screen.columns)) for row in screen.history.top]
    return [row.rstrip() for row in [*gone, *screen.display[: screen.cursor.y + 1]]]


def bare(text: str) -> str:
    """Without marks: the emulator draws them, but not all of them behind wide characters."""
    return "".join(
        char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char)
    )


def is_append_only(text: str) -> bool:
    """Whether there is nothing but printable characters, line ends, and backspaces that erase."""
    rest = ERASED.sub("", text.replace("\r\n", "\n"))
    return all(char.isprintable() or char == "\n" for char in rest)
