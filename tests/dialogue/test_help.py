"""What help names, and what it leaves out because the game does not have it."""

import re

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from tests.dialogue.support.talk import Talk, settings_for

COMMANDS = {
    "it": ("aiuto comandi", "ripetizione", "conteggio"),
    "en": ("help commands", "repetition", "count"),
    "pt": ("ajuda comandos", "repetição", "contagem"),
    "pt-BR": ("ajuda comandos", "repetição", "contagem"),
}


@pytest.mark.parametrize("language", COMMANDS)
@pytest.mark.parametrize("verbosity", [0, 1])
def test_repetition_is_named_only_where_the_regulation_knows_it(language: str, verbosity: int) -> None:
    line, repetition, count = COMMANDS[language]
    for regulation, is_named in ((ITALIAN_FID, False), (INTERNATIONAL_FID, True)):
        (said,) = Talk(settings_for(regulation, language=language, verbosity=verbosity)).type(line)
        assert count in said
        assert (repetition in said) is is_named
        assert "  " not in said


ADVICE = {
    "it": ("quale mossa mi consigli?", "dammi un suggerimento", "hai un suggerimento per me?"),
    "en": ("what should I play", "suggest a move", "any advice?", "which move is best?"),
    "pt": ("qual o melhor lance", "me dá uma dica", "dá-me uma sugestão", "que lance me sugere?"),
}
ADVICE["pt-BR"] = ADVICE["pt"]
NAMED = {
    "it": ("mosse", "prese"),
    "en": ("moves", "captures"),
    "pt": ("lances", "tomadas"),
    "pt-BR": ("lances", "capturas"),
}


@pytest.mark.parametrize("language", ADVICE)
def test_who_asks_what_to_play_is_told_what_can_be_asked(language: str) -> None:
    for verbosity in (0, 1):
        talk = Talk(settings_for(language=language, verbosity=verbosity))
        answers = {tuple(talk.type(line)) for line in ADVICE[language]}
        assert len(answers) == 1
        ((said,),) = answers
        assert all(word in said for word in NAMED[language])
        assert talk.dialogue.talk.here.expected is None
        moves, captures = NAMED[language]
        assert talk.type(captures) != [said]
        assert talk.type(moves)[0].startswith("7 ")


QUESTIONS = {
    "it": ("aiuto domande", "regola"),
    "en": ("help questions", "rule"),
    "pt": ("ajuda perguntas", "regra"),
    "pt-BR": ("ajuda perguntas", "regra"),
}


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", QUESTIONS)
def test_no_article_is_named_that_a_regulation_may_not_have(language: str, verbosity: int) -> None:
    line, rule = QUESTIONS[language]
    talk = Talk(settings_for(INTERNATIONAL_FID, language=language, verbosity=verbosity))
    said = " ".join(talk.type(line))
    assert rule in said
    assert not re.search(r"\d\.\d", said)
