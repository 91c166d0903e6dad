"""The leave of both players as it is told: the days that count, each once.

Days are those of Greenwich, where the days of both are counted.
"""

from collections.abc import Sequence
from datetime import UTC, datetime

from assistant.game.calendar_days import DAY, day_of, days_off
from assistant.game.deed import Deed
from assistant.narration.facts.fact import Day
from assistant.narration.facts.on_leave import LeaveStands
from assistant.settings.mail_terms import own_side
from assistant.settings.terms import Terms


def leave_standing(
    deeds: Sequence[Deed], terms: Terms, now: float, *, is_all: bool = False
) -> tuple[LeaveStands, ...]:
    """The leave that is not over, mine first; with `is_all` also what is over."""
    mail, own = terms.mail, own_side(terms)
    if mail is None:
        return ()
    name = terms.player(own.opponent).name or mail.code
    year, today = datetime.fromtimestamp(now, UTC).year, day_of(now, 0.0)
    return tuple(
        LeaveStands(side is own, name, _day(each.start, year), len(each))
        for side in (own, own.opponent)
        for each in days_off(deeds, side, mail.leave, 0.0)
        if is_all or each.stop > today
    )


def _day(number: int, this_year: int) -> Day:
    day = datetime.fromtimestamp(number * DAY, UTC)
    return Day(day.day, day.month, 0 if day.year == this_year else day.year)
