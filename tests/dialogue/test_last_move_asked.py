"""What the other side has just played, asked with a word for now, is no question of its moves."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

ASKED = {
    "it": ("cosa ha giocato adesso", "cosa ha mosso adesso?"),
    "en": ("what did he play now", "what did he just move"),
    "pt": ("o que foi que ele jogou agora?", "o que é que ele jogou agora?", "o que ele jogou agora?"),
    "pt-BR": ("o que foi que ele jogou agora?", "o que ele jogou agora?"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in ASKED[each]]
)
def test_the_last_move_is_told(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    (told,) = talk.type(line)
    assert "11-15" in told
    assert "12-16" not in told
