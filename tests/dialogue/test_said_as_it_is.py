"""What is said is so: a repetition does nothing anew, and what is asked about is what is done."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for


@pytest.mark.parametrize(
    ("language", "setting", "slowly", "done"),
    [
        ("it", "velocità 300", "ripeti lentamente", "Fatto"),
        ("en", "rate 300", "repeat slowly", "Done"),
        ("pt", "velocidade 300", "repetir devagar", "Feito"),
    ],
)
def test_a_setting_that_is_repeated_is_not_done_once_more(
    language: str, setting: str, slowly: str, done: str
) -> None:
    talk = Talk(settings_for(language=language))
    told = talk.type(setting)[0]
    assert told.startswith(done)
    assert talk.type(slowly) == [told.removeprefix(f"{done}. ")]


@pytest.mark.parametrize(
    ("language", "resign", "yes", "regret", "named"),
    [
        ("it", "abbandono", "sì", "non volevo", "annullare la fine della partita"),
        ("en", "resign", "yes", "I didn't mean to", "undoing the end of the game"),
        ("pt", "desisto", "sim", "enganei-me", "anular o fim da partida"),
    ],
)
def test_who_regrets_the_end_is_asked_about_the_end(
    language: str, resign: str, yes: str, regret: str, named: str
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-15")
    talk.type(resign)
    talk.type(yes)
    assert named in talk.type(regret)[0]


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("it", "che mossa ho fatto?", "Ultima mossa del Bianco: 22-18."),
        ("en", "what was my last move", "White's last move: 22-18."),
        ("pt", "qual foi o meu último lance", "Último lance das Brancas: 22-18."),
    ],
)
def test_the_last_move_of_one_side_is_not_called_the_last(language: str, asked: str, told: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-15")
    assert talk.type(asked) == [told]


@pytest.mark.parametrize(
    ("language", "cells", "words"),
    [("it", "celle", "elenco"), ("en", "cells", "list"), ("pt", "celas", "lista")],
)
def test_where_there_is_no_list_none_is_spoken_of(language: str, cells: str, words: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(cells)
    for number in ("2", "3"):
        assert not any(words in line for line in talk.type(number))
