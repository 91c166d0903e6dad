"""The questions of letters.ftl as they come from the program of another one: which it is, and of what.

They are known by their own words in each language, so that what they name is taken for no move.
"""

import re
from functools import cache

from assistant.narration.catalog import catalog, languages
from assistant.narration.letters import Asking

QUESTIONS = ("illegal", "unclear", "number", "score", "check", "other")
_NAMED = ("written", "moves", "told", "right")
_PLACE = re.compile("@([a-z]+)@")
_MOVE = re.compile(r"\d{1,2}(?:[-x]\d{1,2})+")


def question_in(text: str) -> Asking | None:
    """The question of our own that stands in a text, wrapped as it may be; None where none does."""
    plain = " ".join(text.replace("’", "'").split())
    for why, pattern in _patterns():
        if found := pattern.search(plain):
            named = {name: told.strip() for name, told in found.groupdict().items()}
            moves = tuple(_MOVE.findall(named.pop("moves", "")))
            return Asking(why, moves=moves, **named)
    return None


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    places = {name: f"@{name}@" for name in _NAMED}
    return tuple(
        (why, _pattern(catalog(language).text(f"letters-ask-{why}", is_told=is_told, **places)))
        for language in languages()
        for why in QUESTIONS
        for is_told in ("yes", "no")
    )


def _pattern(text: str) -> re.Pattern[str]:
    """What finds a question whatever stands in its places."""
    said = re.escape(text.replace("’", "'"))
    return re.compile(_PLACE.sub(r"(?P<\1>.{0,60}?)", said), re.IGNORECASE)
