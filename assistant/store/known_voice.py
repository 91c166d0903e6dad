"""What is known of how a person's moves by voice were heard, in the same file as their confusions.

A table of its own there, by language, each move a row of numbers; the last ones, of which nobody can
tell the moves. Its name has a version: what an older or a newer program has there is left as it is.
"""

from pathlib import Path

from assistant.dialogue.person import Confirmed, format_move, parse_moves
from assistant.store.confusions import change_alone, read_table

TABLE = "voices 1"


def read_moves(file: Path, language: str) -> tuple[Confirmed, ...]:
    """Those of one language; none where there is no file, or no sense in it."""
    return parse_moves(_voices(read_table(file)).get(language))


def add_move(file: Path, language: str, how: Confirmed) -> None:
    """Keep one more, and let the oldest go. Raises ConfusionsError."""
    with change_alone(file) as table:
        voices = _voices(table)
        moves = parse_moves([*map(format_move, parse_moves(voices.get(language))), format_move(how)])
        table[TABLE] = {**voices, language: [*map(format_move, moves)]}


def _voices(table: dict[str, object]) -> dict[str, object]:
    found = table.get(TABLE)
    return found if isinstance(found, dict) else {}
