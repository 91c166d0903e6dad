"""What is read of the journal, a list, a search, a whole game; and deleting, with what undoes it.

All of it works on an open file (file.py) and raises JournalError. What is deleted stays for 30 days,
and can be had back; what is deleted for good is overwritten in the file.
"""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from assistant.dialogue.kept import GameRow, GameSearch, KeptGame
from assistant.errors import AssistantError
from assistant.game.deeds import parse_deed
from assistant.rules.side import Side
from assistant.settings.terms_text import parse_terms
from assistant.store.journal.file import JournalError, Trouble, transaction, trouble_told
from assistant.store.journal.positions import number_of
from assistant.store.journal.schema import OPENING
from assistant.store.journal.writing import key_of, moves_text

DAYS_TO_RESTORE = 30
_A_DAY = 86400.0


class Found(NamedTuple):
    """Some of the games that were searched for, and how many there are."""

    rows: tuple[GameRow, ...]
    total: int


def find(file: sqlite3.Connection, search: GameSearch, first: int = 0, most: int = 1000) -> Found:
    """The games that are wanted, from a place in their order on, as many as wanted; and how many in
    all."""
    where, values = _where(search)
    order = "is_mine DESC, updated DESC" if search.by_turn else "updated DESC"
    with trouble_told():
        (total,) = file.execute(f"SELECT count(*) FROM games WHERE {where}", values).fetchone()
        rows = file.execute(
            f"SELECT {', '.join(_COLUMNS)} FROM games WHERE {where} "
            f"ORDER BY {order}, id DESC LIMIT ? OFFSET ?",
            (*values, most, first),
        )
        return Found(tuple(map(_row, rows)), total)


def every(file: sqlite3.Connection, search: GameSearch, most: int | None = None) -> Iterator[GameRow]:
    """The same, one after the other, however many they are."""
    where, values = _where(search)
    order = "is_mine DESC, updated DESC" if search.by_turn else "updated DESC"
    with trouble_told():
        rows = file.execute(
            f"SELECT {', '.join(_COLUMNS)} FROM games WHERE {where} ORDER BY {order}, id DESC LIMIT ?",
            (*values, -1 if most is None else most),
        )
        yield from map(_row, rows)


def last_open(file: sqlite3.Connection) -> Iterator[int]:
    """The games that have not ended, the one that was played last first."""
    with trouble_told():
        rows = file.execute(
            "SELECT id FROM games WHERE deleted IS NULL AND result IS NULL ORDER BY updated DESC"
        )
        yield from (int(number) for (number,) in rows)


def fetch(file: sqlite3.Connection, number: int) -> KeptGame | None:
    """A whole game, also a deleted one; None where there is none of this number."""
    with trouble_told():
        found = file.execute(
            "SELECT terms, waiting, updated FROM games WHERE id = ?", (number,)
        ).fetchone()
        deeds = file.execute(
            "SELECT deed FROM deeds WHERE game = ? ORDER BY number", (number,)
        ).fetchall()
    if found is None:
        return None
    try:
        done = tuple(parse_deed(json.loads(text)) for (text,) in deeds)
        return KeptGame(number, parse_terms(json.loads(found[0])), done, found[1], found[2])
    except (ValueError, AssistantError) as error:
        raise JournalError(Trouble.DAMAGED, f"game {number}: {error}") from error


def delete(file: sqlite3.Connection, number: int, now: float) -> bool:
    """Delete a game so that it can be restored; whether there was one."""
    with transaction(file):
        done = file.execute(
            "UPDATE games SET deleted = ? WHERE id = ? AND deleted IS NULL", (now, number)
        )
        return done.rowcount > 0


def restore(file: sqlite3.Connection, number: int) -> bool:
    """Have a deleted game back; whether there was one."""
    with transaction(file):
        done = file.execute(
            "UPDATE games SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", (number,)
        )
        return done.rowcount > 0


def purge(file: sqlite3.Connection, numbers: Sequence[int]) -> bool:
    """Delete games for good, and people who play no other: nothing of them is left in the file.

    Whether it is so at once: where another program reads the file just now, its log is overwritten when
    that has gone.
    """
    with transaction(file):
        for number in numbers:
            for table, column in (("positions", "game"), ("deeds", "game"), ("games", "id")):
                file.execute(f"DELETE FROM {table} WHERE {column} = ?", (number,))
        file.execute(
            "DELETE FROM people WHERE NOT EXISTS (SELECT 1 FROM games WHERE white = people.id) "
            "AND NOT EXISTS (SELECT 1 FROM games WHERE black = people.id)"
        )
    with trouble_told():
        # The log still has the pages as they were; where there is none this does nothing.
        (is_busy, *_) = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not is_busy


def purge_old(file: sqlite3.Connection, now: float) -> int:
    """Delete for good what was deleted so long ago that nobody can restore it; how many games."""
    with trouble_told():
        rows = file.execute(
            "SELECT id FROM games WHERE deleted < ?", (now - DAYS_TO_RESTORE * _A_DAY,)
        ).fetchall()
    if rows:
        purge(file, [number for (number,) in rows])
    return len(rows)


_COLUMNS = ("id", "terms", "moves", "turn", "updated", "result", "ended_by", "is_mine", "deleted")


def _row(columns: Sequence[Any]) -> GameRow:
    number, terms, moves, turn, updated, result, ended_by, is_mine, deleted = columns
    try:
        return GameRow(
            number,
            parse_terms(json.loads(terms)),
            tuple(moves.split()),
            Side(turn),
            updated,
            result,
            ended_by,
            bool(is_mine),
            deleted,
        )
    except (ValueError, AssistantError) as error:
        raise JournalError(Trouble.DAMAGED, f"game {number}: {error}") from error


def _where(search: GameSearch) -> tuple[str, tuple[Any, ...]]:
    """What a game must be, in SQL, and the values that go there."""
    parts = ["deleted IS NOT NULL" if search.is_deleted else "deleted IS NULL"]
    values: list[Any] = []

    def want(part: str, *given: Any) -> None:
        parts.append(part)
        values.extend(given)

    for part, value in (
        ("id = ?", search.number),
        ("updated >= ?", search.since),
        ("updated < ?", search.until),
        ("rules = ?", search.rules or None),
    ):
        if value is not None:
            want(part, value)
    if search.opponent:
        named = "(SELECT id FROM people WHERE instr(key, ?) > 0)"
        key = key_of(search.opponent)
        want(
            f"id IN (SELECT id FROM games WHERE white IN {named} "
            f"UNION SELECT id FROM games WHERE black IN {named})",
            key,
            key,
        )
    if search.is_computer:
        want("persons <> 'both'")
    if search.result:
        want(_RESULTS[search.result])
    if search.opening:
        text = moves_text(search.opening[:OPENING])
        want("opening >= ? AND opening < ?", text, text[:-1] + "!")  # the sign behind the blank
        whole = moves_text(search.opening)
        want("substr(moves, 1, ?) = ?", len(whole), whole)
    if search.position is not None:
        want("id IN (SELECT game FROM positions WHERE position = ?)", number_of(search.position))
    return " AND ".join(parts), tuple(values)


_RESULTS = {
    "white": "result = 'white'",
    "black": "result = 'black'",
    "draw": "result = 'draw'",
    "won": "result = persons",
    "lost": "result IN ('white', 'black') AND persons IN ('white', 'black') AND result <> persons",
    "over": "result IS NOT NULL",
    "open": "result IS NULL",
}
