"""The dates of a game by correspondence: when each move came, was made and sent, and its days."""

import sqlite3
from datetime import UTC, datetime

from assistant.commands.games_written import GamesTelling
from assistant.dialogue.kept import GameRow
from assistant.game.correspondence import exchanges
from assistant.game.game import Game
from assistant.narration.facts.correspondence import MoveDated
from assistant.rules.side import Side
from assistant.settings.mail_terms import own_side
from assistant.store.journal import library


def tell_dates(file: sqlite3.Connection, row: GameRow, telling: GamesTelling) -> None:
    """A line for each move, behind the score; none for a game at one place."""
    kept, mail = library.fetch(file, row.number), row.terms.mail
    if kept is None or mail is None:
        return
    own, plies = own_side(row.terms), Game.of(kept.deeds).plies
    name = row.terms.player(own.opponent).name or mail.code
    before = int(row.terms.start.side_to_move is Side.BLACK)
    for each in exchanges(kept.deeds, own, mail):
        number = (each.ply + 1 + before) // 2
        move = plies[each.ply - 1].written
        days = (_day(each.received), _day(each.answered), _day(each.sent))
        telling.say(MoveDated(str(number), move, each.side is own, name, *days, each.days))


def _day(moment: float | None) -> str:
    """A day by Greenwich, where the days of both are counted; empty for what has not been."""
    return "" if moment is None else datetime.fromtimestamp(moment, UTC).date().isoformat()
