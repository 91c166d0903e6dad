"""Rules that are asked for with no word for a rule, and lines that seem to ask for one and do not."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.rule_words import parse_rule
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import About, BoardPart, Command, Whose
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.rulebook import Topic
from tests.parsing.corpus import place_of
from tests.parsing.support.understood import understand_line

TOPICS = {
    Topic.WINNING: {
        "it": ("come si vince?",),
        "en": ("how do you win?", "how do I win"),
        "pt": ("como se ganha?", "como é que se ganha?"),
        "pt-BR": ("como faz pra ganhar?", "como se ganha?"),
    },
    Topic.CAPTURES: {
        "it": ("devo prendere il massimo?",),
        "en": ("do I have to take the most pieces?", "must I capture as many as possible?"),
        "pt": ("é obrigatório tomar o maior número?",),
        "pt-BR": ("é obrigatório comer o maior número?",),
    },
    Topic.KINGS: {"en": ("how far can a king move?", "how far can kings go?")},
}
OTHERS = {
    CommandMeant(Command.WHY, about=About.RULES): {
        "it": ("quali sono le regole della dama italiana?",),
        "en": ("what are the rules of Italian draughts?",),
    },
    CommandMeant(Command.CAPTURES): {
        "it": ("prendo il pezzo",),
        "en": ("take the man", "I take the king"),
        "pt-BR": ("come a pedra", "posso comer com a dama?"),
    },
    CommandMeant(Command.PLACE, place=BoardPart.BASE, whose=Whose.OWN): {
        "it": ("la mia base è ancora intatta?",),
        "en": ("is my back row still there?",),
    },
}


def found(language: str, text: str) -> object:
    meant = understand_line(text, *place_of("S"), vocabulary(language))
    return meant.meaning if isinstance(meant, Likely) else meant


def listed(table: dict[object, dict[str, tuple[str, ...]]]) -> list[tuple[object, str, str]]:
    return [
        (meant, language, text)
        for meant, by_language in table.items()
        for language, texts in by_language.items()
        for text in texts
    ]


@pytest.mark.parametrize(("topic", "language", "text"), listed({**TOPICS}))
def test_the_rules_are_told(topic: Topic, language: str, text: str) -> None:
    meant = found(language, text)
    assert isinstance(meant, CommandMeant)
    assert meant.command is Command.RULE
    wanted = parse_rule(meant.rest, vocabulary(language))
    assert wanted
    assert wanted.topic is topic


@pytest.mark.parametrize(("meant", "language", "text"), listed({**OTHERS}))
def test_what_is_no_rule_is_told_as_what_it_is(meant: CommandMeant, language: str, text: str) -> None:
    assert found(language, text) == meant
