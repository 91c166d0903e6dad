"""Who wants questions back, or to play the other game, is answered about that."""

import pytest

from assistant.dialogue.questions import Guess
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from tests.dialogue.support.talk import Talk, settings_for

QUESTIONS = {
    "it": ("rimetti le domande", "ridammi le domande", "rivoglio le domande"),
    "en": ("give me the questions back", "I want the questions back", "turn the questions back on"),
    "pt": ("quero as perguntas de volta", "dá-me as perguntas de volta"),
    "pt-BR": ("quero as perguntas de volta", "me dê as perguntas de volta"),
}
MORE = {
    "it": "più domande",
    "en": "more questions",
    "pt": "mais perguntas",
    "pt-BR": "mais perguntas",
}
GAME = {
    "it": ("voglio giocare a dama internazionale", "vorrei giocare alla dama internazionale"),
    "en": ("I want to play international draughts", "I'd like to play international draughts"),
    "pt": ("quero jogar damas internacionais", "quero jogar às damas internacionais"),
    "pt-BR": ("quero jogar damas internacionais", "queria jogar damas internacionais"),
}
CASES = [(language, line) for language, lines in QUESTIONS.items() for line in lines]
GAMES = [(language, line) for language, lines in GAME.items() for line in lines]


@pytest.mark.parametrize(("language", "line"), CASES)
def test_it_is_told_what_to_do_for_more_questions(language: str, line: str) -> None:
    told = Talk(settings_for(language=language, questions=0)).type(line)
    assert told == Talk(settings_for(language=language, questions=0)).type(MORE[language])
    assert "?" not in told[0]


@pytest.mark.parametrize(("language", "line"), GAMES)
def test_the_other_game_is_asked_about(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    asked = talk.dialogue.talk.here.asked
    assert asked
    assert isinstance(asked.about, Guess)
    meaning = asked.about.meaning
    assert isinstance(meaning, CommandMeant)
    assert meaning.command is Command.NEW_GAME
    assert meaning.wanted
    assert meaning.wanted.variant == "international"
