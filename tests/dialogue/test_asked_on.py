"""A question goes on of another square or move: "what moves has 22?", "and 25?"."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

SQUARES = {
    "it": (
        ("quali mosse ha la 22?", "e la 23?", "quali mosse ha la 23?"),
        ("la 22 è in pericolo?", "e la 21?", "la 21 è in pericolo?"),
        ("chi difende la 22?", "e la 23?", "chi difende la 23?"),
        ("cosa c'è intorno alla 22?", "e intorno alla 23?", "cosa c'è intorno alla 23?"),
        ("cosa c'è sulla 22?", "e la 23?", "cosa c'è sulla 23?"),
    ),
    "en": (
        ("what moves does 22 have?", "and 23?", "what moves does 23 have?"),
        ("is 22 in danger?", "and 21?", "is 21 in danger?"),
        ("who defends 22?", "what about 23?", "who defends 23?"),
        ("what is on 22?", "and 23?", "what is on 23?"),
    ),
    "pt": (
        ("que jogadas tem a 22?", "e a 23?", "que jogadas tem a 23?"),
        ("a 22 está em perigo?", "e a 21?", "a 21 está em perigo?"),
        ("quem defende a 22?", "e a 23?", "quem defende a 23?"),
    ),
    "pt-BR": (
        ("que lances tem a 22?", "e a 23?", "que lances tem a 23?"),
        ("a 22 está em perigo?", "e a 21?", "a 21 está em perigo?"),
    ),
}
MOVES = {
    "it": (("cosa perdo con 22-18?", "e con 23-19?", "cosa perdo con 23-19?"),),
    "en": (
        ("what do I lose with 22-18?", "and with 23-19?", "what do I lose with 23-19?"),
        ("what may follow 22-18?", "and 23-19?", "what may follow 23-19?"),
    ),
    "pt": (("o que perco com 22-18?", "e com 23-19?", "o que perco com 23-19?"),),
    "pt-BR": (("o que perco com 22-18?", "e com 23-19?", "o que perco com 23-19?"),),
}
CASES = [
    (language, *lines)
    for table in (SQUARES, MOVES)
    for language, each in table.items()
    for lines in each
]


@pytest.mark.parametrize(("language", "first", "then", "whole"), CASES)
def test_it_is_the_same_question(language: str, first: str, then: str, whole: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(first)
    told = talk.type(then)
    assert talk.dialogue.talk.here.asked is None
    assert not talk.game.plies
    assert told == Talk(settings_for(language=language)).type(whole)


@pytest.mark.parametrize(("language", "first", "then", "whole"), CASES)
def test_it_goes_on_once_more(language: str, first: str, then: str, whole: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(whole)
    told = talk.type(then.replace("23-19", "22-18").replace("23", "22").replace("21", "22"))
    fresh = Talk(settings_for(language=language))
    assert told == fresh.type(first)


@pytest.mark.parametrize(
    ("language", "line"), [("it", "e la 23?"), ("en", "and 23?"), ("pt", "e a 23?")]
)
def test_behind_a_move_it_is_what_stands_there(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(SQUARES[language][0][0])
    talk.type("22-18")
    talk.answer("12-16")
    told = talk.type(line)
    fresh = Talk(settings_for(language=language))
    fresh.type("22-18")
    fresh.answer("12-16")
    assert told == fresh.type(line)


@pytest.mark.parametrize(("language", "turn"), [("it", "turno"), ("en", "turn"), ("pt", "vez")])
def test_behind_another_question_too(language: str, turn: str) -> None:
    talk = Talk(settings_for(language=language))
    line = {"it": "e la 23?", "en": "and 23?", "pt": "e a 23?"}[language]
    talk.type(SQUARES[language][0][0])
    talk.type(turn)
    assert talk.type(line) == Talk(settings_for(language=language)).type(line)


@pytest.mark.parametrize("language", ["it", "en", "pt"])
def test_in_blindfold_it_is_counted_once_for_each(language: str) -> None:
    talk = Talk(settings_for(language=language, questions=3))
    _, _, first = SQUARES[language][-1]
    talk.type(first)
    if talk.dialogue.talk.here.asked:  # a question that is guessed at is counted after a yes only
        talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert talk.dialogue.talk.tally.questions == 1
    talk.type({"it": "e la 22?", "en": "and 22?"}.get(language, "e a 22?"))
    if talk.dialogue.talk.here.asked:
        talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert talk.dialogue.talk.tally.questions == 2
