"""What the rules say of a touched piece and of taking backwards, asked in people's own words."""

import pytest

from assistant.parsing.asked.rule_words import parse_rule
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.rulebook import Topic
from tests.parsing.corpus import place_of
from tests.parsing.support.understood import understand_line

ASKED = {
    Topic.TOUCHING: {
        "it": (
            "il pezzo toccato va mosso?",
            "se tocco un pezzo devo muoverlo?",
            "pezzo toccato, pezzo mosso?",
        ),
        "en": (
            "do I have to move a piece I touched?",
            "if I touch a man must I move it?",
            "is there touch-move",
        ),
        "pt": ("se tocar numa peça tenho de a jogar?", "peça tocada é peça jogada?"),
        "pt-BR": ("peça tocada é peça jogada?", "se toco numa pedra tenho que jogar?"),
    },
    Topic.MEN: {
        "it": ("posso mangiare all'indietro?", "posso prendere all'indietro"),
        "en": ("can I take backwards", "can I capture backwards?"),
        "pt": ("posso comer para trás?", "posso tomar para trás?"),
        "pt-BR": ("posso comer pra trás?", "eu posso comer para trás?"),
    },
}


@pytest.mark.parametrize(
    ("topic", "language", "text"),
    [
        (topic, language, text)
        for topic, by_language in ASKED.items()
        for language, texts in by_language.items()
        for text in texts
    ],
)
def test_the_rules_are_told(topic: Topic, language: str, text: str) -> None:
    words = vocabulary(language)
    found = understand_line(text, *place_of("S"), words)
    meant = found.meaning if isinstance(found, Likely) else found
    assert meant is not None
    assert meant.command is Command.RULE
    wanted = parse_rule(meant.rest, words)
    assert wanted
    assert wanted.topic is topic
