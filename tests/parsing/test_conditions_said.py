"""Conditional moves as they are typed: one pair, several beside each other, one behind the other."""

import pytest

from assistant.game.conditions import Condition, fault_in
from assistant.game.game import Game
from assistant.parsing.conditions_said import are_conditions, conditions_said
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.notation import format_move
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import ITALIAN_FID


def after(*moves: str) -> Position:
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    for written in moves:
        game.play(next(move for move in game.legal if format_move(move, game.legal) == written))
    return game.position


HERE = after("22-18", "11-15", "26-22")
ONE = (Condition((9, 13), (18, 9)),)
BESIDE = (Condition((9, 13), (18, 9)), Condition((6, 11), (18, 14)))
BEHIND = (Condition((9, 13), (18, 9), (Condition((10, 13), (22, 18)),)),)
ANY = (Condition((), (24, 20)),)


@pytest.mark.parametrize(
    ("language", "text", "conditions"),
    [
        ("it", "se 9-13 allora 18x9", ONE),
        ("it", "se gioca 9-13, rispondo 18x9", ONE),
        ("it", "se nove tredici allora diciotto nove", ONE),
        ("it", "se 9-13 allora 18x9; se 6-11 allora 18-14", BESIDE),
        ("it", "se 9-13 18x9 se 6-11 18-14", BESIDE),
        ("it", "se 9-13 allora 18x9, e poi se 10-13 allora 22-18", BEHIND),
        ("it", "se 9-13 18x9 10-13 22-18", BEHIND),
        ("it", "se 9-13 allora 18x9, se 10-13 allora 22-18", BESIDE[:1]),
        ("it", "a.l. 24-20", ANY),
        ("en", "if 9-13 then 18x9", ONE),
        ("en", "if 9-13 then 18x9; if 6-11 then 18-14", BESIDE),
        ("en", "if 9-13 then 18x9 and then if 10-13 then 22-18", BEHIND),
        ("en", "to any move 24-20", ANY),
        ("pt", "se 9-13 então 18x9", ONE),
        ("pt", "se 9-13 então 18x9; se 6-11 então 18-14", BESIDE),
        ("pt", "se 9-13 então 18x9, depois se 10-13 então 22-18", BEHIND),
        ("pt", "a qualquer lance 24-20", ANY),
    ],
)
def test_what_is_said(language: str, text: str, conditions: tuple[Condition, ...]) -> None:
    words = vocabulary(language)
    assert are_conditions(text, words)
    said = conditions_said(text, HERE, words)
    assert said.conditions[: len(conditions)] == conditions
    assert not said.lone


@pytest.mark.parametrize("text", ["se 9-13 a.l. 18x9", "se 6-11 allora 18-14; se 9-13 a.l. 18x9"])
def test_a_move_with_any_behind_it_has_no_answer(text: str) -> None:
    """Whether the answer is said of that move or of all, nobody knows: it is asked for once more."""
    assert conditions_said(text, HERE, vocabulary("it")).lone == (9, 13)


def test_a_pair_that_may_stand_in_one_place_only_stands_there() -> None:
    """10-13 can be played at once too: without a word for what comes behind it stands beside."""
    said = conditions_said("se 9-13 allora 18x9, se 10-13 allora 18-14", HERE, vocabulary("it"))
    assert said.conditions == (Condition((9, 13), (18, 9)), Condition((10, 13), (18, 14)))
    # Behind 9-13 and 18x9 Black can no longer play 9-14, and at once neither: it is told.
    said = conditions_said("se 9-13 allora 18x9, se 13-17 allora 9-5", HERE, vocabulary("it"))
    assert fault_in(HERE, said.conditions)


def test_a_move_without_an_answer_is_told() -> None:
    said = conditions_said("se 9-13 allora 18x9; se 6-11", HERE, vocabulary("it"))
    assert (said.conditions, said.lone) == (ONE, (6, 11))


@pytest.mark.parametrize(
    "text",
    [
        "22-18",
        "se gioco 22-18 cosa succede?",
        "se",
        "se 9-13",
        "condizioni",
        "x" * 2000,
        "poi 9-13 18x9",
    ],
)
def test_what_is_no_condition(text: str) -> None:
    assert not are_conditions(text, vocabulary("it"))
