"""What a line most likely means by what was learnt, the likeliest first."""

from functools import lru_cache
from typing import NamedTuple

from assistant.parsing.intents.features import Place, Said
from assistant.parsing.intents.table import table
from assistant.parsing.meanings import Whose
from assistant.parsing.words.tokens import KEPT

TALK = "talk"
MOVE = "move"


class Guess(NamedTuple):
    """A meaning, how likely it is, 0 to 1, and whose pieces it is about."""

    meaning: str
    chance: float
    whose: Whose | None = None


@lru_cache(maxsize=KEPT)
def ranked(line: str, language: str, place: Place = Place.GAME, most: int = 3) -> tuple[Guess, ...]:
    """The likeliest meanings of a line; none without a table, in a language that taught it nothing, or
    where the line has no words."""
    known = table()
    if known is None or not line.strip():
        return ()
    said = Said(line, language.partition("-")[0], place)
    if said.language not in known.senses.languages:
        return ()
    if judged := known.known(said):
        return (
            Guess(judged.meaning, 1.0, judged.whose if judged.tells_whose else known.read(said).whose),
        )
    found = known.read(said)
    places = sorted(range(len(found.chances)), key=lambda each: -found.chances[each])[:most]
    return tuple(Guess(known.meanings[place], found.chances[place], found.whose) for place in places)
