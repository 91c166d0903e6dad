"""Whether an irregularity is kept or corrected, in words of one's own: "la mantengo", "correct it".

A yes and a no are answers.py's. Whoever wants a part of it says so beside either word, or with the
square of one piece.
"""

from enum import Enum
from functools import cache

from assistant.parsing.wholly import NUMBER, Table, kinds_of, parts_of, table_of
from assistant.parsing.words.vocabulary import Vocabulary


class Decision(Enum):
    """What is wanted of an irregularity; the value is its kind in the phrase files."""

    KEEP = "keep"
    CORRECT = "correct"
    IN_PART = "part"


def decision_in(text: str, words: Vocabulary) -> Decision | None:
    """What a line decides, all of whose words are of that; None for any other, and for what asks."""
    kinds = kinds_of(parts_of(text, words, _table(words)))
    wanted = kinds & {Decision.KEEP.value, Decision.CORRECT.value}
    if not wanted or text.rstrip().endswith("?"):
        return None
    if len(wanted) > 1 or kinds & {Decision.IN_PART.value, NUMBER}:
        return Decision.IN_PART
    return Decision(next(iter(wanted)))


@cache
def _table(words: Vocabulary) -> Table:
    return table_of((phrase, kind) for kind, said in words.deciding.items() for phrase in said)
