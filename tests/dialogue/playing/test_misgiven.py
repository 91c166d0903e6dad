"""Before it is repeated, an announced move is corrected by a typed no, without asking anybody."""

import pytest

from assistant.game.deeds import MoveCorrected
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_repeated_back": True}


def announced(language: str = "it", **more: object) -> Talk:
    talk = Talk(settings_for(language=language, **({"is_arbiter": True} | TWO | more)))
    talk.type("22-18")
    return talk


def played(talk: Talk) -> list[str]:
    return [ply.written for ply in talk.game.plies]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *[("it", line) for line in ("no, 21-17", "Anna: no, 21-17", "no ventuno diciassette")],
        *[("it", line) for line in ("no, volevo dire 21-17", "ho detto 21-17", "no aspetta, 21-17")],
        *[("en", line) for line in ("no, 21-17", "Anna: no, 21-17", "no, I meant 21-17")],
        *[("pt", line) for line in ("não, 21-17", "Anna: não, 21-17", "não, queria dizer 21-17")],
    ],
)
def test_a_no_and_a_move_are_the_move_that_was_meant(language: str, line: str) -> None:
    talk = announced(language)
    talk.type(line)
    assert played(talk) == ["21-17"]
    assert any(isinstance(deed, MoveCorrected) for deed in talk.game.deeds)
    assert talk.dialogue.talk.here.asked is None
    assert talk.dialogue.talk.table.repeating
    talk.type("21-17")
    assert talk.dialogue.talk.table.repeating is None


@pytest.mark.parametrize(
    ("language", "line"), [("it", "no"), ("it", "Anna: no"), ("en", "no"), ("pt", "não")]
)
def test_a_no_alone_takes_the_move_back(language: str, line: str) -> None:
    talk = announced(language)
    told = talk.type(line)
    assert played(talk) == []
    assert "22-18" in told[0]
    assert talk.dialogue.talk.table.repeating is None


@pytest.mark.parametrize("line", ["Bruno: no", "Bruno: no, 21-17"])
def test_who_is_to_repeat_it_takes_nothing_back(line: str) -> None:
    talk = announced()
    assert "ripetila" in talk.type(line)[0]
    assert played(talk) == ["22-18"]


def test_an_illegal_move_behind_the_no_is_refused_as_ever() -> None:
    talk = announced(is_arbiter=False)
    told = talk.type("no, 21-14")
    assert played(talk) == []
    assert any("articolo" in line for line in told)


@pytest.mark.parametrize("line", ["no, grazie", "no, chi muove?"])
def test_a_no_beside_something_else_is_none(line: str) -> None:
    talk = announced()
    talk.type(line)
    assert played(talk) == ["22-18"]


def test_once_repeated_it_stands() -> None:
    talk = announced()
    talk.type("22-18")
    talk.type("no, 21-17")
    assert played(talk) == ["22-18"]
