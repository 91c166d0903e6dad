"""The dates of a game by correspondence: when each move came, was made and sent, and its days."""

import sqlite3

from assistant.commands.games_written import GamesTelling
from assistant.dialogue.dated import dated_moves
from assistant.dialogue.kept import GameRow
from assistant.dialogue.on_leave import leave_standing
from assistant.narration.analysis_in_score import analysis_in_score
from assistant.store.journal import library


def tell_dates(file: sqlite3.Connection, row: GameRow, telling: GamesTelling) -> None:
    """A line for each move, behind the score; none for a game at one place."""
    kept = library.fetch(file, row.number)
    for dated in dated_moves(kept.deeds, row.terms) if kept else ():
        telling.say(dated)
    for leave in leave_standing(kept.deeds, row.terms, 0.0, is_all=True) if kept else ():
        telling.say(leave)
    for helped in analysis_in_score(kept.deeds) if kept else ():
        telling.say(helped)
