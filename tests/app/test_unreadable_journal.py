"""What cannot be read of the file of the games is told as it is, with what to do."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.app.support.sitting import PEOPLE, Sitting, about
from tests.app.test_journal_taken_away import games_in, moves_in


def drop(file: Path, *tables: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        for each in tables:
            other.execute(f"DROP TABLE {each}")


@pytest.mark.parametrize("tables", [("deeds",), ("positions", "deeds", "games", "people")])
def test_a_journal_without_its_tables_is_damaged_and_may_be_moved_away(
    tmp_path: Path, tables: tuple[str, ...]
) -> None:
    file = tmp_path / "damavoce" / "games.db"
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        drop(file, *tables)
        sitting.enter("11-15").hear("danneggiato.*se lo sposti altrove, ne comincio uno nuovo")
        sitting.enter("partite").hear("il file è danneggiato")
        sitting.leave("esci", "sì")
    with Sitting(tmp_path) as sitting:
        sitting.hear("danneggiato.*se lo sposti altrove")
        sitting.enter("partite").hear("il file è danneggiato")
        sitting.enter("21-17").hear("Bianco: 21-17")
        file.rename(tmp_path / "away.db")
        sitting.hear("in un file nuovo: quello che era nel file che non potevo leggere")
        sitting.leave("esci")
    assert moves_in(tmp_path) == [["21-17"]]


def test_it_may_be_moved_away_during_the_game_that_it_lost(tmp_path: Path) -> None:
    file = tmp_path / "damavoce" / "games.db"
    with Sitting(tmp_path) as sitting:
        sitting.enter("22-18").hear("Bianco: 22-18")
        drop(file, "deeds")
        sitting.enter("11-15").hear("se lo sposti altrove")
        file.rename(tmp_path / "away.db")
        sitting.hear("in un file nuovo")
        sitting.leave("esci")
    assert moves_in(tmp_path) == [["22-18", "11-15"]]


@pytest.mark.parametrize(
    ("language", "word", "why"),
    [
        ("it", "partite", "il file non è di questo programma"),
        ("en", "games", "the file is not one of this program's"),
        ("pt", "partidas", "o ficheiro não é deste programa"),
    ],
)
def test_a_folder_in_its_place_is_not_said_to_be_a_disk(
    tmp_path: Path, language: str, word: str, why: str
) -> None:
    file = tmp_path / "damavoce" / "games.db"
    file.mkdir(parents=True)
    with Sitting(tmp_path, *PEOPLE, "--lang", language) as sitting:
        sitting.enter(word).hear(why)
        file.rename(tmp_path / "away")
        sitting.enter("22-18").hear(r"\b22-18\.")
        said = sitting.leave({"it": "esci", "en": "quit", "pt": "sair"}[language])
    assert not about(said, "disk") + about(said, "disco")
    assert len(games_in(tmp_path)) == 1
