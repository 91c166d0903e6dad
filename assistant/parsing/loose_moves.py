"""Moves in sentences that sentence.py does not foresee: "pick the man up from 22 and put it on 18".

What a number means is told by what stands there: the piece that moves, the piece that it takes, the
square that it comes to. Every word of the sentence must be known and have its place in a move: a word
that has not may be the one that denies it.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from assistant.parsing.concepts import Item
from assistant.parsing.meanings import Symbol
from assistant.parsing.moves import Ambiguous, Understood
from assistant.parsing.numbers import read_numbers, splits
from assistant.parsing.tokens import Token
from assistant.parsing.vocabulary import Vocabulary
from assistant.rules.explain import has_shorter
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position

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
    }
)
"""The concepts of words that may stand in such a sentence."""
_LONGEST_SQUARE = 2
_PIECES = frozenset({"man", "king"})
_ASKING = frozenset(
    {"what", "which", "who", "where", "how", "how-many", "can", "must", "is-there", "why"}
)
_MOST = 64


class Wish(NamedTuple):
    """A sentence that gives a move: its numbers in order, and whether it says that it takes."""

    numbers: tuple[tuple[int, ...], ...]
    """Each way to read the numbers; none for "I take"."""
    takes: bool
    has_verb: bool


def read_wish(items: Sequence[Item], words: Vocabulary) -> Wish | None:
    """The move that a sentence gives in its own way, or None if one word has no place in it."""
    runs: list[list[str]] = []
    takes = has_verb = False
    was_number = False
    for item in items:
        if item.number is not None:
            if not was_number:
                runs.append([])
            runs[-1].append(item.text)
            was_number = True
            continue
        was_number = False
        symbol = _symbol(item.text, words)
        if item.concepts & {GO, "land"}:
            has_verb = True
        elif TAKE in item.concepts or symbol in (Symbol.TAKES, Symbol.I_TAKE):
            takes = has_verb = True
        elif not (item.is_silent or item.concepts & _PLACE or symbol or item.whose):
            return None
    concepts = frozenset().union(*(item.concepts for item in items))
    if len(runs) == 1 and (concepts & _PIECES or all(item.is_silent or item.number for item in items)):
        # "a man to 18", "to 18, please" say that it goes there.
        has_verb = has_verb or any(_symbol(item.text, words) is Symbol.TO for item in items)
    if not runs and any(item.concepts & _ASKING for item in items):
        return None
    ways = [list(_ways(run, words)) for run in runs]
    numbers = tuple(islice((sum(way, ()) for way in product(*ways)), _MOST))
    return Wish(numbers, takes, has_verb)


def _symbol(text: str, words: Vocabulary) -> Symbol | None:
    return words.moves.get(tuple(text.split()))


def _ways(run: Sequence[str], words: Vocabulary) -> Iterator[tuple[int, ...]]:
    if len(run) == 1 and run[0].isdecimal() and len(run[0]) > _LONGEST_SQUARE:
        yield from splits(run[0])
        return
    tokens = [Token(word, 0) for text in run for word in text.split()]
    yield from read_numbers(tokens, words)


_ENDS = 2


def wished(wish: Wish, position: Position) -> Understood | Ambiguous | None:
    """The legal moves that a wish fits, or None if there are none.

    Without a verb two numbers are needed, of which the first moves; without a number one that takes.
    """
    legal = distinct_moves(legal_moves(position))
    for numbers in wish.numbers or ((),):
        if not (wish.takes if not numbers else wish.has_verb or len(numbers) > 1):
            continue
        found = [move for move in legal if _fits(move, numbers, wish, position)]
        if found:
            if len(found) > 1:
                return Ambiguous(tuple(sorted(found)))
            return Understood(found[0], len(numbers) <= _ENDS and has_shorter(position, found[0]))
    return None


def _fits(move: Move, numbers: Sequence[int], wish: Wish, position: Position) -> bool:
    """Whether each number is the piece that moves, one that is taken, or where it comes to."""
    if wish.takes and not move.is_capture:
        return False
    last = position.variant.geometry.squares
    landings = []
    for number in numbers:
        if not 1 <= number <= last:
            return False
        piece = position.piece_at(number)
        if piece is None:
            landings.append(number)
        elif piece.side is position.side_to_move:
            if number != move.start:
                return False
        elif number not in move.captured:
            return False
    route = list(move.path[1:])
    return all(square in route for square in landings) and (not landings or landings[-1] == move.end)
