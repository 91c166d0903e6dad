"""What lines are understood by, compiled: the tables of the phrase files as JSON, in a cache folder.

To read them so takes a thirtieth of the time that their TOML takes. Each file begins with a line that
says of which bytes it was made and what the sum of the rest is: whatever differs is made anew. Where
nothing can be kept, or somebody else could change it, TOML is read as ever.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from speech.files.own_folders import is_own, make_own

LARGEST = 8 * 1024 * 1024
"""Bytes of a file that is read; the longest of ours has a thirtieth of it."""
FORM = 1
"""Of these files."""
_ENDING = ".json"

Tables = dict[str, Any]


def phrases_folder() -> Path:
    """Where they lie."""
    from platformdirs import user_cache_path

    return user_cache_path("damavoce", appauthor=False) / "phrases"


class CompiledPhrases:
    """What keeps the tables of a file, and gives them again while its bytes are the same."""

    def __init__(self, folder: Callable[[], Path] = phrases_folder) -> None:
        self._folder = folder

    def __call__(self, name: str, data: bytes, parse: Callable[[bytes], Tables]) -> Tables:
        """The tables of a file. Raises what `parse` raises, and nothing else."""
        file = self._folder() / f"{name.replace('/', '-').removesuffix('.toml')}{_ENDING}"
        head = _head(data)
        found = _read(file, head) if is_own(file.parent) else None
        if found is None:
            found = parse(data)
            with suppress(OSError, TypeError, ValueError):
                _write(file, head, found)
        return found


def _head(data: bytes) -> str:
    """Of which bytes a file was made."""
    from hashlib import sha256

    return f"{FORM} {sha256(data).hexdigest()}"


def _sum(body: bytes) -> str:
    return f"{crc32(body):08x}"


def _read(file: Path, head: str) -> Tables | None:
    try:
        with open(file, "rb") as opened:
            first, _, body = opened.read(LARGEST).partition(b"\n")
        if first != f"{head} {_sum(body)}".encode():
            return None
        found = json.loads(body)
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _write(file: Path, head: str, tables: Tables) -> None:
    """Write them in one step. Raises OSError; TypeError or ValueError for what JSON has no form for."""
    from speech.files.notes import write_whole  # most starts write nothing

    body = json.dumps(tables, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
    make_own(file.parent)
    if is_own(file.parent):
        write_whole(file, f"{head} {_sum(body)}\n".encode() + body, is_synced=False)
