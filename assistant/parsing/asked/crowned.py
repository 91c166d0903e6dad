"""Questions how far the man on a square is from being crowned: "how many moves until 21 is a king"."""

from collections.abc import Sequence
from itertools import pairwise

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.concepts import POINTING, Item

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


def asked_when_crowned(items: Sequence[Item]) -> CommandMeant | None:
    """The question with which move a side has made a king: "on which move did I get my first king"."""
    said = frozenset().union(*(item.concepts for item in items))
    is_when = bool(said & {"when", "who"}) or bool(said & {"which", "what"} and "move" in said)
    is_crowned = "crown" in said and bool(said & (_PAST | {"was", "did"}))
    is_made = "king" in said and (
        "made-it" in said or ("did" in said and bool(said & {"make", "become"}))
    )
    if any(item.number for item in items) or _is_with_king(items) or _has_king_moved(items):
        return None
    if not (is_when and (is_crowned or is_made)):
        return None
    if not all(item.is_silent or item.whose or item.rank or item.concepts & _IN_WHEN for item in items):
        return None
    whose = next((item.whose for item in items if item.whose), None)
    if said & {"i", "played-i"}:
        whose = Whose.OWN
    elif whose is None and said & {"you", "you-played"} and "who" not in said:
        whose = Whose.ENEMY
    return CommandMeant(Command.SCORE, whose=whose, about=About.CROWNED)


def _is_with_king(items: Sequence[Item]) -> bool:
    """Whether a king is what a move was made with, and not what it made."""
    said = [item for item in items if not item.is_silent or "with" in item.concepts]
    return any("with" in one.concepts and "king" in two.concepts for one, two in pairwise(said))


def _has_king_moved(items: Sequence[Item]) -> bool:
    """Whether a king is who made a move: "what move did my king make", "che mossa ha fatto la dama"."""
    said = [item for item in items if not item.is_break and item.text]
    at = next((place for place, item in enumerate(said) if "king" in item.concepts), None)
    made = [place for place, item in enumerate(said) if item.concepts & {"make", "made-it", "become"}]
    if at is None or not made:
        return False
    is_behind = any("move" in item.concepts for item in said[at + 1 :])
    is_first = any("first-person" in item.concepts or "i" in item.concepts for item in said)
    between = said[made[0] + 1 : at]
    is_subject = (
        "made-it" in said[made[0]].concepts and bool(between) and not any(i.rank for i in between)
    )
    return at < made[0] or is_behind or (is_subject and not is_first)


_PAST = frozenset({"played", "played-i", "you-played"})
_IN_WHEN = (
    _CROWNING
    | _MAKING
    | _PAST
    | {"when", "which", "what", "move", "move-verb", "did", "do", "i", "you", "me", "on", "at", "be"}
    | {
        "last",
        "before",
        "draughts",
        "first-person",
        "third-person",
        "with",
        "have",
        "was",
        "made-it",
        "who",
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
    if not all(item.is_silent or POINTING in item.concepts or item.concepts & known for item in words):
        return None
    return CommandMeant(Command.PROMOTION_ROW, squares=(numbers[0],), about=About.NEAREST)
