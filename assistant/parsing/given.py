"""The move that a row of items gives, or one of its clauses, by itself or pointing back at another."""

from collections.abc import Sequence
from typing import NamedTuple

from assistant.parsing.concepts import Item
from assistant.parsing.intents import concepts_of_item, frames
from assistant.parsing.likely import Move
from assistant.parsing.loose_moves import crossed, read_wish, wished
from assistant.parsing.moves import Ambiguous, Understood
from assistant.parsing.vocabulary import Vocabulary
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation


class Situation(NamedTuple):
    """Where a line is typed, and in which language."""

    position: Position
    regulation: Regulation
    words: Vocabulary


def wish_of(items: Sequence[Item], here: Situation) -> Move | None:
    """The move that a row gives, legal or not, if nothing in it denies or tells of it."""
    if vetoes(items):
        return None
    wish = read_wish(items, here.words)
    if wish and not any(wish.numbers) and any(item.is_corrected for item in items):
        return None
    return wished(wish, here.position, here.regulation) if wish else None


def move_of(items: Sequence[Item], here: Situation) -> Understood | Ambiguous | None:
    """The legal move that a row gives."""
    found = wish_of(items, here)
    return found if isinstance(found, Understood | Ambiguous) else None


def is_conditional(items: Sequence[Item]) -> bool:
    """Whether a move is wished rather than given: "I would play 22-18"."""
    return any("conditional" in item.concepts for item in items)


def vetoes(items: Sequence[Item]) -> frozenset[str]:
    """The concepts of a row beside which it gives nothing."""
    known = frames()
    return frozenset().union(*(item.concepts for item in items)) & (known.denials | known.tales)


def move_among(parts: Sequence[Sequence[Item]], here: Situation) -> Move | None:
    """The move that one clause gives and no other one denies, other than by giving it instead."""
    moves = [move_of(part, here) for part in parts]
    given = [place for place, move in enumerate(moves) if move]
    if not given:
        return None
    last = given[-1]
    numbers = [place for place, part in enumerate(parts) if any(item.number for item in part)]
    others = [parts[place] for place in numbers if place != last]
    is_instead = all(map(_denies, others))
    said = {item.number for item in parts[last] if item.number}
    is_taken_back = any(
        _denies(part) and said >= {item.number for item in part if item.number}
        for part in parts[last + 1 :]
    )
    is_tale = any(vetoes(part) & TALES_OF_OTHERS for part in parts)
    return None if is_taken_back or is_tale or (others and not is_instead) else moves[last]


def move_instead(items: Sequence[Item], here: Situation) -> Move | None:
    """The move that is given in place of another one: "instead of 22-18 play 22-19"."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    if len(places) < _TWO_MOVES or any(vetoes([item]) & TALES_OF_OTHERS for item in items):
        return None
    after = places[1] + 1
    return move_of(items[after:], here) if _denies(items[:after]) else None


_TWO_MOVES = 4
"""The numbers of two moves."""
TALES_OF_OTHERS = frozenset({"past", "others", "maybe"})


def _denies(items: Sequence[Item]) -> bool:
    concepts = frozenset().union(*(concepts_of_item(item) for item in items))
    return bool(concepts & (frames().denials | {"no", "would", "instead"}))


def move_crossing(items: Sequence[Item], here: Situation) -> Understood | Ambiguous | None:
    """The capture of a row that names the piece that is taken on the way."""
    if vetoes(items):
        return None
    return crossed(items, here.position, here.words)
