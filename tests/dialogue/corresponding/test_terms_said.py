"""Terms as a line changes them, one at a time and together, in each form that is proposed."""

import pytest

from assistant.dialogue.handlers.corresponding.noting import terms_said
from assistant.game.mail_terms import MailTerms
from assistant.parsing.commands.raw_lines import raw_command
from assistant.parsing.words.vocabulary import vocabulary

GAME, ONE_IN_THREE = MailTerms(game_days=90), MailTerms(moves=1, days=3)
SAID = {
    "it": {
        "termini partita 90 giorni": GAME,
        "termini della partita: 90 giorni": GAME,
        "termini 90 giorni": GAME,
        "termini 90 giorni a testa": GAME,
        "termini 1 mossa in 3 giorni": ONE_IN_THREE,
        "termini 10 mosse in 30 giorni, partita 90 giorni": MailTerms(moves=10, days=30, game_days=90),
    },
    "en": {
        "terms game 90 days": GAME,
        "terms of the game 90 days": GAME,
        "terms 1 move in 3 days": ONE_IN_THREE,
        "terms leave 10 days": MailTerms(leave=10),
    },
    "pt": {
        "termos partida 90 dias": GAME,
        "termos 1 lance em 3 dias": ONE_IN_THREE,
    },
}


@pytest.mark.parametrize(("language", "line"), [(each, line) for each in SAID for line in SAID[each]])
def test_terms_are_as_they_are_said(language: str, line: str) -> None:
    words = vocabulary(language)
    meant = raw_command(line, words)
    assert meant
    assert terms_said(meant.rest, MailTerms(), words) == SAID[language][line]


def test_a_number_alone_changes_nothing() -> None:
    assert terms_said("90", MailTerms(), vocabulary("en")) is None
