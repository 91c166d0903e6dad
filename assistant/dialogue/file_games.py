"""Games of a file, as its list has them."""

from collections.abc import Mapping
from typing import Any

from assistant.values import Value, items_of


class FileRow(Value):
    """A game in the list of a file."""

    number: int
    """In the file, from 1."""
    white: str
    black: str
    """Who played; empty where nobody knows."""
    result: str
    """As it is written; empty for none."""
    moves: int
    """Of both sides."""
    white_pieces: int = 0
    black_pieces: int = 0
    """How many stand there, of a position without moves; none of any other game."""


def format_file_row(row: FileRow) -> dict[str, Any]:
    """A line of the list as JSON has it."""
    return dict(items_of(row))


def parse_file_row(told: Mapping[str, Any]) -> FileRow:
    """The line that format_file_row has written. Raises TypeError."""
    return FileRow(**told)
