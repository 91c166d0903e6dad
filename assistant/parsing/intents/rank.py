"""What a line most likely means by what was learnt, the likeliest first."""

from functools import lru_cache
from typing import NamedTuple

from assistant.parsing.intents.features import Place, Said
from assistant.parsing.intents.table import table
from assistant.parsing.words.tokens import KEPT


class Guess(NamedTuple):
    """A meaning, and how likely it is: 0 to 1."""

    meaning: str
    chance: float


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
    if meaning := known.known(said):
        return (Guess(meaning, 1.0),)
    chances = known.chances(said)
    places = sorted(range(len(chances)), key=lambda each: -chances[each])[:most]
    return tuple(Guess(known.meanings[place], chances[place]) for place in places)
