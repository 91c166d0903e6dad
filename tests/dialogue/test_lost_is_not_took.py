"""Who says that somebody lost a piece says that the other one took it: nothing else is confirmed."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

LINES = {
    "en": [
        "I lost 19, right?",
        "you lost 23, right?",
        "my man on 19 was taken, right?",
        "White lost 23, right?",
    ],
    "it": ["ho perso la 19, vero?", "hai perso la 23, vero?", "la mia 19 è stata presa, vero?"],
    "pt": ["perdi a 19, certo?", "perdeste a 23, certo?", "a minha 19 foi tomada, certo?"],
}
YES_OR_NO = {"en": ("Yes,", "No,"), "it": ("Sì,", "No,"), "pt": ("Sim,", "Não,")}


@pytest.mark.parametrize(("language", "line"), [(each, line) for each in LINES for line in LINES[each]])
def test_what_was_lost_is_not_confirmed_as_taken(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    told = talk.type(line)
    assert not told[0].startswith(YES_OR_NO[language]), told
