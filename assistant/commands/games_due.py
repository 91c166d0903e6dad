"""`damavoce games due`: in how many games by correspondence something is to be done, in one line.

It is for cron and for who wants no conversation: it tells names, and nothing of positions.
"""

import argparse
import sqlite3
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from assistant.commands.games import when
from assistant.commands.law import print_json
from assistant.dialogue.kept import GameRow, GameSearch
from assistant.game.calendar_days import DAY
from assistant.game.ical import Deadline, calendar_of, is_ours
from assistant.narration.catalog import Catalog
from assistant.narration.facts.correspondence import GamesOwed, NoneByMail
from assistant.narration.facts.fact import Fact
from assistant.narration.narrator import Narrator, printable
from assistant.settings.mail_terms import own_side
from assistant.store.journal import library
from assistant.store.whole_file import replace_file
from speech.files.regular import open_regular


def tell_due(
    file: sqlite3.Connection | None, options: argparse.Namespace, messages: Catalog, now: float
) -> int:
    """Tell what is due, or write when; 1 where the file of a calendar cannot be written."""
    search = GameSearch(is_mail=True, result="unfinished", by_turn=True)
    rows = [*library.every(file, search)] if file else []
    if options.to and (why := _written(rows, options.to, messages, now)):
        print(why, file=sys.stderr)
        return 1
    if options.json:
        for row in rows:
            print_json(_values(row, now))
    elif not options.to:
        _tell(rows, messages, now)
    return 0


def _tell(rows: Sequence[GameRow], messages: Catalog, now: float) -> None:
    fact: Fact = NoneByMail()
    if rows:
        first, mine = rows[0], sum(row.is_mine for row in rows)
        left = left_of(first.due, now)
        fact = GamesOwed(mine, len(rows), name_of(first), first.to_do or "wait", *left)
    print(Narrator(messages.language).tell(fact).text)


def name_of(row: GameRow) -> str:
    """What the other player is called; where nobody has said it, the game."""
    mail = row.terms.mail
    return row.terms.player(own_side(row.terms).opponent).name or (mail.code if mail else "")


def left_of(due: float | None, now: float) -> tuple[str, int]:
    """The days that are left until a moment, or that have gone by since, as GamesOwed tells them."""
    if due is None:
        return "none", 0
    if now >= due:
        return "late", int((now - due) // DAY) + 1
    return "days", int((due - now) // DAY)


def _values(row: GameRow, now: float) -> dict[str, Any]:
    """A game as a line of JSON; each moment may be null, and so may be the days."""
    unit, days = left_of(row.due, now)
    moments = {"since": row.since, "due": row.due, "repeat": row.repeat}
    return {
        "id": row.number,
        "code": row.terms.mail.code if row.terms.mail else "",
        "opponent": row.terms.player(own_side(row.terms).opponent).name,
        "to_do": row.to_do,
        "days_left": None if unit == "none" else -days if unit == "late" else days,
        "is_repeat_due": row.repeat is not None and now >= row.repeat,
        **{name: None if moment is None else when(moment) for name, moment in moments.items()},
    }


# The calendar


def _written(rows: Sequence[GameRow], name: str, messages: Catalog, now: float) -> str:
    """Write the deadlines to a file, in place of those that it had; why not, if it cannot be."""
    told = messages.text
    calendar = calendar_of((_deadline(row, told) for row in rows if row.due is not None), now)
    file = Path(name)
    try:
        if file.exists():
            with open_regular(file) as before:
                if not is_ours(before.read()):
                    return told("cli-games-file-exists", file=printable(name))
        replace_file(file, calendar)
    except (OSError, ValueError) as error:
        detail = printable(getattr(error, "strerror", None) or str(error))
        return told("cli-games-no-file", file=printable(name), detail=detail)
    return ""


def _deadline(row: GameRow, told: Callable[..., str]) -> Deadline:
    assert row.terms.mail
    assert row.due is not None
    code = row.terms.mail.code
    last_day = datetime.fromtimestamp(row.due - 1, UTC).date()  # it is due when that day is over
    summary = told("cli-games-deadline", name=name_of(row), code=code)
    return Deadline(f"{code}-{row.number}@damavoce", summary, last_day)
