"""Where a man is to be crowned that cannot be crowned there: why not, and where one can."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

MUST_TAKE = "W:W7,30:B26,27"
"""The man on 7 stands before the crowning row, and the one on 30 must take."""
FREE = "W:W7,32:B20"
ON_THREE = {
    "it": ("faccio dama in 3", "vado a dama in 3", "damo in 3"),
    "en": ("I crown on 3", "crown on 3", "promote on 3", "crown 3"),
    "pt": ("faço dama na 3", "vou a dama na 3"),
    "pt-BR": ("faço dama na 3", "vou a dama na 3"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in ON_THREE[each]]
)
def test_who_is_to_be_crowned_and_may_not_hears_why(language: str, line: str) -> None:
    talk = Talk(settings_for(fen=MUST_TAKE, language=language))
    assert talk.type(line) == Talk(settings_for(fen=MUST_TAKE, language=language)).type("7-3")
    assert not talk.game.plies


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in ON_THREE[each]]
)
def test_who_can_be_crowned_there_is(language: str, line: str) -> None:
    talk = Talk(settings_for(fen=FREE, language=language))
    talk.type(line)
    assert [ply.written for ply in talk.game.plies] == ["7-3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_it_cannot_be_there_it_is_told_where_it_can(language: str) -> None:
    talk = Talk(settings_for(fen=FREE, language=language))
    refused, crowning = talk.type(ON_THREE[language][0].replace("3", "1"))
    assert " 1 " in refused
    assert "7-3" in crowning
    assert "7-4" in crowning
    assert not talk.game.plies


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_questions_are_counted_it_is_not_told_whether_a_man_can_be(language: str) -> None:
    """Nor that none can: the whole move is wanted."""
    talk = Talk(settings_for(fen=FREE, language=language, questions=2))
    (refused,) = talk.type(ON_THREE[language][0].replace("3", "1"))
    assert not any(sign.isdigit() for sign in refused)
    assert not talk.game.plies
