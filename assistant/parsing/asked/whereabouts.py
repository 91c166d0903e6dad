"""Questions where a square is: in which row, or only where. "Row 3" asks for the row of that number.

And whether a part of the board is free, which is answered with what stands on it.
"""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import BoardPart, Command, Whose
from assistant.parsing.words.concepts import Item
from assistant.parsing.words.vocabulary import MOST_WORDS, Vocabulary

_IN_PLACE = frozenset({"what", "which", "where", "row", "be", "square", "number", "standing", "tell"})
"""The concepts of words that may stand in such a question."""


def whereabouts(items: Sequence[Item]) -> CommandMeant | None:
    """The question in which row a square is, where the row is asked for before the square is named."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    if len(places) != 1 or not all(
        item.is_silent or item.number is not None or item.concepts & _IN_PLACE for item in items
    ):
        return None
    before = [item.concepts for item in items[: places[0]]]
    rows = [place for place, concepts in enumerate(before) if "row" in concepts]
    if rows:
        which = before[rows[0] - 1] if rows[0] else frozenset()
        is_asked = "which" in which and any("be" in concepts for concepts in before[rows[0] :])
    else:
        is_asked = bool(before) and _asks_where(items[: places[0]])
    number = items[places[0]].number
    assert number is not None
    return CommandMeant(Command.ROW, squares=(number,)) if is_asked else None


def _asks_where(before: Sequence[Item]) -> bool:
    """Whether nothing stands before a number but "where is" and articles."""
    said = [item for item in before if not item.is_silent]
    has_be = any("be" in item.concepts for item in before)
    return has_be and bool(said) and all(item.concepts & {"where", "square"} for item in said)


def whose_piece(items: Sequence[Item]) -> CommandMeant | None:
    """The question what stands on squares of which somebody says whose they are: "is 23 mine"."""
    said = [item for item in items if item.number is not None or item.whose or not item.is_silent]
    numbers = tuple(item.number for item in said if item.number is not None)
    owners = [item for item in said if item.whose in (Whose.OWN, Whose.ENEMY)]
    known = _IN_WHOSE | _JOINING if len(numbers) > 1 else _IN_WHOSE
    is_all = all(item.number is not None or item.whose or item.concepts & known for item in said)
    has_be = any("be" in item.concepts for item in items)
    if not 1 <= len(numbers) <= MOST_LISTED or len(owners) != 1 or not (is_all and has_be):
        return None
    return CommandMeant(Command.SQUARE, squares=numbers) if said[-1] is owners[0] else None


MOST_LISTED = 8
"""Squares that may be asked for together."""
_JOINING = frozenset({"move-verb", "both", "all"})
"""Concepts of words that may join several squares; "e a" is a verb too, by its sound."""
_IN_WHOSE = frozenset({"be", "man", "king", "square", "number"})
_WHETHER_THERE = frozenset({"have", "is-there", "be"})
_ANY = frozenset({"any", "what", "which", "who", "anything"})
_BESIDE_THERE = _WHETHER_THERE | _ANY | {"man", "king", "piece", "pieces", "counted", "i", "me", "do"}
_WHETHER_FREE = frozenset({"empty", "occupied", "anything"})
_BESIDE_FREE = _WHETHER_FREE | {"be", "is-there", "who", "any", "all", "now", "square", "standing"}
"""The concepts of words that may stand in such a question."""


def place_asked_free(items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """The question whether a part of the board is free: "is the long diagonal free"."""
    if not any(item.whose or item.concepts & (_WHETHER_FREE | _ANY | {"how"}) for item in items):
        return None
    for length in range(min(len(items), MOST_WORDS), 0, -1):
        for start in range(len(items) - length + 1):
            named = " ".join(item.text for item in items[start : start + length])
            places = [head.place for head in words.heads.get(named, ()) if head.place]
            rest = [*items[:start], *items[start + length :]]
            if places and (_asks_whether_free(rest) or _asks_whether_there(rest) or _asks_how(rest)):
                return CommandMeant(Command.PLACE, place=places[0])
            if places and places[0] is BoardPart.BASE and _asks_of_own(rest):
                whose = next(item.whose for item in rest if item.whose)
                return CommandMeant(Command.PLACE, place=BoardPart.BASE, whose=whose)
    return None


def _asks_of_own(rest: Sequence[Item]) -> bool:
    """Whether it is asked how a side's own row stands: "is my back row still there"."""
    said = frozenset().union(*(item.concepts for item in rest))
    known = (
        _BESIDE_THERE
        | _WHETHER_FREE
        | {"left", "yet", "again", "now", "all", "on", "in", "tell", "how", "where"}
    )
    is_known = all(item.is_silent or item.whose or item.concepts & known for item in rest)
    has_owner = sum(item.whose is not None for item in rest) == 1
    return is_known and has_owner and bool(said & (_WHETHER_THERE | _ANY | {"tell", "how"}))


def _asks_how(rest: Sequence[Item]) -> bool:
    """Whether it is asked how it looks there: "what's going on in the middle", "how is the centre"."""
    said = frozenset().union(*(item.concepts for item in rest))
    is_known = all(item.is_silent or item.concepts & _IN_LOOKING for item in rest)
    return is_known and bool(said & {"what", "how"})


_IN_LOOKING = frozenset(
    {
        "what",
        "how",
        "be",
        "is-there",
        "standing",
        "look",
        "happen",
        "play-on",
        "board",
        "now",
        "in",
        "on",
        "thing",
    }
)
"""Concepts of words that may stand in such a question."""


def _asks_whether_there(rest: Sequence[Item]) -> bool:
    """Whether it is asked if pieces stand there: "do I have any men on the edge"."""
    said = frozenset().union(*(item.concepts for item in rest))
    is_known = all(item.is_silent or item.whose or item.concepts & _BESIDE_THERE for item in rest)
    is_question = bool(said & _WHETHER_THERE) and bool(said & _ANY)
    has_piece = bool(said & {"man", "king", "piece", "pieces", "anything"})
    return is_known and is_question and has_piece and all(item.number is None for item in rest)


def _asks_whether_free(rest: Sequence[Item]) -> bool:
    said = frozenset().union(*(item.concepts for item in rest))
    is_known = all(item.is_silent or item.concepts & _BESIDE_FREE for item in rest)
    is_question = bool(said & {"be", "is-there"}) and bool(said & _WHETHER_FREE)
    return is_known and is_question and all(item.number is None for item in rest)


_OF_BOARD = frozenset(
    {
        *("how-many", "how", "square", "counted", "have", "is-there", "board", "be", "on", "big", "do"),
        *("pointing", "all", "in"),
    }
)
"""Concepts of words that may stand where somebody asks how large the board is."""
_DARK_OR_LIGHT = frozenset({Whose.BLACK, Whose.WHITE})
"""As which sides the colours of squares are read."""


def asks_size(items: Sequence[Item]) -> bool:
    """Whether a row asks how many squares the board has, or how big it is: the rules say so."""
    said = frozenset().union(*(item.concepts for item in items))
    is_of_squares = said >= {"how-many", "square"} and bool(said & {"have", "is-there", "board", "be"})
    is_of_size = said >= {"big", "board"} and bool(said & {"how", "how-many"})
    is_all = all(
        item.is_silent or item.whose in _DARK_OR_LIGHT or item.concepts & _OF_BOARD for item in items
    )
    return is_all and (is_of_squares or is_of_size) and all(item.number is None for item in items)
