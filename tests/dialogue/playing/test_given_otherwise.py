"""A move given as what it is not is asked about, and so is a part of a capture that may be a step.

What is announced is played as announced or not at all (Capo I, 12.2; Capo II, 8.2).
"""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

BESIDE = "W:W9,10,K15,19,33,34,K36:B14,K43"
"""Behind 9x20 the king on 43 takes four and ends on 39, to which it could step."""
STEPS = "W:WK5:BK46,20"
SHORT = "W:WK31:B5"


def two(fen: str, rules: Regulation = INTERNATIONAL_FID, **changes: object) -> Talk:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    return Talk(settings_for(rules, fen, **(people | {"language": "en"} | changes)))


def played(talk: Talk) -> list[str]:
    return [ply.written for ply in talk.game.plies]


@pytest.mark.parametrize("line", ["39", "to 39", "king to 39", "I go to 39", "43-39", "43 39, play it"])
def test_a_capture_given_by_where_it_ends_may_be_a_step(line: str) -> None:
    talk = two(BESIDE)
    talk.type("9x20")
    (said,) = talk.type(line)
    assert said.startswith("Between these squares no step is allowed, only the capture")
    assert len(played(talk)) == 1
    talk.type("yes")
    assert len(played(talk)) == 2


@pytest.mark.parametrize("line", ["x39", "take to 39", "43x39", "43x25x14x28x39"])
def test_who_says_that_it_takes_is_not_asked(line: str) -> None:
    talk = two(BESIDE)
    talk.type("9x20")
    talk.type(line)
    assert len(played(talk)) == 2


def test_a_capture_given_by_its_direction_may_be_a_step() -> None:
    talk = two("W:WK46,14:B32,23")
    assert "no step is allowed, only the capture 46x28x19" in talk.type("46 to the right")[0]
    talk.type("no")
    talk.type("46 takes to the right")
    assert played(talk) == ["46x19"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", line) for line in ("5x14", "5:14", "5 takes 14", "take 5 14")),
        *(("it", line) for line in ("5x14", "la 5 prende la 14", "mangio 5 14", "5 mangia 14")),
        *(("pt", line) for line in ("5x14", "a 5 toma a 14", "como 5 14")),
        ("pt-BR", "5x14"),
    ],
)
def test_a_step_given_as_a_capture_is_asked_about(language: str, line: str) -> None:
    talk = two(STEPS, language=language)
    (said,) = talk.type(line)
    assert "5-14" in said
    assert played(talk) == []
    talk.type({"en": "yes", "it": "sì"}.get(language, "sim"))
    assert played(talk) == ["5-14"]


def test_what_answers_it_is_the_sign_that_was_not_given() -> None:
    talk = two(STEPS)
    talk.type("5x14")
    assert played(talk) == []
    assert "is not a yes" in talk.type("5x14")[0]
    assert played(talk) == []
    talk.type("5-14")
    assert played(talk) == ["5-14"]


def test_a_no_leaves_it_unplayed() -> None:
    talk = two(SHORT, ITALIAN_FID)
    talk.type("31x27")
    talk.type("no")
    assert played(talk) == []


def test_a_direction_given_with_a_verb_of_taking_is_asked_about() -> None:
    talk = two(SHORT, ITALIAN_FID, language="it")
    assert talk.type("prendo con 31 a sinistra")[0].endswith("giochi il passo 31-27?")


def test_where_nothing_is_told_of_the_position_it_is_refused_like_any_other() -> None:
    blind = {"white": Player(name="Anna", is_blind=True), "black": Player(name="Bruno")}
    talk, other = (two(STEPS, questions=0, **blind) for _ in range(2))
    assert talk.type("5x14") == other.type("5-11")
    assert played(talk) == []
