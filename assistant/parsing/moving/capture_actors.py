"""Who takes and who is taken, where a row of items says so: "take me", "I take my own"."""

from collections.abc import Sequence

from assistant.parsing.meanings import Whose
from assistant.parsing.words.concepts import Item

AT_ME = "at-me"
"""The concept of words for the listener, of whom something is taken."""
I_TAKE = frozenset({"i-take"})
TAKES = frozenset({"take"})


def takes_me(items: Sequence[Item]) -> bool:
    """Whether the listener is what is taken: "take me", "mi mangia", "me pode comer".

    A word for the listener beside one for telling is who is told: "tell me the captures".
    """
    row = [item for item in items if item.number is None and not item.is_nothing]
    for place, item in enumerate(row):
        if AT_ME not in item.concepts:
            continue
        if any(I_TAKE | {"first-person"} <= each.concepts for each in row[place + 1 :]):
            continue  # "me la mangio" takes
        # "Take anything off me" has what is taken in between.
        behind = [each for each in row[:place] if not _is_what(each)]
        before = behind[-1].concepts if behind else frozenset[str]()
        rest = [each.concepts for each in row[place + 1 :]]
        while rest and "can" in rest[0] and not rest[0] & {"i", *TAKES}:
            rest = rest[1:]
        after = rest[0] if rest else frozenset[str]()
        if "tell" in before | after:
            continue
        if (item.concepts | before | after) & TAKES:
            return True
    return False


def _is_what(item: Item) -> bool:
    """Whether a word says what is taken, or is a preposition before whom it is taken from."""
    return bool(item.concepts & {"any", "anything", "man", "piece"}) or item.concepts == _OFF


_OFF = frozenset({"off", "silent"})


def takes_own(items: Sequence[Item]) -> bool:
    """Whether what is taken are one's own pieces, which are not named: "takes one of my three".

    With a piece of one's own one takes: "take with mine".
    """
    said = [item for item in items if not item.is_nothing or item.whose or item.concepts & TAKES]
    concepts = frozenset().union(*(item.concepts for item in said))
    verbs = [at for at, item in enumerate(said) if item.concepts & (TAKES | {"take-verb"})]
    own = [at for at, item in enumerate(said) if item.whose is Whose.OWN]
    if not verbs or not own or "with" in concepts or any(item.number for item in said):
        return False
    behind = said[own[0] + 1 :]
    is_named = bool(behind) and "king" in behind[0].concepts and own[0] < verbs[0]
    return not (is_named or "i-take" in concepts)
