"""What is written is what is read: every deed, and what the list and the searches have of a game."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from assistant.dialogue.effects import KeepTerms, KeepWaiting, TakeUp
from assistant.dialogue.kept import GameSearch, result_of
from assistant.game.deeds import Resigned
from assistant.game.game import Game
from assistant.game.match import Match
from assistant.rules.fen import parse_fen
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.terms import Player, Terms
from assistant.store.journal import library
from assistant.store.journal.columns import key_of
from assistant.store.journal.file import JournalError, open_file, transaction
from assistant.store.journal.writing import Writing
from tests.store.journal.support.played import Played

GAMES = [ITALIAN_FID, INTERNATIONAL_FID]


@pytest.fixture
def file(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(open_file(tmp_path / "games.db")) as opened:
        yield opened


def terms_of(regulation: Regulation, **others: object) -> Terms:
    return Terms(regulation=regulation, start=start_position(regulation.variant), **others)  # type: ignore[arg-type]


def write(writing: Writing, played: Played, events: int) -> None:
    for batch in (played.begun(), *played.events(events)):
        with transaction(writing.connection):
            writing.write(batch)


@pytest.mark.parametrize("regulation", GAMES, ids=lambda each: each.variant.name)
@pytest.mark.parametrize("seed", range(12))
def test_a_game_is_read_as_it_was_played(
    file: sqlite3.Connection, regulation: Regulation, seed: int
) -> None:
    rng = random.Random(seed)
    writing, played = Writing(file), Played(rng, terms_of(regulation, white=Player(name="Zoë")))
    write(writing, played, rng.randrange(1, 120))
    game = played.game
    (row,) = library.find(file, GameSearch()).rows
    kept = library.fetch(file, row.number)
    assert kept is not None
    assert [*kept.deeds] == game.deeds
    assert kept.terms == played.terms
    again = kept.game()
    assert again.entries == game.entries
    assert again.outcome == game.outcome
    assert row.moves == tuple(ply.written for ply in game.plies)
    assert row.turn is game.position.side_to_move
    assert (row.result, row.updated) == (result_of(game.outcome), played.at)
    assert row.is_mine == (game.outcome is None and game.position.side_to_move.value == "white")
    for entry in game.entries:
        found = library.find(file, GameSearch(position=entry.position)).rows
        assert [each.number for each in found] == [row.number]


def test_a_position_that_was_taken_back_finds_nothing(file: sqlite3.Connection) -> None:
    played = Played(random.Random(1))
    writing = Writing(file)
    game = played.game
    with transaction(file):
        writing.write(played.begun())
        writing.write(played._done(game.moved(game.legal[0])))
        gone = game.position
        writing.write(played._done(game.back(1)))
    assert library.find(file, GameSearch(position=gone)).total == 0
    assert library.find(file, GameSearch(position=game.position)).total == 1


def test_a_start_that_nothing_followed_is_no_game(file: sqlite3.Connection) -> None:
    write(Writing(file), Played(random.Random(1)), 0)
    assert library.find(file, GameSearch()).total == 0


def test_a_position_that_was_set_up_is_kept_from_the_beginning(file: sqlite3.Connection) -> None:
    start = parse_fen("W:W30,31:BK2", ITALIAN)
    writing = Writing(file)
    write(writing, Played(random.Random(1), Terms(start=start)), 0)
    (row,) = library.find(file, GameSearch()).rows
    assert row.terms.start == start
    assert writing.untouched() == [row.number]


def test_a_game_of_a_match_is_kept_from_the_beginning_and_is_not_nothing(
    file: sqlite3.Connection,
) -> None:
    writing, match = Writing(file), Match(1, 4, "Anna", "Bruno", results=("first",))
    write(writing, Played(random.Random(1), Terms(match=match)), 0)
    (row,) = library.find(file, GameSearch()).rows
    assert row.terms.match == match
    assert writing.untouched() == []


def test_a_match_that_waits_for_its_next_game_is_offered(file: sqlite3.Connection) -> None:
    played, writing = Played(random.Random(1), Terms(match=Match(1, 2, "Anna", "Bruno"))), Writing(file)
    for batch in (played.begun(), played._done(Resigned(Side.WHITE))):
        with transaction(file):
            writing.write(batch)
    assert [*library.last_open(file)] == []
    with transaction(file):
        writing.write([KeepWaiting(1, "{}", is_mine=True)])
    assert [*library.last_open(file)] == [1]


def test_all_of_an_event_is_written_or_nothing(file: sqlite3.Connection) -> None:
    played, writing = Played(random.Random(3)), Writing(file)
    write(writing, played, 5)
    before = [*file.iterdump()]
    batch = played.event()
    file.execute("CREATE TEMP TRIGGER t BEFORE INSERT ON deeds BEGIN SELECT RAISE(FAIL, 'no'); END")
    with pytest.raises(JournalError), writing.undone_on_failure(), transaction(file):
        writing.write(batch)
    file.execute("DROP TRIGGER t")
    assert [*file.iterdump()] == before
    with transaction(file):
        writing.write(batch)
    kept = library.fetch(file, 1)
    assert kept is not None
    assert [*kept.deeds] == played.game.deeds


def test_of_a_blindfold_game_no_position_is_written_before_its_end(
    file: sqlite3.Connection, tmp_path: Path
) -> None:
    played = Played(random.Random(5), Terms(questions=3))
    writing = Writing(file)
    write(writing, played, 12)
    assert not played.game.outcome
    assert file.execute("SELECT count(*) FROM positions").fetchone() == (0,)
    stood = [entry.position for entry in played.game.entries]
    dump = "\n".join(file.iterdump())
    from assistant.rules.fen import format_fen

    assert not any(format_fen(each) in dump for each in stood[1:])
    from assistant.game.deeds import Resigned

    with transaction(file):
        writing.write(played._done(Resigned(played.game.position.side_to_move)))
    for each in stood:
        assert library.find(file, GameSearch(position=each)).total == 1
    with transaction(file):
        writing.write(played._done(played.game.back(0)))
    assert file.execute("SELECT count(*) FROM positions").fetchone() == (0,)


def test_a_game_is_gone_on_with_where_it_was(file: sqlite3.Connection) -> None:
    rng = random.Random(7)
    played = Played(rng)
    write(Writing(file), played, 20)
    kept = library.fetch(file, 1)
    assert kept is not None
    moves = tuple(ply.written for ply in played.game.plies)
    writing = Writing(file)
    played.table = 4
    with transaction(file):
        writing.write([TakeUp(4, 1, kept.terms, len(kept.deeds), moves)])
    for batch in played.events(20):
        with transaction(file):
            writing.write(batch)
    again = library.fetch(file, 1)
    assert again is not None
    assert [*again.deeds] == played.game.deeds
    assert Game.of(again.deeds).entries == played.game.entries


def test_terms_that_change_and_what_waits_are_kept(file: sqlite3.Connection) -> None:
    played, writing = Played(random.Random(9), Terms(white=Player(name="Anna"))), Writing(file)
    write(writing, played, 4)
    changed = Terms(white=Player(name="Bruno"), level=9)
    with transaction(file):
        writing.write([KeepTerms(1, changed), KeepWaiting(1, '{"heard":true}', is_mine=True)])
    kept = library.fetch(file, 1)
    assert kept is not None
    assert (kept.terms, kept.waiting) == (changed, '{"heard":true}')
    assert library.find(file, GameSearch(opponent="anna")).total == 0
    assert library.find(file, GameSearch(opponent="BRÚNO")).total == 1


def test_names_are_searched_without_capitals_and_accents() -> None:
    assert key_of("José ÀNGELO") == "jose angelo"
    assert key_of("Straße") == key_of("STRASSE")
