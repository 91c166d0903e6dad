"""Whether the position has been on the board before: a question of the record, and no claim."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.concepts import Item

_BEFORE = frozenset({"before", "already", "again", "repeated", "same", "occurred"})
"""Concepts of words that ask whether it was there once more than now."""
_BEGINS = frozenset({"have", "was", "be", "did", "how-many", "do"})
"""Concepts of words with which a question begins that needs no question mark."""
_BESIDE = frozenset({"position", "how", "time", "yet", "is-there", "repeat", "i", "me", "at-me"})
_KNOWN = _BEFORE | _BEGINS | _BESIDE | {"move-verb"}  # "é a" is heard as one


def asked_of_repetition(items: Sequence[Item], *, is_question: bool) -> CommandMeant | None:
    """The question how often the position has stood; told without one it may be a claim."""
    said = frozenset().union(*(item.concepts for item in items))
    first = next((item for item in items if item.text), None)
    asks = is_question or "already" in said or (first is not None and bool(first.concepts & _BEGINS))
    is_counted = {"how-many", "time"} <= said
    if "position" not in said or not (asks or is_counted) or not (said & _BEFORE or is_counted):
        return None
    if any(item.whose or item.number is not None for item in items):
        return None
    is_all = all(item.is_silent or item.concepts & _KNOWN for item in items)
    return CommandMeant(Command.RESULT, about=About.SEEN) if is_all else None
