"""Which piece takes and which is taken, where one stands before the verb: "la 22 si può prendere?"."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
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
