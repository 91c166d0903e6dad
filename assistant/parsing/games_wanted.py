"""Which of the kept games somebody means: "with Anna", "won yesterday", "12", "beginning with 22-18".

The words stand in [games] of the phrase files. What none of them explains is a name.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from assistant.parsing.words.concepts import concepts_of
from assistant.parsing.words.numbers import read_numbers
from assistant.parsing.words.tokens import Token, read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase

_MOVE = re.compile(r"\d{1,2}(?:\s?[-x:]\s?\d{1,2})+", re.IGNORECASE | re.ASCII)
_DATE = re.compile(r"\b(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?\b", re.ASCII)
_CODE = re.compile(r"\b([a-z]{2})-(\d{3,5})\b", re.IGNORECASE | re.ASCII)
ENDED = ("won", "lost", "drawn", "annulled", "over")
"""How a game has ended."""
_RESULTS = ("won", "lost", "drawn", "annulled", "open", "over")
_SPANS = (
    *("today", "yesterday", "week", "month", "year"),
    *("last-week", "last-month", "last-year"),
)
_MONTHS = {f"month-{number}": number for number in range(1, 13)}
_LEAST_YEAR, _MOST_YEAR = 1900, 2999
_MOST_NUMBER = 10**9


class GamesMeant(NamedTuple):
    """What was said of kept games; what was not said holds for any."""

    number: int | None = None
    """That of the journal."""
    name: str = ""
    """Of somebody who plays, as it was written."""
    code: str = ""
    """By which its people call a game by correspondence: BX-101."""
    is_computer: bool = False
    result: str = ""
    """`won`, `lost`, `drawn`, `open` or `over`."""
    span: str = ""
    """`today`, `yesterday`, the last days of a `week`, `month` or `year`; with `last-` before it the
    whole one before this one."""
    date: tuple[int, int, int] = (0, 0, 0)
    """A year, month and day; 0 for what was not said."""
    moves: tuple[tuple[int, ...], ...] = ()
    """Those that it begins with, each by its squares."""
    is_deleted: bool = False
    is_last: bool = False
    is_this: bool = False
    """The one that is played."""
    rank: int = 0
    """Which of those that were told last, from 1 on; else it is the number of the journal."""
    for_good: bool = False
    """Whether nothing of it is to be left, where it is deleted."""

    @property
    def is_any(self) -> bool:
        """Whether nothing was said that tells one game from another."""
        return self._replace(for_good=False) == GamesMeant()


def games_meant(text: str, words: Vocabulary) -> GamesMeant:
    """What a text says of games; a word that nobody knows is part of a name."""
    code = code_in(text)
    year, rest = _year_in(without_code(text))
    moves = tuple(
        tuple(int(each) for each in re.findall(r"\d+", found)) for found in _MOVE.findall(rest)
    )
    rest = _MOVE.sub(" ", rest)
    found = _Found()
    tokens = [token for token in read_line(rest).words]
    is_behind = False
    while tokens:
        length = (
            0 if is_behind and _is_name_too(tokens, rest, words) else _take_phrase(tokens, words, found)
        )
        said = tuple(token.word for token in tokens[:length])
        is_behind = said in words.kept.get("with", ()) or (is_behind and said in words.games["with"])
        if not length:
            length = 1
            found.unknown.append(tokens[0])
        tokens = tokens[length:]
    number = _number_of(found, words)
    name = " ".join(rest_of(token, rest) for token in found.unknown if len(token.word) > 1)
    kinds = found.kinds
    month = next((place for kind, place in _MONTHS.items() if kind in kinds), 0)
    day = 0
    if month and number is not None and 1 <= number <= _MOST_DAY:
        day, number = number, None  # "of the 3rd of May"
    return GamesMeant(
        number=number,
        name=name,
        code=code,
        is_computer="computer" in kinds,
        result=next((each for each in _RESULTS if each in kinds), ""),
        span=next((each for each in _SPANS if each in kinds), ""),
        date=(year[0], year[1] or month, year[2] or day),
        moves=moves,
        is_deleted="deleted" in kinds,
        is_last="last" in kinds,
        is_this="this" in kinds,
        rank=found.rank,
        for_good="forever" in kinds,
    )


def games_said(text: str, words: Vocabulary, *, is_named: bool = False) -> str:
    """What a line says of which games, and nothing else of it: when, how it ended, a number, a name.

    A name is a word with a capital, or one that nobody knows behind a word for "with" or "of", or at
    the beginning of what `is_named`; one that is a month too, as May, keeps its "with".
    """
    line, is_with = read_line(text), False
    fixed, told, place = fixed_in(line.text), list[str](), 0
    while place < len(line.words):
        token, said = line.words[place], tuple(each.word for each in line.words[place:])
        end = next((end for begin, end in fixed if begin <= token.start < end), 0)
        told_of = [longest_phrase(said, each) for kind, each in words.games.items() if kind != _WITH]
        length, beside = max(told_of), max(longest_phrase(said, each) for each in words.kept.values())
        naming = max(longest_phrase(said, words.kept[each]) for each in (_WITH, "of"))
        is_number = token.word in words.ranks or token.is_number or bool(read_numbers([token], words))
        if end:
            length = sum(token.start <= each.start < end for each in line.words)
        elif not length and is_number:
            length = 1
        elif length < beside:
            is_with = is_with or longest_phrase(said, words.kept[_WITH]) == beside
            is_named = naming == beside or (is_named and beside == 1)
            length = 0
        elif not length and _is_name(token, line.text, words, is_named=is_named, is_first=not place):
            length, is_named = 1, True
        if length:
            last = line.words[place + length - 1]
            if is_with and _is_name_too(line.words[place:], line.text, words):
                told.append(" ".join(min(words.kept[_WITH])))
            is_with = False
            told.append(line.text[token.start : end or last.start + len(rest_of(last, line.text))])
        elif not beside:
            is_named = is_named and token.word in words.fillers | words.whose.keys()
        place += length or max(beside, 1)
    return " ".join(told)


_WITH = "with"


def _is_name(token: Token, text: str, words: Vocabulary, *, is_named: bool, is_first: bool) -> bool:
    """Whether a word may be of a name: nobody knows it, or it has a capital within the line."""
    is_capital = text[token.start].isupper() and not text.isupper() and not is_first
    is_known = bool(concepts_of(token.word, words)) or token.word in words.fillers
    is_known = is_known or token.word in words.whose
    return token.word.isalpha() and (is_capital or (is_named and not is_known))


def code_in(text: str) -> str:
    """The code of a game that a text names first, or nothing."""
    coded = _CODE.search(text)
    return f"{coded[1].upper()}-{coded[2]}" if coded else ""


def without_code(text: str) -> str:
    """A text without the code of a game."""
    return _CODE.sub(" ", text)


def _is_name_too(tokens: Sequence[Token], text: str, words: Vocabulary) -> bool:
    """Whether a month stands here as a name is written: "with May", "com o Marco"."""
    is_month = any((tokens[0].word,) in words.games[month] for month in _MONTHS)
    return is_month and text[tokens[0].start : tokens[0].start + 1].isupper() and not text.isupper()


def fixed_in(text: str) -> list[tuple[int, int]]:
    """Where moves, dates and codes stand in a text, from the first character to behind the last."""
    dates = [match for match in _DATE.finditer(text) if _LEAST_YEAR <= int(match[1]) <= _MOST_YEAR]
    return [match.span() for match in (*dates, *_MOVE.finditer(text), *_CODE.finditer(text))]


_MOST_DAY = 31


class _Found:
    """What the words of a text were found to say."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.unknown: list[Token] = []
        self.numbers: list[Token] = []
        self.rank = 0


def _take_phrase(tokens: list[Token], words: Vocabulary, found: _Found) -> int:
    """How many words are explained at the beginning of a row, and what they say."""
    said = [token.word for token in tokens]
    lengths = {kind: longest_phrase(said, each) for kind, each in words.games.items()}
    longest = max(lengths.values(), default=0)
    if longest:
        found.kinds |= {kind for kind, length in lengths.items() if length == longest}
        return longest
    if tokens[0].word in words.ranks:
        found.rank = words.ranks[tokens[0].word]
        return 1
    if tokens[0].is_number or read_numbers(tokens[:1], words):
        found.numbers.append(tokens[0])
        return 1
    return 1 if tokens[0].word in words.fillers | words.nouns else 0


def _number_of(found: _Found, words: Vocabulary) -> int | None:
    """The number of a game: in digits however great it is, or in words as squares are said."""
    if len(found.numbers) == 1 and found.numbers[0].is_number:
        return min(int(found.numbers[0].word), _MOST_NUMBER)
    numbers = [each for each in read_numbers(found.numbers, words) if len(each) == 1]
    return numbers[0][0] if numbers else None


def _year_in(text: str) -> tuple[tuple[int, int, int], str]:
    """A date as the list of games has it, 2026-11-20 or a part of it, and the text without it."""
    match = _DATE.search(text)
    if not match or not _LEAST_YEAR <= int(match[1]) <= _MOST_YEAR:
        return (0, 0, 0), text
    year, month, day = (int(each or 0) for each in match.groups())
    return (year, month, day), text[: match.start()] + " " + text[match.end() :]


def rest_of(token: Token, text: str) -> str:
    """A word as it was written: a name keeps its capitals and accents."""
    found = re.match(r"\d+|(?:[^\W\d_]|[\u0300-\u036f])+", text[token.start :])
    return found[0] if found else token.word
