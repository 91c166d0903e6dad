"""`python -m models.training.evaluation.calibrate LANGUAGE DUMP`: margins tried without decoding anew.

What the evaluation has heard, `--dump`, is judged with one margin changed at a time; then come the
numbers that were taken for others, which the confusion costs of the phrase files are drawn from.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path
from statistics import median
from typing import NamedTuple

from assistant.parsing.hearing.hypotheses import Hypothesis
from assistant.parsing.hearing.margins import Margins, margins_of
from assistant.parsing.moving.sentence import read_sentence
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from models.training.evaluation.decoding import Record
from models.training.evaluation.judging import Outcome, outcome, readings, verdicts
from models.training.evaluation.protocol import Kind, Trial
from models.training.evaluation.records import load
from models.training.evaluation.tables import table

TRIED = (0.0, 0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0)
"""The values that each margin takes in turn, besides the one that it has."""
_MOST_CONFUSIONS = 40

_COLUMNS: dict[str, tuple[Kind, tuple[Outcome, ...]]] = {
    "right": (Kind.MOVE, (Outcome.RIGHT,)),
    "asked": (Kind.MOVE, (Outcome.ASKED,)),
    "wrong": (Kind.MOVE, (Outcome.WRONG, Outcome.CHANGED)),
    "not legal, taken for another": (Kind.ILLEGAL, (Outcome.WRONG, Outcome.CHANGED)),
    "not legal, asked": (Kind.ILLEGAL, (Outcome.ASKED_OTHER,)),
    "commands, right": (Kind.COMMAND, (Outcome.RIGHT,)),
    "commands, wrong": (Kind.COMMAND, (Outcome.WRONG, Outcome.CHANGED)),
    "own words, right": (Kind.OWN_WORDS, (Outcome.RIGHT,)),
    "own words, wrong": (Kind.OWN_WORDS, (Outcome.WRONG, Outcome.CHANGED)),
    "talk, a move": (Kind.TALK, (Outcome.WRONG, Outcome.CHANGED)),
    "talk, asked": (Kind.TALK, (Outcome.ASKED_OTHER,)),
    "noise, a move": (Kind.NOISE, (Outcome.WRONG, Outcome.CHANGED)),
}

Read = tuple[Trial, list[list[Hypothesis]]]


class Confusion(NamedTuple):
    """One number that was said, and another that came out as likeliest."""

    said: int
    heard: int
    times: int
    of: int
    """How often the number was said."""
    behind: float | None
    """How much less likely the true text was, by the median; None where it was never in the list."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the tables; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m models.training.evaluation.calibrate")
    parser.add_argument("language")
    parser.add_argument("dump", type=Path)
    parser.add_argument(
        "--sources", nargs="+", help="only these: festival, flite, people, espeak, noise"
    )
    parser.add_argument("--conditions", nargs="+", help="only these")
    asked = parser.parse_args(arguments)
    words = vocabulary(asked.language)
    records = [
        record
        for record in load(asked.dump)
        if record.source in (asked.sources or (record.source,))
        and record.condition in (asked.conditions or (record.condition,))
    ]
    read = [(record.trial, readings(record, words)) for record in records]
    head = ["margin", "value", *(f"{column}, %" for column in _COLUMNS)]
    confused = [
        (
            str(said),
            str(heard),
            f"{times} of {of}",
            "never there" if behind is None else f"{behind:.1f}",
        )
        for said, heard, times, of, behind in confusions(records, words)[:_MOST_CONFUSIONS]
    ]
    lines = [*table(head, _tried(read, words)), ""]
    lines += table(["said", "heard", "times", "behind by"], confused)
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _tried(read: Sequence[Read], words: Vocabulary) -> Iterator[list[str]]:
    usual = margins_of(words)
    yield ["as they are", "", *shares(read, usual, words)]
    for field in fields(Margins):
        for value in TRIED:
            if value != getattr(usual, field.name):
                yield [
                    field.name,
                    str(value),
                    *shares(read, replace(usual, **{field.name: value}), words),
                ]


def shares(read: Sequence[Read], margins: Margins, words: Vocabulary) -> list[str]:
    """The columns of the first table with some margins, in per cent; `-` where nothing was tried."""
    became = Counter(
        (trial.kind, outcome(trial, verdicts(trial, found, margins, words))) for trial, found in read
    )
    totals = Counter(trial.kind for trial, _ in read)
    return [
        f"{100 * sum(became[kind, each] for each in outcomes) / totals[kind]:.2f}"
        if totals[kind]
        else "-"
        for kind, outcomes in _COLUMNS.values()
    ]


def confusions(records: Sequence[Record], words: Vocabulary) -> list[Confusion]:
    """What numbers were taken for, the most frequent first: of moves said with two squares."""
    said: Counter[int] = Counter()
    heard: defaultdict[tuple[int, int], list[float | None]] = defaultdict(list)
    for record in records:
        if record.trial.kind is not Kind.MOVE or len(record.trial.path) != 2 or not record.heard:
            continue
        said.update(record.trial.path)
        squares = [_two_squares(text, words) for text, _ in record.heard[0]]
        if squares[0] is None or squares[0] == record.trial.path:
            continue
        behind = None
        if record.trial.path in squares:
            scores = [score for _, score in record.heard[0]]
            behind = scores[0] - scores[squares.index(record.trial.path)]
        for meant, came in zip(record.trial.path, squares[0], strict=True):
            if meant != came:
                heard[meant, came].append(behind)
    found = []
    for (meant, came), each in heard.items():
        there = [behind for behind in each if behind is not None]
        found.append(Confusion(meant, came, len(each), said[meant], median(there) if there else None))
    return sorted(found, key=lambda each: -each.times)


def _two_squares(text: str, words: Vocabulary) -> tuple[int, ...] | None:
    found = [each.squares for each in read_sentence(text, words) if len(each.squares) == 2]
    return found[0] if found else None


if __name__ == "__main__":
    sys.exit(main())
