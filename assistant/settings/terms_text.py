"""Terms as text: what a journal keeps of a game beside its deeds, written down and read back.

The types of the fields say how each is written, so that a new term needs nothing here but, where its
type is new too, one line in _FORMS.
"""

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from assistant.errors import AssistantError
from assistant.game.match import Match, format_match, parse_match
from assistant.game.time_control import TimeControl, format_clock, parse_clock
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS, Variant
from assistant.settings.mail_terms import MailTerms, format_mail, parse_mail
from assistant.settings.terms import Player, Terms, format_player, parse_player

RULES = "rules"
"""Beside the terms, the variant that the position and the regulation are of."""


class TermsError(AssistantError):
    """A text that is no terms of a game."""


def format_terms(terms: Terms) -> dict[str, Any]:
    """Terms as JSON has them: all that is not as usual, and always the rules."""
    usual, variant = _usual(terms.regulation.variant), terms.regulation.variant
    told: dict[str, Any] = {RULES: variant.name}
    for each in dataclasses.fields(Terms):
        value = getattr(terms, each.name)
        if value != getattr(usual, each.name):
            form = _FORMS.get(type(value))
            told[each.name] = form.write(value) if form else value
    return told


def parse_terms(told: Mapping[str, Any]) -> Terms:
    """The terms that format_terms has written, in whatever version: what this one does not know is let
    be, what is not there is as usual. Raises TermsError."""
    try:
        variant = VARIANTS[told[RULES]]
        usual = _usual(variant)
        given = {
            each.name: _read(told[each.name], _hints()[each.name], variant)
            for each in dataclasses.fields(Terms)
            if each.name in told
        }
        return dataclasses.replace(usual, **given)
    except (KeyError, TypeError, ValueError, AttributeError, AssistantError) as error:
        raise TermsError(f"no terms: {error}") from error


def _usual(variant: Variant) -> Terms:
    """The usual terms of a game of this variant."""
    from assistant.rules.position import start_position

    found = regulation(variant, "fid")
    assert found
    return Terms(regulation=found, start=start_position(variant))


def _read(told: Any, hint: Any, variant: Variant) -> Any:
    """What was told for a term of this type. Raises ValueError for what is of another."""
    if get_origin(hint) is UnionType:
        if told is None:
            return None
        (hint,) = (each for each in get_args(hint) if each is not NoneType)
    if form := _FORMS.get(hint):
        return form.read(told, variant)
    if get_origin(hint) is tuple:
        return tuple(_read(each, get_args(hint)[0], variant) for each in told)
    if type(told) is not hint and not (hint is float and type(told) is int):
        raise ValueError(f"{told!r} is no {hint.__name__}")
    return told


@cache
def _hints() -> dict[str, Any]:
    """The types of the terms, by their names."""
    return get_type_hints(Terms)


class _Form(NamedTuple):
    """How what is of a type is written and read."""

    write: Callable[[Any], Any]
    read: Callable[[Any, Variant], Any]


def _regulation(told: Any, variant: Variant) -> Regulation:
    found = regulation(variant, told)
    if found is None:
        raise ValueError(f"no regulation {told!r}")
    return found


def _player(told: Any, variant: Variant) -> Player:
    found = parse_player(told)
    if found is None:
        raise ValueError(f"nobody is {told!r}")
    return found


_FORMS: Mapping[type, _Form] = {
    Regulation: _Form(lambda value: value.name, _regulation),
    Position: _Form(format_fen, parse_fen),
    TimeControl: _Form(format_clock, lambda told, variant: parse_clock(told)),
    Match: _Form(format_match, lambda told, variant: parse_match(told)),
    Player: _Form(format_player, _player),
    MailTerms: _Form(format_mail, lambda told, variant: parse_mail(told)),
    Side: _Form(lambda value: value.value, lambda told, variant: Side(told)),
}
