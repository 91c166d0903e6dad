"""Who keeps the position in mind and asks for warnings is told why there are none, and what to do."""

import pytest

from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
LINES = {
    "it": ("avvisi", "avvisi acceso", "coach"),
    "en": ("coach", "coach on", "warnings squares"),
    "pt": ("avisos", "avisos ligado", "coach"),
    "pt-BR": ("avisos", "avisos ligado", "coach"),
}
CAPTURES = {"it": "prese", "en": "captures", "pt": "tomadas", "pt-BR": "capturas"}


@pytest.mark.parametrize("language", LINES)
@pytest.mark.parametrize("players", [{}, TWO], ids=["alone", "two"])
def test_it_is_told_why_and_what_to_do(language: str, players: dict[str, Player]) -> None:
    for line in LINES[language]:
        talk = Talk(settings_for(language=language, coach=Coach.OFF, questions=3, **players))
        said = " ".join(talk.type(line))
        assert "coach squares" in said
        assert CAPTURES[language] in said
        assert talk.dialogue.talk.here.expected is None, "nothing is listed that cannot be chosen"
        assert talk.dialogue.talk.settings.coach is Coach.OFF
        assert "coach squares" in " ".join(talk.type(line)), "in other words too"


@pytest.mark.parametrize("language", LINES)
def test_who_has_them_is_told_how_to_be_without(language: str) -> None:
    talk = Talk(settings_for(language=language, coach=Coach.SQUARES, questions=0))
    _, said = talk.type("coach")
    assert "coach off" in said
    assert CAPTURES[language] not in said, "no question is left"


@pytest.mark.parametrize("language", LINES)
def test_between_two_people_they_are_switched_on_and_off(language: str) -> None:
    talk = Talk(settings_for(language=language, coach=Coach.OFF, **TWO))
    talk.type(LINES[language][1])
    assert talk.dialogue.talk.settings.coach is Coach.SQUARES
