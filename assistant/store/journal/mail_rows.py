"""What the table of games has besides of a game by correspondence: it is listed by that."""

from collections.abc import Sequence
from typing import NamedTuple

from assistant.game.correspondence import standing
from assistant.game.deed import Deed
from assistant.settings.mail_terms import own_side
from assistant.settings.terms import Terms


class MailRow(NamedTuple):
    """The columns, as schema.py tells them. None of them changes while nothing is done."""

    is_mine: bool
    to_do: str
    since: float
    due: float | None
    repeat: float | None


def mail_row(deeds: Sequence[Deed], terms: Terms) -> MailRow:
    """The row of the game that these deeds make."""
    mail, own = terms.mail, own_side(terms)
    assert mail, "a game by correspondence has terms of its own"
    there = standing(deeds, mail, own, 0.0)
    # The days are those of the calendar, by Greenwich.
    return MailRow(there.is_mine, there.to_do, there.since, there.due, there.repeat)
