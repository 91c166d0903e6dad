"""In which way a message is to be handed over, as it was said: to a file, mail, the clipboard or the
screen, whole or in the one line for a telephone."""

from typing import NamedTuple

from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase

SCREEN, LINE = "print", "line"
"""Printed whole, and in one line."""
_WAYS = {
    "hand-file": "file",
    "hand-mail": "mailto",
    "hand-clipboard": "clipboard",
    "hand-screen": SCREEN,
}
"""By the kinds of [posting] that say so."""


class Way(NamedTuple):
    """How a message is handed over."""

    how: str
    """`file`, `mailto`, `clipboard` or `print`; empty where no such way was said."""
    file: str = ""
    """The name of the file, if one was said."""
    is_line: bool = False


def way_of(name: str) -> Way:
    """The way that is remembered by this name."""
    return Way(SCREEN, is_line=True) if name == LINE else Way(name)


def way_said(said: str, words: Vocabulary) -> Way:
    """The way that a text says, whichever small words stand before its name: "to the clipboard, in one
    line"."""
    tokens = read_line(said).words
    plain = [token.word for token in tokens]
    how, is_line, at = "", False, 0
    while at < len(plain):
        kind, length = _kind_at(plain[at:], words)
        at += length
        if not kind:
            break
        if kind in _WAYS and not how:
            how = _WAYS[kind]
            if kind == "hand-file" and (rest := plain[at:]) and not _is_only_line(rest, words):
                return Way(how, said[tokens[at].start :].strip(), is_line)
        is_line = is_line or kind == "hand-line"
    return Way(how or (SCREEN if is_line else ""), is_line=is_line)


def _kind_at(plain: list[str], words: Vocabulary) -> tuple[str, int]:
    """Of which kind the words are that stand first, and how many; none for those that say no way."""
    kinds = (*_WAYS, "hand-line", "hand-to")
    lengths = {kind: longest_phrase(plain, words.posting[kind]) for kind in kinds}
    kind = max(kinds, key=lambda each: lengths[each])
    return (kind, lengths[kind]) if lengths[kind] else ("", 0)


def _is_only_line(plain: list[str], words: Vocabulary) -> bool:
    """Whether what stands behind the file says only that it is to be one line, and is no name."""
    has_line = False
    while plain:
        kind, length = _kind_at(plain, words)
        if kind not in ("hand-line", "hand-to"):
            return False
        has_line = has_line or kind == "hand-line"
        plain = plain[length:]
    return has_line
