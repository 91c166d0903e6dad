"""What a sentence says of the game that somebody wants: colour, variant, opponent, level, names."""

from collections.abc import Sequence
from typing import NamedTuple

from assistant.parsing.meanings import FREE, SIDES, GameWanted, Whose
from assistant.parsing.words.concepts import Item, items_of
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.side import Side

_VARIANTS = {"international": "international", "big-board": "international"}
_VARIANTS |= {"italian": "italian", "small-board": "italian"}
_VARIANTS |= {"big": "international", "small": "italian", "thirty-two": "italian"}
PEOPLE = "people"
"""The concept of two people who play each other."""


BLIND = "blind"
SIGHTED = "sighted"
QUESTION = "question"
"""The concepts of a game whose position is kept in mind, of one that is not, and of what it counts."""

NO_NOTES = "no-notes"
WITH_NOTES = "with-notes"
"""The concepts of a game in which the score is not asked, and of one in which it is."""


_SAID = frozenset(
    {
        *("new", "another", "game", "start", "play", "international", "italian", "draughts", "level"),
        *(
            "computer",
            "against",
            PEOPLE,
            "swap",
            "change",
            "colour",
            "side",
            "with",
            "again",
            "big-board",
        ),
        *(
            BLIND,
            SIGHTED,
            QUESTION,
            NO_NOTES,
            WITH_NOTES,
            "small-board",
            "i",
            "me",
            "want",
            "for",
            "rematch",
            "man",
            "take",
            "friend",
            "go",
            "number",
            "three",
        ),
    }
)
"""The concepts that a sentence about a new game may have, and no others."""


_BEGINS = frozenset({"new", "another", "start", "rematch", "again", "want", "play"})
"""The concepts of which one must be there where a game is to be played blindfold."""


class GameSaid(NamedTuple):
    """A new game, and what was said of it, if anything."""

    wanted: GameWanted | None


def game_said(items: Sequence[Item]) -> GameSaid | None:
    """A sentence about a new game of which every word has its place, or None for any other.

    Words that nobody knows are the names of two people, where two are to play.
    """
    names = names_in(items)
    is_people = any(PEOPLE in item.concepts for item in items)
    if len(names) > 2 or (names and not is_people):
        return None
    for item in items:
        is_known = item.is_silent or item.is_unknown or item.concepts & _SAID
        is_wish = "conditional" in item.concepts  # "a new game or not"
        if is_wish or not (is_known or item.number or item.whose in SIDES):
            return None
    if has_squares(items):
        return None
    wanted = wanted_game(items, names)
    said = frozenset().union(*(item.concepts for item in items))
    if wanted and wanted.questions is not None and not said & _BEGINS:
        return None  # "a blindfold game" asks what that is
    return GameSaid(wanted)


_TWO = 2


def has_squares(items: Sequence[Item]) -> bool:
    """Whether a number in a sentence is no level and no number of questions, and so a square."""
    has_number = any(item.number and not item.concepts for item in items)
    return has_number and not any(item.concepts & {"level", PEOPLE, QUESTION} for item in items)


def names_in(items: Sequence[Item]) -> list[str]:
    """The people that a sentence names: words that nobody knows, each once."""
    names = (item.written for item in items if item.is_unknown)
    return list(dict.fromkeys(name[:1].upper() + name[1:] for name in names))


def names_of_players(items: Sequence[Item]) -> list[str]:
    """The people that a sentence about a new game names: words that nobody knows, with a capital."""
    names = [item.written for item in items if item.is_unknown and item.written[:1].isupper()]
    return list(dict.fromkeys(names))[:_TWO]


def wanted_game(items: Sequence[Item], names: Sequence[str] = ()) -> GameWanted | None:
    """What is said of a game, or None if nothing is. With `names` two people play each other."""
    concepts = frozenset().union(*(item.concepts for item in items))
    sides = [SIDES[item.whose] for item in items if item.whose in SIDES]
    level = _nearest(items, "level") if "level" in concepts else None
    people = _people(items, names) if names or PEOPLE in concepts else ()
    each: tuple[int | None, ...] = ()
    if QUESTION in concepts:
        each = _questions_each(items, people)
    has_side = bool(sides and not (people or each))
    is_counted = bool(concepts & {QUESTION, BLIND}) and not (any(people) or concepts & _OF_ONE)
    if is_counted and len(set(sides)) == 1:
        each = _questions_of(sides[0], _questions(items, concepts), is_blind=BLIND in concepts)
    found = GameWanted(
        side=sides[-1] if has_side else None,
        variant=next((_VARIANTS[name] for name in _VARIANTS if name in concepts), ""),
        level=level,
        is_computer=level is not None or "computer" in concepts,
        people=people,
        swaps=_swaps(concepts) and not sides,
        questions=_questions(items, concepts),
        has_notes={NO_NOTES: False, WITH_NOTES: True}.get(min(concepts & _NOTES, default="")),
        questions_each=each,
        step=0 if level is not None else _step(concepts),
    )
    return found if found != GameWanted() else None


_NOTES = frozenset({NO_NOTES, WITH_NOTES})


def _swaps(concepts: frozenset[str]) -> bool:
    """Whether the two are to change colours, in whichever words: swap, change colour."""
    return "swap" in concepts or ("change" in concepts and bool(concepts & {"colour", "side"}))


def _step(concepts: frozenset[str]) -> int:
    """By how many levels the computer of the game is to be stronger."""
    if concepts & {"harder", "stronger"} or {"more", "strong"} <= concepts:
        return 1
    return -1 if "easier" in concepts or {"fewer", "strong"} <= concepts else 0


def usual_game(items: Sequence[Item]) -> GameWanted | None:
    """The game that somebody wants always, of which nothing but what it is to be is said."""
    concepts = frozenset().union(*(item.concepts for item in items))
    known = _SAID | {"always", "move-verb", "be", "set", "settings", "begin", "opening", "remember"}
    if "always" not in concepts or any("not" in item.concepts for item in items):
        return None
    if not all(item.is_silent or item.concepts & known or item.whose in SIDES for item in items):
        return None
    wanted = wanted_game(items)
    if wanted is None or any(item.number is not None for item in items):
        return None
    is_kind = bool(wanted.variant or wanted.side) and not wanted.swaps
    return GameWanted(side=wanted.side, variant=wanted.variant, is_usual=True) if is_kind else None


def _questions(items: Sequence[Item], concepts: frozenset[str]) -> int | None:
    """How many questions a game is to allow; blindfold and without a number none."""
    if SIGHTED in concepts:
        return FREE
    number = _nearest(items, QUESTION) if QUESTION in concepts else None
    return 0 if number is None and BLIND in concepts else number


def _questions_each(items: Sequence[Item], people: Sequence[str]) -> tuple[int, ...]:
    """How many questions each of two people has, where beside each name stands a number of its own; or
    beside each colour, where nobody is named. The numbers stand all behind those, or all before."""
    said: list[str | Whose | int] = []
    for item in items:
        if item.is_unknown:
            said.append(item.written.casefold())
        elif not any(people) and item.whose in SIDES:
            said.append(item.whose)
        elif item.number is not None:
            said.append(item.number)
    if said and isinstance(said[0], int):
        said.reverse()
    found: dict[str | Whose, int] = {}
    whose: str | Whose = ""
    for each in said:
        if not isinstance(each, int):
            whose = each
        elif whose:
            found.setdefault(whose, each)
    keys = [one.casefold() for one in people] if any(people) else [Whose.WHITE, Whose.BLACK]
    counts = [found[one] for one in keys if one and one in found]
    return tuple(counts) if len(counts) > 1 else ()


_OF_ONE = frozenset({"i", "me", "computer", "level"})
"""With these concepts a colour is that of who speaks, or plays against the computer."""


def _questions_of(side: Side, count: int | None, *, is_blind: bool) -> tuple[int | None, ...]:
    """How many questions each of two has where one colour is named: the other one none in a game that
    is played blindfold, and else as before."""
    if count is None:
        return ()
    other = 0 if is_blind else None
    return (count, other) if side is Side.WHITE else (other, count)


def _nearest(items: Sequence[Item], concept: str) -> int | None:
    """The number that stands nearest to the word for a level, or for questions."""
    at = next(place for place, item in enumerate(items) if concept in item.concepts)
    # "Three" has more than one meaning, and is no number where it may have the others.
    said = [item.number or (_THREE if "three" in item.concepts else None) for item in items]
    numbers = [(abs(place - at), number) for place, number in enumerate(said) if number]
    return min(numbers)[1] if numbers else None


def _people(items: Sequence[Item], names: Sequence[str]) -> tuple[str, str]:
    """The two people, White first: each with the colour that stands nearest, or in their order."""
    if len(names) == 1 and any("against" in item.concepts for item in items):
        return "", names[0]  # whoever says so has no name yet
    first, second = [*names, "", ""][:2]
    black = _distance(items, first, Whose.BLACK), _distance(items, second, Whose.BLACK)
    white = _distance(items, first, Whose.WHITE), _distance(items, second, Whose.WHITE)
    is_turned = black[0] + white[1] < white[0] + black[1]
    return (second, first) if is_turned else (first, second)


_THREE = 3
_FAR = 1000.0


def _distance(items: Sequence[Item], name: str, whose: Whose) -> float:
    """How far the word of a colour is from a name; a colour belongs rather to the name before it."""
    places = [
        at - place if at > place else place - at + 0.5
        for place, item in enumerate(items)
        if name and item.is_unknown and item.written.casefold() == name.casefold()
        for at, other in enumerate(items)
        if other.whose is whose
    ]
    return min(places, default=_FAR)


def fixed_by_game(line: str, words: Vocabulary) -> str:
    """What a game fixes when it begins that a line is about, and about nothing else: "questions" or
    "notes", else empty."""
    told = [item for item in items_of(read_line(line), words) if not (item.is_silent or item.is_break)]
    concepts = frozenset().union(*(item.concepts for item in told))
    if not all(item.number or item.whose or item.concepts & _FIXED for item in told):
        return ""
    if concepts & {NO_NOTES, WITH_NOTES}:
        return "notes"
    return "questions" if QUESTION in concepts else ""


_FIXED = frozenset({QUESTION, NO_NOTES, WITH_NOTES, "settings", "set", "three"})
"""What may stand in such a line: the words for it and for a setting, and a number."""
