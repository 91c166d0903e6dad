"""What was learnt of a person's own confusions: which numbers were heard for which, and how often.

One small file of JSON in the person's data folder, theirs to read and to delete: by language, two
numbers with the lower first, `{"it": {"22-23": 3}}`. Nothing leaves the machine. Beside them stands
what is known of the person's voice (known_voice.py).
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from assistant.errors import AssistantError

LARGEST = 256 * 1024
"""Bytes; all pairs of 50 numbers in three languages are some 40 kilobytes."""

MOST_TIMES = 1000

Confusions = dict[tuple[int, int], int]


class ConfusionsError(AssistantError):
    """The file cannot be found or written; the reason is the system's."""


def confusions_file() -> Path:
    """Where they are kept, whether the file is there or not. Raises ConfusionsError."""
    from platformdirs import user_data_path

    try:
        return user_data_path("damavoce", appauthor=False) / "confusions.json"
    except (RuntimeError, LookupError, ValueError, OSError) as error:
        raise ConfusionsError(str(error)) from error


def read_confusions(file: Path, language: str) -> Confusions:
    """Those of one language; none where there is no file, or no sense in it."""
    table = read_table(file).get(language)
    found: Confusions = {}
    for pair, times in (table if isinstance(table, dict) else {}).items():
        numbers = re.fullmatch("([0-9]{1,2})-([0-9]{1,2})", str(pair))
        if numbers and type(times) is int and 0 < times <= MOST_TIMES:
            one, other = sorted((int(numbers[1]), int(numbers[2])))
            found[one, other] = times
    return found


def add_confusion(file: Path, language: str, heard: int, meant: int) -> None:
    """Count one more time that a number was heard for another. Raises ConfusionsError."""
    with change_alone(file) as table:
        found = read_confusions(file, language)
        pair = (min(heard, meant), max(heard, meant))
        found[pair] = min(found.get(pair, 0) + 1, MOST_TIMES)
        table[language] = {f"{one}-{other}": times for (one, other), times in sorted(found.items())}


@contextmanager
def change_alone(file: Path) -> Iterator[dict[str, Any]]:
    """Change what is kept, while no other program does: the tables that make sense, which are written
    when all is done. Raises ConfusionsError."""
    from assistant.store.whole_file import alone_at, replace_file  # with tempfile, which no start needs

    with alone_at(file):
        table = {name: each for name, each in read_table(file).items() if isinstance(each, dict)}
        yield table
        try:
            replace_file(file, (json.dumps(table, indent=1) + "\n").encode())
        except OSError as error:
            raise ConfusionsError(error.strerror or str(error)) from error


def forget_confusions(file: Path) -> None:
    """Delete all of them, with what is known of the voice. Raises ConfusionsError."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise ConfusionsError(error.strerror or str(error)) from error


def read_table(file: Path) -> dict[str, Any]:
    """All that is kept; nothing where that is no table."""
    try:
        if not file.is_file() or file.stat().st_size > LARGEST:
            return {}
        table = json.loads(file.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return table if isinstance(table, dict) else {}
