"""What waits at a table, written down with its game: so that it is asked again after a crash.

Of a game that is played blindfold nothing is written but moves and squares that were said: a
position in a file would be one that may be looked at.
"""

import json
from collections.abc import Mapping
from typing import Any

from assistant.dialogue.kept import as_text
from assistant.dialogue.place import NEVER_AWAITED, Place, without
from assistant.dialogue.question_text import (
    QuestionError,
    format_moves,
    format_question,
    parse_expected,
    parse_moves,
    parse_question,
)
from assistant.dialogue.questions import UNDECIDED, Expected, Keep, Question
from assistant.dialogue.repetition import Repeating
from assistant.dialogue.surface import OWN
from assistant.dialogue.table import Table
from assistant.dialogue.views import is_hidden
from assistant.rules.move import Move
from assistant.rules.side import Side
from assistant.values import Value


class Waiting(Value):
    """What waits at a table for who is at the machine, and what was counted of its sides."""

    question: Question | None = None
    choice: tuple[Move, ...] = ()
    """The moves one of which is to be chosen."""
    is_heard: bool = False
    """Whether they sounded alike."""
    expected: Expected | None = None
    repeating: Repeating | None = None
    """The move that is to be repeated."""
    refused: tuple[int, int] = (0, 0)
    """Illegal moves that White and Black have tried."""
    is_followed: bool = False
    """Whether a match went on from it, or was ended with it."""


def waiting_at(table: Table) -> Waiting:
    """What waits there now."""
    place = table.places.get(OWN, _NOBODY)
    question, choice = place.kept_question, place.choice
    if question and isinstance(question.about, Keep) and is_hidden(table.terms):
        question = None  # it has what stands on a board, which shows it again
    refused = table.tallies[Side.WHITE].refused, table.tallies[Side.BLACK].refused
    return Waiting(
        question,
        choice.moves if choice else (),
        bool(choice and choice.is_heard),
        place.kept_line,
        table.repeating,
        refused,
        table.is_followed,
    )


_NOBODY = Place()


def format_waiting(waiting: Waiting) -> str:
    """It as text; empty where there is nothing to be kept."""
    told: dict[str, Any] = {}
    if waiting.question:
        told["question"] = format_question(waiting.question)
    if waiting.choice:
        told["choice"] = format_moves(waiting.choice)
        told["heard"] = waiting.is_heard
    if waiting.expected:
        told["expected"] = format_question(waiting.expected)
    if waiting.repeating:
        told["repeating"] = [waiting.repeating.ply, waiting.repeating.missed]
    if any(waiting.refused):
        told["refused"] = list(waiting.refused)
    if waiting.is_followed:
        told["followed"] = True
    return as_text(told) if told else ""


def parse_waiting(text: str, table: Table) -> Waiting:
    """What format_waiting has written; what this version does not know waits no more."""
    try:
        told = json.loads(text) if text else {}
    except ValueError:
        told = {}
    if not isinstance(told, dict):
        return Waiting()
    variant = table.terms.regulation.variant
    return Waiting(
        _read(told, "question", lambda value: parse_question(value, variant)),
        _read(told, "choice", lambda value: parse_moves(value, variant)) or (),
        told.get("heard") is True,
        _read(told, "expected", lambda value: without(parse_expected(value, variant), NEVER_AWAITED)),
        _repeating(told.get("repeating"), table),
        _counts(told.get("refused")),
        told.get("followed") is True,
    )


def is_left_undecided(text: str) -> bool:
    """Whether in what format_waiting has written an irregularity is still to be decided on."""
    try:
        about = json.loads(text)["question"]["about"]
        return about["is"] in {each.__name__ for each in UNDECIDED}
    except (ValueError, KeyError, TypeError):
        return False


def _read(told: Mapping[str, Any], name: str, read: Any) -> Any:
    try:
        return read(told[name]) if name in told else None
    except QuestionError:
        return None


def _repeating(told: Any, table: Table) -> Repeating | None:
    """The move that is to be repeated, as long as the record ends with it."""
    match told:
        case [int(ply), int(missed)] if ply == len(table.game.plies) > 0 and _may_repeat(table):
            return Repeating(ply, missed)
    return None


def _may_repeat(table: Table) -> bool:
    return table.terms.repeats_back and table.game.outcome is None


def _counts(told: Any) -> tuple[int, int]:
    match told:
        case [int(white), int(black)]:
            return white, black
    return 0, 0
