"""What is asked of a move that was played: whether it was compulsory, or the only one, or legal.

"Was 22x13 compulsory?", "did I have to take?", "was it the only move?", "was my move legal?".
"""

from collections.abc import Iterator, Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.concepts import Item, concepts_of
from assistant.parsing.words.vocabulary import Vocabulary

_DUTY = frozenset({"must", "compulsory"})
_TAKING = frozenset({"take", "take-verb", "capture", "captures", "capture-noun"})
_BESIDE = frozenset(
    {
        *(
            "i",
            "me",
            "at-me",
            "you",
            "be",
            "was",
            "did",
            "do",
            "have",
            "go",
            "move",
            "move-verb",
            "play",
        ),
        *("last", "just", "turn", "first-person", "third-person", "what", "which", "pointing", "form"),
        *("playing", "only", "legal", "can", "permitted", "your-move", "tag", "with", "had-to", "by"),
    }
)
"""Concepts of words that may stand in such a question."""
_ENDS = 2


def asked_of_duty(
    items: Sequence[Item], words: Vocabulary, *, is_question: bool
) -> CommandMeant | None:
    """The question whether a move that was played had to be, or might be; None if a row asks no such.

    Without a question mark only "did" or "was" at its begin ask: "dovevo prendere" regrets.
    """
    items = list(_with_silent(items, words))
    said = frozenset().union(*(item.concepts for item in items))
    squares = tuple(item.number for item in items if item.number is not None)
    first = next((item.concepts for item in items if not item.is_break), frozenset())
    asks = is_question or bool(first & {"did", "was"})
    if not asks or len(squares) == 1 or said & _ELSEWHERE:
        return None
    had_to = "had-to" in said or ("did" in said and bool(said & _DUTY))
    was_duty = had_to or ("was" in said and bool(said & _DUTY))
    was_only = "was" in said and "only" in said and bool(said & {"move", "your-move"} or squares)
    was_legal = "was" in said and bool(said & {"legal", "permitted"}) and not squares
    is_of_move = bool(squares) or had_to or bool(said & (_TAKING | {"move", "pointing", "your-move"}))
    if not (was_duty or was_only or was_legal) or not is_of_move or 0 < len(squares) < _ENDS:
        return None
    if not all(map(_is_known, items)):
        return None
    about = About.DUTY if was_duty or was_only else About.LEGAL
    return CommandMeant(Command.LAST_MOVE, whose=_whose(items), move=squares, about=about)


_ELSEWHERE = frozenset({"not", "if", "why", "when", "who", "where", "how", "how-many", "would", "past"})


def _with_silent(items: Sequence[Item], words: Vocabulary) -> Iterator[Item]:
    """The items with what a phrase says that is silent as it announces a move: "my move"."""
    for item in items:
        said = item.text.split() if item.is_silent else []
        if len(said) < _ENDS:
            yield item
            continue
        whose = next((words.whose[word] for word in said if word in words.whose), item.whose)
        concepts = frozenset().union(*(concepts_of(word, words) for word in said))
        yield item._replace(whose=whose, concepts=item.concepts | concepts)


def _is_known(item: Item) -> bool:
    is_named = item.is_silent or item.whose is not None or item.number is not None
    return is_named or bool(item.concepts & (_DUTY | _TAKING | _BESIDE))


def _whose(items: Sequence[Item]) -> Whose | None:
    """Whose move it was, as far as somebody is named."""
    for item in items:
        if item.whose is not None:
            return item.whose
        if item.concepts & {"i", "me", "first-person"}:
            return Whose.OWN
        if item.concepts & {"you", "your-move"}:
            return Whose.ENEMY
    return None
