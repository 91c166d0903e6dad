"""`damavoce games report`: the reports of kept games, printed or written to a new file."""

import json
import sqlite3
import sys
from collections.abc import Sequence

from assistant.commands.games_written import GamesTelling, write_out, write_to_file
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.reported import report_text
from assistant.narration.facts.keeping import NoGames


def report(
    file: sqlite3.Connection | None, games: Sequence[int], to: str | None, telling: GamesTelling
) -> int:
    """Write the report of each; 1, told, where one cannot be had, or there is none."""
    if not games:
        return telling.complain(NoGames("none"))

    def text_of(kept: KeptGame) -> str:
        text = report_text(kept, telling.messages.language)
        if not telling.as_json:
            return text
        return json.dumps({"id": kept.number, "report": text.splitlines()[:-1]}) + "\n"

    if to:
        return write_to_file(file, games, to, text_of, telling)
    return write_out(file, games, sys.stdout, text_of, telling)
