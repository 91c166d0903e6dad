"""Tables of the phrase files, turned into what the vocabulary holds of them."""

import re
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

Phrase = tuple[str, ...]
"""The words of a phrase, as tokens.py cuts them."""


def around(patterns: Iterable[str]) -> tuple[tuple[Phrase, Phrase], ...]:
    """Patterns with a star as what stands before it and behind it."""
    parts = [each.partition("*") for each in patterns]
    return tuple((tuple(before.split()), tuple(behind.split())) for before, _, behind in parts)


def phrases_of(table: Mapping[str, Iterable[str]], *names: str) -> frozenset[Phrase]:
    """The phrases of some lists of a table."""
    return frozenset(tuple(each.split()) for name in names for each in table.get(name, ()))


def no_move_of(answers: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    """What stands behind, beside and before the squares of a line that gives no move."""
    return {name: tuple(answers.get(f"no-move-{name}", ())) for name in ("behind", "beside", "before")}


def confused_of(table: Mapping[str, float]) -> dict[int, dict[int, float]]:
    """Pairs of numbers, "13 16", to both their neighbours."""
    neighbours: dict[int, dict[int, float]] = {}
    for pair, cost in table.items():
        one, other = map(int, pair.split())
        neighbours.setdefault(one, {})[other] = float(cost)
        neighbours.setdefault(other, {})[one] = float(cost)
    return neighbours


def alike_of(*tables: Mapping[str, Iterable[int]]) -> dict[int, frozenset[int]]:
    """Numbers with some that sound alike, to all their neighbours."""
    neighbours: dict[int, set[int]] = {}
    for one, others in chain.from_iterable(table.items() for table in tables):
        for other in others:
            neighbours.setdefault(int(one), set()).add(other)
            neighbours.setdefault(other, set()).add(int(one))
    return {number: frozenset(others) for number, others in neighbours.items()}


def turned(table: Mapping[str, Iterable[str]]) -> list[tuple[str, str]]:
    """A table of id to words as pairs of word and id."""
    return [(word, name) for name, words in table.items() for word in words]


_BY_KIND = (
    *("talk", "steps", "games", "kept", "looking", "pausing", "deciding", "match"),
    *("mail", "posting"),
)
"""Tables that hold phrases by their kinds."""


def by_kinds(phrases: Mapping[str, Any]) -> dict[str, Any]:
    """The phrases of these tables, by their kinds."""
    tables = {name: phrases.get(name, {}) for name in _BY_KIND}
    return {name: {kind: phrases_of(table, kind) for kind in table} for name, table in tables.items()}


def any_of(spelled: Iterable[str]) -> re.Pattern[str] | None:
    """Any of some spellings as whole words, the longest first."""
    found = "|".join(re.escape(each) for each in sorted(spelled, key=len, reverse=True))
    return re.compile(rf"(?<![\w'’])(?:{found})(?![\w'’])", re.IGNORECASE) if found else None
