"""By how many one is ahead, how many the other side took and with what, and whether one must take."""

import pytest

from assistant.parsing.likely import Likely
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of
from tests.parsing.support.understood import understand_line

ASKED = {
    Command.PIECE_COUNT: {
        "it": ("di quanto sono avanti?", "di quanto sono sotto?", "quanti pezzi di differenza?"),
        "en": ("how many men am I down?",),
        "pt": ("quantas a mais?",),
    },
    Command.TAKEN: {
        "it": ("con quale pezzo ha preso?",),
        "en": ("how many did he take?", "which man did he take with?"),
    },
    Command.CAPTURES: {"it": ("c'è una presa obbligatoria?",)},
}


@pytest.mark.parametrize(
    ("command", "language", "text"),
    [
        (command, language, text)
        for command, by_language in ASKED.items()
        for language, texts in by_language.items()
        for text in texts
    ],
)
def test_it_is_told(command: Command, language: str, text: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    meant = found.meaning if isinstance(found, Likely) else found
    assert meant is not None
    assert meant.command is command
