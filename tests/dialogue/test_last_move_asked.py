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


SEVERAL = {
    "it": ("ultime mosse", "dimmi le ultime mosse"),
    "en": ("last moves", "what were the last moves?"),
    "pt": ("últimos lances", "quais foram as últimas jogadas?"),
}


@pytest.mark.parametrize("language", SEVERAL)
def test_who_asks_for_the_last_moves_hears_several(language: str) -> None:
    talk = Talk(settings_for(language=language))
    for line, answer in (("22-18", "12-16"), ("23-20", "16x23")):
        talk.type(line)
        talk.answer(answer)
    for line in SEVERAL[language]:
        (told,) = talk.type(line)
        assert all(move in told for move in ("22-18", "12-16", "23-20", "16x23")), line


STATE = {
    "it": ("a che punto siamo?", "a che punto è la partita"),
    "en": ("where are we?", "how does the game stand"),
    "pt": ("em que ponto estamos?", "em que pé está a partida"),
}


@pytest.mark.parametrize("language", STATE)
def test_how_the_game_stands_is_whose_turn_it_is_and_how_many_there_are(language: str) -> None:
    talk = Talk(settings_for(language=language))
    for line in STATE[language]:
        turn, white, black, _ = talk.type(line)
        assert turn in talk.type({"it": "turno", "en": "turn", "pt": "vez"}[language])
        assert "12" in white
        assert "12" in black
