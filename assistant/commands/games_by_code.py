"""Kept games by the codes of correspondence, where a command names them so."""

import sqlite3
from collections.abc import Sequence

from assistant.commands.games_written import GamesTelling
from assistant.dialogue.kept import GameSearch
from assistant.narration.facts.keeping import GameNotHad
from assistant.store.journal import library


def numbered(
    file: sqlite3.Connection | None, games: Sequence[int | str], telling: GamesTelling
) -> list[int] | None:
    """The numbers of these games; None, told, where a code is of none."""
    found = [each if isinstance(each, int) else _number(file, each) for each in games]
    for game, number in zip(games, found, strict=True):
        if number is None:
            telling.complain(GameNotHad(str(game), "gone"))
            return None
    return [number for number in found if number is not None]


def _number(file: sqlite3.Connection | None, code: str) -> int | None:
    """The game that goes on, else one that is over, else a deleted one; of two the newest."""
    for is_deleted in (False, True):
        search = GameSearch(code=code, is_deleted=is_deleted)
        rows = library.find(file, search).rows if file else ()
        ordered = sorted(rows, key=lambda row: row.result is not None)
        if ordered:
            return ordered[0].number
    return None
