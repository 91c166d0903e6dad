"""Kept games as a command names them, by their numbers or the codes of correspondence."""

import sqlite3
from collections.abc import Iterator, Sequence

from assistant.commands.games_written import GamesTelling
from assistant.dialogue.kept import GameRow, GameSearch
from assistant.narration.facts.keeping import GameNotHad
from assistant.store.journal import library
from assistant.store.journal.file import Trouble


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


def rows_of(
    file: sqlite3.Connection | None, games: Sequence[int], telling: GamesTelling
) -> Iterator[GameRow | None]:
    """The rows of games by their numbers, also of deleted ones; None, told, for what cannot be had."""
    for number in games:
        state = library.state(file, number) if file else "gone"
        search = GameSearch(number=number, is_deleted=state == "deleted")
        found = library.find(file, search).rows if file else ()
        if not found:
            why = "gone" if state == "gone" else Trouble.DAMAGED.value
            telling.complain(GameNotHad(str(number), why))
        yield found[0] if found else None
