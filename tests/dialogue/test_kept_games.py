"""Kept games in the conversation: offered at a start, listed by ear, gone on with, and deleted."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from assistant.dialogue.effects import FindGames, KeepWaiting, PutAway, StartSearch
from assistant.dialogue.events import GamesFound, InputEnded, JournalRegained, TextEntered
from assistant.dialogue.kept import GameSearch
from assistant.dialogue.states import State
from assistant.game.deeds import MovePlayed
from assistant.settings.terms import Player, Terms
from assistant.store.journal import library
from assistant.store.journal.file import open_file, transaction
from assistant.store.journal.writing import Writing
from tests.dialogue.support.kept_talk import FIRST_MOMENT, KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import Talk, settings_for
from tests.store.journal.support.played import Played

COMPUTER = Player(is_computer=True)
ANNA, BRUNO = Player(name="Anna"), Player(name="Bruno")


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def started(kept: Shelf, **changes: object) -> KeptTalk:
    return KeptTalk(settings_for(**{"language": "en", **changes}), kept)  # type: ignore[arg-type]


def fill(kept: Shelf, games: int) -> None:
    """Games of some people and the computer, played by lot, one after the other."""
    rng = random.Random(28)
    people = [Player(name=name) for name in ("Ann", "Bob", "Cleo", "Dora")]
    kept.path.parent.mkdir(exist_ok=True)
    with closing(open_file(kept.path)) as file:
        writing = Writing(file)
        for number in range(1, games + 1):
            one, other = rng.choice(people), rng.choice([COMPUTER, rng.choice(people)])
            white, black = (one, other) if rng.random() < 0.5 else (other, one)
            played = Played(rng, Terms(white=white, black=black), number)
            played.at = FIRST_MOMENT - (games - number) * 3600.0
            batches = [played.begun(), *played.events(rng.randint(2, 12))]
            for batch in batches:
                with transaction(file):
                    writing.write(batch)


def listed(lines: list[str]) -> list[int]:
    """The numbers of the games that were told."""
    return [int(line.split(":")[0].split(",")[0]) for line in lines if line[:1].isdigit()]


def test_of_two_hundred_games_those_come_first_in_which_it_is_ones_turn_then_by_date(
    kept: Shelf,
) -> None:
    fill(kept, 200)
    talk = started(kept)
    talk.type("no")
    with closing(open_file(kept.path)) as file:
        rows = library.find(file, GameSearch(by_turn=True)).rows
    wanted = [row.number for row in rows]
    assert [row.is_mine for row in rows] == sorted((row.is_mine for row in rows), reverse=True)
    told = talk.type("games")
    assert told[0] == f"There are {len(wanted)} saved games."  # those five are of two people each
    assert listed(told) == wanted[:5]
    assert "go on for the other" in told[-1]
    for first in range(5, 40, 5):
        assert listed(talk.type("go on")) == wanted[first : first + 5]
    said = talk.type(str(wanted[37]))
    assert any(f"Game {wanted[37]}," in line for line in said)
    assert talk.game.deeds == [*_fetched(kept, wanted[37])]


def _fetched(kept: Shelf, number: int) -> tuple[object, ...]:
    with closing(open_file(kept.path)) as file:
        found = library.fetch(file, number)
    assert found
    return found.deeds


@pytest.mark.parametrize("line", ["games with ann", "games against Ann", "find games ann", "games Ánn"])
def test_games_are_searched_by_who_plays(kept: Shelf, line: str) -> None:
    fill(kept, 60)
    talk = started(kept)
    talk.type("no")
    told = talk.type(line)
    assert told[0].startswith("I find ")
    assert all("Ann" in each for each in told[1:-1] if "between" in each)
    assert (
        listed(told)
        == [row.number for row in _found(kept, GameSearch(opponent="Ann", by_turn=True))][:5]
    )


def _found(kept: Shelf, search: GameSearch) -> list[object]:
    with closing(open_file(kept.path)) as file:
        return [*library.find(file, search).rows]


def test_the_game_with_somebody_is_gone_on_with_where_there_is_one(kept: Shelf) -> None:
    talk = started(kept, white=Player(name="Zoe"), black=Player(name="Max"))
    talk.type("22-18")
    talk.type("new game with black")
    talk.type("yes")
    said = talk.type("resume the game with zoe")
    assert said[-2:] == [
        "Game 1, between Zoe and Max: Max's turn, White played 22-18.",
        "Black to move, Max.",
    ]
    assert [each.move for each in talk.game.deeds if isinstance(each, MovePlayed)] == ["22-18"]
    talk.type("11-15")
    assert len(_fetched(kept, 1)) == 3, "it is added to the same game"


def test_a_computers_search_that_was_owed_is_begun_anew(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    again = started(kept)
    assert not again.searches
    again.type("yes")
    assert isinstance(again.searches[-1], StartSearch)
    assert "Black: 11-15." in again.answer("11-15")


def test_the_computers_answer_waits_for_what_is_asked_again(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    talk.type("resign")
    again = started(kept)
    assert "resign" in again.type("yes")[-1]
    assert again.answer("11-15") == []
    assert "Black: 11-15." in again.type("no")


def test_what_waits_is_written_when_it_changes_and_not_else(kept: Shelf) -> None:
    talk = started(kept)

    def written() -> list[str]:
        return [each.text for each in talk.done if isinstance(each, KeepWaiting)]

    talk.type("22-18")
    talk.answer("11-15")
    talk.type("moves")
    assert written() == []
    talk.type("resign")
    assert len(written()) == 1
    talk.type("blah")
    assert len(written()) == 1
    talk.type("no")
    assert written()[1:] == [""]


def test_illegal_moves_that_were_tried_are_counted_on(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("18-4")
    talk.type("18-3")
    again = started(kept)
    again.type("yes")
    assert again.dialogue.talk.tally.refused == 2


def test_questions_that_were_spent_are_spent(kept: Shelf) -> None:
    talk = started(kept, questions=2)
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("what is on 18")
    again = started(kept, questions=2)
    again.type("yes")
    again.type("what is on 15")
    assert again.type("what is on 14") == ["You have no questions left: this game allowed 2."] or (
        "questions" in again.type("what is on 14")[0]
    )


def test_a_game_that_is_over_can_be_looked_at_and_is_not_offered(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("resign")
    talk.type("yes")
    again = started(kept)
    assert not any("unfinished" in line for line in again.opening)
    said = again.type("continue game 1")
    assert any("resigns" in line for line in said)
    assert again.dialogue.state is State.OVER
    assert "22-18" in " ".join(again.type("score"))


def test_the_end_of_the_input_leaves_the_offered_game_as_it_is(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    again = started(kept)
    said = again.send(InputEnded())
    assert again.status == 0
    assert said[-1] == "Goodbye."
    assert not again.searches
    assert len(_fetched(kept, 1)) == 2


def test_a_move_of_the_offered_game_alone_waits_for_the_answer(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    talk.answer("11-15")
    again = started(kept)
    said = again.type("18-14")
    assert "18-14" in said[0]
    assert "first" in said[0]
    assert again.dialogue.talk.here.asked is not None
    assert [each.move for each in again.game.deeds if isinstance(each, MovePlayed)] == [
        "22-18",
        "11-15",
    ]


def test_yes_at_an_ordinary_prompt_does_nothing(kept: Shelf) -> None:
    talk = started(kept)
    before = list(talk.game.deeds)
    talk.type("yes")
    assert talk.game.deeds == before


def test_a_game_that_is_deleted_already_can_be_deleted_for_good(kept: Shelf) -> None:
    fill(kept, 2)
    talk = started(kept)
    talk.type("no")
    talk.type("22-18")
    talk.act("* the copy of the day is made")
    (copy,) = kept.path.parents[1].glob("damavoce-copies/*")
    with closing(sqlite3.connect(copy)) as file:
        names = {name for (name,) in file.execute("SELECT uid FROM games WHERE id = 1")}
    talk.type("delete game 1")
    talk.type("yes")
    assert talk.type("delete forever game 1")[0].startswith("Do you really want to delete game 1,")
    assert talk.type("yes") == ["Nothing is left of game 1."]
    assert talk.type("deleted games") == ["There is no deleted game that could be brought back."]
    with closing(sqlite3.connect(copy)) as file:
        assert not names & {name for (name,) in file.execute("SELECT uid FROM games")}


def test_a_table_that_is_left_is_put_away_and_its_game_is_free(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("new game")
    talk.type("yes")
    assert [each.table for each in talk.done if isinstance(each, PutAway)] == [1]


def test_who_leaves_a_game_that_is_not_saved_is_told(kept: Shelf) -> None:
    lost = (
        "The game from before is not saved: I save it as soon as I can, but if the program ends "
        "before, it is lost."
    )
    fill(kept, 1)
    talk = started(kept)
    talk.type("no")
    talk.type("22-18")
    talk.act("* the disk is full")
    talk.type("new game")
    assert talk.type("yes")[0] == lost
    talk.type("22-18")
    talk.act("* the disk is full")
    talk.type("games")
    assert talk.type("1")[0] == lost


def test_the_game_that_is_played_is_told_though_its_row_is_spoilt(kept: Shelf) -> None:
    talk = started(kept, white=Player(name="Zoe"), black=Player(name="Max"))
    talk.type("22-18")
    with closing(sqlite3.connect(kept.path)) as file, file:
        file.execute("UPDATE games SET turn = 'z'")
    assert talk.type("games")[1] == "1, this one: between Zoe and Max, Max's turn, one move, just now."
    talk.type("11-15")
    kept.ended()
    assert "Black played 11-15" in started(kept).opening[1]


def test_an_answer_that_nobody_waits_for_is_let_be(kept: Shelf) -> None:
    talk = started(kept)
    assert talk.send(GamesFound(99, (), 0, 0)) == []
    assert talk.send(JournalRegained()) == ["The game is saved again, and nothing is missing."]


def test_while_games_are_looked_for_no_line_is_wanted() -> None:
    talk = Talk(settings_for(language="en"))
    assert talk.type("games")[0].startswith("I cannot read the saved games now")
    with shelf() as kept:
        other = started(kept)
        done = other.dialogue.handle(TextEntered("games"))
        assert [each for each in done if isinstance(each, FindGames)]
        assert not other.dialogue.waits_for_player


def test_a_new_games_terms_are_not_those_of_the_game_that_is_left(kept: Shelf) -> None:
    talk = started(kept, white=Player(name="Zoe"), black=Player(name="Max"))
    talk.type("22-18")
    talk.type("new game with black at level 3")
    assert talk.type("yes")[0] == "The game from before stays saved."
    talk.answer("22-18")
    first, second = (_terms(kept, number) for number in (1, 2))
    assert (first.white.name, first.black.name) == ("Zoe", "Max")
    assert (second.level, second.white.is_computer) == (3, True)


def test_a_level_that_is_changed_in_the_game_is_kept_with_it(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("level 2")
    assert _terms(kept, 1).level == 2


def _terms(kept: Shelf, number: int) -> Terms:
    with closing(open_file(kept.path)) as file:
        found = library.fetch(file, number)
    assert found
    return found.terms


def test_who_seems_to_want_to_leave_is_asked(kept: Shelf) -> None:
    """Leaving asks nothing where the game is kept: so what only sounds like it is asked about."""
    talk = started(kept, language="pt")
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("avança um lance")
    assert talk.status is None
    talk.type("sair")
    assert talk.status == 0


@pytest.mark.parametrize(
    "line", ["salva o jogo", "salva", "guarda a partida", "guarda a minha partida"]
)
def test_who_saves_the_game_writes_no_file(kept: Shelf, line: str) -> None:
    talk = started(kept, language="pt")
    talk.type("22-18")
    talk.answer("11-15")
    assert talk.type(line)[0].startswith("A partida guarda-se sozinha")


def test_a_number_behind_deleted_games_has_that_one_back(kept: Shelf) -> None:
    fill(kept, 6)
    talk = started(kept)
    talk.type("no")
    talk.type("delete game 2")
    talk.type("yes")
    assert listed(talk.type("deleted games")) == [2]
    assert talk.type("2") == ["Game 2 is among the others again."]
    assert talk.type("restore game 2") == ["Game 2 is not deleted: it is among the others."]


def test_a_deleted_game_is_not_gone_on_with(kept: Shelf) -> None:
    fill(kept, 6)
    talk = started(kept)
    talk.type("no")
    talk.type("delete game 2")
    talk.type("yes")
    assert talk.type("continue game 2")[0].startswith("There is no game 2.")


@pytest.mark.parametrize("line", ["what games have I got", "what games are there", "my games please"])
def test_words_that_only_ask_are_no_names(kept: Shelf, line: str) -> None:
    fill(kept, 6)
    talk = started(kept)
    talk.type("no")
    assert len(listed(talk.type(line))) == 5


def test_who_is_not_known_is_named(kept: Shelf) -> None:
    fill(kept, 6)
    talk = started(kept)
    talk.type("no")
    assert talk.type("games with Xerxes")[0].startswith("No saved game with Xerxes.")


def test_the_last_game_is_gone_on_with_at_once(kept: Shelf) -> None:
    fill(kept, 6)
    talk = started(kept)
    talk.type("no")
    said = talk.type("resume my last game")
    assert said[0].startswith("Game 6,") or said[0].startswith("Game ")
