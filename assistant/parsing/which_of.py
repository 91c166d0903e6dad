"""Which of several is chosen, in words of one's own: by its place, by a square, by where it ends."""

from collections.abc import Sequence

from assistant.parsing.moving.loose_moves import fits, read_wish
from assistant.parsing.moving.moves import choose_by_square
from assistant.parsing.words.concepts import Item, items_of
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.move import Move
from assistant.rules.position import Position


def place_in(text: str, words: Vocabulary) -> int | None:
    """The place that a line names, where it says nothing else: the first, the second one please.

    Behind a break it may say what it is: "the first, the list".
    """
    items = items_of(read_line(text), words)
    places = [words.ordinals[item.text] for item in items if item.text in words.ordinals]
    end = next((at for at, item in enumerate(items) if item.is_break), len(items))
    others = [item for item in items[:end] if item.text not in words.ordinals]
    if not any(item.text in words.ordinals for item in items[:end]):
        return None
    is_alone = all(item.is_silent or item.number == 1 or item.concepts & _WANTING for item in others)
    return places[0] if len(places) == 1 and is_alone else None


_WANTING = frozenset({"i", "me", "want"})


def number_in(text: str, words: Vocabulary) -> int | None:
    """The number that is all that a line has: "2", "number one"."""
    said = [item for item in items_of(read_line(text), words) if not item.is_break]
    numbers = [item.number for item in said if item.number is not None]
    is_alone = all(item.number is not None or item.is_silent for item in said)
    return numbers[0] if len(numbers) == 1 and is_alone else None


def choose(moves: Sequence[Move], text: str, position: Position, words: Vocabulary) -> Move | None:
    """The one of several moves that a line chooses: by a square, by its place, or in other words."""
    by_square = choose_by_square(moves, text, words)
    if by_square is not None:
        return by_square
    items = items_of(read_line(text), words)
    places = [words.ordinals[item.text] for item in items if item.text in words.ordinals]
    others = [item for item in items if item.text not in words.ordinals and item.number is None]
    if len(places) == 1 and all(item.is_silent or item.concepts & _CHOICES for item in others):
        return moves[places[0] - 1] if places[0] <= len(moves) else None
    if (at_end := _ending_at(moves, items)) is not None:
        return at_end
    wish = read_wish(items, words)
    chosen = [
        move
        for move in moves
        if wish and any(numbers and fits(move, numbers, wish, position) for numbers in wish.numbers)
    ]
    return chosen[0] if len(chosen) == 1 else None


def _ending_at(moves: Sequence[Move], items: Sequence[Item]) -> Move | None:
    """The one move that ends where a line says that it does: "the one that ends on 30"."""
    numbers = [item.number for item in items if item.number is not None and not item.is_silent]
    others = [item for item in items if item.number is None or item.is_silent]
    ends = any(item.concepts & _ENDS for item in others)
    if len(numbers) != 1 or not ends:
        return None
    if not all(
        item.is_silent or item.concepts & (_ENDS | _CHOICES | {"which", "what"}) for item in others
    ):
        return None
    chosen = [move for move in moves if move.end == numbers[0]]
    return chosen[0] if len(chosen) == 1 else None


_ENDS = frozenset({"finish", "land", "end", "reach"})
_CHOICES = frozenset({"move", "man", "take-verb", "move-verb", "captures", "i", "me", "want"})
"""The concepts of words that may stand beside a place: I take the second one."""
