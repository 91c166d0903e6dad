"""The bench of the journal: what it measures is there, and is measured on what it says."""

import sqlite3
from contextlib import closing
from pathlib import Path

from assistant.commands.bench import journal
from assistant.dialogue.kept import GameSearch
from assistant.store.journal import library
from assistant.store.journal.file import open_file

MEASURES = [
    *("durable", "announced later", "list", "find opponent", "find opening", "find position"),
    *("find won", "start, library"),
]


def test_all_figures_are_measured(monkeypatch) -> None:
    monkeypatch.setattr(journal, "MOVES", 20)
    monkeypatch.setattr(journal, "STARTS", 1)
    figures = [*journal.measure_journal("it", games=200)]
    assert [each.measure for each in figures] == MEASURES
    assert all(each.median > 0 for each in figures if each.measure != "announced later")
    assert {each.goal for each in figures} == {10.0, 12.0, 300.0, 500.0}


def test_the_library_has_games_of_people_moves_and_positions_that_are_found(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    played = [journal._played(number) for number in range(3)]
    journal._fill(path, played, 50)
    with closing(open_file(path)) as file:
        assert library.find(file, GameSearch()).total == 50
        assert library.find(file, GameSearch(opening=played[0].moves[:2])).total > 0
        assert library.find(file, GameSearch(position=played[1].positions[20])).total > 0
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        _every_game_is_a_game(file)


def _every_game_is_a_game(file: sqlite3.Connection) -> None:
    for row in library.find(file, GameSearch()).rows:
        kept = library.fetch(file, row.number)
        assert kept is not None
        assert kept.game().start == kept.terms.start
