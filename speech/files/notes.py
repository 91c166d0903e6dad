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
    write_whole(file, json.dumps(values, indent=1).encode())


def write_whole(file: Path, data: bytes, *, is_synced: bool = True) -> None:
    """Write a file in one step. Raises OSError.

    Not synced is what can be made anew, and is looked through when it is read.
    """
    descriptor, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".new", dir=file.parent)
    try:
        with open(descriptor, "wb") as new:
            new.write(data)
            new.flush()
            if is_synced:
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
