"""What a person wrote, where it is said back: short, and without anything that a terminal obeys."""

import pytest

from assistant.narration.catalog import languages
from assistant.narration.facts import errors, fact, game, keeping, surfaces, talk
from assistant.narration.narrator import Narrator, quotable
from assistant.rules.fen import FenProblem
from assistant.rules.side import Side


def test_a_persons_text_is_said_back_without_control_characters_and_short() -> None:
    assert quotable("a\x1b[31mb\tc\n") == "a [31mb c"
    assert quotable("x" * 100) == "x" * 40 + "..."
    assert quotable("\u202eabc\udcff") == "abc"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "problem", [FenProblem.SHAPE, FenProblem.SIDE_TO_MOVE, FenProblem.COLOURS, FenProblem.SQUARE]
)
def test_an_empty_position_is_told_of_without_quoting_nothing(
    language: str, problem: FenProblem
) -> None:
    text = Narrator(language).tell(errors.FenRefused(problem, "\x01")).text
    assert '""' not in text or problem is FenProblem.COLOURS
    assert text[0].isupper()


def test_nothing_that_a_person_writes_is_taken_for_nothing() -> None:
    told = Narrator("it").tell(game.PersonIntroduced(Side.WHITE, "none", is_alone=False))
    assert told.text == "Bianco: none."
    assert "none" not in Narrator("it").tell(talk.NotUnderstood("\x01", "move")).text


@pytest.mark.parametrize(
    ("name", "told"),
    [("Anna", "ad Anna"), ("àlex", "ad àlex"), ("Elena", "a Elena"), ("Bruno", "a Bruno")],
)
def test_in_italian_a_name_that_begins_like_the_word_before_it_is_told_apart(
    name: str, told: str
) -> None:
    there = Narrator("it").tell(surfaces.AskedThere(Side.WHITE, name)).text
    assert there == f"L'ho chiesto {told}: appena risponde, te lo dico."
    row = fact.GameTold("3", "people", "Bruno", name, "black", "none", "", 1, "days", 2)
    listed = Narrator("it").tell(keeping.GameTakenUp(row)).text
    assert f"tocca {told}" in listed
    assert ("fra Bruno ed Elena" if name == "Elena" else f"fra Bruno e {name}") in listed
