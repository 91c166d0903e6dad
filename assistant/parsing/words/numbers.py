"""Numbers in digits and in words: 22, ventidue, twenty-two, vinte e dois, and digit by digit.

What a row of digits or words stands for is often open: `2218` has several splits, "venti due" is 22
or 20 and 2. Every reading is given; the law of the position decides among them.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeVar

from assistant.parsing.meanings import Symbol
from assistant.parsing.words.tokens import KEPT, Token
from assistant.parsing.words.vocabulary import Vocabulary

MOST_READINGS = 128
"""More readings of one line than these are not looked at: only rows of words too long for any move
have so many, and reading on would take time and find nothing."""

_MOST_SPLITS = 400
"""More than there are ways to cut the longest row of typed digits."""

T = TypeVar("T")

_LONGEST_SPLIT = 12
_LONGEST_NUMBER = 4
_MOST_TOKENS = 12
_LONGEST_PHRASE = 7


class Number(NamedTuple):
    """One number as it was written or said."""

    value: int
    """0 for a word that is only a digit in a series."""
    digits: str
    """Its digits, if it was written so or is a single one; empty for words from ten up."""
    is_typed: bool

    @property
    def is_digit(self) -> bool:
        """Whether it may be half of a number that is said digit by digit."""
        return len(self.digits) == 1


def numbers_at(tokens: Sequence[Token], start: int, words: Vocabulary) -> Iterator[tuple[Number, int]]:
    """The numbers that begin at a token, each with how many tokens it takes, the longest first.

    "venti tre" may be 20 and 3; "twenty-three" and "vinte e três" are 23 and nothing else.
    """
    first = tokens[start].word
    if is_other(tokens, start, words):
        return
    if tokens[start].is_number:
        yield Number(int(first) if len(first) <= _LONGEST_NUMBER else 0, first, is_typed=True), 1
        return
    if first not in first_words(words):
        return
    found: list[tuple[Number, int]] = []
    phrase: tuple[str, ...] = ()
    is_one = False
    for end in range(start, min(start + _LONGEST_PHRASE, len(tokens))):
        word = tokens[end].word
        joins = word == "-" or words.moves.get((word,)) is Symbol.AND
        is_one = is_one or (joins and end > start)
        if word == "-" and end > start:
            continue
        phrase += (word,)
        if phrase in words.numbers:
            value = words.numbers[phrase]
            number = Number(value, str(value) if value < 10 else "", is_typed=False)
            found = [(number, end + 1 - start), *([] if is_one else found)]
    if first in words.series:
        found.append((Number(0, words.series[first], is_typed=False), 1))
    yield from found


@lru_cache(maxsize=KEPT)
def first_words(words: Vocabulary) -> frozenset[str]:
    """The words with which numbers begin, and a dash, which may stand before them."""
    return frozenset({*(phrase[0] for phrase in words.numbers), *words.series, "-"})


def is_other(tokens: Sequence[Token], place: int, words: Vocabulary) -> bool:
    """Whether the word beside one that is spelt like a number makes a verb of it, or an article."""
    beside = words.no_numbers.get(tokens[place].word)
    if beside is None:
        return False
    before = tokens[place - 1].word if place else ""
    behind = tokens[place + 1].word if place + 1 < len(tokens) else ""
    return before in beside.before or behind in beside.behind


def is_square(tokens: Sequence[Token], place: int, words: Vocabulary) -> bool:
    """Whether the word before one that is spelt like a number makes it one, and nothing else."""
    beside = words.no_numbers.get(tokens[place].word)
    return beside is not None and place > 0 and tokens[place - 1].word in beside.square


def squares_of(run: Sequence[Number], *, may_join: bool) -> list[tuple[int, ...]]:
    """The squares that numbers without a word between them may mean, as they stand first.

    `may_join` lets two digits be one square. Typed digits join only where all of the row are single:
    who types `22 1 8` has put the blanks himself.
    """
    if not any(one.is_digit and other.is_digit for one, other in pairwise(run)):
        # Nothing to join: of a long row said ambiguously there are hundreds of such runs.
        is_read = all(number.value or number.is_typed for number in run)
        is_short = all(len(number.digits) <= _LONGEST_NUMBER for number in run)
        return [tuple(number.value for number in run)] if is_read and is_short else []
    typed = [number for number in run if number.is_typed]
    typed_joins = may_join and all(number.is_digit for number in typed)
    is_series = len(run) > 1 and all(number.is_digit for number in run)

    def options(at: int) -> Iterator[tuple[int, int]]:
        here = run[at]
        alone = here.value or (int(here.digits) if is_series and here.is_digit else 0)
        if alone or (here.is_typed and len(here.digits) <= _LONGEST_NUMBER):
            yield alone, 1
        if may_join and at + 1 < len(run) and here.is_digit and run[at + 1].is_digit:
            joined = int(here.digits + run[at + 1].digits)
            if joined and (typed_joins or not (here.is_typed or run[at + 1].is_typed)):
                yield joined, 2

    return all_ways(len(run), options)


def splits(digits: str) -> list[tuple[int, ...]]:
    """Every way to cut a row of digits into two or more numbers of one or two digits: 115."""
    if not 2 <= len(digits) <= _LONGEST_SPLIT:
        return []

    def options(at: int) -> Iterator[tuple[int, int]]:
        for length in (2, 1):
            piece = digits[at : at + length]
            if len(piece) == length and int(piece):
                yield int(piece), length

    ways = all_ways(len(digits), options, _MOST_SPLITS)
    return [way for way in ways if len(way) > 1 and all(a != b for a, b in pairwise(way))]


def all_ways(
    length: int, options: Callable[[int], Iterator[tuple[T, int]]], most: int = MOST_READINGS
) -> list[tuple[T, ...]]:
    """All ways to cover a row from its start to its end, those with the first options first.

    `options(at)` gives what may stand at a place and how many places it takes. Built from the end, so
    that a row that leads nowhere costs no more than another, and bounded by `most`.
    """
    tails: list[list[tuple[T, ...]]] = [[] for _ in range(length)] + [[()]]
    for at in reversed(range(length)):
        for value, taken in options(at):
            tails[at] += [(value, *tail) for tail in tails[at + taken]]
            del tails[at][most:]
    return tails[0]


def read_numbers(tokens: Sequence[Token], words: Vocabulary) -> list[tuple[int, ...]]:
    """The numbers that the whole of some tokens may mean, as squares of a question."""
    if len(tokens) > _MOST_TOKENS:
        return []

    def options(at: int) -> Iterator[tuple[Number, int]]:
        return numbers_at(tokens, at, words)

    found: dict[tuple[int, ...], None] = {}
    for run in all_ways(len(tokens), options):
        found.update(dict.fromkeys(squares_of(run, may_join=True)))
    return [numbers for numbers in found if all(numbers)]
