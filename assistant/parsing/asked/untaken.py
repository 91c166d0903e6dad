"""The question why a piece cannot be taken, in which the piece is named and not a move."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.taking import captures_of_piece
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.concepts import Item
from assistant.rules.position import Position

_TAKES = frozenset({"take", "i-take", "passive"})
_DENIES = frozenset({"not", "forbid", "refuse"})
_ASKS = frozenset({"why", "forbid", "reason"})
_PLACE = (
    _TAKES
    | _DENIES
    | _ASKS
    | frozenset(
        {
            *(
                "take-verb",
                "capture",
                "can",
                "i-can",
                "i",
                "me",
                "at-me",
                "you",
                "one-can",
                "let",
                "man",
            ),
            *(
                "king",
                "piece",
                "possible",
                "legal",
                "permitted",
                "be",
                "square",
                "with",
                "what",
                "which",
            ),
            *("move-verb", "able", "now", "that", "explain", "tell", "from", "own", "stop"),
        }
    )
)
"""The concepts of words that may stand in such a question."""
_MOST_NUMBERS = 2


def asked_why_untaken(items: Sequence[Item], position: Position) -> CommandMeant | None:
    """Why a piece cannot be taken, by one's own piece if that is named too; of none, what can be taken.

    With a piece of one's own the question is what that one takes.
    """
    concepts = frozenset().union(*(item.concepts for item in items))
    numbers = [item.number for item in items if item.number is not None]
    if not (concepts & _TAKES and concepts & _DENIES and concepts & _ASKS) or "played-i" in concepts:
        return None
    if len(numbers) > _MOST_NUMBERS or not all(map(_has_place, items)):
        return None
    if "why" not in concepts and not concepts & {"what", "which", "explain", "reason"}:
        return None  # "you can't take 19" tells
    if len(numbers) == 1 and _is_with(items):
        return captures_of_piece(numbers[0])
    if len(numbers) == _MOST_NUMBERS:
        numbers = _target_first(numbers, position)
        if not numbers:
            return None
    return CommandMeant(Command.WHY, squares=tuple(numbers), about=About.CAPTURES)


def asked_why_taken(items: Sequence[Item]) -> CommandMeant | None:
    """Why one must take with a piece, or with that one only: by which article, which is told of all."""
    concepts = frozenset().union(*(item.concepts for item in items))
    numbers = [item.number for item in items if item.number is not None]
    is_duty = "must" in concepts or concepts >= {"can", "only"} or "i-take" in concepts
    is_others = bool(concepts & (_DENIES | {"you", "at-me"})) or any(item.whose for item in items)
    if "why" not in concepts or not is_duty or is_others or len(numbers) != 1:
        return None
    known = _PLACE | {"must", "compulsory", "only", "do", "first-person", "exactly"}
    is_all = all(_has_place(item) or item.concepts & known for item in items)
    is_taking = bool(concepts & _TAKES) and _is_with(items)
    return CommandMeant(Command.WHY, about=About.DUTY) if is_taking and is_all else None


def _has_place(item: Item) -> bool:
    return item.is_silent or item.number is not None or bool(item.whose or item.concepts & _PLACE)


def _is_with(items: Sequence[Item]) -> bool:
    """Whether the one number of a question stands behind a word for "with": it takes."""
    at = next(place for place, item in enumerate(items) if item.number is not None)
    before = [item for item in items[:at] if not item.is_nothing and "man" not in item.concepts]
    return bool(before) and "with" in before[-1].concepts


def _target_first(numbers: Sequence[int], position: Position) -> list[int]:
    """Of two squares that of the enemy and then one's own, or none where it is not so: a move."""
    squares = position.variant.geometry.squares
    if not all(1 <= number <= squares for number in numbers):
        return []
    pieces = [position.piece_at(number) for number in numbers]
    own = [piece is not None and piece.side is position.side_to_move for piece in pieces]
    are_there = all(piece is not None for piece in pieces)
    return (
        sorted(numbers, key=lambda number: own[numbers.index(number)])
        if are_there and any(own) and not all(own)
        else []
    )
