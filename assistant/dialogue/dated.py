"""The moves of a game by correspondence as they are told with their dates.

Days are those of Greenwich, where the days of both are counted.
"""

from collections.abc import Sequence
from datetime import UTC, datetime

from assistant.game.correspondence import exchanges
from assistant.game.deed import Deed
from assistant.game.game import Game
from assistant.narration.facts.correspondence import MoveDated
from assistant.narration.facts.fact import Day
from assistant.rules.side import Side
from assistant.settings.mail_terms import own_side
from assistant.settings.terms import Terms

NO_DAY = Day(0, 0, 0)
"""Of what has not been."""


def dated_moves(deeds: Sequence[Deed], terms: Terms, this_year: int = 0) -> tuple[MoveDated, ...]:
    """The moves on the record, each with its dates; those of `this_year` without the year."""
    mail = terms.mail
    if mail is None:
        return ()
    own, plies = own_side(terms), Game.of(deeds).plies
    name = terms.player(own.opponent).name or mail.code
    before = int(terms.start.side_to_move is Side.BLACK)
    found = []
    for each in exchanges(deeds, own, mail):
        moments = (each.received, each.answered, each.sent)
        received, made, sent = (_day(moment, this_year) for moment in moments)
        number, move = str((each.ply + 1 + before) // 2), plies[each.ply - 1].written
        is_own = each.side is own
        found.append(
            MoveDated(number, move, is_own, name, received, made, sent, made == sent, each.days)
        )
    return tuple(found)


def _day(moment: float | None, this_year: int) -> Day:
    if moment is None:
        return NO_DAY
    day = datetime.fromtimestamp(moment, UTC)
    return Day(day.day, day.month, 0 if day.year == this_year else day.year)
