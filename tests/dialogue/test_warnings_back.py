"""Who wants the warnings back is told how they may be, and not that "back" is none of it."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

BACK = {
    "it": ("rivoglio gli avvisi", "ridammi gli avvisi"),
    "en": ("I want the warnings back", "give me the warnings back"),
    "pt": ("quero os avisos de volta", "quero outra vez os avisos"),
    "pt-BR": ("quero os avisos de volta", "ativa os avisos de novo"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each, lines in BACK.items() for line in lines]
)
def test_they_are_listed_and_nothing_else_is_said(language: str, line: str) -> None:
    word = {"it": "avvisi", "en": "warnings"}.get(language, "avisos")
    told = Talk(settings_for(language=language)).type(line)
    assert told == Talk(settings_for(language=language)).type(word)
