"""Who wants the warnings back has them switched on again, after a yes: nothing is taken back."""

import pytest

from assistant.settings.taste import Coach
from tests.dialogue.support.talk import Talk, settings_for

BACK = {
    "it": (
        "rivoglio gli avvisi",
        "voglio di nuovo gli avvisi",
        "ridammi gli avvisi",
        "accendi gli avvisi",
    ),
    "en": ("I want the warnings back", "turn the warnings on again", "give me the warnings back"),
    "pt": ("quero os avisos de volta", "liga os avisos", "quero outra vez os avisos"),
    "pt-BR": ("quero os avisos de volta", "ligue os avisos", "ativa os avisos de novo"),
}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
CASES = [(language, line) for language, lines in BACK.items() for line in lines]


@pytest.mark.parametrize(("language", "line"), CASES)
def test_they_are_switched_on_again(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, coach=Coach.OFF))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(line)
    assert talk.dialogue.talk.settings.coach is Coach.OFF
    talk.type(YES[language])
    assert talk.dialogue.talk.settings.coach is Coach.SQUARES
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(("language", "line"), CASES)
def test_who_has_them_keeps_them_as_they_are(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, coach=Coach.WHY))
    talk.type(line)
    talk.type(YES[language])
    assert talk.dialogue.talk.settings.coach is Coach.WHY
