"""What `damavoce games` tells, and kept games as it writes them: to a file, or to standard output."""

import sqlite3
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TextIO

from assistant.dialogue.kept import KeptGame
from assistant.dialogue.views import is_sealed
from assistant.narration.catalog import Catalog
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.keeping import GameNotHad, GamesDamaged, NoGames
from assistant.narration.narrator import Narrator, printable
from assistant.store.journal import library
from assistant.store.journal.columns import UNREADABLE
from assistant.store.journal.copies import copy_to
from assistant.store.journal.file import JournalError, Trouble, trouble_told


class GamesTelling:
    """Lines for people, or JSON."""

    def __init__(self, messages: Catalog, *, as_json: bool) -> None:
        self.as_json = as_json
        self.narrator = Narrator(messages.language)
        self.messages = messages

    def say(self, fact: Fact) -> None:
        """One fact as a line."""
        print(self.narrator.tell(fact).text, flush=True)

    def complain(self, fact: Fact) -> int:
        """Why it cannot be done, on standard error; 1."""
        print(self.narrator.tell(fact).text, file=sys.stderr)
        return 1


def tell_damaged(damaged: Sequence[int], telling: GamesTelling) -> int:
    """Tell of which games nothing can be told; 1 where there are any."""
    if not damaged:
        return 0
    return telling.complain(GamesDamaged(", ".join(map(str, damaged)), len(damaged)))


def back_up(file: sqlite3.Connection | None, name: str, telling: GamesTelling) -> int:
    """Write all of the journal to a new file, as a journal; 1, told, where that cannot be."""
    if file is None:
        return telling.complain(NoGames("none"))
    with trouble_told():
        (count,) = file.execute("SELECT count(*) FROM games").fetchone()
    try:
        copy_to(file, Path(name))
    except (OSError, JournalError) as error:
        return _refused(name, error, telling)
    print(telling.messages.text("cli-games-backed-up", file=printable(name), count=count))
    return 0


def _refused(name: str, error: OSError | JournalError, telling: GamesTelling) -> int:
    """Why a new file cannot be written; 1."""
    if isinstance(error, FileExistsError):
        text = telling.messages.text("cli-games-file-exists", file=printable(name))
    else:
        why = error.detail if isinstance(error, JournalError) else error.strerror
        detail = printable(why or str(error))
        text = telling.messages.text("cli-games-no-file", file=printable(name), detail=detail)
    print(text, file=sys.stderr)
    return 1


def write_to_file(
    file: sqlite3.Connection | None,
    games: Iterable[int],
    name: str,
    text_of: Callable[[KeptGame], str],
    telling: GamesTelling,
) -> int:
    """Write games to a new file; 1, told, where that cannot be, or one is missing or damaged."""
    try:
        with open(name, "x", encoding="utf-8", newline="") as output:
            return write_out(file, games, output, text_of, telling)
    except OSError as error:
        return _refused(name, error, telling)


def write_out(
    file: sqlite3.Connection | None,
    games: Iterable[int],
    output: TextIO,
    text_of: Callable[[KeptGame], str],
    telling: GamesTelling,
) -> int:
    """Write games, one after the other; 1, told, where one is missing or damaged, or is not to be had
    before its end."""
    status = 0
    for number in games:
        try:
            kept = library.fetch(file, number) if file else None
            if kept and is_sealed(kept.terms, is_over=kept.game().outcome is not None):
                status = telling.complain(GameNotHad(str(number), "sealed"))
                continue
            text = text_of(kept) if kept else ""
        except (JournalError, *UNREADABLE):
            status = telling.complain(GameNotHad(str(number), Trouble.DAMAGED.value))
            continue
        if not text:
            status = telling.complain(GameNotHad(str(number), "gone"))
        output.write(text)
    return status
