"""What is meant by a sentence that is nearly one of those that people say: [asked] of the phrase files.

It is held beside each of these, word by word: the same word counts most, another one of the same
concept nearly as much, and a word the more the fewer of the sentences have it. What a recogniser
expects is drawn from the same sentences (grammar.py).
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from assistant.parsing.commands.catalogue import ABOUT_MOVES
from assistant.parsing.frames import Fit, Frame, concepts_of_item, frames, whose_of
from assistant.parsing.hearing.spoken import spoken
from assistant.parsing.meanings import Command
from assistant.parsing.words.concepts import COUNTED, NOTHING, Item, items_of
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import NUMBER, Vocabulary, vocabulary

NEAR = 0.6
"""How like a sentence must be to one of those to be thought of: 1 is the same, word by word."""
_OTHER_WORD = 0.85
"""What another word of the same concept counts, of what the same word counts."""
_LEAST = 0.1
"""What a word counts that most of the sentences have, of what one counts that none has."""
_SILENT_WORD = 0.05
"""What a word counts that means nothing beside others."""
_STRANGE_WORD = 0.6
"""What a word counts that nobody knows."""
_A_NUMBER = "22"
_NONE: frozenset[str] = frozenset()
_ALIKE_IN_NOTHING = NOTHING | {COUNTED}
"""Concepts in which words are not alike: both kings and men are counted, and one is not the other."""
_WHOM = frozenset({"me", "at-me"})
"""Concepts of who is told something, which some verbs have in them."""


class _Word(NamedTuple):
    text: str
    concepts: frozenset[str]
    weight: float


class Example(NamedTuple):
    """One of the sentences, with what it means."""

    frame: Frame
    words: tuple[_Word, ...]
    weight: float


class _Known(NamedTuple):
    examples: tuple[Example, ...]
    share: dict[str, float]
    """In how many of the sentences a word or a concept stands, of all."""
    places: dict[str, frozenset[int]]
    """The examples in which each stands."""


def nearest(
    items: Sequence[Item], words: Vocabulary, least: float = NEAR, *, is_heard: bool = False
) -> Iterator[Fit]:
    """What a row of items may mean by being like one of the sentences: each meaning once, best first.

    The score is how like it is, from `least` to 1. What was heard is held beside those sentences too
    that are only spoken.
    """
    known = _known(words.language.partition("-")[0], is_heard=is_heard)
    numbers = tuple(item.number for item in items if item.number is not None)
    row = [_weighed(item, known.share) for item in items if item.number is None and item.text]
    weight = sum(word.weight for word in row)
    vetoes = frozenset().union(*(word.concepts for word in row)) & (frames().denials | frames().tales)
    best: dict[object, tuple[float, Frame]] = {}
    for place, most in _at_most(row, known).items():
        example = known.examples[place]
        if 2 * most < least * (weight + example.weight):
            continue
        if example.frame.numbers != len(numbers) or not vetoes <= example.frame.names:
            continue
        likeness = 2 * _shared(row, example.words) / (weight + example.weight)
        key = example.frame.command, example.frame.fixed
        if likeness >= least and likeness > best.get(key, (0.0, None))[0]:
            best[key] = likeness, example.frame
    for likeness, frame in sorted(best.values(), key=lambda each: -each[0]):
        yield Fit(frame, likeness, numbers, whose_of(frame, items), is_whole=True)


def _at_most(row: Sequence[_Word], known: _Known) -> dict[int, float]:
    """How much of a row each sentence that has anything of it can share at most."""
    most: dict[int, float] = {}
    for word in row:
        met: set[int] = set()
        for name in (word.text, *(f"~{each}" for each in word.concepts)):
            for place in known.places.get(name, ()):
                if place not in met:
                    met.add(place)
                    most[place] = most.get(place, 0.0) + word.weight
    return most


def _shared(row: Sequence[_Word], others: Sequence[_Word]) -> float:
    """What of two rows of words is the same, each word beside one other."""
    left = list(others)
    total = 0.0
    for word in sorted(row, key=lambda each: -each.weight):
        best = max(left, key=lambda other: _likeness(word, other), default=None)
        if best is not None and (likeness := _likeness(word, best)):
            left.remove(best)
            total += likeness
    return total


def _likeness(one: _Word, other: _Word) -> float:
    if one.text == other.text:
        return min(one.weight, other.weight)
    return _OTHER_WORD * min(one.weight, other.weight) if one.concepts & other.concepts else 0.0


def _weighed(item: Item, share: dict[str, float]) -> _Word:
    concepts = concepts_of_item(item) - _ALIKE_IN_NOTHING
    if item.is_unknown:
        return _Word(item.text, concepts, _STRANGE_WORD)
    if not concepts or (item.is_silent and concepts & _WHOM):  # "mi spieghi" is "spiegami"
        return _Word(item.text, concepts, _SILENT_WORD)
    common = max(share.get(name, 0.0) for name in _names(item))
    rare = math.log(max(common, _RAREST)) / math.log(_RAREST)
    return _Word(item.text, concepts, max(_LEAST, rare))


def _names(item: Item) -> list[str]:
    """A word and its concepts, told apart."""
    return [item.text, *(f"~{each}" for each in concepts_of_item(item) - _ALIKE_IN_NOTHING)]


_RAREST = 1 / 300
"""Words and concepts that stand in less of the sentences count no more."""


@cache
def _known(language: str, *, is_heard: bool) -> _Known:
    """The sentences of a language, read once."""
    words = vocabulary(language)
    every = [words.asked, spoken(words)] if is_heard else [words.asked]
    read = [
        (name.split(), items_of(read_line(sentence.replace(NUMBER, _A_NUMBER)), words))
        for table in every
        for name, sentences in table.items()
        for sentence in sentences
    ]
    counts: Counter[str] = Counter()
    names = cache(_names)
    for _, items in read:
        counts.update({name for item in items for name in names(item)})
    share = {name: count / len(read) for name, count in counts.items()}
    weighed = cache(lambda item: _weighed(item, share))  # the same words stand in many of them
    examples = tuple(_example(*each, weighed) for each in read if each[0] != ["move"])
    places: dict[str, set[int]] = {}
    for place, example in enumerate(examples):
        for word in example.words:
            for name in (word.text, *(f"~{concept}" for concept in word.concepts)):
                places.setdefault(name, set()).add(place)
    return _Known(examples, share, {name: frozenset(found) for name, found in places.items()})


def _example(meant: Sequence[str], items: Sequence[Item], weighed: Callable[[Item], _Word]) -> Example:
    name, *fixed = meant
    plain = [item for item in items if item.number is None or item.concepts]
    row = tuple(weighed(item) for item in plain if item.text)
    names = frozenset().union(*(word.concepts for word in row))
    numbers = sum(item.number is not None and not item.concepts for item in items)
    command = Command(name)
    is_move = command in ABOUT_MOVES
    frame = Frame(
        command, tuple(fixed), (), frozenset(), frozenset(), frozenset(), numbers, is_move, names
    )
    return Example(frame, row, sum(word.weight for word in row))
