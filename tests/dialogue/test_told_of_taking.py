"""What is told of captures, losses, kings and last moves, where it was false or of another side."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID
from tests.dialogue.talk import Talk, settings_for

LANGUAGES = ["en", "it", "pt", "pt-BR"]
TWO = "W:W17,20,22,26,27,29,30,32,K4:B1,2,3,5,6,8,13,15,23,K31"
"""Two captures, 17x10 and 20x11."""


def talk_in(language: str, fen: str | None = TWO, **changes: object) -> Talk:
    return Talk(settings_for(fen=fen, language=language, **changes))


def by_base(language: str, en: str, it: str, pt: str) -> str:
    return {"en": en, "it": it, "pt": pt}[language.partition("-")[0]]


def test_a_route_in_another_order_is_told_so() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, "W:W32:B8,18,28", language="en"))
    told = talk.type("32x12x23x3")
    assert (
        told[0]
        == "The squares of a capture are told in the order in which it comes to them: article 4.9."
    )
    assert "32x23x12x3" in told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_alternatives_are_no_sum_and_an_exchange_is_told(language: str) -> None:
    losses = by_base(language, "losses", "perdite", "perdas")
    talk = Talk(settings_for(fen="W:W22,32:B14,13,5", language=language))
    told = talk.type(f"{losses} 22-18")
    assert "14x21" in told[0]
    fen = "W:W22,25,32:B14,5"
    told = Talk(settings_for(fen=fen, language=language)).type(f"{losses} 22-18")
    assert "14x21" in told[0]
    assert "25x18" in told[1]


def test_captures_that_take_other_pieces_are_told_as_alternatives() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, "W:W32,42,43,50:B21,27", language="en"))
    told = talk.type("losses 50-45")
    assert told[0] == "After 50-45 your opponent takes 2 pieces: 27x38x47 or 27x38x49."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lone_number_beyond_the_board_is_no_square(language: str) -> None:
    told = talk_in(language, None).type("33")
    assert "33" in told[0]
    assert "32" in told[0]
