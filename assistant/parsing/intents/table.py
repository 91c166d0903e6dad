"""The table that was learnt: 64 small numbers for each feature, and what they say for each meaning.

`table.bin` is a line of JSON and behind it the numbers: for each of `rows` features 64 bytes, each
128 more than the number that it is, then for each meaning 64 and one numbers of 4 bytes (the first are
multiplied with those of a line, the last is added), the same for each of `WHOSE` twice, then the words
with their senses (`senses.py`): of each its hash in 4 bytes, of each the number of its row of tags in
2, and these rows. Last come the lines whose meaning is known outright, in the same way: their hashes,
of each the number of its meaning, and of each whose it is. All are little-endian, and made by
`models.training.intents`.
"""

import json
import math
import struct
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from importlib import resources
from operator import mul
from typing import NamedTuple
from zlib import crc32

from assistant.parsing.intents.features import ROWS, Place, Said, rows_of, words_of
from assistant.parsing.intents.senses import Senses, read_senses
from assistant.parsing.meanings import Whose

SIZE = 64
"""How many numbers a feature has."""
VERSION = 6
"""Of the form of the table and of its features."""
_NAME = "table.bin"
_MIDDLE = 128
_AT_ONCE = 250
"""So many bytes can be added in two without running over."""
_LANES = struct.Struct(f"<{SIZE // 2}H")
_EVEN = int.from_bytes(b"\xff\0" * (SIZE // 2), "little")


class TableError(ValueError):
    """The table is damaged, or of another version: what it says is no use."""


WHOSE = (None, Whose.OWN, Whose.ENEMY, Whose.WHITE, Whose.BLACK)
"""Whose pieces a line may be about, nobody's first."""
CROSSED = frozenset({"threatened", "taken"})
"""Intents that are about the pieces of one side and name the other as often, who threatens or has lost
them: whose they are is learnt apart."""


class Judged(NamedTuple):
    """What a line was judged by people to mean."""

    meaning: str
    whose: Whose | None
    tells_whose: bool
    """Whether they said whose it is about, or that it is nobody's."""


class Reading(NamedTuple):
    """What a line may mean by its numbers."""

    chances: list[float]
    """How likely each meaning is that has weights, in their order; together they are one."""
    whose: Whose | None
    """Whose it most likely is, if it is about somebody's."""
    crossed: Whose | None
    """The same, if it is about what stands in `CROSSED`."""


class Table(NamedTuple):
    """The numbers, read."""

    meanings: tuple[str, ...]
    """What can be meant: a command with what is fixed of it, `move` or `talk`. The last of them are
    known of some lines outright, and have no weights: too few lines mean them."""
    rows: memoryview
    """The bytes of all features, where they were read: a copy would be as large again."""
    weights: tuple[Sequence[float], ...]
    """For each meaning what the 64 numbers of a line are multiplied with."""
    added: tuple[float, ...]
    owners: tuple[Sequence[float], ...]
    """For each of `WHOSE` what they are multiplied with, and what is added; again for `CROSSED`."""
    senses: Senses
    lines: memoryview
    """The hashes of the lines whose meaning is known outright, in order."""
    meant: memoryview
    """Of each of these lines which of the meanings it has."""
    whose: memoryview
    """Of each of these lines whose it is about."""

    def known(self, said: Said) -> Judged | None:
        """The meaning of a line that was judged by people to mean just that, whatever its numbers.

        Some answer so only where something is asked.
        """
        answer = self._place_of(answer_hash(said)) if said.place is Place.ASKED else None
        at = self._place_of(line_hash(said)) if answer is None else answer
        if at is None:
            return None
        whose = self.whose[at]
        is_told = whose < len(WHOSE)
        return Judged(self.meanings[self.meant[at]], WHOSE[whose] if is_told else None, is_told)

    def _place_of(self, wanted: int) -> int | None:
        """Where a hash stands among those of the lines that are known."""
        at = bisect_left(self.lines, wanted)
        return at if at < len(self.lines) and self.lines[at] == wanted else None

    def read(self, said: Said) -> Reading:
        """How likely each meaning of a line is, and whose it is about."""
        numbers = self.numbers(rows_of(said, self.senses))
        scores = [
            sum(map(mul, each, numbers), more)
            for each, more in zip(self.weights, self.added, strict=True)
        ]
        most = max(scores)
        parts = [math.exp(score - most) for score in scores]
        whole = sum(parts)
        owners = [sum(map(mul, each, numbers), each[-1]) for each in self.owners]
        plain, crossed = owners[: len(WHOSE)], owners[len(WHOSE) :]
        likeliest = (WHOSE[each.index(max(each))] for each in (plain, crossed))
        return Reading([part / whole for part in parts], *likeliest)

    def numbers(self, features: Sequence[int]) -> list[float]:
        """The 64 numbers of a line, which are the means of those of its features."""
        sums = [0] * SIZE
        for at in range(0, len(features), _AT_ONCE):
            even = odd = 0
            # 64 bytes are added at once, as two numbers with room for what is carried.
            for feature in features[at : at + _AT_ONCE]:
                row = int.from_bytes(self.rows[feature * SIZE : (feature + 1) * SIZE], "little")
                even += row & _EVEN
                odd += (row >> 8) & _EVEN
            for first, both in enumerate((even, odd)):
                for place, value in enumerate(_LANES.unpack(both.to_bytes(SIZE, "little"))):
                    sums[2 * place + first] += value
        count = max(len(features), 1)
        return [(each - _MIDDLE * len(features)) / count for each in sums]


def read_table(data: bytes) -> Table:
    """A table from its bytes.

    Raises TableError where it is cut off, changed, or of another version.
    """
    head = data[: data.find(b"\n") + 1]
    body = memoryview(data)[len(head) :]
    try:
        told = json.loads(head)
        meanings = tuple(told["meanings"])
        form = told["version"], told["rows"], told["size"]
        known = told["languages"], told["names"], told["words"]
        lines, learnt = told["lines"], told["learnt"]
        is_whole = told["checksum"] == crc32(body)
    except (ValueError, KeyError, TypeError) as error:
        raise TableError(str(error)) from error
    if form != (VERSION, ROWS, SIZE) or not is_whole or not meanings:
        raise TableError("another version" if is_whole else "damaged")
    end, width = ROWS * SIZE, SIZE + 1
    size = width * learnt
    all_weights = size + width * 2 * len(WHOSE)
    ended = end + 4 * all_weights
    weights = struct.unpack_from(f"<{all_weights}f", body, end)
    judged = len(body) - 7 * lines
    try:
        senses = read_senses(body[ended:judged], *known)
    except ValueError as error:
        raise TableError(str(error)) from error
    return Table(
        meanings,
        body[:end],
        tuple(weights[at : at + SIZE] for at in range(0, size, width)),
        weights[SIZE:size:width],
        tuple(weights[at : at + width] for at in range(size, len(weights), width)),
        senses,
        body[judged : judged + 4 * lines].cast("I"),
        body[judged + 4 * lines : judged + 6 * lines].cast("H"),
        body[judged + 6 * lines :],
    )


def line_hash(said: Said) -> int:
    """The number by which a line is found: its words, without signs, and the shapes of its numbers."""
    return _hash(f"{said.language}:", said.line)


def answer_hash(said: Said) -> int:
    """The same of a line that is known as an answer where something is asked."""
    return _hash(f"{said.language}?", said.line)


def _hash(head: str, line: str) -> int:
    words = " ".join(each for each in words_of(line) if each != "!")
    return crc32(f"{head}{words}".encode("utf-8", "replace"))


@cache
def table() -> Table | None:
    """The table of the package, read once; None where it is missing or damaged."""
    try:
        return read_table((resources.files("assistant.parsing.intents") / _NAME).read_bytes())
    except (OSError, TableError):
        return None
