"""That a clock stands until somebody moves or goes on is told where either makes it go."""

import pytest

from assistant.game.time_control import parse_clock
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

WORDS = {
    "it": ("pausa", "tempo", "Bruno no", "Anna: abbandono", "Anna sì", "scrivi continua"),
    "en": ("pause", "time", "Bruno no", "Anna: resign", "Anna yes", "type continue"),
    "pt": ("pausa", "tempo", "Bruno não", "Anna: desisto", "Anna sim", "escreva continuar"),
    "pt-BR": ("pausa", "tempo", "Bruno não", "Anna: desisto", "Anna sim", "digite continuar"),
}


@pytest.mark.parametrize("language", WORDS)
def test_neither_while_the_opponent_decides_nor_when_the_game_is_over(language: str) -> None:
    pause, time, no, resign, yes, goes_on = WORDS[language]
    five = parse_clock("5")
    two = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_arbiter": True}
    talk = Talk(settings_for(language=language, white_clock=five, black_clock=five, **two))
    for line in ("22-18", "11-15", pause):
        talk.type(line)
    assert goes_on in talk.type(time)[0]
    talk.type("18-22")
    assert talk.dialogue.talk.table.is_undecided
    assert goes_on not in " ".join(talk.type(time))
    talk.type(no)
    assert goes_on in talk.type(time)[0]
    talk.type(resign)
    talk.type(yes)
    assert talk.game.outcome
    assert goes_on not in " ".join(talk.type(time))
