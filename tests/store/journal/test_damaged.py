"""A game that is damaged in a file that is whole: the others are as they were."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from assistant.dialogue.effects import ExportGames
from assistant.dialogue.kept import GameSearch
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.terms import Player, Terms
from assistant.store.journal import library
from assistant.store.journal.exporting import exported
from assistant.store.journal.file import JournalError, Trouble, open_file, transaction
from assistant.store.journal.journal import Writer
from assistant.store.journal.writing import Writing
from tests.store.journal.support.played import Played

UNREADABLE = {
    "terms": "UPDATE games SET terms = '{' WHERE id = 2",
    "other terms": "UPDATE games SET terms = '[]' WHERE id = 2",
    "terms and rules": "UPDATE games SET terms = '{', rules = 'chess' WHERE id = 2",
    "bytes": "UPDATE games SET terms = CAST(x'7BFFFE' AS TEXT) WHERE id = 2",
    "turn": "UPDATE games SET turn = 'red' WHERE id = 2",
    "moves": "UPDATE games SET moves = 7 WHERE id = 2",
    "result": "UPDATE games SET result = 'lost' WHERE id = 2",
}
NO_GAME = {
    "no deed": "UPDATE deeds SET deed = '{' WHERE game = 2 AND number = 2",
    "no text": "UPDATE deeds SET deed = CAST(x'FFFE' AS TEXT) WHERE game = 2 AND number = 2",
    "no beginning": "DELETE FROM deeds WHERE game = 2 AND number = 0",
    "no deeds": "DELETE FROM deeds WHERE game = 2",
    "another move": "UPDATE deeds SET deed = (SELECT deed FROM deeds WHERE game = 2 AND number = 1) "
    "WHERE game = 2 AND number = 2",
}


@pytest.fixture
def file(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A journal of three games, of which the last one is the newest."""
    with closing(open_file(tmp_path / "games.db")) as opened:
        writing = Writing(opened)
        for table in (1, 2, 3):
            terms = Terms(white=Player(name=f"Anna{table}"), black=Player(is_computer=True))
            played = Played(random.Random(0), terms, table)
            played.at += table
            for _ in range(4):
                batch = [] if played.game.plies else played.begun()
                batch += played._done(played.game.moved(played.game.legal[0]))
                with transaction(opened):
                    writing.write(batch)
        yield opened


def damage(file: sqlite3.Connection, how: str) -> None:
    with transaction(file):
        file.execute(how)


@pytest.mark.parametrize("how", UNREADABLE.values(), ids=UNREADABLE)
def test_a_row_that_cannot_be_read_hides_no_other(file: sqlite3.Connection, how: str) -> None:
    damage(file, how)
    found = library.find(file, GameSearch())
    assert found.total == 3
    assert {1, 3} <= {row.number for row in found.rows}
    assert {1, 3} <= {row.number for row in library.every(file, GameSearch())}


def test_a_list_tells_what_else_is_known_of_terms_that_cannot_be_read(
    file: sqlite3.Connection,
) -> None:
    whole = library.find(file, GameSearch(number=2)).rows
    damage(file, UNREADABLE["terms"])
    assert library.find(file, GameSearch(number=2)).rows == whole
    damage(file, "UPDATE games SET rules = 'international', start = '' WHERE id = 2")
    assert library.find(file, GameSearch(number=2)).rows == ()
    fen = "W:W31,32:B1,2"
    damage(file, f"UPDATE games SET start = '{fen}', persons = 'black' WHERE id = 2")
    (row,) = library.find(file, GameSearch(number=2)).rows
    assert row.terms.regulation is INTERNATIONAL_FID
    assert row.terms.white == Player(name="Anna2", is_computer=True)
    assert row.terms.black == Player()


@pytest.mark.parametrize("how", [UNREADABLE["terms"], *NO_GAME.values()], ids=["terms", *NO_GAME])
def test_a_game_that_is_damaged_is_not_offered_but_another_is(
    file: sqlite3.Connection, tmp_path: Path, how: str
) -> None:
    with transaction(file):
        file.execute("DELETE FROM deeds WHERE game = 3")
        file.execute("DELETE FROM positions WHERE game = 3")
        file.execute("DELETE FROM games WHERE id = 3")
    damage(file, how)
    posted: list[object] = []
    writer = Writer(posted.append, posted.append, tmp_path / "games.db")
    offered = writer.begun(is_offering=True)
    assert offered is not None
    assert offered.number == 1
    assert posted == []
    writer.close()


@pytest.mark.parametrize("how", NO_GAME.values(), ids=NO_GAME)
def test_the_others_are_exported(file: sqlite3.Connection, tmp_path: Path, how: str) -> None:
    damage(file, how)
    done = exported(file, ExportGames(1, GameSearch(), "games"), tmp_path)
    assert (done.count, done.why) == (2, "")
    damage(file, "DELETE FROM deeds")
    done = exported(file, ExportGames(1, GameSearch(), "none"), tmp_path)
    assert (done.count, done.why) == (0, "damaged")
    assert [*tmp_path.glob("none*")] == []


def test_a_damaged_game_says_so_and_is_there(file: sqlite3.Connection) -> None:
    damage(file, UNREADABLE["terms and rules"])
    with pytest.raises(JournalError) as raised:
        library.fetch(file, 2)
    assert raised.value.trouble is Trouble.DAMAGED
    assert [library.state(file, number) for number in (1, 2, 9)] == ["there", "there", "gone"]
    assert library.numbers(file, GameSearch()) == [3, 2, 1]
    assert library.delete(file, 2, 0.0)
    assert library.state(file, 2) == "deleted"
    assert library.purge(file, [2])
