"""Captures that are given or asked about by how many pieces they take: "I take two with 30"."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import Ambiguous, Understood
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import POINTING, Item, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vetoes import vetoes
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move

_TAKES = frozenset({"take", "i-take", "take-verb"})
_IN_COUNT = frozenset(
    {*_TAKES, "i", "can", "man", "king", "with", "counted", "all", "both", "only", "stop"}
)
"""The concepts of words that may stand where somebody says how many are taken."""


def counted_capture(text: str, here: Situation, *, is_question: bool) -> Likely | Perhaps | None:
    """The capture that takes so many, if one does; else, and where it is asked, what can be taken."""
    row = plain_rows(read_line(text), here.words)[-1]
    items = [with_number(item, here.words) for item in row.items if not item.is_break]
    counts = [place for place, item in enumerate(items) if _is_many(item) and _is_behind(items, place)]
    pieces = [item.number for place, item in enumerate(items) if item.number and place not in counts]
    if len(counts) != 1 or len(pieces) > _ENDS or vetoes(items) or not _is_all(items):
        return None
    taken = items[counts[0]].number
    found = [
        move
        for move in distinct_moves(legal_moves(here.position))
        if len(move.captured) == taken and _is_of_pieces(move, pieces)
    ]
    is_stopped = any("stop" in item.concepts for item in items)
    asks = is_question or any({"can"} & item.concepts for item in items)
    if len(found) == 1 and not asks:
        return Perhaps((Understood(found[0]),))
    own = {each.start for each in legal_moves(here.position)}
    first = pieces[0] if pieces else None
    is_of_piece = first is not None and (asks or first in own or not is_stopped)
    return Likely(captures_of_piece(first) if first and is_of_piece else _CAPTURES)


_ENDS = 2


def _is_of_pieces(move: Move, squares: Sequence[int | None]) -> bool:
    """Whether a move has the squares that were said: where it begins, where it ends, or both."""
    ends = (move.start, move.end)
    return tuple(squares) == ends if len(squares) == _ENDS else {*squares} <= {*ends}


_CAPTURES = CommandMeant(Command.CAPTURES)


_POINTED = frozenset({POINTING, "more", "most", "long"})
"""Concepts of words that point at a capture: that one, or the longest, which the law alone allows."""


def pointed_capture(text: str, here: Situation, *, is_question: bool) -> Perhaps | Likely | None:
    """The capture of who only points at a piece, or which of several: "I take that one"."""
    items = [item for item in plain_rows(read_line(text), here.words)[0].items if not item.is_break]
    verbs = [item for item in items if item.concepts & _TAKES and not item.is_silent]
    others = [item for item in items if item not in verbs]
    said = frozenset().union(*(item.concepts for item in items))
    is_own = bool(said & {"i", "first-person", "i-take"}) and not said & {
        "took",
        "capture-noun",
        "must",
    }
    pointing = _POINTED if is_own else _POINTED - {"more", "long"}  # "it takes long" is talk
    is_pointed = any(item.concepts & pointing for item in others)
    is_all = all(item.is_silent or item.concepts & (pointing | {"i"}) for item in others)
    tells = "most" in said and "took" in said  # "I took the longest"
    if is_question or tells or len(verbs) != 1 or not (is_pointed and is_all) or vetoes(items):
        return None
    found = [move for move in distinct_moves(legal_moves(here.position)) if move.is_capture]
    if not found:
        return Likely(_CAPTURES)
    return Perhaps((Understood(found[0]) if len(found) == 1 else Ambiguous(tuple(sorted(found))),))


def _is_many(item: Item) -> bool:
    """Whether a number says how many are taken, more than one, which is a pronoun too."""
    return is_count(item) and item.number != 1


def _is_behind(items: Sequence[Item], place: int) -> bool:
    """Whether nothing but articles stands between a number and a verb of taking before it."""
    before = [item for item in items[:place] if not item.is_nothing or item.concepts & _TAKES]
    return bool(before) and bool(before[-1].concepts & (_TAKES | {"all", "both"}))


def _is_all(items: Sequence[Item]) -> bool:
    return all(item.is_silent or item.number or item.concepts & _IN_COUNT for item in items)


def captures_of_piece(square: int) -> CommandMeant:
    """The question what the piece on a square can take."""
    return CommandMeant(Command.MOVES, squares=(square,), about=About.CAPTURES)


def is_count(item: Item) -> bool:
    """Whether a number may be how many are taken, and no square: a small one, in words."""
    return item.number is not None and item.number <= _MOST_COUNTED and not item.text.isdecimal()


_MOST_COUNTED = 4


def with_number(item: Item, words: Vocabulary, *, least: int = 2) -> Item:
    """An item with its number, which a word behind it has made no square: nineteen men.

    One is an article in most languages, and so it is none where nobody counts.
    """
    number = words.numbers.get(tuple(item.text.split()))
    is_number = number is not None and number >= least
    return item._replace(number=number, concepts=frozenset()) if is_number else item
