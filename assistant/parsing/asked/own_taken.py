"""Questions whether the other side takes a piece of one's own: "can you take my man on 18"."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.before_the_verb import TAKES
from assistant.parsing.meanings import Command, Whose
from assistant.parsing.words.concepts import Item
from assistant.rules.position import Position


def asked_if_own_is_taken(
    items: Sequence[Item], position: Position, *, is_question: bool
) -> CommandMeant | None:
    """What could take the piece that is named behind the verb as one's own; a lone king is known
    without its square. What is in danger, where there are more that it may be."""
    said = [item for item in items if not item.is_nothing or item.whose or item.concepts & _KNOWN]
    concepts = frozenset().union(*(item.concepts for item in items))
    verbs = [at for at, item in enumerate(said) if item.concepts & TAKES]
    own = [at for at, item in enumerate(said) if item.whose is Whose.OWN]
    if not (verbs and own) or own[0] < verbs[0] or not (is_question or asks_whether(items)):
        return None
    if concepts & _OTHERWISE or not all(map(_is_known, items)):
        return None
    squares = [(at, item.number) for at, item in enumerate(said) if item.number is not None]
    if squares:
        at, square = squares[0]
        is_behind = len(squares) == 1 and at > own[0]
        return CommandMeant(Command.ATTACKERS, squares=(square or 0,)) if is_behind else None
    kinds = frozenset().union(*(item.concepts for item in said[own[0] :]))
    if not kinds & {"man", "king", "piece", "pieces"}:
        return None
    kings = tuple(position.kings_of(position.side_to_move)) if "king" in kinds else ()
    if len(kings) == 1:
        return CommandMeant(Command.ATTACKERS, squares=kings)
    return CommandMeant(Command.THREATENED)


def asks_whether(items: Sequence[Item]) -> bool:
    """Whether a row asks by "can"; or by "can you", which in English begins what is wanted too."""
    return any("can" in item.concepts or item.concepts >= _CAN_YOU for item in items)


_CAN_YOU = frozenset({"silent", "third-person"})


def _is_known(item: Item) -> bool:
    is_named = item.whose is not None or item.number is not None
    return is_named or item.is_silent or bool(item.concepts & _KNOWN)


_KNOWN = frozenset(
    {
        *(*TAKES, "take-verb", "capture", "can", "one-can", "able", "you", "he-will", "will", "do"),
        *("man", "king", "piece", "pieces", "now", "on", "next", "turn", "move", "any", "computer"),
    }
)
"""The concepts of words that may stand in such a question."""
_OTHERWISE = frozenset(
    {
        *("i", "i-can", "i-take", "first-person", "with", "who", "what", "which", "why", "how-many"),
        *("must", "past", "took", "did", "was", "would", "not", "if", "want", "conditional", "after"),
    }
)
"""Concepts beside which somebody else takes, or something else is asked."""
