"""The quiz: what ends it, and what is open when it begins."""

import pytest

from assistant.dialogue.states import State
from tests.dialogue.support.talk import Talk, settings_for

CAPTURES = "W:W22,30,32:B10,11,18,26,27"
QUIZ = {"it": "prova", "en": "quiz", "pt": "teste", "pt-BR": "teste"}
ENOUGH = {
    "it": ("stop", "basta", "basta così", "fermati", "smetto", "voglio smettere", "no, basta"),
    "en": ("stop", "enough", "that's enough", "I want to stop", "stop the quiz", "cancel"),
    "pt": ("chega", "parar", "pare", "basta", "quero parar", "parar o teste", "stop", "fim", "cancela"),
}
ENOUGH["pt-BR"] = ENOUGH["pt"]


@pytest.mark.parametrize("language", QUIZ)
def test_whoever_has_had_enough_ends_the_quiz_and_nothing_else(language: str) -> None:
    for line in ENOUGH[language]:
        talk = Talk(settings_for(language=language))
        talk.type("22-18")
        talk.answer("12-16")
        left = talk.type(QUIZ[language]) and talk.type({"it": "no", "en": "no"}.get(language, "não"))
        talk.type(QUIZ[language])
        assert talk.type(line) == left, line
        assert talk.dialogue.state is State.MOVE


@pytest.mark.parametrize(
    ("language", "line"), [("it", "non lo so"), ("en", "don't know"), ("pt", "não sei")]
)
def test_who_does_not_know_has_not_had_enough(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    asked = talk.type(QUIZ[language])
    assert talk.type(line)[-1] == asked[-1]


def test_a_choice_of_moves_is_dropped_when_the_quiz_begins() -> None:
    talk = Talk(settings_for(fen=CAPTURES))
    assert talk.type("prendo")[0].startswith("Quale mossa")
    asked = talk.type("prova")
    assert talk.dialogue.state is State.MOVE
    assert talk.type("boh")[1:] == asked
    talk.type("5")
    assert talk.game.plies == []
