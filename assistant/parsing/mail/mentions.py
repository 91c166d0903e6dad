"""All that may be a move in a line of a message: squares with signs or words between, or in words."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from assistant.parsing.meanings import Symbol
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.tokens import LONGEST_LINE, Token, read_line
from assistant.parsing.words.vocabulary import Vocabulary

_SIGNED = re.compile(
    r"(?<![\d:/,-])(?<![^\d\s.]\.)(?<!\d\d\d\d\.)(\d{1,2})(?:\s?[-–—−xX×*]\s?\d{1,2}|[:/]\d{1,2})+(?![\d/:-]|[.,]\d)",
)
_NUMBERED = re.compile(r"(?<![\d.,:/-])(\d{1,3})\s*(?:\.{1,3}|\)|:|°|ª|º|\.ª|\.º)\s*(?:\.\.\.|…)?\s*$")
"""What stands before a move that has its number."""


class Mention(NamedTuple):
    """Squares that may be a move, where they stand, and how."""

    squares: tuple[int, ...]
    start: int
    end: int
    """Where in the line it stands, up to behind it."""
    is_signed: bool
    """Whether there is a sign between the squares, and not only a blank or words."""
    is_capture: bool
    number: int | None = None
    """The number of the move, where one stands before it."""


def mentions_in(line: str, words: Sequence[Vocabulary]) -> list[Mention]:
    """The moves that a line may name, in their order; those in words in each of these languages."""
    found = [*_signed(line)]
    taken = [range(each.start, each.end) for each in found]
    for vocabulary in words:
        for each in _in_words(line, vocabulary):
            if not any(each.start < span.stop and span.start < each.end for span in taken):
                found.append(each)
                taken.append(range(each.start, each.end))
    return sorted(found, key=lambda each: each.start)


def _signed(line: str) -> Iterator[Mention]:
    for match in _SIGNED.finditer(line):
        squares = tuple(int(each) for each in re.findall(r"\d+", match[0]))
        before = _NUMBERED.search(line[: match.start()])
        is_capture = bool(re.search(r"[xX×*:]", match[0]))
        number = int(before[1]) if before else None
        yield Mention(squares, match.start(), match.end(), True, is_capture, number)


_BETWEEN = (Symbol.TO, Symbol.TAKES, Symbol.I_TAKE, Symbol.FROM)


def _in_words(line: str, words: Vocabulary) -> Iterator[Mention]:
    """Two squares or more, with nothing between or words for from and to."""
    if len(line) > LONGEST_LINE:
        return
    tokens = read_line(line).tokens
    place = 0
    row: list[tuple[int, Token, Token]] = []
    while place < len(tokens):
        number, length = _number_at(tokens, place, words)
        if length:
            row.append((number, tokens[place], tokens[place + length - 1]))
            place += length
            continue
        length = _between(tokens, place, words)
        if row and length:
            place += length
            continue
        yield from _mention(row)
        row = []
        place += 1
    yield from _mention(row)


def _mention(row: Sequence[tuple[int, Token, Token]]) -> Iterator[Mention]:
    if len(row) > 1:
        _, first, _ = row[0]
        _, _, last = row[-1]
        squares = tuple(number for number, _, _ in row)
        yield Mention(squares, first.start, last.start + len(last.word), False, False)


def _number_at(tokens: Sequence[Token], place: int, words: Vocabulary) -> tuple[int, int]:
    spoken = [token for token in tokens[place:] if not token.is_sign]
    if tokens[place].is_sign or not spoken:
        return 0, 0
    following = tokens[place:]
    length = next((at for at, each in enumerate(following) if each.is_sign), len(following))
    found = [(number.value, taken) for number, taken in numbers_at(following[:length], 0, words)]
    return max(found, key=lambda each: each[1], default=(0, 0))


def _between(tokens: Sequence[Token], place: int, words: Vocabulary) -> int:
    """How many tokens of a word for "to" stand here, or a comma."""
    if tokens[place].word == ",":
        return 1
    for length in (3, 2, 1):
        said = tuple(token.word for token in tokens[place : place + length])
        if words.moves.get(said) in _BETWEEN:
            return length
    return 1 if tokens[place].word in words.fillers else 0
