"""Tables of the phrase files, turned into what the vocabulary holds of them."""

import operator
import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain, groupby
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


def both_ways(table: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
    """Names with some others, to all with which they stand, whichever of two names the other."""
    neighbours: dict[str, set[str]] = {}
    for one, other in ((name, each) for name, others in table.items() for each in others):
        neighbours.setdefault(one, set()).add(other)
        neighbours.setdefault(other, set()).add(one)
    return {name: frozenset(others) for name, others in neighbours.items()}


def turned(table: Mapping[str, Iterable[str]]) -> list[tuple[str, str]]:
    """A table of id to words as pairs of word and id."""
    return [(word, name) for name, words in table.items() for word in words]


_BY_KIND = (
    *("talk", "steps", "games", "kept", "looking", "absent", "deciding", "astray", "match"),
    *("mail", "posting", "by_mail"),
)
"""Tables that hold phrases by their kinds."""


class Kinds(dict[str, frozenset[Phrase]]):
    """The phrases of a table by their kinds; none of a kind that a language does not have."""

    def __missing__(self, kind: str) -> frozenset[Phrase]:
        return frozenset()


def by_kinds(phrases: Mapping[str, Any]) -> dict[str, Any]:
    """The phrases of these tables, by their kinds."""
    tables = {name: phrases.get(name, {}) for name in _BY_KIND}
    return {
        name: Kinds((kind, phrases_of(table, kind)) for kind in table) for name, table in tables.items()
    }


def any_of(spelled: Iterable[str]) -> re.Pattern[str] | None:
    """Any of some spellings as whole words, the longest first."""
    found = "|".join(re.escape(each) for each in sorted(spelled, key=len, reverse=True))
    return re.compile(rf"(?<![\w'’])(?:{found})(?![\w'’])", re.IGNORECASE) if found else None


_LONG_ENOUGH = 4


def concepts_of(phrases: Mapping[str, Any]) -> dict[str, Any]:
    """The words, stems and phrases of [concepts], and all that may be written with a slip."""
    words: dict[str, frozenset[str]] = {}
    stems: dict[str, frozenset[str]] = {}
    rows: dict[str, dict[Phrase, frozenset[str]]] = {}
    same: dict[str, str] = {}
    for concept, entries in phrases.get("concepts", {}).items():
        for entry in entries:
            if " " in entry:
                phrase = tuple(same.setdefault(word, word) for word in entry.split())
                row = rows.setdefault(phrase[0], {})
                row[phrase] = _with(row.get(phrase, _NONE), concept)
            elif entry.endswith("*"):
                stems[entry[:-1]] = _with(stems.get(entry[:-1], _NONE), concept)
            else:
                words[entry] = _with(words.get(entry, _NONE), concept)
    numbers = {word for phrase in turned(phrases["numbers"]) for word in phrase[0].split()}
    known = {*words, *numbers, *(word for word, _ in turned(phrases["whose"]))}
    for table in ("ranks", "sizes"):
        known |= {word for word, _ in turned(phrases.get(table, {}))}
    known |= {word for phrase, _ in turned(phrases["command"]) for word in phrase.split()}
    return {
        "concepts": words,
        "stems": stems,
        "phrases_of_concepts": rows,
        "known": _by_letter(word for word in known if len(word) >= _LONG_ENOUGH),
    }


_NONE: frozenset[str] = frozenset()


@cache
def _with(names: frozenset[str], name: str) -> frozenset[str]:
    """A set with one name more: of thousands of words most share theirs with many."""
    return names | {name}


def _by_letter(known: Iterable[str]) -> dict[str, tuple[str, ...]]:
    return {
        letter: tuple(words) for letter, words in groupby(sorted(known), key=operator.itemgetter(0))
    }
