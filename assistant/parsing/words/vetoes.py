"""The concepts of words beside which nothing is ordered."""

from collections.abc import Sequence

from assistant.parsing.words.concepts import Item

DENIALS = frozenset({"not", "if"})
"""Those beside which nothing is meant in their clause."""
TALES = frozenset({"would", "past", "others", "maybe", "played-i"})
"""Those beside which nothing is in the whole line: what was, what might have been, what others say."""


def vetoes(items: Sequence[Item]) -> frozenset[str]:
    """The concepts of a row beside which it gives nothing."""
    return frozenset().union(*(item.concepts for item in items)) & (DENIALS | TALES)
