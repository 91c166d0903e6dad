"""Learning the table: the mean of the numbers of a line's features, and one softmax over meanings.

Each step takes some lines at once; a part of the features of each is left out, so that no word alone
says what a line means. Seeds are fixed and sums exact: the same bytes come out on any machine.
"""

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

import numpy

from assistant.parsing.intents.features import ROWS, rows_of, words_of
from assistant.parsing.intents.table import CROSSED, SIZE, VERSION, WHOSE, answer_hash, line_hash
from models.training.intents.judging import said_of
from models.training.intents.sentences import TALK, Sentence, of_sides
from models.training.intents.words import Packed, packed, words_told

_KIND = numpy.float64
_SEED = 7
_FEW = 3
_UNTOLD = 255
"""Stands for whose a line is about where nobody told."""
_WHOSE = 0.5
"""How much whose a line is about counts beside what it means ..."""
_CROSSED = 2.0
"""... and for the few intents of which it is learnt apart."""
_WARMTH = 1.2
"""By how much less sure than it was taught it is to be, for its chances to be what they say: the value
that suits those lines best that taught nothing."""
_OUT = 8
"""How much faster than the features what they say for each meaning is learnt."""


class Rates(NamedTuple):
    """How it is learnt."""

    epochs: int = 35
    at_once: int = 128
    rate: float = 2.0
    dropped: float = 0.5
    """The share of a line's features that is left out, other ones each time."""
    balance: float = 0.5
    """A meaning of n lines counts n to the power of so much less."""
    tried: float = 2.0
    """How much more a line counts that was tried and failed once, or is one of the tests'."""
    most: float = 5.0
    """How much more than another a line may count."""
    talk: float = 2.0
    """How much more a line of talk counts."""


def learnt(
    sentences: Sequence[Sentence],
    meanings: Mapping[str, str],
    rates: Rates | None = None,
    *,
    origin: str = "",
) -> bytes:
    """The table that some sentences teach, as bytes that `read_table` reads.

    `origin` says of what it was made (`sentences.digest`), and stands in its first line.
    """
    rates = rates or Rates()
    names = sorted({meanings[each.meaning] for each in sentences})
    wanted = numpy.array([names.index(meanings[each.meaning]) for each in sentences])
    words = packed(words_told(sentences))
    features = [
        numpy.array(rows_of(said_of(each), words.senses), dtype=numpy.int64) for each in sentences
    ]
    tried = numpy.array([each.is_tried for each in sentences])
    weight = _weights(wanted, names, tried, rates)
    chance = numpy.random.default_rng(_SEED)
    table = chance.uniform(-1 / SIZE, 1 / SIZE, (ROWS, SIZE)).astype(_KIND)
    out = numpy.zeros((SIZE + 1, len(names)), dtype=_KIND)
    owners, crossed = (numpy.zeros((SIZE + 1, len(WHOSE)), dtype=_KIND) for _ in range(2))
    intents = of_sides(sentences)
    of_side = numpy.array(
        [each.tells_whose and each.intent in intents for each in sentences], dtype=_KIND
    )
    is_crossed = numpy.array([each.intent in CROSSED for each in sentences])
    whose = numpy.array([WHOSE.index(each.whose) for each in sentences])
    steps = rates.epochs * (-(-len(sentences) // rates.at_once))
    step = 0
    for _ in range(rates.epochs):
        order = chance.permutation(len(sentences))
        for at in range(0, len(order), rates.at_once):
            batch = order[at : at + rates.at_once]
            rate = rates.rate * (1 - step / steps)
            kept = [_kept(features[each], rates.dropped, chance) for each in batch]
            tasks = (
                _Task(out, wanted[batch], weight[batch]),
                _Task(owners, whose[batch], of_side[batch] * ~is_crossed[batch] * _WHOSE),
                _Task(crossed, whose[batch], of_side[batch] * is_crossed[batch] * _CROSSED),
            )
            _learn(table, kept, tasks, rate)
            step += 1
    return _written(
        table, numpy.hstack([out, owners, crossed]), names, words, judged_lines(sentences), origin
    )


def _weights(
    wanted: numpy.ndarray, names: Sequence[str], tried: numpy.ndarray, rates: Rates
) -> numpy.ndarray:
    """How much each line counts; one on the mean."""
    counts = numpy.bincount(wanted, minlength=len(names)).astype(float)
    each = (counts**-rates.balance)[wanted]
    each[wanted == names.index(TALK)] *= rates.talk
    each /= each.mean()
    each[tried] *= rates.tried
    each = numpy.minimum(each, rates.most)
    return _rounded(each / each.mean())


def _kept(features: numpy.ndarray, dropped: float, chance: numpy.random.Generator) -> numpy.ndarray:
    """What is left of a line's features; of a few nothing is left out."""
    if len(features) <= _FEW:
        return features
    return features[chance.random(len(features)) >= dropped]


class _Task(NamedTuple):
    """What is to be told of some lines: what they mean, or whose it is about."""

    out: numpy.ndarray
    wanted: numpy.ndarray
    weight: numpy.ndarray


def _learn(
    table: numpy.ndarray,
    lines: Sequence[numpy.ndarray],
    tasks: Sequence[_Task],
    rate: float,
) -> None:
    """One step: what some lines teach. `table` and the numbers of the tasks are changed."""
    sizes = numpy.maximum([len(line) for line in lines], 1)[:, None].astype(_KIND)
    used, places = numpy.unique(numpy.concatenate(lines), return_inverse=True)
    counts = numpy.zeros((len(lines), len(used)), dtype=_KIND)
    owner = numpy.repeat(numpy.arange(len(lines)), [len(line) for line in lines])
    numpy.add.at(counts, (owner, places), 1)
    means = counts @ _rounded(table[used]) / sizes
    with_one = _rounded(numpy.hstack([means, numpy.ones((len(lines), 1), dtype=_KIND)]))
    back = numpy.zeros_like(means)
    for out, wanted, weight in tasks:
        told = _rounded(out)
        scores = with_one @ told
        parts = _rounded(_exponential(scores - scores.max(axis=1, keepdims=True)))
        wrong = parts / parts.sum(axis=1, keepdims=True)
        wrong[numpy.arange(len(lines)), wanted] -= 1
        wrong = _rounded(wrong * weight[:, None])
        back += wrong @ told[:SIZE].T
        out -= rate * _OUT / len(lines) * (with_one.T @ wrong)
    table[used] -= rate * (counts.T @ _rounded(back / sizes))


_GRID = 2.0**18
"""Numbers that are multiplied and added up are whole ones of so small a part: so long as a sum is below
2**53 of its products' parts it is exact, and the same in whichever order a machine adds."""


def _rounded(numbers: numpy.ndarray) -> numpy.ndarray:
    return numpy.rint(numbers * _GRID) / _GRID


def _exponential(numbers: numpy.ndarray) -> numpy.ndarray:
    """e to the power of numbers of 0 and less, by additions and products alone: a library's own differs
    from one machine to another in the last place."""
    small = numpy.maximum(numbers, _LEAST) / 2**_HALVINGS
    found = numpy.ones_like(small)
    for term in range(_TERMS, 0, -1):
        found = 1 + small * found / term
    for _ in range(_HALVINGS):
        found = found * found
    return found


_LEAST = -30.0
_HALVINGS = 6
_TERMS = 12


def judged_lines(sentences: Sequence[Sentence]) -> Mapping[int, tuple[str, int]]:
    """The lines whose meaning is known outright, by their hashes, with whose they are about: those that
    were tried.

    A line that was tried to mean one thing here and another there is none of them, nor is one that
    answers where something is asked, and means something else elsewhere.
    """
    tried: dict[int, dict[str, set[int]]] = {}
    answers: set[int] = set()
    for each in sentences:
        key = line_hash(said_of(each))
        if each.is_tried:
            whose = WHOSE.index(each.whose) if each.tells_whose else _UNTOLD
            tried.setdefault(key, {}).setdefault(each.meaning, set()).add(whose)
        elif each.meaning in _ANSWERS:
            answers.add(key)
    alone = {
        key: (meaning, min(whose) if len(whose) == 1 else _UNTOLD)
        for key, told in tried.items()
        if len(told) == 1
        for meaning, whose in told.items()
    }
    known = {key: told for key, told in alone.items() if key not in answers or told[0] in _ANSWERS}
    return known | _short_answers(sentences)


def _short_answers(sentences: Sequence[Sentence]) -> Mapping[int, tuple[str, int]]:
    """The short lines that answer where something is asked, and which have no number."""
    told: dict[int, set[str]] = {}
    for each in sentences:
        if each.is_answer:
            words = words_of(each.line)
            if len(words) <= _SHORT and "#" not in words:
                told.setdefault(answer_hash(said_of(each)), set()).add(each.meaning)
    return {key: (*meant, _UNTOLD) for key, meant in told.items() if len(meant) == 1}


_SHORT = 3
"""Words of an answer that is known outright."""


_ANSWERS = ("yes", "no")


def _written(
    table: numpy.ndarray,
    out: numpy.ndarray,
    names: Sequence[str],
    words: Packed,
    lines: Mapping[int, tuple[str, int]],
    origin: str,
) -> bytes:
    """A table as bytes; the numbers of features are rounded to 255 steps, each of the 64 by its own."""
    most = numpy.quantile(numpy.abs(table), 0.9995, axis=0) / 127
    small = numpy.clip(numpy.rint(table / most), -127, 127).astype(numpy.int16) + 128
    weights = numpy.vstack([out[:SIZE] * most[:, None], out[SIZE:]]).T / _WARMTH
    weights = weights.astype("<f4")
    body = small.astype(numpy.uint8).tobytes() + weights.tobytes() + words.body
    hashes = sorted(lines)
    every = [*names, *sorted({meaning for meaning, _ in lines.values()} - {*names})]
    body += numpy.array(hashes, dtype="<u4").tobytes()
    body += numpy.array([every.index(lines[each][0]) for each in hashes], dtype="<u2").tobytes()
    body += bytes(lines[each][1] for each in hashes)
    told = {
        "version": VERSION,
        "rows": ROWS,
        "size": SIZE,
        "checksum": crc32(body),
        "origin": origin,
        "meanings": every,
        "learnt": len(names),
        "languages": words.languages,
        "names": words.names,
        "words": words.words,
        "lines": len(hashes),
    }
    return json.dumps(told, separators=(",", ":")).encode() + b"\n" + body
