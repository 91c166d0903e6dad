"""Who offered a draw, and whether it was accepted: a question of the record, and no offer."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.concepts import Item

_IN_OFFER = frozenset(
    {
        *(
            "offered",
            "did-accept",
            "draw",
            "offer",
            "who",
            "did",
            "have",
            "do",
            "be",
            "was",
            "you",
            "i",
        ),
        *("me", "at-me", "computer", "any", "anything", "last", "accept", "accepted", "already", "yet"),
        *("i", "played-i", "mine", "is-there", "agree", "third-person", "with"),
    }
)
"""The concepts of words that may stand in such a question."""


def asked_of_offer(items: Sequence[Item], *, is_question: bool) -> CommandMeant | None:
    """The question who offered a draw, or whether it was accepted; told without one it is an offer."""
    said = frozenset().union(*(item.concepts for item in items))
    is_offer = "offered" in said and "draw" in said and (is_question or "who" in said)
    if not (is_offer or "did-accept" in said) or any(item.number is not None for item in items):
        return None
    is_all = all(item.is_silent or item.whose or item.concepts & _IN_OFFER for item in items)
    return CommandMeant(Command.RESULT, about=About.OFFER) if is_all else None
