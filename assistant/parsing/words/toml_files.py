"""The files of TOML that this package reads, as tables: phrases/ and sounds/.

To parse one takes some thirty times as long as to read the same tables as JSON. Where they are kept so
is not decided here: who builds the program may hand in what keeps them (`keep_with`).
"""

import re
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

Tables = dict[str, Any]
Keeping = Callable[[str, bytes, Callable[[bytes], Tables]], Tables]
"""What gives the tables of a file by its name, its bytes, and what parses these."""


def parse(data: bytes) -> Tables:
    """The tables of a file by its bytes."""
    return tomllib.loads(data.decode())


_keeping: list[Keeping] = []
"""The one that is asked, if any."""


def keep_with(keeping: Keeping | None) -> None:
    """Have the tables kept, from now on, or no more."""
    _keeping[:] = [keeping] if keeping else []


def tables_of(name: str) -> Tables:
    """The tables of a file. Raises FileNotFoundError where there is none."""
    data = _bytes_of(name)
    return _keeping[0](name, data, parse) if _keeping else parse(data)


def table_of(name: str, table: str) -> Tables:
    """One table of a file, empty where it has none: the others are not parsed."""
    text = _bytes_of(name).decode()
    found = re.search(rf"^\[{re.escape(table)}\]$(.*?)(?=^\[|\Z)", text, re.MULTILINE | re.DOTALL)
    return tomllib.loads(found[1]) if found else {}


def languages_in(folder: str) -> list[str]:
    """The languages that have a file in a folder."""
    files = resources.files("assistant.parsing").joinpath(folder).iterdir()
    return sorted(file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))


def _bytes_of(name: str) -> bytes:
    return resources.files("assistant.parsing").joinpath(name).read_bytes()
