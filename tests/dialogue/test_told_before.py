"""What a question or an answer tells beforehand: what is lost or annulled, and how to leave it."""

import pytest

from assistant.dialogue.events import Interrupted
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

LANGUAGES = ("it", "en", "pt", "pt-BR")
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
NO = {"it": "no", "en": "no", "pt": "não", "pt-BR": "não"}


def under_way(language: str, **changes: object) -> Talk:
    talk = Talk(settings_for(language=language, **changes))
    talk.type("22-18")
    talk.answer("12-16")
    return talk


LOST = {
    "it": "la partita non viene salvata",
    "en": "the game is not saved",
    "pt": "a partida não fica guardada",
    "pt-BR": "a partida não fica salva",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ctrl_c_says_what_is_lost_the_second_time_and_only_then(language: str) -> None:
    talk = under_way(language)
    (said,) = talk.send(Interrupted())
    assert LOST[language] in said
    (said,) = Talk(settings_for(language=language)).send(Interrupted())
    assert LOST[language] not in said
    talk = under_way(language)
    talk.type({"it": "abbandona", "en": "resign", "pt": "abandono", "pt-BR": "abandono"}[language])
    (said,) = talk.send(Interrupted())
    assert LOST[language] in said
    assert talk.status is None


ANNULLED = {
    "it": ("abbandona", "patta", "riprendi", "annulla anche il risultato"),
    "en": ("resign", "draw", "undo", "result of the game is annulled too"),
    "pt": ("abandono", "empate", "desfazer", "resultado da partida também é anulado"),
    "pt-BR": ("abandono", "empate", "desfazer", "resultado da partida também é anulado"),
}


ALL = {"it": "tutto", "en": "all", "pt": "tudo", "pt-BR": "tudo"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_draw", [False, True])
def test_who_takes_back_after_an_agreed_end_hears_that_it_is_annulled(
    language: str, *, is_draw: bool
) -> None:
    resign, draw, undo, annulled = ANNULLED[language]
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16", score=-1000)
    assert annulled not in talk.type(undo)[0]
    talk.type(NO[language])
    talk.type(draw if is_draw else resign)
    talk.type(YES[language])
    assert talk.game.outcome
    talk.dialogue.talk.surface.last_wordings.clear()
    assert annulled in talk.type(f"{undo} {ALL[language]}")[0]
    talk.type(YES[language])
    assert not talk.game.outcome


def test_the_other_of_two_people_hears_it_too() -> None:
    talk = Talk(settings_for(language="en", white=Player(name="Anna"), black=Player(name="Bruno")))
    for line in ("22-18", "resign white", "white yes"):
        talk.type(line)
    assert (
        "The result of the game is annulled too. Black, Bruno: do you agree?"
        in talk.type("undo all")[0]
    )


@pytest.mark.parametrize(
    ("language", "level", "off"),
    [
        ("it", "livello 3", "automatico spento"),
        ("en", "level 3", "automatic off"),
        ("pt", "nível 3", "automático desligado"),
        ("pt-BR", "nível 3", "automático desligado"),
    ],
)
def test_a_level_that_is_chosen_is_said_to_follow_the_results_still(
    language: str, level: str, off: str
) -> None:
    talk = Talk(settings_for(language=language, is_following=True))
    said = talk.type(level)
    assert len(said) == 2
    assert off in said[1]
    talk.type(off)
    assert len(talk.type(level)) == 1


LEVEL = {"it": "livello", "en": "level", "pt": "nível", "pt-BR": "nível"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_number_that_is_not_in_a_list_has_it_said_how_to_leave(language: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(LEVEL[language])
    assert f" {NO[language]}." not in talk.type("40")[0]
    assert talk.type("41")[0].endswith(f" {NO[language]}.")
    talk.type(NO[language])
    assert len(talk.type("22")) > 0
    assert talk.dialogue.talk.settings.level == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["volume -5", "volume −5"])
def test_a_number_below_nothing_is_no_value(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    before = talk.dialogue.talk.settings
    assert f'"{line.split()[1]}"' in talk.type(line)[0]
    assert len(talk.type("-5")) == 2  # it is not in the list, which stays open
    talk.type(NO[language])
    talk.type(f"{LEVEL[language]} -3")
    assert talk.dialogue.talk.settings == before


@pytest.mark.parametrize(("language", "line"), [("it", "annulla"), ("en", "cancel"), ("pt", "cancela")])
def test_what_leaves_a_question_leaves_a_list(language: str, line: str) -> None:
    talk = under_way(language)
    talk.type(LEVEL[language])
    (said,) = talk.type(line)
    assert said.startswith({"it": "Va bene", "en": "All right", "pt": "Está bem"}[language])
