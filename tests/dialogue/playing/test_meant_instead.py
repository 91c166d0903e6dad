"""Who says right behind their own move that they meant another one is asked about the one they made."""

import pytest

from assistant.dialogue.questions import Instead
from assistant.game.deeds import TakenBack
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
MEANT = {
    "it": (
        "no aspetta, volevo dire 23-19",
        "no, intendevo 23-19",
        "volevo dire 23-19",
        "scusa, no, 23-19",
    ),
    "en": ("no wait, I meant 23-19", "wait, I meant 23-19", "oops, no, I meant 23 19", "I meant 23-19"),
    "pt": ("não espera, queria dizer 23-19", "não, era 23-19", "desculpe, queria dizer 23-19"),
}
MEANT["pt-BR"] = MEANT["pt"]
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
NO = {"it": "no", "en": "no", "pt": "não", "pt-BR": "não"}
CASES = [(language, line) for language, lines in MEANT.items() for line in lines]


def written(talk: Talk) -> list[str]:
    return [ply.written for ply in talk.game.plies]


@pytest.mark.parametrize("has_answered", [True, False], ids=["answered", "thinking"])
@pytest.mark.parametrize(("language", "line"), CASES)
def test_both_moves_go_and_the_one_that_was_meant_is_played(
    language: str, line: str, has_answered: bool
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    if has_answered:
        talk.answer("12-16")
    (asked,) = talk.type(line)
    assert "22-18" in asked
    assert "23-19" in asked
    assert ("12-16" in asked) is has_answered
    question = talk.dialogue.talk.here.asked
    assert question
    assert isinstance(question.about, Instead)
    assert written(talk) == ["22-18", "12-16"][: 1 + has_answered], "nothing without a yes"
    told = talk.type(YES[language])
    assert "22-18" in told[0]
    assert "23-19" in told[1]
    assert written(talk) == ["23-19"]
    assert len(talk.deeds(TakenBack)) == 1
    talk.answer("12-16")
    assert written(talk) == ["23-19", "12-16"]


@pytest.mark.parametrize(("language", "line"), CASES)
def test_a_no_leaves_everything_as_it_was(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.type(line)
    talk.answer("12-16")
    talk.type(NO[language])
    assert written(talk) == ["22-18", "12-16"]
    assert talk.dialogue.talk.here.asked is None


def test_an_answer_that_came_meanwhile_goes_too() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.type("no wait, I meant 23-19")
    talk.answer("12-16")
    talk.type("yes")
    assert written(talk) == ["23-19"]


def test_what_could_not_have_been_played_is_as_before() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type("no wait, I meant 24-10")
    asked = talk.dialogue.talk.here.asked
    assert asked is None or not isinstance(asked.about, Instead)
    assert written(talk) == ["22-18", "12-16"]


@pytest.mark.parametrize("line", ["I meant 22-18", "no wait, 22-18", "no", "wait, 23-19", "23-19"])
def test_other_lines_are_no_such_wish(line: str) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(line)
    asked = talk.dialogue.talk.here.asked
    assert asked is None or not isinstance(asked.about, Instead)


def test_before_any_move_there_is_nothing_to_take_back() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("no wait, I meant 23-19")
    asked = talk.dialogue.talk.here.asked
    assert asked is None or not isinstance(asked.about, Instead)


@pytest.mark.parametrize("language", MEANT)
def test_of_two_people_the_other_one_is_asked(language: str) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type("22-18")
    (asked,) = talk.type(MEANT[language][0])
    assert "Bruno" in asked
    assert talk.type(f"Anna: {YES[language]}")
    assert written(talk) == ["22-18"], "nobody grants their own wish"
    talk.type(f"Bruno: {YES[language]}")
    assert written(talk) == ["23-19"]


def test_it_is_told_in_few_words_too() -> None:
    talk = Talk(settings_for(language="en", verbosity=0))
    talk.type("22-18")
    talk.answer("12-16")
    (asked,) = talk.type("no wait, I meant 23-19")
    assert asked == "Take back 22-18 and 12-16, and play 23-19: yes or no?"
