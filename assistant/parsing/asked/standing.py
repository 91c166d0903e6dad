"""Questions what stands somewhere, or whether it still does: "is 26 still there"."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.concepts import Item

_STILL = frozenset({"yet", "left", "again"})
_NOTHING = frozenset({"empty", "anything", "occupied"})
_THERE = frozenset({"be", "is-there", "not", "on", "standing", "have"})
_ASKS = frozenset({"what", "which", "who", "is-there", "any", "anything", "tell"})
_PIECE = frozenset({"man", "king", "piece", "pieces", "counted"})
_PLACE = frozenset(
    {"square", "pointing", "number", "tag", "yes", "no", "i", "me", "at-me", "do", "now"}
)
_KNOWN = (
    {"third-person"}
    | _STILL
    | _NOTHING
    | _THERE
    | _ASKS
    | _PIECE
    | _PLACE
    | {"behind", "back", "where", "how-many"}
)
"""Concepts of words that may stand in such a question."""


def asked_of_standing(items: Sequence[Item]) -> CommandMeant | None:
    """What stands on a square of which it is supposed, or around one; or which squares are empty."""
    said = frozenset().union(*(item.concepts for item in items))
    numbers = [item.number for item in items if item.number is not None]
    others = [item for item in items if item.number is None and not item.whose]
    if len(numbers) > 1 or not all(item.is_silent or item.concepts & _KNOWN for item in others):
        return None
    if not numbers:
        is_which = said >= {"square", "empty"} and bool(said & (_ASKS | {"where", "how-many"}))
        return CommandMeant(Command.SQUARE, about=About.EMPTY) if is_which else None
    if "behind" in said:
        return CommandMeant(Command.NEIGHBOURS, squares=(numbers[0],)) if said & _ASKS else None
    is_still = bool(said & _STILL) and bool(said & {"be", "is-there", "standing"}) and not said & _ASKS
    is_nothing = bool(said & _NOTHING) and bool(said & _THERE)
    return CommandMeant(Command.SQUARE, squares=(numbers[0],)) if is_still or is_nothing else None
