"""Only the pieces of one side, and whose the pieces of several squares are."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

ONLY_BLACK = {
    "it": (
        "dimmi solo i neri",
        "solo i neri",
        "leggi solo i neri",
        "solo le pedine nere",
        "voglio solo i neri",
    ),
    "en": (
        "just Black",
        "only the black ones",
        "tell me only the black pieces",
        "read me just the blacks",
    ),
    "pt": ("diz-me só as pretas", "só as pretas", "lê só as pretas", "diz só as peças pretas"),
    "pt-BR": ("fala só as pretas", "só as pretas", "lê só as pedras pretas", "me diz só as pretas"),
}
BLACK = {"it": "pezzi neri", "en": "black pieces", "pt": "peças pretas", "pt-BR": "peças pretas"}
MINE = {
    "it": ("la 21 e la 22 sono mie?", "21 e 22 sono miei?", "la 21 e la 17 sono mie?"),
    "en": ("are 21 and 22 mine?", "21 and 22 are mine?", "are 21 and 17 mine?"),
    "pt": ("a 21 e a 22 são minhas?", "21 e 22 são minhas?", "a 21 e a 17 são minhas?"),
    "pt-BR": ("a 21 e a 22 são minhas?", "21 e 22 são minhas?", "a 21 e a 17 são minhas?"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in ONLY_BLACK[each]]
)
def test_only_the_pieces_of_a_side_are_told(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    (told,) = talk.type(line)
    assert [told] == talk.type(BLACK[language])
    assert not talk.dialogue.talk.here.asked


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in MINE[each]]
)
def test_of_several_squares_it_is_told_what_stands_there(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    (told,) = talk.type(line)
    assert told.startswith("21 ")
    assert (" 22 " if "22" in line else " 17 ") in told
    assert not talk.game.plies
