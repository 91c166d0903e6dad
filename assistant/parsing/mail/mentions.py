"""All that may be a move in a line of a message: squares with signs or words between, or in words."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from assistant.parsing.meanings import Symbol
from assistant.parsing.words.numbers import first_words, numbers_at
from assistant.parsing.words.tokens import LONGEST_LINE, Token, read_line
from assistant.parsing.words.vocabulary import Vocabulary

_SIGNED = re.compile(
    r"(?<![\d:/,-])(?<![^\d\s.]\.)(?<!\d\d\d\d\.)(\d{1,2})"
    r"(?:\s?(?:->|=>|[-‐-―−xX×*→>])\s?\d{1,2}|[:/]\d{1,2})+(?![\d/:-]|[.,]\d|\.[a-z]{2,4}\b)",
)
_FILED = re.compile(r"/[^\W\d_]")
"""The end of a number under which letters are filed: 32-28/A."""
_PAIR = re.compile(r"\d{1,2}[-‐-―−xX×*:]\d{1,2}")
_BY_ARROWS = re.compile(rf"{_PAIR.pattern}(?:\s?(?:->|=>|→|>)\s?{_PAIR.pattern})+")
_FILE = re.compile(r"\.[a-z]{2,4}\b")
"""The end of a file's name."""
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
    number: int | None = None
    """The number of the move, where one stands before it."""
    is_joined: bool = False
    """Whether there is a word for "to" between the squares."""
    is_spelled: bool = False
    """Whether the numbers are words."""

    @property
    def ends(self) -> tuple[int, int]:
        """The first and the last of its squares."""
        return self.squares[0], self.squares[-1]


def mentions_in(line: str, words: Sequence[Vocabulary]) -> list[Mention]:
    """The moves that a line may name, in their order; those in words in each of these languages."""
    found = [*_signed(line)]
    taken = [range(each.start, each.end) for each in found]
    for vocabulary in words:
        for each in _in_words(line, vocabulary):
            if not any(each.start < span.stop and span.start < each.end for span in taken):
                found.append(each)
                taken.append(range(each.start, each.end))
    mentions: list[Mention] = []
    for each in sorted(found, key=lambda each: each.start):
        if not mentions or each.start >= mentions[-1].end:  # else it was told how that one goes
            mentions.append(next((via for of in words if (via := _via(each, line, of))), each))
    return mentions


def _via(mention: Mention, line: str, words: Vocabulary) -> Mention | None:
    """A move of two squares behind which those in between are told: "2x11 via 30 and 39"."""
    tokens = read_line(line[mention.end : mention.end + _REACH]).tokens
    place = _symbol(tokens, 0, Symbol.VIA, words)
    if not place or len(mention.squares) != _SQUARES:
        return None
    between: list[int] = []
    end = mention.end
    while place < len(tokens):
        number, length = _number_at(tokens, place, words)
        if not length:
            break
        between.append(number)
        last = tokens[place + length - 1]
        end = mention.end + last.start + len(last.word)
        place += length
        place += _symbol(tokens, place, Symbol.AND, words)
    first, arrival = mention.squares
    return mention._replace(squares=(first, *between, arrival), end=end) if between else None


_REACH = 100
"""Characters behind a move within which it is told how it goes."""


def _symbol(tokens: Sequence[Token], place: int, symbol: Symbol, words: Vocabulary) -> int:
    """How many tokens stand here for a symbol of a move; 0 for none."""
    said = tuple(token.word for token in tokens[place : place + _LONGEST])
    return next((n for n in range(len(said), 0, -1) if words.moves.get(said[:n]) is symbol), 0)


_LONGEST = 5
"""Words of a symbol, at most."""


def _signed(line: str) -> Iterator[Mention]:
    for start, end in _signs_in(line):
        squares = tuple(int(each) for each in re.findall(r"\d+", line[start:end]))
        before = _NUMBERED.search(line[:start])
        number = int(before[1]) if before else None
        yield Mention(squares, start, end, True, number)


def _signs_in(line: str) -> Iterator[tuple[int, int]]:
    """Where moves with signs stand; an arrow between two of them is no sign of a route."""
    for match in _SIGNED.finditer(line):
        parts = [*_PAIR.finditer(line, match.start(), match.end())]
        if len(parts) > 1 and _BY_ARROWS.fullmatch(line, match.start(), match.end()):
            yield from (part.span() for part in parts)
        else:
            yield match.span()


_SQUARES = 2
"""Numbers that a move has at least."""
_SIGNS = (",", "-", "–", "—", "->")
_BETWEEN = (Symbol.TO, Symbol.TAKES, Symbol.I_TAKE, Symbol.FROM)


def _in_words(line: str, words: Vocabulary) -> Iterator[Mention]:
    """Two squares or more, with nothing between or words for from and to."""
    if len(line) > LONGEST_LINE:
        return
    tokens = read_line(line).tokens
    numbers = first_words(words) - {"-"}
    if sum(token.is_number or token.word in numbers for token in tokens) < _SQUARES:
        return
    place = 0
    row: list[tuple[int, Token, Token]] = []
    is_joined = False
    while place < len(tokens):
        number, length = _number_at(tokens, place, words)
        if length:
            row.append((number, tokens[place], tokens[place + length - 1]))
            place += length
            continue
        length, is_word = _between(tokens, place, words)
        if row and length:
            is_joined = is_joined or is_word
            place += length
            continue
        yield from _mention(row, line, is_joined, words)
        row, is_joined = [], False
        place += 1
    yield from _mention(row, line, is_joined, words)


def _counts_squares(last: tuple[int, Token, Token], line: str, words: Vocabulary) -> bool:
    """Whether the last number of a row is a word, and counts the squares that are named behind it."""
    number, token, end = last
    behind = line[end.start + len(end.word) :].split()[:1]
    is_word = number < _LEAST and not token.is_number
    return is_word and bool(behind) and (behind[0].lower(),) in words.mail.get("steps", ())


def _mention(
    row: Sequence[tuple[int, Token, Token]], line: str, is_joined: bool, words: Vocabulary
) -> Iterator[Mention]:
    if len(row) > _SQUARES and row[0][0] < _LEAST and row[1][1].is_number and not row[0][1].is_number:
        row = row[1:]  # "the one on 12 goes to 16"
    if len(row) > 1 and _counts_squares(row[-1], line, words):
        row = row[:-1]  # "the man on ten, one square ahead"
    if len(row) > 1:
        _, first, _ = row[0]
        _, _, last = row[-1]
        squares = _once(_digit_by_digit(tuple(number for number, _, _ in row)))
        is_spelled = not any(token.is_number for _, token, _ in row)
        if _FILE.match(line, last.start + len(last.word)):
            return
        if _FILED.match(line, last.start + len(last.word)):
            return
        if first.is_number and not last.is_number and squares[-1] < _LEAST:
            return  # "33 takes two"
        before = _NUMBERED.search(line[: first.start])
        number = int(before[1]) if before else None
        yield Mention(
            squares, first.start, last.start + len(last.word), False, number, is_joined, is_spelled
        )


def _digit_by_digit(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Two squares that are told digit by digit: three four, two nine."""
    if len(numbers) == 2 * _SQUARES and max(numbers) < _TEN:
        tens, ones, more_tens, more_ones = numbers
        return (_TEN * tens + ones, _TEN * more_tens + more_ones)
    return numbers


def _once(squares: tuple[int, ...]) -> tuple[int, ...]:
    """The squares of a move that is said twice behind each other: nine fourteen, nine fourteen."""
    half = len(squares) // 2
    is_twice = half >= _SQUARES and squares[:half] == squares[half:] and squares[0] != squares[half - 1]
    return squares[:half] if is_twice else squares


_TEN = 10
_LEAST = 4
"""Words for smaller numbers count pieces, behind a square in digits."""
_MOST_WORDS = 7
"""Words of the longest number."""


def _number_at(tokens: Sequence[Token], place: int, words: Vocabulary) -> tuple[int, int]:
    if tokens[place].is_sign:
        return 0, 0
    following = tokens[place : place + _MOST_WORDS]
    is_end = (at for at, each in enumerate(following) if each.is_sign and each.word != "-")
    length = next(is_end, len(following))
    found = [(number.value, taken) for number, taken in numbers_at(following[:length], 0, words)]
    return max(found, key=lambda each: each[1], default=(0, 0))


def _between(tokens: Sequence[Token], place: int, words: Vocabulary) -> tuple[int, bool]:
    """How many tokens of a word for "to" stand here, or a comma; and whether it is such a word."""
    if tokens[place].word in _SIGNS:
        return 1, tokens[place].word != ","
    for length in (3, 2, 1):
        said = tuple(token.word for token in tokens[place : place + length])
        if said in words.mail.get("to", ()):
            return length, True
        if words.moves.get(said) in _BETWEEN:
            return length, words.moves[said] is not Symbol.FROM
    return (1 if tokens[place].word in words.fillers else 0), False
