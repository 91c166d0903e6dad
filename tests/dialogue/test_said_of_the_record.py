"""What somebody takes to be so of the record: they hear whether it is, and what is so."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

SO = {
    "it": ("Sì, è così.", "No, non è così."),
    "en": ("Yes, that is so.", "No, that is not so."),
    "pt": ("Sim, está certo.", "Não, não está certo."),
    "pt-BR": ("Sim, está certo.", "Não, não está certo."),
}
TRUE = {
    "it": (
        "ho preso la 23, vero?",
        "ho mangiato 23?",
        "ho giocato 32-28, giusto?",
        "lui ha mosso 19-23, vero?",
        "hai preso la 19, vero?",
        "ha mangiato 19?",
        "ho 19 pezzi, vero?",
        "lui ha 19 pedine?",
    ),
    "en": (
        "I took 23, right?",
        "I captured 23?",
        "I played 32-28, right?",
        "he moved 19-23, didn't he?",
        "did he take 19?",
        "he took 19, right?",
        "do I have 19 men?",
        "he has 19, right?",
    ),
    "pt": (
        "capturei a 23, certo?",
        "tirei a 23?",
        "joguei 32-28, não foi?",
        "ele jogou 19-23, certo?",
        "ele tomou a 19, certo?",
        "tenho 19 peças?",
        "ele tem 19, certo?",
    ),
    "pt-BR": (
        "tirei a 23, né?",
        "comi a peça 23?",
        "joguei 32-28, certo?",
        "ele jogou 19-23, né?",
        "ele comeu a 19, né?",
        "eu tenho dezenove pedras?",
        "ele tem 19 pretas, né?",
    ),
}
FALSE = {
    "it": ("ho preso la 24 e la 14, vero?", "ho giocato 33-29?", "ho 18 pezzi?", "lui ha 5 neri?"),
    "en": (
        "I took 24 and 14, right?",
        "did I take 24?",
        "I have 18 men, right?",
        "does he have 5 men?",
    ),
    "pt": ("tirei as peças 24 e 14, certo?", "joguei 33-29?", "tenho 18 pedras?", "tem 5 pretas?"),
    "pt-BR": ("capturei 28 e 23?", "joguei 33-29, né?", "eu tenho 18 pedras?", "ele tem 5, certo?"),
}
WHAT = {
    "it": ("che pezzi ho preso?", "quali pedine ho mangiato?"),
    "en": ("which men did I take?", "what have I captured?"),
    "pt": ("que peças tirei?", "que peças eu tirei?"),
    "pt-BR": ("que peças eu tirei?", "quais pedras tirei?"),
}


def exchanged(language: str) -> Talk:
    """A game in which each side has taken one man: 28x19 and 14x23."""
    talk = Talk(settings_for(INTERNATIONAL_FID, language=language))
    for mine, answer in (("32-28", "19-23"), ("28x19", "14x23")):
        talk.type(mine)
        talk.answer(answer)
    return talk


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_so_has_a_yes(language: str) -> None:
    for line in TRUE[language]:
        assert exchanged(language).type(line)[0] == SO[language][0], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_so_has_a_no_and_then_what_is(language: str) -> None:
    for line in FALSE[language]:
        said = exchanged(language).type(line)
        assert said[0] == SO[language][1], line
        assert len(said) > 1, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_taken_is_told(language: str) -> None:
    for line in WHAT[language]:
        (said,) = exchanged(language).type(line)
        assert "28x19" in said, line
        assert "23" in said, line


SQUARES = {
    "it": ("c'è un pezzo sulla 19?", "19?", "cosa ho sulla 32?"),
    "en": ("is there a man on 19?", "19?", "do I have a man on 32?"),
    "pt": ("há uma peça na 19?", "19?", "o que tenho na 32?"),
    "pt-BR": ("tem pedra na 19?", "19?", "o que eu tenho na 32?"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_behind_a_word_for_a_place_is_a_square(language: str) -> None:
    for line in SQUARES[language]:
        said = exchanged(language).type(line)
        assert said[0] not in SO[language], line
        assert said[0].startswith(("19 ", "32 ")), line


COUNTED = {
    "it": ("prendo due con la 33", "mangio due pezzi con la 33", "la 33 mangia due"),
    "en": ("I take two with 33", "33 takes two"),
    "pt": ("tomo duas com a 33", "a 33 come duas"),
    "pt-BR": ("pego duas com a 33", "como duas com a 33", "a 33 pega duas"),
}
TWO = "W:W32,33,46:B28,18,5"
"""White takes one man with 32, and one or two with 33."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_are_taken_is_no_square(language: str) -> None:
    for line in COUNTED[language]:
        talk = Talk(settings_for(INTERNATIONAL_FID, TWO, language=language))
        said = talk.type(line)
        assert "33x" in " ".join(said), line
        assert all(len(ply.move.captured) == 2 for ply in talk.game.plies), line


THREE = "W:W32,33,46:B28,18,9"
"""White must take three men with 33."""
TWO_MEN = {
    "it": "mangio due pezzi con la 33",
    "en": "I take two men with 33",
    "pt": "tomo duas peças com a 33",
    "pt-BR": "como duas pedras com a 33",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_number_than_a_move_takes_plays_nothing(language: str) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, THREE, language=language))
    said = talk.type(TWO_MEN[language])
    assert not talk.game.plies
    assert "33x" in said[0]


AHEAD = {
    "it": ("sono sopra di uno, vero?",),
    "en": ("I am one piece up, right?", "I have one more than him, right?"),
    "pt": ("estou com uma peça a mais, certo?",),
    "pt-BR": ("estou com uma peça a mais, certo?",),
}
AHEAD_BY_ONE = "W:W32,33,46:B18,9"
BEHIND_BY_ONE = "W:W32,33:B18,9,5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_ahead_by_so_many_hears_a_yes_and_who_is_not_a_no(language: str) -> None:
    for line in AHEAD[language]:
        ahead = Talk(settings_for(INTERNATIONAL_FID, AHEAD_BY_ONE, language=language)).type(line)
        level = exchanged(language).type(line)
        assert (ahead[0], level[0]) == SO[language], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_behind_by_so_many_hears_the_counts_alone(language: str) -> None:
    for line in AHEAD[language]:
        said = Talk(settings_for(INTERNATIONAL_FID, BEHIND_BY_ONE, language=language)).type(line)
        assert said[0] not in SO[language], line


STOOD = {
    "it": "la 19 è sua?",
    "en": "his piece is on 19?",
    "pt": "há uma peça dele na 19, certo?",
    "pt-BR": "tem uma pedra dele na 19, certo?",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_no_is_said_of_a_square_where_such_a_piece_has_stood_lately(language: str) -> None:
    said = exchanged(language).type(STOOD[language])
    assert said[0].startswith("19 "), STOOD[language]
    other = exchanged(language).type(STOOD[language].replace("19", "22"))
    assert other[0] == SO[language][1], STOOD[language]
