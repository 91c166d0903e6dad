"""The messages with what each of them means, as their names say it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent


class Told(NamedTuple):
    """A message and its truth."""

    file: Path
    language: str
    position: dict[str, Any]
    kind: str
    moves: tuple[str, ...]
    beside: frozenset[str]
    conditions: tuple[tuple[str, str], ...]


def messages(folder: str) -> Iterator[Told]:
    """Those of a folder: `written`, `fresh`, `second` and so on."""
    positions = {each["id"]: each for each in json.loads((HERE / "positions.json").read_text("utf-8"))}
    for file in sorted((HERE / folder).iterdir()):
        language, _, position, rest = file.stem.split("-", 3)
        truth, *conditions = rest.split("~")
        said, *beside = truth.split("+")
        kind, *moves = said.split("_")
        pairs = [each.split("=") for each in conditions]
        yield Told(
            file,
            language,
            positions[position],
            kind,
            tuple(moves),
            frozenset(beside),
            tuple((their, mine) for their, mine in pairs),
        )


def squares(move: str) -> tuple[int, ...]:
    """The squares of a move as it is written."""
    return tuple(int(each) for each in re.findall(r"\d+", move))
