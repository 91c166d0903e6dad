"""A line that asks never chooses one of several moves, and what is still to be chosen from is said."""

import pytest

from assistant.dialogue.states import State
from assistant.rules.regulation import INTERNATIONAL_FID
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

ASKED = {
    "it": (
        "e il 29?",
        "29?",
        "e la 29?",
        "ma il 29?",
        "33-29?",
        "e ventinove?",
        "la seconda?",
        "e il 29",
    ),
    "en": ("and 29?", "29?", "what about 29?", "how about 29?", "33-29?", "and twenty-nine?", "and 29"),
    "pt": ("e a 29?", "29?", "mas e a 29?", "e quanto à 29?", "33-29?", "e vinte e nove?", "e a 29"),
    "pt-BR": ("e a 29?", "29?", "mas e a 29?", "e 29?", "33-29?", "a segunda?", "e vinte e nove"),
}
PIECES = {
    "it": "quanti pezzi",
    "en": "how many pieces",
    "pt": "quantas peças",
    "pt-BR": "quantas peças",
}
SQUARE_33 = {"it": "e il 33?", "en": "and 33?", "pt": "e a 33?", "pt-BR": "e a 33?"}
NEITHER = {
    "it": ("nessuna delle due", "no, lascia stare", "né l'una né l'altra"),
    "en": ("neither", "none of them", "no, never mind"),
    "pt": ("nenhuma das duas", "não, deixa", "nem uma nem outra"),
    "pt-BR": ("nenhuma das duas", "não, deixa", "não, deixa pra lá"),
}


def choosing(language: str) -> tuple[Talk, str]:
    """Where it is to be said where the man of 33 goes, and how that was asked."""
    talk = Talk(settings_for(INTERNATIONAL_FID, language=language))
    (asked,) = talk.type("33")
    assert talk.dialogue.talk.here.choice
    return talk, asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_asks_chooses_nothing(language: str) -> None:
    for line in ASKED[language]:
        talk, _ = choosing(language)
        talk.type(line)
        assert not talk.game.plies, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_chosen_from_is_said_again_behind_an_answer(language: str) -> None:
    talk, _ = choosing(language)
    for question in (PIECES[language], ASKED[language][0], PIECES[language]):
        said = talk.type(question)
        assert len(said) > 1, question
        assert "33-28" in said[-1], said
        assert "33-29" in said[-1], said
    talk.type("29")
    assert len(talk.game.plies) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_asked_about_opens_no_choice(language: str) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, language=language))
    (said,) = talk.type(SQUARE_33[language])
    assert said.startswith("33 ")
    assert talk.dialogue.talk.here.choice is None
    talk.type(ASKED[language][0])
    assert not talk.game.plies


@pytest.mark.parametrize("language", LANGUAGES)
def test_asking_on_aloud_chooses_nothing(language: str) -> None:
    words = {"it": "e ventinove", "en": "and twenty nine"}.get(language, "e vinte e nove")
    talk, _ = choosing(language)
    said = talk.hear(words)
    assert not talk.game.plies
    assert "33-29" in said[-1]


@pytest.mark.parametrize("language", ["it", "pt", "pt-BR"])
def test_the_verb_with_its_accent_answers(language: str) -> None:
    talk, _ = choosing(language)
    talk.type({"it": "è il 29"}.get(language, "é a 29"))
    assert len(talk.game.plies) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_of_them_leaves_the_choice(language: str) -> None:
    for line in NEITHER[language]:
        talk, _ = choosing(language)
        assert len(talk.type(line)) == 1, line
        assert talk.dialogue.talk.here.choice is None, line
        assert talk.dialogue.state is State.MOVE
        talk.type("29")
        assert not talk.game.plies


NEVER_MIND = {
    "it": "no, lascia stare",
    "en": "no, never mind",
    "pt": "não, deixa",
    "pt-BR": "não, deixa",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_and_leaving_it_is_a_no_where_nothing_is_asked(language: str) -> None:
    no = {"it": "no", "en": "no"}.get(language, "não")
    talk, other = (Talk(settings_for(INTERNATIONAL_FID, language=language)) for _ in range(2))
    assert talk.type(NEVER_MIND[language]) == other.type(no)


@pytest.mark.parametrize("language", ["pt", "pt-BR"])
def test_the_verb_without_its_accent_still_asks_whose_turn_it_is(language: str) -> None:
    talk, other = (Talk(settings_for(INTERNATIONAL_FID, language=language)) for _ in range(2))
    assert talk.type("e a minha vez?") == other.type("é a minha vez?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_yes_that_asks_does_nothing(language: str) -> None:
    yes = {"it": "sì?", "en": "yes?"}.get(language, "sim?")
    resign = {"it": "abbandono", "en": "resign"}.get(language, "desisto")
    talk, _ = choosing(language)
    talk.type("29")
    talk.answer("20-25")
    talk.type(resign)
    talk.type(yes)
    assert talk.game.outcome is None
    assert talk.dialogue.state is State.ANSWER
