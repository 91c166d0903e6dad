"""Rules that are asked for with no word for a rule: how one wins, whether the most must be taken."""

from collections.abc import Callable, Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.recorded import with_number
from assistant.parsing.asked.rule_words import topic_command
from assistant.parsing.asked.taking import is_count
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.concepts import Item
from assistant.parsing.words.vocabulary import Vocabulary

_HOW = frozenset({"how-to", "how", "when"})
_IN_WINNING = _HOW | {
    *("won", "make", "do", "play", "game", "put", "move-verb", "third-person", "first-person", "take"),
    *(
        "i",
        "you",
        "can",
        "one-can",
        "must",
        "at-me",
        "me",
        "comparing",
        "i-take",
        "take-verb",
        "towards",
    ),
}
_DUTY = frozenset({"must", "compulsory", "i-can"})
_TAKING = frozenset({"take", "i-take", "capture", "captures"})
_IN_MOST = (
    _DUTY
    | _TAKING
    | {"most", "big", "number", "man", "pieces", "take-verb", "i", "me", "do", "be", "with"}
    | {"rule", "rules", "which", "what", "say", "tell"}
    | {"fewer", "short", "forbid", "can", "one-can", "why", "not"}
)
_FAR = frozenset({"how-far", "far"})
_IN_FAR = _FAR | {
    "king",
    "draughts",
    "can",
    "go",
    "move",
    "move-verb",
    "do",
    "be",
    "one-can",
    "counted",
}
_IN_RULES = frozenset(
    {
        "what",
        "which",
        "rule",
        "rules",
        "kind",
        "be",
        "tell",
        "read",
        "explain",
        "draughts",
        "me",
        "at-me",
    }
)
_GAMES = frozenset({"italian", "international", "big-board", "small-board"})


def rules_in_words(items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """The rules that a row asks about: a topic of them, or those of the game that is played."""
    said = frozenset().union(*(item.concepts for item in items))
    if _is_of_counts(said, items, words):
        return topic_command("captures", words)
    if any(item.number is not None or item.whose for item in items):
        return None
    if said & {"rule", "rules"} and said & _GAMES:
        is_all = _has_only(items, _IN_RULES | _GAMES)
        return CommandMeant(Command.WHY, about=About.RULES) if is_all else None
    topic = next((topic for topic, is_asked in _TOPICS if is_asked(said, items)), None)
    return topic_command(topic, words) if topic else None


def _is_of_counts(said: frozenset[str], items: Sequence[Item], words: Vocabulary) -> bool:
    """Whether it is asked if more must be taken than fewer: "two or three, must I take three?"."""
    items = [with_number(item, words) for item in items]
    numbers = [item for item in items if item.number is not None]
    is_choice = len(numbers) > 1 and all(map(is_count, numbers)) and not any(i.whose for i in items)
    is_duty = bool(said & {"must", "compulsory"}) and bool(said & {"if", "or", "can", "is-there"})
    return is_choice and is_duty and bool(said & _TAKING)


def _has_only(items: Sequence[Item], known: frozenset[str]) -> bool:
    return all(item.is_silent or item.concepts & known for item in items)


def _is_of_winning(said: frozenset[str], items: Sequence[Item]) -> bool:
    return "won" in said and bool(said & _HOW) and _has_only(items, _IN_WINNING)


def _is_of_most(said: frozenset[str], items: Sequence[Item]) -> bool:
    is_most = "most" in said or said >= {"big", "number"}
    # "Why can't I take fewer" asks for the same rule.
    is_limit = bool(said & {"forbid", "can", "i-can", "one-can"}) or {"why", "not"} <= said
    is_fewer = bool(said & {"fewer", "short"}) and is_limit
    is_asked = (is_most and bool(said & _DUTY)) or is_fewer
    return is_asked and bool(said & _TAKING) and _has_only(items, _IN_MOST)


def _is_of_kings(said: frozenset[str], items: Sequence[Item]) -> bool:
    goes = bool(said & {"go", "move"}) and bool(said & {"can", "do", "one-can"})
    return goes and bool(said & _FAR) and "king" in said and _has_only(items, _IN_FAR)


_Asked = Callable[[frozenset[str], Sequence[Item]], bool]
_TOPICS: tuple[tuple[str, _Asked], ...] = (
    ("winning", _is_of_winning),
    ("captures", _is_of_most),
    ("kings", _is_of_kings),
)
