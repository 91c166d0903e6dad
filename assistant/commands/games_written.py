"""What `damavoce games` tells, and kept games as it writes them: to a file, or to standard output."""

import sqlite3
import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from assistant.dialogue.kept import KeptGame
from assistant.dialogue.views import is_sealed
from assistant.narration.catalog import Catalog
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.keeping import GameNotHad
from assistant.narration.narrator import Narrator, printable
from assistant.store.journal import library
from assistant.store.journal.columns import UNREADABLE
from assistant.store.journal.file import JournalError, Trouble


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
    except FileExistsError:
        text = telling.messages.text("cli-games-file-exists", file=printable(name))
    except OSError as error:
        detail = printable(error.strerror or str(error))
        text = telling.messages.text("cli-games-no-file", file=printable(name), detail=detail)
    print(text, file=sys.stderr)
    return 1


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
