"""Questions how far the man on a square is from being crowned: "how many moves until 21 is a king"."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.concepts import Item

_CROWNING = frozenset({"crown", "promotion", "king"})
_HOW_FAR = frozenset({"how-many", "how-far", "until", "when", "what-is"})
_MAKING = frozenset({"crown", "make", "become"})
_BESIDE = frozenset(
    {
        *(
            "make",
            "become",
            "reach",
            "must",
            "be",
            "do",
            "can",
            "will",
            "he-will",
            "go",
            "move",
            "turn",
        ),
        *("row", "square", "man", "still", "yet", "now", "for", "more", "move-verb", "i", "have", "in"),
        *("on", "time", "next", "third-person", "first-person", "far"),
        *("not", "me", "at-me", "with", "left", "near", "goodbye"),  # "it has to go" says goodbye, too
    }
)
"""Concepts of words that may stand in such a question."""


def asked_rows_to_go(items: Sequence[Item], *, is_question: bool) -> CommandMeant | None:
    """The question how many rows the man on a square has to go until it is crowned.

    Also whether a move crowns it, which the rows say: "will 8-4 make me a king?".
    """
    numbers = [item.number for item in items if item.number is not None]
    said = frozenset().union(*(item.concepts for item in items))
    is_of_move = len(numbers) == len(("from", "to")) and (is_question or "will" in said)
    is_of_man = len(numbers) == 1 and bool(said & _HOW_FAR)
    if not said & _CROWNING or not (is_of_man or (is_of_move and said & _MAKING)):
        return None
    known = _CROWNING | _HOW_FAR | _BESIDE
    words = [item for item in items if item.number is None and not item.whose]
    if not all(item.is_silent or item.concepts & known for item in words):
        return None
    return CommandMeant(Command.PROMOTION_ROW, squares=(numbers[0],), about=About.NEAREST)
