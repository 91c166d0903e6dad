"""What is fixed when a game begins: how many questions it allows, and whether the score may be asked.

It is read where a line or a setting that nobody knows is about that: then it is told how such a game is
begun, since nothing else is to be done about it in this one.
"""

from collections.abc import Sequence

from assistant.dialogue.talk import Talk
from assistant.narration.facts.together import FixedByGame
from assistant.parsing.wanted_game import NO_NOTES, QUESTION, WITH_NOTES
from assistant.parsing.words.concepts import Item, items_of
from assistant.parsing.words.tokens import read_line


def tell_fixed(talk: Talk, text: str) -> bool:
    """Whether a line is about what a game fixes, and about nothing else; tells how it is fixed."""
    what = fixed_by_game(talk, text)
    if what:
        talk.say(FixedByGame(what))
    return bool(what)


def fixed_by_game(talk: Talk, text: str) -> str:
    """What a game fixes that a line is about, and about nothing else; else empty."""
    return _what(items_of(read_line(text), talk.words))


def _what(items: Sequence[Item]) -> str:
    told = [item for item in items if not (item.is_silent or item.is_break)]
    concepts = frozenset().union(*(item.concepts for item in told))
    if not all(item.number or item.whose or item.concepts & _ABOUT for item in told):
        return ""
    if concepts & {NO_NOTES, WITH_NOTES}:
        return "notes"
    return "questions" if QUESTION in concepts else ""


_ABOUT = frozenset({QUESTION, NO_NOTES, WITH_NOTES, "settings", "set", "three"})
"""What may stand in such a line: the words for it and for a setting, and a number."""
