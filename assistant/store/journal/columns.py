"""What stands in the table of games: who plays, the moves, names as they are searched."""

import unicodedata
from collections.abc import Iterable

from assistant.errors import AssistantError
from assistant.game.deeds import Deed, MoveCorrected, MovePlayed, TakenBack
from assistant.settings.terms import Terms

UNREADABLE = (
    *(ValueError, TypeError, LookupError, AttributeError, AssistantError),
    *(RecursionError, OverflowError),
)
"""What comes of a text that is not as it was written."""


def persons_of(terms: Terms) -> str:
    """Which sides people play, as the table of games has it."""
    people = terms.people
    return people[0].value if len(people) == 1 else "both" if people else "none"


def moves_after(moves: tuple[str, ...], deed: Deed) -> tuple[str, ...]:
    """The moves of a score after one deed more."""
    match deed:
        case MovePlayed():
            return (*moves, deed.move)
        case TakenBack(plies):
            return moves[: len(moves) - plies]
        case MoveCorrected(ply):
            return moves[: ply - 1]
    return moves


def moves_text(moves: Iterable[str]) -> str:
    """Moves with a blank behind each, so that those which begin a game are the beginning of its
    text."""
    return "".join(f"{move} " for move in moves)


def key_of(name: str) -> str:
    """A name as it is searched: in small letters, without accents."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
