"""On what a game by correspondence is played beside its rules: how it is named, days, leave."""

import unicodedata
from collections.abc import Collection
from dataclasses import dataclass

FIRST_NUMBER = 101
"""Of a code: more than any board has squares, so that none is taken for a move."""


@dataclass(frozen=True, slots=True)
class MailTerms:
    """What two people have agreed on for their game, and what the event asks of it."""

    code: str = ""
    """What stands in the subject of each message, so that two games are never mixed: `AB-101`."""
    address: str = ""
    """The opponent's, to which messages are handed over; nothing is sent by the program."""
    event: str = ""
    director: str = ""
    """The address of who is told what goes beyond the terms."""
    moves: int = 0
    """So many moves each in `days` days; 0 where no number of moves is to be made in a time."""
    days: int = 0
    game_days: int = 0
    """Days that each has for the whole game; 0 for as many as they want."""
    leave: int = 0
    """Days of leave that each may take, in which their time does not count."""
    repeat_after: int = 0
    """Days without an answer after which a message is sent again; 0 for never."""
    are_conditions_binding: bool = True
    """Whether what one has said one answers is played when their move fits it."""
    is_analysis_allowed: bool = False
    """Whether the computer may be asked about the position of a game under way."""


def code_of(white: str, black: str, taken: Collection[str]) -> str:
    """A code for a game of these people: a letter of each, and a number that none of `taken` has."""
    numbers = {int(digits) for each in taken if (digits := each.rpartition("-")[2]).isdecimal()}
    number = next(each for each in range(FIRST_NUMBER, 10**9) if each not in numbers)
    return f"{_letter(white)}{_letter(black)}-{number}"


def _letter(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).upper()
    return next((each for each in plain if "A" <= each <= "Z"), "X")
