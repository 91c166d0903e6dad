"""What is read of the journal, a list, a search, a whole game; and deleting, with what undoes it.

All of it works on an open file (file.py) and raises JournalError. What is deleted stays for 30 days,
and can be had back; what is deleted for good is overwritten in the file. A game that is damaged hides
no other.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from assistant.dialogue.kept import GameRow, GameSearch, KeptGame, as_text
from assistant.game.calendar_days import is_moment
from assistant.game.deeds import Left, parse_deed, parse_left
from assistant.game.mail_terms import MailTerms
from assistant.rules.side import Side
from assistant.settings.terms import Player, Terms
from assistant.settings.terms_text import RULES, parse_terms
from assistant.store.journal.columns import UNREADABLE, key_of, moves_text
from assistant.store.journal.copies import mark_of, purge_in_copies, remove, remove_set_aside
from assistant.store.journal.file import JournalError, Trouble, transaction, trouble_told
from assistant.store.journal.positions import number_of
from assistant.store.journal.schema import OPENING

DAYS_TO_RESTORE = 30
_A_DAY = 86400.0


class Found(NamedTuple):
    """Some of the games that were searched for, and how many there are."""

    rows: tuple[GameRow, ...]
    total: int
    damaged: tuple[int, ...] = ()
    """The numbers of those among them of which nothing can be told."""


def find(file: sqlite3.Connection, search: GameSearch, first: int = 0, most: int = 1000) -> Found:
    """The games that are wanted, from a place in their order on, as many as wanted; and how many in
    all, those too of which nothing can be told."""
    damaged: list[int] = []
    where, values = _where(search)
    with trouble_told():
        (total,) = file.execute(f"SELECT count(*) FROM games WHERE {where}", values).fetchone()
        rows = file.execute(
            f"SELECT {_COLUMNS} FROM games WHERE {where} ORDER BY {_order(search)} LIMIT ? OFFSET ?",
            (*values, most, first),
        )
        return Found(tuple(_readable(file, rows, damaged)), total, tuple(damaged))


def every(
    file: sqlite3.Connection,
    search: GameSearch,
    most: int | None = None,
    damaged: list[int] | None = None,
) -> Iterator[GameRow]:
    """The same, one after the other, however many they are; the numbers of those of which nothing can
    be told go to `damaged`."""
    where, values = _where(search)
    with trouble_told():
        rows = file.execute(
            f"SELECT {_COLUMNS} FROM games WHERE {where} ORDER BY {_order(search)} LIMIT ?",
            (*values, -1 if most is None else most),
        )
        yield from _readable(file, rows, [] if damaged is None else damaged)


def numbers(file: sqlite3.Connection, search: GameSearch, most: int | None = None) -> list[int]:
    """The numbers of the games that are wanted, whatever else can be read of them."""
    where, values = _where(search)
    with trouble_told():
        rows = file.execute(
            f"SELECT id FROM games WHERE {where} ORDER BY {_order(search)} LIMIT ?",
            (*values, -1 if most is None else most),
        )
        return [int(number) for (number,) in rows]


def state(file: sqlite3.Connection, number: int) -> str:
    """Whether a game is `there`, or `deleted` and can be restored, or `gone`."""
    with trouble_told():
        found = file.execute("SELECT deleted IS NULL FROM games WHERE id = ?", (number,)).fetchone()
    return "gone" if found is None else "there" if found[0] else "deleted"


def uid_of(file: sqlite3.Connection, number: int) -> str:
    """What a game is known by in every file; empty where there is no such game."""
    found = file.execute("SELECT uid FROM games WHERE id = ?", (number,)).fetchone()
    return str(found[0] or "") if found else ""


def last_open(file: sqlite3.Connection) -> Iterator[int]:
    """The games that have not ended, or wait for the next one of their match, the one at which somebody
    sat last first; those by correspondence are offered to nobody, who plays them is not to be named
    before a key."""
    with trouble_told():
        rows = file.execute(
            "SELECT id, played FROM games WHERE deleted IS NULL AND result IS NULL AND mail = 0 "
            "UNION ALL SELECT id, played FROM games INDEXED BY games_awaited "
            "WHERE deleted IS NULL AND is_mine = 1 AND result IS NOT NULL AND mail = 0 "
            "ORDER BY played DESC"
        )
        yield from (int(number) for number, _ in rows)


def fetch(file: sqlite3.Connection, number: int) -> KeptGame | None:
    """A whole game, also a deleted one; None where there is none of this number."""
    with trouble_told():
        found = file.execute(
            "SELECT terms, waiting, updated, clock, uid FROM games WHERE id = ?", (number,)
        ).fetchone()
        deeds = file.execute(
            "SELECT deed FROM deeds WHERE game = ? ORDER BY number", (number,)
        ).fetchall()
    if found is None:
        return None
    try:
        done = tuple(parse_deed(json.loads(text)) for (text,) in deeds)
        terms, waiting, updated, clock, uid = found
        return KeptGame(
            number,
            parse_terms(json.loads(terms)),
            done,
            waiting,
            _moment(updated) or (done[-1].at if done else 0.0),
            _left_of(clock),
            uid or "",
        )
    except UNREADABLE as error:
        raise JournalError(Trouble.DAMAGED, f"game {number}: {error}") from error


def _left_of(text: str) -> Left | None:
    """What both clocks had left; None where no more is known than the last deed tells."""
    with suppress(*UNREADABLE):
        return parse_left(json.loads(text)) if text else None
    return None


def owed_by_mail(file: sqlite3.Connection) -> tuple[int, int]:
    """In how many games by correspondence something is to be done, and how many there are of those."""
    where, values = _where(GameSearch(is_mail=True, result="unfinished"))
    with trouble_told():
        total, mine = file.execute(
            f"SELECT COUNT(*), SUM(is_mine) FROM games INDEXED BY games_by_mail WHERE {where}",
            values,
        ).fetchone()
    return mine or 0, total


def mail_codes(file: sqlite3.Connection) -> frozenset[str]:
    """The codes of the games by correspondence that have not ended, of which a new one has none."""
    rows = every(file, GameSearch(is_mail=True, result="open"))
    return frozenset(row.terms.mail.code for row in rows if row.terms.mail)


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


def purge(file: sqlite3.Connection, games: Sequence[int]) -> bool:
    """Delete games for good, and people who play no other: nothing of them is left in the file.

    Whether it is so at once: where another program has the file just now, or a backup copy, the rest is
    overwritten when that has gone.
    """
    _mark(file)
    with transaction(file):
        remove(file, games)
    if file.execute("SELECT 1 FROM games LIMIT 1").fetchone() is None:
        remove_set_aside(_path_of(file))
    return erase(file)


def erase(file: sqlite3.Connection) -> bool:
    """Have nothing left in the file of what is no longer in its tables; whether that could be done.

    What is deleted is overwritten where it lies. But SQLite moves rows when pages fill and are joined,
    and a piece of one may stay in the gap that it has left: so all of the file is written anew.
    """
    try:
        is_done = _purge_in_copies(file)
        file.execute("VACUUM")
        is_done &= _clear_log(file)
    except sqlite3.Error:
        return False  # no room for it on the disk, or somebody writes
    if is_done:
        with suppress(OSError):
            mark_of(_path_of(file)).unlink(missing_ok=True)
    return is_done


def erase_what_is_left(file: sqlite3.Connection) -> None:
    """Have that done which could not be before, by whatever program."""
    if mark_of(_path_of(file)).exists():
        erase(file)


def _mark(file: sqlite3.Connection) -> None:
    with suppress(OSError):
        mark_of(_path_of(file)).touch(mode=0o600)


def _path_of(file: sqlite3.Connection) -> Path:
    return next(
        Path(path) for _, schema, path in file.execute("PRAGMA database_list") if schema == "main"
    )


def purge_untouched(file: sqlite3.Connection, games: Iterable[int]) -> None:
    """Take out those of some games in which nothing was done since they began, by what the file has."""
    with transaction(file):
        count = "SELECT count(*) FROM deeds WHERE game = ?"
        remove(file, [each for each in games if file.execute(count, (each,)).fetchone() == (1,)])
    with trouble_told():
        _clear_log(file)


def purge_old(file: sqlite3.Connection, now: float) -> int:
    """Delete for good what was deleted so long ago that nobody can restore it; how many games."""
    with trouble_told():
        rows = file.execute(
            "SELECT id FROM games WHERE deleted < ?", (now - DAYS_TO_RESTORE * _A_DAY,)
        ).fetchall()
    if rows:
        with transaction(file):
            remove(file, [number for (number,) in rows])
        with trouble_told():
            if not _purge_in_copies(file):
                _mark(file)
            _clear_log(file)
    return len(rows)


def _purge_in_copies(file: sqlite3.Connection) -> bool:
    return purge_in_copies(_path_of(file), {uid for (uid,) in file.execute("SELECT uid FROM purged")})


def _clear_log(file: sqlite3.Connection) -> bool:
    """Have the log hold no page as it was before; where there is none this does nothing."""
    (is_busy, *_) = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not is_busy


_ENDS = (None, "white", "black", "draw", "annulled")
_MOMENTS = "updated, played, began, deleted, since, due, repeat"
_COLUMNS = f"id, terms, moves, turn, result, ended_by, is_mine, mail, {_MOMENTS}, to_do"


def _order(search: GameSearch) -> str:
    if not search.by_turn:
        return "updated DESC, id DESC"
    if search.is_mail:
        return "is_mine DESC, result IS NOT NULL, due IS NULL, due, since, id"
    return "is_mine DESC, updated DESC, id DESC"


def _readable(
    file: sqlite3.Connection, rows: Iterable[Sequence[Any]], damaged: list[int]
) -> Iterator[GameRow]:
    """The rows, but for those of which nothing can be told."""
    for row in rows:
        try:
            readable = _row(file, row)
        except UNREADABLE:
            damaged.append(row[0])
        else:
            yield readable


def _row(file: sqlite3.Connection, columns: Sequence[Any]) -> GameRow:
    number, terms, moves, turn, result, ended_by, is_mine, is_mail, *rest = columns
    (updated, played, began, deleted, since, due, repeat), to_do = map(_moment, rest[:7]), rest[7]
    try:
        played_on = parse_terms(json.loads(terms))
    except UNREADABLE:
        played_on = _terms_beside(file, number)
    if result not in _ENDS:
        raise ValueError(f"{result!r} is no result")
    return GameRow(
        number,
        played_on,
        tuple(moves.split()),
        Side(turn),
        updated or played or began or 0.0,
        result,
        ended_by,
        bool(is_mine),
        deleted,
        False,
        *((to_do, since, due, repeat) if is_mail else ()),
    )


def _moment(value: object) -> float | None:
    """A moment that a calendar has; None for anything else that may stand in its place."""
    return float(value) if isinstance(value, int | float) and is_moment(value) else None


def _terms_beside(file: sqlite3.Connection, number: int) -> Terms:
    """What a list tells of the terms of a game, where they cannot be read: who plays, and what, stands
    in columns of its own."""
    rules, start, persons, is_mail, *names = file.execute(
        "SELECT rules, start, persons, mail, whites.name, blacks.name FROM games "
        "LEFT JOIN people AS whites ON whites.id = white "
        "LEFT JOIN people AS blacks ON blacks.id = black WHERE games.id = ?",
        (number,),
    ).fetchone()
    here = (persons in (side.value, "both") for side in Side)
    white, black = (
        Player(
            name=name or "", is_computer=not (is_here or is_mail), is_by_mail=is_mail and not is_here
        )
        for is_here, name in zip(here, names, strict=True)
    )
    mail = MailTerms() if is_mail else None
    return replace(parse_terms({RULES: rules, "start": start}), white=white, black=black, mail=mail)


def _where(search: GameSearch) -> tuple[str, tuple[Any, ...]]:
    """What a game must be, in SQL, and the values that go there."""
    parts = ["TRUE" if search.is_either else f"deleted IS {'NOT ' * search.is_deleted}NULL"]
    values: list[Any] = []
    coded = as_text({"code": search.code})[1:-1] if search.code else None

    def want(part: str, *given: Any) -> None:
        parts.append(part)
        values.extend(given)

    for part, value in (
        ("id = ?", search.number),
        ("updated >= ?", search.since),
        ("updated < ?", search.until),
        ("rules = ?", search.rules or None),
        ("mail = 1 AND instr(terms, ?) > 0", coded),
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
    for is_wanted, part in (
        (search.is_computer, "persons <> 'both' AND mail = 0"),
        (search.is_mail, "mail = 1"),
        (search.is_match, "instr(terms, '\"match\":{') > 0"),
    ):
        if is_wanted:
            want(part)
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
    "annulled": "result = 'annulled'",
    "won": "result = persons",
    "lost": "result IN ('white', 'black') AND persons IN ('white', 'black') AND result <> persons",
    "over": "result IS NOT NULL",
    "open": "result IS NULL",
    "unfinished": "(result IS NULL OR is_mine = 1)",
}
