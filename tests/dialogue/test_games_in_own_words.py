"""Kept games in somebody's own words, by ear: the second of those that were told, and what is asked."""

from collections.abc import Iterator

import pytest

from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.test_kept_games import fill, listed, started


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    with shelf() as kept:
        yield _with_games(kept)


def _with_games(kept: Shelf) -> KeptTalk:
    fill(kept, 12)
    talk = started(kept)
    talk.type("no")
    return talk


def test_the_second_is_the_second_that_was_told_also_some_lines_later(talk: KeptTalk) -> None:
    told = listed(talk.type("what games have I got?"))
    talk.type("never mind")
    talk.type("pieces")
    assert f"delete game {told[1]}," in talk.type("bin the second game")[-1]
    assert talk.type("no")
    assert f"game {told[2]} " in talk.type("throw away the third for good")[-1].replace(",", " ")


def test_where_nothing_was_told_it_is_the_game_of_that_number(talk: KeptTalk) -> None:
    assert "delete game 2," in talk.type("get rid of the second one")[-1]


def test_which_one_is_asked_about_before_this_game_is_left(talk: KeptTalk) -> None:
    talk.type("22-18")
    assert talk.type("let's resume number 3") == ["Do you mean going on with game 3? Answer yes or no."]
    said = talk.type("yes")
    assert any(line.startswith("Game 3, ") for line in said)


def test_a_deletion_in_a_clause_is_asked_about_as_any_other(talk: KeptTalk) -> None:
    asked = talk.type("please bin game 4, I played like an idiot")
    assert asked[-1].startswith("Do you really want to delete game 4,")
    assert talk.type("no")
    assert 4 in listed(talk.type("find number 4 in my saved games"))


def test_the_one_that_was_deleted_comes_back(talk: KeptTalk) -> None:
    talk.type("delete game 4")
    talk.type("yes")
    assert talk.type("oops, I want that deleted game back") == ["Game 4 is among the others again."]


def test_talk_of_games_leaves_them_alone(talk: KeptTalk) -> None:
    for line in ("my uncle deleted game 3", "I lost a game with Ann yesterday", "don't delete game 3"):
        assert "nderst" in talk.type(line)[0], line
