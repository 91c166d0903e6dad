"""What stands behind the commands of correspondence: from which position, on which terms."""

import pytest

from assistant.dialogue.handlers.corresponding.noting import terms_said
from assistant.game.mail_terms import MailTerms
from assistant.parsing.words.vocabulary import vocabulary
from tests.dialogue.support.talk import Talk, parse_settings


def test_a_game_begins_from_the_position_here() -> None:
    talk = Talk(parse_settings("lang=en white=human:Bob black=human:Carl"))
    talk.type("22-18")
    there = talk.game.position
    talk.type("new correspondence game with Anna from this position, Black")
    told = talk.type("yes")
    assert told[0].startswith("Correspondence game AX-101 with Anna: you have Black.")
    assert talk.game.start == there


USUAL = MailTerms(code="AB-101")


@pytest.mark.parametrize(
    ("language", "text", "changed"),
    [
        ("it", "10 mosse in 40 giorni", {"moves": 10, "days": 40}),
        ("it", "partita 90 giorni, ferie 14", {"game_days": 90, "leave": 14}),
        ("it", "indirizzo Anna@Example.org", {"address": "Anna@Example.org"}),
        ("it", "direttore gara@example.org", {"director": "gara@example.org"}),
        (
            "it",
            "analisi permessa, condizioni libere",
            {"is_analysis_allowed": True, "are_conditions_binding": False},
        ),
        ("en", "10 moves in 40 days, leave 14", {"moves": 10, "days": 40, "leave": 14}),
        ("pt", "10 lances em 40 dias, férias 14", {"moves": 10, "days": 40, "leave": 14}),
    ],
)
def test_terms(language: str, text: str, changed: dict[str, object]) -> None:
    told = terms_said(text, USUAL, vocabulary(language))
    assert told is not None
    assert {name: getattr(told, name) for name in changed} == changed


@pytest.mark.parametrize(
    "text", ["a piacere", "10", "10 mosse", "ferie", "ferie 3 o 4", "10 mosse in 40 giorni, boh"]
)
def test_what_is_none_of_the_terms_changes_nothing(text: str) -> None:
    assert terms_said(text, USUAL, vocabulary("it")) is None
