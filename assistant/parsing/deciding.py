"""Whether an irregularity is kept or corrected, in words of one's own: "la mantengo", "correct it".

A yes and a no are answers.py's. Whoever wants a part of it says so beside either word, or with the
square of one piece.
"""

from enum import Enum
from functools import cache

from assistant.parsing.commands.catalogue import ANSWERS
from assistant.parsing.coverage import BESIDE, NUMBER, Table, kinds_of, parts_of, table_of
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import Line
from assistant.parsing.words.vocabulary import Vocabulary


class Decision(Enum):
    """What is wanted of an irregularity; the value is its kind in the phrase files."""

    KEEP = "keep"
    CORRECT = "correct"
    IN_PART = "part"
    NEITHER = "neither"
    """It says two things at once: "yes, correct it", "no, I keep it"."""


def decision_in(text: str, words: Vocabulary) -> Decision | None:
    """What a line decides, all of whose words are of that; None for any other, and for what asks."""
    parts = parts_of(text, words, _table(words), lambda line, at, _: _answer_at(line, at, words))
    kinds = kinds_of(parts)
    wanted = kinds & {Decision.KEEP.value, Decision.CORRECT.value}
    if not wanted or text.rstrip().endswith("?"):
        return None
    said = {part.tokens[0].word for part in parts if len(part.tokens) == 1}
    is_yes = words.plainest(Command.YES) in said
    if words.plainest(Command.NO) in said:
        return Decision.NEITHER if Decision.KEEP.value in wanted else None
    if is_yes and Decision.CORRECT.value in wanted:
        return Decision.NEITHER
    if len(wanted) > 1 or kinds & {Decision.IN_PART.value, NUMBER}:
        return Decision.IN_PART
    return Decision(next(iter(wanted)))


def _answer_at(line: Line, at: int, words: Vocabulary) -> tuple[str, int] | None:
    """A yes or a no at a place of a line."""
    answers = [words.plainest(each) for each in ANSWERS]
    return (BESIDE, 1) if line.words[at].word in answers else None


@cache
def _table(words: Vocabulary) -> Table:
    return table_of((phrase, kind) for kind, said in words.deciding.items() for phrase in said)
