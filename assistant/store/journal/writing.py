"""What the conversation gives to be written down, as rows of the journal.

One batch is all that one event gave, and one transaction: no draw is accepted and not agreed on after a
crash. A game stands in the file from its first deed on, or from its beginning where somebody has set up
a position: a start that nothing followed is nothing to lose, and would only lengthen the list.
"""

import json
import sqlite3
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from assistant.dialogue.effects import JournalEffect, KeepTerms, KeepWaiting, Record, TakeUp
from assistant.dialogue.kept import as_text, result_of
from assistant.game.deeds import (
    Began,
    Deed,
    MoveCorrected,
    MovePlayed,
    TakenBack,
    format_deed,
    parse_deed,
)
from assistant.game.game import Game
from assistant.game.record import Ply
from assistant.rules.fen import format_fen
from assistant.rules.position import start_position
from assistant.settings.terms import Terms
from assistant.settings.terms_text import format_terms
from assistant.store.journal.positions import number_of
from assistant.store.journal.schema import OPENING


@dataclass(frozen=True, slots=True)
class _Kept:
    """What is known of the game at a table, between its deeds."""

    terms: Terms
    game: int = 0
    """Its number in the file; 0 while it is not there."""
    owed: tuple[Record, ...] = ()
    """Its records that are not in the file."""
    deeds: int = 0
    """How many are in the file."""
    moves: tuple[str, ...] = ()
    waiting: str = ""


@dataclass(slots=True)
class Writing:
    """Writes batches into an open file, and knows which table has which game."""

    connection: sqlite3.Connection
    on_new: Callable[[int], None] = lambda game: None
    """Told the number of each game that is new in the file, before that is committed."""
    _tables: Mapping[int, _Kept] = field(default_factory=dict)

    @contextmanager
    def undone_on_failure(self) -> Iterator[None]:
        """What is known of the tables is as before where anything fails, as the file is: a commit may
        fail when all was written."""
        before = self._tables
        try:
            yield
        except BaseException:
            self._tables = before
            raise

    def write(self, batch: Iterable[JournalEffect]) -> None:
        """Write them, inside a transaction of the caller's, and undone with it where that fails."""
        for effect in batch:
            self._write_one(effect)

    def moved_to(self, connection: sqlite3.Connection) -> "Writing":
        """The same for a file that was opened again."""
        return Writing(connection, self.on_new, self._tables)

    def untouched(self) -> list[int]:
        """The games that were begun here and in which nothing has happened."""
        return [each.game for each in self._tables.values() if each.game and each.deeds == 1]

    def game_at(self, table: int) -> int | None:
        """The number of the game at a table, if it is in the file."""
        kept = self._tables.get(table)
        return kept.game or None if kept else None

    def _write_one(self, effect: JournalEffect) -> None:
        match effect:
            case TakeUp(table, game, terms, deeds, moves):
                self._put(table, _Kept(terms, game, deeds=deeds, moves=moves))
            case KeepTerms(table, terms):
                self._keep_terms(table, terms)
            case KeepWaiting(table, text, is_mine):
                self._keep_waiting(table, text, is_mine=is_mine)
            case Record(table=table):
                self._record(table, effect)

    def _put(self, table: int, kept: _Kept) -> None:
        self._tables = {**self._tables, table: kept}

    def _keep_terms(self, table: int, terms: Terms) -> None:
        kept = self._tables.get(table)
        self._put(table, replace(kept, terms=terms) if kept else _Kept(terms))
        if kept and kept.game:
            self.connection.execute(
                "UPDATE games SET terms = ?, white = ?, black = ?, persons = ? WHERE id = ?",
                (as_text(format_terms(terms)), *self._people(terms), persons_of(terms), kept.game),
            )

    def _keep_waiting(self, table: int, text: str, *, is_mine: bool) -> None:
        kept = self._tables[table]
        self._put(table, replace(kept, waiting=text))
        if kept.game:
            self.connection.execute(
                "UPDATE games SET waiting = ?, is_mine = ? WHERE id = ?", (text, is_mine, kept.game)
            )

    def _record(self, table: int, record: Record) -> None:
        kept = self._tables[table]
        deed, usual = record.deed, start_position(kept.terms.regulation.variant)
        if isinstance(deed, Began) and deed.start == usual:
            self._put(table, replace(kept, owed=(record,)))
            return
        owed = (*kept.owed, record)
        if not kept.game:
            kept = replace(kept, game=self._begun(kept, owed[0]))
        for each in owed:
            kept = self._added(kept, each)
        self._put(table, replace(kept, owed=()))

    def _begun(self, kept: _Kept, record: Record) -> int:
        """A row for a game that is not there as yet."""
        terms, position, at = kept.terms, record.position, record.deed.at
        cursor = self.connection.execute(
            "INSERT INTO games (rules, terms, start, white, black, began, updated, turn, is_hidden, "
            "persons, waiting) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                position.variant.name,
                as_text(format_terms(terms)),
                format_fen(position),
                *self._people(terms),
                at,
                at,
                position.side_to_move.value,
                terms.questions is not None,
                persons_of(terms),
                kept.waiting,
            ),
        )
        game = cursor.lastrowid
        assert game
        self.on_new(game)
        return game

    def _added(self, kept: _Kept, record: Record) -> _Kept:
        """One deed more."""
        deed, outcome, position = record.deed, record.outcome, record.position
        moves = moves_after(kept.moves, deed)
        self.connection.execute(
            "INSERT INTO deeds (game, number, deed) VALUES (?, ?, ?)",
            (kept.game, kept.deeds, as_text(format_deed(deed))),
        )
        is_mine = outcome is None and not kept.terms.player(position.side_to_move).is_computer
        self.connection.execute(
            "UPDATE games SET updated = ?, plies = ?, opening = ?, moves = ?, turn = ?, is_mine = ?, "
            "result = ?, ended_by = ? WHERE id = ?",
            (
                deed.at,
                len(moves),
                moves_text(moves[:OPENING]),
                moves_text(moves),
                position.side_to_move.value,
                is_mine,
                result_of(outcome),
                outcome.termination.value if outcome else "",
                kept.game,
            ),
        )
        self._index(kept, record, len(moves))
        return replace(kept, deeds=kept.deeds + 1, moves=moves)

    def _index(self, kept: _Kept, record: Record, plies: int) -> None:
        """Have the game found by the positions that it came to; one played blindfold not before its
        end, since a question to the file would be one about the board."""
        run = self.connection.execute
        if len(kept.moves) > plies:
            run("DELETE FROM positions WHERE game = ? AND ply > ?", (kept.game, plies))
        if kept.terms.questions is None:
            row = (number_of(record.position), kept.game, plies)
            run("INSERT OR IGNORE INTO positions (position, game, ply) VALUES (?, ?, ?)", row)
            return
        is_over = record.outcome is not None
        run("DELETE FROM positions WHERE game = ?", (kept.game,))
        run("UPDATE games SET is_hidden = ? WHERE id = ?", (not is_over, kept.game))
        if is_over:
            texts = run("SELECT deed FROM deeds WHERE game = ? ORDER BY number", (kept.game,))
            game = Game.of(parse_deed(json.loads(text)) for (text,) in texts)
            ply = 0
            for entry in game.entries:
                ply += isinstance(entry.cause, Ply)
                row = (number_of(entry.position), kept.game, ply)
                run("INSERT OR IGNORE INTO positions (position, game, ply) VALUES (?, ?, ?)", row)

    def _people(self, terms: Terms) -> tuple[int | None, int | None]:
        """The people who play White and Black, as they are known in the file; None for the computer and
        for who has no name."""
        names = [each.name for each in (terms.white, terms.black)]
        white, black = (self._person(name) if name else None for name in names)
        return white, black

    def _person(self, name: str) -> int:
        run = self.connection.execute
        run("INSERT OR IGNORE INTO people (name, key) VALUES (?, ?)", (name, key_of(name)))
        (number,) = run("SELECT id FROM people WHERE name = ?", (name,)).fetchone()
        return int(number)


def persons_of(terms: Terms) -> str:
    """Which sides people play, as the table of games has it."""
    people = terms.people
    return people[0].value if len(people) == 1 else "both" if people else "none"


def moves_after(moves: tuple[str, ...], deed: Deed) -> tuple[str, ...]:
    """The moves of a score after one deed more."""
    match deed:
        case MovePlayed():
            return (*moves, deed.move)
        case TakenBack(plies):
            return moves[: len(moves) - plies]
        case MoveCorrected(ply):
            return moves[: ply - 1]
    return moves


def moves_text(moves: Iterable[str]) -> str:
    """Moves with a blank behind each, so that those which begin a game are the beginning of its
    text."""
    return "".join(f"{move} " for move in moves)


def key_of(name: str) -> str:
    """A name as it is searched: in small letters, without accents."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
