"""Who of two people says something may be told by a first name, where it is of one of them alone."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for


@pytest.mark.parametrize(
    ("language", "line"),
    [("it", "Marco: sì"), ("it", "Marco mantiene"), ("en", "Marco keeps it"), ("pt", "sim, Marco")],
)
def test_a_first_name_is_enough_where_it_is_of_one_alone(language: str, line: str) -> None:
    names = {"white": Player(name="Anna Rossi"), "black": Player(name="Marco Neri")}
    talk = Talk(settings_for(language=language, is_arbiter=True, **names))
    for each in ("22-18", "23-19", "Anna"):
        talk.type(each)
    assert "Marco Neri" in talk.type(line.replace("Marco", "Anna"))[0], "it is not hers to decide"
    assert "8.2" in talk.type(line)[0]
    assert talk.game.position.piece_at(19)


def test_a_first_name_of_both_is_nobodys() -> None:
    names = {"white": Player(name="Marco Bianchi"), "black": Player(name="Marco Neri")}
    talk = Talk(settings_for(language="it", is_arbiter=True, **names))
    talk.type("22-18")
    asked = talk.type("23-19")[-1]
    assert talk.type("Marco")[-1] == asked
    assert "8.1.1" in talk.type("Marco Bianchi")[0]
