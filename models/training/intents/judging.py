"""How often the table is right: on lines that taught it nothing, by how sure it is."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from assistant.parsing.intents import rank
from assistant.parsing.intents.features import Place, Said
from assistant.parsing.intents.table import Table
from assistant.parsing.words.vocabulary import vocabulary
from models.training.intents.sentences import TALK, Sentence

_CHANCES = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98)


class Judged(NamedTuple):
    """A line, what it means by the table, the likeliest first, and what was meant."""

    sentence: Sentence
    wanted: str
    found: tuple[tuple[str, float], ...]

    @property
    def is_right(self) -> bool:
        """Whether the first is what was meant."""
        return self.found[0][0] == self.wanted

    @property
    def is_near(self) -> bool:
        """Whether one of the first two is."""
        return self.wanted in [name for name, _ in self.found[:2]]


def judged(table: Table, sentences: Sequence[Sentence], meanings: Mapping[str, str]) -> list[Judged]:
    """What the table says of each sentence."""
    return [
        Judged(each, meanings.get(each.meaning, each.meaning), tuple(_first(table, each)))
        for each in sentences
    ]


def said_of(sentence: Sentence) -> Said:
    """A sentence as what is learnt from."""
    return rank.said_of(sentence.line, vocabulary(sentence.language), Place(sentence.place))


def _first(table: Table, sentence: Sentence) -> list[tuple[str, float]]:
    if meaning := table.known(said_of(sentence)):
        return [(meaning.meaning, 1.0)]
    found = sorted(
        zip(table.meanings, table.read(said_of(sentence)).chances, strict=False),
        key=lambda each: -each[1],
    )
    return found[:3]


def described(found: Sequence[Judged]) -> str:
    """How many are right, of all, of each language and of talk."""
    rows = [("all", found)]
    for language in sorted({each.sentence.language for each in found}):
        rows.append((language, [each for each in found if each.sentence.language == language]))
    rows.append((TALK, [each for each in found if each.wanted == TALK]))
    return "\n".join(
        f"{name}: {len(some)} lines, first {_percent(each.is_right for each in some)},"
        f" one of two {_percent(each.is_near for each in some)}"
        for name, some in rows
    )


def curve(found: Sequence[Judged]) -> str:
    """For each chance, how many lines are at least so sure, and how many of these are wrong."""
    rows = []
    for chance in _CHANCES:
        sure = [each for each in found if each.found[0][1] >= chance and each.found[0][0] != TALK]
        rows.append(
            f"from {chance}: {len(sure)} lines, wrong {_percent(not each.is_right for each in sure)}"
        )
    return "\n".join(rows)


def _percent(true: object) -> str:
    values = list(true)  # type: ignore[call-overload]
    return f"{100 * sum(values) / max(len(values), 1):.1f} %"
