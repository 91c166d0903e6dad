"""A yes in people's own words: what can be undone is done, what is final waits for a plain one."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

TAKE_BACK = {"it": "riprendi", "en": "take back", "pt": "desfazer"}
YES = [
    ("it", "eh certo, fai pure"),
    ("en", "yes, that would be lovely"),
    ("pt", "claro que sim, faz favor"),
]
NO_PHRASES = [
    ("it", "eh certo, fai pure"),
    ("en", "yes, that would be lovely"),
]
LESS = [
    ("it", "certo, se anche lui è d'accordo"),
    ("en", "yes, but only if he may take his back"),
    ("pt", "claro, se ele também quiser"),
    ("it", "non lo so"),
    ("en", "maybe"),
    ("pt", "talvez"),
]


def asked_to_take_back(language: str) -> Talk:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    talk.type(TAKE_BACK[language])
    assert talk.dialogue.talk.here.asked is not None
    return talk


@pytest.mark.parametrize(("language", "line"), YES)
def test_a_clear_yes_in_other_words_does_what_can_be_undone(language: str, line: str) -> None:
    talk = asked_to_take_back(language)
    talk.type(line)
    assert not talk.game.plies


@pytest.mark.parametrize(("language", "line"), LESS)
def test_what_is_less_than_a_yes_does_nothing(language: str, line: str) -> None:
    talk = asked_to_take_back(language)
    talk.type(line)
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(("language", "line"), NO_PHRASES)
def test_what_is_final_waits_for_a_plain_yes(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type({"it": "abbandono", "en": "resign", "pt": "desisto"}[language])
    talk.type(line)
    assert talk.dialogue.talk.game.outcome is None
