"""`damavoce games delete`, `restore` and `purge`."""

import argparse
import sqlite3
import sys
import time

from assistant.commands.games_by_code import numbered, rows_of
from assistant.commands.games_written import GamesTelling
from assistant.dialogue.handlers.keeping.described import of_row
from assistant.dialogue.kept import GameRow
from assistant.narration.facts.keeping import (
    DeleteAsked,
    GameDeleted,
    GameNotHad,
    GameRestored,
    NoGames,
)
from assistant.options import UsageError
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.store.journal import library
from assistant.store.journal.file import open_file
from assistant.store.journal.lease import alone_with
from assistant.store.journal.places import is_far, journal_file, mounts

CHANGES = ("delete", "restore", "purge")
"""What is done here."""


def change(options: argparse.Namespace, telling: GamesTelling) -> int:
    """Do it; 1 where it cannot be done. Raises JournalError and UsageError."""
    path = journal_file()
    if not path.exists():
        return telling.complain(NoGames("none"))
    file = open_file(path, is_far=is_far(path.parent, mounts()))
    try:
        games, status = numbered(file, options.game, telling), 0
        for row in rows_of(file, games, telling) if games else (None,):
            status = max(status, 1 if row is None else _change_one(file, row, options, telling))
            if status > 1:
                break
        return status
    finally:
        file.close()


def _change_one(
    file: sqlite3.Connection, row: GameRow, options: argparse.Namespace, telling: GamesTelling
) -> int:
    """Change one game, which nobody can begin to play meanwhile: not even while a yes is waited for."""
    with alone_with(journal_file(), row.number) as is_alone:
        if not is_alone:
            return telling.complain(GameNotHad(str(row.number), "elsewhere"))
        if options.action == "restore":
            return _restore(file, row.number, telling)
        return _delete(file, row, options, telling)


def _restore(file: sqlite3.Connection, number: int, telling: GamesTelling) -> int:
    if not library.restore(file, number):
        return telling.complain(GameNotHad(str(number), library.state(file, number)))
    telling.say(GameRestored(str(number)))
    return 0


def _delete(
    file: sqlite3.Connection, row: GameRow, options: argparse.Namespace, telling: GamesTelling
) -> int:
    number, how = row.number, options.action
    if not options.yes:
        if not sys.stdin.isatty():
            raise UsageError("games-needs-yes", name=f"games {how} {number} --yes")
        telling.say(DeleteAsked(of_row(row, time.time()), how))
        if not _is_yes(sys.stdin.readline(), telling):
            return 1
    if how == "delete":
        done = "delete" if library.delete(file, number, time.time()) else ""
        if not done:
            return telling.complain(GameNotHad(str(number), "gone"))
    else:
        done = "purge" if library.purge(file, [number]) else "later"
    telling.say(GameDeleted(str(number), done, library.DAYS_TO_RESTORE))
    return 0


def _is_yes(line: str, telling: GamesTelling) -> bool:
    meant = parse_command(line, vocabulary(telling.messages.language))
    return meant == CommandMeant(Command.YES)
