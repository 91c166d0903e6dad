"""How far the man of a square is from being crowned, which is no question about its moves."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

BOARD = "W:W13,30,K31:B20"
"""White's man on 13 has three rows to go, and Black's on 20 too."""
LINES = {
    "it": (
        "quante mosse mancano alla 13 per fare dama?",
        "quanto manca alla 13 per andare a dama?",
        "tra quante mosse la 13 diventa dama?",
        "quanto dista la 13 dalla promozione?",
        "quando fa dama la 13?",
        "in quante mosse la 13 va a dama?",
    ),
    "en": (
        "how many moves until 13 is a king?",
        "how many moves does 13 need to be crowned",
        "how far is 13 from a king?",
        "how far is my man on 13 from being crowned",
        "how many rows does 13 have to go to be crowned",
        "when will 13 be a king?",
    ),
    "pt": (
        "quantos lances faltam para a 13 fazer dama?",
        "quantas filas faltam à 13 para ser dama?",
        "em quantos lances a 13 faz dama?",
        "a que distância está a 13 da promoção?",
        "quando é que a 13 faz dama?",
        "quanto falta para a 13 ser coroada?",
    ),
    "pt-BR": (
        "quantos lances faltam pra 13 virar dama?",
        "quantas jogadas a 13 precisa pra virar dama?",
        "em quantos lances a 13 vira dama?",
        "quanto falta pra 13 ser dama?",
        "quando a 13 vai virar dama?",
    ),
}
TOLD = {
    "it": "Alla pedina bianca in 13 mancano 3 righe per fare dama.",
    "en": "The white man on 13 has 3 rows to go until it is crowned.",
    "pt": "À pedra branca na 13 faltam 3 filas para fazer dama.",
    "pt-BR": "À pedra branca na 13 faltam 3 fileiras para fazer dama.",
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in LINES[each]]
)
def test_the_rows_are_told_and_no_moves(language: str, line: str) -> None:
    talk = Talk(settings_for(fen=BOARD, language=language))
    assert talk.type(line) == [TOLD[language]]
    assert not talk.game.plies


@pytest.mark.parametrize(("language", "line"), [(each, LINES[each][0]) for each in LANGUAGES])
def test_a_king_or_nobody_has_no_rows_to_go(language: str, line: str) -> None:
    for square in ("31", "9"):
        talk = Talk(settings_for(fen=BOARD, language=language))
        assert talk.type(line.replace("13", square)) == talk.type(f"{SQUARE[language]} {square}")
    (said,) = Talk(settings_for(fen=BOARD, language=language)).type(line.replace("13", "40"))
    assert "40" in said


def test_of_the_other_side_it_is_told_towards_its_own_row() -> None:
    talk = Talk(settings_for(fen=BOARD, language="en"))
    assert talk.type("how far is his 20 from a king?") == [
        "The black man on 20 has 3 rows to go until it is crowned."
    ]


def test_of_one_row_it_is_told_that_it_is_one() -> None:
    talk = Talk(settings_for(fen="W:W7,30:B20", language="en"))
    assert talk.type("how far is 7 from a king?") == [
        "The white man on 7 has one row to go until it is crowned."
    ]


SQUARE = {"it": "casella", "en": "square", "pt": "casa", "pt-BR": "casa"}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_questions_are_counted_the_man_is_named_before(language: str) -> None:
    talk = Talk(settings_for(fen=BOARD, language=language, questions=2))
    (asked,) = talk.type(LINES[language][0])
    assert "13" in asked
    assert not talk.dialogue.talk.tally.questions
    assert talk.type(YES[language])[0] == TOLD[language]
    assert talk.dialogue.talk.tally.questions == 1
