"""What is told of captures, losses, kings and last moves, where it was false or of another side."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID
from tests.dialogue.support.talk import Talk, settings_for

LANGUAGES = ["en", "it", "pt", "pt-BR"]
TWO = "W:W17,20,22,26,27,29,30,32,K4:B1,2,3,5,6,8,13,15,23,K31"
"""Two captures, 17x10 and 20x11."""


def talk_in(language: str, fen: str | None = TWO, **changes: object) -> Talk:
    return Talk(settings_for(fen=fen, language=language, **changes))


def by_base(language: str, en: str, it: str, pt: str) -> str:
    return {"en": en, "it": it, "pt": pt}[language.partition("-")[0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_that_cannot_take_is_named_and_so_is_what_can(language: str) -> None:
    for line in (
        by_base(language, "capture with 22", "prendo con la 22", "capturar com a 22"),
        by_base(language, "I capture 22", "prendo la 22", "como a 22"),
    ):
        told = talk_in(language).type(line)
        assert "22" in told[0]
        assert "17x10" in told[1]
        assert "20x11" in told[1]
    told = talk_in(language).type(by_base(language, "can 20 take", "la 20 prende?", "a 20 come?"))
    assert "20x11" in told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_square_takes_nothing_and_is_not_taken(language: str) -> None:
    line = by_base(language, "I take the man on 11", "prendo la pedina in 11", "capturo a pedra da 11")
    talk = talk_in(language)
    told = talk.type(line)
    assert "11" in told[0]
    assert "17x10" in told[1]
    assert talk.game.plies == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_counts_are_told_with_the_difference(language: str) -> None:
    told = talk_in(language).type(by_base(language, "am I winning", "sto vincendo", "estou a ganhar"))
    more = by_base(language, "one piece more", "un pezzo in più", "uma peça a mais")
    assert len(told) == 3
    assert more in told[2]
    told = talk_in(language, None).type(
        by_base(language, "are we even", "siamo pari?", "estamos iguais?")
    )
    assert len(told) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_lost_is_told_of_the_whole_game(language: str) -> None:
    talk = Talk(settings_for(fen="W:W22,27,32:B18,14,5", language=language))
    talk.type("22x13")
    line = by_base(
        language, "how many pieces have I lost", "quanti pezzi ho perso", "quantas peças perdi"
    )
    one, none = (
        by_base(language, "one", "un pezzo", "uma peça"),
        by_base(language, "no p", "nessun", "nenhuma"),
    )
    [told] = talk.type(line)
    assert one in told
    assert none in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_side_took_nothing_is_not_said_of_both(language: str) -> None:
    talk = Talk(settings_for(fen="W:W22,27,32:B18,14,5", language=language))
    talk.type("22x13")
    told = talk.type(by_base(language, "what have I lost", "cosa ho perso", "o que eu perdi"))
    side = by_base(language, "Black", "Nero", "Pretas")
    assert side in told[0]
    assert len(told) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_moves_of_kings_are_told_or_that_there_is_none(language: str) -> None:
    line = by_base(
        language, "what can my king do", "le mosse della mia dama", "os lances da minha dama"
    )
    [told] = talk_in(language, None).type(line)
    assert "22-18" not in told
    [told] = talk_in(language, "W:W22,32,K29:B5,6").type(line)
    assert "29-25" in told
    assert "22-18" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_move_of_the_side_that_is_meant(language: str) -> None:
    talk = talk_in(language, None)
    line = by_base(language, "my last move", "la mia ultima mossa", "minha última jogada")
    talk.type("22-18")
    talk.answer("11-15")
    assert "22-18" in talk.type(line)[0]
    theirs = by_base(language, "what did he play", "cosa ha mosso il nero", "o que o preto jogou")
    assert "11-15" in talk.type(theirs)[0]


def test_a_side_that_has_not_moved_is_said_so() -> None:
    talk = Talk(settings_for(fen="B:W22,32:B5,6", language="en"))
    talk.answer("6-11")
    assert talk.type("my last move") == ["White has not moved yet."]


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
def test_an_empty_square_is_safe_or_not_by_the_moves_that_come_there(language: str) -> None:
    line = by_base(language, "is 18 a safe square", "è sicura la 18", "a 18 é segura?")
    told = talk_in(language, "W:W22,25,32:B14,5").type(line)
    assert "22-18" in told[0]
    assert "14x21" in told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_one_must_capture_is_not_the_last_refusal(language: str) -> None:
    talk = talk_in(language)
    talk.type("31-27")
    line = by_base(language, "why must I capture", "perché devo prendere", "por que tenho que capturar")
    told = talk.type(line)
    assert "6.1" in told[0]
    assert "17x10" in told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_named(language: str) -> None:
    line = by_base(language, "what are the rules", "quali sono le regole", "quais são as regras")
    assert "FID" in talk_in(language).type(line)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lone_number_beyond_the_board_is_no_square(language: str) -> None:
    told = talk_in(language, None).type("33")
    assert "33" in told[0]
    assert "32" in told[0]


def test_a_route_in_another_order_is_told_so() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, "W:W32:B8,18,28", language="en"))
    told = talk.type("32x12x23x3")
    assert (
        told[0]
        == "The squares of a capture are told in the order in which it comes to them: article 4.9."
    )
    assert "32x23x12x3" in told[1]
