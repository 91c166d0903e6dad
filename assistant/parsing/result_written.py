"""A result that is typed as a score has it, 0-1: what somebody may want who writes it in a game."""

import re

from assistant.game.pdn.results import Result, parse_result
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import COLOURS, Command
from assistant.rules.side import Side

_HALF = r"(?:1/2|½|0[.,]5)"
_SIGN = r"\s*[-:–—−]\s*"
_RESULT = re.compile(
    rf"\s*(?:[12]{_SIGN}0|0{_SIGN}[012]|1{_SIGN}1|({_HALF})(?:{_SIGN}{_HALF})?)\s*[.!?]*\s*", re.ASCII
)
"""None of these is a move: there is no square 0, and none comes to where it begins."""


def deed_of_result(text: str) -> Perhaps | None:
    """What brings a result: the loser resigns, or a draw is offered. It is only asked about."""
    loser = loser_of_result(text)
    if loser:
        whose = COLOURS[loser]
        return Perhaps((CommandMeant(Command.RESIGN, whose=whose),))
    return Perhaps((CommandMeant(Command.DRAW),)) if _result(text) is Result.DRAW else None


def loser_of_result(text: str) -> Side | None:
    """The side that loses by a result that is typed."""
    result = _result(text)
    winner = result.winner if result else None
    return winner.opponent if winner else None


def _result(text: str) -> Result | None:
    written = _RESULT.fullmatch(text)
    if not written:
        return None
    return Result.DRAW if written[1] else parse_result(text.strip(" .!?"))
