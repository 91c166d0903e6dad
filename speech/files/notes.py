"""Small files of JSON, for what a program has to remember of other files. One is whole or not there."""

import json
import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

LARGEST = 1_000_000
"""Bytes of a note that is read; the longest of ours has a few thousand."""


def write_note(file: Path, values: Mapping[str, Any]) -> None:
    """Write the values in one step: whoever reads finds the old ones or these. Raises OSError."""
    descriptor, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".new", dir=file.parent)
    try:
        with open(descriptor, "w", encoding="utf-8") as new:
            json.dump(values, new, indent=1)
            new.flush()
            os.fsync(new.fileno())  # or a power cut may leave the new name with nothing in it
        os.replace(name, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def read_note(file: Path) -> dict[str, Any] | None:
    """The values of a note; None where there is none, or something else."""
    try:
        with open(file, "rb") as opened:
            values = json.loads(opened.read(LARGEST))
    except (OSError, ValueError, RecursionError):
        return None
    return values if isinstance(values, dict) else None
