"""What a line most likely means by what was learnt, the likeliest first."""

from functools import lru_cache
from typing import NamedTuple

from assistant.parsing.intents.features import Place, Said
from assistant.parsing.intents.table import CROSSED, Reading, table
from assistant.parsing.meanings import Whose
from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import KEPT, read_line
from assistant.parsing.words.vocabulary import Vocabulary

TALK = "talk"
MOVE = "move"
PLACES = ("first", "second")
"""What somebody says who chooses one of two that were offered."""


class Guess(NamedTuple):
    """A meaning, how likely it is, 0 to 1, and whose pieces it is about."""

    meaning: str
    chance: float
    whose: Whose | None = None


def said_of(line: str, words: Vocabulary, place: Place = Place.GAME) -> Said:
    """A line as what is learnt from: a square that is said in words is a number like one in digits."""
    parts, rest = [], line
    for item in plain_rows(read_line(line), words)[0].items:
        before, written, behind = rest.partition(item.written) if item.written else (rest, "", "")
        if written:
            parts += [before, written if item.number is None else str(item.number)]
            rest = behind
    return Said("".join([*parts, rest]), words.language.partition("-")[0], place)


def ranked(line: str, words: Vocabulary, place: Place = Place.GAME, most: int = 3) -> tuple[Guess, ...]:
    """The likeliest meanings of a line; none without a table, in a language that taught it nothing, or
    where the line has no words."""
    return _ranked(said_of(line, words, place), most) if line.strip() else ()


@lru_cache(maxsize=KEPT)
def _ranked(said: Said, most: int) -> tuple[Guess, ...]:
    known = table()
    if known is None or said.language not in known.senses.languages:
        return ()
    if judged := known.known(said):
        whose = judged.whose if judged.tells_whose else _whose(judged.meaning, known.read(said))
        return (Guess(judged.meaning, 1.0, whose),)
    found = known.read(said)
    places = sorted(range(len(found.chances)), key=lambda each: -found.chances[each])[:most]
    named = [(known.meanings[place], found.chances[place]) for place in places]
    return tuple(Guess(meaning, chance, _whose(meaning, found)) for meaning, chance in named)


def _whose(meaning: str, found: Reading) -> Whose | None:
    return found.crossed if meaning.partition(" ")[0] in CROSSED else found.whose
