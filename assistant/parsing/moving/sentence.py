"""Sentences that give a move, whatever the position: which squares they name, and how.

The words of a sentence become the letters of `Symbol`, numbers become `n`, and the patterns below say
which rows of letters are sentences. The law of the position decides among their readings in moves.py.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, product
from typing import NamedTuple

from assistant.parsing.meanings import Symbol
from assistant.parsing.words.numbers import Number, all_ways, numbers_at, splits, squares_of
from assistant.parsing.words.tokens import KEPT, Token, read_line
from assistant.parsing.words.vocabulary import Vocabulary

_MOST_TOKENS = 60
_MOST_SAID = 128
_LONGEST_PHRASE = 5
_DASHES = frozenset("-‐‑‒–—−→") | {"->"}
_SIGNS = frozenset(":×")

_NUMBERS = "(?:p*n)+"
_LINK = "(?:d|x|a?(?:[ki]?t|[ki])|a)"
_ROUTE = re.compile(f"p*[fiw]?{_NUMBERS}(?:{_LINK}{_NUMBERS})*(?:d?a?c)?")
_ONE = re.compile("(?:p*tp*|[kix]p*)?n+|c(?:[twf]p*)?n+|t?(?:p*n)+a?c")
_WITH = re.compile(f"[tki]?{_NUMBERS}[wf]{_NUMBERS}")
_VIA = re.compile(f"{_NUMBERS}(?:a{_NUMBERS})*")
"""The squares in between, told behind the ends: 2x11 via 30 and 39."""
_WORD_ALONE = re.compile("[ic]")


class Said(NamedTuple):
    """One reading of a sentence.

    No square: any capture, or any promotion. One: the arrival. More: the whole route or its ends.
    """

    squares: tuple[int, ...]
    takes: bool = False
    """Whether a verb says that the piece takes, so that what follows may be a captured piece."""
    has_capture_sign: bool = False
    has_dash: bool = False
    """Whether the sign of a step stands in it, beside which "I'll take" chooses a move."""
    crowns: bool = False
    is_split: bool = False
    """Whether one row of digits was cut into these squares."""
    has_king: bool = False
    """Whether it calls the piece that moves a king."""
    is_mixed: bool = False
    """Whether one square is said digit by digit and another by its name: "two four twenty"."""


class _Part(NamedTuple):
    symbol: str
    number: Number | None = None
    is_king: bool = False


@lru_cache(maxsize=KEPT)
def read_sentence(text: str, words: Vocabulary) -> tuple[Said, ...]:
    """The readings of a text as a move, the plainest first; none if it is no sentence of this kind.

    The reading with the longest numbers decides whether it is one: "move twenty two" names a piece,
    and does not mean from 20 to 2.
    """
    tokens = read_line(text).spoken
    if not 0 < len(tokens) <= _MOST_TOKENS:
        return ()

    # Most lines are talk, and have a word near their beginning that has no place in a move.
    parts_at: dict[int, list[tuple[_Part, int]]] = {0: []}
    for at in range(len(tokens)):
        if at in parts_at:
            parts_at[at] = list(_parts_at(tokens, at, words))
            parts_at |= {at + taken: [] for _, taken in parts_at[at]}
    if len(tokens) not in parts_at:
        return ()

    def options(at: int) -> Iterator[tuple[_Part, int]]:
        return iter(parts_at.get(at, ()))

    said: dict[Said, None] = {}
    for parts in all_ways(len(tokens), options):
        found = _readings([part for part in parts if part.symbol])
        if not found and not said:
            return ()
        said.update(dict.fromkeys(found))
        if len(said) >= _MOST_SAID:
            break
    return tuple(said)


def _parts_at(tokens: Sequence[Token], start: int, words: Vocabulary) -> Iterator[tuple[_Part, int]]:
    """What may stand at a token, with how many tokens it takes, the longest first."""
    parts = [(_Part("n", number), taken) for number, taken in numbers_at(tokens, start, words)]
    symbol = _symbol_at(tokens, start, words)
    if symbol:
        kind, taken = symbol
        is_king = kind is Symbol.PIECE and any(
            "king" in words.concepts.get(token.word, ()) for token in tokens[start : start + taken]
        )
        parts.append((_Part(kind.value, is_king=is_king), taken))
    parts.sort(key=lambda part: -part[1])
    yield from parts


def _symbol_at(tokens: Sequence[Token], start: int, words: Vocabulary) -> tuple[Symbol, int] | None:
    if tokens[start].word in _DASHES:
        return Symbol.DASH, 1
    if tokens[start].word in _SIGNS:
        return Symbol.SIGN, 1
    phrase = tuple(token.word for token in tokens[start : start + _LONGEST_PHRASE])
    for length in range(len(phrase), 0, -1):
        if phrase[:length] in words.moves:
            return words.moves[phrase[:length]], length
    return None


def _readings(parts: Sequence[_Part]) -> list[Said]:
    letters = "".join(part.symbol for part in parts)
    if Symbol.VIA.value in letters:
        at = letters.index(Symbol.VIA.value)
        return _readings_via(parts[:at], parts[at + 1 :])
    if _WORD_ALONE.fullmatch(letters):
        return [Said((), takes=letters == "i", has_capture_sign=letters == "i", crowns=letters == "c")]
    is_route, is_one, is_with = (bool(pattern.fullmatch(letters)) for pattern in (_ROUTE, _ONE, _WITH))
    if not (is_route or is_one or is_with):
        return []
    readings = []
    has_names = any(part.number and not part.number.digits for part in parts)
    for squares in _squares(parts, is_one):
        if is_with and len(squares) == 2:
            squares = squares[::-1]
        elif not (is_one if len(squares) == 1 else is_route):
            continue
        readings.append(
            Said(
                squares,
                takes=bool({"k", "i"} & set(letters)) and not set(letters) & set("tdx"),
                has_capture_sign=bool(set(letters) & set("kix")),
                has_dash="d" in letters,
                crowns="c" in letters,
                has_king=any(part.is_king for part in parts),
                is_split=len(squares) > letters.count("n"),
                is_mixed=len(squares) < letters.count("n") and has_names,
            )
        )
    return readings


def _readings_via(ends: Sequence[_Part], via: Sequence[_Part]) -> list[Said]:
    """Those of two squares behind which the ones in between are told."""
    if not _VIA.fullmatch("".join(part.symbol for part in via)):
        return []
    between = _squares(via, is_one=False)
    return [
        said._replace(squares=(said.squares[0], *squares, said.squares[1]), takes=False)
        for said in _readings(ends)
        if len(said.squares) == len(("start", "end"))
        for squares in between
    ]


def _squares(parts: Sequence[_Part], is_one: bool) -> list[tuple[int, ...]]:
    """The squares that the numbers of a sentence may mean, over all the runs between its words."""
    numbers = [part.number for part in parts if part.number]
    if len(numbers) == 1 and numbers[0].is_typed:
        return _squares_of_one(numbers[0], is_one)
    may_join = len(numbers) > 2 or (is_one and not parts[0].number)
    runs: list[list[Number]] = [[]]
    for part in parts:
        if part.number:
            runs[-1].append(part.number)
        elif part.symbol != Symbol.PIECE.value:
            runs.append([])
    ways = [squares_of(run, may_join=may_join) for run in runs if run]
    return [tuple(chain(*way)) for way in islice(product(*ways), _MOST_SAID)]


def _squares_of_one(number: Number, is_one: bool) -> list[tuple[int, ...]]:
    """One row of digits: the arrival square, and its splits unless it is a piece: the 17."""
    is_short = len(number.digits) <= 2
    whole = [(number.value,)] if number.value and is_short else []
    return [*whole, *(splits(number.digits) if is_one or not is_short else [])]
