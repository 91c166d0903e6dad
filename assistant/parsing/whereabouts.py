"""Questions where a square is: in which row, or only where. "Row 3" asks for the row of that number."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.concepts import Item
from assistant.parsing.meanings import Command

_IN_PLACE = frozenset({"what", "which", "where", "row", "be", "square", "number", "standing", "tell"})
"""The concepts of words that may stand in such a question."""


def whereabouts(items: Sequence[Item]) -> CommandMeant | None:
    """The question in which row a square is, where the row is asked for before the square is named."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    if len(places) != 1 or not all(
        item.is_silent or item.number is not None or item.concepts & _IN_PLACE for item in items
    ):
        return None
    before = [item.concepts for item in items[: places[0]]]
    rows = [place for place, concepts in enumerate(before) if "row" in concepts]
    if rows:
        which = before[rows[0] - 1] if rows[0] else frozenset()
        is_asked = "which" in which and any("be" in concepts for concepts in before[rows[0] :])
    else:
        is_asked = bool(before) and _asks_where(items[: places[0]])
    number = items[places[0]].number
    assert number is not None
    return CommandMeant(Command.ROW, squares=(number,)) if is_asked else None


def _asks_where(before: Sequence[Item]) -> bool:
    """Whether nothing stands before a number but "where is" and articles."""
    said = [item for item in before if not item.is_silent]
    has_be = any("be" in item.concepts for item in before)
    return has_be and bool(said) and all(item.concepts & {"where", "square"} for item in said)
