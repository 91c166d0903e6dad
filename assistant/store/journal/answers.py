"""What people want to know of the journal, answered from an open file; or what is answered where that
fails."""

import sqlite3
from collections.abc import Callable

from assistant.dialogue.effects import (
    ChangeGame,
    ExportGames,
    FetchGame,
    FindGames,
    LibraryEffect,
    ReadGame,
    RestoreCopy,
)
from assistant.dialogue.events import (
    CopyRestored,
    Event,
    GameChanged,
    GameFetched,
    GameRead,
    GamesExported,
    GamesFound,
)
from assistant.store.journal import library
from assistant.store.journal.exporting import exported
from assistant.store.journal.file import JournalError, Trouble, trouble_told
from assistant.values import replaced


def answered(wanted: LibraryEffect, answer: Callable[[], Event]) -> Event:
    """The answer, whatever becomes of it: who waits for one is to have one, and the thread goes on."""
    try:
        with trouble_told():
            return answer()
    except JournalError as error:
        return failed(wanted, error.trouble.value)
    except Exception:  # noqa: BLE001  (as it says)
        return failed(wanted, Trouble.OTHER.value)


def told(file: sqlite3.Connection, wanted: LibraryEffect, is_elsewhere: Callable[[int], bool]) -> Event:
    """What only reads; `is_elsewhere` says of a game whether another program has it."""
    match wanted:
        case FindGames(request, search, first, most):
            found = library.find(file, search, first, most)
            rows = tuple(
                replaced(each, is_elsewhere=is_elsewhere(each.number)) if each.result is None else each
                for each in found.rows
            )
            return GamesFound(request, rows, first, found.total, damaged=found.damaged, by=wanted.to)
        case ReadGame(request, number):
            game = library.fetch(file, number)
            return GameRead(request, game, "" if game else "gone", by=wanted.to)
        case ExportGames():
            return exported(file, wanted)
    raise AssertionError(wanted)


def failed(wanted: LibraryEffect, why: str) -> Event:
    """The answer where there is none; `why` is a word of file.py."""
    match wanted:
        case FindGames(request, _, first):
            return GamesFound(request, (), first, 0, why, by=wanted.to)
        case FetchGame(request):
            return GameFetched(request, None, why, by=wanted.to)
        case ReadGame(request):
            return GameRead(request, None, why, by=wanted.to)
        case ExportGames(request):
            return GamesExported(request, 0, why=why, by=wanted.to)
        case ChangeGame(request, game, how):
            return GameChanged(request, game, how, why, by=wanted.to)
        case RestoreCopy(request):
            return CopyRestored(request, 0, why, by=wanted.to)
    raise AssertionError(wanted)
