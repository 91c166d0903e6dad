"""Moves in sentences that sentence.py does not foresee: "pick the man up from 22 and put it on 18".

What a number means is told by what stands there: the piece that moves, the piece that it takes, the
square that it comes to. Every word of the sentence must be known and have its place in a move: a word
that has not may be the one that denies it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from assistant.parsing.meanings import Symbol
from assistant.parsing.moving.moves import (
    Ambiguous,
    Doubt,
    Lack,
    NoSuchMove,
    NotLegal,
    Understood,
    doubt_of_ends,
    doubt_of_step,
    is_of_king,
    king_refused,
)
from assistant.parsing.words.concepts import CROSSING, SILENT, Item
from assistant.parsing.words.numbers import read_numbers, splits
from assistant.parsing.words.tokens import Token
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.explain import Illegal, explain, told_unclearly
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import WrittenMove
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation

GO, TAKE = "move-verb", "take-verb"
"""The concepts of the verbs that make a move of a sentence."""
_PLACE = frozenset(
    {
        GO,
        TAKE,
        "man",
        "king",
        "square",
        "crown",
        "me",
        "land",
        "i",
        "any",
        "with",
        "for",
        "dash",
        "now",
        "instead",
        "conditional",
        "number",
        "towards",
    }
)
"""The concepts of words that may stand in such a sentence."""
_OBJECT = "taken-piece"
"""The kind of a number before which it is said that the piece there is taken."""
_LONGEST_SQUARE = 2
_PIECES = frozenset({"man", "king"})
_ASKING = frozenset(
    {"what", "which", "who", "where", "how", "how-many", "can", "must", "is-there", "why"}
)
_MOST = 64


class Named(NamedTuple):
    """A number of a sentence, with the kinds of the words that stand between it and the one before."""

    value: int
    kinds: frozenset[str] = frozenset()


class Wish(NamedTuple):
    """A sentence that gives a move: its numbers in order, and whether it says that it takes."""

    numbers: tuple[tuple[Named, ...], ...]
    """Each way to read the numbers; none for "I take"."""
    takes: bool
    has_verb: bool
    has_king: bool = False
    """Whether it names a king, which then moves, is taken, or is to be made."""
    may_take: bool = False
    """Whether a word of it may say that it takes, which others have as a word for going."""
    runs: int = 0
    """How many rows of numbers there are, with words between."""


def read_wish(items: Sequence[Item], words: Vocabulary) -> Wish | None:
    """The move that a sentence gives in its own way, or None if one word has no place in it."""
    runs: list[list[str]] = []
    before: list[set[str]] = [set()]
    takes = has_verb = False
    was_number = False
    for place, item in enumerate(items):
        if item.number is not None:
            if not was_number:
                runs.append([])
                before.append(set())
            runs[-1].append(item.text)
            was_number = True
            continue
        was_number = False
        symbol = _symbol(item.text, words)
        before[-1] = _with_kinds(before[-1], _kinds(item, symbol))
        if item.concepts & {GO, "land"}:
            has_verb = True
        elif item.is_silent and TAKE in item.concepts and runs and not _has_number(items[place:]):
            continue  # "the man on 18 is out" says where it is
        elif TAKE in item.concepts or symbol in (Symbol.TAKES, Symbol.I_TAKE):
            takes = has_verb = True
        elif not (item.is_silent or item.concepts & _PLACE or symbol or item.whose):
            return None
    concepts = frozenset().union(*(item.concepts for item in items))
    if len(runs) == 1 and (concepts & _PIECES or all(item.is_silent or item.number for item in items)):
        # "a man to 18", "to 18, please" say that it goes there.
        has_verb = has_verb or any(
            _symbol(item.text, words) is Symbol.TO or "towards" in item.concepts for item in items
        )
    if not runs and (any(item.concepts & _ASKING for item in items) or not _orders(items, words)):
        return None
    ways = [
        [_named(way, kinds) for way in _ways(run, words)]
        for run, kinds in zip(runs, before, strict=False)
    ]
    numbers = tuple(islice((sum(way, ()) for way in product(*ways)), _MOST))
    return Wish(numbers, takes, has_verb, "king" in concepts, TAKE in concepts, len(runs))


def _has_number(items: Sequence[Item]) -> bool:
    return any(item.number is not None for item in items)


def _orders(items: Sequence[Item], words: Vocabulary) -> bool:
    """Whether a sentence without a number gives an order to take: by a verb, before which no piece is
    named but by "with". "The man is out", "a piece off its square" tell of a piece or a place."""
    if any("square" in item.concepts for item in items):
        return False
    for place, item in enumerate(items):
        is_taking = TAKE in item.concepts or _symbol(item.text, words) in (Symbol.TAKES, Symbol.I_TAKE)
        if is_taking and not (item.is_silent or CROSSING in item.concepts):
            before = frozenset().union(*(each.concepts for each in items[:place]))
            return not before & _PIECES or "with" in before
    return False


def _with_kinds(before: set[str], kinds: set[str]) -> set[str]:
    """The kinds of the words before a number, with those of one more: of a piece behind "take" too."""
    if kinds & {GO, "land"}:
        # "With the king I go to 18" names no piece by that number.
        named = _WITH if "king" in before else frozenset[str]()
        return (before | kinds) - {_OBJECT} - named
    return before | kinds | ({_OBJECT} if kinds & _PIECES and before & _TAKING else set())


def _kinds(item: Item, symbol: Symbol | None) -> set[str]:
    """What a word says of the number that comes next."""
    kinds = item.concepts & {GO, TAKE, CROSSING, "land", "with", "towards", *_PIECES}
    return {*kinds, symbol.value} if symbol else {*kinds}


def _named(values: Sequence[int], kinds: Iterable[str]) -> tuple[Named, ...]:
    first = frozenset(kinds)
    return tuple(Named(value, frozenset() if place else first) for place, value in enumerate(values))


def _symbol(text: str, words: Vocabulary) -> Symbol | None:
    return words.moves.get(tuple(text.split()))


def _ways(run: Sequence[str], words: Vocabulary) -> Iterator[tuple[int, ...]]:
    if len(run) == 1 and run[0].isdecimal() and len(run[0]) > _LONGEST_SQUARE:
        yield from splits(run[0])
        return
    tokens = [Token(word, 0) for text in run for word in text.split()]
    yield from read_numbers(tokens, words)


_ENDS = 2


def wished(
    wish: Wish, position: Position, regulation: Regulation
) -> Understood | Ambiguous | NotLegal | NoSuchMove | None:
    """The legal moves that a wish fits; why there is none, where two squares say which it would be.

    Without a verb two numbers are needed, of which the first moves, or the piece that takes behind a
    word for it: with the 22. Without a number a verb that takes.
    """
    legal = distinct_moves(legal_moves(position))
    for numbers in wish.numbers or ((),):
        is_by_piece = len(numbers) == 1 and not wish.has_verb and bool(numbers[0].kinds & _WITH)
        if not (wish.takes if not numbers else wish.has_verb or len(numbers) > 1 or is_by_piece):
            continue
        found = [move for move in legal if fits(move, numbers, wish, position)]
        if is_by_piece:  # "with the 22" answers what takes, and says nothing of where a man goes
            found = [move for move in found if move.is_capture and move.start == numbers[0].value]
        if not found and _chooses(numbers, wish, legal):
            found = [
                move for move in legal if fits(move, numbers, wish._replace(takes=False), position)
            ]
        if found:
            if len(found) > 1:
                return Ambiguous(tuple(sorted(found)))
            return Understood(found[0], _doubt(numbers, position, found[0], wish))
    return _unclear(wish, position, legal) or _refused(wish, position, regulation)


def _unclear(wish: Wish, position: Position, legal: Sequence[Move]) -> Understood | None:
    """The one capture of which a wish leaves out a landing, by the plainest way to read it."""
    numbers = wish.numbers[0] if wish.numbers else ()
    if not (wish.has_verb and _are_places(numbers, position)):
        return None
    found = told_unclearly(position, [number.value for number in numbers], legal)
    return Understood(found[0], Doubt.LANDING) if len(found) == 1 else None


def _doubt(numbers: Sequence[Named], position: Position, move: Move, wish: Wish) -> Doubt | None:
    """Why a move may not be what is meant, of which two squares at most are given."""
    if len(numbers) > _ENDS or not move.is_capture:
        # Who has both squares in one breath chooses a move: "I'll take 22-18".
        return doubt_of_step(move, says_it_takes=wish.takes and wish.runs > 1)
    says_end = len(numbers) == _ENDS or any(number.value == move.end for number in numbers)
    return doubt_of_ends(position, move, is_step=says_end and not wish.takes)


def _chooses(numbers: Sequence[Named], wish: Wish, legal: Sequence[Move]) -> bool:
    """Whether "take" only chooses a move, where nothing can be captured: "I'll take 23-19"."""
    is_one = len(numbers) == _ENDS and wish.runs == 1 and wish.takes
    return is_one and not legal[0].is_capture


def crossed(
    items: Sequence[Item], position: Position, words: Vocabulary
) -> Understood | Ambiguous | None:
    """The capture of a sentence without a verb that takes, which names the piece that is taken.

    A word for going over it says so, or it stands between the start and the end: 17, 13, 10. Where a
    sign of a score stands, the squares are those that it comes to.
    """
    if sum(item.number is not None for item in items) < _ENDS:
        return None
    wish = read_wish([_crossing_silent(item) for item in items], words)
    if wish is None or wish.takes:
        return None
    wish = wish._replace(may_take=True)
    legal = [move for move in distinct_moves(legal_moves(position)) if move.is_capture]
    for numbers in wish.numbers:
        found = [
            move for move in legal if fits(move, numbers, wish, position) and _is_crossed(move, numbers)
        ]
        if len(found) > 1:
            return Ambiguous(tuple(sorted(found)))
        if found:
            return Understood(found[0], _doubt(numbers, position, found[0], wish))
    return None


def _crossing_silent(item: Item) -> Item:
    """A word for going over a piece as one that is known, and by itself takes nothing."""
    return item._replace(concepts=frozenset({SILENT, CROSSING})) if CROSSING in item.concepts else item


def _is_crossed(move: Move, numbers: Sequence[Named]) -> bool:
    """Whether words or places say that one of the numbers is what is taken."""
    if any(Symbol.SIGN.value in kinds for _, kinds in numbers):
        return False
    if len(numbers) < _ENDS:
        return False
    over = [value for value, kinds in numbers if CROSSING in kinds and Symbol.TO.value not in kinds]
    if over:
        return {*over} <= {*move.captured}
    first, *between, last = (value for value, _ in numbers)
    is_whole = (first, last) == (move.start, move.end)
    return is_whole and bool(between) and {*between} <= {*move.captured}


def _refused(wish: Wish, position: Position, regulation: Regulation) -> NotLegal | NoSuchMove | None:
    """Why a wish of two squares cannot be, by the plainest way to read it; or that no king does it."""
    numbers = wish.numbers[0] if wish.numbers else ()
    if (
        len(numbers) == 1
        and wish.has_king
        and wished(wish._replace(has_king=False), position, regulation)
    ):
        return NoSuchMove(Lack.KING, numbers[0].value)
    if len(numbers) == 1 and wish.has_king and wish.has_verb and not (wish.takes or wish.may_take):
        return king_refused(position, numbers[0].value, regulation)
    is_joined = wish.has_verb or all(number.kinds & _JOINING for number in numbers[1:])
    if len(numbers) < _ENDS or (wish.runs > 1 and not is_joined):
        return None
    if len(numbers) > _ENDS and not _are_places(numbers, position):
        return None
    is_turned = bool(numbers[1].kinds & (_WITH | {_FROM}))
    is_turned = is_turned and len(numbers) == _ENDS
    squares = tuple(number.value for number in (reversed(numbers) if is_turned else numbers))
    verdict = explain(position, squares, regulation, has_capture_sign=wish.takes)
    if not isinstance(verdict, Illegal):
        return None
    return NotLegal(WrittenMove(squares, wish.takes), verdict)


def _are_places(numbers: Sequence[Named], position: Position) -> bool:
    """Whether the numbers may be a piece and where it comes by, and none is a piece that is taken."""
    last = position.variant.geometry.squares
    if not numbers or not all(1 <= number.value <= last for number in numbers):
        return False
    first, *others = (position.piece_at(number.value) for number in numbers)
    return first is not None and first.side is position.side_to_move and not any(others)


def fits(move: Move, numbers: Sequence[Named], wish: Wish, position: Position) -> bool:
    """Whether each number is the piece that moves, one that is taken, or where it comes to."""
    if wish.takes and not move.is_capture:
        return False
    last = position.variant.geometry.squares
    landings = []
    before, has_begun = 0, False
    for number, kinds in _said_once(numbers):
        if not 1 <= number <= last:
            return False
        piece = position.piece_at(number)
        if piece is None and _OBJECT in kinds:
            return False  # "I take the man on 11", where none stands
        # "With the 20: 20x11" names it twice; behind another square it is where the route comes back.
        is_back = has_begun and (before != number or Symbol.TO.value in kinds)
        if piece is None or (number == move.start and is_back):
            landings.append(number)
        elif piece.side is position.side_to_move:
            if number != move.start:
                return False
            has_begun = True
        elif number not in move.captured or not (wish.takes or wish.may_take or kinds & _OF_TAKEN):
            return False  # "24 20" alone does not name what is taken
        before = number
    route = list(move.path[1:])
    # Who names more than where it ends tells the route, and tells it whole: articles 5.10, II 4.9.
    is_way = landings == route if len(landings) > 1 else {*landings} <= {move.end}
    return is_way and _is_told_so(move, numbers) and (not wish.has_king or is_of_king(move, position))


def _said_once(numbers: Sequence[Named]) -> Sequence[Named]:
    """The numbers of a move that is said twice over, once: "21 and 18, yes, 21 and 18"."""
    half = len(numbers) // 2
    values = [value for value, _ in numbers]
    is_twice = half >= _ENDS and values == values[:half] * 2
    return numbers[:half] if is_twice and Symbol.TO.value not in numbers[half].kinds else numbers


def names_nobody(numbers: Iterable[Named], position: Position) -> bool:
    """Whether a piece is said to be taken on a square where none stands."""
    last = position.variant.geometry.squares
    return any(
        _OBJECT in kinds and 1 <= number <= last and position.piece_at(number) is None
        for number, kinds in numbers
    )


def _is_told_so(move: Move, numbers: Sequence[Named]) -> bool:
    """Whether the words between the numbers agree with it: "10 to 17" is no move from 17 to 10.

    The piece that moves comes first, or behind a word that says it: with the 17, from 17, my man on 17.
    Where it is not named, a verb comes first: 10 takes 13, but 10 does not move.
    """
    starts = [kinds for number, kinds in numbers if number == move.start]
    if any(kinds & _WITH and number != move.start for number, kinds in numbers):
        return False
    if any(
        _FROM in kinds and not kinds & _OF_TAKEN and number != move.start for number, kinds in numbers
    ):
        return False
    if not starts:
        before = _BEFORE_OTHERS if len(numbers) == 1 else _BEFORE_OTHERS - {GO}
        return not numbers or bool(numbers[0].kinds & before)
    return numbers[0].value == move.start or any(
        kinds & (_WITH | {_FROM}) or (kinds & _PIECES and not kinds & _TAKING) for kinds in starts
    )


_FROM = Symbol.FROM.value
_WITH = frozenset({"with", Symbol.WITH.value})
_TAKING = frozenset({TAKE, Symbol.TAKES.value, Symbol.I_TAKE.value})
_OF_TAKEN = _TAKING | _PIECES
"""Kinds of words behind which "from" may be said of a piece that is taken: the man of 13."""
_BEFORE_OTHERS = _TAKING | {GO, "land", Symbol.TO.value, *_PIECES}
"""Kinds of words behind which a number need not be the piece that moves."""
_JOINING = _BEFORE_OTHERS | _WITH | {Symbol.SIGN.value, Symbol.DASH.value, "towards"}
"""Kinds of words that make a move of two numbers."""
