"""Lines that differ little and mean different things: each is told apart from its neighbour."""

import pytest

from assistant.narration.facts.position import AsSaidTold
from assistant.rules.regulation import INTERNATIONAL_FID
from tests.dialogue.support.talk import Talk, settings_for

BEHIND = (
    ("it", "no, volevo dire 23-19"),
    ("en", "no, I meant 23-19"),
    ("pt", "não, queria dizer 23-19"),
)


@pytest.mark.parametrize(("language", "line"), BEHIND)
@pytest.mark.parametrize("refused", ["x 10", "18-10"])
def test_behind_what_fitted_no_move_the_one_that_was_meant_is_played(
    language: str, line: str, refused: str
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(refused)
    talk.type(line)
    assert [ply.written for ply in talk.game.plies] == ["22-18", "12-16", "23-19"]


@pytest.mark.parametrize(("language", "line"), BEHIND)
@pytest.mark.parametrize("refused", ["x 10", "18-10"])
def test_a_move_since_then_is_first_taken_back_after_a_yes(
    language: str, line: str, refused: str
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(refused)
    talk.type("22-18")
    talk.answer("12-16")
    (asked,) = talk.type(line)
    assert "22-18" in asked
    assert [ply.written for ply in talk.game.plies] == ["22-18", "12-16"]


@pytest.mark.parametrize(
    ("language", "give_up", "never_mind"),
    [("it", "mi arrendo", "ritiro"), ("en", "I resign", "resign"), ("pt", "desisto", "desisto")],
)
def test_a_word_for_giving_up_does_not_drop_the_question_whether_to(
    language: str, give_up: str, never_mind: str
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(give_up)
    question = talk.dialogue.talk.here.asked
    assert question
    talk.type(never_mind)
    assert talk.dialogue.talk.here.asked == question


NEAREST = "W:W18,30:B15,8"


def test_how_far_you_are_is_told_of_you() -> None:
    (told,) = Talk(settings_for(fen=NEAREST)).type("quanto ti manca per fare dama?")
    assert " 15" in told
    assert " 18" not in told


TAKEN = "W:WK30,22:B18,11,26"
"""30x21x14x7 takes three."""


def three_taken(language: str) -> Talk:
    talk = Talk(settings_for(fen=TAKEN, language=language))
    talk.type("30x21x14x7")
    assert talk.game.plies
    return talk


def begins_with(talk: Talk, line: str) -> bool | None:
    """Whether a line is answered with yes, or no, or neither."""
    narrator = talk.dialogue.talk.narrator
    first = talk.type(line)[0]
    both = {narrator.tell(AsSaidTold(is_so)).text: is_so for is_so in (True, False)}
    return both.get(first)


@pytest.mark.parametrize(
    ("line", "is_so"),
    [
        ("I took one man, right?", None),
        ("I took with 7, right?", True),
        ("I took with 30, right?", True),
        ("I took with 22, right?", False),
        ("I took three men, right?", True),
    ],
)
def test_a_man_is_one_of_several_and_either_end_names_the_piece(line: str, is_so: bool | None) -> None:
    assert begins_with(three_taken("en"), line) is is_so


def test_the_number_of_the_last_capture_is_right_beside_a_greater_total() -> None:
    talk = Talk(settings_for(language="en"))
    for mine, reply in (("23-20", "12-16"), ("20-15", "11x20"), ("24x15", "16-20")):
        talk.type(mine)
        talk.answer(reply)
    assert begins_with(talk, "I took one man, right?")
    assert begins_with(talk, "I took 2 men, right?") is False


ON_AND_ON = [
    ("how far is 22 from being a king?", "and 21?", "how far is 21 from being a king?"),
    ("diagonals of 22", "and 21?", "diagonals of 21"),
    ("row 2", "and row 3?", "row 3"),
]


@pytest.mark.parametrize(("first", "then", "whole"), ON_AND_ON)
def test_what_is_asked_on_is_the_same_question(first: str, then: str, whole: str) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type(first)
    assert talk.type(then) == Talk(settings_for(language="en")).type(whole)


def test_a_man_asked_whether_it_goes_back_begins_with_no() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.answer("12-16")
    assert talk.type("18 back?")[0].startswith("No")


def test_whether_one_may_take_backwards_is_a_rule() -> None:
    told = " ".join(Talk(settings_for(language="en")).type("can I take backwards?"))
    assert "5.3" in told
    told = " ".join(Talk(settings_for(INTERNATIONAL_FID, language="en")).type("can I take backwards?"))
    assert "5.3" not in told


def test_who_starts_is_the_turn_where_no_kind_of_game_is_named() -> None:
    talk = Talk(settings_for(language="en"))
    assert talk.type("who starts?") == talk.type("turn")


@pytest.mark.parametrize("language", ["it", "en", "pt"])
def test_where_no_man_is_crowned_it_is_not_told_why_a_man_may_not_go(language: str) -> None:
    """Before 14 stands a man that may not move, since another must take; but none is crowned there."""
    line = {"it": "faccio dama in 14", "en": "I crown on 14", "pt": "faço dama na 14"}[language]
    with_capture = Talk(settings_for(fen="W:W18,27:B23", language=language)).type(line)
    assert with_capture
    assert "5." not in with_capture[0]
    assert "27" in with_capture[0]
