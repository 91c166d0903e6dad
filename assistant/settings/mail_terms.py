"""Who of a game by correspondence is at this machine, and its terms as text and back."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from assistant.game.mail_terms import MailTerms as MailTerms
from assistant.rules.side import Side
from assistant.settings.terms import Terms


def own_side(terms: Terms) -> Side:
    """The side that is played at this machine, where the other one plays by mail."""
    return Side.BLACK if terms.white.is_by_mail else Side.WHITE


def format_mail(mail: MailTerms) -> dict[str, Any]:
    """What is not as usual, as JSON has it."""
    usual = MailTerms()
    told = {each.name: getattr(mail, each.name) for each in dataclasses.fields(MailTerms)}
    return {name: value for name, value in told.items() if value != getattr(usual, name)}


def parse_mail(told: Mapping[str, Any]) -> MailTerms:
    """What format_mail has written, in whatever version. Raises ValueError and AttributeError."""
    usual = MailTerms()
    known = {each.name: getattr(usual, each.name) for each in dataclasses.fields(MailTerms)}
    given = {name: value for name, value in told.items() if name in known}
    for name, value in given.items():
        if type(value) is not type(known[name]) or (type(value) is int and value < 0):
            raise ValueError(f"{name} is {value!r}")
    return MailTerms(**given)
