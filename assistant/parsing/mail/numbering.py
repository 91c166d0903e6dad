"""The number of a move and whose it is, as messages name them: move 9, Black's 4th, 6.ª das brancas."""

import re
from functools import cache

from assistant.parsing.mail.phrases import as_written, has, has_at_end
from assistant.rules.side import Side


@cache
def _number() -> re.Pattern[str]:
    """A number that is no square of a move, with the letters of an ordinal: 4th, 6.ª, 12."""
    ordinal = rf"(?:\s?\.?[ªº°]|{as_written('th')})?"
    return re.compile(rf"(?<![\d\-–:x×.,/])(\d{{1,3}}){ordinal}(?![\d\-–:x×/]|\s?[-–x×]\s?\d|[.,]\d)")


def number_in(text: str) -> int:
    """The number of a move that a text names: "move 9", "4th move", "6.ª das brancas"; 0 for none."""
    for match in _number().finditer(text):
        before = text[: match.start()]
        behind = " ".join(text[match.end() :].split()[:2])
        is_ordinal = match[0] != match[1]
        is_day = has_at_end(before, "date", 1)  # "no dia 29"
        if (has_at_end(before, "number", 2) and not is_day) or (
            is_ordinal and (has(behind, "number") or side_in(behind))
        ):
            return int(match[1])
    return 0


def side_in(text: str) -> Side | None:
    """The side that a text names, if only one."""
    sides = [side for side, kind in ((Side.WHITE, "white"), (Side.BLACK, "black")) if has(text, kind)]
    return sides[0] if len(sides) == 1 else None
