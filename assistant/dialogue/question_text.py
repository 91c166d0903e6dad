"""Questions as text: what is waited for, with all that it is about, written down and read back.

The types of the fields say how each is read, so that a new kind of question needs no reader of its
own. Positions and moves are written as deeds have them: as a FEN, and by their squares.
"""

import dataclasses
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from assistant.dialogue.questions import Expected, Question
from assistant.errors import AssistantError
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.variant import Variant
from assistant.values import Value, names_of

_KIND = "is"
"""Under what the class is written of whatever has fields: no field can be called so in Python."""


class QuestionError(AssistantError):
    """A text that is no question."""


def format_question(question: Question | Expected) -> dict[str, Any]:
    """What waits for a yes or a no, or for a line, as JSON has it: what asks, what it is about."""
    return {name: _plain(getattr(question, name)) for name in names_of(question)}


def parse_question(told: Mapping[str, Any], variant: Variant) -> Question:
    """The question that format_question has written, in a game of this variant.

    Raises QuestionError.
    """
    try:
        return Question(**_fields(told, Question, variant))
    except (KeyError, TypeError, ValueError, AttributeError, AssistantError) as error:
        raise QuestionError(f"no question: {error}") from error


def parse_expected(told: Mapping[str, Any], variant: Variant) -> Expected:
    """The same of a line that is waited for. Raises QuestionError."""
    try:
        return Expected(**_fields(told, Expected, variant))
    except (KeyError, TypeError, ValueError, AttributeError, AssistantError) as error:
        raise QuestionError(f"no line that is waited for: {error}") from error


def format_moves(moves: Sequence[Move]) -> list[Any]:
    """Moves that are to be chosen from, by their squares."""
    return [_plain(move) for move in moves]


def parse_moves(told: Any, variant: Variant) -> tuple[Move, ...]:
    """The moves that format_moves has written. Raises QuestionError."""
    try:
        found: tuple[Move, ...] = _read(told, tuple[Move, ...], variant)
        return found
    except (KeyError, TypeError, ValueError, AttributeError, AssistantError) as error:
        raise QuestionError(f"no moves: {error}") from error


def _plain(value: Any) -> Any:
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Enum():
            return value.value
        case Position():
            return format_fen(value)
        case Move():
            return {
                "path": list(value.path),
                "captured": list(value.captured),
                "promotes": value.promotes,
            }
    names = _names(type(value))
    if isinstance(value, tuple) and not names:
        return [_plain(each) for each in value]
    if not (names or isinstance(value, Value)):
        raise TypeError(f"{value!r} is nothing that a question has")
    return {_KIND: type(value).__name__} | {name: _plain(getattr(value, name)) for name in names}


def _names(kind: type) -> tuple[str, ...]:
    """The fields of a class: of a value, a named tuple or a dataclass; none of any other."""
    if issubclass(kind, Value):
        return names_of(kind)
    if dataclasses.is_dataclass(kind):
        return tuple(each.name for each in dataclasses.fields(kind))
    names: tuple[str, ...] = getattr(kind, "_fields", ())
    return names


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """The types of the fields of a class, also those that questions.py names for types alone."""
    from assistant.tactile.inference import Amended, GoneBack, Made

    # Who only writes questions reads nothing of boards.
    of_boards = {each.__name__: each for each in (Amended, GoneBack, Made)}
    return get_type_hints(kind, localns=of_boards)


def _fields(told: Mapping[str, Any], kind: type, variant: Variant) -> dict[str, Any]:
    """What is told of the fields of a class; what is not told is as it is usual there."""
    hints = hints_of(kind)
    return {name: _read(told[name], hints[name], variant) for name in _names(kind) if name in told}


def _read(told: Any, hint: Any, variant: Variant) -> Any:
    """What was told for a field of this type. Raises ValueError and its like for anything else."""
    if get_origin(hint) in (Union, UnionType):
        hint = _member(told, get_args(hint))
    if get_origin(hint) is tuple:
        return _tuple(told, get_args(hint), variant)
    if hint is Position:
        return parse_fen(told, variant)
    if hint is Move:
        return _move(told, variant)
    if issubclass(hint, Enum):
        return hint(told)
    if hint in _PLAIN:
        if type(told) is not hint:
            raise ValueError(f"{told!r} is no {hint.__name__}")
        return told
    if told[_KIND] != hint.__name__:
        raise ValueError(f"{told[_KIND]} is no {hint.__name__}")
    return hint(**_fields(told, hint, variant))


_PLAIN = (NoneType, bool, int, float, str)


def _member(told: Any, members: tuple[Any, ...]) -> Any:
    """Which of several types was told: none, the one of this name, or the only one without a name."""
    if told is None:
        return NoneType
    named = told[_KIND] if isinstance(told, dict) and _KIND in told else None
    found = [
        each for each in members if each is not NoneType and _is_named(each) == (named is not None)
    ]
    (member,) = (each for each in found if named in (None, each.__name__))
    return member


def _is_named(kind: Any) -> bool:
    """Whether what is of a type is written with its name."""
    if get_origin(kind) is tuple or kind in (*_PLAIN, Position, Move):
        return False
    return not issubclass(kind, Enum)


def _tuple(told: Any, members: tuple[Any, ...], variant: Variant) -> tuple[Any, ...]:
    if not isinstance(told, list):
        raise ValueError(f"{told!r} is no list")
    if members[1:] == (...,):
        return tuple(_read(each, members[0], variant) for each in told)
    return tuple(_read(each, member, variant) for each, member in zip(told, members, strict=True))


def _move(told: Mapping[str, Any], variant: Variant) -> Move:
    squares = tuple[int, ...]
    path, captured = (_read(told[name], squares, variant) for name in ("path", "captured"))
    promotes = _read(told["promotes"], bool, variant)
    masks = variant.geometry.mask_of
    taken = sum(masks[square] for square in captured)
    return Move(path, captured, promotes, masks[path[0]], masks[path[-1]], taken)
