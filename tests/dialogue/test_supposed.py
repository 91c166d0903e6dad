"""A move that is only thought of, by one square; and a level up or down, which is asked about first."""

import pytest

from assistant.dialogue.effects import Remember
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for


def level_of(talk: Talk) -> int:
    return talk.dialogue.talk.settings.level


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "e se vado in 17?"),
        ("en", "what if I go to 17"),
        ("pt", "e se eu for para a 17"),
    ],
)
def test_the_only_move_to_a_square_is_the_one_that_is_asked_about(language: str, text: str) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(text) == talk.type(
        {"it": "risposte", "en": "replies", "pt": "respostas"}[language] + " 21-17"
    )
    assert not talk.game.plies


def test_of_several_it_is_asked_which_and_another_move_is_played() -> None:
    talk = Talk(settings_for(language="en"))
    assert talk.type("what if I go to 18") == ["Which move: 21-18 or 22-18?"]
    assert talk.type("22-18") == talk.type("replies 22-18")
    assert not talk.game.plies
    talk.type("what do I lose if I go to 18")
    assert "21-18" in talk.type("the first")[0]
    assert not talk.game.plies
    talk.type("what if I go to 18")
    talk.type("23-19")
    assert [ply.written for ply in talk.game.plies] == ["23-19"]


def test_nothing_goes_there() -> None:
    talk = Talk(settings_for(language="en"))
    (said,) = talk.type("what if I go to 2")
    assert said.startswith("No move arrives on 2.")
    assert not talk.game.plies
    assert all(not each.refused for each in talk.dialogue.talk.table.tallies.values())


def test_who_plays_blindfold_is_not_told_which_moves_go_there() -> None:
    talk = Talk(settings_for(language="en", questions=2))
    for line in ("what if I go to 18", "what do I lose if I go to 18"):
        talk.type(line)
        (said,) = talk.type("yes")
        assert said.startswith("Which move?")
        assert "21-18" not in said


@pytest.mark.parametrize(
    ("language", "replies", "losses"),
    [
        ("it", "e se vado in 17?", "cosa perdo se vado in 17"),
        ("en", "what if I go to 17", "what do I lose if I go to 17"),
        ("pt", "e se eu for para a 17", "o que perco se for para a 17"),
        ("pt-BR", "e se eu for para a 17", "o que perco se for para a 17"),
    ],
)
def test_where_questions_are_counted_the_square_is_named_when_it_is_asked_what_was_meant(
    language: str, replies: str, losses: str
) -> None:
    for line in (replies, losses):
        (asked,) = Talk(settings_for(language=language, questions=2)).type(line)
        assert " 17" in asked, asked


LEVEL = {
    "it": ("più facile", "più difficile", "sì", "no"),
    "en": ("make it easier", "can you play better?", "yes", "no"),
    "pt": ("mais fácil", "joga melhor", "sim", "não"),
    "pt-BR": ("mais fácil", "joga melhor", "sim", "não"),
}


@pytest.mark.parametrize("language", LEVEL)
def test_a_level_up_or_down_names_both_and_waits_for_a_yes(language: str) -> None:
    easier, harder, yes, no = LEVEL[language]
    talk = Talk(settings_for(language=language, level=5))
    (asked,) = talk.type(easier)
    assert "5" in asked
    assert "4" in asked
    talk.type(no)
    assert level_of(talk) == 5
    talk.type(easier)
    talk.type(yes)
    assert level_of(talk) == 4
    assert Remember("level", "4") in talk.done
    talk.type(harder)
    talk.type(yes)
    assert level_of(talk) == 5
    assert not talk.game.plies


@pytest.mark.parametrize("language", LEVEL)
def test_at_the_ends_it_says_so(language: str) -> None:
    easier, harder, *_ = LEVEL[language]
    for level, text in ((1, easier), (10, harder)):
        talk = Talk(settings_for(language=language, level=level))
        (said,) = talk.type(text)
        assert str(level) in said
        assert not talk.dialogue.talk.here.asked
        assert level_of(talk) == level


def test_where_the_computer_plays_by_time_the_levels_are_told() -> None:
    talk = Talk(settings_for(language="en", movetime=2.0))
    said = talk.type("make it easier")
    assert "fixed time" in said[0]
    talk.type("3")
    assert level_of(talk) == 3


def test_a_level_that_is_heard_waits_for_a_yes_too() -> None:
    talk = Talk(settings_for(language="en", level=5, listen="push"))
    (asked,) = talk.hear("make it easier")
    assert "4" in asked
    talk.hear("yes")
    assert level_of(talk) == 4


@pytest.mark.parametrize(
    ("language", "text"), [("it", "è patta?"), ("en", "is it a tie"), ("pt", "é empate?")]
)
def test_whether_it_is_a_draw_offers_none(language: str, text: str) -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, **people))
    talk.type("22-18")
    said = talk.type(text)
    assert len(said) == 2
    assert not talk.dialogue.talk.here.asked


JOINED: tuple[tuple[str, str, str], ...] = (
    ("pt", "o que acontece se 23-19", "e 21-17"),
    ("pt", "o que acontece se 23-19", "ou 21-17"),
    ("pt", "se eu for 23-19 perco pedra?", "e com 21-17"),
    ("en", "what happens if I play 23-19", "and 21-17"),
    ("en", "what happens if I play 23-19", "or 21-17"),
    ("it", "cosa succede se gioco 23-19", "e 21-17"),
    ("it", "cosa succede se gioco 23-19", "oppure 21-17"),
)


@pytest.mark.parametrize(("language", "supposed", "joined"), JOINED)
def test_a_move_that_is_joined_to_one_only_thought_of_is_asked_about_and_not_played(
    language: str, supposed: str, joined: str
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(supposed)
    said = talk.type(joined)
    assert talk.game.plies == []
    assert any("21-17" in each for each in said)
    assert any("21-17" in each for each in said)
    talk.type("21-17")
    assert len(talk.game.plies) >= 1, "alone it is an order as ever"
