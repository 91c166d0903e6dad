"""A line and all that is read from it for any command: squares, concepts, who takes and what."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import Item, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary


@dataclass(frozen=True)
class SaidLine:
    """A line and all that is read from it for any command."""

    text: str
    here: Situation

    @property
    def words(self) -> Vocabulary:
        """Those of its language."""
        return self.here.words

    @cached_property
    def items(self) -> Sequence[Item]:
        """Its words and phrases as they are written."""
        return plain_rows(read_line(self.text), self.words)[0].items

    @cached_property
    def concepts(self) -> frozenset[str]:
        """Those of all its words."""
        return frozenset().union(*(item.concepts for item in self.items))

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The squares that it may name, in order; none that counts pieces."""
        return tuple(each.number for each in self.items if each.number is not None)

    @cached_property
    def rank(self) -> int | None:
        """What its first ordinal counts."""
        return next((item.rank for item in self.items if item.rank), None)

    @cached_property
    def parts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The squares of what something is done to, and those of what does it: "I took 23 with 28", "28
        took 23"."""
        to: list[int] = []
        by: list[int] = []
        is_by = False
        for item in self.items:
            if item.number is not None:
                (by if is_by else to).append(item.number)
                is_by = False
            elif "with" in item.concepts:
                is_by = True
            elif item.is_break:
                is_by = False
            elif item.concepts & {"take", "take-verb", "took", "took-off"}:
                is_by = False
                if len(to) == 1 and not by:
                    to, by = by, to
        return tuple(to), tuple(by)
