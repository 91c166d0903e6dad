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
    is_whole: bool = True
    """Whether nothing else was said, as how much time each has."""


def match_wanted(text: str, words: Vocabulary) -> MatchWanted:
    """What a text behind the word for a match says: "di 4 partite tra Anna e Bruno, colori a sorte".

    A name ends with its clause: what stands in a clause of its own is about something else.
    """
    games: int | None = None
    names: tuple[str, ...] = ()
    is_drawn, is_whole = False, True
    for clause in text.split(","):
        said = clause.split()
        length = len(said)
        _drop_drawn(said, words)
        is_drawn = is_drawn or len(said) < length
        at = next((at for at, word in enumerate(said) if _is(word, "between", words)), None)
        head = items_of(read_line(" ".join(said[:at])), words)
        number = next((item.number for item in head if item.number is not None), None)
        if at is not None and not names:
            names = _names(said[at + 1 :], words)
            is_whole = is_whole and not any(_is_more(name, words) for name in names)
        elif games is not None or number is None:
            is_whole = is_whole and all(item.is_silent or item.is_break for item in head)
        games = number if games is None else games
    return MatchWanted(games, names, is_drawn, is_whole)


def _drop_drawn(said: list[str], words: Vocabulary) -> None:
    """Take out of a clause what says that lots are drawn."""
    plain = [normalise(word).strip() for word in said]
    for at in range(len(plain)):
        if length := _longest(plain[at:], words.match["drawn"]):
            del said[at : at + length]
            return


def _is(word: str, kind: str, words: Vocabulary) -> bool:
    return (normalise(word).strip(),) in words.match[kind]


def _is_more(name: str, words: Vocabulary) -> bool:
    """Whether a name goes on with words that are none of it: "Bruno with 5 minutes"."""
    rest = [word for word in name.split()[1:] if word[:1].islower() or word[:1].isdigit()]
    items = items_of(read_line(" ".join(rest)), words)
    return any(
        item.number is not None or (item.concepts and not item.is_silent and not item.is_corrected)
        for item in items
        if not item.is_break
    )


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
    while len(said) > 1 and _is(said[-1], "and", words):
        said = said[:-1]
    has_article = len(said) > 1 and normalise(said[0]).strip() in words.fillers
    return " ".join(said[has_article:]).strip(" .!?")
