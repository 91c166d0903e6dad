"""What is said of a match that somebody wants: how many games, between whom, the colours by lot."""

from typing import NamedTuple

from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vocabulary import Vocabulary

MOST_WORDS = 4
"""Of a name, or of what says that lots are drawn."""


class MatchWanted(NamedTuple):
    """What was said of it; what was not said is None or empty."""

    games: int | None
    names: tuple[str, ...]
    """Two, of whom the first is to have White."""
    is_drawn: bool


def match_wanted(text: str, words: Vocabulary) -> MatchWanted:
    """What a text behind the word for a match says: "di 4 partite tra Anna e Bruno, colori a sorte"."""
    said = text.replace(",", " ").split()
    plain = [normalise(word).strip() for word in said]
    is_drawn = False
    for at in range(len(plain)):
        length = _longest(plain[at:], words.match["drawn"])
        if length and not is_drawn:
            is_drawn = True
            del said[at : at + length], plain[at : at + length]
    at = next((at for at, word in enumerate(plain) if (word,) in words.match["between"]), len(plain))
    head = " ".join(said[:at])
    numbers = [item.number for item in items_of(read_line(head), words) if item.number is not None]
    return MatchWanted(numbers[0] if numbers else None, _names(said[at + 1 :], words), is_drawn)


def _longest(plain: list[str], phrases: frozenset[tuple[str, ...]]) -> int:
    lengths = range(min(len(plain), MOST_WORDS), 0, -1)
    return next((length for length in lengths if tuple(plain[:length]) in phrases), 0)


def _names(said: list[str], words: Vocabulary) -> tuple[str, ...]:
    """The names on both sides of an "and"; none where there are not two."""
    plain = [(normalise(word).strip(),) for word in said]
    at = next((at for at, word in enumerate(plain) if word in words.match["and"]), 0)
    names = (_name(said[:at], words), _name(said[at + 1 :], words))
    is_short = all(len(name.split()) <= MOST_WORDS for name in names)
    return names if all(names) and is_short else ()


def _name(said: list[str], words: Vocabulary) -> str:
    """A name without the article that some languages have before it."""
    has_article = len(said) > 1 and normalise(said[0]).strip() in words.fillers
    return " ".join(said[has_article:]).strip(" .!?")
