"""Kept games in somebody's own words, by ear: the second of those that were told, and what is asked."""

import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from assistant.dialogue.handlers.keeping.when import between
from assistant.parsing.games_wanted import GamesMeant
from assistant.settings.terms import Player
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
    talk.type("delete game 4")
    talk.type("yes")
    assert talk.type("resume the game I deleted") == ["Game 4 is among the others again."]


def test_talk_of_games_leaves_them_alone(talk: KeptTalk) -> None:
    for line in ("my uncle deleted game 3", "I lost a game with Ann yesterday", "don't delete game 3"):
        assert "nderst" in talk.type(line)[0], line


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["games with Ann", "continue the game with Ann", "find the one with Ann and Bob"]),
        ("it", ["partite con Ann", "continua la partita con Ann", "le partite contro Bob"]),
        ("pt", ["partidas com a Ann", "continuar a partida com a Ann"]),
    ],
)
def test_who_plays_now_is_found_by_name_in_other_games(language: str, lines: list[str]) -> None:
    ann, bob = Player(name="Ann"), Player(name="Bob")
    with shelf() as kept:
        fill(kept, 12)
        for line in lines:
            talk = started(kept, language=language, white=ann, black=bob)
            talk.type({"it": "no", "en": "no", "pt": "não"}[language])
            said = " ".join(talk.type(line))
            assert "Ann" in said or "Bob" in said or "saved game" in said, line
            assert not re.search("with white|con bianco|com brancas", said), said


def test_this_game_is_not_deleted_while_it_is_played(talk: KeptTalk) -> None:
    talk.type("22-18")
    assert talk.type("delete this game")[-1].startswith("Game 13 is the one you are playing.")


def test_how_many_games_there_are_is_no_question_about_pieces(talk: KeptTalk) -> None:
    assert talk.type("how many games have I got?")[0].startswith("There are 12 saved games")


def test_a_game_that_counts_questions_is_in_no_file_before_its_end() -> None:
    with shelf() as kept:
        talk = started(kept, questions=1)
        talk.type("22-18")
        talk.answer("11-15")
        assert talk.type("export game")[0].startswith("Questions are counted in this game")


def test_days_begin_when_they_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day of winter is of winter's time, also when it is looked for in summer."""
    monkeypatch.setenv("TZ", "Europe/Rome")
    time.tzset()
    try:
        july = datetime(2026, 7, 10, 12, tzinfo=UTC).timestamp()
        since, until = between(GamesMeant(date=(2026, 1, 31)), july)
        begins = datetime(2026, 1, 30, 23, tzinfo=UTC)
        assert (since, until) == (begins.timestamp(), (begins + timedelta(days=1)).timestamp())
        after_change = datetime(2026, 10, 26, 12, tzinfo=UTC).timestamp()
        since, until = between(GamesMeant(span="yesterday"), after_change)
        assert since == datetime(2026, 10, 24, 22, tzinfo=UTC).timestamp()
        assert until == datetime(2026, 10, 25, 23, tzinfo=UTC).timestamp()
        assert between(GamesMeant(date=(9999, 12, 31)), july) == (None, None)
    finally:
        monkeypatch.undo()
        time.tzset()


TOPICS = ("games", "review", "clock", "files", "setup", "saved games", "pause")


@pytest.mark.parametrize("topic", TOPICS)
def test_there_is_help_about_what_is_done_with_games(talk: KeptTalk, topic: str) -> None:
    (said,) = talk.type(f"help {topic}")
    assert len(said.split()) > 20
    assert topic not in TOPICS[:5] or f"help {topic}" in talk.type("help commands")[0]


def test_last_week_is_the_one_before_this(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    try:
        thursday = datetime(2026, 11, 26, 14, tzinfo=UTC).timestamp()
        spans = {
            "last-week": (datetime(2026, 11, 16), datetime(2026, 11, 23)),
            "last-month": (datetime(2026, 10, 1), datetime(2026, 11, 1)),
            "last-year": (datetime(2025, 1, 1), datetime(2026, 1, 1)),
        }
        for span, (begin, end) in spans.items():
            assert between(GamesMeant(span=span), thursday) == (begin.timestamp(), end.timestamp())
    finally:
        monkeypatch.undo()
        time.tzset()


def test_the_only_game_that_was_deleted_needs_no_number(talk: KeptTalk) -> None:
    talk.type("delete game 4")
    talk.type("yes")
    assert talk.type("bring back the game") == ["Game 4 is among the others again."]
