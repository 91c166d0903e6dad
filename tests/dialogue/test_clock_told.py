"""That a clock stands until somebody moves or goes on is told where either makes it go."""

import pytest

from assistant.game.time_control import parse_clock
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.clocked import Clocked, clocked
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


@pytest.mark.parametrize(("decided", "goes_on"), [("no", Side.WHITE), ("yes", Side.BLACK)])
def test_both_stand_while_the_opponent_decides_and_then_that_of_who_is_to_move_goes_on(
    decided: str, goes_on: Side
) -> None:
    two = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_arbiter": True}
    talk = Clocked(clocked("10", **two))
    talk.send_line("22-14", at=10.0)
    before = [talk.left(side) for side in Side]
    talk.send_line(f"Bruno {decided}", at=70.0)
    assert [talk.left(side) for side in Side] == before
    talk.wait_until(80.0)
    spent = [was - (talk.left(side) or 0.0) for was, side in zip(before, Side, strict=True) if was]
    assert spent == [10.0 if side is goes_on else 0.0 for side in Side]
