"""Who of a game by correspondence is at this machine, and its terms as text and back."""

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeVar

from assistant.game.mail_terms import MailTerms as MailTerms
from assistant.rules.side import Side
from assistant.settings.terms import Player, Terms


def own_side(terms: Terms) -> Side:
    """The side that is played at this machine, where the other one plays by mail."""
    return Side.BLACK if terms.white.is_by_mail else Side.WHITE


T = TypeVar("T", bound=Terms)

_NOT_BY_MAIL: dict[str, Any] = {
    **dict.fromkeys(("white_clock", "black_clock", "match")),
    **dict.fromkeys(("questions", "white_questions", "black_questions", "are_answers_shared")),
    **dict.fromkeys(("is_arbiter", "is_touch_move"), False),
    "has_notes": True,
}
"""What no game by correspondence has, whatever was played before it."""


def by_mail(terms: T, mail: MailTerms) -> T:
    """These terms for a game by correspondence: no clock runs there, nobody counts questions of who
    may look at a board for days, and nobody sits beside it as an arbiter."""
    return dataclasses.replace(terms, mail=mail, **_NOT_BY_MAIL)


def at_one_place(terms: T) -> T:
    """These terms for a game at this machine: in place of who plays by mail the computer does."""
    if terms.mail is None:
        return terms
    computer = Player(is_computer=True)
    white, black = (computer if each.is_by_mail else each for each in (terms.white, terms.black))
    return dataclasses.replace(terms, mail=None, white=white, black=black)


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
