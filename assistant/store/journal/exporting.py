"""Kept games written to a file of the person's, one after the other, however many they are."""

import sqlite3
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

from assistant.dialogue.effects import ExportGames
from assistant.dialogue.events import GamesExported
from assistant.dialogue.kept import KeptGame
from assistant.store.journal import library
from assistant.store.journal.columns import UNREADABLE
from assistant.store.journal.file import JournalError, Trouble


def exported(
    file: sqlite3.Connection, wanted: ExportGames, folder: Path | None = None
) -> GamesExported:
    """Write the games that are wanted; tells how many, and where. One that is damaged is left out."""
    from assistant.store.documents import as_told, why_failed
    from assistant.store.game_files import written

    count, sealed = 0, list[int]()
    found = _texts(file, wanted, sealed)

    def texts() -> Iterator[str]:
        nonlocal count
        for text in chain(first, found):
            count += 1
            yield text

    request, to = wanted.request_id, wanted.to
    if not library.numbers(file, wanted.search, 1):
        return GamesExported(request, 0, why="none", by=to)
    first = [*islice(found, 1)]
    if not first:  # no file is made for nothing
        why = "sealed" if sealed else Trouble.DAMAGED.value
        return GamesExported(request, 0, why=why, by=to)
    try:
        name, at = written(wanted.file, texts(), folder)
    except (OSError, RuntimeError) as error:
        return GamesExported(request, 0, why=why_failed(error), by=to)
    return GamesExported(request, count, name, as_told(at), is_short=bool(sealed), by=to)


def _texts(file: sqlite3.Connection, wanted: ExportGames, sealed: list[int]) -> Iterator[str]:
    """The texts of the games; the numbers of those that nobody has before their end go to `sealed`."""
    # A start writes no game.
    from assistant.dialogue.embossed import brf_of, is_embossed
    from assistant.dialogue.exported import pdn_of
    from assistant.dialogue.reported import report_text
    from assistant.dialogue.views import is_sealed

    def text_of(game: KeptGame) -> str:
        if wanted.is_report:
            return report_text(game, wanted.language)
        return brf_of(game, wanted.language) if is_embossed(wanted.file) else pdn_of(game)

    for number in library.numbers(file, wanted.search):
        try:
            game = library.fetch(file, number)
            if game and is_sealed(game.terms, is_over=game.game().outcome is not None):
                sealed.append(number)
            elif game:
                yield text_of(game)
        except (JournalError, *UNREADABLE):
            continue
