"""Which piece takes and which is taken, where one stands before the verb: "la 22 si può prendere?"."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command, Whose
from assistant.parsing.words.concepts import Item
from assistant.rules.position import Position

I_TAKE = frozenset({"i-take"})
TAKES = frozenset({"take"})


def is_asked_to_be_taken(items: Sequence[Item], at: int, verb: int, position: Position) -> bool:
    """Whether the other side's piece is named first, and one can take it: "la 22 si può prendere?"."""
    concepts = frozenset().union(*(item.concepts for item in items))
    number = items[at].number or 0
    is_there = 1 <= number <= position.variant.geometry.squares
    piece = position.piece_at(number) if is_there else None
    is_theirs = piece is not None and piece.side is not position.side_to_move
    before = frozenset().union(*(item.concepts for item in items[:at]))
    can = bool(concepts & {"i-can", "one-can"})
    is_all = all(item.is_silent or item.number or item.concepts & _IN_BEING_TAKEN for item in items)
    return is_theirs and at < verb and can and is_all and "with" not in before


_IN_BEING_TAKEN = frozenset(
    {
        *("take", "take-verb", "capture", "i", "can", "i-can", "one-can", "man", "king", "how", "what"),
        *("how-many", "manner", "which", "who", "pieces", "piece", "with", "be", "on"),
    }
)
"""The concepts of words that may stand in such a question."""


def asks_whom(items: Sequence[Item], at: int, verb: int) -> bool:
    """Whether it is asked whom the piece of a number takes: "quem que a 41 pode comer?"."""
    who = next((place for place, item in enumerate(items) if "who" in item.concepts), None)
    known = all(item.is_silent or item.number or item.concepts & _IN_BEING_TAKEN for item in items)
    return who is not None and who < at < verb and known


def asked_what_king_takes(items: Sequence[Item], *, is_question: bool) -> CommandMeant | None:
    """The captures of who has a king, where it stands before the verb: "what can my king take?"."""
    said = [item for item in items if not item.is_silent or item.whose]
    kings = [place for place, item in enumerate(said) if "king" in item.concepts]
    verbs = [place for place, item in enumerate(said) if item.concepts & TAKES]
    owner = next((item.whose for item in said if item.whose), None)
    if not is_question or len(kings) != 1 or len(verbs) != 1 or owner is None:
        return None
    asks = bool(said[0].concepts & {"what", "who", "which"})
    known = all(item.whose or item.concepts & _IN_KINGS_TAKING for item in said)
    if not asks or not known or kings[0] > verbs[0] or verbs[0] != len(said) - 1:
        return None
    return CommandMeant(Command.CAPTURES, whose=owner)


_IN_KINGS_TAKING = frozenset(
    {"what", "who", "which", "king", "can", "take", "take-verb", "now", "able", "man", "do"}
)
"""The concepts of words that may stand in such a question."""


def is_mine_to_take(items: Sequence[Item], at: int, verb: int, position: Position) -> bool:
    """Whether the other side's piece is named before "I take", as what is taken: "la 21 la mangio?"."""
    number = items[at].number or 0
    is_there = 1 <= number <= position.variant.geometry.squares
    piece = position.piece_at(number) if is_there else None
    is_theirs = piece is not None and piece.side is not position.side_to_move
    return is_theirs and at < verb and bool(items[verb].concepts & I_TAKE)


def is_behind_verb(said: Sequence[Item], verb: int) -> bool:
    """Whether one's own pieces stand behind the verb of taking."""
    return any(item.whose is Whose.OWN for item in said[verb + 1 :])


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


def is_of_their_king(items: Sequence[Item]) -> bool:
    """Whether it is asked if one can take the other side's king, wherever that stands."""
    concepts = frozenset().union(*(item.concepts for item in items))
    owners = [item.whose for item in items if item.whose]
    strange = [
        item for item in items if not (item.is_silent or item.whose or item.concepts & _IN_TAKING_KING)
    ]
    # "Gliela posso prendere": of one word that nobody knows an answer does not depend.
    is_all = len(strange) <= 1 and all(item.is_unknown for item in strange)
    is_mine = bool(concepts & {"i", "i-can", "one-can"}) and not concepts & {"at-me", "you", "must"}
    is_asked = is_all and "king" in concepts and bool(concepts & {"can", "one-can"})
    # "Can my king take his king" has who takes before whom.
    return is_asked and (owners == [Whose.OWN, Whose.ENEMY] or (is_mine and owners == [Whose.ENEMY]))


_IN_TAKING_KING = frozenset(
    {
        "can",
        "one-can",
        "i",
        "me",
        "i-can",
        *TAKES,
        "take-verb",
        "capture",
        "king",
        "man",
        "now",
    }
)
