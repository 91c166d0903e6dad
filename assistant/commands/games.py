"""`damavoce games`: the games that are kept, to be listed, shown, exported, deleted and had back."""

import argparse
import math
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime, timedelta
from typing import Any

from assistant.commands.games_by_code import numbered, rows_of
from assistant.commands.games_changing import CHANGES, change
from assistant.commands.games_dated import tell_dates
from assistant.commands.games_written import (
    GamesTelling,
    back_up,
    tell_damaged,
    write_out,
    write_to_file,
)
from assistant.commands.law import position_of, print_json, variant_of
from assistant.dialogue.embossed import brf_of, is_embossed
from assistant.dialogue.exported import pdn_of
from assistant.dialogue.handlers.keeping.described import count_told, of_row, of_rows
from assistant.dialogue.kept import GameRow, GameSearch, KeptGame
from assistant.game.match import format_match
from assistant.game.record import Entry, Ply
from assistant.game.written import written_moves
from assistant.narration.catalog import Catalog
from assistant.narration.facts.errors import FenRefused
from assistant.narration.facts.keeping import (
    GameNotHad,
    GameShown,
    GamesUnreadable,
    NoGames,
)
from assistant.narration.kept_in_score import kept_in_score
from assistant.narration.narrator import Narrator
from assistant.options import GAMES_ACTIONS, UsageError
from assistant.rules.fen import FenError, format_fen
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN, VARIANTS
from assistant.settings.terms import format_player
from assistant.store.journal import library
from assistant.store.journal.file import JournalError, open_to_read
from assistant.store.journal.places import journal_file
from assistant.values import replaced


def run(options: argparse.Namespace, messages: Catalog) -> int:
    """Do it; 1 where it cannot be done, 2 where a yes is missing that nobody can be asked for."""
    _check_usage(options)
    telling = GamesTelling(messages, as_json=options.json)
    try:
        if options.action in CHANGES:
            return change(options, telling)
        with _reading() as file:
            if options.action == "backup":
                return back_up(file, options.game[0], telling)
            games = numbered(file, options.game, telling)
            if games is None:
                return 1
            options.game = games
            match options.action:
                case "list":
                    return _list(file, _search(options, messages), options.limit, telling)
                case "due":
                    from assistant.commands.games_due import tell_due  # of no use to other actions

                    return tell_due(file, options, messages, time.time())
                case "report":
                    from assistant.commands.games_report import report  # of no use to other actions

                    return report(file, games or _newest(file), options.to, telling)
                case "show" if options.to:
                    return _emboss(file, options, telling)
                case "show":
                    return _show(file, options.game, telling)
                case _:
                    return _export(file, options, telling)
    except JournalError as error:
        is_change = options.action in CHANGES
        return telling.complain(GamesUnreadable(error.trouble.value, is_change, is_playing=False))


def _check_usage(options: argparse.Namespace) -> None:
    """Raise UsageError for words and options that the action does not take."""
    action, games = options.action, options.game
    if action is None:
        raise UsageError("missing-option", name="|".join(GAMES_ACTIONS))
    if games and action in ("list", "due"):
        raise UsageError("unknown-argument", name=str(games[0]))
    if not games and action in CHANGES:
        raise UsageError("missing-option", name="ID")
    if action == "backup" and not games:
        raise UsageError("missing-option", name="FILE")
    if action == "backup" and len(games) > 1:
        raise UsageError("unknown-argument", name=games[1])
    if action == "show" and options.to and not (games and is_embossed(options.to)):
        raise UsageError("games-brf")
    if action == "export" and bool(games) == options.all:
        raise UsageError("missing-option", name="ID|--all")
    for name, takers in _TAKEN_BY.items():
        given = getattr(options, name)
        if given not in (None, False) and action not in takers:
            raise UsageError("unknown-argument", name=f"--{_WRITTEN.get(name, name)}")


_SEARCHING = ("since", "until", "opponent", "result", "opening", "fen", "deleted", "limit")
_TAKEN_BY = {
    **dict.fromkeys(_SEARCHING, ("list", "export")),
    **{"rules": ("list", "export"), "to": ("export", "show", "report", "due"), "all": ("export",)},
    "yes": ("delete", "purge"),
}
"""Options, and the actions that take them."""
_WRITTEN = {"opponent": "with"}


@contextmanager
def _reading() -> Iterator[sqlite3.Connection | None]:
    """The journal, to be read; None where nothing was kept as yet. Raises JournalError."""
    file = open_to_read(journal_file())
    try:
        yield file
    finally:
        if file:
            file.close()


# Listing


def _search(options: argparse.Namespace, messages: Catalog) -> GameSearch:
    """Which games the options want. Raises UsageError."""
    variant = VARIANTS[options.rules] if options.rules else ITALIAN
    opening = written_moves(options.opening or (), variant)
    if opening is None:
        raise UsageError("illegal-opening", name="--opening")
    try:
        position = position_of(options.fen, variant_of(options)) if options.fen else None
    except FenError as error:
        fact = FenRefused(error.problem, error.detail)
        raise UsageError("bad-fen", sentence=Narrator(messages.language).tell(fact).text) from None
    return GameSearch(
        opponent=options.opponent or "",
        since=_beginning(options.since) if options.since else None,
        until=_end(options.until) if options.until else None,
        result=options.result or "",
        opening=opening,
        position=position,
        rules=variant.name if opening else options.rules or "",
        is_deleted=options.deleted,
        by_turn=not options.json,
    )


def _beginning(day: date) -> float:
    """When a day begins on the clock on the wall, in seconds since 1970."""
    try:
        return datetime(day.year, day.month, day.day).astimezone().timestamp()
    except (ValueError, OverflowError, OSError):  # at either end of the calendar
        return -math.inf if day.year < 1970 else math.inf


def _end(day: date) -> float:
    """When the day after it begins, which the last one of the calendar has not."""
    return math.inf if day == date.max else _beginning(day + timedelta(days=1))


def _list(
    file: sqlite3.Connection | None, search: GameSearch, most: int | None, telling: GamesTelling
) -> int:
    damaged: list[int] = []
    found = library.every(file, search, most, damaged) if file else iter(())
    if telling.as_json:
        for row in found:
            print_json(_values(row))
        return tell_damaged(damaged, telling)
    total = library.find(file, search, 0, 1).total if file else 0
    if not total:
        telling.say(
            NoGames("deleted" if search.is_deleted else "none" if _is_any(search) else "search")
        )
        return 0
    told = [*found]
    part = len(told) if len(told) + len(damaged) < total else 0
    telling.say(count_told(total, told, part, is_search=not _is_any(search)))
    for each in of_rows(told, time.time()):
        telling.say(GameShown(each))
    return tell_damaged(damaged, telling)


def _is_any(search: GameSearch) -> bool:
    return replaced(search, by_turn=False) == GameSearch()


def _values(row: GameRow) -> dict[str, Any]:
    """A game as a line of JSON (command-line.md, `games list`)."""
    terms = row.terms
    return {
        "id": row.number,
        "rules": terms.regulation.variant.name,
        "regulation": terms.regulation.name,
        "white": format_player(terms.white),
        "black": format_player(terms.black),
        "match": format_match(terms.match) if terms.match else None,
        "start": format_fen(terms.start),
        "moves": [] if _is_unnoted(row) else list(row.moves),
        **({"sealed": True} if _is_unnoted(row) else {}),
        "result": _result(row),
        "ended_by": row.ended_by or None,
        "updated": when(row.updated),
        "deleted": None if row.deleted is None else when(row.deleted),
        **_by_mail(row),
    }


def _is_unnoted(row: GameRow) -> bool:
    """Whether the moves of a game are nobody's to read before its end, since nothing is noted in it."""
    return row.result is None and not row.terms.has_notes


def _by_mail(row: GameRow) -> dict[str, Any]:
    """What a game by correspondence has besides; each moment may be null."""
    if row.terms.mail is None:
        return {}
    moments = {"since": row.since, "due": row.due, "repeat": row.repeat}
    told = {name: None if moment is None else when(moment) for name, moment in moments.items()}
    return {"code": row.terms.mail.code, "to_do": row.to_do, **told}


def _result(row: GameRow) -> str | None:
    """The result as PDN has it, for the game of the row."""
    if row.result is None:
        return None
    is_italian = row.terms.regulation.variant is ITALIAN
    white, black, draw = ("1-0", "0-1", "1/2-1/2") if is_italian else ("2-0", "0-2", "1-1")
    return {"white": white, "black": black, "draw": draw, "annulled": "*"}[row.result]


def when(moment: float) -> str:
    """A moment as JSON has it."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# One game, or several


def _newest(file: sqlite3.Connection | None) -> list[int]:
    """The number of the game in which something was done last; nothing where there is none."""
    return [row.number for row in library.find(file, GameSearch(), 0, 1).rows] if file else []


def _show(file: sqlite3.Connection | None, games: Sequence[int], telling: GamesTelling) -> int:
    games = games or _newest(file)
    if not games:
        return telling.complain(NoGames("none"))
    status = 0
    for row in rows_of(file, games, telling):
        if row is None:
            status = 1
        elif telling.as_json:
            print_json(_values(row))
        else:
            telling.say(GameShown(of_row(row, time.time())))
            if _is_unnoted(row):
                telling.say(GameNotHad(str(row.number), "sealed"))
                continue
            _tell_score(file, row, telling)
            if file and row.terms.mail:
                tell_dates(file, row, telling)
    return status


def _emboss(file: sqlite3.Connection | None, options: argparse.Namespace, telling: GamesTelling) -> int:
    """Write games for an embosser, each on pages of its own."""

    def embossed(kept: KeptGame) -> str:
        return brf_of(kept, telling.messages.language)

    return write_to_file(file, options.game, options.to, embossed, telling)


def _tell_score(file: sqlite3.Connection | None, row: GameRow, telling: GamesTelling) -> None:
    """The moves with their numbers; where an irregularity was kept, that stands between them."""
    kept = None
    with suppress(JournalError, ValueError):  # what is damaged has its moves all the same
        kept = library.fetch(file, row.number) if file else None
        entries = kept.game().entries if kept else ()
        if any(kept_in_score(entries, at) for at in range(len(entries))):
            _tell_with_kept(entries, telling)
            return
    print(_score(row))


def _tell_with_kept(entries: Sequence[Entry], telling: GamesTelling) -> None:
    number, line, is_begun = 1, list[str](), False
    for at, entry in enumerate(entries[1:], 1):
        before, cause = entries[at - 1].position.side_to_move, entry.cause
        if isinstance(cause, Ply):
            dots = "." if cause.side is Side.WHITE else "..."
            line.append(cause.written if is_begun else f"{number}{dots} {cause.written}")
        elif fact := kept_in_score(entries, at):
            _print_line(line)
            line = []
            telling.say(fact)
        is_begun = isinstance(cause, Ply) and cause.side is Side.WHITE
        number += before is Side.BLACK and entry.position.side_to_move is Side.WHITE
    _print_line(line)


def _print_line(moves: Sequence[str]) -> None:
    if moves:
        print(" ".join(moves))


def _score(row: GameRow) -> str:
    """The moves with their numbers, as a score has them; where Black begins, its first is 1..."""
    is_black_first = row.terms.start.side_to_move is Side.BLACK
    moves = ["..." if is_black_first else "", *row.moves] if is_black_first else [*row.moves]
    pairs = [moves[at : at + 2] for at in range(0, len(moves), 2)]
    return " ".join(f"{number}. {' '.join(pair)}" for number, pair in enumerate(pairs, 1))


def _export(file: sqlite3.Connection | None, options: argparse.Namespace, telling: GamesTelling) -> int:
    """Write games as PDN to a file or the standard output: those that are wanted, or were named."""
    if options.all:
        search = replaced(_search(options, telling.messages), by_turn=False)
        games = library.numbers(file, search, options.limit) if file else []
    else:
        games = options.game
    if not options.to:
        return write_out(file, games, sys.stdout, pdn_of, telling)
    return write_to_file(file, games, options.to, pdn_of, telling)
