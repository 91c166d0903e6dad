"""What somebody takes to be so of a capture: with which piece, how many, and of both what is so."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_said_of_the_record import SO, exchanged
from tests.dialogue.test_settings_list import LANGUAGES

WITH = {
    "it": (
        "ho mangiato la 23 con la 28, vero?",
        "ho preso con la 28, giusto?",
        "la 28 ha mangiato la 23, vero?",
        "con la pedina 28 ho preso la 23, vero?",
        "lui ha preso la 19 con la 14, vero?",
    ),
    "en": (
        "I took 23 with 28, right?",
        "I captured with 28?",
        "28 took 23, right?",
        "with my man on 28 I took 23, right?",
        "he took 19 with 14, didn't he?",
        "I took one man, right?",
    ),
    "pt": (
        "comi a 23 com a 28, certo?",
        "comi com a 28, certo?",
        "a 28 comeu a 23, certo?",
        "com a pedra 28 capturei a 23, certo?",
        "ele tomou a 19 com a 14, certo?",
        "comi uma peça, certo?",
    ),
    "pt-BR": (
        "comi a 23 com a 28, né?",
        "peguei com a 28?",
        "a 28 comeu a 23, né?",
        "com a pedra 28 eu comi a 23, né?",
        "ele comeu a 19 com a 14, né?",
        "comi uma pedra, certo?",
    ),
}
NOT_WITH = {
    "it": ("ho preso la 23 con la 33, vero?", "ho preso con la 33?", "ho mangiato tre pezzi, vero?"),
    "en": ("I took 23 with 33, right?", "I captured with 33?", "I took three men, right?"),
    "pt": ("comi a 23 com a 33, certo?", "comi com a 33?", "comi quatro peças, certo?"),
    "pt-BR": ("comi a 23 com a 33, né?", "peguei com a 33?", "comi quatro pedras, certo?"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in WITH[each]]
)
def test_the_piece_that_took_is_no_piece_that_was_taken(language: str, line: str) -> None:
    assert exchanged(language).type(line)[0] == SO[language][0]


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in NOT_WITH[each]]
)
def test_another_piece_or_another_number_has_a_no(language: str, line: str) -> None:
    assert exchanged(language).type(line)[0] == SO[language][1]


THREE = "W:W32,33,46:B28,18,9"
"""White must take three men with 33."""
THREE_TAKEN = {
    "it": ("ne ho mangiati tre, vero?", "ho preso tre, vero?", "ho preso tre pezzi, vero?"),
    "en": ("I took three, right?", "I captured three men?", "I took 3 men with 33, right?"),
    "pt": ("comi três, certo?", "comi três peças, certo?", "tomei 3 peças com a 33, certo?"),
    "pt-BR": ("comi três, né?", "peguei três pedras?", "comi 3 pedras com a 33, né?"),
}
TWO_TAKEN = {
    "it": "ne ho mangiati due, vero?",
    "en": "I took two, right?",
    "pt": "comi duas, certo?",
    "pt-BR": "comi duas, né?",
}


def taken_three(language: str) -> Talk:
    """A game in which White has taken three men with one move."""
    talk = Talk(settings_for(INTERNATIONAL_FID, THREE, language=language))
    talk.type("33x22x13x4")
    assert talk.game.plies
    return talk


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in THREE_TAKEN[each]]
)
def test_how_many_were_taken_is_no_square(language: str, line: str) -> None:
    assert taken_three(language).type(line)[0] == SO[language][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_were_not_taken(language: str) -> None:
    assert taken_three(language).type(TWO_TAKEN[language])[0] == SO[language][1]


IN_ALL = {
    "it": ("ho preso 2 pezzi, vero?", "quanti pezzi sono stati presi?"),
    "en": ("I took 2 men, right?", "how many pieces were taken?"),
    "pt": ("tomei 2 peças, certo?", "quantas peças foram tomadas?"),
    "pt-BR": ("comi 2 pedras, né?", "quantas peças foram tomadas?"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_counts_all_that_was_taken_hears_all_that_was(language: str) -> None:
    """The last capture alone, which is of one man, would not say why it is so."""
    talk = Talk(settings_for(INTERNATIONAL_FID, "W:W32,47:B28,42,3", language=language))
    talk.type("32x23")
    talk.answer("3-8")
    talk.type("47x38")
    line, of_all = IN_ALL[language]
    assert talk.type(line) == [SO[language][0], *talk.type(of_all)]
