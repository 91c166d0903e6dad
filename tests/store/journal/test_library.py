"""What is found of many games, and what deleting leaves."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from assistant.dialogue.kept import GameSearch, format_kept, format_row, parse_kept, parse_row
from assistant.game.deeds import Resigned
from assistant.game.game import Game
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from assistant.rules.side import Side
from assistant.settings.terms import Player, Terms
from assistant.store.journal import copies, library
from assistant.store.journal.file import open_file, transaction
from assistant.store.journal.schema import OPENING
from assistant.store.journal.writing import Writing
from tests.store.journal.support.played import FIRST_DAY, Played

COMPUTER = Player(is_computer=True)
A_DAY = 86400.0


class Shelf:
    """A journal with games that are put there one by one."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self.file = file
        self._writing = Writing(file)
        self._tables = 0

    def put(
        self, white: Player, black: Player, moves: str, day: int = 0, *, resigns: Side | None = None
    ) -> int:
        """A game with these moves, the last deed of which was done on that day; its number."""
        self._tables += 1
        played = Played(random.Random(0), Terms(white=white, black=black), self._tables)
        played.at = FIRST_DAY + day * A_DAY
        batches = [played.begun()]
        for text in moves.split():
            game = played.game
            legal = {f"{each.start}-{each.end}": each for each in game.legal}
            legal |= {f"{each.start}x{each.end}": each for each in game.legal}
            batches.append(played._done(game.moved(legal[text])))
        if resigns:
            batches.append(played._done(Resigned(resigns)))
        for batch in batches:
            with transaction(self.file):
                self._writing.write(batch)
        number = self._writing.game_at(self._tables)
        assert number
        return number

    def found(self, **wanted: object) -> list[int]:
        search = GameSearch(**wanted)  # type: ignore[arg-type]
        found = library.find(self.file, search)
        assert found.total == len(found.rows)
        assert [*library.every(self.file, search)] == [*found.rows]
        return [each.number for each in found.rows]


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    with closing(open_file(tmp_path / "games.db")) as file:
        yield Shelf(file)


def test_games_are_found_by_who_plays_when_and_how_they_began_and_ended(shelf: Shelf) -> None:
    anna, bruno = Player(name="Anna Però"), Player(name="Bruno")
    won = shelf.put(anna, COMPUTER, "22-18 10-14", 1, resigns=Side.BLACK)
    lost = shelf.put(COMPUTER, anna, "22-18 11-15", 2, resigns=Side.BLACK)
    going = shelf.put(anna, bruno, "23-19", 3)
    theirs = shelf.put(Player(), COMPUTER, "23-19", 4)
    assert shelf.found() == [theirs, going, lost, won]
    assert shelf.found(opponent="pero") == [going, lost, won]
    assert shelf.found(opponent="BRU") == [going]
    assert shelf.found(is_computer=True) == [theirs, lost, won]
    assert shelf.found(result="won") == [won]
    assert shelf.found(result="lost") == [lost]
    assert shelf.found(result="white") == [lost, won]
    assert shelf.found(result="over") == [lost, won]
    assert shelf.found(result="open") == [theirs, going]
    assert shelf.found(since=FIRST_DAY + 2 * A_DAY, until=FIRST_DAY + 3.5 * A_DAY) == [going, lost]
    assert shelf.found(opening=("22-18",)) == [lost, won]
    assert shelf.found(opening=("22-18", "10-14")) == [won]
    assert shelf.found(opening=("22-1",)) == []
    assert shelf.found(rules="international") == []
    assert shelf.found(number=lost) == [lost]


def test_where_it_is_somebodys_turn_here_comes_first(shelf: Shelf) -> None:
    mine = shelf.put(COMPUTER, Player(), "22-18", 1)
    over = shelf.put(Player(), COMPUTER, "22-18 11-15", 5, resigns=Side.WHITE)
    waits = shelf.put(Player(), COMPUTER, "22-18", 4)
    assert shelf.found(by_turn=True) == [mine, over, waits]
    assert shelf.found() == [over, waits, mine]


def test_more_of_an_opening_than_is_kept_apart_is_found_too(shelf: Shelf) -> None:
    moves = first_moves(OPENING + 2)
    assert len(moves.split()) > OPENING
    whole = shelf.put(Player(), COMPUTER, moves)
    shelf.put(Player(), COMPUTER, " ".join(moves.split()[:-1]))
    assert shelf.found(opening=tuple(moves.split())) == [whole]


def first_moves(plies: int) -> str:
    """So many moves, always the first that is legal."""
    game = Game(Terms().start, ITALIAN_FID)
    while len(game.plies) < plies:
        game.play(game.legal[0])
    return " ".join(ply.written for ply in game.plies)


def test_some_of_many_are_read_from_a_place_on(shelf: Shelf) -> None:
    numbers = [shelf.put(Player(), COMPUTER, "22-18", day) for day in range(7)]
    found = library.find(shelf.file, GameSearch(), 2, 3)
    assert (found.total, [each.number for each in found.rows]) == (7, numbers[::-1][2:5])


def test_what_is_deleted_can_be_had_back_for_thirty_days(shelf: Shelf) -> None:
    one, other = (shelf.put(Player(), COMPUTER, "22-18", day) for day in (1, 2))
    now = FIRST_DAY + 10 * A_DAY
    assert library.delete(shelf.file, one, now)
    assert not library.delete(shelf.file, one, now)
    assert shelf.found() == [other]
    assert shelf.found(is_deleted=True) == [one]
    assert not library.restore(shelf.file, other)
    assert library.restore(shelf.file, one)
    assert shelf.found() == [other, one]
    library.delete(shelf.file, one, now)
    assert library.purge_old(shelf.file, now + 29 * A_DAY) == 0
    assert library.purge_old(shelf.file, now + 31 * A_DAY) == 1
    assert not library.restore(shelf.file, one)
    assert library.fetch(shelf.file, one) is None


def test_nothing_is_left_in_the_file_of_what_is_deleted_for_good(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(open_file(path)) as file:
        shelf = Shelf(file)
        stays = shelf.put(Player(name="Bartolomeo"), COMPUTER, "22-18 11-15")
        for _ in range(20):
            shelf.put(Player(name="Zenobia"), Player(name="Bartolomeo"), "22-18 11-15 18-14")
        assert b"Zenobia" in everything(tmp_path)
        numbers = shelf.found(opponent="zenobia")
        assert library.purge(file, numbers)
        left = everything(tmp_path)
        assert b"Zenobia" not in left
        assert b"zenobia" not in left
        assert b"18-14" not in left
        assert b"Bartolomeo" in left
        assert shelf.found() == [stays]


@pytest.mark.parametrize("seed", range(3))
def test_no_piece_of_a_deed_is_left_where_rows_were_moved(tmp_path: Path, seed: int) -> None:
    """Many games that grow at once, so that pages fill and are joined over and over."""
    rng = random.Random(seed)
    tables = [Played(rng, table=number) for number in range(1, 61)]
    with closing(open_file(tmp_path / "games.db")) as file:
        writing = Writing(file)
        for number, each in enumerate(tables):
            each.at += number / 64  # so that no two deeds were done at the same moment
            with transaction(file):
                writing.write(each.begun())
        for _ in range(1800):
            each = rng.choice(tables)
            with transaction(file):
                writing.write(each.event())
        gone = [each for each in rng.sample(tables, 20) if writing.game_at(each.table)]
        for each in gone:
            assert library.purge(file, [writing.game_at(each.table) or 0])
        left = everything(tmp_path)
        moments = [f'"at":{deed.at!r}' for each in gone for deed in each.game.deeds[1:]]
        assert [each for each in moments if each.encode() in left] == []


def test_where_there_is_no_room_to_write_the_file_anew_the_rest_goes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(open_file(tmp_path / "games.db")) as file:
        number = Shelf(file).put(Player(name="Zenobia"), COMPUTER, "22-18")
        with closing(open_file(tmp_path / "games.db")) as other:
            file.execute("PRAGMA busy_timeout = 50")
            monkeypatch.setattr(library, "transaction", held_by(other))
            assert not library.purge(file, [number])
            assert library.state(file, number) == "gone"
            other.execute("ROLLBACK")
        assert library.erase(file)


def test_a_copy_that_another_program_has_is_kept_and_rid_of_the_game_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "PATIENCE", 0.05)
    path = tmp_path / "damavoce" / "games.db"
    path.parent.mkdir()
    with closing(open_file(path)) as file:
        shelf = Shelf(file)
        number = shelf.put(Player(name="Zenobia"), COMPUTER, "22-18")
        stays = shelf.put(Player(name="Bartolomeo"), COMPUTER, "22-18")
        copies.copy_of_today(file, path, date.today())
        (copy,) = copies.copies_of(path)
        with closing(sqlite3.connect(copy.file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert not library.purge(file, [number])
        assert b"Zenobia" in copy.file.read_bytes()
        library.erase_what_is_left(file)
        assert b"Zenobia" not in copy.file.read_bytes()
        with closing(sqlite3.connect(copy.file)) as other:
            assert other.execute("SELECT id FROM games").fetchall() == [(stays,)]
    assert sorted(each.name for each in tmp_path.rglob("*") if each.is_file()) == [
        copy.file.name,
        "games.db",
    ]


def test_of_a_copy_that_could_not_be_written_anew_the_rest_goes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "damavoce" / "games.db"
    path.parent.mkdir()
    with closing(open_file(path)) as file:
        number = Shelf(file).put(Player(name="Zenobia"), COMPUTER, "22-18")
        copies.copy_of_today(file, path, date.today())
        (copy,) = copies.copies_of(path)
        with monkeypatch.context() as patch:
            patch.setattr(sqlite3, "connect", Crowded)
            assert not library.purge(file, [number])
        assert copies.copies_of(path) == [copy]
        assert library.erase(file)
    assert [each.name for each in copy.file.parent.iterdir()] == [copy.file.name]


class Crowded(sqlite3.Connection):
    """A connection for which there is no room on the disk to write all anew."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "VACUUM":
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return super().execute(sql, *values)


def held_by(other: sqlite3.Connection) -> object:
    """A transaction behind which another program writes at once."""

    @contextmanager
    def held(file: sqlite3.Connection) -> Iterator[None]:
        with transaction(file):
            yield
        other.execute("BEGIN IMMEDIATE")

    return held


def test_what_was_only_begun_is_judged_by_what_the_file_has(shelf: Shelf) -> None:
    one, other = (shelf.put(Player(), COMPUTER, "22-18") for _ in range(2))
    with transaction(shelf.file):
        shelf.file.execute("DELETE FROM deeds WHERE game = ? AND number > 0", (one,))
    library.purge_untouched(shelf.file, [one, other, 99])
    assert shelf.found() == [other]


def everything(folder: Path) -> bytes:
    return b"".join(each.read_bytes() for each in folder.rglob("*") if each.is_file())


def test_numbers_are_never_given_twice(shelf: Shelf) -> None:
    first = shelf.put(Player(), COMPUTER, "22-18")
    library.purge(shelf.file, [first])
    assert shelf.put(Player(), COMPUTER, "22-18") > first


def test_another_program_that_reads_leaves_a_trace_for_a_while(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(open_file(path)) as file, closing(open_file(path)) as other:
        number = Shelf(file).put(Player(name="Zenobia"), COMPUTER, "22-18")
        file.execute("PRAGMA busy_timeout = 50")
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM games").fetchone()
        assert not library.purge(file, [number])
        other.execute("COMMIT")
    assert b"Zenobia" not in everything(tmp_path)


def test_rows_and_games_are_text_and_back(shelf: Shelf) -> None:
    terms = Terms(regulation=INTERNATIONAL_FID, start=start_position(INTERNATIONAL_FID.variant))
    assert terms.regulation is not ITALIAN_FID
    number = shelf.put(Player(name="Anna"), COMPUTER, "22-18 11-15")
    (row,) = library.find(shelf.file, GameSearch()).rows
    assert parse_row(format_row(row)) == row
    kept = library.fetch(shelf.file, number)
    assert kept is not None
    assert parse_kept(format_kept(kept)) == kept
