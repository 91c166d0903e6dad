"""Whose person speaks at one microphone: a colour said first, and what that colour belongs to."""

import pytest

from assistant.game.deeds import HelpUsed
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna", is_blind=True), "black": Player(name="Bruno", is_blind=True)}


def of_two(language: str, **more: object) -> Talk:
    usual = {"listen": "open", "questions": 3, "are_answers_shared": True, **TWO}
    talk = Talk(settings_for(language=language, **(usual | more)))
    talk.type("22-18")
    return talk


def asked_by(talk: Talk) -> list[Side]:
    return [deed.side for deed in talk.deeds(HelpUsed)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "bianco che cosa c è in undici"),
        ("en", "white what is on eleven"),
        ("pt", "brancas o que há em onze"),
        ("it", "bianco quante pedine ho"),
    ],
)
def test_a_question_is_of_the_colour_that_is_said_first(language: str, said: str) -> None:
    talk = of_two(language)
    assert talk.hear(said)
    assert asked_by(talk) == [Side.WHITE]


@pytest.mark.parametrize(
    ("language", "said"),
    [("it", "bianco pedine"), ("en", "white pieces"), ("en", "white how many men")],
)
def test_a_colour_that_belongs_to_what_is_asked_names_nobody(language: str, said: str) -> None:
    talk = of_two(language)
    (told, _) = talk.hear(said)
    assert "21" in told or "12" in told
    assert asked_by(talk) == [Side.BLACK]


@pytest.mark.parametrize("said", ["white to move", "white moves", "white is winning"])
def test_what_is_said_of_a_side_is_not_asked_by_it(said: str) -> None:
    talk = of_two("en")
    talk.hear(said)
    assert asked_by(talk) in ([], [Side.BLACK])


@pytest.mark.parametrize(
    ("language", "said", "told"),
    [
        ("it", "bianco undici quindici", "Tocca al Nero, Bruno."),
        ("en", "white eleven fifteen", "Black to move, Bruno."),
        ("pt", "brancas onze quinze", "Jogam as Pretas, Bruno."),
    ],
)
def test_who_is_not_to_move_plays_nothing_for_the_other(language: str, said: str, told: str) -> None:
    talk = of_two(language)
    assert talk.hear(said) == [told]
    assert len(talk.game.plies) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "nero undici quindici"),
        ("en", "black eleven fifteen"),
        ("pt", "pretas onze quinze"),
        ("en", "black eleven fifteen | eleven sixteen -9"),
    ],
)
def test_who_is_to_move_may_say_so(language: str, said: str) -> None:
    talk = of_two(language)
    talk.hear(said)
    assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15"]


def test_a_move_is_not_repeated_by_who_has_announced_it() -> None:
    talk = of_two("en", is_repeated_back=True)
    assert talk.dialogue.talk.table.repeating
    talk.hear("white twenty two eighteen")
    assert talk.dialogue.talk.table.repeating
    talk.hear("black twenty two eighteen")
    assert talk.dialogue.talk.table.repeating is None


@pytest.mark.parametrize("behind", ["-0.3", "-2", "-6"])
def test_a_colour_names_who_speaks_though_it_is_asked_what_was_meant(behind: str) -> None:
    talk = of_two("it", listen="push")
    talk.hear(f"nero riprendi la mossa | otto riprendi la mossa {behind}")
    assert talk.dialogue.talk.here.asked is None or talk.dialogue.talk.here.asked.to is Side.BLACK


def test_who_takes_a_move_back_need_not_be_the_one_who_is_to_move() -> None:
    assert of_two("it").hear("bianco annulla")[-1].startswith("Il Bianco vuole riprendere 22-18.")
