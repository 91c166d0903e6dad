"""What a row may well mean by where its words stand, and is asked about before anything is done."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command, GameWanted, Whose
from assistant.parsing.moving.given import TALES_OF_OTHERS, Situation, meant_instead, move_of, vetoes
from assistant.parsing.moving.loose_moves import GO, TAKE
from assistant.parsing.moving.moves import Ambiguous, Understood
from assistant.parsing.wanted_game import game_described
from assistant.parsing.words.concepts import OR, Item
from assistant.rules.legal import distinct_moves, legal_moves

Asked = Understood | Ambiguous | CommandMeant


def to_be_asked(items: Sequence[Item], here: Situation) -> Asked | None:
    """A move or a game that nobody gave in so many words."""
    return (
        meant_instead(items, here)
        or people_presented(items)
        or _game_described(items)
        or move_granted(items, here)
        or move_compared(items, here)
        or move_maybe(items, here)
        or piece_had(items, here)
        or game_given_up(items)
    )


def _game_described(items: Sequence[Item]) -> CommandMeant | None:
    wanted = game_described(items)
    return CommandMeant(Command.NEW_GAME, wanted=wanted) if wanted else None


_OF_PEOPLE = frozenset(
    {
        *("others", "friend", "relative", "people", "against", "new", "game", "play", "draughts"),
        *("i", "me", "you", "be", "with", "start", "another", "mine", "move-verb", "want", "now"),
    }
)
"""The concepts of words that may stand where somebody says who plays whom."""
_TWO = 2


def people_presented(items: Sequence[Item]) -> CommandMeant | None:
    """The game of two people who are named, one of them as a relative: me, Ann, against my brother Bob.

    Without a word for a new game or an opponent, words that nobody knows are names by their capitals.
    """
    said = [item for item in items if not item.is_break]
    concepts = frozenset().union(*(item.concepts for item in said))
    if "relative" not in concepts or not concepts & {"against", "play", "new", "game", "move-verb"}:
        return None
    if any(item.number is not None for item in said) or vetoes(items) - {"others"}:
        return None
    if not all(item.is_unknown or _is_of_people(item) for item in said):
        return None
    names = list(dict.fromkeys(item.written for item in said if item.is_unknown))
    if len(names) != _TWO or not (concepts & {"against", "new"} or all(map(_has_capital, names))):
        return None
    first, second = (name[:1].upper() + name[1:] for name in names)
    return CommandMeant(Command.NEW_GAME, wanted=GameWanted(people=(first, second)))


def _has_capital(name: str) -> bool:
    return name[:1].isupper()


def _is_of_people(item: Item) -> bool:
    return item.is_silent or item.whose is Whose.OWN or bool(item.concepts & _OF_PEOPLE)


def move_granted(items: Sequence[Item], here: Situation) -> Understood | Ambiguous | None:
    """The move that the listener is given leave for, and is to play: "you can take with 20".

    The verb stands right behind the leave, or else it asks what a piece may do.
    """
    said = [item for item in items if not item.is_break]
    places = [place for place, item in enumerate(said) if "leave-given" in item.concepts]
    if not places or not all(item.is_silent for item in said[: places[0]]):
        return None
    rest = said[places[0] + 1 :]
    if not rest or not rest[0].concepts & {GO, TAKE}:
        return None
    return move_of(rest, here)


def move_maybe(items: Sequence[Item], here: Situation) -> Understood | Ambiguous | None:
    """The move that somebody may want to play, and has not made up their mind: "maybe 22-18"."""
    doubts = [item for item in items if "maybe" in item.concepts]
    rest = [item for item in items if item not in doubts]
    is_whole = sum(item.number is not None for item in rest) > 1
    said = [item for item in rest if item.number is None]
    is_all = all(item.is_silent or item.concepts & _IN_A_WISH for item in said)
    return move_of(rest, here) if doubts and is_whole and is_all else None


def game_given_up(items: Sequence[Item]) -> CommandMeant | None:
    """The end, of who gives the game to the other one: "I've had enough, the game's yours"."""
    said = frozenset().union(*(item.concepts for item in items))
    if "game-yours" not in said or OR in said:
        return None
    is_all = all(item.is_silent or item.concepts & _IN_GIVING for item in items)
    return CommandMeant(Command.RESIGN) if is_all and not said & {"not", "if", "guess", "be"} else None


_IN_GIVING = frozenset(
    {
        "game-yours",
        "enough",
        "done",
        "have",
        "did",
        "i",
        "me",
        "lost",
        "i-lost",
        "lose",
        "yes",
        "played-i",
    }
)
"""The concepts of words that may stand in such a line."""


def piece_had(items: Sequence[Item], here: Situation) -> Understood | Ambiguous | None:
    """The capture of a piece that somebody will have: "have the 15", "21 has 18"."""
    said = [item for item in items if not item.is_silent or item.concepts & _HAVING]
    numbers = [item.number for item in said if item.number is not None]
    if not numbers:
        return None
    *taker, taken = numbers
    is_wanted = "have-it" in said[0].concepts and not taker
    is_said = len(said) == len(("21", "has", "18")) and "have" in said[1].concepts and bool(taker)
    is_said = is_said and "did" not in said[1].concepts
    is_had = is_wanted or is_said
    known = all(item.number or item.whose is Whose.ENEMY or item.concepts & _HAVING for item in said)
    if not (is_had and known):
        return None
    legal = distinct_moves(legal_moves(here.position))
    found = [move for move in legal if taken in move.captured and move.start in (taker or [move.start])]
    if not found:
        return None
    return Understood(found[0]) if len(found) == 1 else Ambiguous(tuple(sorted(found)))


_HAVING = frozenset({"have-it", "have", "off", "man", "king"})
"""The concepts of words that may stand in such a line."""


_IN_A_WISH = frozenset(
    {GO, TAKE, "i", "me", "move", "play", "man", "want", "would", "with", "take-verb"}
)
"""The concepts of words that may stand beside such a move."""


def move_compared(items: Sequence[Item], here: Situation) -> Understood | Ambiguous | None:
    """The move before a comparison that is talk: "let's play 22-18, like my husband used to"."""
    numbers = [place for place, item in enumerate(items) if item.number is not None]
    if not numbers:
        return None
    ends = [
        place for place in range(numbers[-1] + 1, len(items)) if "comparing" in items[place].concepts
    ]
    if not ends or not vetoes(items[ends[0] :]) & TALES_OF_OTHERS:
        return None
    return move_of(items[: ends[0]], here)
