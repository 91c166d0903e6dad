"""A person's text made plain: lower case, no accents, no punctuation, single blanks."""

import unicodedata

LONGEST_LINE = 1000
"""Longer lines mean nothing, and are not looked at."""


def normalise(text: str) -> str:
    """The words of a text as phrases/*.toml writes them."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(char if char.isalnum() else " " for char in decomposed if not _is_accent(char))
    return " ".join(letters.split())


def _is_accent(char: str) -> bool:
    return unicodedata.combining(char) != 0
