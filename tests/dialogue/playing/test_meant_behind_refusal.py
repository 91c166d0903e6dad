"""Who says behind a refused move what they meant gives that move: nothing is taken back for it."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
MEANT = {
    "it": ("no, volevo dire 23-19", "volevo dire 23-19", "no aspetta, 23-19"),
    "en": ("no, I meant 23-19", "I meant 23-19", "oops, no, 23-19"),
    "pt": ("não, queria dizer 23-19", "queria dizer 23-19", "desculpe, não, 23-19"),
}
MEANT["pt-BR"] = MEANT["pt"]
CASES = [(language, line) for language, lines in MEANT.items() for line in lines]
REFUSED = ("18-10", "23-14", "18-77")


def written(talk: Talk) -> list[str]:
    return [ply.written for ply in talk.game.plies]


@pytest.mark.parametrize("refused", REFUSED)
@pytest.mark.parametrize(("language", "line"), CASES)
def test_it_replaces_the_refused_one(language: str, line: str, refused: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(refused)
    assert written(talk) == ["22-18", "12-16"], "it was refused"
    talk.type(line)
    assert talk.dialogue.talk.here.asked is None
    assert written(talk) == ["22-18", "12-16", "23-19"]


@pytest.mark.parametrize(("language", "line"), CASES)
def test_of_two_people_nobody_is_asked(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type("22-18")
    talk.type("12-16")
    talk.type("18-10")
    talk.type(line)
    assert written(talk) == ["22-18", "12-16", "23-19"]


@pytest.mark.parametrize(("language", "line"), CASES)
def test_a_move_since_then_is_the_one_that_was_not_meant(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("18-10")
    talk.type("22-18")
    talk.answer("12-16")
    (asked,) = talk.type(line)
    assert "22-18" in asked
    assert written(talk) == ["22-18", "12-16"]


@pytest.mark.parametrize("language", MEANT)
def test_what_is_refused_again_is_told_so(language: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type("18-10")
    told = talk.type(MEANT[language][0].replace("23-19", "24-15"))
    assert "4.1" in told[0]
    assert talk.dialogue.talk.here.asked is None
    assert written(talk) == ["22-18", "12-16"]
