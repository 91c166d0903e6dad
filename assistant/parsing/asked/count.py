"""How many pieces a move takes that is given by its squares: "how many does 11x20x27 take?"."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.concepts import Item

_TAKES = frozenset({"take", "i-take", "take-verb", "capture"})
_IN_COUNT = _TAKES | {
    *("how-many", "man", "pieces", "king", "counted", "do", "can", "will", "would", "be", "with", "i"),
    *("me", "playing", "move", "capture-noun", "captures", "passive", "took", "third-person", "tell"),
    *("first-person", "if", "play", "move-verb", "number", "at-me", "i-can"),
}
"""The concepts of words that may stand in such a question."""
_ENDS = 2


def asked_how_many(items: Sequence[Item]) -> CommandMeant | None:
    """The question how many pieces a move takes, where a row asks that and nothing else."""
    said = frozenset().union(*(item.concepts for item in items))
    numbers = tuple(item.number for item in items if item.number is not None)
    if len(numbers) < _ENDS or "how-many" not in said or not said & _TAKES:
        return None
    others = [item for item in items if item.number is None]
    is_all = all(item.is_silent or item.concepts & _IN_COUNT for item in others)
    if said & {"not", "lose", "you"} or not is_all:
        return None
    return CommandMeant(Command.MOVES, squares=numbers[:1], move=numbers, about=About.COUNT)
