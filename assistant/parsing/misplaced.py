"""A piece that is off its square, half on it, or on a light one, in somebody's own words.

Such a line tells of a piece, and is never a move, whatever words for taking it has: "pedina fuori
casella", "a man is half off its square". So is what is decided about it: put back, or out of play.
"""

from functools import cache

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.coverage import NUMBER, Part, Table, kinds_of, parts_of, table_of
from assistant.parsing.meanings import Command
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary

BETWEEN, LIGHT, HALF, UNSAID = "between", "light", "half", "off"
"""Where a piece is: on two squares, on a light one, partly on one; and off its square, however."""
BACK, OUT = "back", "out"
"""What is decided of it: that it is put back into play, or taken out of it."""
PIECE, DOUBT = "piece", "doubt"
_MOST_STRANGE = 3
"""Words of such a line that mean nothing to us."""
_TWO = 2


def astray_in(text: str, words: Vocabulary) -> CommandMeant | None:
    """What a line tells or decides of such a piece, in `rest`; the square, if it names one alone."""
    if text.rstrip().endswith("?") or _asks(text, words):
        return None
    whole = parts_of(text, words, _table(words))
    parts = parts_of(text, words, _table(words), most_strange=_MOST_STRANGE)
    if PIECE not in kinds_of(parts):
        parts = whole  # "the 18 is off its square" names it by its square, and says nothing else
    kinds = kinds_of(parts) - ({BACK, OUT} - kinds_of(whole))  # what is decided leaves no word open
    squares = tuple(_number(part, words) for part in parts if NUMBER in part.kinds)
    if PIECE not in kinds and len(squares) != 1:
        return None
    what = next((each for each in (OUT, BACK, BETWEEN, LIGHT, HALF, UNSAID) if each in kinds), "")
    if DOUBT in kinds:
        what = BETWEEN if len(squares) == _TWO or what == BETWEEN else ""
    if not what:
        return None
    return CommandMeant(Command.OFF_SQUARE, squares=squares if len(squares) == 1 else (), rest=what)


def _asks(text: str, words: Vocabulary) -> bool:
    return any(item.concepts & _ASKING for item in items_of(read_line(text), words))


_ASKING = frozenset({"what", "which", "who", "where", "how-many", "why"})


def _number(part: Part, words: Vocabulary) -> int:
    number, _ = next(iter(numbers_at(part.tokens, 0, words)))
    return number.value


@cache
def _table(words: Vocabulary) -> Table:
    return table_of((phrase, kind) for kind, said in words.astray.items() for phrase in said)
