"""What help names, and what it leaves out because the game does not have it."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from tests.dialogue.talk import Talk, settings_for

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
