"""A game played blindfold has no warnings, and what comes after it has them as they were."""

import pytest

from assistant.settings.taste import Coach
from tests.dialogue.support.talk import Talk, settings_for

GAMES = {
    "it": ("nuova alla cieca con 3 domande", "nuova con domande libere"),
    "en": ("new blindfold with 3 questions", "new with free questions"),
    "pt": ("nova às cegas com 3 perguntas", "nova com perguntas livres"),
}


@pytest.mark.parametrize("language", GAMES)
@pytest.mark.parametrize("coach", [Coach.SQUARES, Coach.WHY, Coach.OFF])
def test_the_warnings_come_back_with_free_questions(language: str, coach: Coach) -> None:
    talk = Talk(settings_for(language=language, coach=coach))
    blind, free = GAMES[language]
    talk.type(blind)
    assert talk.dialogue.talk.settings.questions == 3
    assert talk.dialogue.talk.settings.coach is Coach.OFF
    talk.type(blind)
    talk.type(free)
    assert talk.dialogue.talk.settings.questions is None
    assert talk.dialogue.talk.settings.coach is coach
