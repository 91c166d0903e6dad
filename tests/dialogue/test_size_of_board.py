"""How many squares the board has is a rule, and no count of pieces."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

ASKED = {
    "it": (
        "quante caselle ha questa damiera?",
        "quanto è grande la damiera",
        "quante caselle ci sono?",
    ),
    "en": (
        "how many squares does this board have?",
        "how big is the board",
        "how many squares are there on the board",
        "how many black squares are there?",
    ),
    "pt": ("quantas casas tem o tabuleiro?", "quantas casas há?", "quantas casas tem este tabuleiro?"),
    "pt-BR": ("quantas casas tem o tabuleiro?", "quantas casas tem esse tabuleiro?"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in ASKED[each]]
)
def test_the_article_says_how_many_squares_there_are(language: str, line: str) -> None:
    assert " 32" in Talk(settings_for(language=language)).type(line)[0]
    told = Talk(settings_for(INTERNATIONAL_FID, language=language)).type(line)
    assert "2.6" in told[0]
    assert " 50" in told[0]
