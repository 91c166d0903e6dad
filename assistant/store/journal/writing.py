"""What the conversation gives to be written down, as rows of the journal.

One batch is all that one event gave, and one transaction: no draw is accepted and not agreed on after a
crash. A game stands in the file from its first deed on, or from its beginning where somebody has set up
a position: a start that nothing followed is nothing to lose, and would only lengthen the list.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from secrets import token_hex

from assistant.dialogue.effects import JournalEffect, KeepClock, KeepTerms, KeepWaiting, Record, TakeUp
from assistant.dialogue.kept import KeptGame, as_text, result_of
from assistant.dialogue.views import is_hidden
from assistant.game.deeds import Began, Deed, format_deed, parse_deed
from assistant.game.game import Game
from assistant.game.outcome import Outcome
from assistant.game.record import Ply
from assistant.rules.fen import format_fen
from assistant.rules.position import Position, start_position
from assistant.settings.terms import Terms
from assistant.settings.terms_text import format_terms
from assistant.store.journal.columns import (
    UNREADABLE,
    key_of,
    moves_after,
    moves_text,
    persons_of,
)
from assistant.store.journal.held import LastDeed
from assistant.store.journal.merging import unused
from assistant.store.journal.owed import table_of
from assistant.store.journal.positions import number_of
from assistant.store.journal.schema import OPENING


@dataclass(frozen=True, slots=True)
class _Kept:
    """What is known of the game at a table, between its deeds."""

    terms: Terms
    game: int = 0
    """Its number in the file; 0 while it is not there."""
    uid: str = field(default_factory=lambda: token_hex(8))
    """What it is known by in every file."""
    owed: tuple[Record, ...] = ()
    """Its records that are not in the file."""
    deeds: tuple[Deed, ...] = ()
    """Those that are in the file."""
    moves: tuple[str, ...] = ()
    waiting: str = ""
    is_begun_here: bool = False
    """Whether it is there since it was played at this table."""


@dataclass(slots=True)
class Writing:
    """Writes batches into an open file, and knows which table has which game."""

    connection: sqlite3.Connection
    on_new: Callable[[int], None] = lambda game: None
    """Told the number of each game that is new in the file, before that is committed."""
    taken: Mapping[int, KeptGame] = field(default_factory=dict)
    """By their tables, games that are taken up, as they were given; others are read in the file."""
    _tables: Mapping[int, _Kept] = field(default_factory=dict)
    _doubted: frozenset[int] = frozenset()
    """Tables of which it is not known whether their games are in the file as they were."""
    _left: Mapping[str, _Kept] = field(default_factory=dict)
    """Games that were at tables before, by what they are known by in every file."""

    @contextmanager
    def undone_on_failure(self) -> Iterator[None]:
        """What is known of the tables is as before where anything fails, as the file is: a commit may
        fail when all was written."""
        before = self._tables, self._doubted
        try:
            yield
        except BaseException:
            self._tables, self._doubted = before
            raise

    @property
    def tables(self) -> Mapping[int, _Kept]:
        """What is known of them, to be gone back to."""
        return self._tables

    def go_back(self, tables: Mapping[int, _Kept]) -> None:
        """What is known is as it was: what was written since is in no file any more."""
        self._tables, self._doubted = tables, frozenset(tables)

    def write(self, batch: Iterable[JournalEffect]) -> None:
        """Write them, inside a transaction of the caller's, and undone with it where that fails."""
        effects = [*batch]
        for place, effect in enumerate(effects):
            table = table_of(effect)
            if table in self._doubted and table in self._tables:
                self._look_again(table, effects[place:])
            self._write_one(effect)

    def move_to(self, connection: sqlite3.Connection) -> None:
        """Write to a file that was opened again."""
        if connection is not self.connection:
            self.connection, self._doubted = connection, frozenset(self._tables)

    def write_all_again(self) -> None:
        """Have all games that were at a table be in the file as they are known, in a transaction."""
        for table in sorted(self._doubted & self._tables.keys(), key=lambda at: self._tables[at].game):
            self._look_again(table, ())
        there = {kept.uid for kept in self._tables.values()}
        for uid, kept in sorted(self._left.items(), key=lambda item: item[1].game):
            if uid not in there and not self._number_of(uid) and not self._is_purged(uid):
                self._caught_up(kept, 0, 0)

    def last_deeds(self) -> list[LastDeed]:
        """What the file must have of the games at tables."""
        return [
            LastDeed(each.uid, len(each.deeds) - 1, as_text(format_deed(each.deeds[-1])))
            for each in self._tables.values()
            if each.game and each.deeds
        ]

    def forget(self, uid: str) -> None:
        """A game was deleted, which is not to come back."""
        self._left = {each: kept for each, kept in self._left.items() if each != uid}

    def doubt(self, tables: Iterable[int]) -> None:
        """The games at these tables may not be in the file any more as they were."""
        self._doubted = self._doubted.union(tables)

    def put_away(self, table: int) -> None:
        """There is no such table any more."""
        kept = self._tables.get(table)
        if kept and kept.game:
            self._left = {**self._left, kept.uid: kept}
        self._tables = {number: each for number, each in self._tables.items() if number != table}
        self._doubted = self._doubted - {table}

    @property
    def games(self) -> dict[int, int]:
        """The games in the file, by the tables where they are."""
        return {table: kept.game for table, kept in self._tables.items() if kept.game}

    def untouched(self) -> list[int]:
        """The games that were begun at a table that is still there, and in which nothing has happened.
        By correspondence the first move of the other side may take its weeks, and the next game of a
        match is waited for; a position that a person has set up is their work."""
        tables = (each for each in self._tables.values() if not _is_waited_for(each.terms))
        begun = (each for each in tables if each.is_begun_here and len(each.deeds) == 1)
        return [each.game for each in begun if each.deeds[0].by is None]

    def game_at(self, table: int) -> int | None:
        """The number of the game at a table, if it is in the file."""
        kept = self._tables.get(table)
        return kept.game or None if kept else None

    def _write_one(self, effect: JournalEffect) -> None:
        match effect:
            case TakeUp(table, game, terms, deeds, moves, at):
                given = self.taken.get(table)
                done = given.deeds if given else self._deeds_of(game)
                uid = given.uid if given else self._uid_of(game)
                game = self._number_of(uid) or game  # that it has in this file
                self._put(table, _Kept(terms, game, uid, deeds=tuple(done[:deeds]), moves=moves))
                self.connection.execute(
                    "UPDATE games SET played = max(played, ?) WHERE id = ?", (at, game)
                )
            case KeepTerms(table, terms):
                self._keep_terms(table, terms)
            case KeepWaiting(table, text, is_mine):
                self._keep_waiting(table, text, is_mine=is_mine)
            case KeepClock(table, left):
                row = json.dumps(left), self.game_at(table)
                self.connection.execute("UPDATE games SET clock = ? WHERE id = ?", row)
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
            self._sum_up_mail(self._tables[table])

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
        is_nothing = deed.start == usual if isinstance(deed, Began) else False
        if is_nothing and not _is_waited_for(kept.terms):
            self._put(table, replace(kept, owed=(record,)))
            return
        owed = (*kept.owed, record)
        if not kept.game:
            kept = replace(
                kept, game=self._begun(kept, owed[0].position, owed[0].deed.at), is_begun_here=True
            )
        for each in owed:
            kept = self._added(kept, each)
        self._put(table, replace(kept, owed=()))

    def _begun(self, kept: _Kept, position: Position, at: float, number: int | None = None) -> int:
        """A row for a game that is not there as yet."""
        terms = kept.terms
        cursor = self.connection.execute(
            "INSERT INTO games (id, uid, rules, terms, start, white, black, began, updated, turn, "
            "is_hidden, persons, waiting) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                kept.uid,
                position.variant.name,
                as_text(format_terms(terms)),
                format_fen(position),
                *self._people(terms),
                at,
                at,
                position.side_to_move.value,
                is_hidden(terms),
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
        deed = record.deed
        self._add_deed(kept.game, len(kept.deeds), deed)
        added = replace(kept, deeds=(*kept.deeds, deed), moves=moves_after(kept.moves, deed))
        self._sum_up(added, record.position, record.outcome)
        self._index(kept, record, len(added.moves))
        return added

    def _add_deed(self, game: int, number: int, deed: Deed) -> None:
        self.connection.execute(
            "INSERT INTO deeds (game, number, deed) VALUES (?, ?, ?)",
            (game, number, as_text(format_deed(deed))),
        )

    def _sum_up(self, kept: _Kept, position: Position, outcome: Outcome | None) -> None:
        """Have the table of games say how the game stands."""
        is_mine = outcome is None and not kept.terms.player(position.side_to_move).is_computer
        self.connection.execute(
            "UPDATE games SET updated = ?, played = max(played, ?), plies = ?, opening = ?, moves = ?, "
            "turn = ?, is_mine = ?, result = ?, ended_by = ?, clock = '' WHERE id = ?",
            (
                kept.deeds[-1].at,
                kept.deeds[-1].at,
                len(kept.moves),
                moves_text(kept.moves[:OPENING]),
                moves_text(kept.moves),
                position.side_to_move.value,
                is_mine,
                result_of(outcome),
                outcome.termination.value if outcome else "",
                kept.game,
            ),
        )
        self._sum_up_mail(kept)

    def _sum_up_mail(self, kept: _Kept) -> None:
        """Have the table say what is to be done in a game by correspondence, and until when."""
        if kept.terms.mail is None:
            return
        from assistant.store.journal.mail_rows import mail_row  # of no use to other games

        row = mail_row(kept.deeds, kept.terms)
        self.connection.execute(
            "UPDATE games SET mail = 1, is_mine = ?, to_do = ?, since = ?, due = ?, repeat = ? "
            "WHERE id = ?",
            (*row, kept.game),
        )

    def _number_of(self, uid: str) -> int:
        """The number of a game in the file; 0 where it is not there."""
        found = self.connection.execute("SELECT id FROM games WHERE uid = ?", (uid,)).fetchone()
        return int(found[0]) if found else 0

    def _is_purged(self, uid: str) -> bool:
        """Whether it was deleted for good there."""
        found = self.connection.execute("SELECT 1 FROM purged WHERE uid = ?", (uid,)).fetchone()
        return found is not None

    def _uid_of(self, game: int) -> str:
        found = self.connection.execute("SELECT uid FROM games WHERE id = ?", (game,)).fetchone()
        return str(found[0]) if found else token_hex(8)

    def _deeds_of(self, game: int) -> Sequence[Deed]:
        """What the file has of a game; nothing of one that cannot be read."""
        rows = self.connection.execute("SELECT deed FROM deeds WHERE game = ? ORDER BY number", (game,))
        try:
            return [parse_deed(json.loads(text)) for (text,) in rows]
        except UNREADABLE:
            return []

    def _look_again(self, table: int, coming: Iterable[JournalEffect]) -> None:
        """Have the game at a table be in the file as it is known: that may be another file now, or an
        older copy, or a game that somebody has deleted there. `coming` is what is to be written."""
        self._doubted = self._doubted - {table}
        kept = self._tables[table]
        if not (kept.game and kept.deeds):
            return
        number, known = self._number_of(kept.uid), kept.deeds
        there = tuple(self._deeds_of(number))
        if there == known:
            self._put(table, replace(kept, game=number))
            return
        records = [each for each in coming if isinstance(each, Record) and each.table == table]
        more = len(there) - len(known)
        if more > 0 and there == (*known, *(each.deed for each in records[:more])):
            # A commit that was said to have failed was done: it is done once more.
            self.connection.execute(
                "DELETE FROM deeds WHERE game = ? AND number >= ?", (number, len(known))
            )
            self._put(table, replace(kept, game=number))
            return
        if number and there != known[: len(there)]:  # it went on in another way there
            kept, number, there = replace(kept, uid=token_hex(8)), 0, ()
        self._put(table, self._caught_up(kept, number, len(there)))
        self._keep_terms(table, kept.terms)

    def _caught_up(self, kept: _Kept, number: int, count: int) -> _Kept:
        """The game with all its deeds, of which the file has so many under a number; 0, and it is a new
        game there."""
        game, moves = Game.of(kept.deeds), tuple[str, ...]()
        for deed in kept.deeds:
            moves = moves_after(moves, deed)
        start = game.entries[0].position
        if not number:
            old = unused(self.connection, kept.game)
            number = self._begun(kept, start, kept.deeds[0].at, old)
        kept = replace(kept, game=number, moves=moves)
        for place, deed in [*enumerate(kept.deeds)][count:]:
            self._add_deed(number, place, deed)
        self._sum_up(kept, game.position, game.outcome)
        self._index_all(number, game, is_hidden=is_hidden(kept.terms) and not game.outcome)
        return kept

    def _index(self, kept: _Kept, record: Record, plies: int) -> None:
        """Have the game found by the positions that it came to; one played blindfold not before its
        end, since a question to the file would be one about the board."""
        run = self.connection.execute
        if is_hidden(kept.terms):
            is_open = record.outcome is None
            game = None if is_open else Game.of((*kept.deeds, record.deed))
            self._index_all(kept.game, game, is_hidden=is_open)
            return
        if len(kept.moves) > plies:
            run("DELETE FROM positions WHERE game = ? AND ply > ?", (kept.game, plies))
        row = (number_of(record.position), kept.game, plies)
        run("INSERT OR IGNORE INTO positions (position, game, ply) VALUES (?, ?, ?)", row)

    def _index_all(self, number: int, game: Game | None, *, is_hidden: bool) -> None:
        """Have a game found by all its positions, or by none."""
        run = self.connection.execute
        run("DELETE FROM positions WHERE game = ?", (number,))
        run("UPDATE games SET is_hidden = ? WHERE id = ?", (is_hidden, number))
        ply = 0
        for entry in game.entries if game and not is_hidden else ():
            ply += isinstance(entry.cause, Ply)
            row = (number_of(entry.position), number, ply)
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


def _is_waited_for(terms: Terms) -> bool:
    """Whether a game is kept before anybody has moved in it."""
    return terms.match is not None or terms.mail is not None
